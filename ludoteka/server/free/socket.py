"""The socket of a free table: one connection for each browser and table."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from typing import TYPE_CHECKING
from urllib.parse import parse_qs

import msgspec
from starlette.requests import cookie_parser
from starlette.types import Receive, Scope, Send

from ... import table
from ...table import operations as op
from ..entries import Refusal
from ..http import COOKIE
from ..library import language_of
from ..limits import Buckets
from ..people import Person
from ..protocol import MOST_FRAME, Code
from ..socket import MOST_BYTES, NO_COOKIE, SLOW
from .hub import FreeHub
from .protocol import Beat, Do, Done, FreeRequest, Play, Point, Refused
from .room import Room, encode

if TYPE_CHECKING:
    from ..app import Server

NOT_FOUND = 4404
MOST_WAITING = 2000
MOST_HELD = 200
_decode = msgspec.json.Decoder(FreeRequest).decode


class _Id(msgspec.Struct):
    id: str = ""


_decode_id = msgspec.json.Decoder(_Id).decode


class FreeSockets:
    """The endpoint."""

    def __init__(self, server: Server, hub: FreeHub) -> None:
        self.server = server
        self.hub = hub
        self.operations = Buckets(server.settings.limits.operations)
        self.pointing = Buckets(server.settings.limits.pointing)
        self.remarks = Buckets(server.settings.limits.remarks)
        self.open: set[FreeConnection] = set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = {name: value for name, value in scope["headers"] if name == b"cookie"}
        token = cookie_parser(headers.get(b"cookie", b"").decode("latin-1")).get(COOKIE, "")
        person = await self.server.people.find(token)
        await receive()
        await send({"type": "websocket.accept"})
        if person is None:
            await send({"type": "websocket.close", "code": NO_COOKIE})
            return
        query = parse_qs(scope["query_string"].decode("latin-1"))
        wanted = {name: query.get(name, [""])[0] for name in ("table", "i", "language")}
        try:
            room = await self.hub.get(wanted["table"])
        except Refusal:
            await send({"type": "websocket.close", "code": NOT_FOUND})
            return
        sits = wanted["i"] == room.plan.invitation or person.id in room.table.people
        connection = FreeConnection(self, room, person, sits=sits, language=language_of(wanted["language"]))
        await connection.run(receive, send)

    def close(self) -> None:
        for connection in list(self.open):
            connection.drop(1012)


class FreeConnection:
    """One browser at one table."""

    def __init__(self, sockets: FreeSockets, room: Room, person: Person, *, sits: bool, language: str) -> None:
        self.sockets = sockets
        self.hub = sockets.hub
        self.room = room
        self.person = person
        self.sits = sits
        self.language = language
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._wake = asyncio.Event()
        self._closing = 0

    def send(self, frame: bytes) -> None:
        if self._closing:
            return
        self._waiting.append(frame)
        self._bytes += len(frame)
        if len(self._waiting) > MOST_WAITING or self._bytes > MOST_BYTES:
            self.drop(SLOW)
        self._wake.set()

    def drop(self, code: int) -> None:
        if not self._closing:
            self._closing = code
            self._waiting.clear()
            self._wake.set()

    async def run(self, receive: Receive, send: Send) -> None:
        room = self.room
        self.sockets.open.add(self)
        if self.sits:
            try:
                await self.hub.sit(room, self.person)
            except Refusal:
                self.drop(1011)
        async with room.lock:
            room.listeners.add(self)
            self.send(room.view(self))
        room.tell_people()
        sender = asyncio.create_task(self._send_all(send))
        reader = asyncio.create_task(self._read_all(receive))
        try:
            await asyncio.wait((sender, reader), return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (sender, reader):
                task.cancel()
            for task in (sender, reader):
                with contextlib.suppress(asyncio.CancelledError, OSError, RuntimeError):
                    await task
            room.listeners.discard(self)
            self.sockets.open.discard(self)
            room.used = self.hub.now()
            room.tell_people()

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
            data = message.get("text") or message.get("bytes") or b""
            if len(data) > MOST_FRAME:
                self.drop(1009)
                return
            await self._handle(data)

    async def _handle(self, data: str | bytes) -> None:
        try:
            ask: FreeRequest = _decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self._refuse(_id_of(data), Refusal(Code.BAD_FRAME, "the frame cannot be understood"))
            return
        if isinstance(ask, Point):
            if self.sits and self.sockets.pointing.take(self.person.id) and len(ask.holding) <= MOST_HELD:
                self.room.point(self, ask.x, ask.y, ask.holding)
            return
        try:
            self.send(encode(Done(ask.id, await self._do(ask))))
        except Refusal as refusal:
            self._refuse(ask.id, refusal)
        except table.Refused as refused:
            self.send(encode(Refused(ask.id, refused.code, str(refused))))

    async def _do(self, ask: Do | Play | Beat) -> int:
        if isinstance(ask, Beat):
            return self.room.table.seq
        if not 0 < len(ask.id) <= 64 or not ask.id.isprintable():
            raise Refusal(Code.BAD_FRAME, "an id has 1 to 64 characters that can be printed")
        if not self.sits:
            raise Refusal(Code.NOT_SEATED, "you look on; ask for the invitation to take part")
        if not self.sockets.operations.take(self.person.id):
            raise Refusal(Code.TOO_MANY, "too much at once; wait a little")
        if isinstance(ask, Play):
            return await self.hub.play(self.room, self.person, ask.steps, ask.id, self.language)
        if isinstance(ask.operation, op.Say) and not self.sockets.remarks.take(self.person.id):
            raise Refusal(Code.TOO_MANY, "too many remarks; wait a little")
        operation = ask.operation
        if isinstance(operation, op.AddDevice) and operation.sort == "deck":
            operation = await self.sockets.server.free_routes.with_cards(self.person, operation)
        return await self.hub.do(self.room, self.person, operation, ask.id, self.language)

    def _refuse(self, id: str, refusal: Refusal) -> None:
        self.send(encode(Refused(id, refusal.code.value, refusal.text)))


def _id_of(data: str | bytes) -> str:
    try:
        return _decode_id(data).id[:64]
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""
