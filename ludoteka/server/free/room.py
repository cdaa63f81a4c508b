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
from ...table import Device, FreeTable, Game, Operation, Piece, Refused, decode, see, see_all
from ...table import operations as op
from ...table.seeing import Shown, affected, covered, name_of
from ...table.table import Outcome
from ..people import Person
from .protocol import Changed, Noticed, Pointed, Ruled, Somebody, View
from .protocol import People as PeopleFrame
from .referee import Ruling

log = logging.getLogger("ludoteka.server")

MOST_LOG = 300
"""Lines of the log that a newcomer is told."""
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
        self.log: list[tuple[Event, Outcome]] = []
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

    def apply(self, event: Event) -> Outcome:
        """Carry an operation out; raises `table.Refused`."""
        outcome = self.table.do(event.operation, event.person, event.name)
        assert self.table.seq == event.seq
        if event.request:
            self.done[event.person, event.request] = event.seq
        self.log.append((event, outcome))
        del self.log[:-MOST_LOG]
        return outcome

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
        return {event.person for event, _ in self.log if not isinstance(event.operation, (op.Sit, op.Say))} - {""}

    def hides(self) -> bool:
        """Whether there is anything that somebody shall not know."""
        pieces = (thing for thing in self.table.state.things() if isinstance(thing, Piece))
        return any(covered(self.table.state, piece, "") for piece in pieces)

    def spectators(self) -> int:
        return sum(1 for listener in self.listeners if not listener.sits)

    def tell_people(self) -> None:
        frame = encode(PeopleFrame(self.people(), self.spectators()))
        for listener in list(self.listeners):
            listener.send(frame)

    def point(self, by: Listener, x: float, y: float, holding: list[int]) -> None:
        frame = encode(Pointed(by.person.id, round(x, 2), round(y, 2), holding))
        for listener in list(self.listeners):
            if listener is not by:
                listener.send(frame)

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
            log=[self._noticed(event, outcome, viewer) for event, outcome in self.log if _worth(event)],
            commitment=self.commitment(),
            revealed=self.revealed(),
            may_undo=self.table.may_undo,
            may_redo=self.table.may_redo,
            invitation=f"/f/{self.plan.id}?i={self.plan.invitation}" if listener.sits else "",
            verdict=self.ruling.say(listener.language) if self.ruling else None,
        )
        return encode(frame)

    def _noticed(self, event: Event, outcome: Outcome, viewer: str) -> Noticed:
        label = self._label(event.operation, outcome, viewer)
        return Noticed(
            event.seq,
            event.person,
            event.name,
            _tag(event.operation),
            label,
            _count(event.operation, outcome),
            event.at,
            list(outcome.draws),
        )

    def _label(self, operation: Operation, outcome: Outcome, viewer: str) -> str:
        match operation:
            case op.Say() | op.Relay():
                return operation.text
            case op.Noted():
                return operation.moves[-1] if operation.moves else ""
            case op.Roll():
                after = [pair[1] for pair in outcome.change.entries.values()]
                return ", ".join(device.value for device in after if isinstance(device, Device))
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
        return name_of(self.table.state, outcome.change, viewer)

    def tell(self, event: Event, outcome: Outcome) -> None:
        """What changed, to everybody as they may see it; encoded once for those who see the same."""
        frames: dict[str, bytes] = {}
        keys = list(affected(self.table.state, outcome.change))
        private = self._viewers(keys, outcome)
        for listener in list(self.listeners):
            viewer = self.viewer(listener)
            # Those to whom nothing of it is their own see the same.
            eyes = viewer if viewer in private else ""
            if eyes not in frames:
                frames[eyes] = self._changed(event, outcome, keys, eyes)
            listener.send(frames[eyes])

    def _viewers(self, keys: Sequence[str], outcome: Outcome) -> set[str]:
        """The people who see some of these entries as only they may."""
        found = {zone.owner for zone in self.table.state.zones.values()}
        for key in keys:
            for entry in (self.table.state.get(key), *outcome.change.entries.get(key, ())):
                if isinstance(entry, Piece) and entry.hand:
                    found.add(entry.hand)
        return found

    def _changed(self, event: Event, outcome: Outcome, keys: Sequence[str], viewer: str) -> bytes:
        state = self.table.state
        entries: dict[str, Shown | None] = {}
        for key in keys:
            entry = state.get(key)
            entries[key] = None if entry is None else see(state, entry, viewer)
        pairs = outcome.change.entries.values()
        kinds = {e.kind for pair in pairs for e in pair if isinstance(e, Piece)}
        revealing = isinstance(event.operation, op.Reveal)
        return encode(
            Changed(
                seq=event.seq,
                entries=entries,
                out={kind: state.out(kind) for kind in kinds if self._may_count(kind, pairs, viewer)},
                marks=outcome.marks,
                log=self._noticed(event, outcome, viewer),
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


def _count(operation: Operation, outcome: Outcome) -> int:
    """How many things it was about. What was held before gets a new number too, but is not dealt again."""
    match operation:
        case op.Deal():
            return operation.each * len(operation.people)
        case op.Draw():
            return len(operation.ids)
    return sum(key[0] == "t" and key[1:].isdigit() for key in outcome.change.entries)


def _tag(operation: Operation) -> str:
    return str(operation.__struct_config__.tag)


def _worth(event: Event) -> bool:
    return not isinstance(event.operation, op.Noted)


def make_event(seq: int, text: str, person: str, name: str, request: str, at: int) -> Event:
    return Event(seq, decode(text), person, name, request, at)
