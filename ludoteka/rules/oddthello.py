"""Kernel of oddthello.

State  cells[c]: 0 empty, 1 + player; hand[p]: discs not yet laid; laid[i]: the cells with discs, in any order; count.
Move   cell, or PASS.

The field is large and the discs are few, so places are sought around the enemy's discs only.
"""

from __future__ import annotations

from ..declare import Reason
from ..declare.oddthello import Oddthello
from .abi import ACTORS, HEADER, PLY, POINTS, TABLES, TURN, Packer, Row, State, Tables, board_steps
from .common import end_draw, end_win
from .lean import kernel

HAND, LAID = HEADER, HEADER + 2

STEPS, DISCS, AT_CELLS, AT_LAID = range(TABLES, TABLES + 4)
SLOTS = 4

WAYS = 6
PASS = 1 << 15
COUNT, NO_PIECES = int(Reason.COUNT), int(Reason.NO_PIECES)


def pack(game: Oddthello) -> Tables:
    assert game.board is not None
    n = len(game.board)
    assert n < PASS
    packer = Packer(game, SLOTS)
    packer.fixed_field("hand", HAND, 2, high=game.discs)
    packer.fixed_field("laid_count", LAID, high=2 * game.discs, derived=True)
    packer.section(STEPS, board_steps(game))
    packer.set(DISCS, 2 * game.discs)
    packer.field_at("cells", n, AT_CELLS, high=2)
    packer.field_at("laid", 2 * game.discs, AT_LAID, high=n - 1, derived=True)
    return packer.tables(most_moves=2 * game.discs * WAYS + 1)


def start(game: Oddthello, tables: Tables) -> State:
    s = tables.blank()
    assert game.board is not None
    for player, cells in enumerate(game.setup):
        for cell in game.board.all_at(cells):
            s[int(tables.row[AT_CELLS]) + cell] = 1 + player
        s[HAND + player] = game.discs - len(cells.split())
    s[ACTORS] = 1
    derive(s, tables.row)
    return s


@kernel
def derive(s: State, t: Row) -> None:
    """List the discs; more than there can be are left out, and refused elsewhere."""
    count = 0
    for cell in range(t[AT_LAID] - t[AT_CELLS]):
        if s[t[AT_CELLS] + cell] > 0 and count < t[DISCS]:
            s[t[AT_LAID] + count] = cell
            count += 1
    s[LAID] = count


@kernel
def bracketed(s: State, t: Row, cell: int, way: int, player: int) -> int:
    """How many enemy discs stand between `cell` and the next own disc this way; 0 if none is there."""
    count = 0
    to = t[t[STEPS] + cell * WAYS + way]
    while to >= 0 and s[t[AT_CELLS] + to] == 2 - player:
        count += 1
        to = t[t[STEPS] + to * WAYS + way]
    return count if to >= 0 and s[t[AT_CELLS] + to] == 1 + player else 0


@kernel
def can_place(s: State, t: Row, cell: int, player: int) -> bool:
    for way in range(WAYS):
        if bracketed(s, t, cell, way, player) > 0:
            return True
    return False


@kernel
def list_places(s: State, t: Row, player: int, out: Row) -> int:
    """The empty cells beside enemy discs where something is bracketed, each once."""
    n = 0
    if s[HAND + player] == 0:
        return 0
    for i in range(s[LAID]):
        disc = s[t[AT_LAID] + i]
        if s[t[AT_CELLS] + disc] != 2 - player:
            continue
        for way in range(WAYS):
            cell = t[t[STEPS] + disc * WAYS + way]
            if cell < 0 or s[t[AT_CELLS] + cell] != 0:
                continue
            known = False
            for k in range(n):
                known |= out[k] == cell
            if not known and can_place(s, t, cell, player):
                out[n] = cell
                n += 1
    return n


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    """Who can turn over nothing passes; when nobody can, the game is over."""
    if s[ACTORS] == 0:
        return 0
    player = s[ACTORS] - 1
    n = list_places(s, t, player, out)
    if n == 0 and list_places(s, t, 1 - player, out) > 0:
        out[0] = PASS
        n = 1
    return n


@kernel
def play(s: State, t: Row, move: int) -> None:
    player = s[ACTORS] - 1
    s[PLY] += 1
    s[TURN] += 1
    s[ACTORS] = 2 - player
    if move == PASS:
        return
    for way in range(WAYS):
        to = move
        for _ in range(bracketed(s, t, move, way, player)):
            to = t[t[STEPS] + to * WAYS + way]
            s[t[AT_CELLS] + to] = 1 + player
    s[t[AT_CELLS] + move] = 1 + player
    s[t[AT_LAID] + s[LAID]] = move
    s[LAID] += 1
    s[HAND + player] -= 1


@kernel
def count_discs(s: State, t: Row, player: int) -> int:
    count = 0
    for i in range(s[LAID]):
        count += s[t[AT_CELLS] + s[t[AT_LAID] + i]] == 1 + player
    return count


@kernel
def result(s: State, t: Row) -> None:
    """The discs have run out, a colour has disappeared, or nobody can turn over anything."""
    s[POINTS] = count_discs(s, t, 0)
    s[POINTS + 1] = count_discs(s, t, 1)
    reason = NO_PIECES if min(s[POINTS], s[POINTS + 1]) == 0 else COUNT
    if s[POINTS] == s[POINTS + 1]:
        end_draw(s, t, reason)
    else:
        end_win(s, t, 0 if s[POINTS] > s[POINTS + 1] else 1, reason)


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """Discs count more and more towards the end; before it, few discs that cannot be reached are better than many."""
    mine, theirs = count_discs(s, t, player), count_discs(s, t, 1 - player)
    if mine == 0 or theirs == 0:
        return -900 if mine == 0 else 900
    late = s[LAID] * 20 // t[DISCS]
    return max(-800, min(800, (mine - theirs) * late))
