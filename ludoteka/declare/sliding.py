"""Sliding-block puzzles: blocks lie flat in a tray, are slid one at a time, never lifted, turned only where said."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum
from itertools import product
from typing import ClassVar

from ..boards.square import Square
from .game import Game, Preset

MOST_CELLS = 62
"""Cells are kept as bits of one number."""
SIDES = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
"""The sides of a cell, clockwise, and where its neighbour is."""

Place = tuple[int, int]
Edge = tuple[Place, Place]
"""A side of a cell: the cell, and the neighbour behind that side."""


@dataclass(frozen=True)
class Block:
    """Blocks of one kind and shape can stand for each other. `cells` is where it lies: "b4 c4 b5 c5"."""

    kind: str
    cells: str
    printed: str = ""
    """What is printed on its cells, in their order: "big small"."""
    wall: str = ""
    """The side on which a wall rises from it: "N", "E", "S" or "W"."""


def laid(blocks: tuple[Block, ...], handles: str) -> tuple[Block, ...]:
    """The same blocks elsewhere: each with its handle, the lowest and leftmost of its cells, on the cell named here."""
    return tuple(_moved(block, handle) for block, handle in zip(blocks, handles.split(), strict=True))


GRADES = {"easy": ("Easy", "Könnyű"), "medium": ("Medium", "Közepes")}


def graded(grade: str, moves: int, blocks: tuple[Block, ...], handles: str) -> Preset:
    """A start from which the puzzle takes so many moves at best."""
    name, hu = GRADES[grade]
    changes = {"blocks": laid(blocks, handles), "best": moves}
    return Preset(grade, f"{name}: {moves} moves", f"{hu}: {moves} lépés", changes=changes)


def _moved(block: Block, handle: str) -> Block:
    cells = block.cells.split()
    first = min(cells, key=lambda cell: (cell[1], cell[0]))
    file, rank = ord(handle[0]) - ord(first[0]), ord(handle[1]) - ord(first[1])
    return replace(block, cells=" ".join(chr(ord(cell[0]) + file) + chr(ord(cell[1]) + rank) for cell in cells))


class Counting(Enum):
    """What one move is."""

    STEP = "one block is slid by one cell"
    MOVE = "one block is slid as far as it goes, round corners too"


@dataclass(frozen=True, kw_only=True)
class Sliding(Game):
    """A puzzle is solved as soon as one of its goals is reached: some blocks, by kind, on given cells."""

    family: ClassVar[str] = "sliding"

    blocks: tuple[Block, ...]
    goals: tuple[tuple[Block, ...], ...]
    """Any one of them will do; each lists blocks that must all be where it says."""
    hero: str
    """The kind of the blocks that the puzzle is about: they have the player's colour. Empty: all are alike."""
    counting: Counting
    turning: bool
    """A block may be turned by a quarter within a free square as wide as the block is long."""
    cage: str
    """Sides of the hero's place in the goals that walls of the tray close, "d6 N, f6 E"; blocks close all others.
    Empty: no cage is wanted."""
    shuffled: bool
    """The single squares are laid at random, but so that the puzzle can be solved."""
    best: int
    """The moves of the shortest solution that is known; 0: it is not known, or differs from start to start."""
    line: str
    """A shortest solution, where finding it takes too long; empty: it is looked for."""
    words: tuple[tuple[str, str, str], ...]
    """What a kind is called in English and in Hungarian: (("donkey", "red donkey", "vörös szamár"), ...)."""

    def check(self) -> None:
        if not isinstance(self.board, Square):
            self.fail("board", "expected a board of squares")
            return
        if len(self.board) > MOST_CELLS:
            self.fail("board", f"expected at most {MOST_CELLS} cells, got {len(self.board)}")
        if len(self.sides) != 1:
            self.fail("sides", f"expected one player, got {len(self.sides)}")
        taken: set[int] = set()
        for block in self.blocks:
            cells = set(self.board.all_at(block.cells))
            if cells & taken:
                self.fail("blocks", f"{block.kind} lies on another block: {block.cells}")
            taken |= cells
        for goal in self.goals:
            for block in goal:
                if self.class_of(block) is None:
                    self.fail("goals", f"no block is a {block.kind} of the shape of {block.cells}")
        kinds = {block.kind for block in self.blocks}
        if {kind for kind, _, _ in self.words} != kinds or self.hero not in {"", *kinds}:
            self.fail("words", f"expected a name for each of {sorted(kinds)}, and a hero among them or none")
        if self.shuffled and (len(taken) != len(self.board) - 1 or len(kinds) != len(taken)):
            self.fail("shuffled", "expected different single squares and one free cell")

    def place(self, block: Block) -> tuple[Place, ...]:
        """The files and ranks of a block's cells, the lowest rank first and from left to right."""
        assert isinstance(self.board, Square)
        where = self.board.cells_by_name
        return tuple(sorted((where[name] for name in block.cells.split()), key=lambda place: (place[1], place[0])))

    def shape(self, block: Block, turn: int = 0) -> tuple[Place, ...]:
        """A block's cells seen from the first of them, its handle, after so many quarter turns clockwise."""
        cells = list(self.place(block))
        for _ in range(turn):
            cells = [(rank, -file) for file, rank in cells]
        cells.sort(key=lambda place: (place[1], place[0]))
        file, rank = cells[0]
        return tuple((f - file, r - rank) for f, r in cells)

    def ways_to_lie(self, block: Block) -> int:
        """In how many ways a block can be turned that can be told apart."""
        if not self.turning or (self.shape(block) == self.shape(block, 1) and not block.wall):
            return 1
        return 4 if block.wall else 2

    @property
    def turns(self) -> int:
        """The most ways in which any block can lie."""
        return max(map(self.ways_to_lie, self.blocks))

    def classes(self) -> tuple[Block, ...]:
        """One block of each kind and shape, in the order of the declaration."""
        return tuple(self._classes())

    def _classes(self) -> Iterator[Block]:
        seen = set()
        for block in self.blocks:
            sort = block.kind, self.shape(block)
            if sort not in seen:
                seen.add(sort)
                yield block

    def class_of(self, block: Block) -> int | None:
        """Which of `classes` a block belongs to."""
        for number, example in enumerate(self.classes()):
            if example.kind == block.kind and self.shape(example) == self.shape(block):
                return number
        return None

    def wanted(self) -> Iterator[tuple[tuple[Block, int, Place], ...]]:
        """Every goal, as blocks with their turn and the place of their handle."""
        for goal in self.goals:
            held = tuple((block, 0, self.place(block)[0]) for block in goal)
            if self.cage:
                yield from ((*held, *walls) for walls in self._cages(goal))
            else:
                yield held

    def _cages(self, goal: tuple[Block, ...]) -> Iterator[tuple[tuple[Block, int, Place], ...]]:
        """How the blocks with walls can stand around the hero so that every side of his is closed."""
        assert isinstance(self.board, Square)
        inside = {place for block in goal for place in self.place(block)}
        border = {((f, r), (f + x, r + y)) for f, r in inside for x, y in SIDES.values()}
        open_sides = {edge for edge in border if edge[1] not in inside} - self._walls_of_tray()
        walled = [block for block in self.blocks if block.wall]
        near = [[lie for lie in self._lies(block, inside) if lie[3] & open_sides] for block in walled]
        for lies in product(*near):
            covered = [place for lie in lies for place in lie[2]]
            closed = set().union(*(lie[3] for lie in lies))
            if len(set(covered)) == len(covered) and open_sides <= closed:
                yield tuple((block, lie[0], lie[1]) for block, lie in zip(walled, lies, strict=True))

    def _walls_of_tray(self) -> set[Edge]:
        assert isinstance(self.board, Square)
        found = set()
        for text in self.cage.split(","):
            name, side = text.split()
            (file, rank), (x, y) = self.board.cells_by_name[name], SIDES[side]
            found.add(((file, rank), (file + x, rank + y)))
        return found

    def _lies(self, block: Block, inside: set[Place]) -> Iterator[tuple[int, Place, list[Place], set[Edge]]]:
        """Every way a block can lie beside the hero: its turn, its handle, its cells, and the sides its wall closes."""
        assert isinstance(self.board, Square)
        places = set(self.board.cells_by_name.values())
        for turn in range(self.ways_to_lie(block)):
            x, y = SIDES[self.wall_side(block, turn)]
            for file, rank in sorted(places):
                cells = [(file + f, rank + r) for f, r in self.shape(block, turn)]
                if places.issuperset(cells) and inside.isdisjoint(cells):
                    yield turn, (file, rank), cells, {((f + x, r + y), (f, r)) for f, r in cells}

    def wall_side(self, block: Block, turn: int) -> str:
        """The side of a block's wall after so many quarter turns clockwise."""
        return "NESW"[("NESW".index(block.wall) + turn) % 4]
