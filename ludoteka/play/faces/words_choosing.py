"""How a computer lays words: it knows all placements, sees more of them the stronger it is, and takes the best."""

from __future__ import annotations

from importlib import import_module
from random import Random

import numpy as np

from ...rules import abi
from ...rules.abi import Row, State

SEEN = (0.01, 0.03, 0.08, 0.2, 0.45, 1.0, 1.0, 1.0)
"""The share of all placements that a level sees."""
LEAST = 3
FORESIGHT = 7
"""From this level on the tiles that stay on the rack count as well."""


class Chooser:
    """Placements are listed and judged by compiled rules: there may be thousands."""

    def __init__(self, family: str, tables: Row, most_moves: int) -> None:
        self.kernel = abi.load(family, compiled=True)
        self.rules = self.kernel.module
        self.choice = import_module(".words_choice", self.rules.__package__)
        self.tables = tables
        self.out = np.zeros(most_moves, np.int64)

    def place(self, s: State, level: int, luck: float) -> int | None:
        """The best placement that is seen; None if there is none."""
        n = self.kernel.moves(s.copy(), self.tables, self.out)
        found = self.out[:n][self.out[:n] & self.rules.PLACE > 0]
        if not len(found):
            return None
        count = max(LEAST, int(len(found) * SEEN[level - 1]))
        seen = np.array(sorted(Random(luck).sample(found.tolist(), min(count, len(found)))), np.int64)
        best = self.choice.best_of(s.copy(), self.tables, seen, len(seen), s.copy(), level >= FORESIGHT)
        return int(seen[best])
