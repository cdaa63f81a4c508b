"""A browser as the server sees it: a cookie, HTTP requests, one socket."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
from collections.abc import AsyncIterator, Callable
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ludoteka.cli.serve import listen
from ludoteka.server.app import Server
from ludoteka.server.protocol import MOST_FRAME
from ludoteka.server.settings import Settings

PATIENCE = 30.0


class Running:
    """A server that runs in the test's own process."""

    def __init__(self, server: Server, base: str) -> None:
        self.server = server
        self.hub = server.hub
        self.base = base

    @contextlib.asynccontextmanager
    async def browser(self, *, language: str = "en", socket: bool = True) -> AsyncIterator[Browser]:
        browser = Browser(self.base)
        async with browser.http:
            await browser.get("/api/me")
            if socket:
                await browser.connect(language)
            try:
                yield browser
            finally:
                await browser.disconnect()


@contextlib.asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Running]:
    server = Server(settings)
    listener = listen("127.0.0.1", 0)
    config = uvicorn.Config(
        server.app,
        log_config=None,
        access_log=False,
        ws_max_size=MOST_FRAME,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=2,
    )
    uvicorn_server = uvicorn.Server(config)
    task = asyncio.create_task(uvicorn_server.serve(sockets=[listener]))
    while not uvicorn_server.started:
        if task.done():
            await task
            raise RuntimeError("the server did not start")
        await asyncio.sleep(0.01)
    try:
        yield Running(server, f"http://127.0.0.1:{listener.getsockname()[1]}")
    finally:
        uvicorn_server.should_exit = True
        await task
        listener.close()


class Browser:
    """One person."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.http = httpx.AsyncClient(base_url=base, headers={"origin": base}, timeout=PATIENCE)
        self.socket: ClientConnection | None = None
        self.raw: list[str] = []
        """Every frame that came, as it came."""
        self.frames: list[dict[str, Any]] = []
        self.views: dict[str, dict[str, Any]] = {}
        self.closed: int | None = None
        self._reader: asyncio.Task[None] | None = None
        self._news = asyncio.Condition()
        self._ids = itertools.count(1)

    # --- HTTP ------------------------------------------------------------------------------------------------------

    async def get(self, path: str, **headers: str) -> httpx.Response:
        return await self.http.get(path, headers=headers)

    async def post(self, path: str, body: Any = None, **headers: str) -> httpx.Response:
        return await self.http.post(path, json=body, headers=headers)

    async def json(self, path: str) -> Any:
        response = await self.get(path)
        assert response.status_code == 200, response.text
        return response.json()

    @property
    def cookie(self) -> str:
        return f"ludoteka={self.http.cookies['ludoteka']}"

    async def make(self, game: str, *seats: str, **more: Any) -> str:
        """A new table; a seat is "me", "open" or "computer:LEVEL"."""
        wishes = [{"kind": kind, "level": int(level or 0)} for kind, _, level in (s.partition(":") for s in seats)]
        response = await self.post("/api/tables", {"game": game, "seats": wishes, **more})
        assert response.status_code == 200, response.text
        id: str = response.json()["id"]
        return id

    # --- the socket ------------------------------------------------------------------------------------------------

    async def connect(self, language: str = "en", **headers: str) -> None:
        address = f"{self.base.replace('http', 'ws')}/ws?language={language}"
        named = {"cookie": self.cookie, **headers}
        self.socket = await connect(address, origin=self.base, additional_headers=named, max_size=None)  # type: ignore[arg-type]
        self.closed = None
        self._reader = asyncio.create_task(self._read(self.socket))
        await self.until(lambda: any(f["frame"] == "welcome" for f in self.frames) or self.closed is not None)

    async def disconnect(self) -> None:
        if self.socket is not None:
            await self.socket.close()
            assert self._reader is not None
            await self._reader
            self.socket = None

    async def _read(self, socket: ClientConnection) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for text in socket:
                assert isinstance(text, str)
                frame = json.loads(text)
                async with self._news:
                    self.raw.append(text)
                    self.frames.append(frame)
                    if frame["frame"] == "happened":
                        self._see(frame["view"])
                    self._news.notify_all()
        async with self._news:
            self.closed = socket.close_code
            self._news.notify_all()

    def _see(self, view: dict[str, Any]) -> None:
        """Keep the line of play as a client does: what came before `played_from` is known already."""
        before = self.views.get(view["id"], {}).get("line", [])
        assert len(before) >= view["played_from"], "a gap in the line of play"
        view["line"] = before[: view["played_from"]] + view["played"]
        assert len(view["line"]) == view["ply"]
        self.views[view["id"]] = view

    async def until(self, happened: Callable[[], bool]) -> None:
        async with self._news:
            await asyncio.wait_for(self._news.wait_for(happened), PATIENCE)

    async def send(self, data: Any) -> None:
        assert self.socket is not None
        await self.socket.send(data if isinstance(data, str | bytes) else json.dumps(data))

    async def ask(self, ask: str, **fields: Any) -> dict[str, Any]:
        """Send a request and wait for its answer."""
        id = fields.pop("id", None) or f"r{next(self._ids)}"
        before = len(self.frames)
        await self.send({"ask": ask, "id": id, **fields})
        await self.until(lambda: self._answer(id, before) is not None or self.closed is not None)
        answer = self._answer(id, before)
        assert answer is not None, f"closed with {self.closed}"
        return answer

    def _answer(self, id: str, since: int) -> dict[str, Any] | None:
        return next((frame for frame in self.frames[since:] if frame.get("id") == id), None)

    async def done(self, ask: str, **fields: Any) -> dict[str, Any]:
        answer = await self.ask(ask, **fields)
        assert answer["frame"] == "done", answer
        return answer

    async def refused(self, ask: str, **fields: Any) -> str:
        """The code of the refusal."""
        answer = await self.ask(ask, **fields)
        assert answer["frame"] == "refused", answer
        code: str = answer["code"]
        return code

    async def watch(self, table: str, **more: Any) -> dict[str, Any]:
        await self.done("watch", table=table, **more)
        return self.views[table]

    async def play(self, table: str, seat: int, steps: str | None = None, **more: Any) -> dict[str, Any]:
        """A move by its steps, or the first legal one; waits for the view after it."""
        view = self.views[table]
        chosen = steps.split() if steps else next(m["steps"] for m in view["moves"] if m["player"] == seat)
        answer = await self.done("play", table=table, seat=seat, steps=chosen, seq=view["seq"], **more)
        await self.until(lambda: self.views[table]["seq"] >= answer["seq"])
        return self.views[table]

    async def whole(self, table: str, move: dict[str, Any], choose: Callable[[list[Any]], Any]) -> list[str]:
        """The steps of a move; where it was cut, how it goes on is asked and chosen."""
        while move.get("more"):
            seq, seat = self.views[table]["seq"], move["player"]
            ways = await self.ask("ahead", table=table, seat=seat, steps=move["steps"], seq=seq)
            move = choose(ways["moves"])
        steps: list[str] = move["steps"]
        return steps

    async def reaches(self, table: str, seq: int) -> dict[str, Any]:
        await self.until(lambda: self.views[table]["seq"] >= seq)
        return self.views[table]
