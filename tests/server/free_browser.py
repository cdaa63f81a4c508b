"""A browser at a free table: one socket, frames in, operations out."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
from collections.abc import AsyncIterator, Callable
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.browser import PATIENCE, Browser


class Seat:
    """One person at one free table, who keeps the picture of it as a client does."""

    def __init__(self, browser: Browser, path: str) -> None:
        self.browser = browser
        self.path = path
        self.raw: list[str] = []
        self.frames: list[dict[str, Any]] = []
        self.view: dict[str, Any] = {}
        self.entries: dict[str, dict[str, Any]] = {}
        self.out: dict[str, int] = {}
        self.seq = 0
        self.closed: int | None = None
        self._ids = itertools.count(1)
        self._news = asyncio.Condition()
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None

    async def open(self, language: str = "en") -> None:
        id, _, query = self.path.removeprefix("/f/").partition("?")
        address = f"{self.browser.base.replace('http', 'ws')}/ws/free?table={id}&{query}&language={language}"
        self._socket = await connect(
            address, origin=self.browser.base, additional_headers={"cookie": self.browser.cookie}, max_size=None
        )  # type: ignore[arg-type]
        self._reader = asyncio.create_task(self._read(self._socket))
        await self.until(lambda: bool(self.view) or self.closed is not None)

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()
            assert self._reader is not None
            await self._reader

    async def _read(self, socket: ClientConnection) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for text in socket:
                assert isinstance(text, str)
                frame = json.loads(text)
                async with self._news:
                    self.raw.append(text)
                    self.frames.append(frame)
                    self._hear(frame)
                    self._news.notify_all()
        async with self._news:
            self.closed = socket.close_code
            self._news.notify_all()

    def _hear(self, frame: dict[str, Any]) -> None:
        match frame["frame"]:
            case "view":
                self.view, self.entries, self.seq, self.out = frame, dict(frame["entries"]), frame["seq"], frame["out"]
            case "changed":
                assert frame["seq"] == self.seq + 1, "a gap"
                self.seq = frame["seq"]
                self.out |= frame["out"]
                for key, entry in frame["entries"].items():
                    if entry is None:
                        self.entries.pop(key, None)
                    else:
                        self.entries[key] = entry

    async def until(self, happened: Callable[[], bool]) -> None:
        async with self._news:
            await asyncio.wait_for(self._news.wait_for(happened), PATIENCE)

    async def send(self, data: Any) -> None:
        assert self._socket is not None
        await self._socket.send(data if isinstance(data, str) else json.dumps(data))

    async def ask(self, ask: str, **fields: Any) -> dict[str, Any]:
        id = fields.pop("id", None) or f"r{next(self._ids)}"
        before = len(self.frames)
        await self.send({"ask": ask, "id": id, **fields})
        await self.until(lambda: self._answer(id, before) is not None or self.closed is not None)
        found = self._answer(id, before)
        assert found is not None, f"closed with {self.closed}"
        return found

    def _answer(self, id: str, since: int) -> dict[str, Any] | None:
        return next(
            (frame for frame in self.frames[since:] if frame.get("id") == id and frame["frame"] != "view"), None
        )

    async def do(self, do: str, *, id: str = "", **fields: Any) -> dict[str, Any]:
        answer = await self.ask("do", id=id, operation={"do": do, **fields})
        assert answer["frame"] == "done", answer
        await self.reaches(answer["seq"])
        return answer

    async def refused(self, do: str, **fields: Any) -> dict[str, Any]:
        answer = await self.ask("do", operation={"do": do, **fields})
        assert answer["frame"] == "refused", answer
        return answer

    async def reaches(self, seq: int) -> None:
        await self.until(lambda: self.seq >= seq)

    def things(self, sort: str = "") -> list[dict[str, Any]]:
        found = [e for k, e in self.entries.items() if k[0] == "t" and k[1:].isdigit()]
        return sorted((e for e in found if sort in ("", e["is"])), key=lambda e: e["id"])

    def last(self, frame: str) -> dict[str, Any]:
        return next(f for f in reversed(self.frames) if f["frame"] == frame)


@contextlib.asynccontextmanager
async def seated(browser: Browser, path: str, language: str = "en") -> AsyncIterator[Seat]:
    seat = Seat(browser, path)
    await seat.open(language)
    try:
        yield seat
    finally:
        await seat.close()


async def new_table(browser: Browser, **wanted: Any) -> str:
    """The path of a new table, with its invitation."""
    response = await browser.post("/api/free", wanted)
    assert response.status_code == 200, response.text
    path: str = response.json()["path"]
    return path
