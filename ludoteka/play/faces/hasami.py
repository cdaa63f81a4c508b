"""Words and clicks of hasami shogi: where from and where to, "e2-e3"."""

from __future__ import annotations

from ...declare import Reason
from ...declare.hasami import Hasami
from ...rules.abi import ACTORS, PAYOFF, POINTS, QUIET, REASON, State
from .. import face
from ..face import SPECTATOR
from ..scene import Count, Link, Scene
from ..words import Sentence

STEPS = 2


class Face(face.Face):
    """A jump is entered by its end, however many men it goes over."""

    game: Hasami

    def scene(self, s: State, viewer: int = SPECTATOR) -> Scene:  # noqa: ARG002
        counts = tuple(Count("captured", int(s[POINTS + seat]), seat) for seat in range(2))
        return Scene(items=self.board_items(s), counts=counts, links=self._won(s))

    def cells(self, s: State) -> dict[str, int]:
        """What stands on each cell."""
        assert self.board is not None
        at = self.tables.field("cells").at
        return {name: int(s[at + cell]) for cell, name in enumerate(self.board.names)}

    def _won(self, s: State) -> tuple[Link, ...]:
        """A stroke through the row that won."""
        assert self.board is not None
        if s[REASON] != Reason.ROW:
            return ()
        man = 1 if s[PAYOFF] > 0 else 2
        cells = self.cells(s)
        ways = [self.board.direction(name) for name in ("N", "NE", "SE")]
        home = set(self.home(man - 1))
        rows = [[self.board.names[c] for c in row] for row in self.board.rows(self.game.row_wins, ways)]
        won = [row for row in rows if all(cells[name] == man and name not in home for name in row)]
        return tuple(Link(row[0], row[-1]) for row in won)

    def home(self, seat: int) -> tuple[str, ...]:
        """The cells of a side's home rows."""
        assert self.board is not None
        return self.board.names[: self.game.men] if seat == 0 else self.board.names[-self.game.men :]

    def check(self, s: State) -> None:
        if int(s[ACTORS]) not in (0, 1, 2):
            raise self.refuse(f"expected one of two players to act, got actors={int(s[ACTORS])}")
        if not 0 <= s[QUIET] < self.game.quiet_limit + (s[ACTORS] == 0):
            raise self.refuse(f"expected fewer than {self.game.quiet_limit} quiet moves, got {int(s[QUIET])}")
        men = list(self.cells(s).values())
        for seat, side in enumerate(self.game.sides):
            have = men.count(seat + 1)
            if have > self.game.men:
                raise self.refuse(f"{side.name} has {have} men, there are only {self.game.men}")

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        cells = self.cells(s)
        if not steps or any(step not in cells for step in steps):
            return None
        if cells[steps[0]] != player + 1:
            return Sentence("hasami-not-yours", {"cell": steps[0]})
        if len(steps) < STEPS:
            return Sentence("hasami-stuck", {"cell": steps[0]})
        if cells[steps[1]]:
            return Sentence("hasami-taken", {"cell": steps[1]})
        return Sentence("hasami-out-of-reach", {"cell": steps[0], "to": steps[1], "how": self.game.leap.name.lower()})
