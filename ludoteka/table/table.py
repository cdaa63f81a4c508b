"""A table: its state, who sits there, and the operations in their order. The same operations give the same table.

Whoever keeps tables gives each operation its number, keeps it, and tells everybody what changed. Chance comes from
outside: `chance(epoch, draw, n)` is the number of a draw, from 0 to n-1, and the same whenever it is asked again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from . import operations as op
from .doing import Doing
from .marks import Marks
from .refusal import Refused
from .state import Change, State

Chance = Callable[[int, int, int], int]
MOST_REMEMBERED = 2000
"""Operations that can be taken back."""


@dataclass
class Outcome:
    """What came of an operation."""

    change: Change
    marks: Marks = field(default_factory=Marks)
    draws: tuple[int, ...] = ()
    """The numbers of the random draws it needed."""
    undone: int = 0
    """The number of the operation that was taken back or made again."""


class FreeTable:
    """A table without rules."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.state = State()
        self.people: dict[str, str] = {}
        """Who has come to the table, by id, with the name used last."""
        self.seq = 0
        self.next_id = 1
        self.top = 0
        self.draws = 0
        self.epoch = 0
        """How often the secret has been told."""
        self._done: list[tuple[int, Change]] = []
        self._undone: list[tuple[int, Change]] = []

    @property
    def may_undo(self) -> bool:
        return bool(self._done)

    @property
    def may_redo(self) -> bool:
        return bool(self._undone)

    def do(self, operation: op.Operation, person: str, name: str) -> Outcome:
        """Carry an operation out, or raise Refused and change nothing."""
        match operation:
            case op.Undo() | op.Redo():
                outcome = self._swap(back=isinstance(operation, op.Undo))
            case op.Sit():
                outcome = Outcome(Change({}))
            case op.Say():
                if not operation.text.strip():
                    raise Refused("table-no-words", "bad-frame")
                outcome = Outcome(Change({}))
            case op.Reveal():
                self.epoch += 1
                self.draws = 0
                if operation.closes:
                    self._done.clear()
                    self._undone.clear()
                outcome = Outcome(Change({}))
            case _:
                outcome = self._do(operation, person, name)
        if person and not isinstance(operation, op.Say):
            self.people[person] = name
        self.seq += 1
        return outcome

    def _do(self, operation: op.Operation, person: str, name: str) -> Outcome:
        people = self.people | {person: name}
        doing = Doing(self.state, self.next_id, self.top, person, self._draw_from(self.draws), people, self.draws)
        doing.run(operation)
        change = Change({key: found for key, found in doing.changes().items() if found[0] != found[1]})
        self.state.apply(change)
        drawn = tuple(range(self.draws, self.draws + doing.drawn))
        self.next_id, self.top, self.draws = doing.next_id, doing.top, self.draws + doing.drawn
        if isinstance(operation, op.Noted) and self._done:
            self._join(change)
        elif change.entries and not isinstance(operation, op.Entitle):
            self._done.append((self.seq + 1, change))
            del self._done[:-MOST_REMEMBERED]
            self._undone.clear()
        return Outcome(change, doing.marks, drawn)

    def _join(self, change: Change) -> None:
        """What the arbiter noted belongs to the operation before it, and is taken back with it."""
        seq, last = self._done[-1]
        joined = dict(last.entries)
        for key, (before, after) in change.entries.items():
            joined[key] = (joined[key][0] if key in joined else before, after)
        self._done[-1] = (seq, Change(joined))

    def _draw_from(self, first: int) -> Callable[[int, int], int]:
        return lambda at, n: self.chance(self.epoch, first + at, n)

    def _swap(self, *, back: bool) -> Outcome:
        source, other = (self._done, self._undone) if back else (self._undone, self._done)
        if not source:
            raise Refused("table-nothing-done" if back else "table-nothing-undone", "nothing")
        seq, change = source.pop()
        other.append((seq, change))
        applied = change.reversed() if back else change
        self.state.apply(applied)
        return Outcome(applied, undone=seq)


def again(chance: Chance, log: Sequence[tuple[op.Operation, str, str]]) -> FreeTable:
    """A table made again from its operations, each with the person and the name."""
    table = FreeTable(chance)
    for operation, person, name in log:
        table.do(operation, person, name)
    return table
