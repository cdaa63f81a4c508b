"""Words and clicks of Makarenko chess: "d1-d4", "d1xd4", "d1+d4" upon an own tower, "d1-e3/4" with four discs only."""

from __future__ import annotations

from ...declare.makarenko import Makarenko, Overfull
from ...rules.abi import ACTORS, PLY, QUIET, TURN, State
from ..face import SPECTATOR, Kind, Move
from ..material import Lot, Material
from ..scene import Item, Scene, Tray
from ..words import Sentence
from ._board import BoardFace


class Face(BoardFace):
    """One clicks the tower and the cell where it goes, and says how many discs where there is a choice."""

    game: Makarenko

    def make_kinds(self) -> tuple[Kind, ...]:
        return tuple(Kind("disc", seat, side.name) for seat, side in enumerate(self.game.sides))

    # --- moves -------------------------------------------------------------------------------------------------------

    def ends(self, move: int) -> tuple[str, str]:
        names = self.game.squares.names
        return names[move & self.rules.CELL], names[move >> 6 & self.rules.CELL]

    def is_drop(self, move: int) -> bool:
        return bool(move & self.rules.DROP)

    def describe(self, s: State, moves: list[int]) -> tuple[Move, ...]:
        routes = [move & (1 << self.rules.DISCS) - 1 for move in moves if not self.is_drop(move)]
        several = {route for route in routes if routes.count(route) > 1}
        player = int(s[ACTORS]) - 1
        return tuple(Move(move, self.text(s, move), self.clicks(move, several), player) for move in moves)

    def clicks(self, move: int, several: set[int]) -> tuple[str, ...]:
        origin, to = self.ends(move)
        if self.is_drop(move):
            return ("hand:disc", to)
        if move & (1 << self.rules.DISCS) - 1 in several:
            return (origin, to, f"as:{move >> self.rules.DISCS}")
        return (origin, to)

    def steps(self, s: State, move: int) -> tuple[str, ...]:
        found = self.describe(s, self.legal(s))
        return next((have.steps for have in found if have.code == move), self.ends(move))

    def text(self, s: State, move: int) -> str:
        origin, to = self.ends(move)
        if self.is_drop(move):
            return f"*{to}"
        codes = self.codes(s)
        mine, there = codes[move & self.rules.CELL], codes[move >> 6 & self.rules.CELL]
        sign = "-" if not there else "+" if there * mine > 0 else "x"
        discs = move >> self.rules.DISCS
        return f"{origin}{sign}{to}" + (f"/{discs}" if discs < abs(mine) else "")

    # --- positions ---------------------------------------------------------------------------------------------------

    def tower(self, name: str, height: int) -> Item:
        seat = int(height < 0)
        piece = self.game.piece_of(abs(height))
        letter = piece.letter if seat == 0 else piece.letter.lower()
        return Item(
            f"stack:{abs(height)}{piece.letter}", owner=seat, cell=name, name=f"{piece.name} of {abs(height)}",
            letter=letter,
        )  # fmt: skip

    def board_items(self, s: State) -> tuple[Item, ...]:
        pairs = zip(self.game.squares.names, self.codes(s), strict=True)
        return tuple(self.tower(name, height) for name, height in pairs if height)

    def scene(self, s: State, viewer: int = SPECTATOR) -> Scene:  # noqa: ARG002
        if self.game.overfull is not Overfull.RESERVE:
            return Scene(items=self.board_items(s))
        trays = []
        for seat in (0, 1):
            count = int(s[self.rules.RESERVE + seat])
            item = Item("disc", owner=seat, id="hand:disc", label=str(count) if count > 1 else "", name="disc")
            trays.append(Tray("hand", (item,) if count else (), seat))
        return Scene(items=self.board_items(s), trays=tuple(trays))

    def material(self) -> Material:
        """Towers of every height, as many as can be built of each."""
        lots = []
        for high in range(1, len(self.game.heights) + 1):
            lots += [Lot(self.tower("", height), self.game.discs // high) for height in (high, -high)]
        held = self.own_men(self.game.discs) if self.game.overfull is Overfull.RESERVE else ()
        return Material((*lots, *held))

    def check(self, s: State) -> None:
        actor, codes = self.check_actor(s), self.codes(s)
        if s[TURN] != s[PLY] or (actor >= 0 and s[PLY] % 2 != actor):
            raise self.refuse(f"after {int(s[PLY])} moves it is not this player's turn")
        if not s[QUIET] < self.game.quiet_limit + (actor < 0) or s[QUIET] > s[PLY]:
            raise self.refuse(f"expected fewer than {self.game.quiet_limit} quiet moves, got {int(s[QUIET])}")
        for seat, side in enumerate(self.game.sides):
            have = sum(max(height * (1 - 2 * seat), 0) for height in codes) + int(s[self.rules.RESERVE + seat])
            if have > self.game.discs:
                raise self.refuse(f"{side.name} has {have} discs, expected at most {self.game.discs}")
            royal = self.rules.kings(s, self.tables.row, 1 - 2 * seat)
            if not royal and actor == 1 - seat:
                raise self.refuse(f"{side.name} has moved and has no king")

    # --- why not -----------------------------------------------------------------------------------------------------

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        if steps and steps[0] == "hand:disc":
            return Sentence("makarenko-drop") if s[self.rules.RESERVE + player] else Sentence("makarenko-no-reserve")
        cells = self.cells_of(steps[:2])
        if not cells:
            return None
        codes = self.codes(s)
        height = codes[cells[0]] * (1 - 2 * player)
        if height <= 0:
            return Sentence("board-not-yours" if height else "board-empty", {"cell": steps[0]})
        royal = int(self.rules.kings(s, self.tables.row, 1 - 2 * player))
        if royal == 0:
            return Sentence("makarenko-new-king")
        if royal == 1 and height >= self.game.king:
            return Sentence("makarenko-only-king")
        there = codes[cells[1]] * (1 - 2 * player) if len(cells) > 1 else 0
        if there > 0 and self.game.overfull is Overfull.FORBIDDEN and there + height > self.game.king:
            return Sentence("makarenko-overfull", {"cell": steps[1]})
        return Sentence("makarenko-ways", {"cell": steps[0], "height": height})
