"""Words and clicks of quadrature: c3-c4 moves, c3xd4 moves and takes."""

from __future__ import annotations

from ...declare.quadrature import Quadrature
from ...rules.abi import ACTORS, PLY, State
from .. import face
from ..material import Lot, Material
from ..scene import Count, Item, Scene
from ..words import Sentence
from ._board import BoardFace


class Face(BoardFace):
    """Pieces, those in hand, and the markers for tame moves."""

    game: Quadrature

    def text(self, s: State, move: int) -> str:
        rules = self.rules
        origin, to = move & rules.PART, move >> 7
        found = rules.find_corner(s, self.tables.row, to, int(s[ACTORS]), origin, 0)
        return ("-" if found == rules.NOWHERE else "x").join(self.steps(s, move))

    def scene(self, s: State, viewer: int = face.SPECTATOR) -> Scene:  # noqa: ARG002
        rules = self.rules
        counts = [Count("in hand", int(s[rules.HAND + seat]), seat) for seat in range(2)]
        counts += [Count("marker", int(s[rules.MARKER + seat]), seat) for seat in range(2)]
        return Scene(items=self.board_items(s), counts=tuple(counts))

    def material(self) -> Material:
        """The marker for tame moves has one dot on one side and two on the other."""
        markers = ((Item("square", seat, label=dots, name="marker") for dots in "12") for seat in range(2))
        return Material((*self.own_men(self.game.men), *(Lot(one, 1, two) for one, two in markers)))

    def check(self, s: State) -> None:
        codes, rules, game = self.codes(s), self.rules, self.game
        acting = self.check_actor(s)
        for seat, side in enumerate(game.sides):
            have = codes.count(1 + seat) + int(s[rules.HAND + seat])
            if have != game.men:
                raise self.refuse(f"{side.name} has {have} pieces, expected {game.men} on the board and in hand")
            if acting >= 0 and codes.count(1 + seat) <= game.fewest:
                raise self.refuse("a player has too few pieces, so the game is over")
            if acting >= 0 and rules.homes_held(s, self.tables.row, 1 + seat) >= game.homes_to_win:
                raise self.refuse("a home is taken, so the game is over")
        if acting >= 0 and s[PLY] >= game.bound:
            raise self.refuse(f"a game ends after {game.bound} moves, got ply={int(s[PLY])}")

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        cells, codes, rules = self.cells_of(steps), self.codes(s), self.rules
        if not 1 <= len(cells) <= 2:
            return None
        reason = self.why_not_mine(codes, cells[0], player)
        if reason is not None or len(cells) == 1:
            return reason or Sentence("quadrature-stuck", {"cell": steps[0]})
        if codes[cells[1]]:
            return self.why_taken(codes, cells[1])
        side = int(self.tables.row[rules.SIDE])
        across = abs(cells[1] % side - cells[0] % side)
        ahead = (cells[1] // side - cells[0] // side) * (-1 if player else 1)
        if across > 1 or ahead not in (0, 1):
            return Sentence("quadrature-step")
        suicide = rules.is_suicide(s, self.tables.row, cells[1], 2 - player)
        return Sentence("quadrature-suicide" if suicide else "quadrature-tame", {"cell": steps[1]})
