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
.sg-gallery { padding: 20px 22px 24px; }
.sg-gallery .sg-tiles { grid-template-columns: repeat(6, minmax(0, 1fr)); }
.sg-gallery .sg-gtile { grid-column: span 2; }
.sg-gallery .sg-gtile.sg-built { grid-column: 1 / -1; flex-direction: row; border-color: var(--sg-tile-edge); }
.sg-gallery .sg-built .sg-gtile-pic { flex: 0 0 min(54%, 600px); aspect-ratio: auto; height: 520px; border: 0; border-right: 1px solid var(--sg-line); }
.sg-gallery .sg-built .sg-gtile-body { padding: 22px 26px; gap: 8px; justify-content: center; }
.sg-gallery .sg-built h2 { font-size: calc(30px * var(--sg-type)); }
.sg-gallery .sg-unbuilt { opacity: 1; grid-column: span 3; }
.sg-gallery .sg-unbuilt .sg-gtile-pic { aspect-ratio: 16 / 6; filter: none; opacity: 0.7; }
.sg-gallery .sg-unbuilt h2 { color: var(--sg-quiet); }
.sg-gallery .sg-about { font-size: calc(15px * var(--sg-type)); margin: 4px 0 2px; color: var(--sg-text); }
.sg-gallery .sg-built .sg-about { font-size: calc(17px * var(--sg-type)); }
.sg-gallery .sg-quiet, .sg-gallery .sg-gallery-head p { color: var(--sg-quiet); }
.sg-gallery ul { padding: 0 !important; margin: 8px 0 0 !important; list-style: none !important; }
.sg-gallery li { list-style: none !important; margin: 0 !important; }
.sg-gallery a.sg-entry { color: var(--sg-text) !important; text-decoration: none !important; font-size: calc(15px * var(--sg-type)) !important; padding: 9px 13px; }
.sg-gallery a.sg-entry small { color: var(--sg-quiet); font-size: calc(13px * var(--sg-type)); text-align: right; }
.sg-gallery li:first-child a.sg-entry { background: var(--sg-lit); border-color: var(--sg-lit); color: var(--sg-under) !important; font-weight: 700; }
.sg-gallery li:first-child a.sg-entry small { color: var(--sg-under); font-weight: 400; }
.sg-gallery li:nth-child(4) a.sg-entry { border-color: var(--sg-lit); font-weight: 700; }
.sg-gallery li:nth-child(4) a.sg-entry small { font-weight: 400; }
.sg-gallery .sg-tag { align-self: flex-start; }
.sg-gallery .sg-gallery-foot { color: var(--sg-quiet); font-size: calc(14px * var(--sg-type)); margin: 20px 0 0; max-width: 100ch; }
@container sg (min-width: 1150px) { .sg-gallery .sg-unbuilt { grid-column: auto; } .sg-gallery .sg-tiles { grid-template-columns: repeat(4, minmax(0, 1fr)); } }
@container sg (max-width: 820px) {
  .sg-gallery .sg-gtile.sg-built { flex-direction: column; }
  .sg-gallery .sg-built .sg-gtile-pic { flex: none; height: auto; aspect-ratio: 4 / 3; border: 0; border-bottom: 1px solid var(--sg-line); }
  .sg-gallery .sg-built .sg-gtile-body { padding: 16px 18px; }
}
@container sg (max-width: 560px) { .sg-gallery .sg-unbuilt { grid-column: 1 / -1; } }
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
        foot = _(
            "This is an unofficial project for learning. The games belong to their authors and publishers, who have nothing to do with it; "
            "all words and drawings here are our own. If you like a game, get it: it is better with people around it."
        )
        cards = "".join(_card(entry, self.theme) for entry in entries)
        return (
            f"<style>{css()}{_STYLE}</style>"
            f'<div class="{names}" data-testid="gallery"><header class="sg-gallery-head"><h1>{escape(_("Space games"))}</h1>{head}</header>'
            f'<div class="sg-tiles">{cards}</div><p class="sg-gallery-foot" data-testid="unofficial">{escape(foot)}</p></div>'
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
        learned = ngettext(
            "You can learn it here in {count} lesson, every rule with its card.",
            "You can learn it here in {count} lessons, every rule with its card.",
            len(game.lessons),
        )
        body = f'<p class="sg-quiet">{escape(learned.format(count=len(game.lessons)))}</p><ul>{links}</ul>'
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
