"""Sliding-block puzzles: blocks lie flat in a tray, are slid one at a time and never lifted or turned."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from ..boards.square import Square
from .game import Game

MOST_CELLS = 62
"""Cells are kept as bits of one number."""


@dataclass(frozen=True)
class Block:
    """Blocks of one kind and shape can stand for each other. `cells` is where it lies: "b4 c4 b5 c5"."""

    kind: str
    cells: str


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
    """The kind of the blocks that the puzzle is about: they have the player's colour."""
    counting: Counting
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
        if {kind for kind, _, _ in self.words} != kinds or self.hero not in kinds:
            self.fail("words", f"expected a name for each of {sorted(kinds)}, and a hero among them")

    def place(self, block: Block) -> tuple[tuple[int, int], ...]:
        """The files and ranks of a block's cells, the lowest rank first and from left to right."""
        assert isinstance(self.board, Square)
        where = self.board.cells_by_name
        return tuple(sorted((where[name] for name in block.cells.split()), key=lambda place: (place[1], place[0])))

    def shape(self, block: Block) -> tuple[tuple[int, int], ...]:
        """A block's cells seen from the first of them, its handle."""
        file, rank = self.place(block)[0]
        return tuple((f - file, r - rank) for f, r in self.place(block))

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
