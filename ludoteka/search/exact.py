"""Exact answers: the shortest solution of a puzzle, the value of a small game under best play."""

from __future__ import annotations

from dataclasses import dataclass
from time import monotonic
from typing import TYPE_CHECKING

from ..play import Move, Position
from ..rules.abi import PLY

if TYPE_CHECKING:
    from .chase import Chase
    from .retrograde import Table

MOST_SECONDS = 15
"""A game that takes longer is not small."""


class TooLarge(ValueError):
    """The game has too many positions to be searched to the end."""


@dataclass(frozen=True)
class Solution:
    """The result of best play and a line that leads to it."""

    result: str
    """ "solved" or "unsolvable" for puzzles; "win", "draw" or "loss" for the player to move."""
    line: tuple[Move, ...]
    optimal: bool
    """Whether no shorter line exists."""

    @property
    def length(self) -> int:
        return len(self.line)


def solve(position: Position) -> Solution:
    """The exact result; raises TooLarge where it is out of reach, ValueError where chance or secrets decide."""
    game = position.variant.game
    if game.players == 1:
        return _solve_puzzle(position)
    if game.chance or game.hidden or game.players > 2:
        raise ValueError(f"{game.id} cannot be solved: expected a puzzle or a game of two without chance or secrets")
    from . import retrograde

    if retrograde.serves(position.variant):
        try:
            return _from_table(position, retrograde.table(position))
        except retrograde.TooManyPositions as error:
            raise TooLarge(str(error)) from None
    return _by_theory(position) or _Solver().solve(position)


def _solve_puzzle(position: Position) -> Solution:
    """The shortest solution, or where that is out of reach a good one."""
    from . import puzzle

    try:
        found, optimal = puzzle.solve(position), True
    except TooLarge:
        found, optimal = puzzle.way(position), False
    return Solution("solved" if found.solved else "unsolvable", found.moves, optimal)


NAMES = {1: "win", 0: "draw", -1: "loss"}


def _from_table(position: Position, table: Table | Chase) -> Solution:
    if position.over:
        return Solution(NAMES[_Solver.payoff(position)], (), True)
    return Solution(NAMES[table.value(position)], line_of(position, table), True)


def line_of(position: Position, table: Table | Chase) -> tuple[Move, ...]:
    """A line of best play: to the end, or to a position that comes again."""
    line: list[Move] = []
    met: set[int] = set()
    at = position
    while not at.over and table.number(at) not in met:
        met.add(table.number(at))
        move = at.find(table.best(at)[0])
        line.append(move)
        at = at.play(move.code)
    return tuple(line)


def _by_theory(position: Position) -> Solution | None:
    """What is known of the game without a search; whoever loses plays anything."""
    if position.over:
        return None
    face, mover = position.variant.face, position.actors[0]
    won = bool(face.sure(position.row))

    def fails(code: int) -> bool:
        after = position.play(code)
        return _Solver.payoff(after) * (1 - 2 * mover) < 0 if after.over else bool(face.sure(after.row))

    if not won and not all(fails(code) for code in position.codes):
        return None
    winner = mover if won else 1 - mover
    line: list[Move] = []
    at = position
    while not at.over:
        codes = face.sure(at.row) if at.actors[0] == winner else at.codes
        line.append(at.find(codes[0]))
        at = at.play(codes[0])
    return Solution(NAMES[1 if won else -1], tuple(line), False)


class _Solver:
    """Depth-first search with a memory, for games whose positions cannot come again."""

    def __init__(self) -> None:
        self.values: dict[bytes, tuple[int, int]] = {}
        """Position to (value for the player to move, best move)."""
        self.deadline = monotonic() + MOST_SECONDS

    def solve(self, position: Position) -> Solution:
        self.value(position)
        line = []
        at = position
        while not at.over:
            move = at.find(self.values[self.key(at)][1])
            line.append(move)
            at = at.play(move.code)
        value = self.values[self.key(position)][0] if not position.over else self.payoff(position)
        return Solution(NAMES[value], tuple(line), False)

    @staticmethod
    def key(position: Position) -> bytes:
        row = position.row.copy()
        row[PLY] = 0
        return bytes(row[position.variant.tables.core].tobytes())

    @staticmethod
    def payoff(position: Position) -> int:
        assert position.result is not None
        mine = position.result.payoffs[0]
        return (mine > 0) - (mine < 0)

    def value(self, root: Position) -> None:
        """Work through the tree with an explicit stack; values are signs for the player to move."""
        stack: list[tuple[Position, list[int], int, int]] = [(root, list(root.codes), -2, -1)]
        while stack:
            position, left, best, move = stack.pop()
            seat = position.actors[0] if position.actors else 0
            done = not left or best == 1
            if done:
                if position.actors:
                    self.values[self.key(position)] = (best, move)
                continue
            code = left[-1]
            child = position.play(code)
            known = self.known(child, seat)
            if known is None:
                if monotonic() > self.deadline:
                    raise TooLarge(f"{position.variant.key}: too many positions to be solved")
                stack += [(position, left, best, move), (child, list(child.codes), -2, -1)]
                continue
            left.pop()
            if known > best:
                best, move = known, code
            stack.append((position, left, best, move))

    def known(self, child: Position, seat: int) -> int | None:
        """The value of a position for `seat`, if it has been found."""
        if child.over:
            value = self.payoff(child)
            return value if seat == 0 else -value
        found = self.values.get(self.key(child))
        if found is None:
            return None
        return found[0] if child.actors[0] == seat else -found[0]
