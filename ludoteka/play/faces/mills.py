"""Words and clicks of the mill games: "a1" places, "a1-a4" moves, "a1-a4xb2" takes a man from b2."""

from __future__ import annotations

from ...declare import Reason
from ...declare.mills import MILL, Mills, Taking
from ...rules.abi import ACTORS, QUIET, REASON, State
from .. import face
from ..face import SPECTATOR
from ..scene import Item, Link, Scene, Tray
from ..words import Sentence

PASS_STEP = "do:pass"


class Face(face.Face):
    """A whole turn is one move: where from, where to, which man is taken."""

    game: Mills

    def steps(self, s: State, move: int) -> tuple[str, ...]:
        return (PASS_STEP,) if move == self.rules.PASS else super().steps(s, move)

    def text(self, s: State, move: int) -> str:
        if move == self.rules.PASS:
            return "pass"
        steps = self.steps(s, move)
        if move >> 12 == self.rules.NONE:
            return "-".join(steps)
        return "-".join(steps[:-1]) + "x" + steps[-1]

    def scene(self, s: State, viewer: int = SPECTATOR) -> Scene:  # noqa: ARG002
        hands = tuple(
            Tray("hand", (Item("man", owner=seat, name=side.name),) * int(s[self.rules.HAND + seat]), seat)
            for seat, side in enumerate(self.game.sides)
        )
        placing = any(tray.items for tray in hands)
        return Scene(
            items=self.board_items(s), trays=hands, links=self._won(s), phase="placing" if placing else "moving"
        )

    def _won(self, s: State) -> tuple[Link, ...]:
        """A stroke through the mill that won."""
        assert self.board is not None
        if s[REASON] != Reason.ROW:
            return ()
        lines = [[self.board.names[p] for p in line] for line in self.board.rows(MILL)]
        return tuple(Link(line[0], line[-1]) for line in lines for seat in range(2) if set(line) <= self.men(s, seat))

    # --- impossible positions ----------------------------------------------------------------------------------------

    def men(self, s: State, player: int) -> set[str]:
        """The points where a player's men stand."""
        assert self.board is not None
        at = self.tables.field("cells").at
        return {name for point, name in enumerate(self.board.names) if s[at + point] == player + 1}

    def check(self, s: State) -> None:
        if int(s[ACTORS]) not in (0, 1, 2):
            raise self.refuse(f"expected one of two players to act, got actors={int(s[ACTORS])}")
        if not 0 <= s[QUIET] < self.game.quiet_limit + (s[ACTORS] == 0):
            raise self.refuse(f"expected fewer than {self.game.quiet_limit} quiet moves, got {int(s[QUIET])}")
        for seat, side in enumerate(self.game.sides):
            have = len(self.men(s, seat)) + int(s[self.rules.HAND + seat])
            if have > self.game.men:
                raise self.refuse(f"{side.name} has {have} men, there are only {self.game.men}")
            if have < MILL and s[ACTORS]:
                raise self.refuse(f"a player to act, although {side.name} has only {have} men")
            if self.game.mill_wins and s[ACTORS] and self._milled(self.men(s, seat)):
                raise self.refuse(f"a player to act, although {side.name} has a mill")

    # --- why not -----------------------------------------------------------------------------------------------------

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        assert self.board is not None
        if not steps or any(step not in self.board.names for step in steps):
            return None
        mine, theirs = self.men(s, player), self.men(s, 1 - player)
        hand = int(s[self.rules.HAND + player])
        first, rest = steps[0], steps[1:]
        if hand and not (self.game.moves_while_placing and first in mine):
            if first in mine:
                return Sentence("mills-place-first", {"count": hand})
            if first in theirs:
                return Sentence("mills-taken", {"point": first})
            if not mine | theirs and first == self.game.closed_at_first:
                return Sentence("mills-closed-at-first", {"point": first})
            return self._why_not_take(rest[0], theirs) if rest else None
        if first not in mine:
            return Sentence("mills-not-yours", {"point": first})
        if not rest:
            return None
        if rest[0] in mine | theirs:
            return Sentence("mills-taken", {"point": rest[0]})
        near = {self.board.names[to] for to in self.board.neighbours(self.board.at(first))}
        if rest[0] not in near and len(mine) + hand > self.game.flies_at:
            return Sentence("mills-not-joined", {"point": first, "to": rest[0], "flies": self.game.flies_at})
        return self._why_not_take(rest[1], theirs) if len(rest) > 1 else None

    def _why_not_take(self, point: str, theirs: set[str]) -> Sentence | None:
        """Why the man on `point` cannot be taken, if a mill was closed."""
        assert self.board is not None
        if point not in theirs:
            return Sentence("mills-take-enemy", {"point": point})
        milled = self._milled(theirs)
        if point in milled and (milled != theirs or self.game.taking is Taking.LOOSE_ONLY):
            return Sentence("mills-in-mill", {"point": point})
        return None

    def _milled(self, men: set[str]) -> set[str]:
        """Those of the men that stand in mills."""
        assert self.board is not None
        lines = [{self.board.names[p] for p in line} for line in self.board.rows(MILL)]
        return {man for line in lines if line <= men for man in line}
