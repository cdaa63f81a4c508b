"""Kernel of ataxx and hexxagon.

State  cells[c]: 0 empty, 1 + player; cells[n] is a border that is nobody's and never empty; men[p] counts them;
       passes: how many players in a row could not move. QUIET counts turns without division.
Move   origin | to << 7: a jump; to | to << 7: a division, whichever man divides; or PASS.
"""

from __future__ import annotations

from ..declare import Reason
from ..declare.ataxx import Ataxx
from .abi import ACTORS, HEADER, PLAYERS, PLY, POINTS, QUIET, TABLES, Packer, Row, State, Tables
from .common import actor_of, pass_turn
from .endings import end_by_points
from .lean import kernel

PASSES, MEN = HEADER, HEADER + 1

CELLS, ROOM, OPEN, NEAR, NEAR_WIDTH, FAR, FAR_WIDTH, QUIET_LIMIT, AT_CELLS = range(TABLES, TABLES + 9)
SLOTS = 9

PART = (1 << 7) - 1
PASS = 1 << 14
BORDER = 99
COUNT, NO_PIECES = int(Reason.COUNT), int(Reason.NO_PIECES)


def pack(game: Ataxx) -> Tables:
    board = game.board
    assert board is not None
    n = len(board)
    assert n <= PART
    blocked = set(board.all_at(game.blocked))
    around = [set(board.neighbours(cell)) for cell in range(n)]
    two_away = [set().union(*(around[to] for to in around[cell])) - around[cell] - {cell} for cell in range(n)]
    packer = Packer(game, SLOTS)
    packer.fixed_field("passes", PASSES, high=game.players)
    packer.fixed_field("men", MEN, game.players, high=n, derived=True)
    packer.set(CELLS, n)
    packer.set(ROOM, n - len(blocked))
    packer.section(OPEN, [cell for cell in range(n) if cell not in blocked])
    for slot, width, lists in ((NEAR, NEAR_WIDTH, around), (FAR, FAR_WIDTH, two_away)):
        rows = [sorted(cells - blocked) for cells in lists]
        most = max(map(len, rows))
        packer.set(width, most)
        packer.section(slot, [to for row in rows for to in row + [n] * (most - len(row))])
    packer.set(QUIET_LIMIT, game.quiet)
    packer.field_at("cells", n, AT_CELLS, high=game.players)
    packer.field_at("border", 1, derived=True)
    return packer.tables(most_moves=n * (1 + max(map(len, two_away))))


def start(game: Ataxx, tables: Tables) -> State:
    s, t = tables.blank(), tables.row
    s[ACTORS] = 1
    for number, corner in enumerate(game.corners()):
        s[t[AT_CELLS] + corner] = 1 + number % game.players
    derive(s, t)
    return s


@kernel
def derive(s: State, t: Row) -> None:
    """Put up the border and count the men."""
    s[t[AT_CELLS] + t[CELLS]] = BORDER
    for player in range(t[PLAYERS]):
        s[MEN + player] = 0
    for cell in range(t[CELLS]):
        code = s[t[AT_CELLS] + cell]
        if code:
            s[MEN + code - 1] += 1


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    own, cells = actor_of(s) + 1, t[AT_CELLS]
    near_width, far_width = t[NEAR_WIDTH], t[FAR_WIDTH]
    n = 0
    for i in range(t[ROOM]):
        to = t[t[OPEN] + i]
        if s[cells + to]:
            continue
        near = t[NEAR] + to * near_width
        divides = 0
        for k in range(near_width):
            divides |= s[cells + t[near + k]] == own
        out[n] = to | to << 7
        n += divides
        far = t[FAR] + to * far_width
        for k in range(far_width):
            origin = t[far + k]
            out[n] = origin | to << 7
            n += s[cells + origin] == own
    if n == 0:
        out[0] = PASS
        n = 1
    return n


@kernel
def play(s: State, t: Row, move: int) -> None:
    player, cells = actor_of(s), t[AT_CELLS]
    s[PLY] += 1
    s[QUIET] += 1
    s[PASSES] += 1
    if move != PASS:
        origin, to = move & PART, move >> 7
        s[PASSES] = 0
        if origin == to:
            s[QUIET] = 0
            s[MEN + player] += 1
        s[cells + origin] = 0
        s[cells + to] = player + 1
        turn_enemies(s, t, player, to)
    pass_turn(s, t)
    total, armies = 0, 0
    for side in range(t[PLAYERS]):
        total += s[MEN + side]
        armies += s[MEN + side] > 0
    if armies == 1:
        count(s, t, NO_PIECES)
    elif total == t[ROOM] or s[QUIET] >= t[QUIET_LIMIT] or s[PASSES] == t[PLAYERS]:
        count(s, t, COUNT)


@kernel
def turn_enemies(s: State, t: Row, player: int, cell: int) -> None:
    """Every enemy beside the cell becomes the player's."""
    cells, width = t[AT_CELLS], t[NEAR_WIDTH]
    for k in range(width):
        at = cells + t[t[NEAR] + cell * width + k]
        code = s[at]
        if code != 0 and code != BORDER and code != player + 1:
            s[at] = player + 1
            s[MEN + code - 1] -= 1
            s[MEN + player] += 1


@kernel
def count(s: State, t: Row, reason: int) -> None:
    """The game is over: who has most men wins; several who have as many share the draw."""
    for player in range(t[PLAYERS]):
        s[POINTS + player] = s[MEN + player]
    end_by_points(s, t, 1, reason)


@kernel
def result(s: State, t: Row) -> None:
    """Never needed: who cannot move passes."""
    count(s, t, COUNT)


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    best = 0
    for other in range(t[PLAYERS]):
        if other != player:
            best = max(best, s[MEN + other])
    return 900 * (s[MEN + player] - best) // t[ROOM]
