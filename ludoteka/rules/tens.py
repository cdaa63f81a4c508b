"""Kernel of find the ten.

State  cells[c]: 0 free, 1 + player; walk[2]: 1 + the first and the second cell of the turn; hand[p]: pieces left;
       seconds: thinking time left in this turn; small[p]: the numbers that the player's pieces cover. PHASE: how many
       cells have been walked. POINTS: pieces on the board. QUIET: turns passed in a row.
Move   the player's tag in bits 56-59, and a cell or PASS; or CLOCK_TAG | seconds.
"""

from __future__ import annotations

from ..boards.digits import Digits
from ..declare import Reason
from ..declare.tens import Tens
from .abi import (
    ACTORS,
    CLOCK,
    CLOCK_TAG,
    HEADER,
    PHASE,
    PLAYER_SHIFT,
    PLY,
    POINTS,
    QUIET,
    TABLES,
    TURN,
    Packer,
    Row,
    State,
    Tables,
    board_steps,
)
from .common import end_draw, end_win
from .lean import kernel
from .timed import draw_timed

WALK, HAND, SECONDS, SMALL, MOVER = HEADER, HEADER + 2, HEADER + 4, HEADER + 5, HEADER + 7

CELLS, STEPS, NUMBERS, WANTED, LIMIT_SECONDS, AT_CELLS = range(TABLES, TABLES + 6)
SLOTS = 6

WAYS = 8
BODY = (1 << 16) - 1
PASS = 1 << 12
COUNT = int(Reason.COUNT)


def pack(game: Tens) -> Tables:
    board = game.board
    assert isinstance(board, Digits)
    n = len(board)
    packer = Packer(game, SLOTS)
    packer.fixed_field("walk", WALK, 2, high=n)
    packer.fixed_field("hand", HAND, 2, high=game.pieces)
    packer.fixed_field("seconds", SECONDS, high=game.seconds)
    packer.fixed_field("small", SMALL, 2, high=10 * game.pieces, derived=True)
    packer.fixed_field("mover", MOVER, high=1)
    packer.set(CELLS, n)
    packer.section(STEPS, board_steps(game))
    packer.section(NUMBERS, [board.number_on(cell) for cell in range(n)])
    packer.set(WANTED, game.wanted)
    packer.set(LIMIT_SECONDS, game.seconds)
    packer.field_at("cells", n, AT_CELLS, high=2)
    return packer.tables(most_moves=n + 16, whole_turns=False)


def start(game: Tens, tables: Tables) -> State:
    s = tables.blank()
    s[HAND] = s[HAND + 1] = game.pieces
    begin_turn(s, tables.row, 0)
    return s


@kernel
def derive(s: State, t: Row) -> None:
    """Add up the numbers that are covered."""
    s[SMALL] = 0
    s[SMALL + 1] = 0
    for cell in range(t[CELLS]):
        code = s[t[AT_CELLS] + cell]
        if code > 0:
            s[SMALL + code - 1] += t[t[NUMBERS] + cell]


@kernel
def begin_turn(s: State, t: Row, player: int) -> None:
    s[MOVER] = player
    s[ACTORS] = 1 << player
    s[SECONDS] = t[LIMIT_SECONDS]
    if s[SECONDS] > 0:
        s[ACTORS] |= CLOCK


@kernel
def leads_on(s: State, t: Row, cell: int, before: int, left: int) -> bool:
    """Whether a walk that comes to a free cell can go on for `left` more cells, not back to the one before."""
    if left == 0:
        return True
    for way in range(WAYS):
        to = t[t[STEPS] + cell * WAYS + way]
        if to < 0 or to == before or s[t[AT_CELLS] + to] != 0:
            continue
        if left == 1:
            return True
        for onward in range(WAYS):
            last = t[t[STEPS] + to * WAYS + onward]
            if last >= 0 and last != cell and s[t[AT_CELLS] + last] == 0:
                return True
    return False


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    tag = (s[MOVER] + 1) << PLAYER_SHIFT
    n = 0
    if s[PHASE] == 0:
        for cell in range(t[CELLS]):
            if s[t[AT_CELLS] + cell] == 0 and leads_on(s, t, cell, -1, 2):
                out[n] = tag | cell
                n += 1
        out[n] = tag | PASS
        n += 1
    else:
        first, here = s[WALK] - 1, s[WALK + s[PHASE] - 1] - 1
        for way in range(WAYS):
            to = t[t[STEPS] + here * WAYS + way]
            if to < 0 or to == first or s[t[AT_CELLS] + to] != 0:
                continue
            if s[PHASE] == 2 or onward_from_second(s, t, to, first):
                out[n] = tag | to
                n += 1
    if s[ACTORS] & CLOCK:
        part = 1
        while part < s[SECONDS]:
            out[n] = CLOCK_TAG | part
            n += 1
            part *= 2
        out[n] = CLOCK_TAG | s[SECONDS]
        n += 1
    return n


@kernel
def onward_from_second(s: State, t: Row, second: int, first: int) -> bool:
    """Whether a third cell is free next to the second, other than the first."""
    return leads_on(s, t, second, first, 1)


@kernel
def pick(s: State, t: Row, out: Row, rng: Row) -> int:
    """A random move; the clock's is drawn in one of eight."""
    return draw_timed(out, moves(s, t, out), rng)


@kernel
def play(s: State, t: Row, move: int) -> None:
    s[PLY] += 1
    body = move & BODY
    if move >= CLOCK_TAG:
        s[SECONDS] -= body
        if s[SECONDS] == 0:
            s[QUIET] += 1
            end_turn(s, t)
    elif body == PASS:
        s[QUIET] += 1
        end_turn(s, t)
    elif s[PHASE] < 2:
        s[WALK + s[PHASE]] = 1 + body
        s[PHASE] += 1
    else:
        put_down(s, t, body)


@kernel
def put_down(s: State, t: Row, third: int) -> None:
    """A sum of ten leaves the piece on the third cell; any other sum loses it."""
    player, numbers = s[MOVER], t[NUMBERS]
    total = t[numbers + s[WALK] - 1] + t[numbers + s[WALK + 1] - 1] + t[numbers + third]
    s[HAND + player] -= 1
    s[QUIET] = 0
    if total == t[WANTED]:
        s[t[AT_CELLS] + third] = 1 + player
        s[POINTS + player] += 1
        s[SMALL + player] += t[numbers + third]
    end_turn(s, t)


@kernel
def end_turn(s: State, t: Row) -> None:
    """The other plays if he has pieces; the game ends when nobody has, or when all who have them passed."""
    s[PHASE] = 0
    s[WALK] = 0
    s[WALK + 1] = 0
    s[TURN] += 1
    other = 1 - s[MOVER]
    playing = min(1, s[HAND]) + min(1, s[HAND + 1])
    if playing == 0 or s[QUIET] >= playing:
        result(s, t)
    else:
        begin_turn(s, t, other if s[HAND + other] > 0 else s[MOVER])


@kernel
def result(s: State, t: Row) -> None:
    """More pieces on the board win; then the greater sum of what they cover."""
    s[SECONDS] = 0
    ahead = s[POINTS] - s[POINTS + 1]
    if ahead == 0:
        ahead = s[SMALL] - s[SMALL + 1]
    if ahead == 0:
        end_draw(s, t, COUNT)
    else:
        end_win(s, t, 0 if ahead > 0 else 1, COUNT)


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """Pieces on the board and in hand; a walk that can still make ten is worth something."""
    value = 40 * (s[POINTS + player] - s[POINTS + 1 - player])
    value += 10 * (s[HAND + player] - s[HAND + 1 - player])
    value += 2 * (s[SMALL + player] - s[SMALL + 1 - player])
    if s[PHASE] > 0 and not can_make_it(s, t):
        value += -30 if s[MOVER] == player else 30
    return max(-900, min(900, value))


@kernel
def can_make_it(s: State, t: Row) -> bool:
    """Whether the walk begun can still end with the sum wanted."""
    first, here = s[WALK] - 1, s[WALK + s[PHASE] - 1] - 1
    total = t[t[NUMBERS] + first] + (t[t[NUMBERS] + here] if s[PHASE] == 2 else 0)
    for way in range(WAYS):
        to = t[t[STEPS] + here * WAYS + way]
        if to < 0 or to == first or s[t[AT_CELLS] + to] != 0:
            continue
        if s[PHASE] == 2:
            if total + t[t[NUMBERS] + to] == t[WANTED]:
                return True
            continue
        for onward in range(WAYS):
            last = t[t[STEPS] + to * WAYS + onward]
            if last >= 0 and last != first and s[t[AT_CELLS] + last] == 0:
                if total + t[t[NUMBERS] + to] + t[t[NUMBERS] + last] == t[WANTED]:
                    return True
    return False
