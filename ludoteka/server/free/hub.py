"""All free tables in use: loading them, doing things at them one after the other, keeping what was done.

As at the tables of the library, nothing is told before it is on the disk: an operation is carried out in memory,
written, and then acknowledged and shown. If it cannot be written, the table is made again from what is on the disk.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass

import msgspec
import sqlalchemy as sa
from msgspec.structs import replace

from ... import table as free
from ...play.chance import new_secret
from ...play.words import Sentence
from ...table import Operation
from ...table import operations as op
from ..entries import Refusal
from ..hub import ID_LENGTH, LETTERS, new_id
from ..people import Person
from ..protocol import Code
from ..schema import belongings, free_events, free_sitters, free_tables
from ..settings import Settings
from ..storage import Job, Storage, StorageError
from . import layout
from .protocol import FreeCard
from .referee import Referee, disturbs, sentence_of
from .room import Event, Happened, Room, Wish, make_event
from .room import Plan as FreePlan

log = logging.getLogger("ludoteka.server")

IDLE = 120_000
MOST_TOGETHER = 64
"""Operations of one table in one transaction."""
PLAIN = (
    op.Move, op.Stack, op.Unstack, op.Flip, op.Rotate, op.Return, op.Lock, op.PutOut, op.PutAll, op.TakeOff, op.Collect,
    op.Roll, op.Shuffle, op.Deal, op.Draw, op.AddChips, op.Write, op.Scribble, op.Say, op.Sit, op.SetBoard, op.SetTurn,
)  # fmt: skip
BIG = 1 << 60
CODES = {code.value: code for code in Code}


def refusal_of(error: free.Refused) -> Refusal:
    """As the server says it; codes of the table that the server has not are told by the text's own words."""
    return Refusal(CODES.get(error.code, Code.NOT_ALLOWED), sentence_of(error))


def sealed(room: Room, operation: Operation) -> Operation:
    """An operation so that it betrays nothing hidden. What was kept of it before is done again as it was."""
    match operation:
        case op.Draw() | op.Deal() | op.AddZone():
            return replace(operation, veiled=True)
        case op.TakeOff():
            return replace(operation, seen=True)
        case op.Reveal():
            if room.hides():
                raise free.Refused("table-secret-used")
            return replace(operation, closes=True)
    return operation


@dataclass
class Made:
    """An operation that has been carried out in memory, and what has to be written for it."""

    happened: Happened
    statements: list[sa.Executable]
    people: bool
    """Whether who is here, or who holds what, has changed."""


class FreeHub:
    """The free tables of one server."""

    def __init__(self, storage: Storage, settings: Settings) -> None:
        self.storage = storage
        self.settings = settings
        self.now = settings.now
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}

    # --- finding and making -------------------------------------------------------------

    async def get(self, id: str) -> Room:
        if id in self.rooms:
            return self.rooms[id]
        if len(id) != ID_LENGTH or not set(id) <= set(LETTERS):
            raise Refusal(Code.NOT_FOUND, Sentence("table-missing"))
        if id not in self._loading:
            self._loading[id] = task = asyncio.create_task(self._load(id))
            task.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(self._loading[id])

    async def _load(self, id: str) -> Room:
        room = await self._read(id)
        self.rooms[id] = room
        return room

    async def _read(self, id: str) -> Room:
        row = await self.storage.first(free_tables.select().where(free_tables.c.id == id))
        if row is None:
            raise Refusal(Code.NOT_FOUND, Sentence("table-missing"))
        found = await self.storage.all(
            free_events.select().where(free_events.c.table_id == id).order_by(free_events.c.seq)
        )
        events = [make_event(e.seq, e.operation, e.person, e.name, e.request, e.at) for e in found]
        plan = FreePlan(row.id, bytes.fromhex(row.secret), row.invitation, row.maker, row.made)
        room = await asyncio.to_thread(Room, plan, events)
        room.used = self.now()
        if room.game is not None and room.game.mode != "free":
            room.ruling = await asyncio.to_thread(Referee(room.game).ruling)
        return room

    async def make(self, person: Person, first: Operation | None = None) -> Room:
        """A new table; `first`: what is laid out on it."""
        now = self.now()
        plan = FreePlan(new_id(ID_LENGTH), new_secret(), new_id(16), person.id, now)
        room = Room(plan)
        room.used = now
        row = {"id": plan.id, "title": "", "secret": plan.secret.hex(), "invitation": plan.invitation}
        made = free_tables.insert().values(**row, maker=plan.maker, made=now, last=now)
        await self.storage.execute(made)
        self.rooms[plan.id] = room
        await self.do(room, person, op.Sit(), "")
        if first is not None:
            await self.do(room, person, first, "")
        return room

    async def sit(self, room: Room, person: Person) -> None:
        """Whoever comes with the invitation sits down, once."""
        if person.id not in room.table.people:
            await self.do(room, person, op.Sit(), "")

    # --- doing ---------------------------------------------------------------------------------

    async def do(self, room: Room, person: Person, operation: Operation, request: str, language: str = "en") -> int:
        """Do something once, however often it is asked for; returns the number of its event.

        Raises `table.Refused`, and then nothing has changed.
        """
        return await self._wish(room, Wish(person, operation, request, language))

    async def play(self, room: Room, person: Person, steps: list[str], request: str, language: str) -> int:
        """A move by the rules."""
        return await self._wish(room, Wish(person, None, request, language, tuple(steps)))

    async def _wish(self, room: Room, wish: Wish) -> int:
        room.wishes.append(wish)
        if room.worker is None or room.worker.done():
            room.worker = asyncio.create_task(self._work(room))
        return await wish.answer

    async def _work(self, room: Room) -> None:
        """Carry wishes out in their order. What comes while others are being written is written together."""
        while room.wishes:
            async with room.lock:
                room.used = self.now()
                together = [room.wishes.popleft()]
                if self._plain(room, together[0]):
                    while room.wishes and len(together) < MOST_TOGETHER and self._plain(room, room.wishes[0]):
                        together.append(room.wishes.popleft())
                try:
                    await self._carry_out(room, together)
                except Exception:
                    log.exception("free table %s: a request failed", room.plan.id)
                    await self._reload(room)
                    for wish in together:
                        wish.refuse(Refusal(Code.FAILED, Sentence("table-failed")))

    @staticmethod
    def _plain(room: Room, wish: Wish) -> bool:
        """Whether nobody has to think about it."""
        return (room.game is None or room.game.mode == "free") and isinstance(wish.operation, PLAIN)

    async def _carry_out(self, room: Room, together: list[Wish]) -> None:
        done: list[tuple[Wish, Made]] = []
        answers: list[tuple[Wish, int]] = []
        for wish in together:
            key = (wish.person.id, wish.request)
            if wish.request and key in room.done:
                answers.append((wish, room.done[key]))
                continue
            try:
                operation = await self._meant(room, wish)
                made = self._make(room, wish.person, operation, wish.request)
            except (free.Refused, Refusal) as refused:
                wish.refuse(refused)
                continue
            done.append((wish, made))
            answers.append((wish, made.happened.event.seq))
        if not await self._write(room, [made for _, made in done]):
            for wish, _ in answers:
                wish.refuse(Refusal(Code.FAILED, Sentence("table-not-written")))
            return
        for wish, seq in answers:
            wish.grant(seq)
        if len(done) == 1:
            await self._after(room, done[0][1].happened.event.operation, done[0][0].language)

    async def _meant(self, room: Room, wish: Wish) -> Operation:
        """What a wish comes to, where a referee has a say."""
        if wish.operation is not None:
            return await self._referee(room, sealed(room, wish.operation), wish.language)
        game = room.game
        if game is None or game.mode != "enforced":
            raise Refusal(Code.NOT_ALLOWED, Sentence("table-not-enforced"))
        return await asyncio.to_thread(lambda: Referee(game).by_steps(wish.steps, wish.language))

    def _make(self, room: Room, person: Person, operation: Operation, request: str) -> Made:
        """Carry an operation out in memory; what has to be written for it."""
        event = Event(room.table.seq + 1, operation, person.id, person.name, request, self.now())
        new = bool(person.id) and person.id not in room.table.people
        title = room.title
        happened = room.apply(event)
        row = {"table_id": room.plan.id, "seq": event.seq, "operation": free.encode(operation).decode()}
        row |= {"person": event.person, "name": event.name, "request": event.request, "at": event.at}
        statements: list[sa.Executable] = [free_events.insert().values(**row)]
        if new:
            statements.append(free_sitters.insert().values(person=person.id, table_id=room.plan.id))
        if room.title != title or new:
            changed = {"title": room.title[:80], "last": event.at}
            statements.append(free_tables.update().where(free_tables.c.id == room.plan.id).values(**changed))
        held = any(getattr(entry, "hand", "") for pair in happened.outcome.change.entries.values() for entry in pair)
        return Made(happened, statements, people=new or held)

    async def _write(self, room: Room, made: list[Made]) -> bool:
        """Write operations down together, then tell everybody; if they cannot be written, they have not happened."""
        if not made:
            return True
        try:
            await self.storage.write(Job([statement for one in made for statement in one.statements]))
        except StorageError:
            await self._reload(room)
            return False
        for one in made:
            room.tell(one.happened)
        if any(one.people for one in made):
            room.tell_people()
        return True

    async def _commit(self, room: Room, person: Person, operation: Operation) -> None:
        """What the server itself does."""
        if not await self._write(room, [self._make(room, person, operation, "")]):
            raise Refusal(Code.FAILED, Sentence("table-not-written"))

    async def _reload(self, room: Room) -> None:
        """Forget what is not on the disk."""
        try:
            fresh = await self._read(room.plan.id)
        except Exception:
            log.exception("free table %s could not be read again", room.plan.id)
            self.rooms.pop(room.plan.id, None)
            for listener in list(room.listeners):
                listener.drop(1011)
            return
        room.table, room.done, room.log, room.ruling = fresh.table, fresh.done, fresh.log, fresh.ruling
        room.table.chance = room._chance
        room.begin_anew(room.listeners)

    # --- the referee --------------------------------------------------------------------

    async def _referee(self, room: Room, operation: Operation, language: str) -> Operation:
        """What becomes of an operation where a referee minds the game."""
        game = room.game
        if isinstance(operation, op.Referee):
            return await asyncio.to_thread(self._dial, room, operation)
        if game is None or game.mode != "enforced":
            return operation
        state = room.table.state
        return await asyncio.to_thread(lambda: Referee(game).enforce(state, operation, language))

    def _dial(self, room: Room, operation: op.Referee) -> op.Referee:
        game = room.game
        if game is None:
            raise free.Refused("table-no-game")
        if operation.mode == "free":
            return op.Referee("free")
        referee = Referee(game)
        if not referee.readable:
            raise free.Refused("table-no-board")
        if operation.mode == "arbiter":
            try:
                reading = referee.read(room.table.state)
            except free.Refused:
                return op.Referee("arbiter")
        else:
            reading = referee.read(room.table.state)
        return op.Referee(
            operation.mode, reading.position.text(), reading.moves, pieces=referee.loose(room.table.state)
        )

    async def _after(self, room: Room, operation: Operation, language: str) -> None:
        """What the referee says of what was done, and what the dice do next."""
        game = room.game
        if game is None or game.mode == "free":
            if room.ruling is not None or isinstance(operation, op.Referee):
                room.rule(None)
            return
        nobody = Person("", "")
        if game.mode == "enforced":
            while (now := room.game) is not None and isinstance(operation, (op.Relay, op.Referee)):
                draw = room._chance(BIG, room.table.seq, BIG)
                dice = await asyncio.to_thread(Referee(now).chance, draw, language)
                if dice is None:
                    break
                await self._commit(room, nobody, dice)
            now = room.game
            if now is not None:
                room.rule(await asyncio.to_thread(Referee(now).ruling))
            return
        if not isinstance(operation, op.Referee) and room.log and not disturbs(room.log[-1].outcome.change):
            return
        state = room.table.state
        ruling, reading = await asyncio.to_thread(Referee(game).judge, state)
        if reading is not None:
            await self._commit(room, nobody, op.Noted(reading.position.text(), reading.moves))
        room.rule(ruling)

    # --- people and what they keep ------------------------------------------------------

    async def cards(self, person: Person) -> list[FreeCard]:
        joined = sa.select(free_tables).join(free_sitters, free_sitters.c.table_id == free_tables.c.id)
        wanted = joined.where(free_sitters.c.person == person.id).order_by(free_tables.c.made.desc()).limit(50)
        rows = await self.storage.all(wanted)
        return [FreeCard(row.id, row.title, row.last // 1000, f"/f/{row.id}?i={row.invitation}") for row in rows]

    def card(self, room: Room) -> FreeCard:
        plan = room.plan
        return FreeCard(plan.id, room.title, plan.made // 1000, f"/f/{plan.id}?i={plan.invitation}")

    async def keep(self, person: Person, folder: str, name: str, data: str, *, over: bool) -> None:
        """Put something into a folder of a person; over what has that name only if that is meant."""
        mine = (belongings.c.person == person.id) & (belongings.c.folder == folder) & (belongings.c.name == name)
        known = await self.storage.first(sa.select(belongings.c.name).where(mine))
        if known is not None and not over:
            raise Refusal(Code.TAKEN, Sentence("table-kept-already", {"name": name}))
        count = await self.storage.first(sa.select(sa.func.count()).where(belongings.c.person == person.id))
        if count is not None and count[0] >= 2000:
            raise Refusal(Code.TOO_MANY, Sentence("table-keep-much"))
        row = {"person": person.id, "folder": folder, "name": name, "data": data, "made": self.now()}
        statements: list[sa.Executable] = [belongings.delete().where(mine)] if known is not None else []
        await self.storage.execute(*statements, belongings.insert().values(**row))

    async def kept(self, person: Person, folder: str) -> list[sa.Row[tuple[str, str, str, int]]]:
        """What is in a folder, and in the folders within it."""
        within = belongings.c.folder.startswith(f"{folder}/", autoescape=True) | (belongings.c.folder == folder)
        columns = (belongings.c.folder, belongings.c.name, belongings.c.data, belongings.c.made)
        wanted = sa.select(*columns).where((belongings.c.person == person.id) & within).order_by(belongings.c.name)
        return list(await self.storage.all(wanted))

    async def kept_one(self, person: Person, folder: str, name: str) -> str:
        for row in await self.kept(person, folder):
            if row.folder == folder and row.name == name:
                return str(row.data)
        raise Refusal(Code.NOT_FOUND, Sentence("table-not-kept", {"name": name}))

    async def forget(self, person: Person, folder: str, name: str) -> None:
        mine = (belongings.c.person == person.id) & (belongings.c.folder == folder) & (belongings.c.name == name)
        await self.storage.execute(belongings.delete().where(mine))

    def tidy(self) -> None:
        """Tables that nobody uses leave the memory."""
        before = self.now() - IDLE
        for room in list(self.rooms.values()):
            if not room.listeners and not room.lock.locked() and room.used < before:
                del self.rooms[room.plan.id]


def load_operation(entries: bytes, name: str) -> op.Load:
    return op.Load(msgspec.Raw(entries), name[:80])


__all__ = ["FreeHub", "layout", "load_operation", "refusal_of"]
