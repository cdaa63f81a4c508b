"""Words and clicks of pikk-pakk: the last ball of a line and the cell into which it is pushed, b3-i3."""

from __future__ import annotations

from itertools import pairwise

from ...declare.pikkpakk import Laying, PikkPakk
from ...rules.abi import ACTORS, CHANCE, PHASE, QUIET, State
from ..face import SPECTATOR, Kind
from ..material import Material
from ..scene import Count, Scene
from ..words import Sentence
from ._board import BoardFace


class Face(BoardFace):
    """Balls of two colours and the target."""

    game: PikkPakk

    def make_kinds(self) -> tuple[Kind, ...]:
        own = tuple(Kind("ball", seat, "ball") for seat in range(2))
        return (*own, Kind("star", -1, "target ball", "*"))

    def hand(self, s: State) -> list[int]:
        at = self.tables.field("hand").at
        return [int(s[at]), int(s[at + 1])]

    def steps(self, s: State, move: int) -> tuple[str, ...]:
        board, rules = self.board, self.rules
        assert board is not None
        if move == rules.PASS:
            return ("do:pass",)
        first = board.names[move & rules.PART]
        if s[PHASE] == rules.LAYING:
            return (f"as:{self.game.sides[(move >> 7) - 1].name}", first) if move >> 7 else (first,)
        ray = board.ray(move & rules.PART, 2 * (move >> 7))
        return first, board.names[ray[self.game.line - 1]]

    def carried(self, s: State, move: int) -> tuple[tuple[str, ...], ...]:
        """All balls of the row go one cell further."""
        board, rules = self.board, self.rules
        assert board is not None
        if move == rules.PASS or s[PHASE] == rules.LAYING:
            return ()
        start = move & rules.PART
        row = [board.names[cell] for cell in (start, *board.ray(start, 2 * (move >> 7))[: self.game.line])]
        return tuple(pairwise(row))

    def text(self, s: State, move: int) -> str:
        return "pass" if move == self.rules.PASS else "-".join(step.removeprefix("as:") for step in self.steps(s, move))

    def scene(self, s: State, viewer: int = SPECTATOR) -> Scene:  # noqa: ARG002
        laying = s[PHASE] == self.rules.LAYING
        counts = tuple(Count("in-hand", left, seat) for seat, left in enumerate(self.hand(s))) if laying else ()
        return Scene(items=self.board_items(s), counts=counts, phase="placing" if laying else "")

    def material(self) -> Material:
        counts = [len(cells.split()) for cells in self.game.balls]
        return Material(self.own_men(*counts, 1))

    def check(self, s: State) -> None:
        codes, hand, laying = self.codes(s), self.hand(s), s[PHASE] == self.rules.LAYING
        if s[ACTORS] != CHANCE:
            self.check_actor(s)
        by_lot = self.game.laying is Laying.BY_LOT
        if s[PHASE] > self.rules.LAYING or (laying and bool(s[ACTORS]) and (s[ACTORS] == CHANCE) != by_lot):
            raise self.refuse("who lays the balls?")
        if not laying and s[ACTORS] == CHANCE:
            raise self.refuse("chance only lays the balls")
        if codes.count(self.rules.TARGET) != 1:
            raise self.refuse(f"expected one target ball, got {codes.count(self.rules.TARGET)}")
        for seat, side in enumerate(self.game.sides):
            have, all_of = codes.count(1 + seat) + hand[seat], len(self.game.balls[seat].split())
            if have != all_of:
                raise self.refuse(f"{side.name} has {have} balls, expected {all_of}")
        if laying != any(hand):
            raise self.refuse("balls are in hand only while they are laid")
        if laying:
            self.check_laying(s, codes, hand, by_lot=by_lot)
        if s[ACTORS] and s[QUIET] >= self.game.longest:
            raise self.refuse(f"the game was drawn at quiet={self.game.longest}")

    def check_laying(self, s: State, codes: list[int], hand: list[int], *, by_lot: bool) -> None:
        board = self.board
        assert board is not None
        places = {*board.all_at(" ".join(self.game.balls)), board.at(self.game.target)}
        if self.game.laying is Laying.SET_UP or any(code for cell, code in enumerate(codes) if cell not in places):
            raise self.refuse("balls are laid in the middle of the board only")
        if codes[board.at(self.game.target)] != self.rules.TARGET:
            raise self.refuse("the target ball has moved before all balls lie")
        if not by_lot and hand[0] - hand[1] != (0 if s[ACTORS] == 1 else -1):
            raise self.refuse("balls are laid in turn")

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:  # noqa: ARG002
        board, cells, codes = self.board, self.cells_of(steps), self.codes(s)
        assert board is not None
        if not cells:
            return None
        if s[PHASE] == self.rules.LAYING:
            return self.why_taken(codes, cells[0]) or Sentence("pikkpakk-outside", {"cell": steps[0]})
        if not codes[cells[0]]:
            return Sentence("board-empty", {"cell": steps[0]})
        rays = [board.ray(cells[0], way) for way in (0, 2, 4, 6)]
        lines = [ray for ray in rays if len(ray) >= self.game.line and all(codes[c] for c in ray[: self.game.line - 1])]
        if len(cells) > 1:
            lines = [ray for ray in lines if cells[1] == ray[self.game.line - 1]]
        if not lines:
            return Sentence("pikkpakk-seven", {"cell": steps[0], "count": self.game.line})
        free = [ray for ray in lines if not codes[ray[self.game.line - 1]]]
        if not free:
            return Sentence("pikkpakk-blocked", {"cell": steps[0]})
        return Sentence("pikkpakk-own", {"count": self.game.own, "line": self.game.line})
