"""Words and clicks of thoughtwave: take a tile, a cell, and the way it is turned; "c4nes" opens to N, E and S."""

from __future__ import annotations

from ...boards import Square
from ...declare.thoughtwave import KINDS, Thoughtwave
from ...rules.abi import State
from .. import face
from ..scene import Item, Scene, Tray
from ..words import Sentence
from ._board import BoardFace

WITH_THE_BOARD = 360
"""A full turn: upright, but turned with the board."""
WAYS = "nesw"
FACES = ("nesw", "nes", "ns", "ne", "n")
"""How the kinds are shown in the tray."""


def word(openings: int) -> str:
    """The openings as letters."""
    return "".join(way for k, way in enumerate(WAYS) if openings >> k & 1)


def called(ways: str) -> str:
    return " ".join(("pipe", *ways))


class Face(BoardFace):
    """Tiles with pipes, in the colour of who laid them, and each player's stock."""

    game: Thoughtwave

    def steps(self, s: State, move: int) -> tuple[str, ...]:  # noqa: ARG002
        assert self.board is not None
        if move == self.rules.PASS:
            return ("do:pass",)
        openings = move & self.rules.OPENINGS
        kind = KINDS[self.rules.kind_of(openings)]
        return f"hand:{kind}", self.board.names[move >> 4], f"as:{word(openings)}"

    def text(self, s: State, move: int) -> str:
        if move == self.rules.PASS:
            return "pass"
        _, cell, way = self.steps(s, move)
        return cell + way.removeprefix("as:").upper()

    def choice(self, step: str, player: int) -> Item:
        ways = step.partition(":")[2]
        return Item(f"pipe:{ways}", player, name=called(ways), letter=ways[0])

    def held(self, s: State, player: int) -> list[int]:
        at = self.rules.HAND + player * len(KINDS)
        found: list[int] = s[at : at + len(KINDS)].tolist()
        return found

    def scene(self, s: State, viewer: int = face.SPECTATOR) -> Scene:  # noqa: ARG002
        assert self.board is not None
        items = []
        for name, code in zip(self.board.names, self.codes(s), strict=True):
            if code:
                ways = word(code & self.rules.OPENINGS)
                items.append(
                    Item(
                        f"pipe:{ways}",
                        code >> 4,
                        name,
                        facing=WITH_THE_BOARD,
                        size=1.08,
                        name=called(ways),
                        letter=ways[0],
                    )
                )
        return Scene(items=tuple(items), trays=tuple(Tray("hand", self.stock(s, seat), seat) for seat in range(2)))

    def stock(self, s: State, seat: int) -> tuple[Item, ...]:
        """One picture for each kind that is left, with the number of tiles."""
        return tuple(
            Item(f"pipe:{shape}", seat, id=f"hand:{kind}", label=str(count), name=kind, letter=kind[0])
            for kind, shape, count in zip(KINDS, FACES, self.held(s, seat), strict=True)
            if count
        )

    def check(self, s: State) -> None:
        board, codes, rules = self.board, self.codes(s), self.rules
        assert isinstance(board, Square)
        acting = self.check_actor(s)
        used = [[0] * len(KINDS) for _ in range(2)]
        for cell, code in enumerate(codes):
            openings = code & rules.OPENINGS
            if code and not openings:
                raise self.refuse(f"the tile on {board.names[cell]} has no opening")
            if code:
                used[code >> 4][rules.kind_of(openings)] += 1
                if not rules.fits(s, self.tables.row, cell, openings):
                    raise self.refuse(f"the tile on {board.names[cell]} does not fit its neighbours")
        for seat in range(2):
            for kind, most in enumerate(self.game.supply):
                if used[seat][kind] + self.held(s, seat)[kind] > most:
                    raise self.refuse(f"expected at most {most} tiles of the kind {KINDS[kind]} of each player")
        if acting >= 0:
            self.check_open(s, codes)

    def check_open(self, s: State, codes: list[int]) -> None:
        """Nobody has joined his sides yet."""
        row = s.copy()
        for cell, code in enumerate(codes):
            touched = int(self.rules.sides_touched(row, self.tables.row, cell)) if code else 0
            if any(touched & wanted == wanted for wanted in (self.rules.UPRIGHT, self.rules.LEVEL)):
                raise self.refuse("two opposite sides are joined, so the game is over")

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        if not steps or not steps[0].startswith("hand:"):
            return Sentence("thoughtwave-hand") if self.cells_of(steps[:1]) else None
        kind = steps[0].partition(":")[2]
        if kind not in KINDS:
            return None
        if not self.held(s, player)[KINDS.index(kind)]:
            return Sentence("thoughtwave-none-left")
        cells, codes = self.cells_of(steps[1:2]), self.codes(s)
        if not cells:
            return None
        return self.why_taken(codes, cells[0]) or Sentence("thoughtwave-fit", {"cell": steps[1]})
