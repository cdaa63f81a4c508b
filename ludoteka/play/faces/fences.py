"""Words and clicks of confound: d4-e5 steps; e4f5h and e4f5v put a fence on the crossing of e4 and f5."""

from __future__ import annotations

from ...declare.fences import Fences
from ...rules.abi import QUIET, State
from .. import face
from ..material import Lot, Material
from ..scene import Count, Item, Link, Scene
from ..words import Sentence
from ._board import BoardFace

TURNS = ("across", "along")


class Face(BoardFace):
    """Fences are clicked by their crossing and a button for their turn."""

    game: Fences

    def crossing(self, number: int) -> str:
        assert self.board is not None
        return self.board.names[int(self.tables.row[self.rules.CELLS]) + number]

    def steps(self, s: State, move: int) -> tuple[str, ...]:  # noqa: ARG002
        assert self.board is not None
        if move & self.rules.FENCE:
            return self.crossing(move & 127), f"do:{TURNS[move >> 7 & 1]}"
        return self.board.names[move & 255], self.board.names[move >> 8]

    def text(self, s: State, move: int) -> str:
        if move & self.rules.FENCE:
            return self.crossing(move & 127) + "hv"[move >> 7 & 1]
        return "-".join(self.steps(s, move))

    def fences(self, s: State) -> list[int]:
        found = self.tables.field("fence")
        codes: list[int] = s[found.at : found.at + found.length].tolist()
        return codes

    def walls(self, s: State) -> tuple[Link, ...]:
        """Each fence as two walls between squares."""
        assert self.board is not None
        names, width, found = self.board.names, int(self.tables.row[self.rules.WIDTH]), []
        for crossing, code in enumerate(self.fences(s)):
            if code:
                owner, turn = divmod(code - 1, 2)
                cell = crossing // (width - 1) * width + crossing % (width - 1)
                beside, over = (1, width) if turn == self.rules.ACROSS else (width, 1)
                found += [Link(names[at], names[at + over], owner, "wall") for at in (cell, cell + beside)]
        return tuple(found)

    def scene(self, s: State, viewer: int = face.SPECTATOR) -> Scene:  # noqa: ARG002
        counts = tuple(Count("fences", int(s[self.rules.HAND + seat]), seat) for seat in range(2))
        return Scene(items=self.board_items(s), links=self.walls(s), counts=counts)

    def material(self) -> Material:
        """A fence is as long as two cells."""
        items = (Item("stick", seat, name="fence") for seat in range(self.game.players))
        return Material(tuple(Lot(item, self.game.fences, wide=2.0) for item in items))

    def check(self, s: State) -> None:
        rules, codes, fences = self.rules, self.codes(s), self.fences(s)
        acting = self.check_actor(s)
        if any(codes.count(1 + seat) != 2 for seat in range(2)):
            raise self.refuse("expected two pieces of each side")
        put = [sum(code in (1 + 2 * seat, 2 + 2 * seat) for code in fences) for seat in range(2)]
        if any(put[seat] + s[rules.HAND + seat] != self.game.fences for seat in range(2)):
            raise self.refuse(f"expected {self.game.fences} fences of each side, on the board or in hand")
        sides = [(link.start, link.end) for link in self.walls(s)]
        if len(set(sides)) != len(sides):
            raise self.refuse("two fences lie upon each other")
        home = [self.at_home(codes, seat) for seat in range(2)]
        if acting >= 0 and (s[QUIET] >= self.game.quiet or any(home)):
            raise self.refuse("the game is over")

    def at_home(self, codes: list[int], seat: int) -> bool:
        """Whether a player has reached a home cell of the other."""
        assert self.board is not None
        return any(codes[cell] == 1 + seat for cell in self.board.all_at(self.game.homes[1 - seat]))

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        rules, codes = self.rules, self.codes(s)
        squares = len(codes)
        cells = self.cells_of(steps[:1])
        if not cells:
            return None
        if cells[0] >= squares:
            if not s[rules.HAND + player]:
                return Sentence("fences-none-left")
            return self.why_no_fence(s, cells[0] - squares, steps)
        reason = self.why_not_mine(codes, cells[0], player)
        to = self.cells_of(steps[1:2])
        if reason is not None or not to:
            return reason
        if to[0] < squares and codes[to[0]]:
            return self.why_taken(codes, to[0])
        return Sentence("fences-no-way", {"cell": steps[1]})

    def why_no_fence(self, s: State, crossing: int, steps: tuple[str, ...]) -> Sentence | None:
        rules, row, t = self.rules, s.copy(), self.tables.row
        if self.fences(s)[crossing]:
            return Sentence("fences-crossing")
        turns = [TURNS.index(steps[1][3:])] if len(steps) > 1 and steps[1][3:] in TURNS else [0, 1]
        cell = int(rules.corner_of(t, crossing))
        for turn in turns:
            way, beside = (0, cell + 1) if turn == rules.ACROSS else (2, cell + int(t[rules.WIDTH]))
            if rules.open_side(row, t, cell, way) and rules.open_side(row, t, beside, way):
                return Sentence("fences-shuts")
        return Sentence("fences-on-fence")
