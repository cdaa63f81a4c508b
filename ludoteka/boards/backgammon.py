"""The backgammon board: 24 points, the bar and the trays for men borne off."""

from __future__ import annotations

from dataclasses import dataclass

from .core import OFF, Board, Cell, Gather, Label, Line, Plan

UP, DOWN = range(2)
TOP, BOTTOM = 0.5, 11.5
POINT_LENGTH = 4.9
BAR_X, OFF_X = 6.5, 13.75


@dataclass(frozen=True)
class Backgammon(Board):
    """Points 1 to 12 below from right to left, 13 to 24 above from left to right; then "bar1" "bar2" "off1" "off2".

    The first player's places are the lower ones. Direction "up" is towards higher numbers.
    """

    lettered: bool = False
    """Above, 12A to 1A instead of 13 to 24: opposite points have the same number."""

    def name_of(self, number: int) -> str:
        return f"{25 - number}A" if self.lettered and number > 12 else str(number)

    @property
    def slab(self) -> str:
        return "wood"

    def build(self) -> Plan:
        cells = [self._point(number) for number in range(1, 25)]
        cells += [
            Cell("bar1", BAR_X, 7.0, tone="none", gather=Gather.ROW, spread=(0, 0.8)),
            Cell("bar2", BAR_X, 5.0, tone="none", gather=Gather.ROW, spread=(0, -0.8)),
            self._tray("off1", BOTTOM - 0.5, -1),
            self._tray("off2", TOP + 0.5, 1),
        ]
        steps = [(k + 1 if k < 23 else OFF, k - 1 if k else OFF) for k in range(24)] + [(OFF, OFF)] * 4
        edge = Line(((0, TOP), (13, TOP), (13, BOTTOM), (0, BOTTOM)), "edge", closed=True)
        bar = Line(((6, TOP), (7, TOP), (7, BOTTOM), (6, BOTTOM)), "bar", closed=True)
        return Plan(
            cells=tuple(cells),
            directions=("up", "down"),
            steps=tuple(steps),
            opposite=(DOWN, UP),
            lines=(edge, bar),
            labels=tuple(
                Label(cell.name, cell.x, BOTTOM + 0.3 if cell.y > 6 else TOP - 0.3, style="number")
                for cell in cells[:24]
            ),
            regions={
                "points": tuple(range(24)),
                "home 1": tuple(range(6)),
                "outer 1": tuple(range(6, 12)),
                "outer 2": tuple(range(12, 18)),
                "home 2": tuple(range(18, 24)),
                "bar 1": (24,),
                "bar 2": (25,),
                "off 1": (26,),
                "off 2": (27,),
            },
        )

    def _point(self, number: int) -> Cell:
        below = number <= 12
        column = 12 - number if below else number - 13
        x = column + 0.5 + (column >= 6)
        base, towards = (BOTTOM, -1) if below else (TOP, 1)
        outline = ((x - 0.48, base), (x + 0.48, base), (x, base + towards * POINT_LENGTH))
        tone = "dark" if number % 2 else "light"
        return Cell(
            self.name_of(number), x, base + towards * 0.5, outline, tone, gather=Gather.ROW, spread=(0, towards * 0.98)
        )

    def _tray(self, name: str, y: float, towards: int) -> Cell:
        low, high = (y - 0.5, y + 4.5) if towards > 0 else (y - 4.5, y + 0.5)
        outline = ((OFF_X - 0.5, low), (OFF_X + 0.5, low), (OFF_X + 0.5, high), (OFF_X - 0.5, high))
        return Cell(name, OFF_X, y, outline, "tray", gather=Gather.ROW, spread=(0, towards * 0.28))
