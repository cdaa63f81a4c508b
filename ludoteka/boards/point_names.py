"""Where the names of points stand: beside them, clear of lines, of each other and of all pieces."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import cos, pi, sin

import numpy as np
import numpy.typing as npt

from .coordinates import half_size
from .core import Cell, Label, Line

Places = npt.NDArray[np.float64]

PIECE = 0.42
"""How far a piece reaches around its point."""
NAME_SIZE = 0.2
NAME_DISTANCES = (0.46, 0.5, 0.54, 0.58, 0.64)
CORNERS = np.array([(-1, -1), (-1, 1), (1, -1), (1, 1)])
ROOM_ENOUGH = 0.06
"""Between the name of a point and whatever is beside it."""


def name_labels(cells: tuple[Cell, ...], lines: Sequence[Line]) -> tuple[Label, ...]:
    """Each name beside its point, clear of lines, of other names and of all pieces, its own among them.

    Of the sides with room enough the first is taken, so that names stand at the same side of most points. Each is
    placed anew when all others have their places.
    """
    links = np.array([link for line in lines for link in pairwise(line.points)]).reshape(-1, 2, 2)
    spots = np.array([(cell.x, cell.y) for cell in cells])
    rooms = np.array([PIECE * cell.room for cell in cells])
    halves = np.array([half_size(Label(cell.name, cell.x, cell.y, NAME_SIZE)) for cell in cells])
    ways = np.array([(cos(turn), sin(turn)) for turn in (pi * (k / 8 + 1 / 4) for k in range(16))])
    tries = (ways[:, None, :] * np.array(NAME_DISTANCES)[None, :, None]).reshape(-1, 2)
    placed = np.full_like(spots, np.inf)
    for at in (*range(len(cells)), *range(len(cells))):
        here, half = spots[at] + tries, halves[at]
        room = np.full(len(here), ROOM_ENOUGH)
        near = links[_from_lines(spots[at][None], links)[0] < 1.5]
        if len(near):
            corners = (here[:, None] + half * CORNERS).reshape(-1, 2)
            room = np.minimum(room, _from_lines(corners, near).reshape(len(here), -1).min(1))
            room = np.minimum(room, _outside(here, half, near.reshape(-1, 2)).min(1))
        pieces = _length(spots - spots[at]) < 2
        room = np.minimum(room, (_outside(here, half, spots[pieces]) - rooms[pieces]).min(1))
        names = abs(placed[:, 0] - spots[at, 0]) < 2
        names[at] = False
        if names.any():
            between = abs(here[:, None] - placed[names]) - half - halves[names]
            apart = _length(np.maximum(between, 0))
            room = np.minimum(room, 1.5 * np.where(between.max(-1) > 0, apart, between.max(-1)).min(1))
        placed[at] = here[np.argmax(np.round(room, 3))]
    return tuple(
        Label(cell.name, float(x), float(y), NAME_SIZE, "number") for cell, (x, y) in zip(cells, placed, strict=True)
    )


def _from_lines(spots: Places, links: Places) -> Places:
    """How far each spot is from each straight piece of a line."""
    start, way = links[:, 0], links[:, 1] - links[:, 0]
    length = np.maximum((way * way).sum(-1), 1e-12)
    part = np.clip(((spots[:, None] - start) * way).sum(-1) / length, 0, 1)
    return _length(spots[:, None] - start - part[..., None] * way)


def _outside(spots: Places, half: Places, others: Places) -> Places:
    """How far other places are from what is written at each spot, of that half width and height."""
    return _length(np.maximum(abs(others - spots[:, None]) - half, 0))


def _length(ways: Places) -> Places:
    found: Places = np.hypot(ways[..., 0], ways[..., 1])
    return found
