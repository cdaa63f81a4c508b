"""Words and clicks of the reversi games."""

from __future__ import annotations

from ...declare.reversi import Flips, Reversi
from ...rules.abi import ACTORS, State
from .. import face
from ..face import Kind
from ..material import Material
from ..scene import Count, Scene
from ..words import Sentence

PASS_STEP = "do:pass"


class Face(face.Face):
    """A move is its cell, "d3"; where equally long lines can be chosen, also the own disc at the other end, "d3-d6"."""

    game: Reversi

    def make_kinds(self) -> tuple[Kind, ...]:
        return tuple(Kind("disc", seat, side.name, side.name[0]) for seat, side in enumerate(self.game.sides))

    def steps(self, s: State, move: int) -> tuple[str, ...]:
        board, rules = self.board, self.rules
        assert board is not None
        if move == rules.PASS:
            return (PASS_STEP,)
        cell = move & rules.CELL
        if not move & rules.CHOICE:
            return (board.names[cell],)
        player = self.mover(s, 0)
        line = board.ray(cell, (move >> 10 & 15) - 1)
        end = next(to for to in line if s[self.tables.field("cells").at + to] == 1 + player)
        return board.names[cell], board.names[end]

    def text(self, s: State, move: int) -> str:
        return "pass" if move == self.rules.PASS else super().text(s, move)

    def scene(self, s: State, viewer: int = face.SPECTATOR) -> Scene:  # noqa: ARG002
        cells = self.codes(s)
        counts = [Count("discs", cells.count(1 + seat), seat) for seat in range(2)]
        counts += [Count("in hand", left, seat) for seat, left in enumerate(self.hands(s))]
        phase = "first-discs" if s[ACTORS] and self.starting(cells) else ""
        return Scene(items=self.board_items(s), counts=tuple(counts), phase=phase)

    def hands(self, s: State) -> list[int]:
        """The discs that each player has still to place; empty where the stock is common."""
        if self.game.shared:
            return []
        at = self.tables.field("hand").at
        return [int(s[at]), int(s[at + 1])]

    def starting(self, cells: list[int]) -> bool:
        """Whether the players still fill the middle."""
        return self.game.free_start and not all(cells[cell] for cell in self.game.middle)

    def codes(self, s: State) -> list[int]:
        cells = self.tables.field("cells")
        codes: list[int] = s[cells.at : cells.at + cells.length].tolist()
        return codes

    def material(self) -> Material:
        return Material(self.turning_men(len(self.board or ())))

    def outside(self, cells: list[int]) -> bool:
        """Whether a disc stands beyond the four middle cells."""
        return any(code and cell not in self.game.middle for cell, code in enumerate(cells))

    def check(self, s: State) -> None:
        if int(s[ACTORS]) not in (0, 1, 2):
            raise self.refuse(f"expected one of two players to act, got actors={int(s[ACTORS])}")
        cells, hands = self.codes(s), self.hands(s)
        if hands and sum(hands) + sum(map(bool, cells)) != len(cells):
            raise self.refuse(f"expected {cells.count(0)} discs in the hands of both together, got {sum(hands)}")
        if s[ACTORS] and self.starting(cells) and self.outside(cells):
            raise self.refuse("the first four discs stand in the middle")

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        board = self.board
        assert board is not None
        if steps[:1] == (PASS_STEP,):
            return Sentence("reversi-no-pass")
        if not steps or any(step not in board.names for step in steps):
            return None
        cells, cell = self.codes(s), board.at(steps[0])
        if cells[cell]:
            return Sentence("reversi-occupied", {"cell": steps[0]})
        if self.starting(cells):
            return Sentence("reversi-middle")
        if self.hands(s) and not self.hands(s)[player]:
            return Sentence("reversi-no-disc")
        lines = self.bracketed(cells, cell, player)
        if not lines:
            return Sentence("reversi-no-flip", {"cell": steps[0]})
        if len(steps) == 2 and self.game.flips is Flips.LONGEST:
            end = board.at(steps[1])
            if lines.get(end, 0) in range(1, max(lines.values())):
                return Sentence("reversi-not-longest", {"cell": steps[1]})
        return None

    def bracketed(self, cells: list[int], cell: int, player: int) -> dict[int, int]:
        """The own discs that bracket something together with `cell`, and how many discs that is."""
        board, t = self.board, self.tables.row
        assert board is not None
        found = {}
        for way in range(0, int(t[self.rules.WAYS]), int(t[self.rules.EVERY])):
            for count, to in enumerate(board.ray(cell, way)):
                if cells[to] != 2 - player:
                    if count and cells[to] == 1 + player:
                        found[to] = count
                    break
        return found
