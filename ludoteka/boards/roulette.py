"""The roulette table: numbers, and the places of all bets between and beside them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from .core import OFF, Board, Cell, Label, Plan, Point

RED = frozenset((1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36))
ROWS = 12
CELL = 1.2
SIDE = 1.9
"""How wide the places beside the numbers are."""

Numbers = tuple[int, ...]
ZERO_ZERO = 37
"""How 00 stands in lists of numbers."""


@dataclass(frozen=True)
class Bet:
    """A place for chips: its name, where it is, and the numbers that win."""

    name: str
    x: float
    y: float
    numbers: Numbers
    size: Point = (0.0, 0.0)
    """0: a spot on the line between numbers."""
    tone: str = "felt"
    text: str = ""


@dataclass(frozen=True)
class RouletteTable(Board):
    """Three columns of twelve rows below the zero.

    Numbers are called 0, 00, 1 to 36; two neighbours "8-11", a row "7-9", four in a square "22-26", two rows "4-9",
    zero and the first row together "first"; the columns "P", "M", "D", two of them "PM" and "MD"; the dozens "dozen1",
    "dozen2", "dozen3"; "red", "black", "pair", "impair", "passe", "manque".

    A region of a bet's name lists the number cells that win.
    """

    double_zero: bool = False

    @cached_property
    def slab(self) -> str:
        return "felt"

    def build(self) -> Plan:
        bets = tuple(self.bets())
        index = {bet.name: at for at, bet in enumerate(bets)}
        number_cells = {n: index["00" if n == ZERO_ZERO else str(n)] for bet in bets for n in bet.numbers}
        kinds = {
            "numbers": tuple(at for at, bet in enumerate(bets) if len(bet.numbers) == 1),
            "spots": tuple(at for at, bet in enumerate(bets) if bet.size == (0.0, 0.0)),
        }
        return Plan(
            cells=tuple(self._cell(bet) for bet in bets),
            directions=("next",),
            steps=((OFF,),) * len(bets),
            opposite=(OFF,),
            labels=tuple(Label(bet.text, bet.x, bet.y, 0.38, "felt") for bet in bets if bet.text),
            regions={**kinds, **{bet.name: tuple(number_cells[n] for n in bet.numbers) for bet in bets}},
        )

    def wins(self, bet: int) -> Numbers:
        """The numbers on which a bet wins; 37 is the double zero."""
        return tuple(self.bets())[bet].numbers

    def bets(self) -> Iterator[Bet]:
        yield from self._numbers()
        yield from self._spots()
        yield from self._outside()

    def _numbers(self) -> Iterator[Bet]:
        if self.double_zero:
            yield Bet("0", CELL * 0.75, -CELL / 2, (0,), (CELL * 1.5, CELL), "green", "0")
            yield Bet("00", CELL * 2.25, -CELL / 2, (ZERO_ZERO,), (CELL * 1.5, CELL), "green", "00")
        else:
            yield Bet("0", CELL * 1.5, -CELL / 2, (0,), (CELL * 3, CELL), "green", "0")
        for n in range(1, 37):
            x, y = _place(n)
            yield Bet(str(n), x, y, (n,), (CELL, CELL), "red" if n in RED else "black", str(n))

    def _spots(self) -> Iterator[Bet]:
        half = CELL / 2
        for n in range(1, 37):
            x, y = _place(n)
            if n % 3:
                yield Bet(f"{n}-{n + 1}", x + half, y, (n, n + 1))
            if n <= 33:
                yield Bet(f"{n}-{n + 3}", x, y + half, (n, n + 3))
            if n % 3 and n <= 32:
                yield Bet(f"{n}-{n + 4}", x + half, y + half, (n, n + 1, n + 3, n + 4))
            if n % 3 == 1:
                yield Bet(f"{n}-{n + 2}", x - half, y, (n, n + 1, n + 2))
                if n <= 31:
                    yield Bet(f"{n}-{n + 5}", x - half, y + half, tuple(range(n, n + 6)))
        yield from self._zero_spots()

    def _zero_spots(self) -> Iterator[Bet]:
        """Between zero and its neighbours, and the corner for all of the first ones together."""
        if self.double_zero:
            yield Bet("first", 0.0, 0.0, (0, ZERO_ZERO, 1, 2, 3))
            yield Bet("0-00", CELL * 1.5, -CELL / 2, (0, ZERO_ZERO))
            yield Bet("0-1", CELL * 0.5, 0.0, (0, 1))
            yield Bet("0-2", CELL * 1.25, 0.0, (0, 2))
            yield Bet("00-2", CELL * 1.75, 0.0, (ZERO_ZERO, 2))
            yield Bet("00-3", CELL * 2.5, 0.0, (ZERO_ZERO, 3))
            return
        yield Bet("first", 0.0, 0.0, (0, 1, 2, 3))
        for n in (1, 2, 3):
            yield Bet(f"0-{n}", CELL * (n - 0.5), 0.0, (0, n))

    def _outside(self) -> Iterator[Bet]:
        low = CELL * ROWS + CELL / 2
        columns = [tuple(range(k, 37, 3)) for k in (1, 2, 3)]
        for k, letter in enumerate("PMD"):
            yield Bet(letter, CELL * (k + 0.5), low, columns[k], (CELL, CELL), "felt", letter)
        yield Bet("PM", CELL, low, tuple(sorted(columns[0] + columns[1])))
        yield Bet("MD", CELL * 2, low, tuple(sorted(columns[1] + columns[2])))
        right, left, third = CELL * 3 + SIDE / 2, -SIDE / 2, CELL * ROWS / 3
        for k in range(3):
            numbers = tuple(range(12 * k + 1, 12 * k + 13))
            text = f"{numbers[0]}-{numbers[-1]}"
            yield Bet(f"dozen{k + 1}", right, third * (k + 0.5), numbers, (SIDE, third), "felt", text)
        even = tuple(range(2, 37, 2))
        low_half, high_half = tuple(range(1, 19)), tuple(range(19, 37))
        red, black = tuple(sorted(RED)), tuple(n for n in range(1, 37) if n not in RED)
        odd = tuple(range(1, 37, 2))
        outer = (
            ("manque", low_half, ""), ("pair", even, ""), ("red", red, "red"),
            ("black", black, "black"), ("impair", odd, ""), ("passe", high_half, ""),
        )  # fmt: skip
        sixth = CELL * ROWS / 6
        for k, (name, numbers, tone) in enumerate(outer):
            yield Bet(name, left, sixth * (k + 0.5), numbers, (SIDE, sixth), tone or "felt", "" if tone else name)

    def _cell(self, bet: Bet) -> Cell:
        (width, height), x, y = bet.size, bet.x, bet.y
        if not width:
            return Cell(bet.name, x, y, tone="spot", room=0.5)
        w, h = width / 2, height / 2
        if bet.name in ("red", "black"):
            lozenge = ((x - w * 0.8, y), (x, y - h * 0.7), (x + w * 0.8, y), (x, y + h * 0.7))
            return Cell(bet.name, x, y, lozenge, bet.tone, room=0.8)
        return Cell(
            bet.name, x, y, ((x - w, y - h), (x + w, y - h), (x + w, y + h), (x - w, y + h)), bet.tone, room=0.8
        )


def _place(number: int) -> Point:
    return CELL * ((number - 1) % 3 + 0.5), CELL * ((number - 1) // 3 + 0.5)
