"""Words and clicks of focus: c3-c5 travels, c3xc5 jumps or lands upon something, @c3 comes from the reserve."""

from __future__ import annotations

from ...declare.focus import Focus, Return
from ...rules.abi import PHASE, QUIET, State
from .. import face
from ..scene import Count, Item, Scene, Tray
from ..words import Sentence
from ._board import BoardFace


class Face(BoardFace):
    """Towers are shown disc by disc, with their height; how far one goes says how many discs go."""

    game: Focus

    def tower(self, s: State, cell: int) -> list[int]:
        """The colours of the discs on a cell, the lowest first."""
        height, colours = (int(s[self.tables.field(name).at + cell]) for name in ("height", "colours"))
        return [colours >> disc & 1 for disc in range(height)]

    def steps(self, s: State, move: int) -> tuple[str, ...]:
        rules, board = self.rules, self.board
        assert board is not None
        if move == rules.PASS:
            return ("do:pass",)
        cell = move & rules.PART
        if move & rules.ADD:
            return "hand:disc", board.names[cell]
        to = rules.target(s, self.tables.row, cell, move >> 6 & 3, move >> 8)
        return board.names[cell], board.names[to]

    def text(self, s: State, move: int) -> str:
        rules, steps = self.rules, self.steps(s, move)
        if move == rules.PASS:
            return "pass"
        if move & rules.ADD:
            return f"@{steps[1]}"
        assert self.board is not None
        over = self.board.step(move & rules.PART, 2 * (move >> 6 & 3))
        met = self.board.at(steps[1]) if self.tables.row[rules.STACKS] else over
        return ("x" if self.tower(s, met) else "-").join(steps)

    def turn_text(self, s: State, moves: list[int]) -> str:
        """A disc that came back, and the travel: the cells as they are called at the start of the turn."""
        assert self.board is not None
        rules, names = self.rules, self.board.names
        texts = [
            f"@{names[m & rules.PART]}" if m & rules.ADD else names[m & rules.PART] for m in moves if m != rules.PASS
        ]
        ways = [f"{'NESW'[m >> 6 & 3]}{m >> 8}" for m in moves if m < rules.ADD]
        del s
        return " ".join([*texts, *ways])

    def scene(self, s: State, viewer: int = face.SPECTATOR) -> Scene:  # noqa: ARG002
        assert self.board is not None
        rules, sides = self.rules, self.game.sides
        items = tuple(
            Item("man", colour, name, name=sides[colour].name, label=str(disc) if disc == len(tower) > 1 else "")
            for name, tower in ((name, self.tower(s, cell)) for cell, name in enumerate(self.board.names))
            for disc, colour in enumerate(tower, 1)
        )
        trays = tuple(
            Tray("reserve", tuple(Item("man", seat, id="hand:disc", name="disc") for _ in range(count)), seat)
            for seat in range(2)
            if (count := int(s[rules.RESERVE + seat]))
        )
        counts = tuple(Count("prisoners", int(s[rules.PRISON + seat]), seat) for seat in range(2))
        return Scene(items=items, trays=trays, counts=counts, phase="moving" if s[PHASE] else "")

    def check(self, s: State) -> None:
        assert self.board is not None
        rules, acting = self.rules, self.check_actor(s)
        discs = [0, 0]
        for cell, name in enumerate(self.board.names):
            if int(s[self.tables.field("colours").at + cell]) >> int(s[self.tables.field("height").at + cell]):
                raise self.refuse(f"more colours on {name} than discs")
            for colour in self.tower(s, cell):
                discs[colour] += 1
        each = len(self.game.starts[0].split())
        for seat, side in enumerate(self.game.sides):
            if discs[seat] + s[rules.RESERVE + seat] + s[rules.PRISON + 1 - seat] != each:
                raise self.refuse(f"expected {each} discs of {side.name}, on the board, in reserve or taken")
        if s[PHASE] > (rules.ADDED if self.game.comeback is Return.BEFORE else rules.FREE):
            raise self.refuse(f"phase={int(s[PHASE])} does not exist in this game")
        if s[QUIET] < 0 or (acting >= 0 and s[QUIET] >= self.game.quiet + (s[PHASE] == rules.ADDED)):
            raise self.refuse("the game is over")

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        cells = self.cells_of(steps)
        if not 1 <= len(cells) <= 2:
            return None
        tower = self.tower(s, cells[0])
        if not tower:
            return Sentence("board-empty", {"cell": steps[0]})
        if tower[-1] != player:
            return Sentence("board-not-yours", {"cell": steps[0]})
        if len(cells) == 1:
            return None
        return Sentence("focus-far" if self.tables.row[self.rules.STACKS] else "focus-way", {"number": len(tower)})
