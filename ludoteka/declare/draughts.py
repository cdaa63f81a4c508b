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
    """What happens to a man on the crown row."""

    ENDING = "it is crowned if its turn ends there; passing over it while capturing does not count"
    STOPPING = "it is crowned, and its turn ends there"
    PASSING = "it is crowned; it goes on capturing as a king"
    NEVER = "nothing"
    STAYING = "it is not crowned, and from there it can only capture"


class Removal(Enum):
    """When captured pieces leave the board."""

    AFTER = "after the whole series: they stand in the way meanwhile, and cannot be jumped twice"
    AT_ONCE = "at each jump"


class Turning(Enum):
    """Whether a flying king may jump back the way it came, in the midst of a series."""

    FREE = "it may"
    NEVER_BACK = "it may turn aside only"


class Entering(Enum):
    """How the men come to the board."""

    SET_UP = "all stand there at the start"
    BY_TURNS = (
        "the board is empty; a turn is a move or the placing of a man on a starting cell, unless a capture is due"
    )


@dataclass(frozen=True)
class Royals:
    """Pieces above the kings: they move and capture as kings, but only royals can capture them."""

    cells: tuple[str, ...]
    """The cells of each side's royals at the start."""
    shunned: str
    """The cells where they stop only behind a piece next to it that they took; the next move must lead away."""


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


MOST_ARMIES = 4


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
    turning: Turning
    removal: Removal
    entering: Entering
    royals: Royals | None
    draws: Draws

    def check(self) -> None:
        if self.board is None:
            self.fail("board", "expected a board")
        if not 2 <= len(self.sides) == len(self.armies) <= MOST_ARMIES:
            self.fail(
                "armies", f"expected two to four, one for each of {len(self.sides)} sides, got {len(self.armies)}"
            )
        if len(self.sides) > 2 and (self.duty is Duty.HUFF or self.royals or self.draws.lone_king):
            self.fail("sides", "huffing, royals and draws of a lone king are for two players")
        if self.royals and self.kings is not Kings.FLYING:
            self.fail("royals", "expected flying kings below them")
        if self.turning is Turning.NEVER_BACK and self.landing is Landing.GOING_ON:
            self.fail("turning", "a king that never turns back may land anywhere")
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
        todo = list(board.all_at(" ".join(self.set_up)))
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
    def set_up(self) -> tuple[str, ...]:
        """All the starting cells of each side."""
        royals = self.royals.cells if self.royals else ("",) * len(self.armies)
        return tuple(f"{army.men} {army.kings} {more}" for army, more in zip(self.armies, royals, strict=True))

    @property
    def pieces(self) -> tuple[int, ...]:
        """How many pieces each side has at the start, and so at most."""
        return tuple(len(cells.split()) for cells in self.set_up)


def numbers(first: int, last: int) -> str:
    """The cells of a numbered board from `first` to `last`."""
    return " ".join(str(number) for number in range(first, last + 1))


def rows(files: str, first: int, last: int, *, dark: bool = True) -> str:
    """The cells of the rows from `first` to `last` on these files; only the dark ones, or all."""
    every = ((file, rank) for rank in range(first, last + 1) for file in files)
    return " ".join(f"{file}{rank}" for file, rank in every if not dark or (ord(file) - ord("a") + rank) % 2)


def longest(pieces: int, steps: int, quiet: int, players: int = 2) -> int:
    """No game is longer than so many actions.

    `pieces` in all, `steps` of a man from the first row to the last. Between two captures, moves of men forward,
    placings and losses of a blocked army each player has at most `quiet` moves; a jump backwards costs two steps.
    """
    captures = pieces - 1
    return (captures + pieces * steps + 2 * captures + pieces + players + 1) * quiet * players
