"""The settings of the dashboard server, without starting one; tests/test_cli.py starts it for real."""

from __future__ import annotations

import json
import re
import socket
from pathlib import Path

import pytest
from jupyter_server.base.websocket import WebSocketMixin

from spacegames import SpacegamesError
from spacegames.serve.dashboards import EXTENSIONS, TEMPLATE, address, free_port, settings

ROOT = Path(__file__).parent.parent.parent


def test_tables_nobody_looks_at_are_ended_and_open_ones_are_not() -> None:
    config = settings(Path("notebooks"), 9999, idle=900)
    kernels = config.MappingKernelManager
    assert kernels.cull_idle_timeout == 900
    assert 0 < kernels.cull_interval <= 60
    assert kernels.cull_connected is False and kernels.cull_busy is False


@pytest.mark.parametrize("idle", [1, 2, 10, 100_000])
def test_looking_for_idle_tables_never_stops(idle: int) -> None:
    assert 1 <= settings(Path("notebooks"), 9999, idle=idle).MappingKernelManager.cull_interval <= 60  # 0 would switch it off


def test_a_page_has_time_to_answer_before_it_counts_as_gone() -> None:
    """A socket is looked at whenever the next ping is due: less time than two pings would cut off pages that are well."""

    class Socket(WebSocketMixin):  # type: ignore[misc]
        settings = dict(settings(Path("notebooks"), 9999).Voila.get("tornado_settings", {}))

    assert Socket().ping_timeout >= 2 * Socket().ping_interval > 0


def test_a_link_cannot_change_the_page_or_show_sources() -> None:
    voila = settings(Path("notebooks"), 9999).VoilaConfiguration
    assert voila.allow_template_override == "NO" and voila.allow_theme_override == "NO"
    assert voila.strip_sources is True and voila.show_tracebacks is False


def test_pages_are_kept_ready_unless_told_otherwise() -> None:
    assert settings(Path("notebooks"), 9999).VoilaConfiguration.preheat_kernel is True
    assert settings(Path("notebooks"), 9999, warm=0).VoilaConfiguration.preheat_kernel is False


def test_the_template_takes_nothing_from_the_internet() -> None:
    for file in TEMPLATE.iterdir():
        assert not re.search(r"https?:|//cdn", file.read_text(encoding="utf-8")), file.name


def test_binder_is_set_up_like_the_command() -> None:
    here = settings(Path("notebooks"), 9999)
    there = json.loads((ROOT / "binder" / "voila.json").read_text(encoding="utf-8"))["VoilaConfiguration"]
    for name in ("theme", "allow_template_override", "allow_theme_override", "strip_sources", "show_tracebacks"):
        assert there[name] == here.VoilaConfiguration[name], name
    assert there["extension_allowlist"] == EXTENSIONS
    kernels = json.loads((ROOT / "binder" / "jupyter_server_config.json").read_text(encoding="utf-8"))["MappingKernelManager"]
    assert {name: here.MappingKernelManager[name] for name in kernels} == kernels


@pytest.mark.parametrize(
    ("host", "token", "link"),
    [
        ("localhost", None, "http://localhost:8866/"),
        ("0.0.0.0", "a word", "http://localhost:8866/?token=a%20word"),
        ("::1", None, "http://[::1]:8866/"),
        ("192.0.2.7", "x&y", "http://192.0.2.7:8866/?token=x%26y"),
    ],
)
def test_the_link_to_the_gallery(host: str, token: str | None, link: str) -> None:
    assert address(host, 8866, token) == link


def test_a_port_that_is_taken_is_refused_and_passed_over() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(SpacegamesError, match=f"port {port} on 127.0.0.1 cannot be used"):
            free_port(port, "127.0.0.1")
    assert free_port(port, "127.0.0.1") == port


def test_a_host_that_does_not_exist_is_named() -> None:
    with pytest.raises(SpacegamesError, match="there is no such host"):
        free_port(8866, "no-such-host.invalid")
