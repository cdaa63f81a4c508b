"""Words and clicks of the sowing games: a move is the number of its pit."""

from __future__ import annotations

from ...boards import Pits
from ...declare.sowing import Sowing
from ...rules.abi import ACTORS, POINTS, QUIET, State
from .. import face
from ..face import SPECTATOR
from ..scene import Count, Item, Scene
from ..words import Sentence


class Face(face.Face):
    """Seeds are drawn as one heap a pit, with their number."""

    game: Sowing

    @property
    def pits(self) -> Pits:
        assert isinstance(self.board, Pits)
        return self.board

    def steps(self, s: State, move: int) -> tuple[str, ...]:  # noqa: ARG002
        return (self.pits.names[move],)

    def scene(self, s: State, viewer: int = SPECTATOR) -> Scene:  # noqa: ARG002
        heaps = [int(seeds) for seeds in s[self.rules.PITS : self.rules.PITS + 2 * self.pits.per_row]]
        captured = [int(s[POINTS + seat]) for seat in range(2)]
        if self.pits.stores:
            heaps += captured
        items = tuple(
            Item("seed", cell=name, label=str(seeds), name=f"{seeds}")
            for name, seeds in zip(self.pits.names, heaps, strict=True)
            if seeds
        )
        return Scene(items=items, counts=tuple(Count("captured", captured[seat], seat) for seat in range(2)))

    def check(self, s: State) -> None:
        if int(s[ACTORS]) not in (0, 1, 2):
            raise self.refuse(f"expected one of two players to act, got actors={int(s[ACTORS])}")
        if not 0 <= s[QUIET] < self.game.quiet_limit + (s[ACTORS] == 0):
            raise self.refuse(f"expected fewer than {self.game.quiet_limit} quiet moves, got {int(s[QUIET])}")
        ring = 2 * self.pits.per_row
        captured = [int(s[POINTS + seat]) for seat in range(2)]
        total = int(s[self.rules.PITS : self.rules.PITS + ring].sum()) + sum(captured)
        if min(captured) < 0 or total != ring * self.game.seeds:
            raise self.refuse(f"expected {ring * self.game.seeds} seeds in pits and captured, got {total}")
        if s[ACTORS] and 2 * max(captured) > total:
            raise self.refuse("a player to act, although more than half is captured already")

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        pits = self.pits
        if not steps or steps[0] not in pits.names[: 2 * pits.per_row]:
            return None
        pit = pits.at(steps[0])
        if pit // pits.per_row != player:
            return Sentence("sowing-not-yours", {"pit": steps[0]})
        if not s[self.rules.PITS + pit]:
            return Sentence("sowing-empty", {"pit": steps[0]})
        if self.game.must_feed:
            return Sentence("sowing-feed")
        return None
