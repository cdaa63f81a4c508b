"""Words and clicks of the skyscraper game: d1-d2O tips a cube that then shows O; d1-d2X! falls into the hole.

The last click of a move is the cube as it will stand, so that a player sees what he does: as:OXS, and as:OXS+1XSO@d8
where it tips the second player's cube on to d8. With ! behind its profiles a cube falls.
"""

from __future__ import annotations

from ...declare.tipping import Tipping
from ...rules.abi import PHASE, TURN, State
from .. import face
from ..face import Kind
from ..material import Lot, Material
from ..scene import Count, Item, Scene
from ..words import Sentence
from ._board import BoardFace

WRITTEN = {"O": "O", "X": "X", "S": "*"}


class Face(BoardFace):
    """A cube is drawn from above, with its front and its right side: what it will show when it is tipped."""

    game: Tipping

    def make_kinds(self) -> tuple[Kind, ...]:
        stands = [self.profiles(stand) for stand in range(self.rules.STANDS)]
        return tuple(
            Kind(f"cut-cube:{signs}", seat, f"cube {signs}", signs[0])
            for seat in range(self.game.players)
            for signs in stands
        )

    def profiles(self, stand: int) -> str:
        """The shapes on top, in front and at the right."""
        return "".join("OXS"[sign] for sign in self.rules.ORDERS[stand])

    def after(self, code: int, way: int, to: int) -> str:
        """How a cube stands on the cell to which it was tipped; with "!" if it falls there."""
        rules, t = self.rules, self.tables.row
        stand = rules.tipped((code - 1) % rules.STANDS, way)
        return self.profiles(stand) + ("!" if t[t[rules.HOLES] + to] == rules.ORDERS[stand][0] else "")

    def steps(self, s: State, move: int) -> tuple[str, ...]:
        assert self.board is not None
        rules, names = self.rules, self.board.names
        if move == rules.PASS:
            return ("do:pass",)
        if s[PHASE] == rules.SETTING:
            return names[int(rules.next_home(s, self.tables.row))], f"as:{self.profiles(move)}"
        cell, way, codes = move & rules.PART, move >> 7, self.codes(s)
        to = self.board.step(cell, 2 * way)
        stands = self.after(codes[cell], way, to)
        if codes[to]:
            beyond = self.board.step(to, 2 * way)
            stands += f"+{(codes[to] - 1) // rules.STANDS}{self.after(codes[to], way, beyond)}@{names[beyond]}"
        return names[cell], names[to], f"as:{stands}"

    def text(self, s: State, move: int) -> str:
        steps = self.steps(s, move)
        if len(steps) == 1:
            return "pass"
        signs = steps[-1].removeprefix("as:").partition("+")[0]
        if s[PHASE] == self.rules.SETTING:
            return f"{steps[0]}={''.join(WRITTEN[sign] for sign in signs)}"
        return f"{steps[0]}-{steps[1]}{WRITTEN[signs[0]]}{'!' if signs.endswith('!') else ''}"

    def choice(self, step: str, player: int) -> Item:
        signs, _, pushed = step.removeprefix("as:").partition("+")
        stands, _, cell = pushed[1:].partition("@")
        return self.cube(signs, player, along=(self.cube(stands, int(pushed[0]), cell),) if pushed else ())

    def cube(self, signs: str, owner: int, cell: str = "", along: tuple[Item, ...] = ()) -> Item:
        name = f"falling {signs[0]}" if signs.endswith("!") else f"cube {signs}"
        return Item(f"cut-cube:{signs}", owner, cell, name=name, letter=signs[:1], along=along)

    def scene(self, s: State, viewer: int = face.SPECTATOR) -> Scene:  # noqa: ARG002
        setting = s[PHASE] == self.rules.SETTING
        left = self.game.limit - int(s[TURN])
        counts = () if setting or left > 50 else (Count("left", left),)
        return Scene(items=self.board_items(s), counts=counts, phase="setting-up" if setting else "tipping")

    def material(self) -> Material:
        """A cube that is tipped is exchanged for one that stands so."""
        stands = [self.profiles(stand) for stand in range(self.rules.STANDS)]
        lots = []
        for seat, cells in enumerate(self.game.homes[self.game.players]):
            lots += [Lot(self.cube(signs, seat), len(cells.split())) for signs in stands]
        return Material(tuple(lots))

    def check(self, s: State) -> None:
        assert self.board is not None
        rules, codes, acting = self.rules, self.codes(s), self.check_actor(s)
        players, placed = self.game.players, int(s[rules.PLACED])
        each = len(self.game.starts[0])
        have = [sum((code - 1) // rules.STANDS == seat for code in codes if code) for seat in range(players)]
        if s[PHASE] > rules.TIPPING or (s[PHASE] == rules.SETTING) != (placed < players * each):
            raise self.refuse(f"phase={int(s[PHASE])} does not fit the {placed} cubes that are set up")
        if have != [placed // players + (seat < placed % players) for seat in range(players)]:
            raise self.refuse(f"expected the cubes that are set up, got {have}")
        if s[PHASE] == rules.SETTING and acting >= 0:
            due = [self.board.at(self.game.starts[k % players][k // players]) for k in range(players * each)]
            if acting != placed % players or any(bool(codes[cell]) != (k < placed) for k, cell in enumerate(due)):
                raise self.refuse("the cubes are set up by turns, each on its cell")
        holes = self.tables.row[int(self.tables.row[rules.HOLES]) :]
        for cell, code in enumerate(codes):
            if code and holes[cell] == rules.ORDERS[(code - 1) % rules.STANDS][0]:
                raise self.refuse(f"the cube on {self.board.names[cell]} would have fallen into its hole")
        if acting >= 0 and (codes[self.board.region("top")[0]] or s[TURN] >= self.game.limit):
            raise self.refuse("the game is over")

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        rules, cells, codes = self.rules, self.cells_of(steps[:2]), self.codes(s)
        if not cells:
            return None
        if s[PHASE] == rules.SETTING:
            return Sentence("tipping-next")
        owners = [(code - 1) // rules.STANDS + 1 if code else 0 for code in codes]
        reason = self.why_not_mine(owners, cells[0], player)
        if reason is not None or len(cells) == 1:
            return reason
        return Sentence("tipping-push" if codes[cells[1]] else "tipping-beside", {"cell": steps[1]})
