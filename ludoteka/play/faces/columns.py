"""Words and clicks of the column games: those of draughts; columns are shown disc by disc."""

from __future__ import annotations

from itertools import pairwise

from ...declare.columns import Columns
from ...rules.abi import ACTORS, PHASE, QUIET, State
from ..scene import Item
from . import draughts


class Face(draughts.Face):
    """A series is known by its number, and a column has many discs on one cell."""

    game: Columns
    removes = False

    @property
    def ranks(self) -> tuple[tuple[str, str, str], ...]:
        return ("man", "soldier", ""), ("crowned", "officer", "O")

    def column(self, s: State, at: int) -> list[tuple[int, int]]:
        """The discs on a cell, the lowest first: colour, and whether it is an officer."""
        height, colours, officers = (self.part(s, name)[at] for name in ("height", "colours", "officers"))
        return [(colours >> disc & 1, officers >> disc & 1) for disc in range(height)]

    def board_items(self, s: State) -> tuple[Item, ...]:
        kinds = (
            (name, self.kinds[2 * colour + officer])
            for at, name in enumerate(self.names)
            for colour, officer in self.column(s, at)
        )
        return tuple(Item(k.glyph, owner=k.owner, cell=name, name=k.name, letter=k.letter) for name, k in kinds)

    def routes(self, s: State, origin: str) -> list[tuple[int, tuple[str, ...]]]:
        row, t, rules, player = s.copy(), self.tables.row, self.rules, self.mover(s, 0)
        at, bits = self.number[origin], self.cell_bits
        found: list[tuple[int, tuple[str, ...]]] = []
        rules.begin_series(row, t, at)
        taken = rules.next_series(row, t, player, 0)
        while taken:
            route = self.landings(row, taken)
            found.append((at | self.number[route[-1]] << bits | (len(found) + 1) << 2 * bits, route))
            taken = rules.next_series(row, t, player, taken)
        return found

    # --- positions -----------------------------------------------------------------------------------------------

    def check(self, s: State) -> None:
        actors, quiet = int(s[ACTORS]), int(s[QUIET])
        if actors.bit_count() > 1 or actors >> 2 or s[PHASE]:
            raise self.refuse(f"expected one player to act, got actors={actors}")
        past = self.tables.field("past")
        if quiet > past.length or s[past.at + quiet : past.at + past.length].any():
            raise self.refuse(f"past holds other than quiet={quiet} positions, or more than {past.length}")
        discs = [0, 0]
        for at, name in enumerate(self.names):
            self.check_column(s, at, name)
            for colour, _ in self.column(s, at):
                discs[colour] += 1
        for seat, side in enumerate(self.game.sides):
            if discs[seat] > self.game.pieces[seat]:
                raise self.refuse(f"{side.name} has {discs[seat]} discs, expected at most {self.game.pieces[seat]}")

    def check_column(self, s: State, at: int, name: str) -> None:
        height, colours, officers = (self.part(s, field)[at] for field in ("height", "colours", "officers"))
        if (colours | officers) >> height:
            raise self.refuse(f"more colours or officers on {name} than the {height} discs of the column")
        column = self.column(s, at)
        changes = sum(a[0] != b[0] for a, b in pairwise(column))
        if changes > 1:
            raise self.refuse(f"the colours on {name} change more than once, which no captures lead to")
        if column and not column[-1][1] and name in self.game.armies[column[-1][0]].crown.split():
            raise self.refuse(f"a soldier commands {name}, where it would be an officer")
