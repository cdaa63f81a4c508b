"""Words and clicks of congo: "Zg1-f3", "Mb5xd5"; a series of jumps is entered jump by jump."""

from __future__ import annotations

from collections import Counter

from ...declare.congo import Congo
from ...rules.abi import PLY, QUIET, TURN, State
from ..face import SPECTATOR, Kind
from ..material import Lot, Material
from ..scene import Item, Scene
from ..words import Sentence
from ._board import BoardFace


class Face(BoardFace):
    """One clicks the piece and the cell where it goes."""

    game: Congo
    removes = True

    def make_kinds(self) -> tuple[Kind, ...]:
        return tuple(
            Kind(piece.picture, seat, piece.name, piece.letter if seat == 0 else piece.letter.lower())
            for seat in (0, 1)
            for piece in self.game.pieces
        )

    def kind_of(self, code: int) -> Kind:
        return self.kinds[code - 1 if code > 0 else len(self.game.pieces) - code - 1]

    def steps(self, s: State, move: int) -> tuple[str, ...]:  # noqa: ARG002
        if move == self.rules.STOP:
            return ("do:stop",)
        names = self.game.squares.names
        return (names[move & self.rules.CELL], names[move >> 6])

    def text(self, s: State, move: int) -> str:
        if move == self.rules.STOP:
            return "stop"
        codes = self.codes(s)
        letter = self.kind_of(codes[move & self.rules.CELL]).letter.upper()
        origin, to = self.steps(s, move)
        over = int(self.rules.between(self.tables.row, move & self.rules.CELL, move >> 6))
        takes = codes[move >> 6] or (letter == self.game.jumper and over >= 0)
        return f"{'' if letter in self.game.promotes else letter}{origin}{'x' if takes else '-'}{to}"

    def board_items(self, s: State) -> tuple[Item, ...]:
        found = []
        for name, code in zip(self.game.squares.names, self.codes(s), strict=True):
            if code:
                kind = self.kind_of(code)
                found.append(Item(kind.glyph, owner=kind.owner, cell=name, name=kind.name, letter=kind.letter))
        return tuple(found)

    def scene(self, s: State, viewer: int = SPECTATOR) -> Scene:  # noqa: ARG002
        return Scene(items=self.board_items(s), phase="capturing" if s[self.rules.JUMPER] else "")

    # --- impossible positions ----------------------------------------------------------------------------------------

    def material(self) -> Material:
        """What a pawn becomes is on its back."""
        letters, count = [piece.letter for piece in self.game.pieces], len(self.game.pieces)
        pairs = [(letters.index(pawn), letters.index(into)) for pawn, into in self.game.promotes.items()]
        kinds = ((self.kinds[at + pawn], self.kinds[at + into]) for at in (0, count) for pawn, into in pairs)
        return Material(tuple(Lot(pawn.item, back=into.item) for pawn, into in kinds))

    def check(self, s: State) -> None:
        actor, codes = self.check_actor(s), self.codes(s)
        if actor >= 0 and s[TURN] % 2 != actor:
            raise self.refuse(f"after {int(s[TURN])} turns it is not this player's turn")
        if s[TURN] > s[PLY] or s[QUIET] > s[TURN] or s[QUIET] >= self.game.quiet_limit + (actor < 0):
            raise self.refuse(f"the counts do not agree: {int(s[PLY])} moves, {int(s[QUIET])} quiet turns")
        have = Counter(code for code in codes if code)
        for seat, side in enumerate(self.game.sides):
            self._check_army(have, 1 - 2 * seat, side.name, over=actor < 0)
        self._check_places(codes, over=actor < 0)
        self._check_series(s, codes, actor)

    def _check_army(self, have: Counter[int], sign: int, who: str, *, over: bool) -> None:
        letters = self.game.letters
        first = Counter(kind for _, side, kind in self.game.placed if side == 0)
        for before, after in self.game.promotes.items():
            pair = [letters.index(before), letters.index(after)]
            if sum(have[(kind + 1) * sign] for kind in pair) > first[pair[0]]:
                raise self.refuse(f"{who} has too many of {before} and {after}")
        for kind, letter in enumerate(letters):
            count = have[(kind + 1) * sign]
            if letter not in self.game.promotes.values() and count > first[kind]:
                raise self.refuse(f"{who} has {count} of {letter}, expected at most {first[kind]}")
            if letter == self.game.royal and not count and not over:
                raise self.refuse(f"{who} has no {letter}, so that the game is over")

    def _check_places(self, codes: list[int], *, over: bool) -> None:
        board = self.game.squares
        for cell, code in enumerate(codes):
            if not code:
                continue
            side, kind = int(code < 0), abs(code) - 1
            letter = self.game.letters[kind]
            last = board.height - 1 if side == 0 else 0
            within = [g.regions[side] for g in self.game.grounds if g.piece == letter and not g.moves]
            if letter in self.game.promotes and cell // board.width == last:
                raise self.refuse(f"{letter} on {board.names[cell]} has not been promoted")
            if not over and any(cell not in board.region(region) for region in within):
                raise self.refuse(f"{letter} cannot stand on {board.names[cell]}")

    def _check_series(self, s: State, codes: list[int], actor: int) -> None:
        jumper, taken = int(s[self.rules.JUMPER]), int(s[self.rules.TAKEN])
        if not jumper and not taken:
            return
        sign = 1 - 2 * actor
        leaper = self.game.letters.index(self.game.jumper) + 1
        if actor < 0 or not jumper or not taken or codes[jumper - 1] != leaper * sign:
            raise self.refuse("expected a series of jumps with its piece and what it took, or neither")
        if any(taken >> cell & 1 and code * sign >= 0 for cell, code in enumerate(codes)):
            raise self.refuse("a series can only have taken enemies")

    # --- why not -----------------------------------------------------------------------------------------------------

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        cells = self.cells_of(steps)
        if not cells:
            return None
        codes = self.codes(s)
        code = codes[cells[0]]
        if s[self.rules.JUMPER]:
            return Sentence("congo-go-on", {"cell": self.game.squares.names[int(s[self.rules.JUMPER]) - 1]})
        if code * (1 - 2 * player) <= 0:
            return Sentence("board-not-yours" if code else "board-empty", {"cell": steps[0]})
        if len(cells) > 1 and codes[cells[1]] * code > 0:
            return Sentence("chess-own-piece", {"cell": steps[1]})
        letter = self.game.letters[abs(code) - 1]
        if len(cells) > 1 and letter == self.game.royal and cells[1] in self.game.squares.region("river"):
            return Sentence("congo-no-swimmer")
        return Sentence("congo-ways", {"piece": self.kind_of(code).name})
