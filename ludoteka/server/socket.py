"""What is asked over the line of a browser that plays: requests in, answers and news of its tables out."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any
from urllib.parse import parse_qs

import msgspec
from starlette.types import Receive, Scope, Send

from .. import __version__
from ..play import SPECTATOR
from ..play.words import Sentence, spoken
from .entries import Refusal
from .hub import Hub
from .limits import Buckets
from .line import Line, Lines, accept, check_id, id_of
from .people import People, Person
from .playing import MOST_LAG
from .pool import Urgency
from .protocol import (
    Ahead,
    Answer,
    Code,
    Done,
    Hint,
    Judge,
    Judged,
    Look,
    Offer,
    Ping,
    Play,
    Refused,
    Request,
    Say,
    Sit,
    Stand,
    Try,
    Unwatch,
    Watch,
    Welcome,
)
from .room import Room
from .settings import Limits
from .storage import StorageError
from .table import Table
from .views import encode

log = logging.getLogger("ludoteka.server")

EVEN_LAG = 250
"""Milliseconds: where the first one wins, lines are treated as if none were faster than this."""
HINT_LEVEL = 6
JUDGE_LEVEL = 5


_decode = msgspec.json.Decoder(Request).decode


class Sockets:
    """The endpoint of those who play, and what they share."""

    def __init__(self, hub: Hub, people: People, lines: Lines, limits: Limits) -> None:
        self.hub = hub
        self.people = people
        self.lines = lines
        self.limits = limits
        self.requests = Buckets(limits.requests)
        self.searches = {Hint: Buckets(limits.searches), Judge: Buckets(limits.judgements)}
        self.remarks = Buckets(limits.remarks)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        known = await accept(scope, receive, send, self.people)
        if known:
            wanted = parse_qs(scope["query_string"].decode("latin-1")).get("language", ["en"])[0]
            await Connection(self, *known, spoken(wanted)).run(receive, send)


class Connection(Line):
    """One browser."""

    def __init__(self, sockets: Sockets, person: Person, session: str, language: str) -> None:
        super().__init__(sockets.lines, person, session, language, sockets.limits.waiting_frames)
        self.sockets = sockets
        self.hub = sockets.hub
        self.lag = 0
        self._tables: dict[str, Table] = {}
        self._searching: set[asyncio.Task[None]] = set()

    async def begin(self) -> None:
        self.send(encode(Welcome(self.person.me, __version__)))

    def end(self) -> None:
        for task in self._searching:
            task.cancel()
        for table in self._tables.values():
            table.unwatch(self)

    async def handle(self, data: str | bytes) -> None:
        try:
            ask: Request = _decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self._refuse(id_of(data), Refusal(Code.BAD_FRAME, "the frame cannot be understood"))
            return
        try:
            check_id(ask.id)
        except Refusal as refusal:
            self._refuse("", refusal)
            return
        if not self.sockets.requests.take(self.person.id):
            self._refuse(ask.id, Refusal(Code.TOO_MANY, "too many requests; wait a little"))
            return
        if isinstance(ask, (Hint, Judge)):
            if len(self._searching) > 3 or not self.sockets.searches[type(ask)].take(self.person.id):
                self._refuse(ask.id, Refusal(Code.TOO_MANY, "too many searches; wait a little"))
                return
            task = asyncio.create_task(self._answer(ask))
            self._searching.add(task)
            task.add_done_callback(self._searching.discard)
            return
        await self._answer(ask)

    async def _answer(self, ask: Request) -> None:
        try:
            answer = await self._do(ask)
        except Refusal as refusal:
            self._refuse(ask.id, refusal)
            return
        except StorageError as error:
            log.error("%s: the database does not answer: %s", type(ask).__name__, error)
            self._refuse(ask.id, Refusal(Code.FAILED, Sentence("table-failed")))
            return
        except Exception:
            log.exception("a request failed: %s", type(ask).__name__)
            self._refuse(ask.id, Refusal(Code.FAILED, "something went wrong; nothing has changed"))
            return
        self.send(answer if isinstance(answer, bytes) else encode(answer))

    def _refuse(self, id: str, refusal: Refusal) -> None:
        self.send(encode(Refused(id, refusal.code, refusal.say(self.language))))

    async def _do(self, ask: Request) -> Done | bytes:
        match ask:
            case Ping():
                self.lag = max(0, min(ask.lag, MOST_LAG))
                return Done(ask.id)
            case Watch():
                return await self._watch(ask)
            case Unwatch():
                table = self._tables.pop(ask.table, None)
                if table is not None:
                    table.unwatch(self)
                return Done(ask.id)
            case Try():
                return await self._why_not(ask)
            case Ahead():
                return await self._ahead(ask)
            case Look():
                return self._look(ask)
            case Hint():
                return await self._hint(ask)
            case Judge():
                return await self._judge(ask)
            case Offer(what="claim"):
                entry = await self.hub.claim(self._table(ask.table), self.person.id, ask.id, ask.seat)
            case _:
                await self._even_out(ask)
                entry = await self.hub.change(self._table(ask.table), self.person.id, ask.id, self._deed(ask))
        return Done(ask.id, seq=entry.seq if entry else 0)

    async def _even_out(self, ask: Request) -> None:
        """Where the first one wins, hold a move back by what its line is faster than a slow one."""
        if not isinstance(ask, Play):
            return
        position = self._table(ask.table).room.position
        if position.variant.face.races and len(position.actors) > 1:
            await asyncio.sleep(max(0, EVEN_LAG - self.lag) / 1000)

    def _deed(self, ask: Sit | Stand | Play | Say | Offer | Answer) -> Callable[[Room, int], None]:
        """What a request does to a room, when its turn has come."""
        person, name = self.person.id, self.person.name
        match ask:
            case Play():
                return lambda room, now: room.play(person, ask.seat, ask.steps, ask.seq, now, self.lag, self.language)
            case Say():
                if not self.sockets.remarks.take(person):
                    raise Refusal(Code.TOO_MANY, "too many remarks; wait a little")
                return lambda room, now: room.say(person, name, ask.text, now)
            case Sit():
                return lambda room, now: room.sit(person, name, ask.seat, ask.level, now)
            case Stand():
                return lambda room, now: room.stand(person, ask.seat, ask.level, now)
            case Offer():
                return lambda room, now: room.offer(person, ask.seat, ask.what, now)
            case Answer():
                return lambda room, now: room.answer(person, ask.seat, ask.what, ask.accept, now)

    def _table(self, id: str) -> Table:
        """A table that this connection follows."""
        table = self._tables.get(id)
        if table is None:
            raise Refusal(Code.NOT_FOUND, "watch the table first")
        if self.hub.tables.get(id) is not table:
            del self._tables[id]
            raise Refusal(Code.NOT_FOUND, "watch the table again")
        return table

    async def _watch(self, ask: Watch) -> Done:
        if len(self._tables) >= self.sockets.limits.watched and ask.table not in self._tables:
            raise Refusal(Code.TOO_MANY, "too many tables at once")
        table = await self.hub.get(ask.table)
        seq = await table.watch(self, ask.invitation, ask.since)
        self.hub.computers.think(table)
        self._tables[ask.table] = table
        return Done(ask.id, seq=seq)

    async def _why_not(self, ask: Try) -> Done:
        table = self._table(ask.table)
        async with table.lock:
            await table.sight.prepare()
            return Done(ask.id, table.room.why_not(self.person.id, ask.seat, ask.steps, ask.language))

    async def _ahead(self, ask: Ahead) -> bytes:
        table = self._table(ask.table)
        async with table.lock:
            room = table.room
            if ask.seat not in table.sight.choosers(room.seats_of(self.person.id), room.viewer(self.person.id)):
                raise Refusal(Code.NOT_YOUR_TURN, f"seat {ask.seat} cannot act, or is not yours")
            room.check_choice(ask.seat, ask.seq)
            return await table.sight.ahead(ask.id, ask.seat, ask.steps)

    def _look(self, ask: Look) -> bytes:
        table = self._table(ask.table)
        length = len(table.room.match.played) if table.room.match else 0
        if not 0 <= ask.ply <= length:
            raise Refusal(Code.BAD_FRAME, f"expected a position from 0 to {length}")
        return table.sight.look(ask.id, ask.ply, table.room.viewer(self.person.id))

    async def _hint(self, ask: Hint) -> Done:
        """Only against computers, or alone: with others it would not be fair."""
        table = self._table(ask.table)
        room, match = table.room, table.room.match
        if ask.seat not in room.seats_of(self.person.id):
            raise Refusal(Code.NOT_SEATED, f"seat {ask.seat} is not yours")
        if room.people - {self.person.id}:
            raise Refusal(Code.NOT_ALLOWED, "there are no hints while you play with others")
        if match is None or match.over or ask.seat not in match.position.actors:
            raise Refusal(Code.NOT_YOUR_TURN, "it is not your turn")
        level = room.fit_level(HINT_LEVEL)
        found = await self.hub.computers.judge(table, Urgency.HINT, len(match.played), ask.seat, level)
        return Done(ask.id, seq=room.seq, steps=found["steps"], why=self._why(found))

    async def _judge(self, ask: Judge) -> bytes:
        """Only after the game."""
        table = self._table(ask.table)
        room, match = table.room, table.room.match
        if match is None or not match.over:
            raise Refusal(Code.NOT_ALLOWED, "the game is not over yet")
        if not 0 <= ask.ply <= len(match.played):
            raise Refusal(Code.BAD_FRAME, f"expected a position from 0 to {len(match.played)}")
        position = match.positions[ask.ply]
        seat = next(iter(position.awaited), SPECTATOR)
        if seat == SPECTATOR:
            return encode(Judged(ask.id, ask.ply, seat, 0.0, "", [], None))
        found = await self.hub.computers.judge(table, Urgency.JUDGEMENT, ask.ply, seat, room.fit_level(JUDGE_LEVEL))
        played = match.played[ask.ply] if ask.ply < len(match.played) else None
        value = found["tried"].get(str(played.code)) if played is not None and played.player == seat else None
        why = self._why(found)
        return encode(Judged(ask.id, ask.ply, seat, found["value"], found["text"], found["steps"], value, why))

    def _why(self, found: dict[str, Any]) -> str:
        """The reason of a choice, in this person's language."""
        if not found.get("why"):
            return ""
        id, args = found["why"]
        return Sentence(id, args).say(self.language)
