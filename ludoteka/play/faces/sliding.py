"""Words and clicks of the sliding-block puzzles."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from random import Random

import numpy as np

from ...declare.sliding import Counting, Sliding
from ...rules.abi import ACTORS, CHANCE, PHASE, PLY, POINTS, REASON, TURN, State
from .. import face
from ..face import SPECTATOR
from ..scene import Count, Item, Scene
from ..words import Sentence

ANIMALS = frozenset(("tiger",))
"""Kinds of blocks that show their own picture."""
MIXING = 200
"""Slides by which a puzzle is mixed up."""
DOTS = {"big": 0.62, "small": 0.3}


class Face(face.Face):
    """A block is taken by its handle, its lower left cell, and put down by it: a2-b1."""

    game: Sliding

    def handles(self, s: State) -> list[int]:
        field = self.tables.field("at")
        handles: list[int] = s[field.at : field.at + field.length].tolist()
        return handles

    def sort(self, s: State, block: int) -> int:
        return int(self.rules.sort_of(s, self.tables.row, block))

    def turn(self, s: State, block: int) -> int:
        """How many quarter turns a block has made."""
        return self.sort(s, block) % int(self.tables.row[self.rules.TURNS])

    def cells(self, s: State, block: int, handle: int) -> set[int]:
        """The cells that a block covers when its handle is on `handle`; none if it does not fit there."""
        t, rules = self.tables.row, self.rules
        if handle >= t[rules.CELLS]:
            return set()
        mask = int(t[t[rules.MASKS] + self.sort(s, block) * t[rules.CELLS] + handle])
        return {cell for cell in range(int(t[rules.CELLS])) if mask >> cell & 1}

    def steps(self, s: State, move: int) -> tuple[str, ...]:
        assert self.board is not None
        rules, names = self.rules, self.board.names
        block, to, way = move & rules.BLOCK_MASK, move >> rules.TO_SHIFT & rules.BLOCK_MASK, move >> rules.WAY_SHIFT
        if s[PHASE] == rules.LAYING:
            return f"as:{'gap' if block == rules.GAP else self.game.blocks[block].kind}", names[to]
        handle = names[self.handles(s)[block]]
        if way:
            return handle, "do:turn-right" if way == rules.RIGHT else "do:turn-left", names[to]
        return handle, names[to]

    def text(self, s: State, move: int) -> str:
        """a2-b1; a turn a2>b1 (to the right) or a2<b1; while squares are laid at random 7@a3."""
        steps = self.steps(s, move)
        if s[PHASE] == self.rules.LAYING:
            return f"{steps[0].removeprefix('as:')}@{steps[1]}"
        return steps[0] + {"do:turn-right": ">", "do:turn-left": "<"}.get(steps[1], "-") + steps[-1]

    def scene(self, s: State, viewer: int = SPECTATOR) -> Scene:  # noqa: ARG002
        laid = [
            (b, handle) for b, handle in enumerate(self.handles(s)) if handle < int(self.tables.row[self.rules.CELLS])
        ]
        items = [item for block, handle in laid for item in self.block_items(s, block, handle)]
        counts = [Count("moves", int(s[POINTS]), 0)]
        if best := int(s[self.tables.field("best").at]):
            counts.append(Count("best-known", best, 0))
        return Scene(items=tuple(items), counts=tuple(counts))

    def mixed(self, chooser: Random) -> State:
        """Squares are laid at random; other blocks are slid about, and every slide can be undone."""
        s, t = self.kernel.start(self.game, self.tables), self.tables.row
        out = np.zeros(self.tables.most_moves, np.int64)
        for _ in range(len(self.game.blocks) if self.game.shuffled else MIXING):
            after = s.copy()
            self.kernel.play(after, t, int(out[chooser.randrange(self.kernel.moves(s, t, out))]))
            if after[ACTORS]:
                s = after
        s[PLY] = s[TURN] = s[POINTS] = s[self.tables.field("best").at] = 0
        return s

    def block_items(self, s: State, number: int, handle: int) -> Iterator[Item]:
        """A plain block lies on its handle and reaches to the right and upwards; others are drawn cell by cell."""
        assert self.board is not None
        block, names = self.game.blocks[number], self.board.names
        owner = 0 if block.kind == self.game.hero else -1
        name = next(name for kind, name, _ in self.game.words if kind == block.kind)
        shape = self.game.shape(block, self.turn(s, number))
        width = 1 + max(file for file, _ in shape) - min(file for file, _ in shape)
        height = 1 + max(rank for _, rank in shape)
        letter = block.kind if block.kind.isdigit() else block.kind[0].upper()
        if self.plain:
            high = float(height) if height != width else 0.0
            label = block.kind if block.kind.isdigit() else ""
            yield Item(
                "block", owner, names[handle], size=float(width), height=high, label=label, name=name, letter=letter
            )
            return
        cells = sorted(self.cells(s, number, handle))
        shown = letter if owner == 0 and block.kind not in ANIMALS else ""
        covered = tuple(names[cell] for cell in cells)
        yield Item("block", owner, covered[0], covered, name=name, letter=shown)
        if block.kind in ANIMALS:
            yield Item(block.kind, owner, covered[len(covered) // 2], size=width * 0.9, name=name)
        for cell, printed in zip(block.cells.split(), block.printed.split(), strict=False):
            at = names[cells[sorted(self.board.all_at(block.cells)).index(self.board.at(cell))]]
            if printed in DOTS:
                yield Item("disc", 0, at, size=DOTS[printed], name=f"{printed} dot")
        if block.wall:
            side = "NESW".index(self.game.wall_side(block, self.turn(s, number)))
            step = (0, 2, 4, 6)[side]
            for covers in cells:
                if self.board.step(covers, step) not in cells:
                    yield Item("wall", 0, names[covers], facing=90 * side, name="wall")

    @cached_property
    def plain(self) -> bool:
        """Whether all blocks are bare rectangles."""
        rectangles = all(
            len(shape) == (1 + max(f for f, _ in shape) - min(f for f, _ in shape)) * (1 + max(r for _, r in shape))
            for shape in map(self.game.shape, self.game.blocks)
        )
        return rectangles and not any(block.printed or block.wall for block in self.game.blocks)

    def check(self, s: State) -> None:
        taken: set[int] = set()
        assert self.board is not None
        laid = self.check_laid(s)
        for block, handle in list(enumerate(self.handles(s)))[:laid]:
            kind = self.game.blocks[block].kind
            if self.turn(s, block) >= self.game.ways_to_lie(self.game.blocks[block]):
                raise self.refuse(f"the {kind} cannot be turned like that")
            cells = self.cells(s, block, handle)
            if not cells:
                raise self.refuse(f"the {kind} does not fit on {self.board.names[handle]}")
            if cells & taken:
                raise self.refuse(f"the {kind} on {self.board.names[handle]} lies on another block")
            taken |= cells
        if not 0 <= s[POINTS] <= self.game.bound:
            raise self.refuse(f"expected 0 to {self.game.bound} moves, got {s[POINTS]}")
        if not s[ACTORS] and not s[REASON]:
            raise self.refuse("nobody is to move, and the puzzle has not ended")

    def check_laid(self, s: State) -> int:
        """How many blocks lie in the tray; while squares are laid at random, those before the next one."""
        blocks = len(self.game.blocks)
        laying = s[PHASE] == self.rules.LAYING
        if (s[PHASE] and not self.game.shuffled) or s[PHASE] > self.rules.LAYING or laying != (s[ACTORS] == CHANCE):
            raise self.refuse("expected chance to act while blocks are laid, and the player after it")
        if not self.game.shuffled:
            return blocks
        cells, laid = int(self.tables.row[self.rules.CELLS]), int(s[self.tables.field("laid").at])
        gap, handles = int(s[self.tables.field("gap").at]), self.handles(s)
        lie = blocks if not laying else max(laid - 1, 0)
        if laying == (laid == blocks - 1) or (gap == cells) != (laid == 0) or (laying and gap in handles[:lie]):
            raise self.refuse("the squares are laid one by one around the gap")
        if any(handle != cells for handle in handles[lie:]):
            raise self.refuse("a square lies in the tray before its turn")
        if not laying and not self.solvable(s):
            raise self.refuse("this order of the squares cannot be solved")
        return lie

    def solvable(self, s: State) -> bool:
        """Whether the squares, each of which must lie somewhere, can be brought into order from here."""
        handles = self.handles(s)
        free = set(range(int(self.tables.row[self.rules.CELLS]))) - set(handles)
        if len(free) != 1:
            raise self.refuse("two squares lie on the same cell")
        row = s.copy()
        row[self.tables.field("gap").at] = free.pop()
        return bool(self.rules.solvable(row, self.tables.row))

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:  # noqa: ARG002
        board = self.board
        assert board is not None
        if not steps or any(step not in board.names for step in steps):
            return None
        handles = self.handles(s)
        cell = board.at(steps[0])
        block = next((b for b, handle in enumerate(handles) if cell in self.cells(s, b, handle)), None)
        if block is None:
            return Sentence("sliding-no-block", {"cell": steps[0]})
        if handles[block] != cell:
            return Sentence("sliding-handle", {"cell": steps[0], "handle": board.names[handles[block]]})
        if block not in {move & self.rules.BLOCK_MASK for move in self.legal(s)}:
            return Sentence("sliding-shut-in", {"cell": steps[0]})
        return self.why_not_there(s, handles, block, steps[1]) if len(steps) > 1 else None

    def why_not_there(self, s: State, handles: list[int], block: int, to: str) -> Sentence:
        assert self.board is not None
        cells = self.cells(s, block, self.board.at(to))
        if not cells:
            return Sentence("sliding-off-tray", {"cell": to})
        for other, handle in enumerate(handles):
            if other != block and self.cells(s, other, handle) & cells:
                return Sentence("sliding-in-the-way", {"cell": to, "other": self.board.names[handle]})
        if self.game.counting is Counting.STEP:
            return Sentence("sliding-one-step")
        return Sentence("sliding-no-way", {"cell": to})
