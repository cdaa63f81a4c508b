"""A table in use: its room, who follows it, who is away, and telling everybody what has happened."""

from __future__ import annotations

import asyncio
from typing import Protocol

from ..play import Act
from .entries import Entry, Refusal
from .people import Person
from .playing import RUNNING_CLOCKS
from .protocol import Code, Presence
from .room import Room
from .settings import Settings
from .views import Live, Sight, encode, said

OLD_REMARKS = 200


class Listener(Protocol):
    """A connection, as far as tables care."""

    person: Person
    language: str
    lag: int

    def send(self, frame: bytes) -> None: ...

    def drop(self, code: int) -> None: ...


class Watching:
    """What one connection has been told of a table."""

    def __init__(self, length: int) -> None:
        self.length = length
        """Actions of the line of play."""
        self.viewer = -1
        self.over = False


class Table:
    """A room in use. `lock` is held by whoever changes it."""

    def __init__(self, room: Room, settings: Settings) -> None:
        self.settings = settings
        self.now = settings.now
        self.used = self.now()
        self.lock = asyncio.Lock()
        self.watchers: dict[Listener, Watching] = {}
        self.thinking: dict[int, asyncio.Task[bool]] = {}
        """The computers that are choosing a move, by seat."""
        self.told_claimable: list[int] = []
        self.told_onlookers = 0
        self.room = room
        self.sight = Sight(room)
        self.away = dict.fromkeys(room.people, self.used)
        """Since when each person who sits here is not connected."""

    @property
    def id(self) -> str:
        return self.room.plan.id

    async def begin_anew(self, room: Room) -> None:
        """The room was made again from its entries: everybody sees it as it is there."""
        self.room = room
        self.sight = Sight(room)
        await self.sight.prepare()
        for listener, watching in self.watchers.items():
            watching.length = 0
            self._show(listener, watching)

    # --- who is here -----------------------------------------------------------------------------------------------

    def online(self) -> list[bool]:
        here = {listener.person.id for listener in self.watchers}
        return [chair.level > 0 or chair.person in here for chair in self.room.chairs]

    def onlookers(self) -> int:
        """How many people watch without a seat."""
        return len({listener.person.id for listener in self.watchers} - self.room.people)

    def grace(self) -> dict[int, int]:
        """How long the moves of each seat may be on their way."""
        lags: dict[str, int] = {}
        for listener in self.watchers:
            lags[listener.person.id] = max(lags.get(listener.person.id, 0), listener.lag)
        return {seat: lags.get(chair.person, 0) for seat, chair in enumerate(self.room.chairs)}

    def due(self) -> int | None:
        """When time will have something to do here, in milliseconds since 1970."""
        return self.room.due(self.grace()) if self.room.timed else None

    def claimable(self) -> list[int]:
        """The seats of those who are away for long, where no clock decides it."""
        room = self.room
        if not self.away or room.state != "running" or room.control.kind in RUNNING_CLOCKS:
            return []
        before = self.now() - self.settings.away
        gone = {person for person, since in self.away.items() if since <= before}
        return [seat for seat, chair in enumerate(room.chairs) if chair.person in gone]

    def check_away(self) -> None:
        """Tell when somebody has been away for long."""
        if self.away and self.claimable() != self.told_claimable:
            self._tell_presence()

    def _live(self) -> Live:
        match = self.room.match
        awaited = match.position.awaited if match is not None and not match.over else ()
        thinking = any(self.room.chairs[seat].level for seat in awaited)
        return Live(self.online(), thinking, self.claimable(), self.now())

    # --- following -------------------------------------------------------------------------------------------------

    async def watch(self, listener: Listener, invitation: str, since: int) -> int:
        """Follow the table from now on; returns the number of its last entry."""
        async with self.lock:
            room = self.room
            if not room.may_watch(listener.person.id, invitation):
                raise Refusal(Code.NOT_FOUND, "there is no such table, or it is not for you")
            self.used = self.now()
            known = 0 < since <= room.seq and not room.variant.game.hidden
            watching = Watching(room.kept_since(since) if known else 0)
            new = listener not in self.watchers
            self.watchers[listener] = watching
            self.away.pop(listener.person.id, None)
            await self.sight.prepare()
            self._show(listener, watching)
            remarks = [e for e in room.entries if e.act == Act.CHAT.value and e.seq > since]
            for entry in remarks[-OLD_REMARKS:]:
                listener.send(said(room, entry))
            if new:
                self._tell_presence()
            return room.seq

    def unwatch(self, listener: Listener) -> None:
        if self.watchers.pop(listener, None) is None:
            return
        person = listener.person.id
        self.used = self.now()
        if person in self.room.people and all(other.person.id != person for other in self.watchers):
            self.away[person] = self.now()
        self._tell_presence()

    # --- telling ---------------------------------------------------------------------------------------------------

    async def tell(self, entries: list[Entry]) -> None:
        """The new view to everybody, encoded once for those who see the same; remarks as such."""
        if not self.watchers:
            return
        await self.sight.prepare()
        remarks = [said(self.room, entry) for entry in entries if entry.act == Act.CHAT.value]
        live = self._live() if len(remarks) < len(entries) else None
        people = self.room.people
        frames: dict[tuple[str, str, int], bytes] = {}
        for listener, watching in list(self.watchers.items()):
            if live is not None:
                start = self._start(listener, watching)
                person = listener.person.id
                seated = person if person in people or self.room.kept_for(person) else ""
                key = (seated, listener.language, start)
                if key not in frames:
                    frames[key] = self.sight.view(seated, listener.language, live, start)
                listener.send(frames[key])
            for remark in remarks:
                listener.send(remark)
        if self.onlookers() != self.told_onlookers:
            self._tell_presence()

    def _start(self, listener: Listener, watching: Watching) -> int:
        """From which action on this listener has to be told; from the first, if he sees with other eyes now."""
        room = self.room
        viewer, over = room.viewer(listener.person.id), room.state == "over"
        same = not room.variant.game.hidden or (viewer == watching.viewer and over == watching.over)
        start = min(watching.length, room.kept) if same else 0
        self._note(watching, viewer, over=over)
        return start

    def _note(self, watching: Watching, viewer: int, *, over: bool) -> None:
        watching.viewer, watching.over = viewer, over
        watching.length = len(self.room.match.played) if self.room.match else 0

    def _show(self, listener: Listener, watching: Watching) -> None:
        start, person = watching.length, listener.person.id
        self._note(watching, self.room.viewer(person), over=self.room.state == "over")
        listener.send(self.sight.view(person, listener.language, self._live(), start))

    def _tell_presence(self) -> None:
        self.told_claimable, self.told_onlookers = self.claimable(), self.onlookers()
        frame = encode(Presence(self.id, self.online(), self.told_onlookers, self.told_claimable))
        for listener in list(self.watchers):
            listener.send(frame)
