"""Kernel of the hunts: walks, slides and jumps along the lines of a board.

State  cells[c]: 0 empty, 1 + player; the cell behind the last stands for what is off the board; hand[player]: pieces
       not placed yet; men[player]: pieces on the board; last[player]: 1 + his last move, where it may not be undone;
       stall[player]: his moves in a row that did not go up, where they are counted; key: a hash of the board,
       past[i]: the hashes before the last QUIET moves without capture; PHASE: how much of the placing is done.
Move   origin | to << b | taken << 2b, with b = t[CELL_BITS]; taken is the set of captured cells, as bits. A piece from
       the hand has origin = to; PASS has all bits of both.

A series of jumps is one move; series that take the same pieces and end on the same cell are the same move.
"""

from __future__ import annotations

from ..declare import Reason
from ..declare.hunts import Aim
from .abi import ACTORS, PHASE, PLY, QUIET, TURN, Row, State
from .common import end_draw, end_win
from .hunts_tables import (
    AIM,
    APART,
    AT_CELLS,
    AT_FLOOD,
    AT_PAST,
    AT_SERIES,
    BLOCKED,
    CAPTURES,
    CELL_BITS,
    CELLS,
    FAR,
    FIRST,
    FREE,
    GOAL,
    GOAL_SIZE,
    GROUND,
    GUARDED,
    HAND,
    KEY,
    KEYS,
    LAST,
    LINES_OF,
    LONGEST,
    LOSES,
    LOST,
    MEN,
    MOST,
    NO_RETURN,
    PATIENCE,
    QUIET_LIMIT,
    RANK,
    RECORD,
    REPETITION,
    SCRIPT,
    SCRIPT_LENGTH,
    SLIDES,
    STALL,
    TAKES,
    TOTAL,
    WAITS,
    WALK,
    WAYS,
    derive,
    pack,
    start,
)
from .lean import kernel

__all__ = ["derive", "evaluate", "moves", "pack", "play", "result", "start"]

GOAL_REACHED, NO_MOVES, NO_PIECES = int(Reason.GOAL), int(Reason.NO_MOVES), int(Reason.NO_PIECES)
TOO_FEW, COUNTED = int(Reason.TOO_FEW_PIECES), int(Reason.COUNT)
REPEATED, NO_PROGRESS = int(Reason.REPETITION), int(Reason.NO_PROGRESS)
REACH, FILL, PAST, LEAD, HOLD = (list(Aim).index(aim) for aim in (Aim.REACH, Aim.FILL, Aim.PAST, Aim.LEAD, Aim.HOLD))

FEW = 2
"""So many pieces are hunted at most."""

REMEMBERED = ("past",)
"""Fields that only serve to find repetitions."""

S_AT, S_WAY, S_GREW, S_VICTIM = range(4)
"""A record of a series: where the piece is, the next way to try, whether it jumped on from here, and over what."""


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    player = s[ACTORS] >> 1
    if s[PHASE] < t[SCRIPT_LENGTH] or s[HAND + player] > 0:
        return add_places(s, t, player, out)
    n = 0
    if t[CAPTURES + player]:
        n = add_captures(s, t, player, out)
        if n > 0 and t[CAPTURES + player] != LOST and t[CAPTURES + player] != FREE:
            return n
    found = add_steps(s, t, player, out, n)
    if found == 0 and t[BLOCKED] != LOSES and (t[BLOCKED] == WAITS or can_step(s, t, player, True)):
        out[0] = (1 << 2 * t[CELL_BITS]) - 1
        found = 1
    return found


@kernel
def add_places(s: State, t: Row, player: int, out: Row) -> int:
    """A piece from the hand goes to any empty cell of its ground."""
    n = 0
    if s[HAND + player] == 0:
        return 0
    for cell in range(t[CELLS]):
        out[n] = cell | cell << t[CELL_BITS]
        n += (s[t[AT_CELLS] + cell] == 0) & t[t[GROUND] + player * t[CELLS] + cell]
    return n


@kernel
def add_steps(s: State, t: Row, player: int, out: Row, n: int) -> int:
    """Add the moves without capture."""
    cells, ways, bits = t[AT_CELLS], t[WAYS], t[CELL_BITS]
    walk = t[WALK] + player * (t[CELLS] + 1) * ways
    for origin in range(t[CELLS]):
        if s[cells + origin] != player + 1:
            continue
        for way in range(ways):
            to = t[walk + origin * ways + way]
            while s[cells + to] == 0:
                out[n] = origin | to << bits
                n += may_go(s, t, player, origin, to)
                if not t[SLIDES + player]:
                    break
                to = t[walk + to * ways + way]
    return n


@kernel
def may_go(s: State, t: Row, player: int, origin: int, to: int) -> bool:
    """Whether no special rule forbids a step to an empty cell."""
    if t[NO_RETURN] and s[LAST + player] == 1 + (to | origin << t[CELL_BITS]):
        return False
    return keeps_rules(s, t, player, origin, to)


@kernel
def keeps_rules(s: State, t: Row, player: int, origin: int, to: int) -> bool:
    """Whether a guarded cell is entered from beside an enemy, and no line is shared with one."""
    cells = t[AT_CELLS]
    if to == t[GUARDED]:
        walk = t[WALK] + (player * (t[CELLS] + 1) + origin) * t[WAYS]
        for way in range(t[WAYS]):
            if s[cells + t[walk + way]] == 2 - player:
                return True
        return False
    if t[APART]:
        for cell in range(t[CELLS]):
            if s[cells + cell] == 2 - player and t[t[LINES_OF] + cell] & t[t[LINES_OF] + to]:
                return False
    return True


@kernel
def can_step(s: State, t: Row, player: int, returning: bool) -> bool:
    """Whether a piece of the player can go anywhere; `returning`: even back where it came from."""
    cells, ways = t[AT_CELLS], t[WAYS]
    walk = t[WALK] + player * (t[CELLS] + 1) * ways
    for origin in range(t[CELLS]):
        if s[cells + origin] == player + 1:
            for way in range(ways):
                to = t[walk + origin * ways + way]
                while s[cells + to] == 0:
                    if keeps_rules(s, t, player, origin, to) and (returning or may_go(s, t, player, origin, to)):
                        return True
                    if not t[SLIDES + player]:
                        break
                    to = t[walk + to * ways + way]
    return False


# --- series of jumps -----------------------------------------------------------------------------------------------


@kernel
def add_captures(s: State, t: Row, player: int, out: Row) -> int:
    """List every series that cannot go on; where the most must be taken, only those that take the most."""
    n, most, bits = 0, 0, t[CELL_BITS]
    for origin in range(t[CELLS]):
        if s[t[AT_CELLS] + origin] != player + 1:
            continue
        begin_series(s, t, origin)
        jumps = next_series(s, t, player, 0)
        while jumps:
            if jumps > most:
                most = jumps
                if t[CAPTURES + player] == LONGEST:
                    n = 0
            if (jumps == most or t[CAPTURES + player] != LONGEST) and n < MOST:
                out[n] = origin | s[t[AT_SERIES] + jumps * RECORD + S_AT] << bits | taken_by(s, t, jumps) << 2 * bits
                n += is_new(out, n)
            jumps = next_series(s, t, player, jumps)
    return n


@kernel
def is_new(out: Row, n: int) -> bool:
    for i in range(n):
        if out[i] == out[n]:
            return False
    return True


@kernel
def taken_by(s: State, t: Row, jumps: int) -> int:
    """The cells of the pieces that the series in the records takes, as bits."""
    taken = 0
    for k in range(jumps):
        taken |= 1 << s[t[AT_SERIES] + k * RECORD + S_VICTIM]
    return taken


@kernel
def begin_series(s: State, t: Row, origin: int) -> None:
    r = t[AT_SERIES]
    s[r + S_AT] = origin
    s[r + S_WAY] = 0
    s[r + S_GREW] = 0
    s[t[AT_CELLS] + origin] = 0


@kernel
def next_series(s: State, t: Row, player: int, jumps: int) -> int:
    """Find the next complete series after the one of `jumps` jumps; 0 when there is none, and all pieces are back.

    Pieces are taken off the board as they are jumped over.
    """
    cells, ways, records = t[AT_CELLS], t[WAYS], t[AT_SERIES]
    walk = t[WALK] + player * (t[CELLS] + 1) * ways
    while True:
        r = records + jumps * RECORD
        if s[r + S_WAY] == ways:
            if jumps == 0:
                s[cells + s[r + S_AT]] = player + 1
                return 0
            if not s[r + S_GREW]:
                s[r + S_GREW] = 1
                return jumps
            jumps -= 1
            s[cells + s[records + jumps * RECORD + S_VICTIM]] = 2 - player
            continue
        way = s[r + S_WAY]
        s[r + S_WAY] += 1
        over = t[walk + s[r + S_AT] * ways + way]
        to = t[walk + over * ways + way]
        if s[cells + over] == 2 - player and s[cells + to] == 0:
            s[r + S_GREW] = 1
            s[r + S_VICTIM] = over
            s[cells + over] = 0
            jumps += 1
            s[r + RECORD + S_AT] = to
            s[r + RECORD + S_WAY] = 0
            s[r + RECORD + S_GREW] = 0


@kernel
def can_jump(s: State, t: Row, player: int, origin: int) -> bool:
    cells, ways = t[AT_CELLS], t[WAYS]
    walk = t[WALK] + player * (t[CELLS] + 1) * ways
    for way in range(ways):
        over = t[walk + origin * ways + way]
        if s[cells + over] == 2 - player and s[cells + t[walk + over * ways + way]] == 0:
            return True
    return False


# --- playing -------------------------------------------------------------------------------------------------------


@kernel
def play(s: State, t: Row, move: int) -> None:
    player = s[ACTORS] >> 1
    bits = t[CELL_BITS]
    mask = (1 << bits) - 1
    origin, to, taken = move & mask, move >> bits & mask, move >> 2 * bits
    s[PLY] += 1
    s[TURN] += 1
    s[ACTORS] = 2 - player
    if origin == to and taken == 0 and to != mask:
        place(s, t, player, to)
        return
    forgetful = -1
    if t[CAPTURES + player] == LOST and taken == 0:
        forgetful = who_forgot(s, t, player, origin)
    remember(s, t, taken != 0 or forgetful >= 0)
    if to != mask:
        walk_to(s, t, player, origin, to, taken)
    if forgetful >= 0:
        put(s, t, to if forgetful == origin else forgetful, 0)
    s[LAST + player] = 1 + (move & ((1 << 2 * bits) - 1)) if t[NO_RETURN] else 0
    judge(s, t, player, to)


@kernel
def place(s: State, t: Row, player: int, cell: int) -> None:
    put(s, t, cell, player + 1)
    s[HAND + player] -= 1
    if s[PHASE] < t[SCRIPT_LENGTH]:
        s[PHASE] += 1
        if s[PHASE] < t[SCRIPT_LENGTH]:
            s[ACTORS] = 1 << t[t[SCRIPT] + s[PHASE]]
        else:
            s[ACTORS] = 1 << t[FIRST]
            for side in range(2):
                if broken_through(s, t, side):
                    end_win(s, t, side, GOAL_REACHED)


@kernel
def walk_to(s: State, t: Row, player: int, origin: int, to: int, taken: int) -> None:
    put(s, t, origin, 0)
    cell = 0
    while taken > 0:
        if taken & 1:
            put(s, t, cell, 0)
        taken >>= 1
        cell += 1
    put(s, t, to, player + 1)
    if t[PATIENCE + player]:
        s[STALL + player] = 0 if t[t[RANK] + to] > t[t[RANK] + origin] else s[STALL + player] + 1


@kernel
def put(s: State, t: Row, cell: int, code: int) -> None:
    """Change what stands on a cell; counts and hash follow."""
    at, keys, n = t[AT_CELLS] + cell, t[KEYS], t[CELLS]
    old = s[at]
    if old:
        s[KEY] ^= t[keys + old * n + cell]
        s[MEN + old - 1] -= 1
    if code:
        s[KEY] ^= t[keys + code * n + cell]
        s[MEN + code - 1] += 1
    s[at] = code


@kernel
def who_forgot(s: State, t: Row, player: int, mover: int) -> int:
    """The piece that could have captured and did not: the one that moved, if it is one of them; -1 if there is none."""
    if can_jump(s, t, player, mover):
        return mover
    for cell in range(t[CELLS]):
        if s[t[AT_CELLS] + cell] == player + 1 and can_jump(s, t, player, cell):
            return cell
    return -1


@kernel
def remember(s: State, t: Row, lasting: bool) -> None:
    """Keep the board before a quiet move; forget all of them at a capture."""
    if t[QUIET_LIMIT] == 0:
        return
    past = t[AT_PAST]
    if lasting:
        for i in range(s[QUIET]):
            s[past + i] = 0
        s[QUIET] = 0
    else:
        s[past + s[QUIET]] = s[KEY]
        s[QUIET] += 1


# --- the end -------------------------------------------------------------------------------------------------------


@kernel
def judge(s: State, t: Row, player: int, to: int) -> None:
    """End the game if the move of `player` has decided it."""
    enemy = 1 - player
    if s[MEN + player] + s[HAND + player] == 0:
        end_win(s, t, enemy, NO_PIECES)
    elif s[MEN + enemy] + s[HAND + enemy] == 0:
        end_win(s, t, player, NO_PIECES)
    elif settled(s, t, player) or settled(s, t, enemy):
        end_quietly(s, t, GOAL_REACHED)
    elif reached(s, t, player, to) or broken_through(s, t, player):
        end_win(s, t, player, GOAL_REACHED)
    elif broken_through(s, t, enemy):
        end_win(s, t, enemy, GOAL_REACHED)
    elif t[TAKES + player] and t[TOTAL + enemy] - s[MEN + enemy] - s[HAND + enemy] >= t[TAKES + player]:
        end_win(s, t, player, TOO_FEW)
    elif t[PATIENCE + player] and s[STALL + player] >= t[PATIENCE + player]:
        end_win(s, t, enemy, NO_PROGRESS)
    elif t[QUIET_LIMIT]:
        if times_seen(s, t) >= t[REPETITION]:
            end_quietly(s, t, REPEATED)
        elif s[QUIET] >= t[QUIET_LIMIT] and (t[BLOCKED] != LOSES or can_step(s, t, enemy, False)):
            end_quietly(s, t, NO_PROGRESS)


@kernel
def reached(s: State, t: Row, player: int, to: int) -> bool:
    """Whether the aim of `player` is reached now that a piece of his has come to `to`."""
    aim = t[AIM + player]
    if to >= t[CELLS]:
        return False
    if aim == REACH:
        return t[t[GOAL] + player * t[CELLS] + to] == 1
    if aim == FILL or aim == LEAD:
        return held(s, t, player) == t[GOAL_SIZE + player]
    return False


@kernel
def broken_through(s: State, t: Row, player: int) -> bool:
    """Whether a piece of the player is level with the last enemy, or behind: the last enemy may have gone past it."""
    if t[AIM + player] != PAST:
        return False
    mine, last = t[CELLS], t[CELLS]
    for cell in range(t[CELLS]):
        if s[t[AT_CELLS] + cell] == player + 1:
            mine = min(mine, t[t[RANK] + cell])
        elif s[t[AT_CELLS] + cell]:
            last = min(last, t[t[RANK] + cell])
    return mine <= last


@kernel
def settled(s: State, t: Row, player: int) -> bool:
    """Whether all the men that the player has left stand on his goal: the others may have been taken just now."""
    return t[AIM + player] == HOLD and held(s, t, player) == s[MEN + player]


@kernel
def held(s: State, t: Row, player: int) -> int:
    """The cells of his goal on which the player has a piece."""
    count = 0
    goal = t[GOAL] + player * t[CELLS]
    for cell in range(t[CELLS]):
        count += (s[t[AT_CELLS] + cell] == player + 1) & t[goal + cell]
    return count


@kernel
def times_seen(s: State, t: Row) -> int:
    """How often this position has been on the board with the same player to move."""
    seen = 1
    i = s[QUIET] - 2
    while i >= 0:
        seen += s[t[AT_PAST] + i] == s[KEY]
        i -= 2
    return seen


@kernel
def end_quietly(s: State, t: Row, reason: int) -> None:
    """A draw; but where cells are counted, who holds more wins."""
    mine, yours = held(s, t, 0), held(s, t, 1)
    if (t[AIM] == HOLD or t[AIM] == LEAD) and mine != yours:
        end_win(s, t, 0 if mine > yours else 1, COUNTED)
    else:
        end_draw(s, t, reason)


@kernel
def result(s: State, t: Row) -> None:
    """Who cannot move has lost, where cells are not counted."""
    if t[AIM] == HOLD:
        end_quietly(s, t, NO_MOVES)
    else:
        end_win(s, t, 1 - (s[ACTORS] >> 1), NO_MOVES)


@kernel
def room(s: State, t: Row, player: int) -> int:
    """The empty cells to which the player's pieces could walk, if nobody else moved; and again those next to them."""
    cells, ways, n = t[AT_CELLS], t[WAYS], t[CELLS]
    walk, queue = t[WALK] + player * (n + 1) * ways, t[AT_FLOOD]
    mark = queue + n
    tail = 0
    for cell in range(n):
        s[mark + cell] = s[cells + cell] != 0
        if s[cells + cell] == player + 1:
            s[queue + tail] = cell
            tail += 1
    pieces, near, head = tail, 0, 0
    while head < tail:
        at = s[queue + head]
        head += 1
        for way in range(ways):
            to = t[walk + at * ways + way]
            if to < n and s[mark + to] == 0:
                s[mark + to] = 1
                s[queue + tail] = to
                tail += 1
                near += head <= pieces
    return tail - pieces + near


@kernel
def lead(s: State, t: Row, player: int) -> int:
    """By how many steps the player, going around all pieces, is on a cell of his goal before any enemy."""
    cells, ways, n = t[AT_CELLS], t[WAYS], t[CELLS]
    walk, goal = t[WALK] + player * (n + 1) * ways, t[GOAL] + player * n
    queue, taken = t[AT_FLOOD], t[AT_FLOOD] + n
    tail = 0
    for cell in range(n):
        s[taken + cell] = -1
        if s[cells + cell] == player + 1:
            s[queue + tail] = cell
            s[taken + cell] = 0
            tail += 1
    best, head = -n, 0
    while head < tail:
        at = s[queue + head]
        head += 1
        if t[goal + at]:
            best = max(best, steps_to(s, t, 1 - player, at) - s[taken + at])
        for way in range(ways):
            to = t[walk + at * ways + way]
            if s[cells + to] == 0 and s[taken + to] < 0:
                s[taken + to] = s[taken + at] + 1
                s[queue + tail] = to
                tail += 1
    return best


@kernel
def steps_to(s: State, t: Row, player: int, to: int) -> int:
    """Steps to a cell from the nearest piece of the player, as if the board were empty."""
    cells, n = t[AT_CELLS], t[CELLS]
    far = t[FAR] + player * n * n
    least = n
    for cell in range(n):
        if s[cells + cell] == player + 1:
            least = min(least, t[far + cell * n + to])
    return least


@kernel
def keeping_away(s: State, t: Row, player: int) -> int:
    """Few want to be far from the enemies as long as these are many, and near to the last of them."""
    cells, many = t[AT_CELLS], t[TOTAL + 1 - player]
    steps = 0
    for cell in range(t[CELLS]):
        if s[cells + cell] == 2 - player:
            steps += steps_to(s, t, player, cell)
    men = s[MEN + 1 - player]
    return 60 * steps * (2 * men - many) // (many * max(1, men))


@kernel
def way_left(s: State, t: Row, player: int) -> int:
    """Steps of the player's pieces to the goal, each to the nearest cell; and from every cell of it to his nearest."""
    cells, n = t[AT_CELLS], t[CELLS]
    far, goal = t[FAR] + player * n * n, t[GOAL] + player * n
    total = 0
    for a in range(n):
        piece = s[cells + a] == player + 1
        if not piece and not t[goal + a]:
            continue
        to_goal, to_piece = n, n
        for b in range(n):
            if t[goal + b]:
                to_goal = min(to_goal, t[far + a * n + b])
            if s[cells + b] == player + 1:
                to_piece = min(to_piece, t[far + b * n + a])
        total += (to_goal if piece else 0) + (to_piece if t[goal + a] else 0)
    return total


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """Pieces taken, in parts of those needed; room and way of the few who are hunted; cells held, or the way there."""
    value = 0
    for seat in range(2):
        lost = t[TOTAL + 1 - seat] - s[MEN + 1 - seat] - s[HAND + 1 - seat]
        good = 0
        if t[TAKES + seat]:
            good = 900 * lost // t[TAKES + seat]
        if t[AIM + seat] == FILL:
            good = 20 * held(s, t, seat) - 2 * way_left(s, t, seat)
        if t[AIM + seat] == HOLD:
            good = 60 * (held(s, t, seat) + lost) - 4 * way_left(s, t, seat)
        if t[AIM + seat] == LEAD:
            good = 40 * held(s, t, seat) - 15 * way_left(s, t, seat)
        if t[TOTAL + seat] <= FEW < t[TOTAL + 1 - seat]:
            good += 600 * room(s, t, seat) // t[CELLS] - 250
            if t[AIM + seat] == REACH:
                good += 100 * max(-3, min(3, lead(s, t, seat)))
            if t[CAPTURES + seat] and t[TOTAL + seat] == FEW:
                good += keeping_away(s, t, seat)
        value += good if seat == player else -good
    return max(-990, min(990, value))
