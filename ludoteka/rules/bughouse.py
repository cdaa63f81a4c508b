"""Kernel of bughouse: two rows of the chess family in one.

State  a_..., b_...: the fields of both boards, as the chess family has them; the header is derived from theirs. Who
       has no legal move waits for a piece from his partner: he is not among the actors.
Move   a move of the chess family, with the player's tag.
"""

from __future__ import annotations

import numpy as np

from ..declare import Reason
from ..declare.bughouse import Bughouse
from .abi import (
    ACTORS,
    HEADER,
    MOST_MOVES,
    PAYOFF,
    PLAYER_SHIFT,
    PLY,
    REASON,
    STATE_SIZE,
    TABLES,
    TURN,
    Packer,
    Row,
    State,
    Tables,
    kernel,
)
from .chess import derive as chess_derive
from .chess import play as chess_play
from .chess import start as chess_start
from .chess_board import hold
from .chess_legal import legal
from .chess_tables import AT_HANDS, CELLS, KINDS, KING, PLAIN_KIND, ROYAL, SCORE, STEP_TO
from .chess_tables import pack as pack_chess
from .chess_ways import CASTLING, CELL, HAND, IN_PASSING, SPECIAL, TO, WHAT, WHAT_MASK, attacked
from .common import end_draw, random_below

SLOTS = 6
(
    INNER,
    INNER_SIZE,
    AT_BOARDS,
    BOARD_SIZE,
    NO_DROP_ROWS,
    LONGEST,
) = range(TABLES, TABLES + SLOTS)

BOARDS = 2
ROW = 8
"""Cells of a row."""
CHECKMATE = int(Reason.CHECKMATE)
STALEMATED = int(Reason.STALEMATE)
TOO_LONG = int(Reason.LIMIT)


# --- the declaration as tables -----------------------------------------------------------------------------------


def pack(game: Bughouse) -> Tables:
    inner = pack_chess(game.chess)
    packer = Packer(game, SLOTS)
    for prefix in "ab":
        for field in inner.fields:
            packer.field_at(
                f"{prefix}_{field.name}", field.length, low=field.low, high=field.high, derived=field.derived
            )
    packer.set(AT_BOARDS, HEADER)
    packer.set(BOARD_SIZE, int(inner.row[STATE_SIZE]))
    packer.set(INNER_SIZE, len(inner.row))
    packer.section(INNER, inner.row.tolist())
    packer.set(NO_DROP_ROWS, sum(1 << game.chess.kind(letter) for letter in game.no_drop_rows))
    packer.set(LONGEST, game.longest)
    return packer.tables(most_moves=BOARDS * inner.most_moves)


def start(game: Bughouse, tables: Tables) -> State:
    inner = pack_chess(game.chess)
    s = tables.blank()
    size = inner.state_size
    for board in range(BOARDS):
        at = HEADER + board * size
        s[at : at + size] = chess_start(game.chess, inner)
    s[ACTORS] = 0b0101
    return s


# --- the rules -----------------------------------------------------------------------------------------------------


@kernel
def board_of(s: State, t: Row, board: int) -> State:
    """The row of one board."""
    at = t[AT_BOARDS] + board * t[BOARD_SIZE]
    return s[at : at + t[BOARD_SIZE]]


@kernel
def chess_of(t: Row) -> Row:
    """The tables of chess."""
    return t[t[INNER] : t[INNER] + t[INNER_SIZE]]


@kernel
def derive(s: State, t: Row) -> None:
    for board in range(BOARDS):
        chess_derive(board_of(s, t, board), chess_of(t))


@kernel
def board_moves(b: State, c: Row, no_drop_rows: int, out: Row) -> int:
    """The legal moves on one board: those of chess, but pawns are not dropped on the first or last row."""
    n = legal(b, c, b[ACTORS] - 1, out)
    kept = 0
    for i in range(n):
        move = out[i]
        row = (move >> TO & CELL) // ROW
        kind = (move >> WHAT & WHAT_MASK) - 1
        barred = move & CELL == HAND and no_drop_rows >> kind & 1 and (row == 0 or row == ROW - 1)
        out[kept] = move
        kept += not barred
    return kept


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    n = 0
    for board in range(BOARDS):
        b = board_of(s, t, board)
        seat = 2 * board + b[ACTORS] - 1
        if s[ACTORS] >> seat & 1:
            first = n
            n += board_moves(b, chess_of(t), t[NO_DROP_ROWS], out[n:])
            for i in range(first, n):
                out[i] |= (seat + 1) << PLAYER_SHIFT
    return n


@kernel
def pick(s: State, t: Row, out: Row, rng: Row) -> int:
    n = moves(s, t, out)
    return out[random_below(rng, n)] if n > 0 else -1


@kernel
def victim(b: State, c: Row, move: int) -> int:
    """The kind that a move captures, as it goes to the hand; -1 if it captures nothing."""
    if move >> SPECIAL == IN_PASSING:
        return abs(b[CELLS + b[STEP_TO] - 1]) - 1
    if move & CELL == HAND or move >> SPECIAL == CASTLING or b[CELLS + (move >> TO & CELL)] == 0:
        return -1
    return c[c[PLAIN_KIND] + abs(b[CELLS + (move >> TO & CELL)]) - 1]


@kernel
def play(s: State, t: Row, move: int) -> None:
    seat = (move >> PLAYER_SHIFT) - 1
    board, side = seat // 2, seat % 2
    inner = move & ((1 << PLAYER_SHIFT) - 1)
    b, other, c = board_of(s, t, board), board_of(s, t, 1 - board), chess_of(t)
    taken = victim(b, c, inner)
    chess_play(b, c, inner)
    if taken >= 0:
        hold(b, c, side, taken, -1)
        hold(other, c, 1 - side, taken, 1)
    s[PLY] += 1
    s[TURN] += 1
    settle(s, t)


@kernel
def settle(s: State, t: Row) -> None:
    """Who can act now; a mate on either board ends the game, and so does nobody being able to move."""
    s[ACTORS] = ready(s, t)
    for board in range(BOARDS):
        seat = 2 * board + board_of(s, t, board)[ACTORS] - 1
        if not s[ACTORS] >> seat & 1 and is_mated(s, t, board):
            lose(s, t, seat)
            return
    if s[ACTORS] == 0:
        end_draw(s, t, STALEMATED)
    elif s[PLY] >= t[LONGEST]:
        end_draw(s, t, TOO_LONG)


@kernel
def ready(s: State, t: Row) -> int:
    """The seats to move that have a legal move, as bits."""
    found = 0
    out = np.empty(t[MOST_MOVES], np.int64)
    for board in range(BOARDS):
        b = board_of(s, t, board)
        if board_moves(b, chess_of(t), t[NO_DROP_ROWS], out) > 0:
            found |= 1 << (2 * board + b[ACTORS] - 1)
    return found


@kernel
def is_mated(s: State, t: Row, board: int) -> bool:
    """Whether the player to move is in check and no piece that he might be given could help him."""
    b, c = board_of(s, t, board), chess_of(t)
    me = b[ACTORS] - 1
    if not attacked(b, c, b[KING + me], 1 - me):
        return False
    kinds = c[KINDS]
    hand = c[AT_HANDS] + me * kinds
    kept = b[hand : hand + kinds].copy()
    for kind in range(kinds):
        b[hand + kind] += c[c[PLAIN_KIND] + kind] == kind and kind != c[ROYAL + me]
    helped = legal(b, c, me, np.empty(t[MOST_MOVES], np.int64)) > 0
    b[hand : hand + kinds] = kept
    return not helped


@kernel
def lose(s: State, t: Row, seat: int) -> None:
    """The mated player's team has lost."""
    first_team = seat == 0 or seat == 3
    s[ACTORS] = 0
    s[REASON] = CHECKMATE
    for player in range(2 * BOARDS):
        mate_of = (player == 0 or player == 3) == first_team
        s[PAYOFF + player] = -1 if mate_of else 1


@kernel
def result(s: State, t: Row) -> None:
    """Nobody can move."""
    end_draw(s, t, STALEMATED)


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """The balance of both boards, seen by the player's team."""
    score = board_of(s, t, 0)[SCORE] - board_of(s, t, 1)[SCORE]
    if player == 1 or player == 2:
        score = -score
    return 1000 * score // (abs(score) + 1500)
