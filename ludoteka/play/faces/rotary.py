"""Words and clicks of rotary: the empty cell on which the wheel is put, and by how many sixths it turns: c6*2."""

from __future__ import annotations

from ...declare.rotary import Rotary
from ...rules.abi import ACTORS, PHASE, QUIET, State
from ..face import SPECTATOR
from ..material import Lot, Material
from ..scene import Count, Item, Scene
from ..words import Sentence
from ._board import BoardFace

PHASES = ("", "placing", "offering", "choosing a point")


class Face(BoardFace):
    """Sixths are counted clockwise."""

    game: Rotary

    def number(self, s: State, name: str, at: int = 0) -> int:
        return int(s[self.tables.field(name).at + at])

    def steps(self, s: State, move: int) -> tuple[str, ...]:  # noqa: ARG002
        assert self.board is not None
        cell, sixths = self.board.names[move & self.rules.PART], move >> 6
        return (cell, f"as:{sixths}") if sixths else (cell,)

    def choice(self, step: str, player: int) -> Item:  # noqa: ARG002
        sixths = step.partition(":")[2]
        return Item("number", label=sixths, name=f"wheel-{sixths}")

    def text(self, s: State, move: int) -> str:
        return self.steps(s, move)[0] + (f"*{move >> 6}" if move >> 6 else "")

    def carried(self, s: State, move: int) -> tuple[tuple[str, ...], ...]:
        """Directions go round counter-clockwise; the wheel turns clockwise."""
        board, codes, sixths = self.board, self.codes(s), move >> 6
        assert board is not None
        if not sixths:
            return ()
        ring = [board.ray(move & self.rules.PART, way)[0] for way in range(self.rules.WAYS)]
        return tuple(
            tuple(board.names[ring[way - step]] for step in range(sixths + 1))
            for way, cell in enumerate(ring)
            if codes[cell]
        )

    def scene(self, s: State, viewer: int = SPECTATOR) -> Scene:  # noqa: ARG002
        assert self.board is not None
        items = list(self.board_items(s))
        wheels = {self.number(s, "offer"), self.number(s, "offer", 1), self.number(s, "point")} - {0}
        items += [Item("wheel", cell=self.board.names[cell - 1], name="wheel", letter="*") for cell in sorted(wheels)]
        laying = s[PHASE] == self.rules.LAYING
        counts = tuple(Count("in-hand", self.number(s, "hand", p), p) for p in range(2)) if laying else ()
        return Scene(items=tuple(items), counts=counts, phase=PHASES[int(s[PHASE])])

    def material(self) -> Material:
        """The wheel reaches over a cell and all around it."""
        men = self.own_men(len(self.game.men[0].split())) if self.game.laying else ()
        return Material((*men, Lot(Item("wheel", name="rota"), 1, wide=3.0)))

    def check(self, s: State) -> None:
        codes, acting, rules = self.codes(s), self.check_actor(s), self.rules
        hand = [self.number(s, "hand", p) for p in range(2)]
        offer = [self.number(s, "offer", k) for k in range(2)]
        for seat, side in enumerate(self.game.sides):
            have, men = codes.count(1 + seat) + hand[seat], len(self.game.men[seat].split())
            if have != men:
                raise self.refuse(f"{side.name} has {have} pieces, expected {men}")
        phase = int(s[PHASE])
        if phase > rules.CHOOSING or (phase and not self.game.laying) or (phase == rules.LAYING) != any(hand):
            raise self.refuse("pieces are in hand only while they are laid")
        if phase == rules.LAYING and acting >= 0 and hand[1] - hand[0] != acting:
            raise self.refuse("pieces are laid in turn")
        if bool(offer[1]) != (phase == rules.CHOOSING) or (offer[0] and phase not in (rules.OFFERING, rules.CHOOSING)):
            raise self.refuse("points are offered after laying, and chosen then")
        if phase == rules.CHOOSING and (not offer[0] or offer[0] == offer[1]):
            raise self.refuse("expected two different points")
        if phase >= rules.OFFERING and acting >= 0 and acting != phase - rules.OFFERING:
            raise self.refuse("White offers, Black chooses")
        if self.number(s, "point") and phase != rules.TURNING:
            raise self.refuse("a point is given only for turning")
        if s[ACTORS] and s[QUIET] >= self.game.longest:
            raise self.refuse(f"the game was drawn at quiet={self.game.longest}")

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        board, cells, codes = self.board, self.cells_of(steps), self.codes(s)
        assert board is not None
        if not cells:
            return None
        taken = self.why_taken(codes, cells[0])
        if taken is not None or s[PHASE] == self.rules.LAYING:
            return taken or Sentence("rotary-not-centre", {"cell": steps[0]})
        if s[PHASE] == self.rules.CHOOSING or self.number(s, "point"):
            return Sentence("rotary-offered", {"cell": steps[0]})
        near = [codes[cell] for cell in board.neighbours(cells[0])]
        if len(near) < self.rules.WAYS:
            return Sentence("rotary-edge", {"cell": steps[0]})
        if near.count(1 + player) <= near.count(2 - player):
            return Sentence("rotary-majority", {"cell": steps[0]})
        return Sentence("rotary-unchanged", {"cell": steps[0]}) if len(set(near)) == 1 else None
