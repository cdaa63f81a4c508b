"""Words and clicks of the hopping races: from and to; of a chain only the end matters."""

from __future__ import annotations

from ...declare.races import Race
from ...rules.abi import ACTORS, PHASE, QUIET, TURN, State
from .. import face
from ..face import Kind
from ..scene import Count, Scene
from ..words import Sentence

PASS_STEP = "do:pass"


class Face(face.Face):
    """The men of up to six players on one board."""

    game: Race

    def make_kinds(self) -> tuple[Kind, ...]:
        glyph = "ball" if getattr(self.board, "discs", False) else "man"
        return tuple(Kind(glyph, seat, "man", side.name[0]) for seat, side in enumerate(self.game.sides))

    def codes(self, s: State) -> list[int]:
        cells = self.tables.field("cells")
        codes: list[int] = s[cells.at : cells.at + cells.length].tolist()
        return codes

    def steps(self, s: State, move: int) -> tuple[str, ...]:
        return (PASS_STEP,) if move == self.rules.PASS else super().steps(s, move)

    def text(self, s: State, move: int) -> str:
        return "pass" if move == self.rules.PASS else super().text(s, move)

    def scene(self, s: State, viewer: int = face.SPECTATOR) -> Scene:  # noqa: ARG002
        return Scene(items=self.board_items(s), counts=self.counts(s))

    def counts(self, s: State) -> tuple[Count, ...]:
        """Men that have arrived, and the places already won."""
        assert self.board is not None
        codes, found = self.codes(s), []
        for seat, target in enumerate(self.game.targets):
            found.append(Count("home", sum(codes[c] == seat + 1 for c in self.board.all_at(target)), owner=seat))
            place = int(s[self.rules.PLACE + seat])
            if place:
                found.append(Count("place", place, owner=seat))
        return tuple(found)

    def check(self, s: State) -> None:
        actors, codes = int(s[ACTORS]), self.codes(s)
        if actors.bit_count() > 1:
            raise self.refuse(f"expected one player to act, got actors={actors}")
        if s[PHASE] or s[QUIET]:
            raise self.refuse("phase and quiet are not used in this game")
        size = len(self.game.camps[0].split())
        for seat, side in enumerate(self.game.sides):
            if codes.count(seat + 1) > size:
                raise self.refuse(f"{side.name} has {codes.count(seat + 1)} men, expected at most {size}")
        places = [int(s[self.rules.PLACE + seat]) for seat in range(self.game.players)]
        first = self.rules.PLACE + self.game.players
        if (
            s[first : self.rules.PLACE + 8].any()
            or sorted(filter(None, places)) != list(range(1, 9))[: sum(map(bool, places))]
        ):
            raise self.refuse(f"places are given in order from 1, each once; got {places}")
        if actors and (places[actors.bit_length() - 1] or places.count(0) < 2):
            raise self.refuse("a player to act who has arrived already")
        if actors and s[TURN] >= self.game.limit * self.game.players:
            raise self.refuse(f"the game was over at turn={int(s[TURN])}")

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        board = self.board
        assert board is not None
        if not steps or any(step not in board.names for step in steps):
            return None
        codes, origin = self.codes(s), board.at(steps[0])
        if codes[origin] != player + 1:
            return Sentence("races-not-yours" if codes[origin] else "races-empty", {"cell": steps[0]})
        if len(steps) > 1:
            names = {"from": steps[0], "cell": steps[1]}
            return Sentence("races-occupied" if codes[board.at(steps[1])] else "races-no-way", names)
        return Sentence("races-stuck", {"cell": steps[0]})
