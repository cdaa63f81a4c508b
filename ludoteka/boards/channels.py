"""Boards divided into channels, through which men roll to the lower end. Any board of cells can be divided."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import pairwise

from .core import Board, BoardError, Cell, Mark, Plan

TONES = ("light", "middle", "dark", "slate")
ARROW = 0.3


@dataclass(frozen=True)
class Channelled(Board):
    """`base` with channels, each a text of its cells from the upper end to the lower one: "a1 b1 c1".

    Neighbouring channels have different tones; small arrows show which way is down, a dot the lower end.
    """

    base: Board
    channels: tuple[str, ...]

    def build(self) -> Plan:
        plan = self.base.build()
        index = {cell.name: at for at, cell in enumerate(plan.cells)}
        channels = [tuple(index[name] for name in channel.split()) for channel in self.channels]
        if sorted(at for channel in channels for at in channel) != list(range(len(plan.cells))):
            raise BoardError("expected every cell in one channel")
        tones = self._tones(plan, channels)
        cells = tuple(replace(cell, tone=tones[at]) for at, cell in enumerate(plan.cells))
        marks = tuple(mark for channel in channels for mark in self._marks([cells[at] for at in channel]))
        regions = {f"channel {number + 1}": channel for number, channel in enumerate(channels)}
        return replace(plan, cells=cells, marks=(*plan.marks, *marks), regions={**plan.regions, **regions})

    @staticmethod
    def _tones(plan: Plan, channels: list[tuple[int, ...]]) -> dict[int, str]:
        """Each channel gets the first tone that none of its neighbours has."""
        found: dict[int, str] = {}
        for channel in channels:
            near = {found[to] for at in channel for to in plan.steps[at] if to in found and to not in channel}
            tone = next((tone for tone in TONES if tone not in near), TONES[-1])
            found.update(dict.fromkeys(channel, tone))
        return found

    @staticmethod
    def _marks(channel: list[Cell]) -> list[Mark]:
        arrows = [
            Mark("way", (a.x + b.x) / 2, (a.y + b.y) / 2, ARROW, (((a.x + b.x) / 2, (a.y + b.y) / 2), (b.x, b.y)))
            for a, b in pairwise(channel)
        ]
        return [*arrows, Mark("star", channel[-1].x, channel[-1].y, 0.12)]

    def paths(self) -> tuple[tuple[int, ...], ...]:
        """The channels as cells, each from its upper end to its lower one."""
        return tuple(self.region(f"channel {number + 1}") for number in range(len(self.channels)))
