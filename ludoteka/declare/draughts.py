"""Draughts games: men step forward and jump over enemies; at the far end they are crowned."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from typing import ClassVar

from ..boards import OFF
from .game import Game


class Kings(Enum):
    """How far kings go."""

    SHORT = "one cell, and they jump only over a neighbour"
    FLYING = "any distance, and they jump over an enemy from afar and land anywhere behind it"


class Duty(Enum):
    """Whether a player who can capture must."""

    FORCED = "he must"
    HUFF = "he may play another move, but then the opponent may first take away a piece that failed to capture"


class Majority(Enum):
    """Which captures a player may choose from; each is played to its end."""

    NONE = "any"
    PIECES = "only those that take the most pieces; a king counts as one piece"


class Landing(Enum):
    """Where a flying king lands behind the piece it has jumped."""

    ANY = "on any of the empty cells"
    GOING_ON = "on one from which it can go on capturing, if there is any; else on any"


class Crowning(Enum):
    """When a man becomes a king."""

    ENDING = "when its turn ends on the crown row; passing over it while capturing does not count"
    STOPPING = "when it reaches the crown row, and its turn ends there"
    PASSING = "when it reaches the crown row; it goes on capturing as a king"
    NEVER = "never"


class Removal(Enum):
    """When captured pieces leave the board."""

    AFTER = "after the whole series: they stand in the way meanwhile, and cannot be jumped twice"
    AT_ONCE = "at each jump"


@dataclass(frozen=True)
class Army:
    """The pieces of one side and where they are heading."""

    men: str
    """The cells of its men at the start."""
    kings: str
    """The cells of its kings at the start."""
    crown: str
    """The cells of its crown row, at the far end."""
    moves: tuple[str, ...]
    """The directions in which its men move."""
    captures: tuple[str, ...]
    """The directions in which its men capture."""


@dataclass(frozen=True)
class Draws:
    """When nobody wins; numbers of moves are of each player, and 0 means that there is no such rule."""

    repetition: int
    """The same position, with the same player to move, for so many times."""
    quiet: int
    """So many moves in a row without a capture or a man moved forward. Never 0: games must end."""
    lone_king: tuple[int, ...]
    """A single king against a king and others: moves left against 1, 2, 3 ... pieces in all."""


@dataclass(frozen=True, kw_only=True)
class Draughts(Game):
    """The board is any that has the directions; the cells in play are those that kings could reach from the set-up."""

    family: ClassVar[str] = "draughts"

    armies: tuple[Army, ...]
    """In the order of the sides."""
    ways: tuple[str, ...]
    """All directions of play: kings move and capture in each of them."""
    kings: Kings
    duty: Duty
    majority: Majority
    landing: Landing
    crowning: Crowning
    removal: Removal
    draws: Draws

    def check(self) -> None:
        if self.board is None:
            self.fail("board", "expected a board")
        if len(self.sides) != 2 or len(self.armies) != 2:
            self.fail("armies", f"expected two sides and two armies, got {len(self.sides)} and {len(self.armies)}")
        for army in self.armies:
            unknown = set(army.moves + army.captures) - set(self.ways)
            if unknown:
                self.fail("armies", f"directions {sorted(unknown)} are not among the ways of play {self.ways}")
        if self.draws.quiet < 1:
            self.fail("draws", "expected a limit for quiet moves, so that every game ends")

    @cached_property
    def in_play(self) -> tuple[int, ...]:
        """The cells that pieces can ever stand on, in the order of their numbers (or of the board)."""
        board = self.board
        assert board is not None
        ways = [board.direction(name) for name in self.ways]
        todo = [cell for army in self.armies for cell in board.all_at(f"{army.men} {army.kings}")]
        found = set(todo)
        while todo:
            cell = todo.pop()
            near = {board.step(cell, way) for way in ways} - found - {OFF}
            found |= near
            todo += near
        if all(board.names[cell].isdigit() for cell in found):
            return tuple(sorted(found, key=lambda cell: int(board.names[cell])))
        return tuple(sorted(found))

    @property
    def pieces(self) -> tuple[int, ...]:
        """How many pieces each side has at the start, and so at most."""
        return tuple(len(f"{army.men} {army.kings}".split()) for army in self.armies)


def numbers(first: int, last: int) -> str:
    """The cells of a numbered board from `first` to `last`."""
    return " ".join(str(number) for number in range(first, last + 1))
