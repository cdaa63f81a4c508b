"""Kernel of quadrature.

State  cells[c]: 0 empty, 1 + player; men[p]: pieces on the board; hand[p]: pieces beside it; marker[p]: sideways moves
       in a row that took nothing
Move   origin | to << 7

A rectangle is given by two opposite corners, so a piece on (x, y) sees each by a column x2 and a row y2.
"""

from __future__ import annotations

from ..boards import Square
from ..declare import Reason
from ..declare.quadrature import Quadrature
from .abi import ACTORS, HEADER, PLY, TABLES, TURN, Packer, Packing, Row, State, Tables
from .common import end_draw, end_win
from .lean import kernel

MOVE = Packing(7, 7)

MEN, HAND, MARKER = HEADER, HEADER + 2, HEADER + 4

SIDE, FEWEST, TAME, HOMES, HOME, TO_WIN, LONGEST, AT_CELLS, AT_QUEUE = range(TABLES, TABLES + 9)
SLOTS = 9

PART = (1 << 7) - 1
NOWHERE = -1
GOAL, TOO_FEW, NO_MOVES, LIMIT = (
    int(reason) for reason in (Reason.GOAL, Reason.TOO_FEW_PIECES, Reason.NO_MOVES, Reason.LIMIT)
)


def pack(game: Quadrature) -> Tables:
    board = game.board
    assert isinstance(board, Square)
    side, n = board.width, len(board)
    assert n <= PART
    home = board.region(game.home)
    packer = Packer(game, SLOTS)
    packer.fixed_field("men", MEN, 2, high=game.men, derived=True)
    packer.fixed_field("hand", HAND, 2, high=game.men)
    packer.fixed_field("marker", MARKER, 2, high=game.tame)
    packer.set(SIDE, side)
    packer.set(FEWEST, game.fewest)
    packer.set(TAME, game.tame)
    packer.set(HOMES, len(home))
    packer.section(HOME, [*home, *(n - 1 - cell for cell in home)])
    packer.set(TO_WIN, game.homes_to_win)
    packer.set(LONGEST, game.bound)
    packer.field_at("cells", n, AT_CELLS, high=2)
    packer.scratch(n, AT_QUEUE)
    return packer.tables(most_moves=5 * game.men)


def start(game: Quadrature, tables: Tables) -> State:
    board = game.board
    assert isinstance(board, Square)
    s, side = tables.blank(), board.width
    cells = tables.field("cells").at
    s[ACTORS] = 1
    for file in range(1, side - 1):
        s[cells + (game.rank - 1) * side + file] = 1
        s[cells + (side - game.rank) * side + file] = 2
    s[HAND] = s[HAND + 1] = game.men - (side - 2)
    derive(s, tables.row)
    return s


@kernel
def derive(s: State, t: Row) -> None:
    """Count the pieces on the board."""
    s[MEN] = 0
    s[MEN + 1] = 0
    for cell in range(t[SIDE] * t[SIDE]):
        code = s[t[AT_CELLS] + cell]
        if code:
            s[MEN + code - 1] += 1


@kernel
def find_corner(s: State, t: Row, cell: int, mine: int, skip: int, k: int) -> int:
    """From the k-th rectangle on: the first whose other corners are two of `mine` and one of the other colour.

    Returns its number and the odd corner, as number << 7 | corner, or NOWHERE. `skip` is a cell thought to be empty.
    """
    side, cells = t[SIDE], t[AT_CELLS]
    x, y = cell % side, cell // side
    while k < side * side:
        x2, y2 = k % side, k // side
        beside = y * side + x2
        if x2 == x or s[cells + beside] == 0 or beside == skip:
            k += 1
            continue
        above = y2 * side + x
        if y2 == y or s[cells + above] == 0 or above == skip:
            k += 1
            continue
        across = y2 * side + x2
        if s[cells + across] == 0 or across == skip:
            k += 1
            continue
        count, odd = 0, 0
        for corner in (beside, above, across):
            if s[cells + corner] == mine:
                count += 1
            else:
                odd = corner
        if count == 2:
            return k << 7 | odd
        k += 1
    return NOWHERE


@kernel
def is_suicide(s: State, t: Row, cell: int, enemy: int) -> bool:
    """Whether three enemies stand on the other corners of a rectangle."""
    side, cells = t[SIDE], t[AT_CELLS]
    x, y = cell % side, cell // side
    for x2 in range(side):
        if x2 == x or s[cells + y * side + x2] != enemy:
            continue
        for y2 in range(side):
            if y2 != y and s[cells + y2 * side + x] == enemy and s[cells + y2 * side + x2] == enemy:
                return True
    return False


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    own, side = s[ACTORS], t[SIDE]
    ahead = 1 if own == 1 else -1
    n = 0
    for origin in range(side * side):
        if s[t[AT_CELLS] + origin] != own:
            continue
        x, y = origin % side, origin // side
        for dy in (ahead, 0):
            for dx in range(-1, 2):
                if x + dx < 0 or x + dx >= side or y + dy < 0 or y + dy >= side:
                    continue
                to = origin + dy * side + dx
                if s[t[AT_CELLS] + to] == 0 and is_allowed(s, t, origin, to):
                    out[n] = origin | to << 7
                    n += 1
    return n


@kernel
def is_allowed(s: State, t: Row, origin: int, to: int) -> bool:
    """No suicide; and after so many tame moves to the side only such as take something."""
    own = s[ACTORS]
    if is_suicide(s, t, to, 3 - own):
        return False
    sideways = origin // t[SIDE] == to // t[SIDE]
    if not sideways or s[MARKER + own - 1] < t[TAME]:
        return True
    return find_corner(s, t, to, own, origin, 0) != NOWHERE


@kernel
def play(s: State, t: Row, move: int) -> None:
    own = s[ACTORS]
    origin, to = move & PART, move >> 7
    s[t[AT_CELLS] + origin] = 0
    s[t[AT_CELLS] + to] = own
    taken = convert(s, t, to, own)
    tame = taken == 0 and origin // t[SIDE] == to // t[SIDE]
    s[MARKER + own - 1] = s[MARKER + own - 1] + 1 if tame else 0
    s[PLY] += 1
    s[TURN] += 1
    s[ACTORS] = 3 - own
    if s[MEN + 2 - own] <= t[FEWEST]:
        end_win(s, t, own - 1, TOO_FEW)
    elif homes_held(s, t, own) >= t[TO_WIN]:
        end_win(s, t, own - 1, GOAL)
    elif s[PLY] >= t[LONGEST]:
        end_draw(s, t, LIMIT)


@kernel
def convert(s: State, t: Row, first: int, own: int) -> int:
    """Enemies in rectangles with the new piece become own pieces, which may complete rectangles in their turn."""
    cells, queue = t[AT_CELLS], t[AT_QUEUE]
    s[queue] = first
    head, tail, taken = 0, 1, 0
    while head < tail:
        at = s[queue + head]
        head += 1
        found = find_corner(s, t, at, own, NOWHERE, 0)
        while found != NOWHERE:
            corner = found & PART
            taken += 1
            s[MEN + 2 - own] -= 1
            s[HAND + 2 - own] += 1
            s[cells + corner] = 0
            if s[HAND + own - 1] > 0:
                s[HAND + own - 1] -= 1
                s[MEN + own - 1] += 1
                s[cells + corner] = own
                s[queue + tail] = corner
                tail += 1
            found = find_corner(s, t, at, own, NOWHERE, found >> 7)
    return taken


@kernel
def homes_held(s: State, t: Row, own: int) -> int:
    """How many cells of the enemy's home are held."""
    held = 0
    for k in range(t[HOMES]):
        held += s[t[AT_CELLS] + t[t[HOME] + (2 - own) * t[HOMES] + k]] == own
    return held


@kernel
def result(s: State, t: Row) -> None:
    """Who cannot move has lost."""
    end_win(s, t, 2 - s[ACTORS], NO_MOVES)


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """Pieces on the board, and how far they have come."""
    value, side = 0, t[SIDE]
    for cell in range(side * side):
        code = s[t[AT_CELLS] + cell]
        if code:
            row = cell // side if code == 1 else side - 1 - cell // side
            worth = 50 + 4 * row
            value += worth if code == player + 1 else -worth
    return min(900, max(-900, value))
