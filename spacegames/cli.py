"""The `spacegames` command: dashboards, JupyterLab, rule cards, and saved games played out as text."""

from __future__ import annotations

import argparse
import json
import os
import sys
import textwrap
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from . import __version__
from .core.errors import BadSave, SpacegamesError
from .core.game import Event, Game, State
from .core.match import Match, Move
from .core.registry import games, load
from .core.rules import Rule
from .core.words import _, listed, use_language
from .serve.notebooks import GALLERY, copy_notebooks, find_notebooks, is_checkout

COPY = "spacegames-notebooks"


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; 0 if it did what was asked, 1 with one clear sentence if it could not, 2 for a wrong command line."""
    arguments = _parser().parse_args(argv)
    if arguments.language:
        use_language(arguments.language)
    try:
        return int(arguments.run(arguments))
    except SpacegamesError as error:
        print(_("spacegames: {reason}").format(reason=error), file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # the reader of our output, such as `head`, has seen enough
        sys.stderr.close()
        return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="spacegames", description=_("Five space board games that teach themselves. Without a command: serve the dashboards."))
    parser.add_argument("--version", action="version", version=f"spacegames {__version__}")
    parser.add_argument("--language", metavar=_("CODE"), help=_("language of everything said, such as ru; English where a translation is missing"))
    parser.add_argument("--port", type=_port, help=_("port to listen on; without it the first free one from 8866"))
    parser.add_argument("--host", default="localhost", help=_("address to listen on; 0.0.0.0 lets other machines in"))
    parser.add_argument("--token", nargs="?", const="", metavar=_("WORD"), help=_("ask visitors for this word; without a word one is made up and shown"))
    parser.add_argument("--no-browser", dest="browser", action="store_false", help=_("open no browser"))
    parser.add_argument("--notebooks", metavar=_("FOLDER"), help=_("serve the notebooks of this folder instead of those that came along"))
    parser.add_argument("--idle", type=_count, default=900, metavar=_("SECONDS"), help=_("end a table that nobody has had open for so long (900)"))
    parser.add_argument("--warm", type=int, choices=range(33), default=6, metavar=_("NUMBER"), help=_("pages kept ready for the next visitor, 0 to 32 (6)"))
    parser.set_defaults(run=_serve)
    commands = parser.add_subparsers(title=_("commands"), metavar=_("COMMAND"))

    lab = commands.add_parser("lab", help=_("open JupyterLab on the notebooks"), description=_("Open JupyterLab on the notebooks."))
    lab.add_argument("--port", type=_port, default=argparse.SUPPRESS, help=_("port to listen on"))
    lab.add_argument("--no-browser", dest="browser", action="store_false", default=argparse.SUPPRESS, help=_("open no browser"))
    lab.add_argument("--notebooks", metavar=_("FOLDER"), default=argparse.SUPPRESS, help=_("the notebooks of this folder"))
    lab.set_defaults(run=_lab)

    rules = commands.add_parser("rules", help=_("print rule cards"), description=_("Print the rule with this id, or every rule that holds all the words."))
    rules.add_argument("words", nargs="+", metavar=_("WORD"), help=_("a rule id, the beginning of one, or words"))
    rules.add_argument("--game", metavar=_("ID"), help=_("look in this game only"))
    rules.set_defaults(run=_rules)

    replay = commands.add_parser("replay", help=_("play a saved game out as text"), description=_("Check a saved game and tell it move by move."))
    replay.add_argument("file", metavar=_("FILE"), help=_("a saved game, or - for standard input"))
    replay.add_argument("--board", action="store_true", help=_("draw the last position as text too"))
    replay.set_defaults(run=_replay)
    return parser


def _port(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= 65535:
        raise argparse.ArgumentTypeError(_("expected a port from 1 to 65535, found {value}").format(value=repr(text)))
    return int(text)


def _count(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(_("expected a whole number from 1, found {value}").format(value=repr(text)))
    return int(text)


# ---- dashboards and JupyterLab


def _serve(arguments: argparse.Namespace) -> int:
    notebooks = find_notebooks(arguments.notebooks)
    from .serve.dashboards import serve

    serve(notebooks, arguments.port, arguments.host, arguments.token, arguments.browser, arguments.idle, arguments.warm)
    return 0


def _lab(arguments: argparse.Namespace) -> int:
    folder = find_notebooks(arguments.notebooks)
    if not is_checkout(folder):
        folder = copy_notebooks(folder, Path.cwd() / COPY)
        print(_("The notebooks are yours to change in {folder}").format(folder=folder), flush=True)
    from jupyterlab.labapp import LabApp

    options = [f"--ServerApp.root_dir={folder}", f"--LabApp.default_url=/lab/tree/{GALLERY}"]
    options += [f"--ServerApp.port={arguments.port}", "--ServerApp.port_retries=0"] if arguments.port else []
    options += [] if arguments.browser else ["--no-browser"]
    options += ["--allow-root"] if getattr(os, "geteuid", lambda: 1)() == 0 else []  # in a container there is often nobody else
    LabApp.launch_instance(options)
    return 0


# ---- rule cards


def _rules(arguments: argparse.Namespace) -> int:
    words = " ".join(arguments.words)
    found = [(game, rule) for game in ([load(arguments.game)] if arguments.game else map(load, games())) for rule in game.rules.find(words)]
    # A rule named by its id in one game makes chance hits on its text in the others unwanted.
    named = [(game, rule) for game, rule in found if rule.id.startswith(words.strip().upper())]
    found = named or found
    if not found:
        known = [load(id).title for id in games()]
        print(_("No rule of {games} has that id or holds all of these words: {words}").format(games=listed(known), words=words), file=sys.stderr)
        return 1
    print("\n\n".join(_card(game, rule) for game, rule in found))
    return 0


def _card(game: Game, rule: Rule) -> str:
    lines = [f"{rule.id}  {rule.title}", textwrap.fill(rule.text, 100, initial_indent="  ", subsequent_indent="  ")]
    lines.append("  " + _("{game}, {place}").format(game=game.title, place=rule.place))
    if rule.ruling:
        lines.append("  " + _("The rulebook leaves this open; this is the reading taken here."))
    if rule.option:
        lines.append("  " + _("Can be set otherwise with the option {option} of a new game.").format(option=rule.option))
    if rule.related:
        lines.append("  " + _("See also {ids}").format(ids=listed(list(rule.related))))
    return "\n".join(lines)


# ---- saved games


def _replay(arguments: argparse.Namespace) -> int:
    match = Match.load(_read_save(arguments.file))
    game, start = match.game, _start_of(match)
    print(_("{title}, {players} players, {moves} moves").format(title=game.title, players=start.players, moves=len(match)))
    before = start
    for number, move in enumerate(match.all_moves, 1):
        match.goto(number)
        print(_told(game, number, move, before, match.state))
        before = match.state
    if arguments.board:
        print()
        print(game.board(match.state).text())
    print(_outcome(game, match.state))
    return 0


def _start_of(match: Match) -> State:
    match.goto(0)
    return match.state


def _read_save(file: str) -> Any:
    """The content of a save file; BadSave if it cannot be read as JSON."""
    try:
        text = sys.stdin.read() if file == "-" else Path(file).read_text(encoding="utf-8")
    except OSError as error:
        raise BadSave(_("{file}: cannot be read ({reason})").format(file=file, reason=error.strerror or error)) from None
    except UnicodeDecodeError:
        raise BadSave(_("{file}: not a saved game, it is no text").format(file=file)) from None
    try:
        record = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadSave(_("{file}: not valid JSON, cut off or damaged ({reason})").format(file=file, reason=error)) from None
    return record


def _told(game: Game, number: int, move: Move, before: State, after: State) -> str:
    if move.player is None:
        return _("{number}. dice or draws are settled: {values}").format(number=number, values=move.text)
    head = _("{number}. {player}: {action}").format(number=number, player=game.player_name(before, move.player), action=move.text)
    return "\n".join([head, *(_happened(game, event, after) for event in move.events)])


def _happened(game: Game, event: Event, state: State) -> str:
    sentence = game.tell(event, state, "all")
    return f"     {sentence} [{', '.join(event.rules)}]" if event.rules else f"     {sentence}"


def _outcome(game: Game, state: State) -> str:
    scores = listed([_("{player} {score}").format(player=game.player_name(state, player), score=score) for player, score in enumerate(state.scores())])
    if not state.over:
        return _("The game goes on: {prompt} Scores: {scores}.").format(prompt=game.prompt(state), scores=scores)
    winners = listed([game.player_name(state, player) for player in state.winners()])
    return _("Won by {winners}. Scores: {scores}.").format(winners=winners, scores=scores)
