"""All tables that are in use: loading them, changing them one request at a time, telling everybody, minding the time.

A change is made in memory, written to the database, and only then told to anybody; the lock of the table is held all
the while, so nobody ever sees what is not on the disk. If it cannot be written, the table is made again from its
events.
"""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
import subprocess
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol

import sqlalchemy as sa

from ..play import Act, Control, NotationError, Variant, variant, warm_in_background
from ..play.chance import new_secret
from .people import Person
from .pool import Pool, SearchFailed, Urgency
from .protocol import Code, NewTable, Presence
from .room import RUNNING_CLOCKS, Deed, Entry, Plan, Refusal, Room, check_wishes
from .schema import tables
from .settings import Settings
from .storage import Job, Storage, StorageError
from .views import Live, Sight, encode, said

log = logging.getLogger("ludoteka.server")

HEARTBEAT = 5.0
SOON = 600_000
"""Milliseconds; a table whose time is due later than that may leave the memory."""
OLD_REMARKS = 200
ID_LENGTH = 12
LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"


class Listener(Protocol):
    """A connection, as far as tables care."""

    person: Person
    language: str
    lag: int

    def send(self, frame: bytes) -> None: ...

    def drop(self, code: int) -> None: ...


@dataclass
class Watching:
    """What one connection has been told of a table."""

    length: int = 0
    """Actions of the line of play."""
    viewer: int = -1
    over: bool = False


@dataclass
class Table:
    """A room in use: who follows it and what is being done for it."""

    room: Room
    sight: Sight
    used: int
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    watchers: dict[Listener, Watching] = field(default_factory=dict)
    away: dict[str, int] = field(default_factory=dict)
    """Since when each person who sits here is not connected."""
    thinking: dict[int, asyncio.Task[None]] = field(default_factory=dict)
    claimable: list[int] = field(default_factory=list)

    @property
    def id(self) -> str:
        return self.room.plan.id

    def online(self) -> list[bool]:
        here = {listener.person.id for listener in self.watchers}
        return [chair.level > 0 or chair.person in here for chair in self.room.chairs]

    def grace(self) -> dict[int, int]:
        """How long the moves of each seat may be on their way."""
        lags: dict[str, int] = {}
        for listener in self.watchers:
            lags[listener.person.id] = max(lags.get(listener.person.id, 0), listener.lag)
        return {seat: lags.get(chair.person, 0) for seat, chair in enumerate(self.room.chairs)}


def new_id(length: int) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(length))


class Hub:
    """The tables of one server."""

    def __init__(self, storage: Storage, pool: Pool, settings: Settings) -> None:
        self.storage = storage
        self.pool = pool
        self.settings = settings
        self.now = settings.now
        self.tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._due: dict[str, int] = {}
        self._warming: dict[str, subprocess.Popen[bytes]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        await self.storage.skip_the_night(self.now())
        await self.storage.forget(self.now())
        for work in (self._mind_the_time, self._tidy_up):
            self._spawn(work())

    async def close(self) -> None:
        thinking = [task for table in self.tables.values() for task in table.thinking.values()]
        running = [*self._tasks, *thinking]
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        for process in self._warming.values():
            process.kill()
            process.wait()

    def _spawn(self, work: Any) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

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
        room = await self._read(id)
        table = Table(room, Sight(room), self.now())
        table.away = dict.fromkeys(room.people, self.now())
        self.tables[id] = table
        self._think(table)
        self._schedule(table, room.due({}))
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
        plan = self._plan(person.id, of, str(control), public=wanted.public, position=wanted.position)
        try:
            room = await asyncio.to_thread(Room.make, plan, wishes, person.name, self.now())
        except NotationError as error:
            raise Refusal(Code.BAD_FRAME, str(error)) from None
        if room.match is not None and room.match.over:
            raise Refusal(Code.BAD_FRAME, "in that position the game is over")
        table = Table(room, Sight(room), self.now())
        await self._begin(table)
        return table

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

    async def _begin(self, table: Table) -> None:
        """Write a new table down and open it."""
        room, plan = table.room, table.room.plan
        entries = room.take(plan.maker)
        table.away = dict.fromkeys(room.people, self.now())
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
        sat = [{"person": person, "table_id": plan.id} for person in sorted(room.people)]
        try:
            await self.storage.write(Job(made=made, events=_rows(plan.id, entries), sat=sat))
        except StorageError:
            raise Refusal(Code.FAILED, "the table could not be written down") from None
        self.tables[plan.id] = table
        self._think(table)
        self._schedule(table, room.due({}))

    def warm(self, of: Variant) -> None:
        """Begin to compile the rules, if that has never been done on this machine."""
        family = of.game.family
        if family not in self._warming:
            process = warm_in_background(family)
            if process is not None:
                self._warming[family] = process

    # --- changing --------------------------------------------------------------------------------------------------

    async def change(self, table: Table, person: str, request: str, do: Callable[[Room, int], None]) -> Entry | None:
        """Do something at a table, write it down, tell everybody. A request is done once, however often it comes.

        Returns the last entry it led to. Raises Refusal; then nothing has changed but what time did.
        """
        async with table.lock:
            return await self._change(table, person, request, do)

    async def _change(self, table: Table, person: str, request: str, do: Callable[[Room, int], None]) -> Entry | None:
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
        following = await self._rematch(table, now) if refusal is None and room.rematch_agreed else None
        entries = room.take(person, "" if refusal else request)
        if entries:
            await self._commit(table, entries, now)
        if following is not None:
            self._think(following)
        if refusal is not None:
            raise refusal
        return entries[-1] if entries else None

    async def _commit(self, table: Table, entries: list[Entry], now: int) -> None:
        room = table.room
        sat = []
        if any(entry.act == Deed.SIT.value for entry in entries):
            known = {e.person for e in room.entries[: -len(entries)] if e.act == Deed.SIT.value}
            new = {e.person for e in entries if e.act == Deed.SIT.value} - known
            sat = [{"person": person, "table_id": table.id} for person in sorted(new)]
        due = room.due(table.grace()) if room.timed else None
        changed = room.row(due, now)
        try:
            await self.storage.write(Job(events=_rows(table.id, entries), changed=changed, sat=sat))
        except StorageError:
            log.error("table %s: entries from %d on could not be written", table.id, entries[0].seq)
            await self._reload(table)
            raise Refusal(Code.FAILED, "it could not be written down; nothing has changed") from None
        self._tell(table, entries)
        self._think(table)
        self._schedule(table, due)

    async def _rematch(self, table: Table, now: int) -> Table:
        room, plan = table.room, table.room.plan
        new = self._plan(plan.maker, room.variant, plan.clock, public=plan.public, position=plan.position)
        followed = Room.follow(new, room, now)
        following = Table(followed, Sight(followed), now)
        await self._begin(following)
        room.lead_on(new.id)
        return following

    async def _reload(self, table: Table) -> None:
        """Forget what is not on the disk."""
        try:
            table.room = await self._read(table.id)
        except Exception:
            log.exception("table %s could not be read again", table.id)
            self.tables.pop(table.id, None)
            for listener in list(table.watchers):
                listener.drop(1011)
            return
        table.sight = Sight(table.room)
        for listener, watching in table.watchers.items():
            watching.length = 0
            self._show(table, listener, watching)

    # --- telling ---------------------------------------------------------------------------------------------------

    def _live(self, table: Table) -> Live:
        return Live(table.online(), self._thinks(table.room), self._claimable(table), self.now())

    @staticmethod
    def _thinks(room: Room) -> bool:
        match = room.match
        return match is not None and not match.over and any(room.chairs[s].level for s in match.position.awaited)

    def _tell(self, table: Table, entries: list[Entry]) -> None:
        """The new view to everybody, encoded once for those who see the same; remarks as such."""
        if not table.watchers:
            return
        remarks = [said(table.room, entry) for entry in entries if entry.act == Act.CHAT.value]
        live = self._live(table) if len(remarks) < len(entries) else None
        frames: dict[tuple[str, str, int], bytes] = {}
        for listener, watching in list(table.watchers.items()):
            if live is not None:
                start = self._start(table, listener, watching)
                seated = listener.person.id if listener.person.id in table.room.people else ""
                key = (seated, listener.language, start)
                if key not in frames:
                    frames[key] = table.sight.view(seated, listener.language, live, start)
                listener.send(frames[key])
            for remark in remarks:
                listener.send(remark)

    def _start(self, table: Table, listener: Listener, watching: Watching) -> int:
        """From which action on this listener has to be told; from the first, if he sees with other eyes now."""
        room = table.room
        viewer, over = room.viewer(listener.person.id), room.state == "over"
        same = not room.variant.game.hidden or (viewer == watching.viewer and over == watching.over)
        start = min(watching.length, room.kept) if same else 0
        watching.viewer, watching.over = viewer, over
        watching.length = len(room.match.played) if room.match else 0
        return start

    def _show(self, table: Table, listener: Listener, watching: Watching) -> None:
        room = table.room
        start = watching.length
        watching.viewer, watching.over = room.viewer(listener.person.id), room.state == "over"
        watching.length = len(room.match.played) if room.match else 0
        listener.send(table.sight.view(listener.person.id, listener.language, self._live(table), start))

    async def watch(self, table: Table, listener: Listener, invitation: str, since: int) -> int:
        """Follow a table from now on; returns the number of its last entry."""
        async with table.lock:
            room = table.room
            if not room.may_watch(listener.person.id, invitation):
                raise Refusal(Code.NOT_FOUND, "there is no such table, or it is not for you")
            table.used = self.now()
            watching = Watching(room.kept_since(since) if 0 < since <= room.seq and not room.variant.game.hidden else 0)
            new = listener not in table.watchers
            table.watchers[listener] = watching
            table.away.pop(listener.person.id, None)
            self._show(table, listener, watching)
            remarks = [e for e in room.entries if e.act == Act.CHAT.value and e.seq > since]
            for entry in remarks[-OLD_REMARKS:]:
                listener.send(said(room, entry))
            if new:
                self._tell_presence(table, besides=listener)
            self._think(table)
            return room.seq

    def unwatch(self, table: Table, listener: Listener) -> None:
        if table.watchers.pop(listener, None) is None:
            return
        person = listener.person.id
        table.used = self.now()
        if person in table.room.people and all(other.person.id != person for other in table.watchers):
            table.away[person] = self.now()
        self._tell_presence(table)

    def _tell_presence(self, table: Table, besides: Listener | None = None) -> None:
        table.claimable = self._claimable(table)
        frame = encode(Presence(table.id, table.online(), len(table.watchers), table.claimable))
        for listener in list(table.watchers):
            if listener is not besides:
                listener.send(frame)

    # --- those who are away ------------------------------------------------------------------------------------------

    def _claimable(self, table: Table) -> list[int]:
        """The seats of those who are away for long, where no clock decides it."""
        room = table.room
        if not table.away or room.state != "running" or room.control.kind in RUNNING_CLOCKS:
            return []
        before = self.now() - self.settings.away
        return [
            seat for seat, c in enumerate(room.chairs) if c.person and table.away.get(c.person, before + 1) <= before
        ]

    async def claim(self, table: Table, person: str, request: str, seat: int) -> Entry | None:
        def do(room: Room, _: int) -> None:
            if seat not in self._claimable(table):
                raise Refusal(Code.NOT_ALLOWED, "that player is here, or has not been away for long")
            room.claim(person, seat)

        return await self.change(table, person, request, do)

    # --- computers -----------------------------------------------------------------------------------------------

    def _think(self, table: Table) -> None:
        """Let computers choose whose turn it is, as long as there is somebody they play for."""
        room, match = table.room, table.room.match
        if match is None or match.over or not (room.people or table.watchers):
            return
        for seat in match.position.awaited:
            if room.chairs[seat].level and seat not in table.thinking:
                table.thinking[seat] = task = asyncio.create_task(self._choose(table, seat))
                task.add_done_callback(lambda _, seat=seat: self._thought(table, seat))  # type: ignore[misc]

    def _thought(self, table: Table, seat: int) -> None:
        task = table.thinking.pop(seat, None)
        if task is not None and not task.cancelled():
            if task.exception() is not None:
                log.error("table %s: a computer could not move", table.id, exc_info=task.exception())
            elif self.tables.get(table.id) is table:
                self._think(table)

    async def _choose(self, table: Table, seat: int) -> None:
        room = table.room
        position, seen = room.position, room.seen(seat)
        job = {
            "do": "choose",
            "variant": str(room.variant.key),
            "row": seen.row.tobytes(),
            "seat": seat,
            "level": room.chairs[seat].level,
            "seed": secrets.randbits(60),
        }
        pause = asyncio.create_task(asyncio.sleep(self.settings.pace))
        try:
            code = (await self.pool.ask(Urgency.MOVE, job))["code"]
        except SearchFailed as error:
            log.warning("table %s: the search failed (%s); any legal move is played", table.id, error)
            code = random.choice(seen.moves(seat)).code
        await pause

        def do(room: Room, now: int) -> None:
            if room.position is position and room.chairs[seat].level:
                room.play_computer(seat, code, now)

        try:
            await self.change(table, "", "", do)
        except Refusal as refusal:
            log.info("table %s: a computer's move came too late (%s)", table.id, refusal.code.value)

    async def search(self, table: Table, urgency: Urgency, ply: int, seat: int, level: int) -> dict[str, Any]:
        """What a computer thinks of a position of the line of play, from what the seat may know."""
        match = table.room.match
        assert match is not None
        job = {
            "do": "choose",
            "variant": str(table.room.variant.key),
            "row": match.positions[ply].observe(seat).row.tobytes(),
            "seat": seat,
            "level": level,
            "seed": 1,
        }
        try:
            return await self.pool.ask(urgency, job)
        except SearchFailed:
            raise Refusal(Code.FAILED, "the computer found no answer in time") from None

    # --- time ------------------------------------------------------------------------------------------------------

    def _schedule(self, table: Table, due: int | None) -> None:
        if due is None:
            self._due.pop(table.id, None)
        else:
            self._due[table.id] = due

    async def tick(self) -> None:
        """Let happen what is due: flags fall, sand runs out."""
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
            self._schedule(table, table.room.due(table.grace()))

    async def _mind_the_time(self) -> None:
        while True:
            await asyncio.sleep(0.1)
            try:
                await self.tick()
            except Exception:
                log.exception("minding the time failed")

    async def tidy(self) -> None:
        """Drop tables that nobody uses, load those whose time is near, tell who has been away for long."""
        now = self.now()
        for table in list(self.tables.values()):
            if table.watchers:
                if table.away and self._claimable(table) != table.claimable:
                    self._tell_presence(table)
            elif self._idle(table, now):
                del self.tables[table.id]
                self._due.pop(table.id, None)
        near = (tables.c.state == "running") & (tables.c.due < now + SOON)
        for row in await self.storage.all(sa.select(tables.c.id).where(near).limit(1000)):
            if row.id not in self.tables:
                await self.get(row.id)
        for family, process in list(self._warming.items()):
            if process.poll() is not None:
                del self._warming[family]

    def _idle(self, table: Table, now: int) -> bool:
        soon = self._due.get(table.id, now + SOON) < now + SOON
        return not (table.thinking or table.lock.locked() or soon) and now - table.used > self.settings.idle

    async def _tidy_up(self) -> None:
        while True:
            try:
                await self.tidy()
                await self.storage.be_alive(self.now())
            except Exception:
                log.exception("tidying up failed")
            await asyncio.sleep(HEARTBEAT)


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
