"""The tables games: two players race their men round the 24 points by dice, and bear them off."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from .game import Game

POINTS = 24
Men = tuple[tuple[int, int], ...]
"""How many men stand where: ((24, 2), (13, 5) ...), points counted by their owner from the exit."""


class Travel(Enum):
    """How the two ways round the board lie to each other."""

    OPPOSITE = "against each other: my point 1 is the other's point 24"
    SAME = "in the same direction, half a board apart: my point 1 is the other's point 13"


class Contact(Enum):
    """What happens where the two sides meet."""

    HIT = "two men close a point; a single man is hit, goes to the bar and must enter first"
    BLOCK = "one man closes a point: there is no hitting"
    PIN = "two men close a point; a single man is pinned where it stands until those on it have left"

    @property
    def closing(self) -> int:
        """The number of men that close a point."""
        return 1 if self is Contact.BLOCK else 2


class Opening(Enum):
    """Who begins."""

    ONE_DIE_EACH = "each throws one die; the higher one begins and plays both numbers"
    FIRST_SEAT = "the first seat throws both dice; in a match the seats take turns to begin"


class Lone(Enum):
    """Both dice must be played if that is possible. If only one can be:"""

    HIGHER = "it must be the higher one, or the lower one where the higher cannot be played"
    HIGHER_ONLY = "it must be the higher one; the lower one is never played alone"
    EITHER = "the player chooses"


class BearingOff(Enum):
    """Which men leave the board when all are at home."""

    EXACT = "from the point thrown; from the rearmost one if all men are nearer than that"
    REARMOST = "only from the rearmost point, with a number at least as high"


class Scoring(Enum):
    """What a game is worth: 1, 2 (gammon) or 3 (backgammon)."""

    STANDARD = "2 if the loser has borne off no man, 3 if then one is on the bar or in the winner's home"
    BAR_OR_HOME = "as STANDARD, but 3 also if the loser had borne off men before"
    TAVLA = "3 if a man of the loser is not at home, else 2 if he has borne off none"
    GAMMON = "2 if the loser has borne off no man, never more"


class Cube(Enum):
    """Doubling of the stake, before the dice are thrown."""

    NONE = "there is none"
    OWNED = "both may double at first, then only the player who accepted the last double"
    FREE = "the player who is to throw may always double"


@dataclass(frozen=True, kw_only=True)
class TablesGame(Game):
    """Points are counted by each player for himself, from 24 down to 1 and off; the bar counts as 25."""

    family: ClassVar[str] = "backgammon"

    setup: Men
    """Of both players, each by his own count."""
    travel: Travel
    contact: Contact
    vanguard: bool
    """The first man must have gone half round before any other may leave the start."""
    open_quarter: bool
    """Nobody may have men on all points of the quarter in which his men begin."""
    home: int
    """The size of the last stretch, where all men must be before one may be borne off."""
    opening: Opening
    lone: Lone
    bearing_off: BearingOff
    misere: bool
    """Who bears off all his men first loses."""
    scoring: Scoring
    jacoby: bool
    """Outside matches a game counts once as long as nobody has doubled."""
    cube: Cube
    cube_limit: int
    """The highest stake the cube can show."""
    length: int
    """The points that win a match; 0: one game, played for its points."""
    crawford: bool
    """In the first game after a player came within one point of the match, nobody may double."""
    longest: int
    """After this many turns the game, or the whole match, is ended as it stands."""
    by_board: bool
    """Moves are written as the board is numbered; otherwise each player counts from his own side, as tournaments do."""

    ascending: bool
    """The first player runs from the point 1 of the board to 24; otherwise from 24 to 1."""
    learned: str
    """What the computer judges positions by: the name of a net in search/nets, or "" if nothing was learned yet."""

    def check(self) -> None:
        if len(self.sides) != 2:
            self.fail("sides", f"expected two, got {len(self.sides)}")
        points = [point for point, _ in self.setup]
        if len(set(points)) != len(points) or not all(1 <= p <= POINTS and n > 0 for p, n in self.setup):
            self.fail("setup", f"expected different points 1 to {POINTS} with men on them, got {self.setup}")
        shared = set(points) & {meeting_point(self.travel, point) for point in points}
        if shared:
            self.fail("setup", f"both sides stand on the points {sorted(shared)}")
        if (self.vanguard or self.open_quarter) and (points != [POINTS] or self.contact is not Contact.BLOCK):
            self.fail("vanguard", "expected all men on one point, and no hitting")
        if self.contact is Contact.PIN and points != [POINTS]:
            self.fail("setup", "where men are pinned all begin on one point, the mother's")
        if self.contact is Contact.PIN and self.length:
            self.fail("length", "a game that both mothers can draw is no part of a match")
        if not 1 <= self.home <= POINTS:
            self.fail("home", f"expected 1 to {POINTS}, got {self.home}")
        if self.cube_limit < 1 or self.cube_limit & (self.cube_limit - 1):
            self.fail("cube_limit", f"expected a power of two, got {self.cube_limit}")
        if self.length < 0:
            self.fail("length", f"expected 0 or more points, got {self.length}")
        if self.bound < 7 * self.longest:
            self.fail("bound", f"{self.longest} turns of up to 7 actions do not fit in {self.bound}")

    @property
    def men(self) -> int:
        """The men of each side."""
        return sum(count for _, count in self.setup)

    @property
    def cube_faces(self) -> int:
        """How often the stake can be doubled."""
        return 0 if self.cube is Cube.NONE else self.cube_limit.bit_length() - 1

    @property
    def most_points(self) -> int:
        """The most that one game can be worth."""
        return 3 << self.cube_faces


def meeting_point(travel: Travel, point: int) -> int:
    """What the other player calls the point that one player calls `point`."""
    if travel is Travel.OPPOSITE:
        return POINTS + 1 - point
    return (point + POINTS // 2 - 1) % POINTS + 1
