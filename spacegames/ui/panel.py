"""The panel beside a board: one widget that shows prompt, actions, reasons, log, lessons and rule cards from plain data."""

from __future__ import annotations

import anywidget
import traitlets

from ..core.words import _
from .theme import css, script


def words() -> dict[str, str]:
    """Everything the front end says by itself."""
    return {
        "actions": _("What you can do"),
        "any_seed": _("any"),
        "apply": _("Use this position"),
        "back_here": _("back to here"),
        "back_here_long": _("Look at the table as it was after this move"),
        "back_to_rule": _("‹ back to {rule}"),
        "call_note": _("This line opens the table at this very position in a notebook:"),
        "check": _("Check"),
        "close": _("Close"),
        "copied": _("Copied."),
        "copy_yourself": _("Select the text and copy it."),
        "deselect": _("Choose again (Esc)"),
        "details": _("Details"),
        "done": _("done"),
        "filter": _("Type to search {count} choices"),
        "filter_label": _("Search the choices"),
        "find": _("Type to find one of {count}"),
        "find_label": _("Search the titles"),
        "force": _("Settle the next dice or draws"),
        "force_example": _("such as: {example}"),
        "force_go": _("Settle"),
        "force_note": _("Numbers are dice, names are draws; they are used up in this order."),
        "free_undo": _("Everything may be taken back"),
        "guide": _("Lesson"),
        "link": _("A link to this position"),
        "link_note": _("Whoever opens this link sees the table at this very position:"),
        "log": _("What happened"),
        "log_empty": _("Nothing yet. Every move will be told here, with the rules behind it."),
        "new_game": _("New game"),
        "not_done": _("not done yet"),
        "not_now": _("Not possible now"),
        "open_rule": _("Open the rule card"),
        "options": _("Rulings and options ({count})"),
        "players": _("Players"),
        "position": _("The position as text"),
        "related": _("Related rules"),
        "ruling": _("ruling"),
        "seat": _("Seat {number}"),
        "seats": _("Players"),
        "seed": _("Seed (the same seed deals the same game)"),
        "show_all": _("Show everything hidden"),
        "show_me": _("Show me"),
        "start": _("Start the game"),
        "step_back": _("‹ One move back"),
        "step_on": _("One move on ›"),
        "teacher": _("Teacher's drawer"),
        "tools": _("Tools"),
        "tried": _("this was not it"),
        "ways": _("{count} ways"),
    }


class Panel(anywidget.AnyWidget):
    """Shows what its traits say and sends {"do": name, ...} for everything a person does.

    Each trait is one region of the panel, so that only what changed goes over the wire; the log comes in messages.
    """

    _esm = script("dom", "choices", "log", "guide", "sheets", "panel")
    _css = css()
    words = traitlets.Dict({}).tag(sync=True)
    bar = traitlets.Dict({"title": "", "tools": []}).tag(sync=True)
    prompt = traitlets.Dict({"seats": [], "text": ""}).tag(sync=True)
    choices = traitlets.Dict({}).tag(sync=True)
    refusals = traitlets.List([]).tag(sync=True)
    notice = traitlets.Dict({}).tag(sync=True)
    guide = traitlets.Dict({}).tag(sync=True)
    setup = traitlets.Dict({}).tag(sync=True)
