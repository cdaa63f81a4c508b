"""All tables that are in use: loading them, making them, changing them one request at a time, minding the time.

A change is made in memory, written to the database, and only then told to anybody; the lock of the table is held all
the while, so nobody ever sees what is not on the disk. If it cannot be written, the table is made again from its
events.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from typing import Any

import sqlalchemy as sa
from msgspec.structs import replace

from ..notation.convert import opened
from ..play import Act, Control, Event, Match, NotationError, Told, Variant, variant
from ..play.chance import new_secret
from ..play.words import Sentence
from .computers import Computers
from .entries import MATCH_ACTS, STEPS, Deed, Entry, Plan, Refusal
from .people import Person
from .pool import Pool
from .protocol import Code, NewTable, SeatKind
from .room import Room, check_wishes
from .schema import tables
from .settings import Settings
from .storage import Job, Storage, StorageError
from .table import Table
from .warming import Warming

log = logging.getLogger("ludoteka.server")

HEARTBEAT = 5.0
SOON = 600_000
"""Milliseconds; a table whose time is due later than that may leave the memory."""
ID_LENGTH = 12
LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"


def new_id(length: int) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(length))


class Hub:
    """The tables of one server."""

    def __init__(self, storage: Storage, pool: Pool, settings: Settings) -> None:
        self.storage = storage
        self.pool = pool
        self.settings = settings
        self.now = settings.now
        self.computers = Computers(pool, settings.pace, self.change)
        self.tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._due: dict[str, int] = {}
        self._minding = asyncio.Lock()
        self._warming = Warming()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        await self.storage.skip_the_night(self.now())
        await self.storage.forget(self.now())
        self._tasks = [asyncio.create_task(work()) for work in (self._mind_the_time, self._tidy_up)]

    async def close(self) -> None:
        running = [*self._tasks, *(task for table in self.tables.values() for task in table.thinking.values())]
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        await self._warming.close()

    # --- finding and making ----------------------------------------------------------------------------------------

    async def get(self, id: str) -> Table:
        """A table, from memory or made again from its events."""
        if id in self.tables:
            return self.tables[id]
        if len(id) != ID_LENGTH or not set(id) <= set(LETTERS):
            raise Refusal(Code.NOT_FOUND, "there is no such table")
        if id not in self._loading:
            self._loading[id] = task = asyncio.create_task(self._load(id))
            task.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(self._loading[id])

    async def _load(self, id: str) -> Table:
        return self._use(Table(await self._read(id), self.settings))

    def _use(self, table: Table) -> Table:
        self.tables[table.id] = table
        self.computers.think(table)
        self._schedule(table, table.due())
        return table

    async def _read(self, id: str) -> Room:
        found = await self.storage.table(id)
        if found is None:
            raise Refusal(Code.NOT_FOUND, "there is no such table")
        row, rows = found
        plan = Plan(
            id=row.id,
            variant=row.variant,
            position=row.position,
            clock=row.clock,
            secret=bytes.fromhex(row.secret),
            public=row.public,
            invitation=row.invitation,
            maker=row.maker,
            made=row.made,
        )
        entries = [Entry(e.seq, e.act, e.seat, e.text, e.at, e.person, e.name, e.request) for e in rows]
        return await asyncio.to_thread(Room.again, plan, entries, row.begun)

    async def make(self, person: Person, wanted: NewTable) -> Table:
        """A new table, as somebody wishes it."""
        try:
            of = variant(wanted.game, wanted.preset, wanted.options)
            control = Control.parse(wanted.clock)
        except ValueError as error:
            raise Refusal(Code.BAD_FRAME, str(error)) from None
        wishes = check_wishes(wanted, of)
        self.warm(of)
        if wanted.written:
            return await self._go_on(person, wanted, of, str(control))
        plan = self._plan(person.id, of, str(control), public=wanted.public, position=wanted.position)
        try:
            room = await asyncio.to_thread(Room.make, plan, wishes, person.name, self.now())
        except NotationError as error:
            raise Refusal(Code.BAD_FRAME, error.why) from None
        if room.match is not None and room.match.over:
            raise Refusal(Code.BAD_FRAME, Sentence("table-over-there"))
        return await self._begin(room, room.take(plan.maker))

    async def _go_on(self, person: Person, wanted: NewTable, of: Variant, clock: str) -> Table:
        """A table at which a written game goes on: from its last position, or with all that has happened in it."""
        if of.game.hidden:
            raise Refusal(Code.NOT_ALLOWED, Sentence("table-secrets-start"))
        try:
            match = await asyncio.to_thread(opened, of, wanted.written)
        except ValueError as error:
            raise Refusal(Code.BAD_FRAME, error.why if isinstance(error, Told) else str(error)) from None
        if any(wish.kind is SeatKind.OPEN for wish in wanted.seats) or not match.played:
            key, position = match.variant.key, match.position.text()
            at = replace(wanted, written="", preset=key.preset, options=dict(key.options), position=position)
            return await self.make(person, at)
        first = match.first.text() if match.first is not None else ""
        plan = self._plan(person.id, match.variant, clock, public=wanted.public, position=first)
        wishes = check_wishes(wanted, match.variant)
        room = await asyncio.to_thread(Room.make, plan, wishes, person.name, self.now())
        entries = [entry for entry in room.take(plan.maker) if entry.act not in MATCH_ACTS]
        entries += [
            Entry(number, step.act.value, step.seat, step.text)
            for number, step in enumerate(_steps(match), len(entries) + 1)
        ]
        return await self._begin(await asyncio.to_thread(Room.again, plan, entries, room.begun), entries)

    def _plan(self, maker: str, of: Variant, clock: str, *, public: bool, position: str) -> Plan:
        return Plan(
            id=new_id(ID_LENGTH),
            variant=str(of.key),
            position=position,
            clock=clock,
            secret=new_secret(),
            public=public,
            invitation=new_id(16),
            maker=maker,
            made=self.now(),
        )

    async def _begin(self, room: Room, entries: list[Entry]) -> Table:
        """Write a new table down and open it."""
        plan = room.plan
        made = {
            **room.row(room.due({}), self.now()),
            "id": plan.id,
            "variant": plan.variant,
            "position": plan.position,
            "clock": plan.clock,
            "secret": plan.secret.hex(),
            "public": plan.public,
            "invitation": plan.invitation,
            "maker": plan.maker,
            "made": plan.made,
        }
        del made["key"]
        try:
            await self.storage.write(Job(made=made, events=_rows(plan.id, entries), sat=_sat(room, entries)))
        except StorageError:
            raise Refusal(Code.FAILED, "the table could not be written down") from None
        return self._use(Table(room, self.settings))

    def warm(self, of: Variant) -> None:
        """Begin to compile the rules, if that has never been done on this machine."""
        self._warming.want(of.game.family)

    # --- changing --------------------------------------------------------------------------------------------------

    async def change(self, table: Table, person: str, request: str, do: Callable[[Room, int], None]) -> Entry | None:
        """Do something at a table, write it down, tell everybody. A request is done once, however often it comes.

        Returns the last entry it led to. Raises Refusal; then nothing has changed but what time did.
        """
        async with table.lock:
            room, now = table.room, self.now()
            table.used = now
            if request and (person, request) in room.done:
                return room.done[person, request]
            refusal: Refusal | None = None
            try:
                do(room, now)
            except Refusal as error:
                refusal = error
            except Exception:
                log.exception("table %s: a request failed", table.id)
                await self._reload(table)
                raise Refusal(Code.FAILED, "something went wrong; nothing has changed") from None
            if refusal is None and room.rematch_agreed:
                try:
                    await self._rematch(room, now)
                except Refusal:
                    await self._reload(table)
                    raise
            entries = room.take(person, "" if refusal else request)
            if entries:
                await self._commit(table, entries, now)
            if refusal is not None:
                raise refusal
            return entries[-1] if entries else None

    async def _commit(self, table: Table, entries: list[Entry], now: int) -> None:
        room, due = table.room, table.due()
        sat = _sat(room, entries)
        try:
            await self.storage.write(Job(events=_rows(table.id, entries), changed=room.row(due, now), sat=sat))
        except StorageError:
            log.error("table %s: entries from %d on could not be written", table.id, entries[0].seq)
            await self._reload(table)
            raise Refusal(Code.FAILED, "it could not be written down; nothing has changed") from None
        await table.tell(entries)
        self.computers.think(table)
        self._schedule(table, due)

    async def _rematch(self, room: Room, now: int) -> None:
        plan = room.plan
        new = self._plan(plan.maker, room.variant, plan.clock, public=plan.public, position=plan.position)
        follower = Room.follow(new, room, now)
        await self._begin(follower, follower.take(new.maker))
        room.lead_on(new.id)

    async def _reload(self, table: Table) -> None:
        """Forget what is not on the disk."""
        try:
            await table.begin_anew(await self._read(table.id))
        except Exception as error:
            if isinstance(error, StorageError):
                log.error("table %s could not be read again: %s", table.id, error)
            else:
                log.exception("table %s could not be read again", table.id)
            self.tables.pop(table.id, None)
            for listener in list(table.watchers):
                listener.drop(1011)

    async def claim(self, table: Table, person: str, request: str, seat: int) -> Entry | None:
        """The seat of somebody who is away for long goes to a computer."""

        def do(room: Room, _: int) -> None:
            if seat not in table.claimable():
                raise Refusal(Code.NOT_ALLOWED, "that player is here, or has not been away for long")
            room.claim(person, seat)

        return await self.change(table, person, request, do)

    # --- time ------------------------------------------------------------------------------------------------------

    def _schedule(self, table: Table, due: int | None) -> None:
        if due is None:
            self._due.pop(table.id, None)
        else:
            self._due[table.id] = due

    async def tick(self) -> None:
        """Let happen what is due: flags fall, sand runs out. When it returns, all of it has happened."""
        async with self._minding:
            now = self.now()
            for id in [id for id, due in self._due.items() if due <= now]:
                del self._due[id]
                table = self.tables.get(id)
                if table is None:
                    continue

                def do(room: Room, now: int, table: Table = table) -> None:
                    room.pass_time(now)
                    room.flag(now, table.grace())

                try:
                    await self.change(table, "", "", do)
                except Refusal:
                    log.warning("table %s: time could not be written down", id)
                self._schedule(table, table.due())

    async def tidy(self) -> None:
        """Drop tables that nobody uses, load those whose time is near, tell who has been away for long."""
        now = self.now()
        for table in list(self.tables.values()):
            if table.watchers:
                table.check_away()
            elif self._idle(table, now):
                del self.tables[table.id]
                self._due.pop(table.id, None)
        near = (tables.c.state == "running") & (tables.c.due < now + SOON)
        for row in await self.storage.all(sa.select(tables.c.id).where(near).limit(1000)):
            if row.id not in self.tables:
                await self.get(row.id)

    def _idle(self, table: Table, now: int) -> bool:
        soon = self._due.get(table.id, now + SOON) < now + SOON
        return not (table.thinking or table.lock.locked() or soon) and now - table.used > self.settings.idle

    async def _mind_the_time(self) -> None:
        while True:
            await asyncio.sleep(0.1)
            try:
                await self.tick()
            except Exception:
                log.exception("minding the time failed")

    async def _tidy_up(self) -> None:
        while True:
            try:
                await self.tidy()
                await self.storage.be_alive(self.now())
            except StorageError as error:
                log.error("tidying up waits: the database does not answer: %s", error)
            except Exception:
                log.exception("tidying up failed")
            await asyncio.sleep(HEARTBEAT)


def _sat(room: Room, entries: list[Entry]) -> list[dict[str, Any]]:
    """Who has sat down here for the first time."""
    came = {entry.person for entry in entries if entry.act == Deed.SIT.value}
    if came:
        before = room.entries[: -len(entries)]
        came -= {entry.person for entry in before if entry.act == Deed.SIT.value}
    return [{"person": person, "table_id": room.plan.id} for person in sorted(came)]


def _rows(table: str, entries: list[Entry]) -> list[dict[str, Any]]:
    return [
        {
            "table_id": table,
            "seq": entry.seq,
            "act": entry.act,
            "seat": entry.seat,
            "text": entry.text,
            "at": entry.at,
            "person": entry.person,
            "name": entry.name,
            "request": entry.request,
        }
        for entry in entries
    ]


def _steps(match: Match) -> list[Event]:
    """What made the line of play; what was taken back is left out."""
    found: list[Event] = []
    for event in match.events:
        if event.act.value in STEPS:
            found.append(event)
        elif event.act is Act.TAKEBACK:
            del found[int(event.text) :]
    return found
