"""What faces of games with one man to a cell share: the codes on cells, whose turn it is, and the plainest reasons."""

from __future__ import annotations

from ...rules.abi import ACTORS, State
from .. import face
from ..words import Sentence


class BoardFace(face.Face):
    """cells[c] is 0 where a cell is empty, 1 + player where a man stands."""

    def codes(self, s: State) -> list[int]:
        cells = self.tables.field("cells")
        codes: list[int] = s[cells.at : cells.at + cells.length].tolist()
        return codes

    def check_actor(self, s: State) -> int:
        """The one player to act, or -1 when the game is over."""
        actors = int(s[ACTORS])
        if actors.bit_count() > 1 or actors >> self.game.players:
            raise self.refuse(f"expected one player to act, got actors={actors}")
        return actors.bit_length() - 1

    def check_men(self, codes: list[int], most: int) -> None:
        """Nobody has more men than he began with."""
        for seat, side in enumerate(self.game.sides):
            have = codes.count(1 + seat)
            if have > most:
                raise self.refuse(f"{side.name} has {have} pieces, expected at most {most}")

    def cells_of(self, steps: tuple[str, ...]) -> list[int]:
        """The cells that steps name; empty if any step is not a cell."""
        board = self.board
        assert board is not None
        if any(step not in board.names for step in steps):
            return []
        return [board.at(step) for step in steps]

    def why_not_mine(self, codes: list[int], cell: int, player: int) -> Sentence | None:
        """Why a move cannot begin on this cell: it is empty, or another's man stands there."""
        assert self.board is not None
        if codes[cell] == 1 + player:
            return None
        return Sentence("board-not-yours" if codes[cell] else "board-empty", {"cell": self.board.names[cell]})

    def why_taken(self, codes: list[int], cell: int) -> Sentence | None:
        """Why nothing can be put on this cell: something stands there."""
        assert self.board is not None
        return Sentence("board-taken", {"cell": self.board.names[cell]}) if codes[cell] else None
