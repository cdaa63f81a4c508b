"""Position: a row of integers with its rules, its words and its clicks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property

import numpy as np

from ..declare import Reason
from ..rules.abi import ACTORS, AWAITED, CHANCE, CLOCK, PAYOFF, PLY, POINTS, REASON, TURN, State, new_rng
from ..rules.loading import number_of_moves
from . import native
from .errors import AmbiguousMove, GameOver, IllegalMove
from .face import SPECTATOR, Move
from .result import Result
from .scene import Scene
from .variant import Variant, variant
from .words import Sentence, excerpt

MOST_NAMED = 8


class Position:
    """A position of a game. It never changes: `play` gives a new one.

    >>> position = Position.start("connect-four")
    >>> len(position.moves())
    7
    """

    def __init__(self, of: Variant, row: State, *, viewer: int | None = None) -> None:
        self.variant = of
        self.row = row
        self.viewer = viewer
        """Whose knowledge this is; None: everything is known."""
        self.row.setflags(write=False)

    @classmethod
    def start(cls, game: str | Variant, preset: str = "", options: Mapping[str, str] | None = None) -> Position:
        """The position at the start of a game."""
        of = game if isinstance(game, Variant) else variant(game, preset, options)
        return cls(of, of.start)

    # --- who and what ------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended; asks for the moves, because having none can end it."""
        return self.result is not None

    @property
    def chance(self) -> bool:
        """Whether dice or cards decide next."""
        return int(self.row[ACTORS]) == CHANCE and not self.over

    @cached_property
    def actors(self) -> tuple[int, ...]:
        """The seats that may act now; empty when the game is over or chance decides."""
        bits = int(self.row[ACTORS])
        if bits == CHANCE or self.over:
            return ()
        return tuple(seat for seat in range(self.variant.game.players) if bits >> seat & 1)

    @property
    def timed(self) -> bool:
        """Whether time runs that belongs to the rules."""
        return bool(int(self.row[ACTORS]) & CLOCK)

    @cached_property
    def awaited(self) -> tuple[int, ...]:
        """The seats the game waits for; the other actors only may act."""
        bits = int(self.row[AWAITED]) or int(self.row[ACTORS])
        return tuple(seat for seat in self.actors if bits >> seat & 1)

    @property
    def core(self) -> State:
        """What makes the position, without the fields that are derived from it."""
        return self.row[self.variant.tables.core]

    @property
    def points(self) -> tuple[int, ...]:
        """What has been counted so far, by seat."""
        return tuple(self.row[POINTS : POINTS + self.variant.game.players].tolist())

    @property
    def ply(self) -> int:
        return int(self.row[PLY])

    @property
    def turn(self) -> int:
        return int(self.row[TURN])

    @cached_property
    def codes(self) -> tuple[int, ...]:
        """The legal moves as packed numbers."""
        if not self.row[ACTORS]:
            return ()
        of = self.variant
        out = np.zeros(of.tables.most_moves, np.int64)
        n = number_of_moves(of.kernel.moves(self._scratch(), of.tables.row, out), len(out), of.game.family)
        return tuple(out[:n].tolist())

    def forget(self) -> None:
        """Drop what can be worked out again: positions that have passed are kept in numbers, not in words."""
        for name in ("codes", "_moves"):
            self.__dict__.pop(name, None)

    def _scratch(self) -> State:
        """A copy that kernels may write on: they keep work lists in the tail of a position."""
        return self.row.copy()

    @cached_property
    def _moves(self) -> tuple[Move, ...]:
        return self.variant.face.describe(self.row, list(self.codes))

    def moves(self, player: int | None = None) -> tuple[Move, ...]:
        """The legal moves, of everybody who may act or of one player; for chance, the outcomes."""
        if player is None:
            return self._moves
        return tuple(move for move in self._moves if move.player == player)

    def weights(self) -> tuple[int, ...]:
        """The weights of the outcomes, when chance decides."""
        n = len(self.codes)
        kernel = self.variant.kernel
        if kernel.weights is None:
            return (1,) * n
        out = np.zeros(self.variant.tables.most_moves, np.int64)
        kernel.weights(self._scratch(), self.variant.tables.row, out)
        return tuple(out[:n].tolist())

    @cached_property
    def result(self) -> Result | None:
        row = self.row
        if row[ACTORS]:
            if self.codes:
                return None
            row = self._scratch()
            self.variant.kernel.result(row, self.variant.tables.row)
            if row[ACTORS]:
                raise RuntimeError(f"{self.variant.key}: no moves and no result")
        n = self.variant.game.players
        return Result(
            payoffs=tuple(row[PAYOFF : PAYOFF + n].tolist()),
            points=tuple(row[POINTS : POINTS + n].tolist()),
            reason=Reason(int(row[REASON])),
        )

    # --- playing -----------------------------------------------------------------------------------------------

    def play(self, move: Move | int | str | Sequence[str]) -> Position:
        """The position after a move, given as Move, packed number, text or steps."""
        code = self.find(move).code if not isinstance(move, int) else move
        if code not in self.codes:
            if self.over:
                raise self._over()
            raise self._illegal(move)
        row = self._scratch()
        self.variant.kernel.play(row, self.variant.tables.row, code)
        return Position(self.variant, row, viewer=self.viewer)

    def find(self, move: Move | int | str | Sequence[str], player: int | None = None) -> Move:
        """The legal move meant by a Move, a packed number, a text or a series of steps."""
        if isinstance(move, Move):
            move = move.code
        among = self._coded(move) if isinstance(move, int) else self.moves(player)
        if isinstance(move, int):
            found = [m for m in among if m.code == move and player in (None, m.player)]
        elif isinstance(move, str):
            wanted = move.strip()
            found = [m for m in among if m.text == wanted] or [m for m in among if " ".join(m.steps) == wanted]
            if not found:
                found = [m for m in among if wanted in self.variant.face.aliases(self.row, m.code)]
            if not found:
                found = [m for m in among if _loosely(m.text) == _loosely(wanted)]
        else:
            found = [m for m in among if m.steps == tuple(move)]
        if not found:
            if self.over:
                raise self._over()
            raise self._illegal(move)
        if len(found) > 1:
            texts = ", ".join(m.text for m in found[:MOST_NAMED])
            raise AmbiguousMove(
                Sentence("written-ambiguous", {"move": excerpt(str(move)), "some": texts}), self.variant.key
            )
        return found[0]

    def _coded(self, code: int) -> tuple[Move, ...]:
        """The moves among which one is found by its number: where that is enough, only this one is put into words."""
        if "_moves" in self.__dict__ or not self.variant.face.plain:
            return self._moves
        return self.variant.face.describe(self.row, [code] if code in self.codes else [])

    def _over(self) -> GameOver:
        return GameOver(Sentence("written-over"), self.variant.key)

    def _illegal(self, move: object) -> IllegalMove:
        texts = [move.text for move in self._moves]
        some, more = ", ".join(texts[:MOST_NAMED]), max(len(texts) - MOST_NAMED, 0)
        why = Sentence("written-illegal", {"move": excerpt(str(move)), "some": some, "more": more})
        return IllegalMove(why, self.variant.key)

    def why_not(self, steps: Iterable[str], player: int | None = None) -> Sentence | None:
        """Why these steps are not a legal move, or None if they are (or can be continued to) one.

        Says nothing that the player may not know: the reason is found on what he can see.
        """
        steps = tuple(steps)
        if self.over:
            return Sentence("why-over")
        who = player if player is not None else (self.actors[0] if self.actors else SPECTATOR)
        if who not in self.actors:
            return Sentence("why-not-your-turn")
        known = [move.steps for move in self.moves(who)]
        right = 0
        for step in steps:
            further = [have for have in known if have[right : right + 1] == (step,)]
            if not further:
                break
            known, right = further, right + 1
        if known and right == len(steps):
            return None
        seen = self.observe(who)
        reason = self.variant.face.why(seen.row, steps, who)
        if reason is not None:
            return reason
        next_steps = sorted({have[right] for have in known if len(have) > right})
        some = ", ".join(next_steps[:MOST_NAMED])
        wrong = steps[right] if right < len(steps) else ""
        if right == 0:
            return Sentence("why-first-step", {"step": wrong, "some": some, "count": len(next_steps)})
        return Sentence(
            "why-next-step", {"step": wrong, "after": steps[right - 1], "some": some, "count": len(next_steps)}
        )

    # --- what is known and seen --------------------------------------------------------------------------------

    def observe(self, player: int = SPECTATOR) -> Position:
        """The position as a player (or a spectator) knows it."""
        kernel = self.variant.kernel
        if kernel.observe is None or self.viewer == player:
            return self
        row = self._scratch()
        kernel.observe(self.row, self.variant.tables.row, player, row)
        return Position(self.variant, row, viewer=player)

    def sample(self, seed: int) -> Position:
        """A position that may be the true one, as far as the viewer of this observed position knows."""
        if self.viewer is None or self.variant.kernel.sample is None:
            return self
        row = self._scratch()
        self.variant.kernel.sample(row, self.variant.tables.row, self.viewer, new_rng(seed))
        return Position(self.variant, row)

    def scene(self, viewer: int = SPECTATOR) -> Scene:
        """What a viewer sees, ready to be drawn."""
        return self.variant.face.scene(self.observe(viewer).row, viewer)

    # --- as text and as bytes ----------------------------------------------------------------------------------

    def text(self) -> str:
        """The native text: every field that is not zero; exact for all games."""
        return native.write(self.variant.tables, self.row)

    @classmethod
    def from_text(cls, game: str | Variant, text: str) -> Position:
        of = game if isinstance(game, Variant) else variant(game)
        row = native.read(of, text)
        return cls(of, row)

    def to_bytes(self) -> bytes:
        return native.to_bytes(self.core)

    @classmethod
    def from_bytes(cls, game: str | Variant, data: bytes) -> Position:
        of = game if isinstance(game, Variant) else variant(game)
        return cls(of, native.from_bytes(of, data))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.variant is other.variant and bool((self.core == other.core).all())

    def __hash__(self) -> int:
        return hash((self.variant.key, self.core.tobytes()))

    def __repr__(self) -> str:
        return f"Position.from_text({str(self.variant.key)!r}, {self.text()!r})"


def _loosely(text: str) -> str:
    """Texts that people type differently: case of x, spaces, check marks."""
    return text.replace(" ", "").rstrip("+#!?").lower()
