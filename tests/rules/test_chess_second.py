"""A second, simple generator of moves for three large chess games that no other program at hand plays.

It knows nothing of Betza's notation, of trails or of tables: every piece is written out as the books describe it.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest

from ludoteka.play import Position, variant

Place = tuple[int, int]
Men = dict[Place, tuple[int, str]]

STRAIGHT = [(1, 0), (-1, 0), (0, 1), (0, -1)]
ASLANT = [(1, 1), (1, -1), (-1, 1), (-1, -1)]
AROUND = STRAIGHT + ASLANT


def leap(long: int, short: int) -> list[Place]:
    """All leaps so far one way and so far the other."""
    return sorted({(a * x, b * y) for x, y in ((long, short), (short, long)) for a in (1, -1) for b in (1, -1)})


def times(steps: list[Place], n: int) -> list[Place]:
    return [(n * x, n * y) for x, y in steps]


@dataclass
class Rules:
    """A game as its book has it."""

    key: str
    width: int
    height: int
    first_rank: int = 1
    corners: dict[str, Place] = field(default_factory=dict)
    pawn_row: int = 1
    pawn_first: int = 2
    promotions: int = 4

    def place(self, name: str) -> Place:
        if name in self.corners:
            return self.corners[name]
        return "abcdefghijkl".index(name[0]), int(name[1:]) - self.first_rank

    def on_board(self, place: Place) -> bool:
        return place in self.corners.values() or (0 <= place[0] < self.width and 0 <= place[1] < self.height)

    def leaps(self, letter: str, at: Place) -> list[Place]:
        """Where a piece jumps to from a cell."""
        raise NotImplementedError

    def slides(self, letter: str, _at: Place) -> list[tuple[Place, int]]:
        """Directions, and how far."""
        return [(step, 99) for step in {"R": STRAIGHT, "B": ASLANT, "Q": AROUND}.get(letter, [])]

    def bends(self, _letter: str) -> list[tuple[Place, int, Place, int]]:
        """A first direction and how far, then a second one and how far."""
        return []

    def pawn_steps(self, y: int) -> int:
        """How far a pawn may go from a row, counted from its own side."""
        return self.pawn_first if y == self.pawn_row else 1

    def choices(self, letter: str, _y: int, to: int) -> int:
        """In how many ways a move from row to row can be made, counted from the player's side."""
        return self.promotions if letter == "P" and to == self.height - 1 else 1


class Omega(Rules):
    """Champions and wizards; nooks beyond the corners."""

    def leaps(self, letter: str, _at: Place) -> list[Place]:
        champion = STRAIGHT + times(AROUND, 2)
        return {"K": AROUND, "N": leap(2, 1), "C": champion, "W": ASLANT + leap(3, 1)}.get(letter, [])


class Outer(Rules):
    """Powers that depend on the zone."""

    def zone(self, at: Place) -> int:
        """0 inner, 1 middle, 2 outer."""
        x, y = at
        return 0 if 4 <= x <= 7 and 4 <= y <= 7 else 1 if 2 <= x <= 9 and 2 <= y <= 9 else 2

    def leaps(self, letter: str, at: Place) -> list[Place]:
        zone = self.zone(at)
        knight = (leap(2, 1), leap(3, 1) + times(ASLANT, 2), leap(4, 1) + leap(3, 2))[zone]
        jumper = AROUND + (times(AROUND, zone + 1) if zone else [])
        return {"K": AROUND, "N": knight, "J": jumper, "G": ASLANT + leap(3, 1)}.get(letter, [])

    def slides(self, letter: str, at: Place) -> list[tuple[Place, int]]:
        if letter == "M":
            return [(step, (3, 6, 99)[self.zone(at)]) for step in AROUND]
        return super().slides(letter, at)

    def pawn_steps(self, y: int) -> int:
        return 4 if y == 1 else 1 if y >= self.height - 3 else 2


class Renaissance(Rules):
    """Seventeen kinds."""

    def leaps(self, letter: str, _at: Place) -> list[Place]:
        knight, double = leap(2, 1), times(AROUND, 2)
        found = {"K": AROUND, "G": AROUND, "F": STRAIGHT, "E": AROUND + knight, "S": AROUND + double}
        found |= {"C": double + knight, "L": leap(3, 1)} | dict.fromkeys("HANM", knight)
        return found.get(letter, [])

    def slides(self, letter: str, at: Place) -> list[tuple[Place, int]]:
        return super().slides({"A": "B", "N": "R", "M": "Q"}.get(letter, letter), at)

    def bends(self, letter: str) -> list[tuple[Place, int, Place, int]]:
        outward = [(s, a) for s in STRAIGHT for a in ASLANT if s[0] * a[0] + s[1] * a[1] > 0]
        if letter == "D":
            return [(s, 1, a, 99) for s, a in outward] + [(a, 99, s, 1) for s, a in outward]
        if letter == "T":
            return [(a, 1, s, 99) for s, a in outward] + [(s, 99, a, 1) for s, a in outward]
        return []

    def choices(self, letter: str, y: int, to: int) -> int:
        last = self.height - 1
        if letter == "F":
            return 2 if last in (y, to) else 1
        return {last: 14, last - 1: 2}.get(to, 1) if letter == "P" else 1


OMEGA_NOOKS = {"w1": (-1, -1), "w2": (10, -1), "w3": (10, 10), "w4": (-1, 10)}
OUTER_NOOKS = {"z1": (-1, -1), "z2": (12, -1), "z3": (12, 12), "z4": (-1, 12)}
GAMES = [
    Omega("omega-chess", 10, 10, 0, OMEGA_NOOKS, pawn_first=3, promotions=6),
    Outer("great-outer-chess", 12, 12, 1, OUTER_NOOKS, promotions=7),
    Renaissance("renaissance-chess", 12, 10, pawn_row=2),
]


def run(rules: Rules, men: Men, side: int, at: Place, step: Place, far: int) -> Iterator[Place]:
    """The cells along a line that a piece can go to."""
    for n in range(1, far + 1):
        to = at[0] + n * step[0], at[1] + n * step[1]
        if not rules.on_board(to) or (to in men and men[to][0] == side):
            return
        yield to
        if to in men:
            return


def targets(rules: Rules, men: Men, side: int, at: Place, passed: set[Place]) -> set[Place]:
    """Where the piece on a cell can go, kings in danger or not."""
    letter = men[at][1]
    if letter == "P":
        return pawn_targets(rules, men, side, at, passed)
    found: set[Place] = set()
    for x, y in rules.leaps(letter, at):
        to = at[0] + x, at[1] + y
        if rules.on_board(to) and (to not in men or men[to][0] != side):
            found.add(to)
    for step, far in rules.slides(letter, at):
        found |= set(run(rules, men, side, at, step, far))
    for first, far, second, on in rules.bends(letter):
        for corner in run(rules, men, side, at, first, far):
            if corner not in men:
                found |= set(run(rules, men, side, corner, second, on))
    return found


def pawn_targets(rules: Rules, men: Men, side: int, at: Place, passed: set[Place]) -> set[Place]:
    (x, y), ahead = at, 1 - 2 * side
    found: set[Place] = set()
    for n in range(1, rules.pawn_steps(y if side == 0 else rules.height - 1 - y) + 1):
        to = x, y + n * ahead
        if to in men or not (0 <= x < rules.width and 0 <= to[1] < rules.height):
            break
        found.add(to)
    for aside in (-1, 1):
        to = x + aside, y + ahead
        if (to in men and men[to][0] != side) or to in passed:
            found.add(to)
    return found


def after(men: Men, at: Place, to: Place, passed: set[Place], last: Place) -> Men:
    moved = dict(men)
    if men[at][1] == "P" and to in passed and to not in men:
        del moved[last]
    moved[to] = moved.pop(at)
    return moved


def safe(rules: Rules, men: Men, side: int) -> bool:
    king = next(place for place, man in men.items() if man == (side, "K"))
    return not any(
        king in targets(rules, men, 1 - side, place, set()) for place, man in men.items() if man[0] == 1 - side
    )


def expected(rules: Rules, men: Men, side: int, passed: set[Place], last: Place) -> Counter[tuple[Place, Place]]:
    """How many legal moves there are from cell to cell."""
    found: Counter[tuple[Place, Place]] = Counter()
    for at, (owner, letter) in men.items():
        for to in targets(rules, men, side, at, passed) if owner == side else ():
            if safe(rules, after(men, at, to, passed, last), side):
                rows = (at[1], to[1]) if side == 0 else (rules.height - 1 - at[1], rules.height - 1 - to[1])
                found[at, to] += rules.choices(letter, *rows)
    return found


def men_of(rules: Rules, position: Position) -> Men:
    return {rules.place(item.cell): (item.owner, item.letter.upper()) for item in position.scene().items}


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.key)
def test_random_games_agree_with_a_second_generator(rules: Rules, seed: int) -> None:
    chooser = random.Random(seed)
    position = Position.start(variant(rules.key))
    passed: set[Place] = set()
    last = (0, 0)
    while not position.over and position.ply < 100:
        men = men_of(rules, position)
        moves = [move for move in position.moves() if not move.text.startswith("O-O")]
        ours = Counter((rules.place(move.steps[0]), rules.place(move.steps[1])) for move in moves)
        side = position.actors[0]
        assert ours == expected(rules, men, side, passed, last), position.text()
        # Pawns are moved often, so that they meet, pass each other and reach the last row.
        pawns = [move for move in moves if men[rules.place(move.steps[0])][1] == "P"]
        move = chooser.choice(pawns if pawns and chooser.random() < 0.6 else moves or list(position.moves()))
        start, end = rules.place(move.steps[0]), rules.place(move.steps[1])
        rows = range(min(start[1], end[1]) + 1, max(start[1], end[1]))
        passed = {(start[0], y) for y in rows} if men[start][1] == "P" else set()
        position, last = position.play(move), end
