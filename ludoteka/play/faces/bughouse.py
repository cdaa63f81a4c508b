"""Words and clicks of bughouse: "A:Nf3", "B:N@e5"; pieces in hand lie in the trays of their players."""

from __future__ import annotations

from collections import Counter

import msgspec

from ...declare.bughouse import Bughouse
from ...rules.abi import ACTORS, PLAYER_SHIFT, PLY, REASON, TURN, Kernel, State, Tables, load
from .. import face
from ..errors import NotationError
from ..face import SPECTATOR, Move
from ..material import Lot, Material
from ..scene import Item, Scene, Tray
from ..words import Sentence
from . import _chess_check, chess

NAMES = "AB"
TURNED = {0: (0, 180), 1: (180, 0), 2: (180, 0), 3: (0, 180)}
"""How each seat sees the two boards: his own and his partner's pieces below."""


class Face(face.Face):
    """Two faces of chess."""

    game: Bughouse

    def __init__(self, game: Bughouse, tables: Tables, kernel: Kernel) -> None:
        self.chess = load("chess", compiled=kernel.compiled)
        self.inner = chess.Face(game.chess, self.chess.pack(game.chess), self.chess)
        super().__init__(game, tables, kernel)

    def board_row(self, s: State, board: int) -> State:
        """The row of one board."""
        size = self.inner.tables.state_size
        at = int(self.tables.row[self.rules.AT_BOARDS]) + board * size
        return s[at : at + size].copy()

    # --- moves -------------------------------------------------------------------------------------------------------

    @staticmethod
    def parts(move: int) -> tuple[int, int]:
        """The seat and the move on its board."""
        return (move >> PLAYER_SHIFT) - 1, move & (1 << PLAYER_SHIFT) - 1

    def described(self, s: State, seat: int, moves: list[int]) -> tuple[Move, ...]:
        """Moves of one seat, given without its tag."""
        board = seat // 2
        name = NAMES[board]
        return tuple(
            Move(
                (seat + 1) << PLAYER_SHIFT | move.code,
                f"{name}:{self.signed(s, seat, move)}",
                tuple(step if ":" in step else name + step for step in move.steps),
                seat,
            )
            for move in self.inner.describe(self.board_row(s, board), moves)
        )

    def signed(self, s: State, seat: int, move: Move) -> str:
        """The text of a move on one board; # only if no piece from the partner could help either."""
        if not move.text.endswith("#"):
            return move.text
        row = s.copy()
        self.rules.play(row, self.tables.row, (seat + 1) << PLAYER_SHIFT | move.code)
        mate = int(row[REASON]) == self.rules.CHECKMATE
        return move.text if mate else move.text.removesuffix("#") + "+"

    def describe(self, s: State, moves: list[int]) -> tuple[Move, ...]:
        found: dict[int, Move] = {}
        for seat in range(4):
            mine = [inner for of, inner in map(self.parts, moves) if of == seat]
            found |= {move.code: move for move in self.described(s, seat, mine)}
        return tuple(found[move] for move in moves)

    def choice(self, step: str, player: int) -> Item:
        return msgspec.structs.replace(self.inner.choice(step, player % 2), owner=player)

    def mover(self, s: State, move: int) -> int:  # noqa: ARG002
        return self.parts(move)[0]

    def one(self, s: State, move: int) -> Move:
        """A single move in words; the others of its board tell how much has to be said."""
        seat, inner = self.parts(move)
        legal = self.inner.legal(self.board_row(s, seat // 2))
        return next(found for found in self.described(s, seat, legal) if self.parts(found.code)[1] == inner)

    def text(self, s: State, move: int) -> str:
        return self.one(s, move).text

    def steps(self, s: State, move: int) -> tuple[str, ...]:
        return self.one(s, move).steps

    # --- positions ---------------------------------------------------------------------------------------------------

    def items(self, s: State, board: int) -> tuple[Item, ...]:
        row = self.board_row(s, board)
        pairs = zip(self.inner.names, self.inner.codes(row), strict=True)
        return tuple(self.piece(code, board, cell=NAMES[board] + name) for name, code in pairs if code)

    def piece(self, code: int, board: int, *, cell: str = "", id: str = "", count: int = 1) -> Item:
        side = int(code < 0)
        piece = self.game.chess.pieces[abs(code) - 1]
        return Item(
            piece.picture,
            owner=2 * board + side,
            cell=cell,
            id=id,
            label=str(count) if count > 1 else "",
            name=piece.name,
            letter=piece.letter[0] if side == 0 else piece.letter[0].lower(),
        )

    def hand(self, s: State, seat: int) -> tuple[Item, ...]:
        board, side = divmod(seat, 2)
        row = self.board_row(s, board)
        counts = [(kind, self.inner.held(row, side, kind)) for kind in range(len(self.game.chess.pieces))]
        sign = 1 - 2 * side
        letters = self.game.chess.letters
        return tuple(
            self.piece((kind + 1) * sign, board, id=f"hand:{letters[kind]}", count=count)
            for kind, count in counts
            if count
        )

    def scene(self, s: State, viewer: int = SPECTATOR) -> Scene:
        return Scene(
            items=(*self.items(s, 0), *self.items(s, 1)),
            trays=tuple(Tray("hand", self.hand(s, seat), seat) for seat in range(4)),
            turns=TURNED[max(viewer, 0)],
        )

    def material(self) -> Material:
        """Two sets; in exchange for pawns there are further pieces."""
        into = {name for names in self.inner.becoming.values() for name in names}
        pieces, lots = self.game.chess.pieces, []
        made = {piece.picture for piece in pieces if piece.letter in into}
        for seat in range(4):
            pawns = sum(self.at_start[piece.name, seat] for piece in pieces if piece.letter in self.inner.becoming)
            for piece in pieces:
                count = self.at_start[piece.name, seat]
                if count and piece.picture in made:
                    lots.append(Lot(Item(piece.picture, seat, name=piece.name, letter=piece.letter), count + pawns))
        return Material(tuple(lots))

    # --- impossible positions ----------------------------------------------------------------------------------------

    def check(self, s: State) -> None:
        rows = [self.board_row(s, board) for board in (0, 1)]
        played = sum(int(row[PLY]) for row in rows)
        if s[PLY] != played or s[TURN] != played or played > self.game.longest:
            raise self.refuse(f"expected {played} moves, as many as on both boards, got {int(s[PLY])}")
        for board, row in enumerate(rows):
            self._check_board(row, NAMES[board])
        self._check_supply(rows)
        ready = int(self.rules.ready(self._derived(s), self.tables.row))
        if int(s[ACTORS]) not in (0, ready) or (not s[ACTORS] and not s[REASON]):
            raise self.refuse(f"expected the actors {ready}, those who can move, got {int(s[ACTORS])}")

    def _derived(self, s: State) -> State:
        row = s.copy()
        self.rules.derive(row, self.tables.row)
        return row

    def _check_board(self, row: State, name: str) -> None:
        """What chess asks of a position, but for the number of pieces."""
        inner = self.inner
        codes = inner.codes(row)
        royal = self.game.chess.kind(self.game.chess.royal) + 1
        if codes.count(royal) != 1 or codes.count(-royal) != 1 or not row[ACTORS]:
            raise self.refuse(f"expected two kings and a player to move on board {name}")
        rows = self.game.chess.rows
        for letter in self.game.no_drop_rows:
            if any(abs(codes[cell]) - 1 == self.game.chess.kind(letter) for cell in (*rows[0], *rows[-1])):
                raise self.refuse(f"{letter} cannot stand on the first or last row of board {name}")
        try:
            _chess_check.check_game(inner, row, codes)
        except NotationError as error:
            raise self.refuse(f"board {name}: {error}") from None

    def _check_supply(self, rows: list[State]) -> None:
        """Of each kind, in hand or on the boards, promoted or not, no more than two sets have."""
        game = self.game.chess
        first = Counter(kind for _, _, kind in game.placed)
        have: Counter[int] = Counter()
        for row in rows:
            have.update(game.plain[abs(code) - 1] for code in self.inner.codes(row) if code)
            for side in (0, 1):
                for kind in range(len(game.pieces)):
                    held = self.inner.held(row, side, kind)
                    if held and (game.plain[kind] != kind or game.letters[kind] in game.royal):
                        raise self.refuse(f"no {game.pieces[kind].name} can be held in hand")
                    have[kind] += held
        for kind, count in have.items():
            if count > 2 * first[kind]:
                raise self.refuse(f"expected at most {2 * first[kind]} pieces of the kind {game.pieces[kind].name}")

    # --- why not -----------------------------------------------------------------------------------------------------

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        board, side = divmod(player, 2)
        name = NAMES[board]
        if any(":" not in step and not step.startswith(name) for step in steps):
            return Sentence("bughouse-other-board", {"board": name})
        inner = tuple(step if ":" in step else step.removeprefix(name) for step in steps)
        drops_pawn = steps[0] == "hand:P" and len(inner) > 1 and inner[1][-1:] in ("1", "8")
        if drops_pawn:
            return Sentence("bughouse-pawn-row", {"cell": steps[1]})
        return self.inner.why(self.board_row(s, board), inner, side)
