"""Boards divided into channels, through which men roll to the lower end. Any board of cells can be divided."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import pairwise

from .core import Board, BoardError, Cell, Label, Mark, Plan, letters
from .hexes import NE, NW, OFFSETS, SE, SW, E, HexBoard, HexHexagon, W
from .hexes import Place as HexPlace
from .square import Square

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


# --- square boards -----------------------------------------------------------------------------------------------


def _of_square(size: int, channels: Iterable[Iterable[tuple[int, int]]]) -> Channelled:
    base = Square(size, size)
    return Channelled(base, tuple(" ".join(base.name_of(*place) for place in channel) for channel in channels))


def _turned(size: int, place: tuple[int, int], times: int) -> tuple[int, int]:
    """A place of the square after so many quarter turns."""
    for _ in range(times):
        place = size - 1 - place[1], place[0]
    return place


def quartered(size: int) -> Channelled:
    """Four quarters, two with level and two with upright channels, all pointing to the middle; `size` is even."""
    half = size // 2
    quarter = [[(file, rank) for file in range(half)] for rank in range(half)]
    return _of_square(size, ([_turned(size, p, k) for p in channel] for k in range(4) for channel in quarter))


def spiral(size: int) -> Channelled:
    """Four channels wind from the corners to the middle; `size` is even."""
    arm: list[tuple[int, int]] = []
    for ring in range(size // 2):
        side = [(ring + k, ring) for k in range(size - 1 - 2 * ring)]
        arm += [_turned(size, place, ring) for place in side]
    return _of_square(size, ([_turned(size, place, k) for place in arm] for k in range(4)))


def diagonal(size: int) -> Channelled:
    """From every cell of the left and the lower side into the diagonal of their corner, which both share in turns."""
    level = [[(file, rank) for file in range(rank + (rank % 2 == 0))] for rank in range(size)]
    upright = [[(file, rank) for rank in range(file + file % 2)] for file in range(1, size)]
    return _of_square(size, [channel for channel in (*level, *upright) if channel])


def split_rows(size: int, *, inwards: bool) -> Channelled:
    """Every row is two channels that meet in the middle, where the men come to rest first, or come from."""
    left = [[(file, rank) for file in range(size // 2)] for rank in range(size)]
    right = [[(file, rank) for file in range(size - 1, size // 2 - 1, -1)] for rank in range(size)]
    return _of_square(size, (channel if inwards else channel[::-1] for channel in (*left, *right)))


# --- hexagonal boards --------------------------------------------------------------------------------------------


def thirds(side: int) -> Channelled:
    """A hexagon divided by a Y; the channels run from the sides to the Y, the first one to the very middle."""
    base = HexHexagon(side)
    channels = []
    for way in (E, NW, SW):
        u, v = OFFSETS[way], OFFSETS[(way + 2) % 6]
        down = range(side - 1, 0, -1)
        channels += [[(i * u[0] + j * v[0], i * u[1] + j * v[1]) for i in down] for j in range(side)]
    channels[0].append((0, 0))
    return Channelled(base, tuple(" ".join(map(base.name_of, channel)) for channel in channels))


@dataclass(frozen=True)
class HexFlowers(HexBoard):
    """Groups of seven hexagons, `rings` rings of groups around the middle one; rows are lettered from the bottom."""

    rings: int

    def centres(self) -> list[HexPlace]:
        """The middles of the groups: a larger honeycomb, slightly turned."""
        return [(2 * q - r, q + 3 * r) for q, r in HexHexagon(self.rings + 1).places()]

    def places(self) -> Iterable[HexPlace]:
        found = [(q + dq, r + dr) for q, r in self.centres() for dq, dr in ((0, 0), *OFFSETS)]
        return sorted(found, key=lambda place: (-place[1], place[0]))

    def name_of(self, place: HexPlace) -> str:
        row = [q for q, r in self.places() if r == place[1]]
        lowest = max(r for _, r in self.places())
        return f"{letters(lowest - place[1])}{row.index(place[0]) + 1}"

    def labels(self) -> tuple[Label, ...]:
        lowest = max(r for _, r in self.places())
        return self.labels_beyond(W, lambda place: letters(lowest - place[1]))


def honeycomb(rings: int) -> Channelled:
    """Every group of seven is a channel, from its left cell round by the top and into the middle."""
    base = HexFlowers(rings)
    names = {place: base.name_of(place) for place in base.places()}
    round_trip = [OFFSETS[way] for way in (W, NW, NE, E, SE, SW)]
    channels = [[(q + dq, r + dr) for dq, dr in (*round_trip, (0, 0))] for q, r in base.centres()]
    return Channelled(base, tuple(" ".join(names[place] for place in channel) for channel in channels))
