"""Words and clicks of salta: c3-d4, and c3-d4! where "salta!" is called."""

from __future__ import annotations

from ...declare.salta import GROUPS, NUMBERS, PIECES, Jumps, Salta
from ...rules.abi import ACTORS, PHASE, QUIET, TURN, State
from .. import face
from ..face import Kind, Move
from ..scene import Count, Scene
from ..words import Sentence

PASS_STEP, CALL_STEP, SILENT_STEP = "do:pass", "do:salta", "do:silent"


class Face(face.Face):
    """After a move in front of an enemy the player chooses: call, or keep silent."""

    game: Salta

    def make_kinds(self) -> tuple[Kind, ...]:
        return tuple(
            Kind(f"{group}:{number}", seat, f"{group} {number}", str(number))
            for seat in range(2)
            for group in GROUPS
            for number in range(1, NUMBERS + 1)
        )

    def codes(self, s: State) -> list[int]:
        cells = self.tables.field("cells")
        codes: list[int] = s[cells.at : cells.at + cells.length].tolist()
        return codes

    def cells_of(self, move: int) -> tuple[str, str]:
        assert self.board is not None
        rules, names = self.rules, self.board.names
        return names[move & rules.CELL_MASK], names[move >> rules.BITS & rules.CELL_MASK]

    def steps(self, s: State, move: int) -> tuple[str, ...]:
        rules = self.rules
        if move == rules.PASS:
            return (PASS_STEP,)
        origin, to = self.cells_of(move)
        player = int(s[ACTORS]).bit_length() - 1
        if move & rules.CALL:
            return origin, to, CALL_STEP
        called = self.game.jumps is Jumps.CALLED
        if called and rules.invites(s, self.tables.row, player, move & rules.CELL_MASK, move >> rules.BITS):
            return origin, to, SILENT_STEP
        return origin, to

    def text(self, s: State, move: int) -> str:  # noqa: ARG002
        if move == self.rules.PASS:
            return "pass"
        return "-".join(self.cells_of(move)) + ("!" if move & self.rules.CALL else "")

    def describe(self, s: State, moves: list[int]) -> tuple[Move, ...]:
        return tuple(Move(move, self.text(s, move), self.steps(s, move), self.mover(s, move)) for move in moves)

    def scene(self, s: State, viewer: int = face.SPECTATOR) -> Scene:  # noqa: ARG002
        counts = tuple(
            Count("home", int(self.rules.in_place(s, self.tables.row, seat)), owner=seat) for seat in range(2)
        )
        return Scene(items=self.board_items(s), counts=counts, phase="salta" if s[self.rules.MUST] else "")

    def check(self, s: State) -> None:
        actors, codes = int(s[ACTORS]), self.codes(s)
        if actors not in (0, 1, 2):
            raise self.refuse(f"expected one of two players to act, got actors={actors}")
        if s[PHASE] or s[QUIET]:
            raise self.refuse("phase and quiet are not used in this game")
        if sorted(filter(None, codes)) != list(range(1, 2 * PIECES + 1)):
            raise self.refuse(f"expected each of the {2 * PIECES} pieces once")
        must = int(s[self.rules.MUST])
        if must and (not actors or codes[must - 1] == 0 or (codes[must - 1] - 1) // PIECES == actors - 1):
            raise self.refuse(f"must={must}, but no enemy piece stands there")
        if actors and s[TURN] >= 2 * self.game.limit:
            raise self.refuse(f"the game was over at turn={int(s[TURN])}")

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        board = self.board
        assert board is not None
        if not steps or any(step not in board.names for step in steps):
            return None
        codes, origin = self.codes(s), board.at(steps[0])
        if not codes[origin]:
            return Sentence("salta-empty", {"cell": steps[0]})
        if (codes[origin] - 1) // PIECES != player:
            return Sentence("salta-not-yours", {"cell": steps[0]})
        if s[self.rules.MUST]:
            return Sentence("salta-called", {"cell": board.names[s[self.rules.MUST] - 1]})
        if len(steps) < 2:
            return None
        names = {"from": steps[0], "cell": steps[1]}
        if codes[board.at(steps[1])]:
            return Sentence("salta-occupied", names)
        return Sentence("salta-no-way" if self.game.jumps is Jumps.CALLED else "salta-must-jump", names)
