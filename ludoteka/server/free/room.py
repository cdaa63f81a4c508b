"""A free table in use: its state, who is connected, and what each of them is told."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

import msgspec

from ...play.chance import commitment, number_below
from ...play.words import Name, name_of
from ...table import Change, Device, FreeTable, Game, Kind, Operation, Piece, Refused, State, Stroke, decode, see_all
from ...table import operations as op
from ...table.seeing import Hidden, Shut, Sight, covered, hides, veiled, watch
from ...table.state import THINGS
from ...table.table import Outcome
from ..people import Person
from .protocol import Changed, Noticed, Pointed, Ruled, Somebody, View
from .protocol import People as PeopleFrame
from .referee import Ruling

log = logging.getLogger("ludoteka.server")

MOST_LOG = 300
"""Lines of the log that a newcomer is told."""
UNSEEN = "unseen"
"""What the log says of what was done out of sight."""
encode = msgspec.json.Encoder().encode


class Listener(Protocol):
    """A connection, as far as rooms care."""

    person: Person
    sits: bool
    language: str

    def send(self, frame: bytes) -> None: ...

    def drop(self, code: int) -> None: ...


class Plan(msgspec.Struct, frozen=True):
    """What a free table is from the beginning."""

    id: str
    secret: bytes
    invitation: str
    maker: str
    made: int


def epoch_secret(secret: bytes, epoch: int) -> bytes:
    """The secret of the draws between two revelations; telling one tells nothing of the others."""
    return hmac.new(secret, f"epoch {epoch}".encode(), hashlib.sha256).digest()


class Event(msgspec.Struct, frozen=True):
    """An operation as it is kept."""

    seq: int
    operation: Operation
    person: str
    name: str
    request: str
    at: int


@dataclass
class Wish:
    """Something that was asked for: an operation, or a move by its steps."""

    person: Person
    operation: Operation | None
    request: str
    language: str
    steps: tuple[str, ...] = ()
    answer: asyncio.Future[int] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    def grant(self, seq: int) -> None:
        if not self.answer.done():
            self.answer.set_result(seq)

    def refuse(self, why: Exception) -> None:
        if not self.answer.done():
            self.answer.set_exception(why)


@dataclass(frozen=True)
class Seen:
    """What one person was told of an event."""

    sight: Sight
    what: str
    label: str | Name
    out: dict[str, int]
    """How many are out of the box now, of kinds of which there are more or fewer."""

    def noticed(self, event: Event, outcome: Outcome, language: str) -> Noticed:
        label = self.label if isinstance(self.label, str) else name_of(self.label, language)
        count = _count(event.operation, self.sight)
        draws = [] if self.what == UNSEEN else list(outcome.draws)
        return Noticed(event.seq, event.person, event.name, self.what, label, count, event.at, draws)


@dataclass(frozen=True)
class Happened:
    """An event, and what everybody saw of it."""

    event: Event
    outcome: Outcome
    seen: dict[str, Seen]
    """By person; "" for those who have nothing of their own in it."""

    def by(self, viewer: str) -> Seen:
        return self.seen.get(viewer) or self.seen[""]


class Room:
    """A table that people use. `lock` is held by whoever changes it."""

    def __init__(self, plan: Plan, events: Sequence[Event] = ()) -> None:
        self.plan = plan
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.wishes: deque[Wish] = deque()
        self.worker: asyncio.Task[None] | None = None
        self.used = 0
        self.table = FreeTable(self._chance)
        self.done: dict[tuple[str, str], int] = {}
        self.log: list[Happened] = []
        self.ruling: Ruling | None = None
        for event in events:
            self._apply_again(event)

    def _chance(self, epoch: int, draw: int, n: int) -> int:
        return number_below(epoch_secret(self.plan.secret, epoch), draw, n)

    @property
    def game(self) -> Game | None:
        found = self.table.state.get("game")
        return found if isinstance(found, Game) else None

    @property
    def title(self) -> str:
        found = self.table.state.get("title")
        return getattr(found, "text", "")

    def commitment(self) -> str:
        return commitment(epoch_secret(self.plan.secret, self.table.epoch))

    def revealed(self) -> list[str]:
        return [epoch_secret(self.plan.secret, epoch).hex() for epoch in range(self.table.epoch)]

    def apply(self, event: Event) -> Happened:
        """Carry an operation out; raises `table.Refused`."""
        before = self.table.state.after(Change({}))
        outcome = self.table.do(event.operation, event.person, event.name)
        assert self.table.seq == event.seq
        if event.request:
            self.done[event.person, event.request] = event.seq
        viewers = _private(before, self.table.state, outcome.change)
        happened = Happened(event, outcome, {viewer: self._see(event, outcome, before, viewer) for viewer in viewers})
        self.log.append(happened)
        del self.log[:-MOST_LOG]
        return happened

    def _see(self, event: Event, outcome: Outcome, before: State, viewer: str) -> Seen:
        state, change = self.table.state, outcome.change
        sight = watch(before, state, change, outcome.marks, viewer)
        pairs = change.entries.values()
        kinds = sorted({e.kind for pair in pairs for e in pair if isinstance(e, Piece)})
        out = {kind: state.out(kind) for kind in kinds if self._may_count(kind, pairs, viewer)}
        unseen = sight.unseen and not isinstance(event.operation, (op.Undo, op.Redo))
        if unseen:
            return Seen(sight, UNSEEN, "", out)
        return Seen(sight, _tag(event.operation), _label(event.operation, sight, before, state), out)

    def _apply_again(self, event: Event) -> None:
        """What was allowed when it was done and is refused by now has done nothing: the table can still be used."""
        try:
            self.apply(event)
        except Refused:
            log.warning("free table %s: operation %s is refused now", self.plan.id, event.seq)
            self.table.seq = event.seq

    # --- who is here --------------------------------------------------------------------

    def people(self) -> list[Somebody]:
        here = {listener.person.id: listener.person.name for listener in self.listeners if listener.sits}
        held: dict[str, int] = {}
        for thing in self.table.state.things():
            if thing.hand:
                held[thing.hand] = held.get(thing.hand, 0) + 1
        return [
            Somebody(person, here.get(person, name), person in here, held.get(person, 0))
            for person, name in self.table.people.items()
        ]

    def players(self) -> set[str]:
        """Who did something at the table lately, not only sat there."""
        events = (happened.event for happened in self.log)
        return {event.person for event in events if not isinstance(event.operation, (op.Sit, op.Say))} - {""}

    def hides(self) -> bool:
        return hides(self.table.state)

    def spectators(self) -> int:
        return sum(1 for listener in self.listeners if not listener.sits)

    def tell_people(self) -> None:
        frame = encode(PeopleFrame(self.people(), self.spectators()))
        for listener in list(self.listeners):
            listener.send(frame)

    def point(self, by: Listener, x: float, y: float, holding: list[int]) -> None:
        """A cursor; of one in a private place others see that it is there, and nothing that it carries out of it."""
        person, state = by.person.id, self.table.state
        place = state.place_of(Stroke(id=0, x=x, y=y, points=()))
        carried = [id for id in holding if not self._veiled(id, "")]
        for listener in list(self.listeners):
            viewer = self.viewer(listener)
            if listener is by:
                continue
            if viewer == person:
                seen = Pointed(person, round(x, 2), round(y, 2), holding)
            elif place is not None and place.owner == person:
                seen = Pointed(person, place.x, place.y, carried)
            else:
                seen = Pointed(person, round(x, 2), round(y, 2), carried)
            listener.send(encode(seen))

    def _veiled(self, id: int, viewer: str) -> bool:
        found = self.table.state.get(f"t{id}")
        return isinstance(found, THINGS) and veiled(self.table.state, found, viewer)

    # --- what is told -------------------------------------------------------------------

    def viewer(self, listener: Listener) -> str:
        """Who only looks on sees as nobody."""
        return listener.person.id if listener.sits else ""

    def view(self, listener: Listener) -> bytes:
        viewer = self.viewer(listener)
        state = self.table.state
        frame = View(
            id=self.plan.id,
            seq=self.table.seq,
            me=listener.person.id,
            name=listener.person.name,
            sits=listener.sits,
            entries=see_all(state, viewer),
            out={kind.id: state.out(kind.id) for kind in state.kinds()},
            people=self.people(),
            spectators=self.spectators(),
            log=[
                happened.by(viewer).noticed(happened.event, happened.outcome, listener.language)
                for happened in self.log
                if not isinstance(happened.event.operation, op.Noted)
            ],
            commitment=self.commitment(),
            revealed=self.revealed(),
            may_undo=self.table.may_undo,
            may_redo=self.table.may_redo,
            invitation=f"/f/{self.plan.id}?i={self.plan.invitation}" if listener.sits else "",
            verdict=self.ruling.say(listener.language) if self.ruling else None,
        )
        return encode(frame)

    def tell(self, happened: Happened) -> None:
        """What changed, to everybody as they may see it; encoded once for those who see and speak the same."""
        frames: dict[tuple[str, str], bytes] = {}
        for listener in list(self.listeners):
            viewer = self.viewer(listener)
            # Those to whom nothing of it is their own see the same.
            eyes = viewer if viewer in happened.seen else "", listener.language
            if eyes not in frames:
                frames[eyes] = self._changed(happened, *eyes)
            listener.send(frames[eyes])

    def _changed(self, happened: Happened, viewer: str, language: str) -> bytes:
        seen, event = happened.by(viewer), happened.event
        revealing = isinstance(event.operation, op.Reveal)
        return encode(
            Changed(
                seq=event.seq,
                entries={key: after for key, (_, after) in seen.sight.entries.items()},
                out=seen.out,
                marks=seen.sight.marks,
                log=seen.noticed(event, happened.outcome, language),
                may_undo=self.table.may_undo,
                may_redo=self.table.may_redo,
                commitment=self.commitment() if revealing else "",
                revealed=self.revealed()[-1] if revealing else "",
            )
        )

    def _may_count(self, kind: str, pairs: object, viewer: str) -> bool:
        """How many are out changes only with a kind that came or went; others would tell what was only moved."""
        state = self.table.state
        changed = 0
        for before, after in pairs:  # type: ignore[attr-defined]
            changed += (isinstance(after, Piece) and after.kind == kind) - (
                isinstance(before, Piece) and before.kind == kind
            )
            if isinstance(after, Piece) and after.kind == kind and not covered(state, after, viewer):
                return True
        return bool(changed)

    def rule(self, ruling: Ruling | None) -> None:
        self.ruling = ruling
        frames: dict[str, bytes] = {}
        for listener in list(self.listeners):
            if listener.language not in frames:
                frames[listener.language] = encode(Ruled(ruling.say(listener.language) if ruling else None))
            listener.send(frames[listener.language])

    def begin_anew(self, listeners: set[Listener]) -> None:
        """The room was made again from its events: everybody sees it as it is there."""
        self.listeners = listeners
        for listener in list(listeners):
            listener.send(self.view(listener))


def _private(before: State, after: State, change: Change) -> set[str]:
    """The people who see some of a change as only they may, and nobody in particular."""
    held = {entry.hand for pair in change.entries.values() for entry in pair if isinstance(entry, Piece)}
    return {"", *held, *(zone.owner for state in (before, after) for zone in state.zones.values())}


def _label(operation: Operation, sight: Sight, before: State, after: State) -> str | Name:
    """What the log says of an operation, beside what it was and how many it was about."""
    match operation:
        case op.Say() | op.Relay():
            return operation.text
        case op.Noted():
            return operation.moves[-1] if operation.moves else ""
        case op.Roll():
            return ", ".join(entry.value for entry in sight.now() if isinstance(entry, Device))
        case op.SetTurn() | op.Load():
            return operation.name
        case op.Entitle():
            return operation.text
        case op.Referee():
            return operation.mode
        case op.SetBoard():
            return operation.board.name if operation.board else ""
        case op.Draw() | op.Deal() | op.Shuffle():
            return ""
    things = [entry for entry in sight.now() if isinstance(entry, THINGS) and not isinstance(entry, Shut)]
    if things and not any(isinstance(entry, Piece) for entry in things):
        # The page has words for these.
        sorts = {entry.sort if isinstance(entry, Device) else _tag(entry) for entry in things}
        return sorts.pop() if len(sorts) == 1 else ""
    seen = [entry for entry in sight.now() if isinstance(entry, (Piece, Hidden, Kind))]
    found = [after.get(f"k{e.kind}") or before.get(f"k{e.kind}") if isinstance(e, Piece) else e for e in seen]
    names = {Name(kind.name, kind.hu) if isinstance(kind, Kind) else None for kind in found}
    return (names.pop() or "") if len(names) == 1 else ""


def _count(operation: Operation, sight: Sight) -> int:
    """How many things it was about. What was held before gets a new number too, but is not dealt again."""
    match operation:
        case op.Deal():
            return operation.each * len(operation.people)
        case op.Draw():
            return len(operation.ids)
        case op.Collect():
            return len(operation.kinds)
    return sight.count()


def _tag(one: msgspec.Struct) -> str:
    return str(one.__struct_config__.tag)


def make_event(seq: int, text: str, person: str, name: str, request: str, at: int) -> Event:
    return Event(seq, decode(text), person, name, request, at)
