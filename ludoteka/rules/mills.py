"""Kernel of the mill games.

State  cells[p]: 0 empty, 1 + player; hand[player]: men not placed yet; men[player]: his points, as bits of one number;
       seen[i]: the positions since a man was placed or taken, the last one at QUIET, each as
       points of the first player | points of the second << POINT_BITS | player to act << 2 * POINT_BITS.
Move   from | to << 6 | taken << 12, with NONE for a man from the hand and for no man taken; or PASS.
"""

from __future__ import annotations

from ..declare import Reason
from ..declare.mills import MILL, Blocked, Mills, Taking
from .abi import ACTORS, HEADER, PLY, QUIET, TABLES, TURN, Packer, Packing, Row, State, Tables
from .common import end_draw, end_win, random_below
from .lean import kernel

MOVE = Packing(6, 6, 6)
NONE = 63
PASS = NONE | NONE << 6 | NONE << 12
POINT_BITS = 24
"""A board has at most so many points: the men of both sides fit in one number."""

HAND = HEADER
MEN = HEADER + 2
LEAST = MILL
"""Men with which a player is still in the game."""

SLOTS = 18
(
    POINTS_COUNT,
    ALL_POINTS,
    NEAR,
    LINES,
    LINE_COUNT,
    OTHERS,
    MOST_LINES,
    BIT,
    FLIES_AT,
    MIXED,
    LOOSE_ONLY,
    PASSES,
    REPETITION,
    QUIET_LIMIT,
    MILL_WINS,
    OPEN_AT_FIRST,
    AT_CELLS,
    AT_SEEN,
) = range(TABLES, TABLES + SLOTS)

DE_BRUIJN = 0x077CB531
"""Multiplied by a power of two below 2 ** 32, the bits 27 to 31 say which one it was."""
NO_LINE = 1 << 62
"""Fills the list of a point's lines: nobody has a man there."""

TOO_FEW = int(Reason.TOO_FEW_PIECES)
NO_MOVES = int(Reason.NO_MOVES)
FULL_BOARD = int(Reason.FULL_BOARD)
REPEATED = int(Reason.REPETITION)
NO_PROGRESS = int(Reason.NO_PROGRESS)
ROW = int(Reason.ROW)

REMEMBERED = ("seen",)
"""Fields that only serve to find repetitions."""


# --- the declaration as tables -----------------------------------------------------------------------------------


def pack(game: Mills) -> Tables:
    board = game.board
    assert board is not None
    n = len(board)
    if n > POINT_BITS:
        game.fail("board", f"expected at most {POINT_BITS} points, got {n}")
    lines = [word(line) for line in board.rows(MILL)]
    others = [[line & ~(1 << point) for line in lines if line >> point & 1] for point in range(n)]
    most_lines = max(len(pairs) for pairs in others)
    near = [board.neighbours(point) for point in range(n)]
    packer = Packer(game, SLOTS)
    packer.fixed_field("hand", HAND, 2, high=game.men)
    packer.fixed_field("men", MEN, 2, high=(1 << n) - 1, derived=True)
    packer.set(POINTS_COUNT, n)
    packer.set(ALL_POINTS, (1 << n) - 1)
    packer.section(NEAR, [word(points) for points in near])
    packer.section(LINES, lines)
    packer.set(LINE_COUNT, len(lines))
    packer.section(OTHERS, [pair for pairs in others for pair in pairs + [NO_LINE] * (most_lines - len(pairs))])
    packer.set(MOST_LINES, most_lines)
    packer.section(BIT, sorted(range(32), key=lambda bit: (DE_BRUIJN << bit) >> 27 & 31))
    packer.set(FLIES_AT, game.flies_at)
    packer.set(MIXED, game.moves_while_placing)
    packer.set(LOOSE_ONLY, game.taking is Taking.LOOSE_ONLY)
    packer.set(PASSES, game.blocked is Blocked.PASSES)
    packer.set(REPETITION, game.repetition)
    packer.set(QUIET_LIMIT, game.quiet_limit)
    packer.set(MILL_WINS, game.mill_wins)
    closed = 1 << board.at(game.closed_at_first) if game.closed_at_first else 0
    packer.set(OPEN_AT_FIRST, ((1 << n) - 1) & ~closed)
    packer.field_at("cells", n, AT_CELLS, high=2)
    packer.field_at("seen", game.quiet_limit + 1, AT_SEEN, high=(2 << 2 * POINT_BITS) - 1)
    ways = max(game.men * max(len(points) for points in near), game.flies_at * n)
    return packer.tables(most_moves=(n + ways) * game.men)


def word(points: tuple[int, ...]) -> int:
    return sum(1 << point for point in points)


def start(game: Mills, tables: Tables) -> State:
    s = tables.blank()
    s[ACTORS] = 1
    s[HAND] = s[HAND + 1] = game.men
    return s


# --- the rules -----------------------------------------------------------------------------------------------------


@kernel
def derive(s: State, t: Row) -> None:
    """The men of each player as bits."""
    s[MEN] = s[MEN + 1] = 0
    for point in range(t[POINTS_COUNT]):
        man = s[t[AT_CELLS] + point]
        if man > 0:
            s[MEN + man - 1] |= 1 << point


@kernel
def lowest(t: Row, bits: int) -> int:
    """The number of the lowest bit."""
    return t[t[BIT] + ((bits & -bits) * DE_BRUIJN >> 27 & 31)]


@kernel
def count(bits: int) -> int:
    """How many of 32 bits are set."""
    bits -= bits >> 1 & 0x55555555
    bits = (bits & 0x33333333) + (bits >> 2 & 0x33333333)
    bits = bits + (bits >> 4) & 0x0F0F0F0F
    return bits * 0x01010101 >> 24 & 255


@kernel
def nth(t: Row, bits: int, n: int) -> int:
    """The number of the n-th bit that is set, counted from 0."""
    for _ in range(n):
        bits &= bits - 1
    return lowest(t, bits)


@kernel
def closing_points(t: Row, mine: int, empty: int) -> int:
    """The empty points of all lines whose other points are mine."""
    found = 0
    for k in range(t[LINES], t[LINES] + t[LINE_COUNT]):
        gap = t[k] & ~mine
        if ((gap & (gap - 1)) | (gap & ~empty)) == 0:
            found |= gap
    return found


@kernel
def closes(t: Row, mine: int, to: int) -> bool:
    """Whether a man on `to` makes a mill with my other men."""
    pairs = t[OTHERS] + to * t[MOST_LINES]
    for k in range(pairs, pairs + t[MOST_LINES]):
        if mine & t[k] == t[k]:
            return True
    return False


@kernel
def takeable(t: Row, theirs: int) -> int:
    """The enemy's men of which one is taken when a mill is closed; none where a mill wins."""
    if t[MILL_WINS]:
        return 0
    milled = 0
    for k in range(t[LINES], t[LINES] + t[LINE_COUNT]):
        if theirs & t[k] == t[k]:
            milled |= t[k]
    loose = theirs & ~milled
    if loose == 0 and t[LOOSE_ONLY] == 0:
        return theirs
    return loose


@kernel
def write(t: Row, out: Row, n: int, step: int, victims: int) -> int:
    """Write a move, once for each man that can be taken by it."""
    if victims == 0:
        out[n] = step | NONE << 12
        return n + 1
    while victims != 0:
        out[n] = step | lowest(t, victims) << 12
        victims &= victims - 1
        n += 1
    return n


@kernel
def placings(t: Row, out: Row, empty: int, closing: int, victims: int) -> int:
    """Write all ways to place a man."""
    n = 0
    while empty != 0:
        to = lowest(t, empty)
        n = write(t, out, n, NONE | to << 6, victims if closing >> to & 1 else 0)
        empty &= empty - 1
    return n


@kernel
def steps(t: Row, out: Row, n: int, mine: int, empty: int, flies: bool, closing: int, victims: int) -> int:
    """Write all ways to move a man, after the n moves that are there."""
    left = mine
    while left != 0:
        origin = lowest(t, left)
        staying = mine & ~(1 << origin)
        free = empty if flies else empty & t[t[NEAR] + origin]
        while free != 0:
            to = lowest(t, free)
            closed = closing >> to & 1 and closes(t, staying, to)
            n = write(t, out, n, origin | to << 6, victims if closed else 0)
            free &= free - 1
        left &= left - 1
    return n


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    player = s[ACTORS] >> 1
    mine, theirs = s[MEN + player], s[MEN + 1 - player]
    empty = t[ALL_POINTS] & ~(mine | theirs)
    hand = s[HAND + player]
    closing = closing_points(t, mine, empty)
    victims = takeable(t, theirs) if closing != 0 else 0
    n = 0
    if hand > 0:
        n = placings(t, out, empty if mine | theirs != 0 else t[OPEN_AT_FIRST], closing, victims)
    if hand == 0 or t[MIXED]:
        n = steps(t, out, n, mine, empty, count(mine) + hand <= t[FLIES_AT], closing, victims)
    if n == 0 and t[PASSES] and empty != 0:
        out[0] = PASS
        n = 1
    return n


@kernel
def closing_steps(t: Row, out: Row, mine: int, free: int, origin: int) -> int:
    """Write how the man on `origin`, on its way to the points in `free`, closes a mill."""
    n = 0
    while free != 0:
        to = lowest(t, free)
        out[n] = origin | to << 6
        n += closes(t, mine & ~(1 << origin), to)
        free &= free - 1
    return n


@kernel
def pick(s: State, t: Row, out: Row, rng: Row) -> int:
    """A draw without the list: first of all steps, each with its first victim, then of the other victims of mills."""
    player = s[ACTORS] >> 1
    mine, theirs = s[MEN + player], s[MEN + 1 - player]
    empty = t[ALL_POINTS] & ~(mine | theirs)
    hand = s[HAND + player]
    closing = closing_points(t, mine, empty)
    if mine | theirs == 0:
        empty = t[OPEN_AT_FIRST]
    from_hand = count(empty) if hand > 0 else 0
    total = from_hand
    n = closing_steps(t, out, mine, closing, NONE) if hand > 0 else 0
    movable = mine if hand == 0 or t[MIXED] else 0
    flies = count(mine) + hand <= t[FLIES_AT]
    left = movable
    while left != 0:
        origin = lowest(t, left)
        free = empty if flies else empty & t[t[NEAR] + origin]
        total += count(free)
        if free & closing != 0:
            n += closing_steps(t, out[n:], mine, free & closing, origin)
        left &= left - 1
    if total == 0:
        return PASS if t[PASSES] and empty != 0 else -1
    victims = takeable(t, theirs) if n > 0 else 0
    further = count(victims) - 1 if victims != 0 else 0
    drawn = random_below(rng, total + n * further)
    if drawn >= total:
        drawn -= total
        return out[drawn // further] | nth(t, victims, 1 + drawn % further) << 12
    if drawn < from_hand:
        step = NONE | nth(t, empty, drawn) << 6
    else:
        step = nth_step(t, movable, empty, flies, drawn - from_hand)
    taken = NONE
    if victims != 0 and closing >> (step >> 6) & 1 and closes(t, mine & ~(1 << (step & NONE)), step >> 6):
        taken = lowest(t, victims)
    return step | taken << 12


@kernel
def nth_step(t: Row, movable: int, empty: int, flies: bool, n: int) -> int:
    """The n-th way to move a man, counted from 0."""
    while True:
        origin = lowest(t, movable)
        free = empty if flies else empty & t[t[NEAR] + origin]
        ways = count(free)
        if n < ways:
            return origin | nth(t, free, n) << 6
        n -= ways
        movable &= movable - 1


@kernel
def play(s: State, t: Row, move: int) -> None:
    player = s[ACTORS] >> 1
    enemy = 1 - player
    cells = t[AT_CELLS]
    s[PLY] += 1
    s[TURN] += 1
    s[ACTORS] = 1 << enemy
    origin, to, taken = move & NONE, move >> 6 & NONE, move >> 12
    lasting = taken != NONE
    if origin != NONE:
        s[MEN + player] &= ~(1 << origin)
        s[cells + origin] = 0
    elif to != NONE:
        s[HAND + player] -= 1
        lasting = True
    if to != NONE:
        s[MEN + player] |= 1 << to
        s[cells + to] = player + 1
        if t[MILL_WINS] and closes(t, s[MEN + player], to):
            end_win(s, t, player, ROW)
            return
    if taken != NONE:
        s[MEN + enemy] &= ~(1 << taken)
        s[cells + taken] = 0
        if count(s[MEN + enemy]) + s[HAND + enemy] < LEAST:
            end_win(s, t, player, TOO_FEW)
    remember(s, t, lasting)


@kernel
def remember(s: State, t: Row, lasting: bool) -> None:
    """Keep the position, and see whether it has been there too often or nothing has happened for too long."""
    seen = t[AT_SEEN]
    now = s[MEN] | s[MEN + 1] << POINT_BITS | (s[ACTORS] >> 1) << 2 * POINT_BITS
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
    """The player to act has no move: he has lost, unless nobody could move because the board is full."""
    if s[MEN] | s[MEN + 1] == t[ALL_POINTS]:
        end_draw(s, t, FULL_BOARD)
    else:
        end_win(s, t, 1 - (s[ACTORS] >> 1), NO_MOVES)


@kernel
def mobility(t: Row, mine: int, empty: int) -> int:
    """Steps to a neighbouring point."""
    n = 0
    while mine != 0:
        n += count(empty & t[t[NEAR] + lowest(t, mine)])
        mine &= mine - 1
    return n


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """Men first, then room to move."""
    mine, theirs = s[MEN + player], s[MEN + 1 - player]
    empty = t[ALL_POINTS] & ~(mine | theirs)
    men = count(mine) + s[HAND + player] - count(theirs) - s[HAND + 1 - player]
    room = mobility(t, mine, empty) - mobility(t, theirs, empty)
    return max(-900, min(900, 100 * men + 8 * room))
