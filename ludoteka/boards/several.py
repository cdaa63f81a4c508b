"""Boards made of other boards: several side by side, turned ones; and a score sheet."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from math import ceil, cos, radians, sin, sqrt

from .core import OFF, Board, BoardError, Cell, Label, Line, Mark, Plan, Point

GAP = 1.4
"""Between two parts in the picture."""


@dataclass(frozen=True)
class Several(Board):
    """Boards that are not joined, each a layer: the cell e4 of the part "A" is Ae4. They share their directions.

    Regions of a part have its name before theirs: "A home"; all its cells are the region "A".
    """

    parts: tuple[tuple[str, Board], ...]
    across: int = 0
    """How many lie in a row; 0: as many as make the whole about square."""

    @cached_property
    def slab(self) -> str:
        return ""

    def build(self) -> Plan:
        first = self.parts[0][1].plan
        if any(board.plan.directions != first.directions for _, board in self.parts):
            raise BoardError("boards side by side have the same directions")
        across = self.across or ceil(sqrt(len(self.parts)))
        wide = max(_extent(board)[1][0] - _extent(board)[0][0] for _, board in self.parts) + GAP
        high = max(_extent(board)[1][1] - _extent(board)[0][1] for _, board in self.parts) + GAP
        cells: list[Cell] = []
        steps: list[tuple[int, ...]] = []
        lines: list[Line] = []
        labels: list[Label] = []
        marks: list[Mark] = []
        regions: dict[str, tuple[int, ...]] = {}
        for at, (name, board) in enumerate(self.parts):
            (left, top), _ = _extent(board)
            dx, dy = at % across * wide - left, at // across * high - top
            base, plan = len(cells), board.plan
            cells += [_moved_cell(cell, name, at, dx, dy) for cell in plan.cells]
            steps += [tuple(to if to == OFF else to + base for to in row) for row in plan.steps]
            lines += [replace(line, points=_moved(line.points, dx, dy)) for line in plan.lines]
            labels += [replace(label, x=label.x + dx, y=label.y + dy) for label in plan.labels]
            labels.append(Label(name, at % across * wide - 0.45, at // across * high - 0.3, 0.42, "title"))
            marks += [
                replace(mark, x=mark.x + dx, y=mark.y + dy, outline=_moved(mark.outline, dx, dy)) for mark in plan.marks
            ]
            regions[name] = tuple(range(base, len(cells)))
            regions |= {
                f"{name} {region}": tuple(cell + base for cell in found) for region, found in board.regions.items()
            }
        return Plan(
            cells=tuple(cells),
            directions=first.directions,
            steps=tuple(steps),
            opposite=first.opposite,
            lines=tuple(lines),
            labels=tuple(labels),
            marks=tuple(marks),
            regions=regions,
        )


def _extent(board: Board) -> tuple[Point, Point]:
    """The upper left and the lower right corner of a board's cells."""
    spots = [spot for cell in board.cells for spot in (cell.outline or ((cell.x, cell.y),))]
    xs, ys = [x for x, _ in spots], [y for _, y in spots]
    return (min(xs), min(ys)), (max(xs), max(ys))


def _moved(spots: tuple[Point, ...], dx: float, dy: float) -> tuple[Point, ...]:
    return tuple((x + dx, y + dy) for x, y in spots)


def _moved_cell(cell: Cell, part: str, layer: int, dx: float, dy: float) -> Cell:
    outline = _moved(cell.outline, dx, dy)
    return replace(cell, name=part + cell.name, x=cell.x + dx, y=cell.y + dy, outline=outline, layer=layer)


@dataclass(frozen=True)
class Sheet(Board):
    """A score sheet: a row for each box, a column for each player; the cell of row "full" and column "a" is afull."""

    rows_named: tuple[tuple[str, str], ...]
    """(id, words shown at the left), from the top."""
    columns: tuple[str, ...]
    heads: tuple[tuple[int, int], ...] = ()
    """Above each column whose it is, and whether it is filled downwards (1), upwards (-1) or freely (0); if nothing is
    given, the names of the columns."""

    @property
    def standing(self) -> bool:
        return True

    def build(self) -> Plan:
        names = [row for row, _ in self.rows_named]
        places = [(column, row) for row in range(len(names)) for column in range(len(self.columns))]
        words = max(len(text) for _, text in self.rows_named) * 0.26 + 0.5
        left = (Label(text, -words / 2, row + 0.5, 0.42, "word") for row, (_, text) in enumerate(self.rows_named))
        above = () if self.heads else (Label(name, k + 0.5, -0.42, 0.42, "word") for k, name in enumerate(self.columns))
        marks = (mark for k, (seat, way) in enumerate(self.heads) for mark in self._head(k + 0.5, seat, way))
        count = len(self.columns)
        return Plan(
            cells=tuple(self._cell(names[row], column, row) for column, row in places),
            directions=("up", "down"),
            steps=tuple(
                (
                    (row - 1) * count + column if row else OFF,
                    (row + 1) * count + column if row + 1 < len(names) else OFF,
                )
                for column, row in places
            ),
            opposite=(1, 0),
            labels=(*left, *above),
            marks=tuple(marks),
            regions={name: tuple(row * count + k for row in range(len(names))) for k, name in enumerate(self.columns)},
        )

    def _head(self, x: float, seat: int, way: int) -> Iterator[Mark]:
        yield Mark(f"seat {seat}", x - 0.2 * abs(way), -0.5, 0.5)
        if way:
            yield Mark("strong way", x + 0.24, -0.5, 0.22, ((x + 0.24, -0.5), (x + 0.24, -0.5 + way)))

    def _cell(self, row_name: str, column: int, row: int) -> Cell:
        outline = ((column, row), (column + 1, row), (column + 1, row + 1), (column, row + 1))
        return Cell(f"{self.columns[column]}{row_name}", column + 0.5, row + 0.5, outline, "white", room=0.95)


@dataclass(frozen=True)
class Turned(Board):
    """A board whose layers are seen turned around their middles, by so many degrees clockwise each."""

    base: Board
    turns: tuple[int, ...]

    @cached_property
    def slab(self) -> str:
        return self.base.slab

    @property
    def margin(self) -> float:
        return self.base.margin

    def build(self) -> Plan:
        plan = self.base.plan
        boxes = [_layer_box(plan, layer) for layer in range(max(cell.layer for cell in plan.cells) + 1)]

        def nearest(x: float, y: float) -> int:
            return min(range(len(boxes)), key=lambda layer: _outside(boxes[layer], x, y))

        def turn(layer: int, x: float, y: float) -> Point:
            (left, top), (right, bottom) = boxes[layer]
            angle = radians(self.turns[layer] if layer < len(self.turns) else 0)
            dx, dy = x - (left + right) / 2, y - (top + bottom) / 2
            return (left + right) / 2 + dx * cos(angle) - dy * sin(angle), (top + bottom) / 2 + dx * sin(
                angle
            ) + dy * cos(angle)

        def turn_all(layer: int, spots: tuple[Point, ...]) -> tuple[Point, ...]:
            return tuple(turn(layer, x, y) for x, y in spots)

        def turned_cell(cell: Cell) -> Cell:
            x, y = turn(cell.layer, cell.x, cell.y)
            to_x, to_y = turn(cell.layer, cell.x + cell.spread[0], cell.y + cell.spread[1])
            return replace(cell, x=x, y=y, outline=turn_all(cell.layer, cell.outline), spread=(to_x - x, to_y - y))

        def moved_label(label: Label) -> Label:
            x, y = (label.x, label.y) if label.style == "title" else turn(nearest(label.x, label.y), label.x, label.y)
            return replace(label, x=x, y=y)

        def moved_mark(mark: Mark) -> Mark:
            layer = nearest(mark.x, mark.y)
            x, y = turn(layer, mark.x, mark.y)
            return replace(mark, x=x, y=y, outline=turn_all(layer, mark.outline))

        return replace(
            plan,
            cells=tuple(map(turned_cell, plan.cells)),
            lines=tuple(replace(line, points=turn_all(nearest(*line.points[0]), line.points)) for line in plan.lines),
            labels=tuple(map(moved_label, plan.labels)),
            marks=tuple(map(moved_mark, plan.marks)),
            regions=self.base.regions,
        )


def _layer_box(plan: Plan, layer: int) -> tuple[Point, Point]:
    spots = [spot for cell in plan.cells if cell.layer == layer for spot in (cell.outline or ((cell.x, cell.y),))]
    xs, ys = [x for x, _ in spots], [y for _, y in spots]
    return (min(xs), min(ys)), (max(xs), max(ys))


def _outside(box: tuple[Point, Point], x: float, y: float) -> float:
    """How far a place lies outside a box."""
    (left, top), (right, bottom) = box
    return max(left - x, x - right, 0.0) + max(top - y, y - bottom, 0.0)


def turned(board: Board, turns: tuple[int, ...]) -> Turned:
    """The board as somebody sees it who sits elsewhere; names, steps and regions stay."""
    return Turned(board, turns, tinted=board.tinted, edged=board.edged)
