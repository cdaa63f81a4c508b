"""Words and clicks of find the ten: three cells, one after another; pass; 12s is the clock."""

from __future__ import annotations

from ...declare.tens import Tens
from ...rules.abi import ACTORS, CLOCK, CLOCK_TAG, PHASE, POINTS, QUIET, State
from .. import face
from ..material import Lot, Material
from ..scene import Count, Item, Scene, Timer
from ..words import Sentence
from ._board import BoardFace


class Face(BoardFace):
    """Each cell of the walk is an action of its own."""

    game: Tens

    def steps(self, s: State, move: int) -> tuple[str, ...]:  # noqa: ARG002
        assert self.board is not None
        if move >= CLOCK_TAG:
            return (f"do:{move - CLOCK_TAG}s",)
        body = move & self.rules.BODY
        return ("do:pass",) if body == self.rules.PASS else (self.board.names[body],)

    def text(self, s: State, move: int) -> str:
        return self.steps(s, move)[0].removeprefix("do:")

    def turn_text(self, s: State, moves: list[int]) -> str:
        return "-".join(self.text(s, move) for move in moves if move < CLOCK_TAG)

    def walk(self, s: State) -> list[int]:
        """The cells walked so far in this turn."""
        cells: list[int] = s[self.rules.WALK : self.rules.WALK + int(s[PHASE])].tolist()
        return [cell - 1 for cell in cells]

    def number(self, cell: int) -> int:
        return int(self.tables.row[int(self.tables.row[self.rules.NUMBERS]) + cell])

    def scene(self, s: State, viewer: int = face.SPECTATOR) -> Scene:  # noqa: ARG002
        assert self.board is not None
        rules, mover, walk = self.rules, int(s[self.rules.MOVER]), self.walk(s)
        steps = tuple(Item("peg", owner=mover, cell=self.board.names[cell], name="walk") for cell in walk)
        counts = []
        for seat in range(2):
            counts.append(Count("points", int(s[POINTS + seat]), seat))
            counts.append(Count("small points", int(s[rules.SMALL + seat]), seat))
            counts.append(Count("in hand", int(s[rules.HAND + seat]), seat))
        if walk:
            counts.append(Count("sum", sum(self.number(cell) for cell in walk), mover))
        timers = (Timer("thinking time", int(s[rules.SECONDS]), mover),) if s[rules.SECONDS] else ()
        phase = ("first-cell", "second-cell", "third-cell")[len(walk)]
        return Scene(items=(*self.board_items(s), *steps), counts=tuple(counts), phase=phase, timers=timers)

    def material(self) -> Material:
        pegs = tuple(Lot(Item("peg", seat, name="walk"), self.game.wanted) for seat in range(2))
        return Material((*self.own_men(self.game.pieces), *pegs))

    def check(self, s: State) -> None:
        rules, codes = self.rules, self.codes(s)
        mover = int(s[rules.MOVER])
        timed = CLOCK if self.game.seconds else 0
        if int(s[ACTORS]) not in (0, 1 << mover | timed):
            raise self.refuse(f"expected actors={1 << mover | timed}, got {int(s[ACTORS])}")
        for seat in range(2):
            if codes.count(1 + seat) != s[POINTS + seat] or s[POINTS + seat] + s[rules.HAND + seat] > self.game.pieces:
                raise self.refuse("expected as many points as pieces on the board, and no more pieces than there are")
        if not s[ACTORS]:
            return
        if not s[rules.HAND + mover] or bool(s[rules.SECONDS]) != bool(timed):
            raise self.refuse("who is to move has a piece, and time where time runs")
        if s[QUIET] >= sum(s[rules.HAND + seat] > 0 for seat in range(2)) or s[PHASE] > 2:
            raise self.refuse("all have passed already, or no such phase")
        self.check_walk(s, codes)

    def check_walk(self, s: State, codes: list[int]) -> None:
        rules, board = self.rules, self.board
        assert board is not None
        walk = s[rules.WALK : rules.WALK + 2].tolist()
        if [cell > 0 for cell in walk] != [s[PHASE] > 0, s[PHASE] > 1]:
            raise self.refuse("the cells of a walk come one after another")
        cells = [cell - 1 for cell in walk if cell]
        if any(codes[cell] for cell in cells) or (len(cells) == 2 and cells[1] not in board.neighbours(cells[0])):
            raise self.refuse("a walk goes over free cells that touch")
        before = cells[0] if len(cells) == 2 else -1
        if cells and not rules.leads_on(s, self.tables.row, cells[-1], before, 3 - len(cells)):
            raise self.refuse("the walk cannot go on")

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:  # noqa: ARG002
        cells, codes, walk = self.cells_of(steps), self.codes(s), self.walk(s)
        if not cells:
            return Sentence("tens-go-on") if walk else None
        assert self.board is not None
        if codes[cells[0]]:
            return self.why_taken(codes, cells[0])
        if walk and cells[0] == walk[0]:
            return Sentence("tens-three-cells")
        if walk and cells[0] not in self.board.neighbours(walk[-1]):
            return Sentence("tens-neighbour", {"cell": self.board.names[walk[-1]]})
        return Sentence("tens-dead-end", {"cell": steps[0]}) if len(cells) == 1 else Sentence("tens-one-by-one")
