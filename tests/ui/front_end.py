"""What a browser does to a widget, without a browser: it sends messages, and hears what comes back."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import ipywidgets
import pytest

from spacegames.ui.stage import Stage


class Page:
    """A page on which a table or a lesson is shown. `heard` has every message the panel got, in order."""

    def __init__(self, stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
        self.stage = stage
        self.heard: list[dict[str, Any]] = []
        monkeypatch.setattr(stage.panel, "send", lambda message: self.heard.append(json.loads(json.dumps(message))))

    def do(self, name: str, /, **content: Any) -> None:
        """A click in the panel."""
        self.stage.panel._handle_custom_msg({"do": name, "view": "page", **content}, [])

    def pick(self, x: float, y: float) -> None:
        """A click on the board, in board units."""
        self.stage.board.guard._handle_custom_msg({"pick": [x, y]}, [])

    def touch(self, thing: str) -> None:
        """A thing chosen with the keyboard."""
        self.stage.board.guard._handle_custom_msg({"touch": thing}, [])

    def last(self, kind: str) -> dict[str, Any]:
        """The last message of this kind."""
        return [message for message in self.heard if message["kind"] == kind][-1]

    @property
    def notice(self) -> dict[str, Any]:
        return dict(self.stage.panel.notice)

    @property
    def said(self) -> str:
        """The notice in full: its text and its lines."""
        return " ".join([self.notice.get("text", ""), *(line[0] for line in self.notice.get("lines", []))])

    @property
    def prompt(self) -> dict[str, Any]:
        return dict(self.stage.panel.prompt)

    @property
    def offered(self) -> list[str]:
        """The texts of all actions that have a button now."""
        return [entry["text"] for entry in self.stage.panel.choices["entries"] if "text" in entry]

    def tool(self, name: str) -> dict[str, Any]:
        return next(tool for tool in self.stage.panel.bar["tools"] if tool and tool["name"] == name)

    @property
    def log(self) -> list[dict[str, Any]]:
        """The log as the page shows it after all messages so far."""
        lines: list[dict[str, Any]] = []
        for message in self.heard:
            if message["kind"] == "log":
                del lines[message["from"] :]
                for move in message["moves"]:
                    lines[move["number"] - 1 : move["number"]] = [move]
                for number, line, text in message["words"]:
                    move = lines[number - 1]
                    lines[number - 1] = {**move, "lines": [[text, rules] if at == line else [old, rules] for at, (old, rules) in enumerate(move["lines"])]}
        return lines


@contextmanager
def counted_bytes(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """The size of every message that any widget sends meanwhile."""
    sizes: list[int] = []

    def send(self: ipywidgets.Widget, message: Any, buffers: Any = None) -> None:
        sizes.append(len(json.dumps(message)) + sum(len(memoryview(buffer).cast("B")) for buffer in buffers or ()))

    with monkeypatch.context() as patch:
        patch.setattr(ipywidgets.Widget, "_send", send)
        yield sizes
