"""An example's script as steps a person can follow: what is done, what comes of it, and what one may be asked before."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from ..core.errors import SpacegamesError
from ..core.game import Event, Game, State
from ..core.match import Match
from ..core.teaching import Choices, Example, Expect, Force, Happened, Play, Refuse, Verb, look_up, run_example
from ..core.words import _, listed, ngettext

_SHOWN = 8
"""A list of possible moves names so many."""

_PLACES = ("ship", "day")
"""Numbers of a seat that are no counts."""

_ANSWERS = 4
"""So many answers there are to choose from."""

_TRIED = 12
"""Among so many legal moves others are looked for to stand beside a refused one."""


@dataclass(frozen=True, slots=True)
class Beat:
    """One step: its verb, how many moves the match has after it, its sentence, reasons with rules, and ticked outcomes.

    `after` has what is looked up in the table then, and what it finds.
    """

    verb: Verb
    index: int
    headline: str
    lines: tuple[list[Any], ...]
    ticks: tuple[str, ...]
    things: tuple[str, ...]
    events: tuple[Event, ...]
    after: tuple[tuple[str, Any], ...] = ()


@dataclass(frozen=True, slots=True)
class Question:
    """What a person may be asked before a step; without answers it is only something to think about."""

    text: str
    answers: tuple[str, ...] = ()
    right: int = -1


def beats(game: Game, example: Example) -> tuple[Match, list[Beat]]:
    """The whole example played and checked, and its steps.

    A move, a refusal or a list of choices begins a step; what must have happened then belongs to it.
    """
    match = Match(game, position=example.table(), free=True)
    found: list[Beat] = []
    for verb, played, events in run_example(game, example):
        match = played
        if isinstance(verb, Force):
            continue
        if isinstance(verb, Happened | Expect):
            ticks = _outcomes(game, played.state, verb, events)
            if found:
                after = tuple(verb.values.items()) if isinstance(verb, Expect) else ()
                found[-1] = replace(found[-1], ticks=(*found[-1].ticks, *ticks), after=(*found[-1].after, *after))
            else:
                found.append(Beat(verb, played.index, verb.say or _("Look at the table first."), (), tuple(ticks), example.look, ()))
            continue
        before = played.state_at(played.index - 1) if isinstance(verb, Play) else played.state
        found.append(_beat(game, verb, before, played.state, played.index, events if isinstance(verb, Play) else []))
    match.goto(0)
    return match, found


def _beat(game: Game, verb: Play | Refuse | Choices, before: State, after: State, index: int, events: list[Event]) -> Beat:
    who = game.player_name(before, before.decider) if not before.over else ""
    if isinstance(verb, Play):
        action = before.read(verb.text)
        headline = verb.say or _("{player}: {move}").format(player=who, move=game.label(before, action))
        lines = [[told, list(event.rules[:2])] for event in events if (told := game.tell(event, after, None))]
        return Beat(verb, index, headline, tuple(lines), (), game.path(before, action)[-1:], tuple(events))
    if isinstance(verb, Refuse):
        action = game.parse(verb.text)
        label = game.label(before, action)
        reasons = before.why_not(action)
        headline = verb.say or _("{player} may not do this: “{move}”").format(player=who, move=label)
        asked = [reason for reason in reasons if reason.rule == verb.rule] + [reason for reason in reasons if reason.rule != verb.rule]
        return Beat(verb, index, headline, tuple([reason.message, [reason.rule]] for reason in asked[:3]), (), game.path(before, action)[-1:], ())
    actions = [before.read(text) for text in verb.texts]
    labels = [game.label(before, action) for action in actions]
    count = len(labels)
    if not labels:
        headline = verb.say or _("{player} has no such move now.").format(player=who)
    else:
        headline = verb.say or ngettext("{player} has exactly one choice", "{player} has exactly {count} choices", count).format(player=who, count=count)
    lines = [[label, []] for label in labels[:_SHOWN]]
    if count > _SHOWN:
        lines.append([_("and {count} more").format(count=count - _SHOWN), []])
    things = dict.fromkeys(path[-1] for action in actions if (path := game.path(before, action)))
    return Beat(verb, index, headline, tuple(lines), (), tuple(things), ())


# ---- outcomes in words


def _outcomes(game: Game, state: State, verb: Happened | Expect, events: list[Event]) -> list[str]:
    if verb.say:
        return [verb.say]
    if isinstance(verb, Happened):
        found = [event for event in events if event.kind == verb.kind and all(event.data.get(name) == value for name, value in verb.details.items())]
        return [told for event in found[:1] if (told := game.tell(event, state, None))]
    return [_outcome(game, state, path, value) for path, value in verb.values.items()]


def _outcome(game: Game, state: State, path: str, value: Any) -> str:
    """What a look-up into the table found, in words as good as a path gives them."""
    decision = state.decision
    if path == "over":
        return _("The game is over.") if value else _("The game goes on.")
    if path == "winners":
        return _("The game is won by {names}.").format(names=listed([game.player_name(state, player) for player in value]))
    if path == "scores":
        return _("Points: {scores}.").format(scores=listed([f"{game.player_name(state, player)} {points}" for player, points in enumerate(value)]))
    if path == "decision.player" and decision is not None:
        return _("Now {player} decides.").format(player=game.player_name(state, decision.player))
    if path == "decision.kind" and decision is not None:
        return _("Now: {prompt}").format(prompt=decision.prompt)
    return _("{where}: {what}").format(where=_place(game, state, path), what=_value(value))


def _place(game: Game, state: State, path: str) -> str:
    words: list[str] = []
    names = path.split(".")
    for place, name in enumerate(names):
        if name.isdigit() and place and names[place - 1] == "seats":
            words[-1] = game.player_name(state, int(name))
        elif name.isdigit() and place and not names[place - 1].isdigit():
            words[-1] = f"{words[-1].removesuffix('s')} {int(name) + 1}"
        elif name.isdigit():
            words[-1] = f"{words[-1]},{int(name) + 1}"
        else:
            words.append(_("points") if name == "vp" else name.replace("_", " "))
    if len(words) > 1 and words[-1] == "at":
        del words[-1]
    return ", ".join(words)[:1].upper() + ", ".join(words)[1:]


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return _("yes") if value else _("no")
    if value is None:
        return _("none")
    if isinstance(value, Mapping):
        return "; ".join(f"{name} ({_value(one)})" if isinstance(one, Mapping) else f"{_value(one)} {name}" for name, one in value.items()) or _("none")
    if isinstance(value, list | tuple):
        return ", ".join(_value(one) for one in value) or _("none")
    text = str(value)
    words = text.removeprefix("?").removeprefix("#").removesuffix("@0").replace("_", " ").replace("@", _(" turned "))
    if text.startswith("?"):
        return _("{thing}, face down").format(thing=words)
    return _("{thing}, destroyed").format(thing=words) if text.startswith("#") else words


# ---- questions


def question(game: Game, state: State, beat: Beat, number: int) -> Question | None:
    """What to ask before a step; the wrong answers are what other moves would bring."""
    verb = beat.verb
    if isinstance(verb, Refuse):
        return _which_is_refused(game, state, verb.text, number)
    if isinstance(verb, Choices):
        return _how_many(game, state, len(verb.texts), verb.of, number)
    if isinstance(verb, Play):
        return _what_happens(game, state, beat, number)
    return None


def _which_is_refused(game: Game, state: State, text: str, number: int) -> Question | None:
    """Which of a few moves is not allowed; the others are legal ones, those of the same kind first."""
    if state.over:
        return None
    refused = game.parse(text)
    label = game.label(state, refused)
    legal = sorted(state.actions(), key=lambda action: action.kind != refused.kind)
    labels = [words for words in dict.fromkeys(game.label(state, action) for action in legal[:_TRIED]) if words != label]
    if not labels:
        return None
    others = labels[: _ANSWERS - 1]
    place = number % (len(others) + 1)
    return Question(_("One of these is not allowed now. Which one?"), (*others[:place], label, *others[place:]), place)


def _how_many(game: Game, state: State, count: int, of: str, number: int) -> Question | None:
    if state.over:
        return None
    kind = sorted({text.split()[0] for text in state.actions()})
    who = game.player_name(state, state.decider)
    if of:
        asked = _("How many moves that begin with “{words}” does {player} have now?").format(words=of.strip(), player=who)
    else:
        asked = _("How many choices does {player} have now?").format(player=who)
    low = max(0, count - 1 - (number + len(kind)) % 3)
    answers = sorted({low, low + 1, low + 2, low + 3, count})[:5]
    return Question(asked, tuple(str(answer) for answer in answers), answers.index(count))


def _what_happens(game: Game, state: State, beat: Beat, number: int) -> Question | None:
    action = state.read(_played(beat))
    words = {"player": game.player_name(state, state.decider), "move": game.label(state, action)}
    told = [line[0] for line in beat.lines]
    right = next((tick for tick in beat.ticks if tick in told), "")
    wrong: list[str] = []
    for other in state.actions():
        if len(wrong) == 2 or not right:
            break
        if other == action:
            continue
        trial: State = state.copy()
        try:
            events = trial.play(other)
        except SpacegamesError:
            continue
        if any(event.reveals for event in events):
            continue  # what lies hidden must not be told
        fitting = [event for event in events if any(event.kind == shown.kind for shown in beat.events)]
        for event in fitting[-1:]:
            sentence = game.tell(event, trial, None)
            if sentence and sentence not in told and sentence not in wrong and sentence not in beat.ticks:
                wrong.append(sentence)
    if not right or not wrong:
        counted = _how_much(game, state, beat, words)
        if counted is not None:
            return counted
        return Question(_("{player} is going to do this: “{move}”. What will come of it? Make a guess, then step on.").format(**words)) if beat.ticks else None
    place = number % (len(wrong) + 1)
    asked = _("{player} is going to do this: “{move}”. Which of these will happen?").format(**words)
    return Question(asked, (*wrong[:place], right, *wrong[place:]), place)


def _played(beat: Beat) -> str:
    assert isinstance(beat.verb, Play)
    return beat.verb.text


def _how_much(game: Game, state: State, beat: Beat, words: Mapping[str, str]) -> Question | None:
    """What a number of a seat will be; the wrong answers are what it is now, what other moves make of it, and its neighbours."""
    if any(isinstance(value, int) for value in state.chance.forced):
        return None  # nobody can know how the dice will fall
    for path, value in beat.after:
        names = path.split(".")
        if len(names) != 3 or names[0] != "seats" or names[2] in _PLACES or not isinstance(value, int) or isinstance(value, bool):
            continue
        now = look_up(state, path)
        if now == value or not isinstance(now, int):
            continue
        near = [now, *_elsewhere(state, _played(beat), path), value + 1, value - 1, value + 2, 2 * value - now]
        wrong = [number for number in dict.fromkeys(near) if number != value and (number >= 0 or min(now, value) < 0)]
        answers = sorted([value, *wrong[: _ANSWERS - 1]])
        asked = _("{player} is going to do this: “{move}”. How many will it be then? {what}").format(what=_place(game, state, path), **words)
        return Question(asked, tuple(str(answer) for answer in answers), answers.index(value))
    return None


def _elsewhere(state: State, text: str, path: str) -> list[int]:
    """What other moves would make of a number, as far as they turn up nothing."""
    found: list[int] = []
    chosen = state.read(text)
    for other in state.actions():
        if len(found) == 2:
            break
        trial: State = state.copy()
        try:
            events = [] if other == chosen else trial.play(other)
        except SpacegamesError:
            continue
        if not events or any(event.reveals for event in events):
            continue
        number = look_up(trial, path)
        if isinstance(number, int) and number not in found:
            found.append(number)
    return found
