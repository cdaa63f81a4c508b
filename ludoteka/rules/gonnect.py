"""Kernel of gonnect: the stones, chains and repetitions of go, another aim.

State  as in chains.py
Move   cell, or SWAP
"""

from __future__ import annotations

from ..boards import OFF, Board
from ..boards.square import E, N, S, W
from ..declare import Reason
from ..declare.gonnect import Gonnect
from .abi import ACTORS, PLY, TABLES, TURN, Packer, Row, State, Tables, kernel
from .chains import (
    AT_CELLS,
    AT_FREE,
    AT_LINK,
    AT_STOOD,
    CELLS,
    DEGREE,
    FREE_COUNT,
    MOST_NEAR,
    NEAR,
    allowed,
    has_life,
    lay_stones,
    pack_head,
    pack_history,
    pack_stones,
    place_stone,
    rebuild,
    remember,
)
from .chains import SLOTS as CHAIN_SLOTS
from .common import actor_of, end_draw, end_win, random_below
from .rounds import line_up

LONGEST, SIDES, SWAPS, AT_WORK, AT_REACHED = range(TABLES + CHAIN_SLOTS, TABLES + CHAIN_SLOTS + 5)
SLOTS = CHAIN_SLOTS + 5

SWAP = 1024
TRIES = 12
UPRIGHT, LEVEL = 0b0101, 0b1010
"""Opposite sides, as bits in the order N, E, S, W."""
CONNECTED, NO_MOVES, LIMIT = int(Reason.CONNECTED), int(Reason.NO_MOVES), int(Reason.LIMIT)


def sides_of(board: Board, cell: int) -> int:
    """The sides of the board on which a point lies, as bits."""
    return sum(1 << k for k, way in enumerate((N, E, S, W)) if board.step(cell, way) == OFF)


def pack(game: Gonnect) -> Tables:
    board = game.board
    assert board is not None
    n = len(board)
    packer = Packer(game, SLOTS)
    pack_head(packer, n, game.bound, ko=False)
    pack_stones(packer, board)
    packer.set(LONGEST, game.bound)
    pack_history(packer, n, game.bound, superko=True)
    packer.section(SIDES, [sides_of(board, cell) for cell in range(n)])
    packer.set(SWAPS, game.swap)
    work = packer.scratch(3 * n, AT_WORK)
    packer.set(AT_REACHED, work + 2 * n)
    return packer.tables(most_moves=n + 1)


def start(game: Gonnect, tables: Tables) -> State:
    s = tables.blank()
    s[ACTORS] = 1
    derive(s, tables.row)
    remember(s, tables.row)
    stood = tables.field("stood")
    s[stood.at : stood.at + stood.length] = 0
    return s


@kernel
def derive(s: State, t: Row) -> None:
    rebuild(s, t)


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    player = actor_of(s)
    n = 0
    for i in range(s[FREE_COUNT]):
        cell = s[t[AT_FREE] + i]
        if allowed(s, t, cell, player):
            out[n] = cell
            n += 1
    if may_swap(s, t):
        out[n] = SWAP
        n += 1
    return n


@kernel
def may_swap(s: State, t: Row) -> bool:
    return t[SWAPS] == 1 and s[PLY] == 1 and s[FREE_COUNT] == t[CELLS] - 1


@kernel
def is_suicide(s: State, t: Row, cell: int, player: int) -> bool:
    return not has_life(s, t, cell, player)


@kernel
def pick(s: State, t: Row, out: Row, rng: Row) -> int:
    """Points are drawn until one is legal; where legal ones are rare they are listed."""
    n = s[FREE_COUNT]
    player = actor_of(s)
    if n > 0 and s[PLY] != 1:
        for _ in range(TRIES):
            cell = s[t[AT_FREE] + random_below(rng, n)]
            if allowed(s, t, cell, player):
                return cell
    n = moves(s, t, out)
    return out[random_below(rng, n)] if n > 0 else -1


@kernel
def play(s: State, t: Row, move: int) -> None:
    player = actor_of(s)
    s[PLY] += 1
    s[TURN] += 1
    s[ACTORS] = 1 << (1 - player)
    if move == SWAP:
        take_over(s, t)
        remember(s, t)
    else:
        place_stone(s, t, move, player)
    if move != SWAP and joins(s, t, move):
        end_win(s, t, player, CONNECTED)
    elif s[PLY] >= t[LONGEST]:
        end_draw(s, t, LIMIT)


@kernel
def take_over(s: State, t: Row) -> None:
    """The only stone changes its colour."""
    for cell in range(t[CELLS]):
        if s[t[AT_CELLS] + cell]:
            s[t[AT_CELLS] + cell] = 2
            s[t[AT_STOOD] + cell] = 3
    lay_stones(s, t)


@kernel
def joins(s: State, t: Row, stone: int) -> bool:
    """Whether the stone's chain touches two opposite sides."""
    touched = 0
    at = stone
    while True:
        touched |= t[t[SIDES] + at]
        at = s[t[AT_LINK] + at]
        if at == stone:
            break
    return touched & UPRIGHT == UPRIGHT or touched & LEVEL == LEVEL


@kernel
def result(s: State, t: Row) -> None:
    """Who cannot move has lost."""
    end_win(s, t, 1 - actor_of(s), NO_MOVES)


@kernel
def stones_missing(s: State, t: Row, player: int, side: int) -> int:
    """How many stones join this side to the opposite one, if nothing is captured.

    Points are reached in the order of stones needed: own ones for nothing, empty ones for one stone more.
    """
    reached, n = t[AT_REACHED], t[CELLS]
    here, later = t[AT_WORK], t[AT_WORK] + n
    tail = waiting = 0
    for cell in range(n):
        code = s[t[AT_CELLS] + cell]
        s[reached + cell] = code == 2 - player
        if t[t[SIDES] + cell] & side and code != 2 - player:
            s[reached + cell] = 1
            tail, waiting = line_up(s, cell, code != 0, here, tail, later, waiting)
    for missing in range(n):
        head = 0
        while head < tail:
            at = s[here + head]
            head += 1
            if t[t[SIDES] + at] & (side << 2):
                return missing
            for k in range(t[t[DEGREE] + at]):
                to = t[t[NEAR] + MOST_NEAR * at + k]
                if s[reached + to]:
                    continue
                s[reached + to] = 1
                tail, waiting = line_up(s, to, s[t[AT_CELLS] + to] != 0, here, tail, later, waiting)
        here, later = later, here
        tail, waiting = waiting, 0
    return n


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """Whose shorter way across the board is nearer to its end."""
    if s[ACTORS] == 0:
        return 0
    mine = min(stones_missing(s, t, player, 1), stones_missing(s, t, player, 2))
    theirs = min(stones_missing(s, t, 1 - player, 1), stones_missing(s, t, 1 - player, 2))
    ahead = 2 * (theirs - mine) + (1 if actor_of(s) == player else -1)
    return min(900, max(-900, 45 * ahead))
