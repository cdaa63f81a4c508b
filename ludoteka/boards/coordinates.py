"""Where coordinates stand: near the cells they name, clear of the frame around all of them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from math import hypot

from .core import Cell, Label, Point
from .lettering import CAP_HEIGHT, width_of

NEAR = 2.0
"""Cells farther away than this are not met by a label."""
STEP = 0.02


def away_from(label: Label, cells: Iterable[Cell], clearance: float) -> Label:
    """The label moved away from the nearest cell until it keeps its distance from all of them."""
    near = [cell for cell in cells if hypot(cell.x - label.x, cell.y - label.y) < NEAR]
    if not near:
        return label
    nearest = min(near, key=lambda cell: hypot(cell.x - label.x, cell.y - label.y))
    far = hypot(label.x - nearest.x, label.y - nearest.y)
    if far < 0.5:  # It is written upon the cell.
        return label
    dx, dy = (label.x - nearest.x) / far * STEP, (label.y - nearest.y) / far * STEP
    sides = [side for cell in near for side in zip(cell.outline, cell.outline[1:] + cell.outline[:1], strict=True)]
    for _ in range(round(1 / STEP)):
        if all(gap(label, side) >= clearance for side in sides):
            break
        label = replace(label, x=label.x + dx, y=label.y + dy)
    return label


def gap(label: Label, line: tuple[Point, Point]) -> float:
    """How far the letters are from a straight line that does not cross them."""
    half, rise = half_size(label)
    corners = [(label.x + x, label.y + y) for x in (-half, half) for y in (-rise, rise)]
    ends = (hypot(max(abs(x - label.x) - half, 0.0), max(abs(y - label.y) - rise, 0.0)) for x, y in line)
    return min(*(distance(corner, line) for corner in corners), *ends)


def half_size(label: Label) -> Point:
    """Half the width and half the height of what is written."""
    return width_of(label.text, label.size) / 2, label.size * CAP_HEIGHT / 2


def distance(spot: Point, link: tuple[Point, Point]) -> float:
    """From a point to a straight piece of a line."""
    (x, y), ((ax, ay), (bx, by)) = spot, link
    dx, dy = bx - ax, by - ay
    length = dx * dx + dy * dy
    part = max(0.0, min(1.0, ((x - ax) * dx + (y - ay) * dy) / length)) if length else 0.0
    return hypot(x - ax - part * dx, y - ay - part * dy)
