"""Words and clicks of avalanche chess: moves as in chess; a push is written "e7-e6", a choice "=Q"."""

from __future__ import annotations

import numpy as np

from ...rules.abi import ACTORS, PHASE, PLY, TURN, State
from ..face import SPECTATOR, Move
from ..scene import Scene
from ..words import Sentence
from . import chess

PHASES = ("", "pushing", "promoting")


class Face(chess.Face):
    """Chess, and two phases more."""

    def to_move(self, s: State) -> int:
        return int(s[ACTORS]) - 1 if s[ACTORS] else int(s[TURN]) % 2

    def described(self, move: int) -> tuple[str, tuple[str, ...]] | None:
        """Text and clicks of a push or a choice; None for a move of chess."""
        if self.special(move) == self.rules.PUSH:
            start, end = self.names[self.start_of(move)], self.names[self.end_of(move)]
            return f"{start}-{end}", (start, end)
        if self.special(move) == self.rules.CHOOSE:
            letter = self.game.letters[self.what_of(move) - 1]
            return f"={letter}", (f"as:{letter}",)
        return None

    def describe(self, s: State, moves: list[int]) -> tuple[Move, ...]:
        if s[PHASE] == self.rules.MOVING:
            return super().describe(s, moves)
        player = int(s[ACTORS]) - 1
        return tuple(Move(move, self.text(s, move), self.steps(s, move), player) for move in moves)

    def text(self, s: State, move: int) -> str:
        found = self.described(move)
        return found[0] if found else super().text(s, move)

    def steps(self, s: State, move: int) -> tuple[str, ...]:
        found = self.described(move)
        return found[1] if found else super().steps(s, move)

    def aliases(self, s: State, move: int) -> tuple[str, ...]:
        return () if self.described(move) else super().aliases(s, move)

    def _check_sign(self, s: State, move: int) -> str:
        """+ for check, # for mate: as it stands before the push."""
        row = s.copy()
        self.rules.chess_play(row, self.tables.row, move)
        foe = 1 - self.to_move(s)
        if not self.in_check(row, foe):
            return ""
        out = np.zeros(self.tables.most_moves, np.int64)
        return "+" if self.rules.legal(row, self.tables.row, foe, out) else "#"

    def scene(self, s: State, viewer: int = SPECTATOR) -> Scene:  # noqa: ARG002
        return Scene(items=self.board_items(s), phase=PHASES[int(s[PHASE])])

    # --- impossible positions ----------------------------------------------------------------------------------------

    def check(self, s: State) -> None:
        """As in chess, for the position before the push or without the pawn that is being promoted."""
        actors, phase, turn, ply = int(s[ACTORS]), int(s[PHASE]), int(s[TURN]), int(s[PLY])
        if phase >= len(PHASES) or (phase and not actors):
            raise self.refuse(f"expected a phase from 0 to {len(PHASES) - 1}, got {phase}")
        if not turn <= ply <= 3 * turn + phase or ply < turn + phase:
            raise self.refuse(f"{ply} actions do not make {turn} turns")
        row = s.copy()
        if phase == self.rules.PUSHING:
            row[ACTORS] = 3 - actors
        if phase == self.rules.PROMOTING:
            self._lift_pushed(row, actors - 1)
        row[TURN] = row[PLY] = turn + (phase > 0)
        row[PHASE] = self.rules.MOVING
        self.rules.derive(row, self.tables.row)
        if actors:
            super().check(row)
        if phase == self.rules.PUSHING and not self.rules.can_push(row, self.tables.row, actors - 1):
            raise self.refuse("no pawn can be pushed")

    def _lift_pushed(self, row: State, owner: int) -> None:
        self.rules.derive(row, self.tables.row)
        cell = int(self.rules.pushed_pawn(row, self.tables.row, owner))
        if cell < 0:
            raise self.refuse("no pawn waits for its promotion")
        row[self.rules.CELLS + cell] = 0

    # --- why not -----------------------------------------------------------------------------------------------------

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        if s[PHASE] == self.rules.MOVING:
            return super().why(s, steps, player)
        if s[PHASE] == self.rules.PROMOTING:
            return Sentence("avalanche-choose")
        if not steps or steps[0] not in self.names:
            return None
        code = self.codes(s)[self.names.index(steps[0])]
        pawn = self.game.kind(self.game.progress) + 1
        if code != pawn * (2 * player - 1):
            return Sentence("avalanche-push", {"cell": steps[0]})
        return Sentence("avalanche-one-cell", {"cell": steps[0]})
