"""The gallery: five cards that lead to the notebooks. Plain HTML, so that links work wherever the page is shown."""

from __future__ import annotations

from functools import cache
from html import escape

from ..bots import make
from ..core.game import Game, State
from ..core.registry import Entry, catalogue, load
from ..core.words import _, language, ngettext
from .emblems import emblem
from .theme import checked, css

NOTEBOOKS = ("01_setup", "02_turn", "03_examples", "04_play", "05_odds")
"""The notebooks of every game."""

_SEED, _DECISIONS = 41, 150
_STYLE = """
.jp-RenderedHTMLCommon:has(> .sg-gallery) { max-width: none !important; padding: 0 !important; }
/* All boards on one screen: two side by side, a third row below. */
.sg-gallery { padding: 0 22px 18px; max-width: 1860px; }
.sg-gallery .sg-gallery-head { display: flex; flex-wrap: wrap; align-items: baseline; gap: 2px 18px; margin: 0 0 12px; }
.sg-gallery .sg-gallery-head h1 { font-size: calc(26px * var(--sg-type)); }
.sg-gallery .sg-gallery-head p { margin: 0; font-size: calc(15px * var(--sg-type)); }
.sg-gallery .sg-tiles { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 14px; }
.sg-gallery .sg-gtile { position: relative; flex-direction: row; }
.sg-gallery .sg-gtile.sg-built { border-color: var(--sg-tile-edge); }
.sg-gallery .sg-gtile-pic { position: relative; flex: 0 0 46%; aspect-ratio: auto; min-height: clamp(218px, 33vh - 44px, 420px); border: 0; }
.sg-gallery .sg-gtile-pic svg { position: absolute; inset: 5px; width: calc(100% - 10px) !important; height: calc(100% - 10px) !important; }
.sg-gallery .sg-gtile-body { padding: 8px 16px; gap: 3px; justify-content: center; border-left: 1px solid var(--sg-line); min-width: 0; }
.sg-gallery .sg-gtile h2 { font-size: calc(22px * var(--sg-type)); }
.sg-gallery .sg-gtile .sg-quiet { font-size: calc(12px * var(--sg-type)); }
.sg-gallery .sg-unbuilt { opacity: 1; }
.sg-gallery .sg-unbuilt .sg-gtile-pic { filter: none; opacity: 0.7; }
.sg-gallery .sg-unbuilt h2 { color: var(--sg-quiet); }
.sg-gallery .sg-about { font-size: calc(14px * var(--sg-type)); margin: 2px 0; color: var(--sg-text); line-height: 1.3; }
.sg-gallery .sg-quiet, .sg-gallery .sg-gallery-head p { color: var(--sg-quiet); }
.sg-gallery ul { padding: 0 !important; margin: 5px 0 0 !important; list-style: none !important; display: grid; grid-template-columns: 1fr 1fr; gap: 5px; }
.sg-gallery li { list-style: none !important; margin: 0 !important; display: flex; }
.sg-gallery li:first-child { grid-column: 1 / -1; }
.sg-gallery a.sg-entry { color: var(--sg-text) !important; text-decoration: none !important; font-size: calc(14px * var(--sg-type)) !important; padding: 5px 10px; }
.sg-gallery a.sg-entry .sg-entry-label { flex: none; }
.sg-gallery a.sg-entry small { color: var(--sg-quiet); font-size: calc(12px * var(--sg-type)); text-align: right; line-height: 1.1; min-width: 0; }
.sg-gallery li:first-child a.sg-entry { background: var(--sg-lit); border-color: var(--sg-lit); color: var(--sg-under) !important; font-weight: 700; }
.sg-gallery li:first-child a.sg-entry small { color: var(--sg-under); font-weight: 400; }
.sg-gallery li:nth-child(4) a.sg-entry { border-color: var(--sg-lit); font-weight: 700; }
.sg-gallery li:nth-child(4) a.sg-entry small { font-weight: 400; }
/* A click on the board begins with the first notebook, like the button. */
.sg-gallery li:first-child a.sg-entry::after { content: ""; position: absolute; left: 0; top: 0; bottom: 0; width: 46%; border-radius: 13px 0 0 13px; }
.sg-gallery .sg-built:has(li:first-child a:hover) { border-color: var(--sg-lit); }
.sg-gallery .sg-tag { align-self: flex-start; }
.sg-gallery .sg-gallery-foot { align-self: center; padding: 10px 16px; max-width: 90ch; }
.sg-gallery .sg-gallery-foot h2 { font-size: calc(18px * var(--sg-type)); margin-bottom: 6px; }
.sg-gallery .sg-gallery-foot p { color: var(--sg-text); font-size: calc(15px * var(--sg-type)); margin: 0 0 10px; }
.sg-gallery .sg-gallery-foot p.sg-quiet { color: var(--sg-quiet); font-size: calc(13px * var(--sg-type)); }
@container sg (max-width: 1500px) { .sg-gallery li:not(:first-child) small { display: none; } }
@container sg (min-width: 1500px) {
  .sg-gallery .sg-gtile h2 { font-size: calc(28px * var(--sg-type)); }
  .sg-gallery .sg-about { font-size: calc(17px * var(--sg-type)); }
  .sg-gallery .sg-gtile-body { padding: 12px 22px; gap: 6px; }
  .sg-gallery a.sg-entry { padding: 8px 12px; }
}
@container sg (max-width: 980px) {
  .sg-gallery .sg-tiles { grid-template-columns: minmax(0, 1fr); }
  .sg-gallery .sg-gtile-pic { min-height: 250px; }
}
@container sg (max-width: 560px) {
  .sg-gallery .sg-gtile { flex-direction: column; }
  .sg-gallery .sg-gtile-pic { flex: none; min-height: 0; aspect-ratio: 4 / 3; border-bottom: 1px solid var(--sg-line); }
  .sg-gallery .sg-gtile-body { border: 0; padding: 12px 16px 16px; }
  .sg-gallery li:first-child a.sg-entry::after { width: auto; right: 0; bottom: auto; aspect-ratio: 4 / 3; }
}
"""


class Gallery:
    """All games at a glance. A notebook shows it; `html` is the page itself."""

    def __init__(self, theme: str = "night", big: bool = False) -> None:
        self.theme = checked(theme)
        self.big = big

    @property
    def html(self) -> str:
        """The gallery as HTML with its style, in need of nothing else."""
        entries = sorted(catalogue(), key=lambda entry: not entry.built)
        names = f"sg-root sg-gallery sg-{self.theme}{' sg-big' if self.big else ''}"
        head = _paragraphs(
            _("Space board games that teach themselves. Read a little, try it at once on a real table, and ask any rule why."),
        )
        begin = _(
            "Choose a board you like and set up its table. In ten minutes you have played a turn; nothing can go wrong, and every move can be taken back."
        )
        foot = _(
            "This is an unofficial project for learning. The games belong to their authors and publishers, who have nothing to do with it; "
            "all words and drawings here are our own. If you like a game, get it: it is better with people around it."
        )
        cards = "".join(_card(entry, self.theme) for entry in entries)
        return (
            f"<style>{css()}{_STYLE}</style>"
            f'<div class="{names}" data-testid="gallery"><header class="sg-gallery-head"><h1>{escape(_("Space games"))}</h1>{head}</header>'
            f'<div class="sg-tiles">{cards}<footer class="sg-gallery-foot"><h2>{escape(_("New here?"))}</h2><p>{escape(begin)}</p>'
            f'<p class="sg-quiet" data-testid="unofficial">{escape(foot)}</p></footer></div></div>'
        )

    def _repr_html_(self) -> str:
        return self.html

    def __repr__(self) -> str:
        return "\n".join(_("{title} ({players} players): {about}").format(title=entry.title, players=entry.players, about=entry.about) for entry in catalogue())


def gallery(*, theme: str = "night", big: bool = False) -> Gallery:
    """The five games with pictures of their boards and links to their notebooks."""
    return Gallery(theme, big)


def link(game: str, notebook: str) -> str:
    """Where a notebook is, seen from the gallery's own: the same in Voilà, on Binder and in JupyterLab."""
    return f"{game}/{notebook}.ipynb"


def notebook_words(game: Game) -> dict[str, tuple[str, str]]:
    """What the gallery says about each notebook of a game."""
    lessons, examples = len(game.lessons), len(game.examples)
    return {
        "01_setup": (_("Set up the table"), _("start here")),
        "02_turn": (_("Learn to play"), ngettext("{count} lesson", "{count} lessons", lessons).format(count=lessons)),
        "03_examples": (_("Worked examples"), ngettext("{count} situation", "{count} situations", examples).format(count=examples)),
        "04_play": (_("Play"), _("with friends or bots")),
        "05_odds": (_("The odds"), _("what many games show")),
    }


def _card(entry: Entry, theme: str) -> str:
    facts = _("{players} players, by {author}, published by {publisher}").format(players=entry.players, author=entry.author, publisher=entry.publisher)
    if entry.built:
        game: Game = load(entry.id)
        words = notebook_words(game)
        links = "".join(
            f'<li><a class="sg-entry" target="_self" data-testid="open-{entry.id}-{name}" href="{link(entry.id, name)}">'
            f'<span class="sg-entry-label">{escape(words[name][0])}</span><small>{escape(words[name][1])}</small></a></li>'
            for name in NOTEBOOKS
        )
        body = f"<ul>{links}</ul>"
        picture, kind = _picture(entry.id, theme, language()), "sg-built"
    else:
        body = f'<span class="sg-tag">{escape(_("not built yet"))}</span>'
        picture, kind = emblem(entry.id, theme), "sg-unbuilt"
    return (
        f'<article class="sg-gtile {kind}" data-testid="card-{entry.id}"><div class="sg-gtile-pic">{picture}</div>'
        f'<div class="sg-gtile-body"><h2>{escape(entry.title)}</h2><p class="sg-quiet">{escape(facts)}</p>'
        f'<p class="sg-about">{escape(entry.about)}</p>{body}</div></article>'
    )


@cache
def _picture(id: str, theme: str, code: str) -> str:
    """A board in the middle of a game, the same every time; what it says is in the language with this code."""
    game: Game = load(id)
    state = lively(game)
    drawn: str = game.board(state).svg(theme=theme)
    return drawn.replace('style="max-width:100%;height:auto"', 'style="width:100%;height:100%"', 1)


def lively(game: Game) -> State:
    """The table that the game itself likes to show, or one in the middle of a game between bots."""
    if (shown := game.showcase()) is not None:
        return shown
    state: State = game.new(players=game.players[-1], seed=_SEED)
    players = [make("random", seed=_SEED + seat) for seat in range(state.players)]
    for _step in range(_DECISIONS):
        before: State = state.copy()
        state.play(players[state.decider].choose(state))
        if state.over:
            return before
    return state


def _paragraphs(*sentences: str) -> str:
    return "".join(f"<p>{escape(sentence)}</p>" for sentence in sentences)
