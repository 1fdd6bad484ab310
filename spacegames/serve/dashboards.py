"""The dashboard server: Voilà over the notebooks folder, with the gallery as its front page.

Differences from plain Voilà: the root leads to the gallery; pages need nothing from the internet; a closed page ends
its kernel at once, and one that never said goodbye loses it after a while; the first pages people ask for are kept
ready; template and theme cannot be changed from the address.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import socket
import sys
import tempfile
import threading
import time
import webbrowser
from pathlib import Path
from typing import Any
from urllib.parse import quote

from jupyter_server.base.handlers import JupyterHandler
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from jupyter_server.utils import url_path_join
from tornado.web import RequestHandler
from traitlets.config import Config
from voila.app import Voila
from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler

from ..core.errors import SpacegamesError
from ..core.words import _
from .notebooks import GALLERY, warm_order

TEMPLATE = Path(__file__).parent / "template"
EXTENSIONS = ["@jupyter-widgets/jupyterlab-manager", "@voila-dashboards/widgets-manager8", "anywidget", "ipycanvas"]
"""What a page loads besides Voilà itself; whatever else is installed would only make it slower."""

_ANY_HOST = ("", "0.0.0.0", "::", "*")


class FrontPage(JupyterHandler):
    """Leads from the root to the gallery, with whatever the link asks for."""

    def get(self) -> None:
        query = f"?{self.request.query}" if self.request.query else ""
        self.redirect(url_path_join(self.base_url, "voila", "render", GALLERY) + query)


class Goodbye(VoilaShutdownKernelHandler):
    """Ends the kernel of a page that is being closed.

    A page that closes can send no form token, so Voilà's own handler refuses it. The kernel id is known to that page
    only and is proof enough.
    """

    def check_xsrf_cookie(self) -> None:
        """Not asked for, see above."""

    async def post(self, kernel_id: str) -> None:
        if kernel_id not in self.kernel_manager:
            self.set_status(204)  # culled a moment ago
            self.finish()
            return
        await super().post(kernel_id)


class Tables(AsyncMappingKernelManager):
    """The kernels behind the pages.

    A kernel kept ready may have idled for hours when a page gets it; it counts as left alone only from then on, or it
    could be ended before the page has connected.
    """

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._given_out: dict[str, float] = {}

    async def cull_kernel_if_idle(self, kernel_id: str) -> None:
        # Voilà asks here only about kernels that are not kept ready any more.
        since = self._given_out.setdefault(kernel_id, time.monotonic())
        if time.monotonic() - since >= self.cull_idle_timeout:
            await super().cull_kernel_if_idle(kernel_id)
            if kernel_id not in self:
                del self._given_out[kernel_id]


class Dashboards(Voila):
    """Voilà with the settings above. `opens` is the address to show in a browser."""

    template_paths: list[str]
    opens = ""
    warm: tuple[str, ...] = ()

    def setup_template_dirs(self) -> None:
        super().setup_template_dirs()
        self.template_paths = [str(TEMPLATE), *self.template_paths]

    def init_handlers(self) -> list[Any]:
        ours: list[tuple[str, type[RequestHandler]]] = [
            (self.server_url, FrontPage),
            (url_path_join(self.server_url, "/voila/?"), FrontPage),
            (url_path_join(self.server_url, r"/voila/api/shutdown/(.*)"), Goodbye),
        ]
        return [*ours, *super().init_handlers()]

    def init_settings(self) -> dict[str, Any]:
        settings: dict[str, Any] = super().init_settings()
        if self.warm:
            # The pools start empty and are filled one after the other, so that the first visitor is not kept waiting.
            self._filling = asyncio.get_event_loop().create_task(self._fill_pools())
        return settings

    async def _fill_pools(self) -> None:
        pools = self.kernel_manager
        for name in self.warm:
            pools.kernel_pools_config = {**pools.kernel_pools_config, name: {"pool_size": 1}}
            pools.fill_if_needed(delay=0, notebook_name=name)
            for begun in tuple(pools._pools.get(name, ())):
                await asyncio.wait([begun], timeout=30)
            await asyncio.sleep(0.5)

    def launch_browser(self) -> None:
        threading.Thread(target=webbrowser.open, args=(self.opens,), daemon=True).start()


def settings(notebooks: Path, port: int, host: str = "localhost", token: str | None = None, browser: bool = True, idle: int = 900, warm: int = 6) -> Config:
    """The configuration of the dashboard server.

    `idle` seconds after the last sign of life a table that nobody looks at is ended; `warm` pages are kept ready.
    """
    config = Config()
    config.Voila.root_dir = str(notebooks)
    config.Voila.ip = host
    config.Voila.port = port
    config.Voila.port_retries = 0
    config.Voila.open_browser = browser
    config.Voila.token = token
    config.VoilaConfiguration.template = "lab"
    config.VoilaConfiguration.theme = "dark"
    config.VoilaConfiguration.allow_template_override = "NO"
    config.VoilaConfiguration.allow_theme_override = "NO"
    config.VoilaConfiguration.strip_sources = True
    config.VoilaConfiguration.extension_allowlist = EXTENSIONS
    config.VoilaConfiguration.extension_denylist = []
    config.VoilaConfiguration.multi_kernel_manager_class = Tables
    config.VoilaConfiguration.show_tracebacks = False
    config.VoilaConfiguration.file_allowlist = [r".*\.(png|svg)"]
    config.VoilaConfiguration.preheat_kernel = warm > 0
    config.VoilaConfiguration.default_pool_size = 0
    config.VoilaKernelManager.fill_delay = 1
    if sys.platform == "linux" and len(tempfile.gettempdir()) < 30:  # a socket file's path has room for little more than 100 characters
        config.KernelManager.transport = "ipc"  # no other user of this machine can listen in
    config.MappingKernelManager.cull_interval = max(1, min(60, idle // 3))
    config.MappingKernelManager.cull_idle_timeout = idle
    config.MappingKernelManager.cull_connected = False
    config.MappingKernelManager.cull_busy = False
    return config


def address(host: str, port: int, token: str | None = None) -> str:
    """The link to the gallery that a person on this machine can open."""
    shown = "localhost" if host in _ANY_HOST else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}/" + (f"?token={quote(token)}" if token else "")


def free_port(wanted: int | None, host: str) -> int:
    """The port that was asked for, or the first free one from 8866; SpacegamesError if it cannot be had."""
    for port in [wanted] if wanted else range(8866, 8966):
        if _can_listen(port, host):
            return port
    if wanted:
        raise SpacegamesError(_("port {port} on {host} cannot be used: another program has it, or it is not allowed").format(port=wanted, host=host))
    raise SpacegamesError(_("no free port was found from {low} to {high}; name one with --port").format(low=8866, high=8965))


def _can_listen(port: int, host: str) -> bool:
    try:
        places = socket.getaddrinfo(None if host in _ANY_HOST else host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except OSError as error:
        raise SpacegamesError(_("{host}: there is no such host ({reason})").format(host=host, reason=error.strerror)) from None
    for family, kind, protocol, _name, place in places:
        try:
            with socket.socket(family, kind, protocol) as probe:
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                if family == socket.AF_INET6:
                    probe.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
                probe.bind(place)
        except OSError as error:
            if family == socket.AF_INET6 and error.errno not in (13, 98):
                continue  # a machine without IPv6
            return False
    return True


def serve(notebooks: Path, port: int | None, host: str, token: str | None, browser: bool, idle: int, warm: int) -> None:
    """Serve the dashboards until interrupted. An empty token means: make one up."""
    port = free_port(port, host)
    if token == "":
        token = secrets.token_urlsafe(12)
    # A kernel that was started ahead asks the server for the link it is opened with; proxies must stay out of that.
    os.environ["VOILA_APP_IP"] = "127.0.0.1" if host in (*_ANY_HOST, "localhost") else host
    kept = [name for name in (os.environ.get("NO_PROXY") or os.environ.get("no_proxy") or "").split(",") if name]
    os.environ["NO_PROXY"] = os.environ["no_proxy"] = ",".join(dict.fromkeys([*kept, "localhost", "127.0.0.1", os.environ["VOILA_APP_IP"]]))
    link = address(host, port, token)
    print(_("The gallery is at {link}").format(link=link), flush=True)
    if token is None and host not in ("localhost", "127.0.0.1", "::1"):
        print(_("Everybody who can reach this machine can open it; --token asks them for a word."), flush=True)
    print(_("Press Ctrl+C to stop."), flush=True)
    # Jupyter pings in milliseconds by itself and gives a page three pings' time; Tornado takes both for seconds and warns in vain.
    logging.getLogger("tornado.general").addFilter(lambda record: "websocket_ping_timeout" not in record.getMessage())
    app = Dashboards(config=settings(notebooks, port, host, token, browser, idle, warm), log_level="ERROR")
    app.opens = link
    app.warm = tuple(warm_order(notebooks)[:warm])
    app.config_file_paths = []  # a person's own Voilà settings are for other dashboards
    app.initialize([])
    app.start()
