"""Hunts: two sides walk along the lines of a board, each in its own way and with its own aim."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from .game import Game

MOST_CELLS = 127


class Lines(Enum):
    """The lines that a side may use."""

    ALL = "all of the board"
    STRAIGHT = "only those along rows and columns"
    DIAGONAL = "only the diagonals"


class Goes(Enum):
    """The directions in which a side may go along them."""

    ANYWHERE = "all"
    UP = "up the board only"
    NOT_DOWN = "up the board and sideways"
    NOT_UP = "down the board and sideways"


class Captures(Enum):
    """Whether a side takes the pieces that it jumps over, onto the free cell behind."""

    NONE = "it does not jump"
    SERIES = "it must jump when it can, and jump on with the same piece as long as it can"
    LONGEST = "the same, and of several series the one that takes the most"
    LOST = "it may leave a capture out, and loses a piece that could have made it"
    FREE = "it may leave a capture out; a series that is begun goes on as long as it can"


class Aim(Enum):
    """What wins the game for a side, besides leaving the other without a move."""

    BLOCK = "nothing else"
    REACH = "one of its pieces on a cell of its goal"
    FILL = "all cells of its goal held by its own pieces"
    PAST = "a piece level with or behind the last of the enemies, who go up the board"
    LEAD = "all cells of its goal held; when nothing more happens, more of them than the other holds of his"
    HOLD = "more cells of its goal held, at the end, than the other holds of his"


class Blocked(Enum):
    """What happens to a player who cannot move."""

    LOSES = "he has lost"
    WAITS = "he passes"
    WAITS_IF_BANNED = "he has lost, unless only the ban on going back keeps him from moving: then he passes"


@dataclass(frozen=True, kw_only=True)
class Walker:
    """One side: its pieces, how they go, what they want."""

    piece: str
    """The picture."""
    starts: str
    """The cells of its pieces at the start."""
    hand: int
    """Pieces that its player places himself."""
    ground: str
    """The cells on which he may; empty: all."""
    lines: Lines
    goes: Goes
    slides: bool
    """Any number of free cells along a line, not only one."""
    captures: Captures
    never: str
    """Cells on which its pieces may not step."""
    aim: Aim
    goal: str
    """The cells of the aim."""
    takes: int
    """Pieces that it has to take to win; 0: taking does not win."""
    patience: int
    """Its moves in a row that do not go up, with which it loses; 0: no matter."""

    @property
    def pieces(self) -> int:
        return len(self.starts.split()) + self.hand


@dataclass(frozen=True, kw_only=True)
class Hunt(Game):
    """A walker for each of the two sides, and the rules that hold for both."""

    family: ClassVar[str] = "hunts"

    walkers: tuple[Walker, Walker]
    placing: tuple[int, ...]
    """The seats that place their pieces before the first move, in order; who has pieces in hand afterwards places them
    in his turns, before he may move."""
    first: int
    """The seat that makes the first move after that."""
    blocked: Blocked
    guarded: str
    """A cell that may be entered only from one that has an enemy beside it; empty: none."""
    apart: bool
    """No piece may go to a cell that is on one line with an enemy, whatever stands between."""
    returns: bool
    """A piece may go back at once to the cell that it came from."""
    repetition: int
    """The same position for so many times ends the game; 0: it cannot come again."""
    quiet: int
    """So many moves of both together, without a capture, end the game; 0: it ends anyway."""

    def check(self) -> None:
        if self.board is None or self.players != 2:
            self.fail("board", "expected a board and two players")
        assert self.board is not None
        if len(self.board) > MOST_CELLS:
            self.fail("board", f"expected at most {MOST_CELLS} cells, got {len(self.board)}")
        if bool(self.repetition) != bool(self.quiet):
            self.fail("quiet", "expected both limits, or none")
        for aim in (Aim.LEAD, Aim.HOLD):
            if [walker.aim for walker in self.walkers].count(aim) == 1:
                self.fail("aim", "expected both sides to count what they hold, or none")
        for seat, walker in enumerate(self.walkers):
            if self.placing.count(seat) not in (0, walker.hand):
                self.fail("placing", f"expected all {walker.hand} pieces of seat {seat}, or none")
            if walker.aim in (Aim.REACH, Aim.FILL, Aim.LEAD, Aim.HOLD) and not walker.goal:
                self.fail("goal", f"expected cells for the aim of seat {seat}")
