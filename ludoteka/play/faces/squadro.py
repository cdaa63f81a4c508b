"""Words and clicks of squadro: a piece is clicked and goes its way, a3-d3."""

from __future__ import annotations

from ...declare.squadro import END, LANES, Squadro
from ...rules.abi import ACTORS, POINTS, TURN, State
from ..face import SPECTATOR
from ..scene import Count, Item, Scene
from ..words import Sentence
from ._board import BoardFace

FILES = "abcdefg"


class Face(BoardFace):
    """The point of a piece shows where it goes."""

    game: Squadro

    def piece(self, s: State, player: int, lane: int) -> tuple[int, int]:
        """How far a piece is from its start, and its leg."""
        at, leg = self.tables.field("at").at, self.tables.field("leg").at
        return int(s[at + player * LANES + lane]), int(s[leg + player * LANES + lane])

    def space(self, player: int, lane: int, at: int) -> str:
        return f"{FILES[at]}{lane + 2}" if player == 0 else f"{FILES[lane + 1]}{at + 1}"

    def steps(self, s: State, move: int) -> tuple[str, ...]:
        player = int(s[ACTORS]) - 1
        return (self.space(player, move, self.piece(s, player, move)[0]),)

    def text(self, s: State, move: int) -> str:
        player = int(s[ACTORS]) - 1
        after = s.copy()
        self.rules.walk(after, self.tables.row, player, move)
        return f"{self.steps(s, move)[0]}-{self.space(player, move, self.piece(after, player, move)[0])}"

    def scene(self, s: State, viewer: int = SPECTATOR) -> Scene:  # noqa: ARG002
        items = []
        for player in range(2):
            for lane in range(LANES):
                at, leg = self.piece(s, player, lane)
                if leg != self.rules.HOME:
                    facing = (90 if player == 0 else 0) + (180 if leg == self.rules.BACK else 0)
                    name = "piece on its way out" if leg == self.rules.OUT else "piece on its way back"
                    cell = self.space(player, lane, at)
                    letter = (">^" if leg == self.rules.OUT else "<v")[player]
                    items.append(Item("pointer", player, cell, facing=facing, name=name, letter=letter))
        return Scene(items=tuple(items), counts=tuple(Count("home", int(s[POINTS + p]), p) for p in range(2)))

    def check(self, s: State) -> None:
        acting = self.check_actor(s)
        seen: set[str] = set()
        for player, side in enumerate(self.game.sides):
            pieces = [self.piece(s, player, lane) for lane in range(LANES)]
            home = sum(leg == self.rules.HOME for _, leg in pieces)
            if home != s[POINTS + player]:
                raise self.refuse(f"{side.name} has {home} pieces home but points={s[POINTS + player]}")
            if acting >= 0 and home >= self.game.wins:
                raise self.refuse(f"{side.name} has won with {home} pieces home")
            for lane, (at, leg) in enumerate(pieces):
                if (leg == self.rules.OUT and at == END) or (leg == self.rules.BACK and at == 0):
                    raise self.refuse(f"the piece of lane {lane + 1} of {side.name} must have turned")
                if leg == self.rules.HOME and at != 0:
                    raise self.refuse(f"the piece of lane {lane + 1} of {side.name} is home, but not at its start")
                space = self.space(player, lane, at)
                if leg != self.rules.HOME and space in seen:
                    raise self.refuse(f"two pieces stand on {space}")
                seen |= {space} if leg != self.rules.HOME else set()
        if acting >= 0 and s[TURN] >= self.game.longest:
            raise self.refuse(f"the game was drawn at turn={self.game.longest}")

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        if len(steps) != 1 or not self.cells_of(steps):
            return None
        owner = {item.cell: item.owner for item in self.scene(s).items}.get(steps[ACTORS], -1)
        if owner == player:
            return None
        return Sentence("board-empty" if owner < 0 else "board-not-yours", {"cell": steps[ACTORS]})
