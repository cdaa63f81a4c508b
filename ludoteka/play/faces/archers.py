"""Words and clicks of archers' ambush: c1-d3 steps, c1-d3! is shot there, =b2 shot him, +a1 returns."""

from __future__ import annotations

from ...declare.archers import Archers
from ...rules.abi import ACTORS, PHASE, QUIET, State
from .. import face
from ..face import Kind
from ..material import Lot, Material
from ..scene import Count, Scene
from ..words import Sentence
from ._board import BoardFace


class Face(BoardFace):
    """A step; then perhaps who shot, or where a wounded archer returns."""

    game: Archers

    def make_kinds(self) -> tuple[Kind, ...]:
        return tuple(
            Kind(glyph, seat, what, what[0])
            for seat in range(2)
            for glyph, what in (("archer", "archer"), ("marksman", "privileged archer"))
        )

    def steps(self, s: State, move: int) -> tuple[str, ...]:  # noqa: ARG002
        rules, board = self.rules, self.board
        assert board is not None
        if move in (rules.STAY, rules.PASS):
            return ("do:stop" if move == rules.STAY else "do:pass",)
        if move & (rules.CREDITED | rules.RECALLED):
            return (board.names[move & rules.PART],)
        return board.names[move & rules.PART], board.names[move >> 5]

    def text(self, s: State, move: int) -> str:
        rules, steps = self.rules, self.steps(s, move)
        if len(steps) == 1:
            sign = "=" if move & rules.CREDITED else "+" if move & rules.RECALLED else ""
            return sign + steps[0].removeprefix("do:")
        enemy = 2 - int(s[ACTORS])
        shot = rules.shooters(s, self.tables.row, move >> 5, enemy, 0) > 0
        return "-".join(steps) + ("!" if shot else "")

    def turn_text(self, s: State, moves: list[int]) -> str:
        return " ".join(self.text(s, move) for move in moves)

    def scene(self, s: State, viewer: int = face.SPECTATOR) -> Scene:  # noqa: ARG002
        rules, t = self.rules, self.tables.row
        counts = []
        for seat in range(2):
            counts.append(Count("arrived", int(rules.arrived(s, t, seat)), seat))
            counts.append(Count("wounded", int(s[rules.WOUNDED + seat]), seat))
        return Scene(
            items=self.board_items(s),
            counts=tuple(counts),
            phase=("", "crediting", "recalling")[int(s[PHASE])],
        )

    def material(self) -> Material:
        """A crown on the other side."""
        pairs = (self.kinds[at : at + 2] for at in (0, 2))
        return Material(tuple(Lot(plain.item, back=crowned.item) for plain, crowned in pairs))

    def check(self, s: State) -> None:
        codes, acting, rules, t = self.codes(s), self.check_actor(s), self.rules, self.tables.row
        each = len(self.game.camps[0].split())
        for seat, side in enumerate(self.game.sides):
            have = sum(code > 0 and (code - 1) // 2 == seat for code in codes) + int(s[rules.WOUNDED + seat])
            if have != each:
                raise self.refuse(f"{side.name} has {have} archers, expected {each}")
        target = int(s[rules.TARGET])
        if s[PHASE] > rules.RECALL or bool(target) != (s[PHASE] == rules.CREDIT):
            raise self.refuse("an archer has just been shot only while his shooter is named")
        if target and (acting < 0 or codes[target - 1] or rules.shooters(s, t, target - 1, acting, 1) < 2):
            raise self.refuse("there is no choice of shooters")
        if s[PHASE] == rules.RECALL and (acting < 0 or not s[rules.WOUNDED + acting]):
            raise self.refuse("nobody is wounded who could return")
        if acting >= 0 and s[QUIET] >= self.game.quiet:
            raise self.refuse("too many quiet moves: the game is over")

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        rules, cells, codes = self.rules, self.cells_of(steps), self.codes(s)
        if not 1 <= len(cells) <= 2:
            return None
        if s[PHASE] != rules.WALK:
            return Sentence("archers-credit" if s[PHASE] == rules.CREDIT else "archers-recall")
        code = codes[cells[0]]
        if not code or (code - 1) // 2 != player:
            return Sentence("board-not-yours" if code else "board-empty", {"cell": steps[0]})
        if rules.has_arrived(s, self.tables.row, cells[0]):
            return Sentence("archers-arrived")
        assert self.board is not None
        if len(cells) == 1:
            return Sentence("archers-stuck", {"cell": steps[0]})
        if cells[1] not in self.board.neighbours(cells[0]):
            return Sentence("archers-no-line", {"cell": steps[0], "to": steps[1]})
        return self.why_taken(codes, cells[1]) or Sentence("archers-not-back")
