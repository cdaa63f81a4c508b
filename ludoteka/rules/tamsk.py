"""Kernel of tamsk.

State  mover: who is to move a glass; last: who moved before; owed: 1 + the cell where a ring may still be laid; grace:
       seconds in which only `last` may lay it; small: seconds left in the small glass; small_on: 1 + the player it was
       turned against; skip[p]: misses his next move; hand[p]: rings; at[g]: where glass g stands, g % 2 its owner;
       sand[g]: seconds left above; state[g]: RESTING, RUNNING or LOST; rings[c].
Move   the player's tag in bits 56-59, and: glass | to << 3; RING; STOP; PASS; TURN_SMALL; or CLOCK_TAG | seconds.

Without time a move and its ring follow each other: PHASE is LAYING between them. With time nobody waits: after a move
the other may move at once, and until he does the ring may be laid. When nobody can move any more, or too many moves
have been made without a ring, the last mover may still lay his (LAYING) before the rings are counted.
"""

from __future__ import annotations

from ..boards import HexHexagon
from ..declare import Reason
from ..declare.tamsk import Level, Tamsk, capacities
from .abi import (
    ACTORS,
    AWAITED,
    CLOCK,
    CLOCK_TAG,
    HEADER,
    PHASE,
    PLAYER_SHIFT,
    PLY,
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

MOVER, LAST, OWED, GRACE, SMALL, SMALL_ON = range(HEADER, HEADER + 6)
SKIP, HAND = HEADER + 6, HEADER + 8
AT, SAND, GLASS_STATE = HEADER + 10, HEADER + 16, HEADER + 22

CELLS, STEPS, HOLDS, TIMED, WITH_SMALL, GLASS, SMALL_GLASS, GRACE_TIME, QUIET_LIMIT, AT_RINGS = range(
    TABLES, TABLES + 10
)
SLOTS = 10

GLASSES, WAYS = 6, 6
RING, STOP, PASS, TURN_SMALL = 1 << 12, 1 << 13, 1 << 14, 1 << 15
BODY = (1 << 16) - 1
RESTING, RUNNING, LOST = range(3)
WALKING, LAYING = range(2)
COUNT = int(Reason.COUNT)


def pack(game: Tamsk) -> Tables:
    board = game.board
    assert isinstance(board, HexHexagon)
    n, timed = len(board), game.level is not Level.NO_TIME
    assert n < 1 << 8
    packer = Packer(game, SLOTS)
    packer.fixed_field("mover", MOVER, high=1)
    packer.fixed_field("last", LAST, high=1)
    packer.fixed_field("owed", OWED, high=n)
    packer.fixed_field("grace", GRACE, high=game.grace if timed else 0)
    packer.fixed_field("small", SMALL, high=game.small_glass if timed else 0)
    packer.fixed_field("small_on", SMALL_ON, high=2 if timed else 0)
    packer.fixed_field("skip", SKIP, 2, high=int(timed))
    packer.fixed_field("hand", HAND, 2, high=game.rings)
    packer.fixed_field("at", AT, GLASSES, high=n - 1)
    packer.fixed_field("sand", SAND, GLASSES, high=game.glass if timed else 0)
    packer.fixed_field("state", GLASS_STATE, GLASSES, high=LOST if timed else RESTING)
    packer.set(CELLS, n)
    packer.section(STEPS, board_steps(game))
    packer.section(HOLDS, capacities(board))
    packer.set(TIMED, timed)
    packer.set(WITH_SMALL, game.level is Level.SMALL_GLASS)
    packer.set(GLASS, game.glass)
    packer.set(SMALL_GLASS, game.small_glass)
    packer.set(GRACE_TIME, game.grace)
    packer.set(QUIET_LIMIT, game.quiet)
    packer.field_at("rings", n, AT_RINGS, high=max(capacities(board)))
    return packer.tables(most_moves=GLASSES // 2 * WAYS + 16, whole_turns=False)


def start(game: Tamsk, tables: Tables) -> State:
    board = game.board
    assert isinstance(board, HexHexagon)
    s = tables.blank()
    for glass in range(GLASSES):
        s[AT + glass] = board.region(f"corner {glass + 1}")[0]
    s[HAND] = s[HAND + 1] = game.rings
    set_actors(s, tables.row)
    return s


@kernel
def tagged(player: int, move: int) -> int:
    return (player + 1) << PLAYER_SHIFT | move


@kernel
def is_taken(s: State, cell: int) -> bool:
    for glass in range(GLASSES):
        if s[AT + glass] == cell:
            return True
    return False


@kernel
def list_steps(s: State, t: Row, player: int, out: Row, n: int) -> int:
    """The moves of a player's glasses; with time those that have not moved yet must be moved first."""
    first, resting = n, False
    for glass in range(player, GLASSES, 2):
        if s[GLASS_STATE + glass] == LOST or (resting and s[GLASS_STATE + glass] != RESTING):
            continue
        for way in range(WAYS):
            to = t[t[STEPS] + s[AT + glass] * WAYS + way]
            if to < 0 or is_taken(s, to) or s[t[AT_RINGS] + to] >= t[t[HOLDS] + to]:
                continue
            if t[TIMED] and not resting and s[GLASS_STATE + glass] == RESTING:
                resting = True
                n = first
            out[n] = tagged(player, glass | to << 3)
            n += 1
    return n


@kernel
def can_move(s: State, t: Row, player: int) -> bool:
    for glass in range(player, GLASSES, 2):
        if s[GLASS_STATE + glass] != LOST:
            for way in range(WAYS):
                to = t[t[STEPS] + s[AT + glass] * WAYS + way]
                if to >= 0 and not is_taken(s, to) and s[t[AT_RINGS] + to] < t[t[HOLDS] + to]:
                    return True
    return False


@kernel
def may_ring(s: State, t: Row, player: int) -> bool:
    """Who moved may lay the ring until the other moves; the other may when it was forgotten."""
    if s[OWED] == 0 or s[HAND + player] == 0:
        return False
    return s[LAST] == player or (s[PHASE] == WALKING and s[GRACE] == 0)


@kernel
def next_event(s: State, t: Row) -> int:
    """Seconds until something runs out; 0 if no time runs."""
    soon = 0
    for k in range(GLASSES + 2):
        left = s[GRACE]
        if k < GLASSES:
            left = s[SAND + k] if s[GLASS_STATE + k] == RUNNING else 0
        elif k == GLASSES:
            left = s[SMALL]
        if left > 0 and (soon == 0 or left < soon):
            soon = left
    return soon


@kernel
def set_actors(s: State, t: Row) -> None:
    """Who may act: the mover; with time also the other, for a ring or the small glass, and the clock."""
    mover = s[MOVER]
    s[ACTORS] = 1 << mover
    s[AWAITED] = 0
    if t[TIMED] == 0 or s[PHASE] == LAYING:
        return
    if may_ring(s, t, 1 - mover) or (t[WITH_SMALL] and s[SMALL] == 0):
        s[ACTORS] |= 1 << (1 - mover)
    if next_event(s, t) > 0:
        s[ACTORS] |= CLOCK
    if s[ACTORS] != 1 << mover:
        s[AWAITED] = 1 << mover


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    mover = s[MOVER]
    n = 0
    if s[PHASE] == WALKING:
        n = list_steps(s, t, mover, out, 0)
        if n == 0:
            out[0] = tagged(mover, PASS)
            n = 1
    else:
        out[0] = tagged(mover, STOP)
        n = 1
    for k in range(2):
        player = (mover + k) % 2
        if s[ACTORS] >> player & 1 and may_ring(s, t, player):
            out[n] = tagged(player, RING)
            n += 1
    if t[WITH_SMALL] and s[ACTORS] >> (1 - mover) & 1 and s[SMALL] == 0:
        out[n] = tagged(1 - mover, TURN_SMALL)
        n += 1
    if s[ACTORS] & CLOCK:
        n = list_seconds(next_event(s, t), out, n)
    return n


@kernel
def list_seconds(soon: int, out: Row, n: int) -> int:
    """1, 2, 4 ... seconds, and the time to the next event."""
    part = 1
    while part < soon:
        out[n] = CLOCK_TAG | part
        n += 1
        part *= 2
    out[n] = CLOCK_TAG | soon
    return n + 1


@kernel
def pick(s: State, t: Row, out: Row, rng: Row) -> int:
    """A random move; the clock's is drawn in one of eight, or games would consist of waiting."""
    return draw_timed(out, moves(s, t, out), rng)


@kernel
def play(s: State, t: Row, move: int) -> None:
    s[PLY] += 1
    if move >= CLOCK_TAG:
        pass_time(s, t, move & BODY)
        return
    player, body = (move >> PLAYER_SHIFT) - 1, move & BODY
    if body == RING:
        lay_ring(s, t, player)
    elif body == STOP:
        if t[TIMED]:
            s[OWED] = 0
        end_turn(s, t)
    elif body == TURN_SMALL:
        s[SMALL] = t[SMALL_GLASS]
        s[SMALL_ON] = 1 + s[MOVER]
        set_actors(s, t)
    elif body == PASS:
        s[OWED] = 0
        s[GRACE] = 0
        s[QUIET] += 1
        end_turn(s, t)
    else:
        step(s, t, player, body & 7, body >> 3 & 255)


@kernel
def step(s: State, t: Row, player: int, glass: int, to: int) -> None:
    """A glass moves and, with time, is turned: what lay below is above."""
    s[AT + glass] = to
    s[LAST] = player
    s[OWED] = 1 + to
    s[QUIET] += 1
    if t[TIMED] == 0:
        s[PHASE] = LAYING
        set_actors(s, t)
        return
    # Even a glass turned twice in the same second has a few grains left.
    s[SAND + glass] = max(1, t[GLASS] - s[SAND + glass])
    s[GLASS_STATE + glass] = RUNNING
    s[GRACE] = t[GRACE_TIME]
    if s[QUIET] >= t[QUIET_LIMIT] and s[HAND + player] > 0:
        s[PHASE] = LAYING
        set_actors(s, t)
        return
    end_turn(s, t)


@kernel
def lay_ring(s: State, t: Row, player: int) -> None:
    s[t[AT_RINGS] + s[OWED] - 1] += 1
    s[HAND + player] -= 1
    s[OWED] = 0
    s[GRACE] = 0
    s[QUIET] = 0
    if s[PHASE] == LAYING:
        end_turn(s, t)
    else:
        set_actors(s, t)


@kernel
def end_turn(s: State, t: Row) -> None:
    """The other is to move, unless he misses his turn."""
    other = 1 - s[MOVER]
    s[PHASE] = WALKING
    s[TURN] += 1
    if s[SMALL_ON] == 1 + s[MOVER]:
        s[SMALL_ON] = 0
    if s[SKIP + other]:
        s[SKIP + other] = 0
    else:
        s[MOVER] = other
    go_on(s, t)


@kernel
def go_on(s: State, t: Row) -> None:
    """Find out who may act, and whether the game is over."""
    blocked = not can_move(s, t, 0) and not can_move(s, t, 1)
    if t[TIMED] and blocked and s[OWED] and s[HAND + s[LAST]] > 0:
        s[PHASE] = LAYING
        s[MOVER] = s[LAST]
        set_actors(s, t)
    elif blocked or s[QUIET] >= t[QUIET_LIMIT]:
        result(s, t)
    else:
        set_actors(s, t)


@kernel
def pass_time(s: State, t: Row, seconds: int) -> None:
    """Sand runs; what runs out has its effect."""
    for glass in range(GLASSES):
        if s[GLASS_STATE + glass] == RUNNING:
            s[SAND + glass] -= seconds
            if s[SAND + glass] <= 0:
                s[SAND + glass] = 0
                s[GLASS_STATE + glass] = LOST
    s[GRACE] = max(0, s[GRACE] - seconds)
    if s[SMALL] > 0:
        s[SMALL] = max(0, s[SMALL] - seconds)
        if s[SMALL] == 0 and s[SMALL_ON] > 0:
            s[SKIP + s[SMALL_ON] - 1] = 1
            s[SMALL_ON] = 0
    go_on(s, t)


@kernel
def result(s: State, t: Row) -> None:
    """Who has fewer rings left has won."""
    s[AWAITED] = 0
    s[OWED] = 0
    s[GRACE] = 0
    if s[HAND] == s[HAND + 1]:
        end_draw(s, t, COUNT)
    else:
        end_win(s, t, 0 if s[HAND] < s[HAND + 1] else 1, COUNT)


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """Rings laid, glasses that still move, and the room around them."""
    value = 40 * (s[HAND + 1 - player] - s[HAND + player])
    for glass in range(GLASSES):
        sign = 1 if glass % 2 == player else -1
        if s[GLASS_STATE + glass] == LOST:
            value -= 120 * sign
            continue
        room = 0
        for way in range(WAYS):
            to = t[t[STEPS] + s[AT + glass] * WAYS + way]
            if to >= 0 and not is_taken(s, to):
                room += t[t[HOLDS] + to] - s[t[AT_RINGS] + to]
        value += sign * min(room, 8) * 6
    return max(-900, min(900, value))
