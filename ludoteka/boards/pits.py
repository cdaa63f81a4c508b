"""Boards of pits for sowing games, with stores at the ends."""

from __future__ import annotations

from dataclasses import dataclass

from .core import OFF, Board, Cell, Gather, Label, Plan, disc

NEXT, PREVIOUS, ACROSS = range(3)


@dataclass(frozen=True)
class Pits(Board):
    """Two rows of pits. The first player's are numbered 1, 2 ... from his left to his right, the second player's go on
    from right to left above them, so that the last pit lies across from pit 1; then "store1" and "store2".

    The ring of pits is sown upwards in numbers: direction "next". Stores are on nobody's way.
    """

    per_row: int
    stores: bool = True

    @property
    def slab(self) -> str:
        return "wood"

    def build(self) -> Plan:
        n = self.per_row
        cells = [self._pit(str(k + 1), 1.5 + k, 1.6) for k in range(n)]
        cells += [self._pit(str(n + k + 1), n + 0.5 - k, 0.5) for k in range(n)]
        labels = [Label(cell.name, cell.x, 2.32 if k < n else -0.22, style="number") for k, cell in enumerate(cells)]
        ring = 2 * n
        steps = [((k + 1) % ring, (k - 1) % ring, ring - 1 - k) for k in range(ring)]
        regions = {"row 1": tuple(range(n)), "row 2": tuple(range(n, ring)), "pits": tuple(range(ring))}
        if self.stores:
            cells += [self._store("store1", n + 1.5), self._store("store2", 0.5)]
            steps += [(OFF, OFF, OFF)] * 2
            regions |= {"store 1": (ring,), "store 2": (ring + 1,)}
        return Plan(
            cells=tuple(cells),
            directions=("next", "previous", "across"),
            steps=tuple(steps),
            opposite=(PREVIOUS, NEXT, ACROSS),
            labels=tuple(labels),
            regions=regions,
        )

    def _pit(self, name: str, x: float, y: float) -> Cell:
        return Cell(name, x, y, disc(x, y, 0.46), "pit", gather=Gather.HEAP)

    def _store(self, name: str, x: float) -> Cell:
        return Cell(name, x, 1.05, disc(x, 1.05, 0.42, 0.98), "pit", gather=Gather.HEAP)
