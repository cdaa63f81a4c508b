"""The shortest solution of the tiger puzzle, proven: from the start and from all solved positions, until they meet.

    ./start python bench/tiger.py [--write]

Every move can be taken back, so a neighbour of a position is as far, one nearer or one farther from where a search
began: of each side the last two layers are enough to tell what is new. Moves are made here once more, apart from the
kernel, from its tables of shapes. A position is one number: of each block the cell of its handle and how it lies, in
a byte. About four minutes on a quiet machine; the tests prove the end of the known solution so.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import numpy.typing as npt
from numba import njit

from bench.report import write_table
from ludoteka.declare.sliding import Sliding
from ludoteka.play import Position
from ludoteka.rules import sliding as rules

Row = npt.NDArray[np.int64]
BLOCKS, TURNS, CELLS, SQUARES = 8, 4, 36, rules.SQUARES
MOST_MOVES = 130
CHUNK = 50_000


@njit(cache=False)
def expand(layer: Row, masks: Row, steps: Row, rooms: Row, lies: Row, out: Row) -> int:
    """Write the neighbours of all positions of a layer to `out`; how many there are."""
    n = 0
    queue, at, turn = np.zeros(CELLS, np.int64), np.zeros(BLOCKS, np.int64), np.zeros(BLOCKS, np.int64)
    for i in range(len(layer)):
        filled = 0
        for b in range(BLOCKS):
            at[b], turn[b] = layer[i] >> (8 * b + 2) & 63, layer[i] >> (8 * b) & 3
            filled |= masks[(b * TURNS + turn[b]) * CELLS + at[b]]
        for b in range(BLOCKS):
            lie = (b * TURNS + turn[b]) * CELLS
            others = filled & ~masks[lie + at[b]]
            rest = layer[i] & ~(255 << (8 * b))
            seen, head, tail = 1 << at[b], 0, 1
            queue[0] = at[b]
            while head < tail:
                cell = queue[head]
                head += 1
                for way in range(4):
                    to = steps[cell * 4 + way]
                    if to < 0 or seen >> to & 1 or masks[lie + to] == 0 or masks[lie + to] & others:
                        continue
                    seen |= 1 << to
                    queue[tail] = to
                    tail += 1
                    out[n] = rest | (to << 2 | turn[b]) << (8 * b)
                    n += 1
            for way in range(2 if lies[b] > 1 else 0):
                room = ((lie + at[b]) * 2 + way) * SQUARES * 2
                for k in range(room, room + 2 * SQUARES, 2):
                    if rooms[k] and rooms[k] & others == 0:
                        after = (turn[b] + (1 if way == 0 else lies[b] - 1)) % lies[b]
                        out[n] = rest | (rooms[k + 1] << 2 | after) << (8 * b)
                        n += 1
    return n


class Search:
    """The layers of positions around a start and around the goals."""

    def __init__(self, start: Position) -> None:
        game, t = start.variant.game, start.variant.tables.row
        assert isinstance(game, Sliding)
        self.game = game
        self.masks = t[t[rules.MASKS] :][: BLOCKS * TURNS * CELLS].copy()
        self.steps = t[t[rules.STEPS] :][: CELLS * 4].copy()
        self.rooms = t[t[rules.ROOM] :][: BLOCKS * TURNS * CELLS * 4 * SQUARES].copy()
        self.lies = np.array([game.ways_to_lie(block) for block in game.blocks])
        cells, turns = start.row[t[rules.AT_BLOCKS] :], start.row[t[rules.AT_TURNED] :]
        first = self.packed([(int(cells[b]), int(turns[b])) for b in range(BLOCKS)])
        nothing = np.zeros(0, np.int64)
        self.layers: list[tuple[int, int, int]] = []
        """Of each length without a solution: how many positions of either side were compared."""
        self.sides = [(np.array([first]), nothing), (np.unique(np.array(list(self.goals()))), nothing)]

    @staticmethod
    def packed(places: list[tuple[int, int]]) -> int:
        number = sum((cell << 2 | turn) << (8 * block) for block, (cell, turn) in enumerate(places))
        return number - (1 << 64) if number >> 63 else number

    def goals(self) -> Iterator[int]:
        """Every solved position: the tiger and the walls as a goal wants them, the other blocks anywhere."""
        kinds = [block.kind for block in self.game.blocks]
        for goal in self.game.wanted():
            fixed = {kinds.index(block.kind): (rank * 6 + file, turn) for block, turn, (file, rank) in goal}
            yield from self.filled(fixed, [b for b in range(BLOCKS) if b not in fixed])

    def filled(self, laid: dict[int, tuple[int, int]], left: list[int]) -> Iterator[int]:
        """All ways to lay the blocks that are left."""
        if not left:
            yield self.packed([laid[b] for b in range(BLOCKS)])
            return
        covered = 0
        for b, (cell, turn) in laid.items():
            covered |= int(self.masks[(b * TURNS + turn) * CELLS + cell])
        for turn in range(self.lies[left[0]]):
            for cell in range(CELLS):
                mask = int(self.masks[(left[0] * TURNS + turn) * CELLS + cell])
                if mask and not mask & covered:
                    yield from self.filled(laid | {left[0]: (cell, turn)}, left[1:])

    def next_layer(self, layer: Row, before: Row) -> Row:
        parts = []
        for begin in range(0, len(layer), CHUNK):
            chunk = layer[begin : begin + CHUNK]
            out = np.empty(len(chunk) * MOST_MOVES, np.int64)
            n = expand(chunk, self.masks, self.steps, self.rooms, self.lies, out)
            parts.append(np.unique(out[:n]))
        return without(without(np.unique(np.concatenate(parts)), layer), before)

    def shortest(self, most: int) -> int:
        """The moves of the shortest solution, or `most` + 1 if it has more."""
        for length in range(most + 1):
            (here, _), (there, _) = self.sides
            if len(np.intersect1d(here, there, assume_unique=True)):
                return length
            self.layers.append((length, len(here), len(there)))
            print(f"no solution in {length} moves ({len(here):,} and {len(there):,} positions)", file=sys.stderr)
            smaller = int(len(there) < len(here))
            layer, before = self.sides[smaller]
            self.sides[smaller] = self.next_layer(layer, before), layer
        return most + 1


def without(found: Row, known: Row) -> Row:
    """What is new; both are sorted."""
    if not len(known):
        return found
    at = np.minimum(np.searchsorted(known, found), len(known) - 1)
    return found[known[at] != found]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--write", action="store_true")
    write = parser.parse_args().write
    search = Search(Position.start("tiger-puzzle"))
    found = search.shortest(40)
    print(found)
    if write:
        rows = [(f"{length} moves: none", f"{here:,}", f"{there:,}") for length, here, there in search.layers[-6:]]
        head = ("solutions", "positions farthest from the start", "positions farthest from the goals")
        title = "The shortest solution of the tiger puzzle"
        rows.append((f"{found} moves: the layers meet", "", ""))
        write_table(Path(__file__).with_name("results.md"), title, "bench/tiger.py", head, rows)


if __name__ == "__main__":
    main()
