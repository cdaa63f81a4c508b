"""The socket of a free table: one connection for each browser and table."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import parse_qs

import msgspec
from starlette.types import Receive, Scope, Send

from ... import table
from ...play.words import Sentence, spoken
from ...table import operations as op
from ..entries import Refusal
from ..limits import Buckets
from ..line import FAILED, NOT_FOUND, Line, accept, check_id, id_of
from ..people import Person
from ..protocol import Code
from .hub import FreeHub
from .protocol import Beat, Do, Done, FreeRequest, Play, Point, Refused
from .referee import sentence_of
from .room import Room, encode

if TYPE_CHECKING:
    from ..app import Server

MOST_WAITING = 2000
MOST_HELD = 200
_decode = msgspec.json.Decoder(FreeRequest).decode


class FreeSockets:
    """The endpoint."""

    def __init__(self, server: Server, hub: FreeHub) -> None:
        self.server = server
        self.hub = hub
        self.operations = Buckets(server.settings.limits.operations)
        self.pointing = Buckets(server.settings.limits.pointing)
        self.remarks = Buckets(server.settings.limits.remarks)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        known = await accept(scope, receive, send, self.server.people)
        if known is None:
            return
        query = parse_qs(scope["query_string"].decode("latin-1"))
        wanted = {name: query.get(name, [""])[0] for name in ("table", "i", "language")}
        try:
            room = await self.hub.get(wanted["table"])
        except Refusal:
            await send({"type": "websocket.close", "code": NOT_FOUND})
            return
        sits = wanted["i"] == room.plan.invitation or known[0].id in room.table.people
        await FreeConnection(self, *known, spoken(wanted["language"]), room, sits=sits).run(receive, send)


class FreeConnection(Line):
    """One browser at one table."""

    def __init__(
        self, sockets: FreeSockets, person: Person, session: str, language: str, room: Room, *, sits: bool
    ) -> None:
        super().__init__(sockets.server.lines, person, session, language, MOST_WAITING)
        self.sockets = sockets
        self.hub = sockets.hub
        self.room = room
        self.sits = sits

    async def begin(self) -> None:
        room = self.room
        if self.sits:
            try:
                await self.hub.sit(room, self.person)
            except Refusal:
                self.drop(FAILED)
        async with room.lock:
            room.listeners.add(self)
            self.send(room.view(self))
        room.tell_people()

    def end(self) -> None:
        self.room.listeners.discard(self)
        self.room.used = self.hub.now()
        self.room.tell_people()

    async def handle(self, data: str | bytes) -> None:
        try:
            ask: FreeRequest = _decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self._refuse(id_of(data), Refusal(Code.BAD_FRAME, Sentence("table-frame")))
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
            self.send(encode(Refused(ask.id, refused.code, sentence_of(refused).say(self.language))))

    async def _do(self, ask: Do | Play | Beat) -> int:
        if isinstance(ask, Beat):
            return self.room.table.seq
        check_id(ask.id)
        if not self.sits:
            raise Refusal(Code.NOT_SEATED, Sentence("table-looking"))
        if not self.sockets.operations.take(self.person.id):
            raise Refusal(Code.TOO_MANY, Sentence("table-too-much"))
        if isinstance(ask, Play):
            return await self.hub.play(self.room, self.person, ask.steps, ask.id, self.language)
        if isinstance(ask.operation, op.Say) and not self.sockets.remarks.take(self.person.id):
            raise Refusal(Code.TOO_MANY, Sentence("table-too-much"))
        operation = ask.operation
        if isinstance(operation, op.AddDevice) and operation.sort == "deck":
            operation = await self.sockets.server.free_routes.with_cards(self.person, operation, self.language)
        return await self.hub.do(self.room, self.person, operation, ask.id, self.language)

    def _refuse(self, id: str, refusal: Refusal) -> None:
        self.send(encode(Refused(id, refusal.code.value, refusal.say(self.language))))
