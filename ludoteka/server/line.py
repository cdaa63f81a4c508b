"""A line to one browser: frames in, frames out, and who holds which lines.

What goes out waits in a queue of limited length: who reads too slowly is disconnected and may come again.
"""

from __future__ import annotations

import asyncio
import contextlib
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable

import msgspec
from starlette.requests import cookie_parser
from starlette.types import Receive, Scope, Send

from .entries import Refusal
from .people import COOKIE, People, Person, hash_token
from .protocol import MOST_FRAME, Code
from .storage import StorageError

MOST_BYTES = 8 << 20
"""Bytes that may wait for one browser."""
MOST_ID = 64
SLOW, NO_COOKIE, NOT_FOUND, NEW_SESSION, TOO_MANY = 4408, 4401, 4404, 4409, 4429
STOPPING, TOO_LARGE, FAILED = 1012, 1009, 1011


class _Id(msgspec.Struct):
    """What can be told of a request that cannot be understood."""

    id: str = ""


_decode_id = msgspec.json.Decoder(_Id).decode


class Lines:
    """All lines of a server, by person."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._of: dict[str, set[Line]] = {}

    def __len__(self) -> int:
        """How many people have any."""
        return len(self._of)

    def add(self, line: Line) -> bool:
        """False: this person has too many already."""
        mine = self._of.setdefault(line.person.id, set())
        if len(mine) >= self.most:
            return False
        mine.add(line)
        return True

    def of(self, person: str) -> frozenset[Line]:
        return frozenset(self._of.get(person, ()))

    def remove(self, line: Line) -> None:
        mine = self._of.get(line.person.id, set())
        mine.discard(line)
        if not mine:
            self._of.pop(line.person.id, None)

    def end_session(self, session: str) -> None:
        """The person is somebody else from now on: let the browser connect again."""
        self._drop(NEW_SESSION, lambda line: line.session == session)

    def end_sessions(self, person: str) -> None:
        """All sessions of a person have ended."""
        self._drop(NEW_SESSION, lambda line: line.person.id == person)

    def rename(self, person: Person) -> None:
        for line in self.of(person.id):
            line.person = person

    def close(self) -> None:
        self._drop(STOPPING, lambda _: True)

    def _drop(self, code: int, which: Callable[[Line], bool]) -> None:
        for line in [line for mine in self._of.values() for line in mine if which(line)]:
            line.drop(code)


class Line(ABC):
    """One browser. What is done with the frames that come is for those who know what is asked."""

    def __init__(self, lines: Lines, person: Person, session: str, language: str, waiting: int) -> None:
        self.lines = lines
        self.person = person
        self.session = session
        self.language = language
        self._most_waiting = waiting
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._wake = asyncio.Event()
        self._closing = 0

    @abstractmethod
    async def begin(self) -> None:
        """The browser is there."""

    @abstractmethod
    async def handle(self, data: str | bytes) -> None:
        """A frame has come."""

    @abstractmethod
    def end(self) -> None:
        """The browser is gone."""

    def send(self, frame: bytes) -> None:
        """Put a frame into the queue."""
        if self._closing:
            return
        self._waiting.append(frame)
        self._bytes += len(frame)
        if len(self._waiting) > self._most_waiting or self._bytes > MOST_BYTES:
            self.drop(SLOW)
        self._wake.set()

    def drop(self, code: int) -> None:
        """End it; what waits is not sent any more."""
        if not self._closing:
            self._closing = code
            self._waiting.clear()
            self._wake.set()

    async def run(self, receive: Receive, send: Send) -> None:
        """From the first frame to the last."""
        if not self.lines.add(self):
            await send({"type": "websocket.close", "code": TOO_MANY})
            return
        tasks: list[asyncio.Task[None]] = []
        try:
            await self.begin()
            tasks += asyncio.create_task(self._send_all(send)), asyncio.create_task(self._read_all(receive))
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            for task in tasks:
                with contextlib.suppress(asyncio.CancelledError, OSError, RuntimeError):
                    await task
            self.lines.remove(self)
            self.end()

    async def _send_all(self, send: Send) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                frame = self._waiting.popleft()
                self._bytes -= len(frame)
                await send({"type": "websocket.send", "text": frame.decode()})
            if self._closing:
                await send({"type": "websocket.close", "code": self._closing})
                return

    async def _read_all(self, receive: Receive) -> None:
        while not self._closing:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            if message["type"] != "websocket.receive":
                continue
            data = message.get("text") or message.get("bytes") or b""
            if len(data) > MOST_FRAME:
                self.drop(TOO_LARGE)
                return
            await self.handle(data)


async def accept(scope: Scope, receive: Receive, send: Send, people: People) -> tuple[Person, str] | None:
    """Who calls, and in which session; without a cookie nobody, and then there is no line."""
    headers = {name: value for name, value in scope["headers"] if name == b"cookie"}
    token = cookie_parser(headers.get(b"cookie", b"").decode("latin-1")).get(COOKIE, "")
    await receive()
    await send({"type": "websocket.accept"})
    try:
        person = await people.find(token)
    except StorageError:
        await send({"type": "websocket.close", "code": FAILED})
        return None
    if person is None:
        await send({"type": "websocket.close", "code": NO_COOKIE})
        return None
    return person, hash_token(token)


def id_of(data: str | bytes) -> str:
    """The id of a frame that cannot be understood, if that much can be."""
    try:
        return _decode_id(data).id[:MOST_ID]
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""


def check_id(id: str) -> None:
    if not 0 < len(id) <= MOST_ID or not id.isprintable():
        raise Refusal(Code.BAD_FRAME, f"an id has 1 to {MOST_ID} characters that can be printed")
