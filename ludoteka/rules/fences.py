"""Kernel of confound.

State  cells[c]: 0 empty, 1 + player; fence[k] at the k-th crossing: 0 none, otherwise 1 + turn + 2 * owner, with turn
       ACROSS (left to right) or ALONG (upwards); hand[p]: fences left. Derived: shut[c], a bit for each side N, E, S,
       W of a square that a fence closes. QUIET counts steps since the last fence.
Move   origin | to << 8: a step; FENCE | crossing | turn << 7
"""

from __future__ import annotations

from ..boards import FencedBoard
from ..declare import Reason
from ..declare.fences import Fences
from .abi import ACTORS, HEADER, PLY, QUIET, TABLES, TURN, Packer, Row, State, Tables
from .common import end_draw, end_win, random_below
from .lean import kernel

HAND = HEADER

CELLS, WIDTH, CROSSINGS, STEPS, HOMES, QUIET_LIMIT, AT_CELLS, AT_FENCE, AT_SHUT, AT_FAR, AT_QUEUE = range(
    TABLES, TABLES + 11
)
SLOTS = 11

WAYS = 8
FENCE = 1 << 16
ACROSS, ALONG = range(2)
UP, RIGHT, DOWN, LEFT = range(4)
"""The sides of a square; twice the number is the direction."""
FAR = 999
TACTICAL = True
"""The judgement knows who is nearer: alpha-beta plays it well, in spite of the many fences."""
GOAL, NO_MOVES, NO_PROGRESS = int(Reason.GOAL), int(Reason.NO_MOVES), int(Reason.NO_PROGRESS)


def pack(game: Fences) -> Tables:
    board = game.board
    assert isinstance(board, FencedBoard)
    n, crossings = len(board.region("squares")), len(board.region("crossings"))
    assert n < 256 and crossings < 128  # noqa: PT018
    packer = Packer(game, SLOTS)
    packer.fixed_field("hand", HAND, 2, high=game.fences)
    packer.set(CELLS, n)
    packer.set(WIDTH, board.width)
    packer.set(CROSSINGS, crossings)
    packer.section(STEPS, [to for row in board.plan.steps[:n] for to in row])
    packer.section(HOMES, [cell for cells in game.homes for cell in board.all_at(cells)])
    packer.set(QUIET_LIMIT, game.quiet)
    packer.field_at("cells", n, AT_CELLS, high=2)
    packer.field_at("fence", crossings, AT_FENCE, high=4)
    packer.field_at("shut", n, AT_SHUT, derived=True)
    work = packer.scratch(2 * n, AT_FAR)
    packer.set(AT_QUEUE, work + n)
    return packer.tables(most_moves=2 * crossings + 2 * WAYS)


def start(game: Fences, tables: Tables) -> State:
    s, t = tables.blank(), tables.row
    assert game.board is not None
    s[ACTORS] = 1
    s[HAND] = s[HAND + 1] = game.fences
    for player, cells in enumerate(game.homes):
        for cell in game.board.all_at(cells):
            s[t[AT_CELLS] + cell] = 1 + player
    derive(s, t)
    return s


@kernel
def derive(s: State, t: Row) -> None:
    for cell in range(t[CELLS]):
        s[t[AT_SHUT] + cell] = 0
    for crossing in range(t[CROSSINGS]):
        code = s[t[AT_FENCE] + crossing]
        if code:
            shut_sides(s, t, crossing, (code - 1) & 1)


@kernel
def corner_of(t: Row, crossing: int) -> int:
    """The square to the lower left of a crossing."""
    width = t[WIDTH] - 1
    return crossing // width * t[WIDTH] + crossing % width


@kernel
def shut_sides(s: State, t: Row, crossing: int, turn: int) -> None:
    """Close the four sides, or open them again: a side is closed by one fence only."""
    cell = t[AT_SHUT] + corner_of(t, crossing)
    above = cell + t[WIDTH]
    if turn == ACROSS:
        s[cell] ^= 1 << UP
        s[cell + 1] ^= 1 << UP
        s[above] ^= 1 << DOWN
        s[above + 1] ^= 1 << DOWN
    else:
        s[cell] ^= 1 << RIGHT
        s[above] ^= 1 << RIGHT
        s[cell + 1] ^= 1 << LEFT
        s[above + 1] ^= 1 << LEFT


# --- steps --------------------------------------------------------------------------------------------------------


@kernel
def open_side(s: State, t: Row, cell: int, way: int) -> bool:
    return s[t[AT_SHUT] + cell] >> (way >> 1) & 1 == 0


@kernel
def target(s: State, t: Row, cell: int, way: int) -> int:
    """Where a step leads, or -1: aslant one of the two ways round the corner must be free of fences."""
    to = t[t[STEPS] + cell * WAYS + way]
    if to < 0:
        return -1
    if way & 1 == 0:
        return to if open_side(s, t, cell, way) else -1
    first, second = way - 1, (way + 1) & 7
    if open_side(s, t, cell, first) and open_side(s, t, t[t[STEPS] + cell * WAYS + first], second):
        return to
    if open_side(s, t, cell, second) and open_side(s, t, t[t[STEPS] + cell * WAYS + second], first):
        return to
    return -1


@kernel
def list_steps(s: State, t: Row, out: Row) -> int:
    n = 0
    for cell in range(t[CELLS]):
        if s[t[AT_CELLS] + cell] == s[ACTORS]:
            for way in range(WAYS):
                to = target(s, t, cell, way)
                if to >= 0 and s[t[AT_CELLS] + to] == 0:
                    out[n] = cell | to << 8
                    n += 1
    return n


# --- fences -------------------------------------------------------------------------------------------------------


@kernel
def touched(s: State, t: Row, file: int, rank: int) -> int:
    """Whether a fence or the edge of the board touches a crossing, by its file and rank."""
    width = t[WIDTH]
    if file < 0 or rank < 0 or file > width - 2 or (rank + 2) * width > t[CELLS]:
        return 1
    cell = t[AT_SHUT] + rank * width + file
    sides = s[cell] & (1 << UP | 1 << RIGHT) | s[cell + 1] & (1 << UP) | s[cell + width] & (1 << RIGHT)
    return 1 if sides else 0


@kernel
def can_fence(s: State, t: Row, crossing: int, turn: int) -> bool:
    """There is room, and the other can still reach a home cell of the player."""
    if s[t[AT_FENCE] + crossing]:
        return False
    cell = corner_of(t, crossing)
    beside = cell + 1 if turn == ACROSS else cell + t[WIDTH]
    way = 2 * UP if turn == ACROSS else 2 * RIGHT
    if not open_side(s, t, cell, way) or not open_side(s, t, beside, way):
        return False
    file, rank = crossing % (t[WIDTH] - 1), crossing // (t[WIDTH] - 1)
    right, up = (1, 0) if turn == ACROSS else (0, 1)
    touches = (
        touched(s, t, file, rank) + touched(s, t, file + right, rank + up) + touched(s, t, file - right, rank - up)
    )
    if touches < 2:
        # A fence that touches one other thing at most cuts nothing off.
        return True
    shut_sides(s, t, crossing, turn)
    free = has_way(s, t, 2 - s[ACTORS])
    shut_sides(s, t, crossing, turn)
    # Who has shut himself off is not shut off by it.
    return free or not has_way(s, t, 2 - s[ACTORS])


@kernel
def has_way(s: State, t: Row, player: int) -> bool:
    """Whether a piece of the player can reach a home cell of the other; straight steps suffice for that."""
    far, queue, steps = t[AT_FAR], t[AT_QUEUE], t[STEPS]
    for cell in range(t[CELLS]):
        s[far + cell] = 0
    tail = 0
    for k in range(2):
        home = t[t[HOMES] + 2 * (1 - player) + k]
        s[far + home] = 1
        s[queue + tail] = home
        tail += 1
    head = 0
    while head < tail:
        cell = s[queue + head]
        head += 1
        if s[t[AT_CELLS] + cell] == player + 1:
            return True
        shut = s[t[AT_SHUT] + cell]
        for side in range(4):
            to = t[steps + cell * WAYS + 2 * side]
            if to >= 0 and shut >> side & 1 == 0 and s[far + to] == 0:
                s[far + to] = 1
                s[queue + tail] = to
                tail += 1
    return False


@kernel
def distance(s: State, t: Row, player: int) -> int:
    """Steps from a piece of the player to the nearest home cell of the other, as if there were no other pieces."""
    far, queue = t[AT_FAR], t[AT_QUEUE]
    for cell in range(t[CELLS]):
        s[far + cell] = FAR
    tail = 0
    for k in range(2):
        home = t[t[HOMES] + 2 * (1 - player) + k]
        s[far + home] = 0
        s[queue + tail] = home
        tail += 1
    head = 0
    while head < tail:
        cell = s[queue + head]
        head += 1
        if s[t[AT_CELLS] + cell] == player + 1:
            return s[far + cell]
        for way in range(WAYS):
            to = target(s, t, cell, way)
            if to >= 0 and s[far + to] == FAR:
                s[far + to] = s[far + cell] + 1
                s[queue + tail] = to
                tail += 1
    return FAR


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    n = list_steps(s, t, out)
    if s[HAND + s[ACTORS] - 1]:
        for crossing in range(t[CROSSINGS]):
            for turn in range(2):
                if can_fence(s, t, crossing, turn):
                    out[n] = FENCE | crossing | turn << 7
                    n += 1
    return n


@kernel
def pick(s: State, t: Row, out: Row, rng: Row) -> int:
    """A fence anywhere, or a step; -2: look at all."""
    if s[ACTORS] == 0:
        return -1
    if s[HAND + s[ACTORS] - 1] and random_below(rng, 8):
        for _ in range(6):
            crossing, turn = random_below(rng, t[CROSSINGS]), random_below(rng, 2)
            if can_fence(s, t, crossing, turn):
                return FENCE | crossing | turn << 7
        return -2
    n = list_steps(s, t, out)
    return out[random_below(rng, n)] if n else -2


@kernel
def play(s: State, t: Row, move: int) -> None:
    player = s[ACTORS] - 1
    s[PLY] += 1
    s[TURN] += 1
    s[ACTORS] = 2 - player
    if move & FENCE:
        crossing, turn = move & 127, move >> 7 & 1
        s[t[AT_FENCE] + crossing] = 1 + turn + 2 * player
        shut_sides(s, t, crossing, turn)
        s[HAND + player] -= 1
        s[QUIET] = 0
        return
    origin, to = move & 255, move >> 8
    s[t[AT_CELLS] + origin] = 0
    s[t[AT_CELLS] + to] = player + 1
    s[QUIET] += 1
    home = t[HOMES] + 2 * (1 - player)
    if to == t[home] or to == t[home + 1]:
        end_win(s, t, player, GOAL)
    elif s[QUIET] >= t[QUIET_LIMIT]:
        end_draw(s, t, NO_PROGRESS)


@kernel
def result(s: State, t: Row) -> None:
    """Who can neither step nor put up a fence has lost."""
    end_win(s, t, 2 - s[ACTORS], NO_MOVES)


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """Who is nearer, and who has more fences left."""
    mine, other = min(30, distance(s, t, player)), min(30, distance(s, t, 1 - player))
    return min(900, max(-900, 60 * (other - mine) + 8 * (s[HAND + player] - s[HAND + 1 - player])))
