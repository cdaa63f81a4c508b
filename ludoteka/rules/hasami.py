"""Kernel of hasami shogi.

State  cells[c]: 0 empty, 1 + player; POINTS: men taken; key: the position as one number, from a table of random ones;
       seen[i]: the keys since a man was taken, the last one at QUIET. The scratch tail holds the cells that a series of
       jumps has reached, and a mark on each.
Move   from | to << 7.
"""

from __future__ import annotations

import random

from ..boards.square import NE, SE, E, N, S, Square, W
from ..declare import Reason
from ..declare.hasami import Hasami, Leap, Walk
from .abi import ACTORS, HEADER, PLY, POINTS, QUIET, TABLES, TURN, Packer, Packing, Row, State, Tables, board_steps
from .common import end_draw, end_win
from .lean import kernel

MOVE = Packing(7, 7)
CELL = 127
WAYS = 8

KEY = HEADER

SLOTS = 21
(
    CELLS,
    STEPS,
    STRAIGHT,
    LINES,
    SLIDES,
    LEAPS,
    HOME,
    CORNERS,
    RANDOM,
    ROW_WINS,
    PLACES,
    PLACE_COUNT,
    GROWTH,
    WEIGHTS,
    TO_WIN,
    REPETITION,
    QUIET_LIMIT,
    MEN,
    AT_CELLS,
    AT_SEEN,
    AT_SCRATCH,
) = range(TABLES, TABLES + SLOTS)

LINE_COUNT = 3
KEY_BITS = 58
CAPTURED = 60
"""What a man taken counts in the judgement."""
OUTSIDE = 4
"""What a man outside its home rows counts: there it can take men, and stand in a row that wins."""
FOUR = 90
"""What four men in a place for a row count; each man fewer a third of it, each enemy in the place halves it."""

NO_LEAP, ONE_LEAP, MANY_LEAPS = range(3)

REMEMBERED = ("seen",)
"""Fields that only serve to find repetitions."""

ROW = int(Reason.ROW)
TARGET = int(Reason.TARGET)
NO_PIECES = int(Reason.NO_PIECES)
NO_MOVES = int(Reason.NO_MOVES)
REPEATED = int(Reason.REPETITION)
NO_PROGRESS = int(Reason.NO_PROGRESS)


# --- the declaration as tables -----------------------------------------------------------------------------------


def pack(game: Hasami) -> Tables:
    board = game.board
    assert isinstance(board, Square)
    n = len(board)
    packer = Packer(game, SLOTS)
    packer.fixed_field("key", KEY, high=(1 << KEY_BITS) - 1, derived=True)
    packer.set(CELLS, n)
    packer.section(STEPS, board_steps(game))
    packer.section(STRAIGHT, (N, E, S, W))
    packer.section(LINES, (N, NE, SE))
    packer.set(SLIDES, game.walk is Walk.SLIDE)
    packer.set(LEAPS, {Leap.NONE: NO_LEAP, Leap.ONCE: ONE_LEAP, Leap.SERIES: MANY_LEAPS}[game.leap])
    packer.section(HOME, [cell // board.width < game.home_rows for cell in range(n)])
    corners = [len(board.neighbours(cell)) == 3 for cell in range(n)]
    packer.section(CORNERS, corners)
    chooser = random.Random("hasami")
    packer.section(RANDOM, [chooser.getrandbits(KEY_BITS) for _ in range(2 * n + 1)])
    packer.set(ROW_WINS, game.row_wins)
    places = _places(game)
    packer.section(PLACES, [cell for place in places for cell in place])
    packer.set(PLACE_COUNT, len(places))
    counts = [divmod(k, game.row_wins + 1) for k in range((game.row_wins + 1) ** 2)]
    packer.section(GROWTH, [round(FOUR * 3.0 ** (men - 4) / 2**enemies) if men else 0 for enemies, men in counts])
    packer.section(WEIGHTS, (0, 1, game.row_wins + 1, 0, game.row_wins + 1, 1))
    packer.set(TO_WIN, game.captures_to_win or game.men)
    packer.set(REPETITION, game.repetition)
    packer.set(QUIET_LIMIT, game.quiet_limit)
    packer.set(MEN, game.men)
    packer.field_at("cells", n, AT_CELLS, high=2)
    packer.field_at("seen", game.quiet_limit + 1, AT_SEEN, high=(1 << KEY_BITS) - 1)
    packer.scratch(2 * n, AT_SCRATCH)
    reach = board.width + board.height if game.walk is Walk.SLIDE else 4
    jumps = -(-board.width // 2) * -(-board.height // 2) if game.leap is not Leap.NONE else 0
    return packer.tables(most_moves=game.men * (reach + jumps))


def _places(game: Hasami) -> list[list[int]]:
    """Where the first player's winning rows can stand; the second's lie opposite."""
    board = game.board
    assert isinstance(board, Square)
    found = []
    for way in (N, NE, SE) if game.row_wins else ():
        for cell in range(len(board)):
            place = [cell, *board.ray(cell, way)][: game.row_wins]
            if len(place) == game.row_wins and min(place) // board.width >= game.home_rows:
                found.append(place)
    return found


def start(game: Hasami, tables: Tables) -> State:
    s = tables.blank()
    s[ACTORS] = 1
    cells = tables.field("cells")
    for k in range(game.men):
        s[cells.at + k] = 1
        s[cells.at + cells.length - 1 - k] = 2
    derive(s, tables.row)
    s[tables.row[AT_SEEN]] = s[KEY]
    return s


# --- the rules -----------------------------------------------------------------------------------------------------


@kernel
def derive(s: State, t: Row) -> None:
    """The key of the men on the board."""
    s[KEY] = 0
    for cell in range(t[CELLS]):
        man = s[t[AT_CELLS] + cell]
        if man > 0:
            s[KEY] ^= t[t[RANDOM] + 2 * cell + man - 1]


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    man = s[ACTORS]
    n = 0
    for cell in range(t[CELLS]):
        if s[t[AT_CELLS] + cell] == man:
            n = walks(s, t, out, n, cell)
            if t[LEAPS] != NO_LEAP:
                n = leaps(s, t, out, n, cell)
    return n


@kernel
def walks(s: State, t: Row, out: Row, n: int, cell: int) -> int:
    """Write where a man can go over empty cells."""
    for k in range(t[STRAIGHT], t[STRAIGHT] + 4):
        to = t[t[STEPS] + cell * WAYS + t[k]]
        while to >= 0 and s[t[AT_CELLS] + to] == 0:
            out[n] = cell | to << 7
            n += 1
            to = t[t[STEPS] + to * WAYS + t[k]] if t[SLIDES] else -1
    return n


@kernel
def leaps(s: State, t: Row, out: Row, n: int, origin: int) -> int:
    """Write where a man can jump, in a series each cell once; the man itself does not stand in its own way."""
    marks, reached = t[AT_SCRATCH], t[AT_SCRATCH] + t[CELLS]
    for cell in range(t[CELLS]):
        s[marks + cell] = 0
    s[marks + origin] = 1
    s[reached] = origin
    first, last = 0, 1
    while first < last:
        cell = s[reached + first]
        first += 1
        for k in range(t[STRAIGHT], t[STRAIGHT] + 4):
            over = t[t[STEPS] + cell * WAYS + t[k]]
            if over < 0 or over == origin or s[t[AT_CELLS] + over] == 0:
                continue
            to = t[t[STEPS] + over * WAYS + t[k]]
            if to < 0 or s[t[AT_CELLS] + to] != 0 or s[marks + to] != 0:
                continue
            s[marks + to] = 1
            out[n] = origin | to << 7
            n += 1
            if t[LEAPS] == MANY_LEAPS:
                s[reached + last] = to
                last += 1
    return n


@kernel
def put(s: State, t: Row, cell: int, man: int) -> None:
    """Put a man on an empty cell."""
    s[t[AT_CELLS] + cell] = man
    s[KEY] ^= t[t[RANDOM] + 2 * cell + man - 1]


@kernel
def remove(s: State, t: Row, cell: int) -> None:
    man = s[t[AT_CELLS] + cell]
    s[t[AT_CELLS] + cell] = 0
    s[KEY] ^= t[t[RANDOM] + 2 * cell + man - 1]


@kernel
def capture(s: State, t: Row, cell: int, man: int) -> int:
    """Take all enemies between the man that moved and another own man, and one in a corner that it shuts in."""
    taken = 0
    for k in range(t[STRAIGHT], t[STRAIGHT] + 4):
        n = enclosed(s, t, cell, t[k], man)
        to = cell
        for _ in range(n):
            to = t[t[STEPS] + to * WAYS + t[k]]
            remove(s, t, to)
        taken += n
        corner = t[t[STEPS] + cell * WAYS + t[k]]
        if corner >= 0 and t[t[CORNERS] + corner] and s[t[AT_CELLS] + corner] == 3 - man and shut_in(s, t, corner, man):
            remove(s, t, corner)
            taken += 1
    return taken


@kernel
def enclosed(s: State, t: Row, cell: int, way: int, man: int) -> int:
    """How many enemies stand in an unbroken row between the man on `cell` and another man of its side; or 0."""
    n = 0
    to = t[t[STEPS] + cell * WAYS + way]
    while to >= 0 and s[t[AT_CELLS] + to] == 3 - man:
        n += 1
        to = t[t[STEPS] + to * WAYS + way]
    return n if to >= 0 and s[t[AT_CELLS] + to] == man else 0


@kernel
def shut_in(s: State, t: Row, corner: int, man: int) -> bool:
    """Whether both neighbours of a corner have men of this side."""
    for k in range(t[STRAIGHT], t[STRAIGHT] + 4):
        to = t[t[STEPS] + corner * WAYS + t[k]]
        if to >= 0 and s[t[AT_CELLS] + to] != man:
            return False
    return True


@kernel
def at_home(t: Row, cell: int, man: int) -> bool:
    return t[t[HOME] + (cell if man == 1 else t[CELLS] - 1 - cell)] != 0


@kernel
def run(s: State, t: Row, cell: int, way: int, man: int) -> int:
    """Men of one side in a row from the cell on, without it, as far as they stand outside their home rows."""
    n = 0
    to = t[t[STEPS] + cell * WAYS + way]
    while to >= 0 and s[t[AT_CELLS] + to] == man and not at_home(t, to, man):
        n += 1
        to = t[t[STEPS] + to * WAYS + way]
    return n


@kernel
def longest_row(s: State, t: Row, cell: int, man: int) -> int:
    """The longest row, upright or slanting, of which the man on the cell is part."""
    if at_home(t, cell, man):
        return 0
    best = 1
    for k in range(t[LINES], t[LINES] + LINE_COUNT):
        best = max(best, 1 + run(s, t, cell, t[k], man) + run(s, t, cell, (t[k] + 4) % WAYS, man))
    return best


@kernel
def play(s: State, t: Row, move: int) -> None:
    man = s[ACTORS]
    player = man - 1
    s[PLY] += 1
    s[TURN] += 1
    s[ACTORS] = 3 - man
    to = move >> 7
    remove(s, t, move & CELL)
    put(s, t, to, man)
    taken = capture(s, t, to, man)
    s[POINTS + player] += taken
    if t[ROW_WINS] > 0 and longest_row(s, t, to, man) >= t[ROW_WINS]:
        end_win(s, t, player, ROW)
    elif taken > 0 and s[POINTS + player] >= t[TO_WIN]:
        end_win(s, t, player, TARGET if t[TO_WIN] < t[MEN] else NO_PIECES)
    else:
        remember(s, t, taken > 0)


@kernel
def remember(s: State, t: Row, lasting: bool) -> None:
    """Keep the position, and see whether it has been there too often or nothing has been taken for too long."""
    seen = t[AT_SEEN]
    now = s[KEY] ^ (t[t[RANDOM] + 2 * t[CELLS]] if s[ACTORS] == 2 else 0)
    if lasting:
        for k in range(seen + 1, seen + s[QUIET] + 1):
            s[k] = 0
        s[QUIET] = 0
        s[seen] = now
        return
    s[QUIET] += 1
    at = seen + s[QUIET]
    s[at] = now
    times = 1
    while at >= seen + 2:
        at -= 2
        if s[at] == now:
            times += 1
    if times >= t[REPETITION]:
        end_draw(s, t, REPEATED)
    elif s[QUIET] >= t[QUIET_LIMIT]:
        end_draw(s, t, NO_PROGRESS)


@kernel
def result(s: State, t: Row) -> None:
    """The player to act has no move, and has lost."""
    end_win(s, t, 2 - s[ACTORS], NO_MOVES)


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """Men taken, men that have left home and, where rows win, how far each side has come in every place for one.

    An enemy in a place does not spoil it for good, because he can be taken or driven away.
    """
    value = CAPTURED * (s[POINTS + player] - s[POINTS + 1 - player])
    cells, last, own = t[AT_CELLS], t[CELLS] - 1, player + 1
    for cell in range(t[CELLS]):
        man = s[cells + cell]
        if man > 0 and not at_home(t, cell, man):
            value += OUTSIDE if man == own else -OUTSIDE
    at, grown = t[PLACES], 0
    for _ in range(t[PLACE_COUNT]):
        here = opposite = 0
        for k in range(at, at + t[ROW_WINS]):
            here += t[t[WEIGHTS] + s[cells + t[k]]]
            opposite += t[t[WEIGHTS] + 3 + s[cells + last - t[k]]]
        grown += t[t[GROWTH] + here] - t[t[GROWTH] + opposite]
        at += t[ROW_WINS]
    value += grown if player == 0 else -grown
    return max(-900, min(900, value))
