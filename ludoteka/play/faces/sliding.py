"""Words and clicks of the sliding-block puzzles."""

from __future__ import annotations

import numpy as np

from ...declare.sliding import Counting, Sliding
from ...rules.abi import ACTORS, POINTS, REASON, State
from .. import face
from ..face import SPECTATOR
from ..scene import Count, Item, Scene
from ..words import Sentence


class Face(face.Face):
    """A block is taken by its handle, its lower left cell, and put down by it: a2-b1."""

    game: Sliding

    def handles(self, s: State) -> list[int]:
        field = self.tables.field("at")
        handles: list[int] = s[field.at : field.at + field.length].tolist()
        return handles

    def cells(self, block: int, handle: int) -> set[int]:
        """The cells that a block covers when its handle is on `handle`; none if it does not fit there."""
        t, rules = self.tables.row, self.rules
        mask = int(t[t[rules.MASKS] + t[t[rules.CLASS_OF] + block] * t[rules.CELLS] + handle])
        return {cell for cell in range(int(t[rules.CELLS])) if mask >> cell & 1}

    def steps(self, s: State, move: int) -> tuple[str, ...]:
        assert self.board is not None
        block, to = move & self.rules.BLOCK_MASK, move >> self.rules.TO_SHIFT
        return self.board.names[self.handles(s)[block]], self.board.names[to]

    def scene(self, s: State, viewer: int = SPECTATOR) -> Scene:  # noqa: ARG002
        """Blocks lie on their handle and reach from there to the right and upwards."""
        assert self.board is not None
        items = []
        for block, handle in zip(self.game.blocks, self.handles(s), strict=True):
            shape = self.game.shape(block)
            width = 1 + max(file for file, _ in shape) - min(file for file, _ in shape)
            height = 1 + max(rank for _, rank in shape)
            items.append(
                Item(
                    "block",
                    owner=0 if block.kind == self.game.hero else -1,
                    cell=self.board.names[handle],
                    size=float(width),
                    height=float(height) if height != width else 0.0,
                    name=next(name for kind, name, _ in self.game.words if kind == block.kind),
                    letter=block.kind[0].upper(),
                )
            )
        return Scene(items=tuple(items), counts=(Count("moves", int(s[POINTS]), 0),))

    def check(self, s: State) -> None:
        taken: set[int] = set()
        assert self.board is not None
        for block, handle in enumerate(self.handles(s)):
            cells, kind = self.cells(block, handle), self.game.blocks[block].kind
            if not cells:
                raise self.refuse(f"the {kind} does not fit on {self.board.names[handle]}")
            if cells & taken:
                raise self.refuse(f"the {kind} on {self.board.names[handle]} lies on another block")
            taken |= cells
        if not 0 <= s[POINTS] <= self.game.bound:
            raise self.refuse(f"expected 0 to {self.game.bound} moves, got {s[POINTS]}")
        if not s[ACTORS] and not s[REASON]:
            raise self.refuse("nobody is to move, and the puzzle has not ended")

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:  # noqa: ARG002
        board = self.board
        assert board is not None
        if not steps or any(step not in board.names for step in steps):
            return None
        handles = self.handles(s)
        cell = board.at(steps[0])
        block = next((b for b, handle in enumerate(handles) if cell in self.cells(b, handle)), None)
        if block is None:
            return Sentence("sliding-no-block", {"cell": steps[0]})
        if handles[block] != cell:
            return Sentence("sliding-handle", {"cell": steps[0], "handle": board.names[handles[block]]})
        if block not in {move & self.rules.BLOCK_MASK for move in self.legal(s)}:
            return Sentence("sliding-shut-in", {"cell": steps[0]})
        return self.why_not_there(handles, block, steps[1]) if len(steps) > 1 else None

    def why_not_there(self, handles: list[int], block: int, to: str) -> Sentence:
        assert self.board is not None
        cells = self.cells(block, self.board.at(to))
        if not cells:
            return Sentence("sliding-off-tray", {"cell": to})
        for other, handle in enumerate(handles):
            if other != block and self.cells(other, handle) & cells:
                return Sentence("sliding-in-the-way", {"cell": to, "other": self.board.names[handle]})
        if self.game.counting is Counting.STEP:
            return Sentence("sliding-one-step")
        return Sentence("sliding-no-way", {"cell": to})

    def legal(self, s: State) -> list[int]:
        out = np.zeros(self.tables.most_moves, np.int64)
        codes: list[int] = out[: self.kernel.moves(s.copy(), self.tables.row, out)].tolist()
        return codes
