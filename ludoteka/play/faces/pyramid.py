"""Words and clicks of pyramid: d1-e2."""

from __future__ import annotations

from ...declare.pyramid import Pyramid
from ...rules.abi import TURN, State
from .. import face
from ..scene import Scene
from ..words import Sentence
from ._board import BoardFace


class Face(BoardFace):
    """From a cell to a cell."""

    game: Pyramid

    def field(self, s: State, name: str) -> list[int]:
        found = self.tables.field(name)
        values: list[int] = s[found.at : found.at + found.length].tolist()
        return values

    def scene(self, s: State, viewer: int = face.SPECTATOR) -> Scene:  # noqa: ARG002
        duty = [what for what in self.field(s, "duty") if what]
        attacked = self.rules.RISING | self.rules.FALLING
        phase = "" if not duty else "retreating" if any(d & attacked for d in duty) else "stepping-back"
        return Scene(items=self.board_items(s), phase=phase)

    def check(self, s: State) -> None:
        codes, acting, rules = self.codes(s), self.check_actor(s), self.rules
        self.check_men(codes, max(len(cells.split()) for cells in self.game.setup))
        assert self.board is not None
        red = set(self.board.region("red")) | set(self.board.region("striped"))
        if any(code and cell not in red for cell, code in enumerate(codes)):
            raise self.refuse("pieces stand on the red cells only")
        for cell, (duty, held) in enumerate(zip(self.field(s, "duty"), self.field(s, "held"), strict=True)):
            if duty and (acting < 0 or codes[cell] != 1 + acting):
                raise self.refuse("only pieces of the player to act have to retreat")
            if held and (not codes[cell] or codes[held - 1] != 3 - codes[cell]):
                raise self.refuse("a piece is kept in quarantine by an enemy")
        attacker = int(s[rules.ATTACKER])
        if attacker and (acting < 0 or codes[attacker - 1] != 2 - acting):
            raise self.refuse("the attacker is a piece of who has just moved")
        if s[rules.HOPELESS] and not attacker:
            raise self.refuse("without an attack nobody had to retreat")
        if (s[rules.LINES] > 0) != (attacker > 0):
            raise self.refuse("an attack goes along a line")
        if acting >= 0 and (codes[-1] or s[TURN] >= self.game.longest):
            raise self.refuse("the game is over already")

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        cells, codes = self.cells_of(steps), self.codes(s)
        if not 1 <= len(cells) <= 2:
            return None
        reason = self.why_not_mine(codes, cells[0], player)
        if reason is not None:
            return reason
        phase = self.scene(s).phase
        if phase:
            return Sentence("pyramid-retreat" if phase == "retreating" else "pyramid-step-back")
        assert self.board is not None
        if s[TURN] < 2 and steps[0] in self.game.late.split():
            return Sentence("pyramid-late")
        if len(cells) == 1:
            return Sentence("pyramid-stuck", {"cell": steps[0]})
        reason = self.why_taken(codes, cells[1])
        if reason is None and self.field(s, "held")[cells[0]] and cells[1] in self.board.neighbours(cells[0]):
            return Sentence("pyramid-held")
        return reason or Sentence("pyramid-diagonal")
