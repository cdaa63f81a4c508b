"""Words and clicks of the chess family: moves as players write them, hands beside the board."""

from __future__ import annotations

from collections import Counter

import numpy as np

from ...declare.chess import Captured, ChessGame, Writing
from ...rules.abi import ACTORS, QUIET, TURN, State
from .. import face
from ..face import SPECTATOR, Kind, Move
from ..material import Lot, Material
from ..scene import Item, Scene, Tray
from ..words import Sentence
from . import _chess_check, _chess_why

UPSIDE_DOWN = 180
"""Degrees."""
COUNT = "do:count"


class Face(face.Face):
    """A whole turn is one move: from, to, and what a piece becomes; or a piece from the hand and its cell."""

    game: ChessGame

    # --- what stands where --------------------------------------------------------------------------------------------

    @property
    def names(self) -> tuple[str, ...]:
        return self.game.squares.names

    def codes(self, s: State) -> list[int]:
        """The pieces on the cells: kind + 1, negative for the second player."""
        cells = self.tables.field("cells")
        codes: list[int] = s[cells.at : cells.at + cells.length].tolist()
        return codes

    @property
    def removes(self) -> bool:  # type: ignore[override]
        return not self.holds_pieces

    @property
    def holds_pieces(self) -> bool:
        return self.game.captured is Captured.HELD

    def held(self, s: State, side: int, kind: int) -> int:
        """How many pieces of a kind a side has in hand."""
        return int(s[self.tables.field("hands").at + side * len(self.game.pieces) + kind]) if self.holds_pieces else 0

    def to_move(self, s: State) -> int:
        """The side to move, or that would be if the game were not over."""
        return int(s[ACTORS]) - 1 if s[ACTORS] else int(s[TURN]) % 2

    def quiet(self, s: State) -> int:
        return int(s[QUIET])

    def rights(self, s: State) -> int:
        return int(s[self.rules.RIGHTS])

    def royal_cell(self, s: State, side: int) -> int:
        return int(s[self.rules.KING + side])

    def passed_cells(self, s: State) -> tuple[int, ...]:
        """The cells on which a capture in passing is possible now."""
        start, end = int(s[self.rules.STEP_FROM]) - 1, int(s[self.rules.STEP_TO]) - 1
        found = []
        if end >= 0:
            stepped = 0 if self.codes(s)[end] > 0 else 1
            at = self.game.ahead(stepped, start)
            while at not in (end, -1):
                found.append(at)
                at = self.game.ahead(stepped, at)
        return tuple(found)

    # --- what the rules say -------------------------------------------------------------------------------------------

    def legal(self, s: State) -> list[int]:
        """The legal moves of the player to move, whatever the limits."""
        out = np.zeros(self.tables.most_moves, np.int64)
        n = self.rules.legal(s.copy(), self.tables.row, self.to_move(s), out)
        moves: list[int] = out[:n].tolist()
        return moves

    def is_royal(self, s: State, cell: int, side: int) -> bool:
        """Whether the piece that must not be left in check stands on the cell."""
        return self.game.checks and cell == self.royal_cell(s, side)

    def in_check(self, s: State, side: int) -> bool:
        cell = self.royal_cell(s, side)
        if self.game.enters and not s[self.rules.COUNT + side]:
            return False
        return self.game.checks and bool(self.rules.attacked(s.copy(), self.tables.row, cell, 1 - side))

    def after(self, s: State, move: int) -> State:
        row = s.copy()
        self.kernel.play(row, self.tables.row, move)
        return row

    def may_take_in_passing(self, s: State) -> bool:
        return any(self.special(move) == self.rules.IN_PASSING for move in self.legal(s))

    # --- moves --------------------------------------------------------------------------------------------------------

    def start_of(self, move: int) -> int:
        return move & int(self.rules.CELL)

    def end_of(self, move: int) -> int:
        return move >> int(self.rules.TO) & int(self.rules.CELL)

    def what_of(self, move: int) -> int:
        return move >> int(self.rules.WHAT) & int(self.rules.WHAT_MASK)

    def special(self, move: int) -> int:
        return move >> int(self.rules.SPECIAL)

    def is_drop(self, move: int) -> bool:
        return self.special(move) != int(self.rules.CLAIM) and self.start_of(move) == int(self.rules.HAND)

    def kind_moved(self, s: State, move: int) -> int:
        """The kind of the piece that is moved or dropped, as it is before the move."""
        return self.what_of(move) - 1 if self.is_drop(move) else abs(self.codes(s)[self.start_of(move)]) - 1

    def becomes(self, move: int) -> str:
        """The letter of what a piece promotes to, or nothing."""
        ordinary = self.special(move) == 0 and not self.is_drop(move)
        return self.game.letters[self.what_of(move) - 1] if ordinary and self.what_of(move) else ""

    def captures(self, s: State, move: int) -> bool:
        if self.special(move) or self.is_drop(move):
            return self.special(move) == int(self.rules.IN_PASSING)
        return self.codes(s)[self.end_of(move)] != 0

    def describe(self, s: State, moves: list[int]) -> tuple[Move, ...]:
        pairs = Counter(self.route(move) for move in moves)
        player = int(s[ACTORS]).bit_length() - 1
        return tuple(
            Move(move, self.write(s, move, moves), self.clicks(s, move, choice=pairs[self.route(move)] > 1), player)
            for move in moves
        )

    def route(self, move: int) -> tuple[int, int, int]:
        """What moves with the same clicks on the board have in common."""
        if self.special(move) == self.rules.CLAIM:
            return (self.rules.CLAIM, 0, 0)
        return (self.start_of(move), self.end_of(move), self.what_of(move) if self.is_drop(move) else 0)

    def clicks(self, s: State, move: int, *, choice: bool) -> tuple[str, ...]:
        """From and to, and what the piece becomes where there is a choice."""
        if self.special(move) == self.rules.CLAIM:
            return (COUNT,)
        end = self.names[self.end_of(move)]
        letter = self.game.letters[self.kind_moved(s, move)]
        if self.is_drop(move):
            return (f"hand:{letter}", end) if self.holds_pieces else (end,)
        start = self.names[self.start_of(move)]
        return (start, end, f"as:{self.becomes(move) or letter}") if choice else (start, end)

    def steps(self, s: State, move: int) -> tuple[str, ...]:
        same = [other for other in self.legal(s) if self.route(other) == self.route(move)]
        return self.clicks(s, move, choice=len(same) > 1)

    def text(self, s: State, move: int) -> str:
        return self.write(s, move, self.legal(s))

    def aliases(self, s: State, move: int) -> tuple[str, ...]:
        if self.special(move) == self.rules.CLAIM:
            return ()
        short = self.short(s, move)
        if self.is_drop(move):
            return (short,)
        if self.game.writing is Writing.HODGES:
            return (short, self.text(s, move).removesuffix("="))
        return (short, "0-0-0" if self.castle_text(move) == "O-O-O" else "0-0") if self.castle_text(move) else (short,)

    def short(self, s: State, move: int) -> str:
        """As programs write it (UCI, USI): e2e4, e7e8q, 8h2b+, P*5e."""
        end, becomes = self.names[self.end_of(move)], self.becomes(move)
        if self.is_drop(move):
            return f"{self.game.letters[self.kind_moved(s, move)]}*{end}"
        return f"{self.names[self.start_of(move)]}{end}{'+' if becomes.startswith('+') else becomes.lower()}"

    def castle_text(self, move: int) -> str:
        return self.game.castling[self.what_of(move)].text if self.special(move) == self.rules.CASTLING else ""

    def write(self, s: State, move: int, among: list[int]) -> str:
        """The move as players write it, told apart from the others."""
        if self.special(move) == self.rules.CLAIM:
            return "count"
        if self.game.writing is Writing.HODGES:
            return self._hodges(s, move, among)
        return self.castle_text(move) + self._algebraic(s, move, among) + self._check_sign(s, move)

    def rivals(self, s: State, move: int, among: list[int]) -> list[int]:
        """The cells of the other pieces of the same kind that can go to the same cell."""
        kind, start, end = self.kind_moved(s, move), self.start_of(move), self.end_of(move)
        codes = self.codes(s)
        found = {
            self.start_of(m) for m in among if self.special(m) in (0, self.rules.IN_PASSING) and self.end_of(m) == end
        }
        return [cell for cell in found - {start, self.rules.HAND} if abs(codes[cell]) - 1 == kind]

    def _algebraic(self, s: State, move: int, among: list[int]) -> str:
        if self.castle_text(move):
            return ""
        letter, end = self.game.letters[self.kind_moved(s, move)], self.names[self.end_of(move)]
        if self.is_drop(move):
            return f"{letter}@{end}"
        start = self.names[self.start_of(move)]
        takes = "x" if self.captures(s, move) else ""
        becomes = self.becomes(move)
        promotion = "" if not becomes else "+" if becomes.startswith("+") else f"={becomes}"
        if letter in self.game.unsigned:
            return f"{start.rstrip('0123456789') if takes else ''}{takes}{end}{promotion}"
        return f"{letter}{self._which(s, move, among)}{takes}{end}{promotion}"

    def _which(self, s: State, move: int, among: list[int]) -> str:
        """As much of the origin as tells the piece from its rivals: the file, else the row, else both."""
        others = [self.names[cell] for cell in self.rivals(s, move, among)]
        if not others:
            return ""
        start = self.names[self.start_of(move)]
        file = start.rstrip("0123456789")
        row = start[len(file) :]
        if all(other.rstrip("0123456789") != file for other in others):
            return file
        return row if all(other.lstrip("abcdefghijklmnopqrstuvwxyz") != row for other in others) else start

    def _check_sign(self, s: State, move: int) -> str:
        """+ for check, # for mate."""
        foe = 1 - self.to_move(s)
        row = self.after(s, move)
        if not self.in_check(row, foe):
            return ""
        out = np.zeros(self.tables.most_moves, np.int64)
        return "+" if self.rules.legal(row, self.tables.row, foe, out) else "#"

    def _hodges(self, s: State, move: int, among: list[int]) -> str:
        letter, end = self.game.letters[self.kind_moved(s, move)], self.names[self.end_of(move)]
        if self.is_drop(move):
            return f"{letter}*{end}"
        origin = self.names[self.start_of(move)] if self.rivals(s, move, among) else ""
        promotion = "+" if self.becomes(move) else ""
        if not promotion and any(self.route(m) == self.route(move) and self.becomes(m) for m in among):
            promotion = "="
        return f"{letter}{origin}{'x' if self.captures(s, move) else '-'}{end}{promotion}"

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        return _chess_why.why(self, s, steps, player)

    # --- positions ----------------------------------------------------------------------------------------------------

    def make_kinds(self) -> tuple[Kind, ...]:
        return tuple(
            Kind(piece.picture, seat, piece.name, piece.letter if seat == 0 else piece.letter.lower())
            for seat in (0, 1)
            for piece in self.game.pieces
        )

    def item(self, code: int, cell: str = "", id: str = "", count: int = 1) -> Item:
        side = int(code < 0)
        kind = self.kinds[side * len(self.game.pieces) + abs(code) - 1]
        facing = UPSIDE_DOWN if self.holds_pieces and side == 1 else 0
        label = str(count) if count > 1 else ""
        return Item(
            kind.glyph, owner=side, cell=cell, id=id, label=label, facing=facing, name=kind.name, letter=kind.letter
        )

    def board_items(self, s: State) -> tuple[Item, ...]:
        codes = self.codes(s)
        return tuple(self.item(code, cell=name) for name, code in zip(self.names, codes, strict=True) if code)

    def scene(self, s: State, viewer: int = SPECTATOR) -> Scene:  # noqa: ARG002
        trays = tuple(Tray("hand", self.hand_items(s, side), side) for side in (0, 1)) if self.holds_pieces else ()
        return Scene(items=self.board_items(s), trays=trays)

    def hand_items(self, s: State, side: int) -> tuple[Item, ...]:
        """One picture for each kind in hand, with the number of pieces."""
        found = []
        for kind, letter in enumerate(self.game.letters):
            count = self.held(s, side, kind)
            if count:
                found.append(self.item((kind + 1) * (1 - 2 * side), id=f"hand:{letter}", count=count))
        return tuple(found)

    def material(self) -> Material:
        lots = []
        for seat in (0, 1):
            kinds = dict(zip(self.game.letters, self.kinds[seat * len(self.game.pieces) :], strict=False))
            for letter, kind in kinds.items():
                number, back = self.number_of(letter, seat), ""
                if self.holds_pieces:
                    # Captured pieces change hands, and what they become is on their backs.
                    number += self.number_of(letter, 1 - seat) if letter not in self.game.royal else 0
                    back = self.becoming.get(letter, ("",))[0]
                else:
                    number += sum(self.number_of(pawn, seat) for pawn, into in self.becoming.items() if letter in into)
                if number:
                    lots.append(Lot(kind.item, number, kinds[back].item if back else None))
        return Material(tuple(lots))

    def number_of(self, letter: str, seat: int) -> int:
        """How many of a piece a side has at the start; what is still to enter is one."""
        enters = self.game.enters and seat == 0 and letter == self.game.royal[0]
        piece = self.game.pieces[self.game.letters.index(letter)]
        return int(enters) or self.at_start[piece.name, seat]

    @property
    def becoming(self) -> dict[str, tuple[str, ...]]:
        """What each piece may become."""
        rule = self.game.promotion
        if rule is None:
            return {}
        return {letter: rule.into.get(letter, ()) + rule.early.get(letter, ()) for letter in {*rule.into, *rule.early}}

    def check(self, s: State) -> None:
        _chess_check.check(self, s)
