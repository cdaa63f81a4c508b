"""Words and clicks of emergo: @e5 enters a disc, e5-f5 moves, e5xg5 jumps."""

from __future__ import annotations

from itertools import pairwise

from ...declare.emergo import Emergo
from ...rules.abi import ACTORS, PHASE, PLY, QUIET, TURN, State
from .. import face
from ..material import Material
from ..scene import Count, Item, Scene
from ..words import Sentence
from ._board import BoardFace


def labelled(column: list[int]) -> list[tuple[int, str]]:
    """The discs of a column; the top one of several says how many are its owner's and how many prisoners."""
    if len(column) < 2:
        return [(colour, "") for colour in column]
    prisoners = sum(colour != column[-1] for colour in column)
    own = len(column) - prisoners
    sign = f"{own}+{prisoners}" if prisoners else str(own)
    return [*((colour, "") for colour in column[:-1]), (column[-1], sign)]


class Face(BoardFace):
    """Columns are shown disc by disc."""

    game: Emergo

    def column(self, s: State, cell: int) -> list[int]:
        """The colours of the discs on a cell, the lowest first."""
        height, colours = (int(s[self.tables.field(name).at + cell]) for name in ("height", "colours"))
        return [colours >> disc & 1 for disc in range(height)]

    def target(self, s: State, move: int) -> tuple[int, bool]:
        """Where a step or jump ends, and whether it is a jump."""
        rules, t = self.rules, self.tables.row
        cell, way = move & rules.PART, move >> 6
        to = int(rules.step_of(t, cell, way))
        jumps = bool(self.column(s, to))
        return int(rules.step_of(t, to, way)) if jumps else to, jumps

    def steps(self, s: State, move: int) -> tuple[str, ...]:
        assert self.board is not None
        names, cell = self.board.names, move & self.rules.PART
        return (names[cell],) if move & self.rules.ENTER else (names[cell], names[self.target(s, move)[0]])

    def text(self, s: State, move: int) -> str:
        steps = self.steps(s, move)
        if len(steps) == 1:
            return f"@{steps[0]}"
        return ("x" if self.target(s, move)[1] else "-").join(steps)

    def turn_text(self, s: State, moves: list[int]) -> str:
        """A series of jumps, by its first cell and its length."""
        return self.text(s, moves[0]) + (f" ... {len(moves)}" if len(moves) > 1 else "")

    def scene(self, s: State, viewer: int = face.SPECTATOR) -> Scene:  # noqa: ARG002
        assert self.board is not None
        sides, hand = self.game.sides, s[self.rules.HAND : self.rules.HAND + 2].tolist()
        items = tuple(
            Item("man", colour, name, name=sides[colour].name, label=label)
            for cell, name in enumerate(self.board.names)
            for colour, label in labelled(self.column(s, cell))
        )
        counts = tuple(Count("in hand", hand[seat], seat) for seat in range(2)) if any(hand) else ()
        return Scene(items=items, counts=counts, phase=self.phase(s))

    def phase(self, s: State) -> str:
        actor = int(s[ACTORS]) - 1
        if s[PHASE] == self.rules.SERIES:
            return "capturing"
        if actor < 0 or not s[self.rules.HAND + actor]:
            return "moving"
        return "placing" if s[self.rules.HAND + 1 - actor] else "shadow"

    def material(self) -> Material:
        return Material(self.own_men(self.game.discs))

    def check(self, s: State) -> None:
        assert self.board is not None
        rules, acting, discs = self.rules, self.check_actor(s), [0, 0]
        for cell, name in enumerate(self.board.names):
            column = self.column(s, cell)
            if int(s[self.tables.field("colours").at + cell]) >> len(column):
                raise self.refuse(f"more colours on {name} than discs")
            if sum(a != b for a, b in pairwise(column)) > 1:
                raise self.refuse(f"the colours on {name} change more than once, which no captures lead to")
            for colour in column:
                discs[colour] += 1
        for seat, side in enumerate(self.game.sides):
            if discs[seat] + s[rules.HAND + seat] != self.game.discs:
                raise self.refuse(f"expected {self.game.discs} discs of {side.name}, on the board or in hand")
        jumper = int(s[rules.JUMPER])
        if s[PHASE] > rules.SERIES or (s[PHASE] == rules.SERIES) != (jumper > 0) or (not jumper and s[rules.LAST]):
            raise self.refuse(f"phase={int(s[PHASE])} does not fit jumper={jumper}")
        if jumper and acting >= 0:
            back = int(self.tables.row[int(self.tables.row[rules.OPPOSITE]) + int(s[rules.LAST])])
            ways = [way for way in range(len(self.game.ways)) if way != back]
            mine = self.column(s, jumper - 1)[-1:] == [acting]
            if not mine or not any(rules.can_jump(s, self.tables.row, jumper - 1, way, acting) for way in ways):
                raise self.refuse("expected a column that can jump on")
        if acting >= 0 and (s[QUIET] < 0 or s[QUIET] >= self.game.quiet or s[TURN] >= self.game.limit):
            raise self.refuse("the game is over")

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        rules, cells = self.rules, self.cells_of(steps)
        if not 1 <= len(cells) <= 2:
            return None
        column, row = self.column(s, cells[0]), s.copy()
        if rules.attacks(row, self.tables.row, player):
            if len(cells) == 1 and column[-1:] != [player]:
                return Sentence("emergo-capture")
            return Sentence("emergo-most")
        if s[rules.HAND + player]:
            if column:
                return Sentence("board-taken", {"cell": steps[0]}) if len(cells) == 1 else Sentence("emergo-enter")
            if not s[PLY] and steps[0] == self.game.barred:
                return Sentence("emergo-centre")
            return Sentence("emergo-feeds") if len(cells) == 1 else Sentence("emergo-enter")
        if not column:
            return Sentence("board-empty", {"cell": steps[0]})
        if column[-1] != player:
            return Sentence("board-not-yours", {"cell": steps[0]})
        return Sentence("emergo-step", {"cell": steps[1]}) if len(cells) == 2 else None
