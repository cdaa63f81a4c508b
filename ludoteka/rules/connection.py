"""Kernel of the connection games.

State  cells[c]: 0 empty, 1 + player; the place after the last cell is always 0 and stands for what is off the board;
       free[i]: the empty cells in any order, behind them the taken ones; place[c]: where c is in it;
       parent[c]: the groups of one colour, as union-find; touch[c]: for a root, the sides its group touches, as bits;
       won: what stones read from a text have won already.
Move   cell, or SWAP.

Neighbours of a cell are seen as a mask, one bit a direction. On hexagons neighbours that follow each other round the
cell touch, so a run of them is one group already and only its first stone has to be joined. If another run turns out to
be of a group that was joined before, the new stone has closed a ring. A ring whose inside is all of its own colour is
closed without that: then a neighbour of the new stone has six neighbours of that colour.
"""

from __future__ import annotations

from ..boards import Board, HexBoard
from ..declare import Reason
from ..declare.connection import Connection, Goal, Swap
from .abi import (
    ACTORS,
    HEADER,
    PLY,
    TABLES,
    TURN,
    Packer,
    Packing,
    Row,
    State,
    Tables,
    board_steps,
)
from .common import end_draw, end_win, random_below
from .drive import play_on
from .drive import weights as even
from .lean import kernel

MOVE = Packing(20)
SWAP = 1 << 19

FREE_COUNT = HEADER
WON = HEADER + 1

SLOTS = 16
(
    CELLS,
    STEPS,
    WAYS,
    SWAP_RULE,
    MIRROR,
    RUNS,
    MIDDLES,
    RINGS,
    TOUCH,
    SIDES,
    WINS,
    AT_CELLS,
    AT_FREE,
    AT_PLACE,
    AT_PARENT,
    AT_TOUCH,
) = range(TABLES, TABLES + SLOTS)

RING = int(Reason.RING)
FULL_BOARD = int(Reason.FULL_BOARD)


# --- the declaration as tables -----------------------------------------------------------------------------------


def pack(game: Connection) -> Tables:
    board = game.board
    assert board is not None
    n = len(board)
    ways = len(board.plan.directions)
    packer = Packer(game, SLOTS)
    packer.fixed_field("free_count", FREE_COUNT, high=n, derived=True)
    packer.fixed_field("won", WON, high=max(Reason), derived=True)
    packer.set(CELLS, n)
    packer.set(WAYS, ways)
    packer.section(STEPS, [n if to < 0 else to for to in board_steps(game)])
    packer.set(SWAP_RULE, game.swap is not Swap.NONE)
    packer.section(MIRROR, mirror(game, board))
    packer.section(RUNS, [listed(first_of_runs(mask, ways, board)) for mask in range(1 << ways)])
    packer.section(MIDDLES, [listed(middles(mask, ways)) for mask in range(1 << ways)])
    packer.set(RINGS, game.goal is Goal.HAVANNAH)
    sides = wanted_sides(game)
    packer.set(SIDES, len(sides))
    packer.section(TOUCH, [sum(1 << i for i, name in enumerate(sides) if c in board.region(name)) for c in range(n)])
    packer.section(WINS, [won_by(game, sides, player, touch) for player in (0, 1) for touch in range(1 << len(sides))])
    packer.field_at("cells", n, AT_CELLS, high=game.players)
    packer.field_at("beyond", 1, high=0, derived=True)
    packer.field_at("free", n, AT_FREE, high=n - 1, derived=True)
    packer.field_at("place", n, AT_PLACE, high=n - 1, derived=True)
    packer.field_at("parent", n, AT_PARENT, high=n - 1, derived=True)
    packer.field_at("touch", n, AT_TOUCH, derived=True)
    return packer.tables(most_moves=n + 1)


def mirror(game: Connection, board: Board) -> list[int]:
    """Where the first stone goes when it is taken over."""
    if game.swap is not Swap.MIRROR:
        return list(range(len(board)))
    size = round(len(board) ** 0.5)
    return [cell % size * size + cell // size for cell in range(len(board))]


def first_of_runs(mask: int, ways: int, board: Board) -> int:
    """The first bit of each run of neighbours that touch each other; all bits where the board has no such order."""
    full = (1 << ways) - 1
    if not isinstance(board, HexBoard):
        return mask
    if mask == full:
        return 1
    return mask & ~(mask << 1 | mask >> (ways - 1))


def middles(mask: int, ways: int) -> int:
    """The bits that have both bits beside them, all round."""
    full = (1 << ways) - 1
    left = (mask << 1 | mask >> (ways - 1)) & full
    right = (mask >> 1 | mask << (ways - 1)) & full
    return mask & left & right


def listed(mask: int) -> int:
    """The bits of a mask as a list in one number: four bits for each, counted from 1."""
    found = 0
    for bit in reversed(range(mask.bit_length())):
        if mask >> bit & 1:
            found = found << 4 | bit + 1
    return found


def wanted_sides(game: Connection) -> list[str]:
    if game.goal is Goal.HAVANNAH:
        return [f"corner {k}" for k in range(1, 7)] + [f"edge {k}" for k in range(1, 7)]
    return list(dict.fromkeys(name for regions in game.sides_of for name in regions))


def won_by(game: Connection, sides: list[str], player: int, touch: int) -> int:
    """What a group wins that touches these sides: a reason, or 0."""
    touched = [name for i, name in enumerate(sides) if touch >> i & 1]
    if game.goal is Goal.SIDES:
        return Reason.CONNECTED if set(game.sides_of[player]) <= set(touched) else Reason.NONE
    if sum(name.startswith("corner") for name in touched) >= 2:
        return Reason.BRIDGE
    return Reason.FORK if sum(name.startswith("edge") for name in touched) >= 3 else Reason.NONE


def start(game: Connection, tables: Tables) -> State:
    s = tables.blank()
    s[ACTORS] = 1
    derive(s, tables.row)
    return s


# --- the rules -----------------------------------------------------------------------------------------------------


@kernel
def derive(s: State, t: Row) -> None:
    """List the empty cells and join the stones, as if they were placed one after another."""
    n = t[CELLS]
    cells, touch = t[AT_CELLS], t[AT_TOUCH]
    for cell in range(n):
        s[t[AT_FREE] + cell] = cell
        s[t[AT_PLACE] + cell] = cell
        s[touch + cell] = s[cells + cell]
        s[cells + cell] = 0
    s[cells + n] = 0
    s[FREE_COUNT] = n
    s[WON] = 0
    for cell in range(n):
        stone = s[touch + cell]
        if stone > 0:
            take_cell(s, t, cell)
            won = put_stone(s, t, cell, stone - 1)
            if won > 0:
                s[WON] = won


@kernel
def can_swap(s: State, t: Row) -> bool:
    """The second player's first move, with the first stone on the board."""
    return t[SWAP_RULE] == 1 and s[PLY] == 1 and s[FREE_COUNT] == t[CELLS] - 1


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    n = s[FREE_COUNT]
    free = t[AT_FREE]
    for i in range(n):
        out[i] = s[free + i]
    if can_swap(s, t):
        out[n] = SWAP
        n += 1
    return n


@kernel
def pick(s: State, t: Row, out: Row, rng: Row) -> int:
    n = s[FREE_COUNT]
    if n == 0:
        return -1
    if can_swap(s, t):
        i = random_below(rng, n + 1)
        if i == n:
            return SWAP
        return s[t[AT_FREE] + i]
    return s[t[AT_FREE] + random_below(rng, n)]


@kernel
def rollout(s: State, t: Row, out: Row, rng: Row, limit: int, trail: Row) -> int:
    """To the end at random, or for so many actions."""
    return play_on(moves, play, result, even, pick, s, t, out, rng, limit, trail)


@kernel
def take_cell(s: State, t: Row, cell: int) -> None:
    """Move a cell from the empty ones in the list to the taken ones behind them."""
    free, place = t[AT_FREE], t[AT_PLACE]
    last = s[FREE_COUNT] - 1
    other = s[free + last]
    at = s[place + cell]
    s[free + at] = other
    s[place + other] = at
    s[free + last] = cell
    s[place + cell] = last
    s[FREE_COUNT] = last


@kernel
def root(s: State, parent: int, cell: int) -> int:
    """The root of a stone's group; halves the path on the way."""
    while s[parent + cell] != cell:
        s[parent + cell] = s[parent + s[parent + cell]]
        cell = s[parent + cell]
    return cell


@kernel
def neighbours_of_colour(s: State, t: Row, cell: int, stone: int) -> int:
    """The directions in which a stone of this colour lies beside the cell, as bits."""
    cells = t[AT_CELLS]
    ways = t[WAYS]
    steps = t[STEPS] + cell * ways
    mask = 0
    for way in range(ways):
        mask |= (s[cells + t[steps + way]] == stone) << way
    return mask


@kernel
def put_stone(s: State, t: Row, cell: int, player: int) -> int:
    """Place a stone and join it to its neighbours; the reason why that wins, or 0."""
    parent, touch = t[AT_PARENT], t[AT_TOUCH]
    s[t[AT_CELLS] + cell] = player + 1
    s[parent + cell] = cell
    touched = t[t[TOUCH] + cell]
    mask = neighbours_of_colour(s, t, cell, player + 1)
    group = cell
    ring = False
    before_steps = t[STEPS] + cell * t[WAYS] - 1
    runs = t[t[RUNS] + mask]
    while runs > 0:
        other = root(s, parent, t[before_steps + (runs & 15)])
        if other == group:
            ring = True
        else:
            s[parent + group] = other
            touched |= s[touch + other]
            group = other
        runs >>= 4
    s[touch + group] = touched
    if t[RINGS] and (ring or closes_solid_ring(s, t, cell, mask, player + 1)):
        return RING
    return t[t[WINS] + (player << t[SIDES]) + touched]


@kernel
def closes_solid_ring(s: State, t: Row, cell: int, mask: int, stone: int) -> bool:
    """Whether a neighbour of the new stone is now surrounded by stones of its own colour."""
    before_steps = t[STEPS] + cell * t[WAYS] - 1
    full = (1 << t[WAYS]) - 1
    middle = t[t[MIDDLES] + mask]
    while middle > 0:
        if neighbours_of_colour(s, t, t[before_steps + (middle & 15)], stone) == full:
            return True
        middle >>= 4
    return False


@kernel
def play(s: State, t: Row, move: int) -> None:
    player = s[ACTORS] >> 1
    s[PLY] += 1
    s[TURN] += 1
    if move == SWAP:
        take_over(s, t, player)
        s[ACTORS] = 1
        return
    take_cell(s, t, move)
    won = put_stone(s, t, move, player)
    if won > 0:
        end_win(s, t, player, won)
    else:
        s[ACTORS] = 2 - player


@kernel
def take_over(s: State, t: Row, player: int) -> None:
    """The first stone becomes one of the second player's, in the mirrored place."""
    first = s[t[AT_FREE] + s[FREE_COUNT]]
    s[t[AT_CELLS] + first] = 0
    s[t[AT_CELLS] + t[t[MIRROR] + first]] = player + 1
    derive(s, t)


@kernel
def result(s: State, t: Row) -> None:
    """The board is full and nobody has reached the goal. It cannot happen in hex."""
    end_draw(s, t, FULL_BOARD)
