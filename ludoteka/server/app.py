"""The application: everything put together, behind the guard."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import sys
from collections.abc import AsyncIterator
from importlib import import_module

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.routing import WebSocketRoute

from ..play.words import LANGUAGES, say
from .free.http import FreeRoutes
from .free.hub import FreeHub
from .free.socket import FreeSockets
from .http import Routes, misrouted
from .hub import Hub
from .line import Lines
from .people import People
from .pool import Pool
from .security import Guard
from .settings import Settings
from .socket import Sockets
from .storage import Storage

SWEEP, MANY = 60.0, 2_000_000
"""Seconds between two thoughts of garbage; objects that are new since it was last looked for."""


class Server:
    """All parts of a server, and their beginning and end."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.storage = Storage(settings.database)
        self.pool = Pool(settings.workers, settings.search_seconds, settings.search_bytes)
        self.hub = Hub(self.storage, self.pool, settings)
        self.people = People(self.storage, settings)
        self.lines = Lines(settings.limits.sockets)
        self.routes = Routes(settings, self.hub, self.people, self.lines)
        self.free = FreeHub(self.storage, settings)
        self.free_routes = FreeRoutes(self.routes, self.free)
        playing = Sockets(self.hub, self.people, self.lines, settings.limits)
        sockets = [WebSocketRoute("/ws/free", FreeSockets(self, self.free)), WebSocketRoute("/ws", playing)]
        self.app = Guard(
            Starlette(
                routes=[*sockets, *self.free_routes.all(), *self.routes.all()],
                lifespan=self.lifespan,
                exception_handlers={HTTPException: misrouted},
            ),
            settings,
        )

    @contextlib.asynccontextmanager
    async def lifespan(self, _: Starlette) -> AsyncIterator[None]:
        await self.storage.open()
        await self.pool.open()
        await self.hub.open()
        loading = asyncio.create_task(asyncio.to_thread(_load_ahead, freeze=self.settings.own_process))
        sweeping = asyncio.create_task(self._sweep()) if self.settings.own_process else None
        try:
            yield
        finally:
            self.lines.close()
            await loading
            if sweeping is not None:
                sweeping.cancel()
            await self.hub.close()
            await self.pool.close()
            await self.storage.close()

    async def _sweep(self) -> None:
        """Look for garbage when nobody is left, or when very much is new.

        A game leaves no circles of objects behind, so there is next to none; left to itself, the collector would look
        through all tables again and again in the middle of their moves.
        """
        came = False
        while True:
            await asyncio.sleep(SWEEP)
            came = came or len(self.lines) > 0
            if (came and not len(self.lines)) or gc.get_count()[0] > MANY:
                gc.collect()
                came = False


def _load_ahead(*, freeze: bool) -> None:
    """What takes a second to load; the first player should not have to wait for it.

    All that is in memory then stays there, so the collector of garbage need not look through it again and again.
    """
    import_module("numba")
    for language in LANGUAGES:
        say("result-draw", language, reason="")
    if freeze:
        gc.collect()
        gc.freeze()
        gc.disable()
        sys.setswitchinterval(0.0005)  # the thread that writes should not have to wait for the one that serves


def make_app(settings: Settings | None = None) -> Guard:
    """An ASGI application."""
    return Server(settings or Settings()).app
