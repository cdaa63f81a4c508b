"""Words and clicks of gipf: a1 or a1-b2 enters a piece, Ga1 a double one; xa1-d4 takes a row off."""

from __future__ import annotations

from ...declare.gipf import Gipf
from ...rules.abi import ACTORS, PHASE, QUIET, State
from .. import face
from ..face import Kind
from ..material import Lot, Material
from ..scene import Count, Item, Scene
from ..words import Sentence
from ._board import BoardFace


class Face(BoardFace):
    """Entries are clicked by the point at the edge and, where it is taken, by the next one in the line."""

    game: Gipf

    def make_kinds(self) -> tuple[Kind, ...]:
        singles = tuple(Kind("man", seat, "single", "") for seat in range(2))
        return (*singles, *(Kind("man", seat, "double", "G") for seat in range(2)))

    def line(self, entry: int) -> list[int]:
        """The points of a line, from the entry on."""
        t, rules = self.tables.row, self.rules
        longest = int(t[rules.LONGEST])
        begin = int(t[rules.ENTRIES]) + entry * longest
        return [int(cell) for cell in t[begin : begin + longest] if cell >= 0]

    def both_kinds(self, s: State) -> bool:
        """Whether the player may choose between a single and a double piece."""
        rules, player = self.rules, int(s[ACTORS]) - 1
        has_double = 3 + player in self.codes(s)
        return has_double and not s[rules.PLAIN + player] and int(s[rules.HAND + player]) >= 2

    def steps(self, s: State, move: int) -> tuple[str, ...]:
        rules, board = self.rules, self.board
        assert board is not None
        names = board.names
        if move == rules.LEAVE:
            return ("do:leave-row",)
        if move & (rules.LIFT | rules.KEEP):
            return names[move & rules.PART], "do:lift" if move & rules.LIFT else "do:keep"
        if move & rules.ROW:
            line = self.line(2 * (move & rules.PART))
            run = int(rules.run_of(s, self.tables.row, move & rules.PART, int(s[ACTORS]) - 1))
            return names[line[run & 15]], names[line[(run >> 4) - 1]]
        line = self.line(move & rules.PART)
        way = (names[line[0]],) if not self.codes(s)[line[0]] else (names[line[0]], names[line[1]])
        kind = ("as:double" if move >> 6 else "as:single",) if self.both_kinds(s) else ()
        return (*way, *kind)

    def text(self, s: State, move: int) -> str:
        rules, steps = self.rules, self.steps(s, move)
        if move == rules.LEAVE:
            return "leave-row"
        if move & (rules.LIFT | rules.KEEP):
            return f"{steps[0]}{'x' if move & rules.LIFT else '='}"
        if move & rules.ROW:
            return "x" + "-".join(steps)
        return ("G" if move >> 6 else "") + "-".join(step for step in steps if not step.startswith("as:"))

    def turn_text(self, s: State, moves: list[int]) -> str:
        return self.text(s, moves[0])

    def scene(self, s: State, viewer: int = face.SPECTATOR) -> Scene:  # noqa: ARG002
        assert self.board is not None
        rules = self.rules
        items = tuple(
            Item(kind.glyph, kind.owner, name, name=kind.name, letter=kind.letter)
            for name, code in zip(self.board.names, self.codes(s), strict=True)
            if code
            for kind in [self.kinds[code - 1]]
            for _ in range(2 if code >= rules.DOUBLE else 1)
        )
        counts = tuple(
            Count(name, int(s[at + seat]), seat)
            for seat in range(2)
            for name, at in (("in hand", rules.HAND), ("captured", rules.PRISON))
        )
        return Scene(items=items, counts=counts, phase=("entering", "choosing-a-row", "lift-or-keep")[int(s[PHASE])])

    def material(self) -> Material:
        """A double piece is two discs upon each other."""
        return Material(tuple(Lot(kind.item, self.game.discs) for kind in self.kinds[:2]))

    def check(self, s: State) -> None:
        rules, codes, phase = self.rules, self.codes(s), int(s[PHASE])
        acting = self.check_actor(s)
        for seat in range(2):
            discs = codes.count(1 + seat) + 2 * codes.count(3 + seat)
            if discs + s[rules.HAND + seat] + s[rules.PRISON + 1 - seat] != self.game.discs:
                raise self.refuse(f"expected {self.game.discs} discs of each side, on the board, in hand or captured")
        if phase > rules.DOUBLES or s[QUIET] < 0:
            raise self.refuse(f"phase={phase} does not exist in this game")
        if phase == rules.DOUBLES and acting >= 0:
            line = self.line(2 * (int(s[rules.LINE]) - 1)) if s[rules.LINE] else []
            due = [place for place in range(8) if int(s[rules.DUE]) >> place & 1]
            if not due or any(place >= len(line) or codes[line[place]] < rules.DOUBLE for place in due):
                raise self.refuse("expected double pieces of a row to be decided")
        elif (s[rules.LINE] or s[rules.DUE]) and acting >= 0:
            raise self.refuse("no row comes off now")
        if phase == rules.ROWS and acting >= 0:
            rows = [rules.row_kind(s, self.tables.row, k, acting) for k in range(int(self.tables.row[rules.LINES]))]
            if not any(rows) or (s[rules.STAGE] == 0) != (acting == s[rules.MOVER]):
                raise self.refuse("expected a row of the player who is to take one")
        if phase == rules.ENTERING and acting >= 0 and (not s[rules.HAND + acting] or s[QUIET] >= self.game.quiet):
            raise self.refuse("the game is over")

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:  # noqa: ARG002
        rules, cells = self.rules, self.cells_of(steps[:1])
        if not cells:
            return None
        if s[PHASE] == rules.ROWS:
            return Sentence("gipf-row")
        if s[PHASE] == rules.DOUBLES:
            return Sentence("gipf-double")
        edge = any(self.line(entry)[0] == cells[0] for entry in range(2 * int(self.tables.row[rules.LINES])))
        return Sentence("gipf-full") if edge else Sentence("gipf-edge")
