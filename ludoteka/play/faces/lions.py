"""Words and clicks of the large shogi games: "P7i-7h", "Ln7jx6i-5h" with a capture on the way, "L1a-1d+"."""

from __future__ import annotations

from collections import Counter

from ...declare.lions import LionShogi
from ...rules.abi import ACTORS, PLY, QUIET, TURN, State
from ..face import Kind, Move
from ..material import Lot, Material
from ..scene import Item
from ..words import Sentence
from ._board import BoardFace

UPSIDE_DOWN = 180
"""Degrees."""


class Face(BoardFace):
    """One clicks the piece, the cell of a first capture if there is one, and the cell where it ends."""

    game: LionShogi

    def make_kinds(self) -> tuple[Kind, ...]:
        return tuple(
            Kind(piece.picture, seat, piece.name, piece.letter) for seat in (0, 1) for piece in self.game.pieces
        )

    def kind_of(self, code: int) -> Kind:
        return self.kinds[code - 1 if code > 0 else len(self.game.pieces) - code - 1]

    # --- moves -------------------------------------------------------------------------------------------------------

    def cell(self, number: int) -> str:
        return self.game.squares.names[number]

    def parts(self, move: int) -> tuple[int, int, int, bool]:
        """Origin, end, the cell of a first capture (or NOWHERE), whether the piece is promoted."""
        rules = self.rules
        return (
            move & rules.CELL,
            move >> rules.TO & rules.CELL,
            move >> rules.VIA & rules.CELL,
            bool(move >> rules.PROMOTES),
        )

    def describe(self, s: State, moves: list[int]) -> tuple[Move, ...]:
        pairs = Counter(move & ~(1 << self.rules.PROMOTES) for move in moves)
        firsts = {(origin, via) for origin, _, via, _ in map(self.parts, moves) if via != self.rules.NOWHERE}
        codes, player = self.codes(s), int(s[ACTORS]).bit_length() - 1
        return tuple(Move(move, self.text(s, move), self.clicks(codes, move, pairs, firsts), player) for move in moves)

    def clicks(self, codes: list[int], move: int, pairs: Counter[int], firsts: set[tuple[int, int]]) -> tuple[str, ...]:
        origin, to, via, promotes = self.parts(move)
        start = self.cell(origin)
        if via != self.rules.NOWHERE:
            return (start, self.cell(via), self.cell(to))
        if origin == to:
            return (start, "do:pass")
        if (origin, to) in firsts:
            return (start, self.cell(to), "do:stop")
        if pairs[move & ~(1 << self.rules.PROMOTES)] > 1:
            letter = self.kind_of(codes[origin]).letter
            return (start, self.cell(to), f"as:{self.game.into[letter] if promotes else letter}")
        return (start, self.cell(to))

    def steps(self, s: State, move: int) -> tuple[str, ...]:
        return next(found.steps for found in self.describe(s, self.legal(s)) if found.code == move)

    def text(self, s: State, move: int) -> str:
        origin, to, via, promotes = self.parts(move)
        codes = self.codes(s)
        letter = self.kind_of(codes[origin]).letter
        first = f"x{self.cell(via)}" if via != self.rules.NOWHERE else ""
        takes = "x" if codes[to] and to != origin else "-"
        return f"{letter}{self.cell(origin)}{first}{takes}{self.cell(to)}{'+' if promotes else ''}"

    # --- positions ---------------------------------------------------------------------------------------------------

    def board_items(self, s: State) -> tuple[Item, ...]:
        found = []
        for name, code in zip(self.game.squares.names, self.codes(s), strict=True):
            if code:
                kind = self.kind_of(code)
                facing = UPSIDE_DOWN if code < 0 else 0
                letter = kind.letter if code > 0 else kind.letter.lower()
                found.append(
                    Item(kind.glyph, owner=kind.owner, cell=name, facing=facing, name=kind.name, letter=letter)
                )
        return tuple(found)

    def material(self) -> Material:
        """What a piece becomes is on its back."""
        letters, count = [piece.letter for piece in self.game.pieces], len(self.game.pieces)
        pairs = [(letters.index(plain), letters.index(into)) for plain, into in self.game.into.items()]
        kinds = ((self.kinds[at + plain], self.kinds[at + into]) for at in (0, count) for plain, into in pairs)
        return Material(tuple(Lot(plain.item, back=into.item) for plain, into in kinds))

    def check(self, s: State) -> None:
        actor, codes = self.check_actor(s), self.codes(s)
        if s[TURN] != s[PLY] or (actor >= 0 and s[PLY] % 2 != actor):
            raise self.refuse(f"after {int(s[PLY])} moves it is not this player's turn")
        open_game = actor >= 0
        if s[PLY] >= self.game.longest + (not open_game) or s[QUIET] >= self.game.quiet_limit + (not open_game):
            raise self.refuse(f"expected fewer moves, got {int(s[PLY])} and {int(s[QUIET])} quiet ones")
        if s[QUIET] > s[PLY]:
            raise self.refuse(f"{int(s[QUIET])} quiet moves are more than were played")
        for seat, side in enumerate(self.game.sides):
            self._check_army(codes, seat, side.name)
            if open_game and not self.rules.royals(s, self.tables.row, 1 - 2 * seat):
                raise self.refuse(f"{side.name} has no royal piece, so that the game is over")
        if s[self.rules.AVENGED] and not s[QUIET] == 0:
            raise self.refuse("a lion was captured, so that the last move was not quiet")

    def _check_army(self, codes: list[int], seat: int, who: str) -> None:
        """Of each kind, promoted or not, no more than at the start."""
        game = self.game
        back = {after: before for before, after in game.into.items()}
        first = Counter(game.letters[kind] for _, side, kind in game.placed if side == seat)
        letters = [self.kind_of(code).letter for code in codes if code * (1 - 2 * seat) > 0]
        for letter, count in Counter(back.get(letter, letter) for letter in letters).items():
            if count > first[letter]:
                raise self.refuse(f"{who} has {count} of {letter}, promoted or not; expected at most {first[letter]}")

    # --- why not -----------------------------------------------------------------------------------------------------

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        cells = self.cells_of(steps[:2])
        if not cells:
            return None
        codes = self.codes(s)
        code = codes[cells[0]]
        if code * (1 - 2 * player) <= 0:
            return Sentence("board-not-yours" if code else "board-empty", {"cell": steps[0]})
        if len(cells) == 1:
            return Sentence("lions-blocked", {"cell": steps[0]})
        there = codes[cells[1]]
        if there * code > 0 and cells[0] != cells[1]:
            return Sentence("lions-own-piece", {"cell": steps[1]})
        kind = abs(code) - 1
        reaches = bool(self.rules.strikes(s, self.tables.row, player, cells[0], cells[1]))
        if there and reaches and self.kind_of(there).letter in self.game.lions:
            lion = self.game.letters[kind] in self.game.lions
            return Sentence("lions-guarded" if lion else "lions-avenged", {"cell": steps[1]})
        if reaches:
            return Sentence("lions-not-so", {"cell": steps[1]})
        return Sentence("lions-ways", {"piece": self.kind_of(code).letter, "cell": steps[0]})
