"""Words and clicks of tetroid: "a5-c7" is a single man, "a1+a2+b2+c2-a2" a tetroid and where its first man goes."""

from __future__ import annotations

from functools import cached_property

from ...boards.square import OFFSETS, Square
from ...declare.tetroid import FOUR, Tetroid
from ...rules.abi import ACTORS, POINTS, QUIET, State
from .. import face
from ..face import SPECTATOR
from ..scene import Count, Scene
from ..words import Sentence

Place = tuple[int, int]


class Face(face.Face):
    """Steps are the men of a tetroid from left to right, in a file from below, and the cell where the first goes.

    Whoever clicks may choose the men in any order.
    """

    game: Tetroid

    @cached_property
    def shapes(self) -> list[tuple[Place, ...]]:
        found: list[tuple[Place, ...]] = self.rules.shapes()
        return found

    @cached_property
    def places(self) -> dict[str, Place]:
        assert isinstance(self.board, Square)
        return {name: (cell % self.board.width, cell // self.board.width) for cell, name in enumerate(self.board.names)}

    def name(self, place: Place) -> str:
        assert isinstance(self.board, Square)
        return self.board.name_of(*place)

    def steps(self, s: State, move: int) -> tuple[str, ...]:  # noqa: ARG002
        assert self.board is not None
        names = self.board.names
        if move < self.rules.TETROID:
            return names[move & 255], names[move >> 8]
        x, y = self.places[names[move & 255]]
        men = sorted((x + dx, y + dy) for dx, dy in self.shapes[move >> 8 & 31])
        dx, dy = OFFSETS[move >> 13 & 7]
        return (*map(self.name, men), self.name((men[0][0] + dx, men[0][1] + dy)))

    def text(self, s: State, move: int) -> str:
        *men, to = self.steps(s, move)
        return "+".join(men) + "-" + to

    def scene(self, s: State, viewer: int = SPECTATOR) -> Scene:  # noqa: ARG002
        counts = tuple(Count("captured", int(s[POINTS + seat]), seat) for seat in range(2))
        return Scene(items=self.board_items(s), counts=counts, together=FOUR)

    # --- impossible positions ----------------------------------------------------------------------------------------

    def men(self, s: State, seat: int) -> set[str]:
        assert self.board is not None
        at = self.tables.field("cells").at
        return {name for cell, name in enumerate(self.board.names) if s[at + cell] == seat + 1}

    def check(self, s: State) -> None:
        if int(s[ACTORS]) not in (0, 1, 2):
            raise self.refuse(f"expected one of two players to act, got actors={int(s[ACTORS])}")
        if not 0 <= s[QUIET] < self.game.quiet_limit + (s[ACTORS] == 0):
            raise self.refuse(f"expected fewer than {self.game.quiet_limit} quiet moves, got {int(s[QUIET])}")
        for seat, side in enumerate(self.game.sides):
            have = len(self.men(s, seat))
            if have > self.game.men:
                raise self.refuse(f"{side.name} has {have} men, there are only {self.game.men}")
            if have < FOUR and s[ACTORS]:
                raise self.refuse(f"a player to act, although {side.name} has only {have} men")

    # --- why not -----------------------------------------------------------------------------------------------------

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        if not steps or any(step not in self.places for step in steps):
            return None
        mine, theirs = self.men(s, player), self.men(s, 1 - player)
        chosen = [step for step in steps if step in mine]
        if steps[0] not in mine:
            return Sentence("tetroid-not-yours", {"cell": steps[0]})
        if len(steps) == 1:
            return Sentence("tetroid-stuck", {"cell": steps[0]})
        if len(steps) <= FOUR and steps == tuple(chosen):
            return Sentence("tetroid-no-shape")
        if len(steps) > FOUR:
            if steps[:FOUR] != tuple(sorted(steps[:FOUR], key=self.places.__getitem__)):
                return Sentence("tetroid-order")
            return Sentence("tetroid-barred")
        if steps[-1] in theirs:
            return Sentence("tetroid-single-takes-none", {"cell": steps[-1]})
        if len(steps) == 2:
            return Sentence("tetroid-too-far", {"cell": steps[0], "to": steps[1], "reach": self.game.reach})
        return Sentence("tetroid-four-men", {"count": len(steps) - 1})
