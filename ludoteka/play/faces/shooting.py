"""Words and clicks of the move-and-shoot games."""

from __future__ import annotations

from ...declare.shooting import Flight, Shooting
from ...rules.abi import ACTORS, State
from .. import face
from ..face import Kind
from ..material import Lot, Material
from ..words import Sentence


class Face(face.Face):
    """An amazon's move is written d1-d7/g7: from, to, and where the arrow stands."""

    game: Shooting

    def make_kinds(self) -> tuple[Kind, ...]:
        amazons = (Kind("amazon", seat, "amazon", side.name[0]) for seat, side in enumerate(self.game.sides))
        return (Kind("arrow", -1, "arrow", "x"), *amazons)

    def text(self, s: State, move: int) -> str:
        origin, to, target = self.steps(s, move)
        return f"{origin}-{to}/{target}"

    def material(self) -> Material:
        """There are never more arrows than cells that were free at the start."""
        free = len(self.board or ()) - len(" ".join(self.game.setup).split())
        return Material((Lot(next(kind.item for kind in self.kinds if kind.owner < 0), free),))

    def check(self, s: State) -> None:
        cells, out = self.codes(s), self.tables.field("out")
        each = len(self.game.setup[0].split())
        for seat, side in enumerate(self.game.sides):
            have = cells.count(self.rules.FIRST + seat)
            if have != each:
                raise self.refuse(f"expected {each} pieces of {side.name}, got {have}")
        actors = int(s[ACTORS])
        if actors.bit_count() > 1 or actors >> len(self.game.sides):
            raise self.refuse(f"expected one player to act, got actors={actors}")
        if not actors:
            return
        player = actors.bit_length() - 1
        if s[out.at + player]:
            raise self.refuse(f"{self.game.sides[player].name} is out and cannot act")
        if len(self.game.sides) > 2 and not any(self.free_beside(cells, player)):
            raise self.refuse(f"{self.game.sides[player].name} cannot move, so he is out and cannot act")

    def codes(self, s: State) -> list[int]:
        cells = self.tables.field("cells")
        codes: list[int] = s[cells.at : cells.at + cells.length].tolist()
        return codes

    def free_beside(self, cells: list[int], player: int) -> list[int]:
        """The free cells beside any piece of the player."""
        assert self.board is not None
        pieces = (cell for cell, code in enumerate(cells) if code == self.rules.FIRST + player)
        return [to for cell in pieces for to in self.board.neighbours(cell) if not cells[to]]

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        board = self.board
        assert board is not None
        if not steps or len(steps) > 3 or any(step not in board.names for step in steps):
            return None
        cells = self.codes(s)
        at = [board.at(step) for step in steps]
        if cells[at[0]] != self.rules.FIRST + player:
            return Sentence("shooting-not-yours", {"cell": steps[0]})
        if not any(not cells[to] for to in board.neighbours(at[0])):
            return Sentence("shooting-shut-in", {"cell": steps[0]})
        if len(steps) < 2:
            return None
        reason = self.why_not_there(cells, at[0], at[1], "move")
        if reason is not None or len(steps) < 3:
            return reason
        cells[at[0]] = 0
        cells[at[1]] = self.rules.FIRST + player
        reason = self.why_not_there(cells, at[1], at[2], "shot")
        if reason is None and self.game.flight is Flight.FAR:
            return Sentence("shooting-flies-on", {"cell": steps[2]})
        return reason

    def why_not_there(self, cells: list[int], origin: int, to: int, what: str) -> Sentence | None:
        """Why nothing can go from `origin` straight to `to`."""
        board = self.board
        assert board is not None
        names = {"cell": board.names[to], "from": board.names[origin], "what": what}
        for way in range(len(board.plan.directions)):
            ray = board.ray(origin, way)
            if to in ray:
                stop = next((cell for cell in ray[: ray.index(to) + 1] if cells[cell]), None)
                if stop is None:
                    return None
                return Sentence("shooting-blocked", {**names, "by": board.names[stop]})
        return Sentence("shooting-no-line", names)
