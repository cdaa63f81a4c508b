"""FEN: positions of chess and its relatives, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1".

Rows from the top, numbers for empty cells, capitals for the first player, + before a promoted piece; pieces in hand
in brackets after the last row. Then: who moves (w: the first player, b: the second), castlings, the cell passed by a
long step, moves without progress, the number of the move. The last two may be left out.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator

from ..boards import OFF
from ..declare.chess import ChessGame
from ..play import NotationError, Position, Sentence, Variant
from ..play.faces.chess import Face

SIGN = re.compile(r"\d+|\+?[A-Za-z]")
HANDS = re.compile(r"(.*?)\[([A-Za-z-]*)\]")
NUMBER = re.compile(r"\d{1,6}")
SIDES = "wb"


def face_of(of: Variant) -> Face:
    if not isinstance(of.face, Face):
        raise NotationError("FEN is for games of the chess family", of.key)
    return of.face


# --- reading -------------------------------------------------------------------------------------------------------


def read(of: Variant, text: str) -> Position:
    """A position from a FEN; impossible ones are refused with the reason."""
    game = face_of(of).game
    words = text.split()
    if not 4 <= len(words) <= 6:
        raise NotationError(Sentence("written-fen-words", {"count": len(words), "got": text[:60]}), of.key)
    board, mover, castlings, passed, *clocks = words
    hands: Counter[tuple[int, int]] = Counter()
    if match := HANDS.fullmatch(board):
        board = match[1]
        hands = Counter((int(sign.islower()), kind_of(of, sign)) for sign in match[2].replace("-", ""))
    if mover not in SIDES:
        raise NotationError(Sentence("written-fen-mover", {"first": "w", "second": "b", "got": mover[:20]}), of.key)
    quiet, number = (*(_number(of, clock) for clock in clocks), *(0, 1)[len(clocks) :])
    side = SIDES.index(mover)
    cells = read_board(of, board)
    return compose(
        of,
        cells=cells,
        side=side,
        ply=2 * max(number - 1, 0) + side,
        hands=hands,
        rights=_rights(of, castlings),
        step=_step(of, passed, side, cells) if passed != "-" and game.in_passing else (),
        quiet=quiet,
    )


def compose(
    of: Variant,
    *,
    cells: list[int],
    side: int,
    ply: int,
    hands: Counter[tuple[int, int]],
    rights: int = 0,
    step: tuple[int, ...] = (),
    quiet: int = 0,
) -> Position:
    """The position made of these parts, checked to be possible."""
    face = face_of(of)
    if hands and not face.holds_pieces:
        raise NotationError(Sentence("written-fen-no-hands"), of.key)
    words = [f"actors={1 << side}", f"ply={ply}", f"turn={ply}", f"quiet={quiet}", f"cells={_list(cells)}"]
    if hands:
        kinds = len(face.game.pieces)
        words.append(f"hands={_list([hands[owner, kind] for owner in (0, 1) for kind in range(kinds)])}")
    words.append(f"rights={rights}")
    plain = " ".join(words)
    if step:
        position = Position.from_text(of, f"{plain} step_from={step[0] + 1} step_to={step[1] + 1}")
        if face.may_take_in_passing(position.row):
            return position
    return Position.from_text(of, plain)


def _list(numbers: Iterable[int]) -> str:
    return ",".join(map(str, numbers))


def kind_of(of: Variant, sign: str) -> int:
    game = face_of(of).game
    if sign.upper() not in game.letters:
        raise NotationError(Sentence("written-fen-piece", {"got": sign, "pieces": " ".join(game.letters)}), of.key)
    return game.kind(sign.upper())


def read_board(of: Variant, text: str) -> list[int]:
    """The pieces on the cells: kind + 1, negative for the second player."""
    game = face_of(of).game
    rows = text.split("/")
    if len(rows) != len(game.rows):
        raise NotationError(
            Sentence("written-fen-rows", {"expected": len(game.rows), "count": len(rows), "got": text[:80]}), of.key
        )
    cells = [0] * len(game.squares)
    for row, places in zip(rows, game.rows, strict=True):
        found = list(_row(of, row))
        if len(found) != len(places):
            raise NotationError(
                Sentence("written-fen-row", {"expected": len(places), "count": len(found), "got": row[:40]}), of.key
            )
        for cell, piece in zip(places, found, strict=True):
            cells[cell] = piece
    return cells


def _row(of: Variant, row: str) -> Iterator[int]:
    at = 0
    while at < len(row):
        match = SIGN.match(row, at)
        if not match or len(match[0]) > 3:
            raise NotationError(Sentence("written-fen-signs", {"got": row[at : at + 20]}), of.key)
        sign = match[0]
        if sign.isdigit():
            yield from (0,) * int(sign)
        else:
            kind = kind_of(of, sign)
            yield -(kind + 1) if sign[-1].islower() else kind + 1
        at = match.end()


def _number(of: Variant, text: str) -> int:
    if not NUMBER.fullmatch(text):
        raise NotationError(Sentence("written-fen-number", {"got": text[:20]}), of.key)
    return int(text)


def _rights(of: Variant, text: str) -> int:
    letters = [castle.letter for castle in face_of(of).game.castling]
    if text == "-":
        return 0
    if len(set(text)) != len(text) or any(letter not in letters for letter in text):
        id = "written-fen-castling" if letters else "written-fen-no-castling"
        raise NotationError(Sentence(id, {"letters": "".join(letters), "got": text[:20]}), of.key)
    return sum(1 << letters.index(letter) for letter in text)


def _step(of: Variant, text: str, mover: int, cells: list[int]) -> tuple[int, int]:
    """From and to of the long step whose first cell is named: the player who has just moved made it."""
    game = face_of(of).game
    if text not in game.squares.names:
        raise NotationError(Sentence("written-fen-passed", {"got": text[:20]}), of.key)
    passed = game.squares.at(text)
    start, end = game.ahead(mover, passed), game.ahead(1 - mover, passed)
    while end != OFF and not cells[end]:
        end = game.ahead(1 - mover, end)
    if OFF in (start, end):
        raise NotationError(Sentence("written-fen-no-step", {"cell": text}), of.key)
    return start, end


# --- writing -------------------------------------------------------------------------------------------------------


def write(position: Position) -> str:
    """The FEN; a cell that was passed is named only if a capture in passing is possible."""
    face = face_of(position.variant)
    game, row = face.game, position.row
    board = write_board(game, face.codes(row))
    if face.holds_pieces:
        held = [
            (side, kind)
            for side in (0, 1)
            for kind in range(len(game.pieces))
            for _ in range(face.held(row, side, kind))
        ]
        board += f"[{''.join(sign_of(game, side, kind) for side, kind in held)}]"
    rights = "".join(castle.letter for at, castle in enumerate(game.castling) if face.rights(row) >> at & 1) or "-"
    passed = face.passed_cells(row)
    name = game.squares.names[passed[0]] if passed else "-"
    return f"{board} {SIDES[face.to_move(row)]} {rights} {name} {face.quiet(row)} {position.ply // 2 + 1}"


def sign_of(game: ChessGame, side: int, kind: int) -> str:
    letter = game.letters[kind]
    return letter.lower() if side else letter


def write_board(game: ChessGame, codes: list[int]) -> str:
    return "/".join(_write_row(game, [codes[cell] for cell in row]) for row in game.rows)


def _write_row(game: ChessGame, codes: list[int]) -> str:
    text, empty = "", 0
    for code in codes:
        if code == 0:
            empty += 1
            continue
        text += (str(empty) if empty else "") + sign_of(game, int(code < 0), abs(code) - 1)
        empty = 0
    return text + (str(empty) if empty else "")
