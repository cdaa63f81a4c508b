"""Words and clicks of zertz: Wd4-a1 lays a white ball on d4 and takes disc a1 away; c3xc5 jumps."""

from __future__ import annotations

from ...declare.zertz import COLOURS, Zertz
from ...rules.abi import TURN, State
from .. import face
from ..face import Kind
from ..material import Material
from ..scene import Item, Scene, Tray
from ..words import Sentence
from ._board import BoardFace

SIGNS = "WGB"
GLYPHS = tuple(f"marble:{colour}" for colour in COLOURS)


class Face(BoardFace):
    """A ball, its cell and a disc; or a jump from cell to cell."""

    game: Zertz

    def make_kinds(self) -> tuple[Kind, ...]:
        return tuple(Kind(glyph, -1, name, sign) for glyph, name, sign in zip(GLYPHS, COLOURS, SIGNS, strict=True))

    def board_items(self, s: State) -> tuple[Item, ...]:
        assert self.board is not None
        return tuple(
            Item(kind.glyph, cell=name, name=kind.name, letter=kind.letter)
            for name, code in zip(self.board.names, self.codes(s), strict=True)
            if 0 < code < self.rules.GONE
            for kind in [self.kinds[code - 1]]
        )

    def steps(self, s: State, move: int) -> tuple[str, ...]:  # noqa: ARG002
        rules, board = self.rules, self.board
        assert board is not None
        if move & rules.JUMP:
            return board.names[move & rules.PART], board.names[move >> 6 & rules.PART]
        disc = move >> 8 & rules.PART
        cells = [move >> 2 & rules.PART, *([] if disc == rules.NONE else [disc])]
        return (f"hand:{COLOURS[move & 3]}", *(board.names[cell] for cell in cells))

    def text(self, s: State, move: int) -> str:
        steps = self.steps(s, move)
        if move & self.rules.JUMP:
            return "x".join(steps)
        return SIGNS[move & 3] + "-".join(steps[1:])

    def turn_text(self, s: State, moves: list[int]) -> str:
        if not moves[0] & self.rules.JUMP:
            return self.text(s, moves[0])
        return "x".join([self.steps(s, moves[0])[0], *(self.steps(s, move)[1] for move in moves)])

    def scene(self, s: State, viewer: int = face.SPECTATOR) -> Scene:  # noqa: ARG002
        assert self.board is not None
        rules = self.rules
        gone = tuple(name for name, code in zip(self.board.names, self.codes(s), strict=True) if code == rules.GONE)
        empty = not s[rules.POOL : rules.POOL + 3].any()
        trays = [self.tray(s, "stock", int(rules.POOL), -1, pick=not empty)]
        trays += [self.tray(s, "captured", rules.WON + 3 * seat, seat, pick=empty) for seat in range(2)]
        if s[rules.JUMPER]:
            return Scene(items=self.board_items(s), trays=tuple(trays), shaded=gone, phase="balls-jump-on")
        phase = "balls-must-jump" if self.forced(s) else "laying-a-ball"
        return Scene(items=self.board_items(s), trays=tuple(trays), shaded=gone, phase=phase)

    def forced(self, s: State) -> bool:
        """Whether a ball can be jumped over, and so must be."""
        rules, t = self.rules, self.tables.row
        return any(0 < code < rules.GONE and rules.can_jump(s, t, cell) for cell, code in enumerate(self.codes(s)))

    def tray(self, s: State, name: str, at: int, owner: int, *, pick: bool) -> Tray:
        """The balls of each colour: a stock to choose from, one picture with its number, or as they lie."""
        left = [(kind, int(s[at + k])) for k, kind in enumerate(self.kinds) if s[at + k]]
        if pick:
            stock = (Item(kind.glyph, id=f"hand:{kind.name}", label=str(many), name=kind.name) for kind, many in left)
            return Tray(name, tuple(stock), owner)
        return Tray(name, tuple(Item(kind.glyph, name=kind.name) for kind, many in left for _ in range(many)), owner)

    def material(self) -> Material:
        """Discs leave the board."""
        return Material(covers=len(self.board or ()))

    def check(self, s: State) -> None:
        codes, acting, rules = self.codes(s), self.check_actor(s), self.rules
        for colour, whole in enumerate(self.game.pool):
            have = codes.count(1 + colour) + int(s[rules.POOL + colour])
            have += int(s[rules.WON + colour]) + int(s[rules.WON + 3 + colour])
            if have != whole:
                raise self.refuse(f"expected {whole} {COLOURS[colour]} balls in all, got {have}")
        jumper = int(s[rules.JUMPER])
        if jumper and not rules.can_jump(s, self.tables.row, jumper - 1):
            raise self.refuse("the ball in the midst of a series cannot jump")
        if jumper and not 0 < codes[jumper - 1] < rules.GONE:
            raise self.refuse("no ball stands where the series goes on")
        won = any(rules.has_won(s, self.tables.row, seat) for seat in range(2))
        if acting >= 0 and (won or s[TURN] >= self.game.longest):
            raise self.refuse("the game is over already")

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        if s[self.rules.JUMPER]:
            assert self.board is not None
            return Sentence("zertz-go-on", {"cell": self.board.names[int(s[self.rules.JUMPER]) - 1]})
        if self.forced(s):
            return Sentence("zertz-must-jump")
        if steps[:1] and steps[0].startswith("hand:"):
            return self.why_laying(s, steps, player)
        return Sentence("zertz-choose-ball")

    def why_laying(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        codes, colour = self.codes(s), steps[0].partition(":")[2]
        if colour not in COLOURS or not self.rules.may_lay(s, self.tables.row, COLOURS.index(colour), player):
            return Sentence("zertz-no-such-ball")
        cells = self.cells_of(steps[1:])
        if len(cells) == 1:
            return Sentence(
                "zertz-no-disc" if codes[cells[0]] == self.rules.GONE else "board-taken", {"cell": steps[1]}
            )
        if len(cells) == 2:
            return Sentence("zertz-disc-held", {"cell": steps[2]})
        return None
