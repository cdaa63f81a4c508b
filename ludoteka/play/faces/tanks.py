"""Words and clicks of the tank battle: a7-d7, a7xd7 for a shot."""

from __future__ import annotations

from ...declare.tanks import Tanks
from ...rules.abi import ACTORS, PHASE, POINTS, QUIET, State
from .. import face
from ..face import Kind
from ..scene import Count, Scene
from ..words import Sentence

PASS_STEP = "do:pass"


class Face(face.Face):
    """Light tanks and one command tank for each side."""

    game: Tanks

    def make_kinds(self) -> tuple[Kind, ...]:
        return tuple(
            Kind(glyph, seat, name, side.name[0] if glyph == "command-tank" else side.name[0].lower())
            for seat, side in enumerate(self.game.sides)
            for glyph, name in (("tank", "light tank"), ("command-tank", "command tank"))
        )

    def codes(self, s: State) -> list[int]:
        cells = self.tables.field("cells")
        codes: list[int] = s[cells.at : cells.at + cells.length].tolist()
        return codes

    def steps(self, s: State, move: int) -> tuple[str, ...]:
        return (PASS_STEP,) if move == self.rules.PASS else super().steps(s, move)

    def text(self, s: State, move: int) -> str:
        if move == self.rules.PASS:
            return "pass"
        shot = self.codes(s)[move >> self.rules.BITS]
        return ("x" if shot else "-").join(self.steps(s, move))

    def scene(self, s: State, viewer: int = face.SPECTATOR) -> Scene:  # noqa: ARG002
        row = s.copy()
        self.rules.count_points(row, self.tables.row)
        points = (Count("points", int(row[POINTS + seat]), owner=seat) for seat in range(2))
        return Scene(items=self.board_items(s), counts=tuple(points))

    def check(self, s: State) -> None:
        actors, codes = int(s[ACTORS]), self.codes(s)
        board = self.board
        assert board is not None
        if actors not in (0, 1, 2):
            raise self.refuse(f"expected one of two players to act, got actors={actors}")
        if s[PHASE] or int(s[QUIET]) > self.game.quiet or (actors and int(s[QUIET]) == self.game.quiet):
            raise self.refuse(f"phase={int(s[PHASE])} or quiet={int(s[QUIET])} cannot be")
        for seat, side in enumerate(self.game.sides):
            light, command = codes.count(1 + 2 * seat), codes.count(2 + 2 * seat)
            if light > len(self.game.areas[seat].split()) - 1 or command > 1:
                raise self.refuse(f"{side.name} has {light} light tanks and {command} command tanks")
        for cell in board.all_at(self.game.mines):
            if codes[cell]:
                raise self.refuse(f"a tank on the mine {board.names[cell]}")
        for cell in board.all_at(self.game.shelter):
            if codes[cell] % 2:
                raise self.refuse(f"a light tank on {board.names[cell]}, where only command tanks go")

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        board = self.board
        assert board is not None
        if not steps or any(step not in board.names for step in steps):
            return None
        codes, origin = self.codes(s), board.at(steps[0])
        if not codes[origin]:
            return Sentence("tanks-empty", {"cell": steps[0]})
        if (codes[origin] - 1) // 2 != player:
            return Sentence("tanks-not-yours", {"cell": steps[0]})
        return self.why_not_there(codes, player, *steps[:2]) if len(steps) > 1 else None

    def why_not_there(self, codes: list[int], player: int, origin: str, to: str) -> Sentence:
        assert self.board is not None
        code, names = codes[self.board.at(to)], {"from": origin, "cell": to}
        goal = self.game.areas[1 - player].split()
        if to in self.game.mines.split():
            return Sentence("tanks-mine", names)
        if code and (code - 1) // 2 == player:
            return Sentence("tanks-own", names)
        if to in self.game.shelter.split() and (code or codes[self.board.at(origin)] % 2):
            return Sentence("tanks-sheltered" if code else "tanks-shelter", names)
        if origin in goal and to not in goal:
            return Sentence("tanks-stays", names)
        return Sentence("tanks-no-way", names)
