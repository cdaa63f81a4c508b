"""Kernel of the chess family.

State  cells[c]: 0 empty, kind + 1 for the first player's pieces, -(kind + 1) for the second's;
       hands[side * kinds + kind]; rights, step_from, step_to: castling and capture in passing; history[i]: keys of the
       positions since the last irreversible move, bit 0 tells whether the player to move was in check. Derived:
       list[side * list_size + i], the cells of a side's pieces, and place[c], where c is in it; king, count, key,
       score, strong.
Move   from | to << 9 | what << 18 | special << 25
       from HAND: a drop; what: the kind + 1 that is dropped or promoted to, for a castling its number.

Legality: `watch` looks once from the royal piece for checks and for pieces that must not leave (or enter) a line. All
other moves are legal as they are; only moves of the royal piece and those that `watch` has marked are tried out.
"""

from __future__ import annotations

import numpy as np

from ..declare import Reason
from ..declare.chess import ChessGame, Turns
from .abi import ACTORS, MOST_MOVES, PAYOFF, PLY, POINTS, QUIET, SCALE, TURN, Row, State, Tables, kernel
from .chess_board import capture, carry, hold, put
from .chess_legal import aims_in_passing, all_moves, drop_mates, legal, pursues, safe_after, safe_in_passing
from .chess_tables import (
    ACROSS,
    AHEAD,
    ALMOST_ALONE,
    ALONE,
    ASIDE,
    AT_HANDS,
    AT_HISTORY,
    AT_LIST,
    CASTLES,
    CELLS,
    CHASE_LIMIT,
    CHASER,
    CHASES,
    CHECK_LOSES,
    CHECKS,
    COLOURS,
    COUNT,
    CROWD,
    FILES,
    FIRST_LOSES,
    FLED,
    HAND_KEYS,
    HAND_SIZE,
    HAND_VALUES,
    HELD,
    HISTORY_SIZE,
    HUNTS,
    IMPASSE,
    IN_ZONE,
    INSUFFICIENT,
    KEY,
    KINDS,
    KING,
    KING_LATE,
    LEAD,
    LEFT,
    LIST_SIZE,
    LONG_STEPS,
    LONGEST,
    MADE,
    MORE_AND_MORE,
    NO_DROP_MATE,
    NO_PROGRESS,
    ONE_COLOUR,
    PASSERS,
    PAST,
    POINTS_OF,
    PROGRESS,
    REPEATS,
    RIGHT_KEYS,
    RIGHT_VALUES,
    RIGHTS,
    RIGHTS_KEPT,
    ROYAL,
    SCORE,
    SECOND_ROYAL,
    SHIELD,
    SHIELD_CELLS,
    SHIELDS,
    SIDE_KEY,
    SIFTED,
    SIZE,
    STALEMATE,
    STALEMATE_DRAWS,
    STALEMATE_FEWER,
    STALEMATE_HALF_LOSES,
    STALEMATE_WINS,
    STEP_FROM,
    STEP_KEYS,
    STEP_TO,
    STEPPED,
    STRONG,
    TO_THE_EDGE,
    TOGETHER,
    TURNS,
    UPWARDS,
    ZONES,
    pack,
)
from .chess_ways import (
    CASTLING,
    CELL,
    CLAIM,
    HAND,
    IN_PASSING,
    SPECIAL,
    TO,
    WHAT,
    WHAT_MASK,
    attacked,
)
from .common import end_draw, end_win, random_below

__all__ = ["derive", "evaluate", "moves", "pack", "pick", "play", "result", "start"]

CHECKMATE = int(Reason.CHECKMATE)
STALEMATED, HALF_WON = int(Reason.STALEMATE), int(Reason.HALF_WIN)
REPEATED = int(Reason.REPETITION)
PERPETUAL = int(Reason.PERPETUAL_CHECK)
NO_PROGRESS_MADE = int(Reason.NO_PROGRESS)
TOO_LITTLE = int(Reason.INSUFFICIENT)
IMPASSED = int(Reason.IMPASSE)
TOO_LONG = int(Reason.LIMIT)
CAPTURED = int(Reason.CAPTURED)
NO_PIECES_LEFT = int(Reason.NO_PIECES)


def start(game: ChessGame, tables: Tables) -> State:
    s = tables.blank()
    s[ACTORS] = 1
    s[RIGHTS] = (1 << len(game.castling)) - 1
    s[LEFT] = game.turns is not Turns.ONE
    for cell, side, kind in game.placed:
        s[CELLS + cell] = (kind + 1) * (1 - 2 * side)
    derive(s, tables.row)
    return s


@kernel
def derive(s: State, t: Row) -> None:
    """List the pieces, and sum up their keys and values."""
    kinds = t[KINDS]
    for field in range(KING, RIGHTS):
        s[field] = 0
    for side in range(2):
        for cell in range(t[SIZE]):
            piece = s[CELLS + cell] * (1 - 2 * side)
            if piece > 0:
                put(s, t, side, cell, piece - 1)
        if t[HELD]:
            for kind in range(kinds):
                held = s[t[AT_HANDS] + side * kinds + kind]
                s[KEY] ^= t[t[HAND_KEYS] + (side * kinds + kind) * (t[HAND_SIZE] + 1) + held]
                s[SCORE] += (1 - 2 * side) * held * t[t[HAND_VALUES] + kind]
    s[KEY] ^= t[t[RIGHT_KEYS] + s[RIGHTS]]
    if s[STEP_TO]:
        s[KEY] ^= t[t[STEP_KEYS] + s[STEP_TO] - 1]
    if s[ACTORS] == 2:
        s[KEY] ^= t[SIDE_KEY]


@kernel
def exhausted(s: State, t: Row) -> bool:
    """Whether a limit has been reached: too long, or too long without progress."""
    return (t[NO_PROGRESS] > 0 and s[QUIET] >= t[NO_PROGRESS]) or (t[LONGEST] > 0 and s[PLY] >= t[LONGEST])


@kernel
def may_claim(s: State, t: Row, me: int) -> bool:
    """Whether the pieces may be counted: both royal pieces are in the zone, and the player's own not in check."""
    zones = t[ZONES]
    entered = t[zones + s[KING]] & t[zones + t[SIZE] + s[KING + 1]] & IN_ZONE
    return entered != 0 and not attacked(s, t, s[KING + me], 1 - me)


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0 or exhausted(s, t):
        return 0
    me = s[ACTORS] - 1
    n = legal(s, t, me, out)
    if t[IMPASSE] and n > 0 and may_claim(s, t, me):
        out[n] = CLAIM << SPECIAL
        n += 1
    return n


@kernel
def pick(s: State, t: Row, out: Row, rng: Row) -> int:
    """Draw among the moves regardless of check, until a legal one is drawn: every legal move is equally likely."""
    if exhausted(s, t):
        return -1
    me = s[ACTORS] - 1
    n = legal(s, t, me, out) if t[SIFTED] else all_moves(s, t, me, out)
    if t[IMPASSE] and may_claim(s, t, me):
        out[n] = CLAIM << SPECIAL
        n += 1
    while n > 0:
        i = random_below(rng, n)
        move = out[i]
        if holds(s, t, me, move):
            return move
        n -= 1
        out[i] = out[n]
    return -1


@kernel
def holds(s: State, t: Row, me: int, move: int) -> bool:
    """Whether a move drawn by `pick` is legal."""
    if move >> SPECIAL or not t[CHECKS] or t[SIFTED]:
        return True
    kind = (move >> WHAT & WHAT_MASK) - 1
    if move & CELL == HAND and t[NO_DROP_MATE] >> kind & 1 and drop_mates(s, t, me, move >> TO & CELL, kind):
        return False
    return safe_after(s, t, me, move)


# --- playing a move ---------------------------------------------------------------------------------------------------


@kernel
def remember(s: State, t: Row, me: int) -> None:
    """The position that is left goes into the history."""
    if t[HISTORY_SIZE] and s[PAST] < t[HISTORY_SIZE]:
        check = t[CHECK_LOSES] and attacked(s, t, s[KING + me], 1 - me)
        s[t[AT_HISTORY] + s[PAST]] = s[KEY] | check
        s[PAST] += 1


@kernel
def forget(s: State, t: Row) -> None:
    """No earlier position can come back."""
    for i in range(s[PAST]):
        s[t[AT_HISTORY] + i] = 0
    s[PAST] = 0


@kernel
def clear_step(s: State, t: Row) -> None:
    """The right to capture in passing lasts for one move."""
    if s[STEP_TO]:
        s[KEY] ^= t[t[STEP_KEYS] + s[STEP_TO] - 1]
        s[STEP_FROM] = 0
        s[STEP_TO] = 0


@kernel
def note_step(s: State, t: Row, me: int, start: int, end: int) -> None:
    """A long step straight ahead is noted if the enemy could now capture in passing."""
    passed = t[t[AHEAD] + me * t[SIZE] + start]
    if passed == end or t[t[FILES] + start] != t[t[FILES] + end]:
        return
    s[STEP_TO] = end + 1
    foe = 1 - me
    first = t[AT_LIST] + foe * t[LIST_SIZE]
    possible = False
    while passed >= 0 and passed != end:
        for i in range(first, first + s[COUNT + foe]):
            if aims_in_passing(s, t, foe, s[i], passed):
                possible = possible or safe_in_passing(s, t, foe, s[i], passed)
        passed = t[t[AHEAD] + me * t[SIZE] + passed]
    if possible:
        s[STEP_FROM] = start + 1
        s[KEY] ^= t[t[STEP_KEYS] + end]
    else:
        s[STEP_TO] = 0


@kernel
def play(s: State, t: Row, move: int) -> None:
    me = s[ACTORS] - 1
    special = move >> SPECIAL
    if special == CLAIM:
        s[PLY] += 1
        s[TURN] += 1
        count_pieces(s, t)
        return
    start, end, what = move & CELL, move >> TO & CELL, move >> WHAT & WHAT_MASK
    taken = s[CELLS + end] != 0 or special == IN_PASSING
    kind = what - 1 if start == HAND else s[CELLS + start] * (1 - 2 * me) - 1
    irreversible = not t[HELD] and (taken or t[PROGRESS] >> kind & 1)
    if irreversible:
        forget(s, t)
    else:
        remember(s, t, me)
    s[QUIET] = 0 if taken or t[PROGRESS] >> kind & 1 else s[QUIET] + 1
    if t[CHASE_LIMIT]:
        note_flight(s, t, me, start, end)

    ended = False
    if special == IN_PASSING:
        capture(s, t, me, t[t[AHEAD] + (1 - me) * t[SIZE] + end] if t[TURNS] else s[STEP_TO] - 1)
    clear_step(s, t)
    if start == HAND:
        if t[HELD]:
            hold(s, t, me, kind, -1)
        put(s, t, me, end, kind)
    elif special == CASTLING:
        castle = t[t[CASTLES] + what]
        carry(s, t, me, start, end, -1)
        carry(s, t, me, t[castle + 3], t[castle + 4], -1)
    else:
        if s[CELLS + end]:
            ended = capture(s, t, me, end) == t[ROYAL + 1 - me]
        carry(s, t, me, start, end, what - 1)
    if start != HAND:
        lose_rights(s, t, start, end)
        if t[PASSERS] >> kind & 1 and not taken and not t[TURNS]:
            note_step(s, t, me, start, end)
    if t[CHASE_LIMIT]:
        note_chase(s, t, me, start, end)
    s[PLY] += 1
    if not t[TURNS] or not goes_on(s, t, me, start, end):
        s[KEY] ^= t[SIDE_KEY]
        s[TURN] += 1
        s[ACTORS] = 2 - me
    if ended:
        end_win(s, t, me, CAPTURED)
    else:
        finish(s, t, me, taken or what > 0)


@kernel
def note_flight(s: State, t: Row, me: int, start: int, end: int) -> None:
    """The same piece flees on; if it is another that moves, its pursuit has just begun, or there is none."""
    foe = 1 - me
    if s[CHASES + foe]:
        if s[FLED + foe] != start + 1:
            s[CHASES + foe] = 1 if pursues(s, t, foe, s[CHASER + foe] - 1, start) else 0
        if s[CHASES + foe]:
            s[FLED + foe] = end + 1
        else:
            s[CHASER + foe] = 0
            s[FLED + foe] = 0


@kernel
def note_chase(s: State, t: Row, me: int, start: int, end: int) -> None:
    """Count how often the same piece has pursued the same enemy's piece while nothing else moved."""
    foe = 1 - me
    if s[CHASES + me] and s[CHASER + me] == start + 1 and s[FLED + me] and pursues(s, t, me, end, s[FLED + me] - 1):
        s[CHASES + me] = min(s[CHASES + me] + 1, t[CHASE_LIMIT])
        s[CHASER + me] = end + 1
        return
    begins = False
    first = t[AT_LIST] + foe * t[LIST_SIZE]
    for i in range(first, first + s[COUNT + foe]):
        begins = begins or pursues(s, t, me, end, s[i])
    s[CHASES + me] = 1 if begins else 0
    s[CHASER + me] = end + 1 if begins else 0
    s[FLED + me] = 0


@kernel
def goes_on(s: State, t: Row, me: int, start: int, end: int) -> bool:
    """Whether the same player has another move in this turn; a check ends it at once."""
    first_row = t[LONG_STEPS] + 2 * me * MADE
    files = s[STEPPED] >> MADE
    if t[TURNS] == MORE_AND_MORE and start != HAND:
        for file in range(MADE):
            if t[first_row + 2 * file + 1] == start:
                files &= ~(1 << file)
            if t[first_row + 2 * file] == start and t[first_row + 2 * file + 1] == end:
                if t[PASSERS] >> (s[CELLS + end] * (1 - 2 * me) - 1) & 1:
                    files |= 1 << file
    s[LEFT] -= 1
    if s[LEFT] > 0 and not (t[CHECKS] and attacked(s, t, s[KING + 1 - me], me)):
        s[STEPPED] = files << MADE
        return True
    s[STEPPED] = files
    s[LEFT] = s[TURN] + 2 if t[TURNS] == MORE_AND_MORE else 2
    return False


@kernel
def lose_rights(s: State, t: Row, start: int, end: int) -> None:
    """A king or rook that moves, or is captured, can castle no more."""
    rights = s[RIGHTS]
    if rights:
        left = rights & t[t[RIGHTS_KEPT] + start] & t[t[RIGHTS_KEPT] + end]
        s[KEY] ^= t[t[RIGHT_KEYS] + rights] ^ t[t[RIGHT_KEYS] + left]
        s[RIGHTS] = left


# --- the end ----------------------------------------------------------------------------------------------------------


@kernel
def finish(s: State, t: Row, me: int, material_changed: bool) -> None:
    """The endings that a move can bring about at once: repetition and too little material."""
    if t[REPEATS]:
        same = 1
        first = t[AT_HISTORY]
        key = s[KEY] >> 1
        for i in range(first, first + s[PAST]):
            same += s[i] >> 1 == key
        if same >= t[REPEATS]:
            repeated(s, t, me)
    if t[INSUFFICIENT] and material_changed and s[STRONG] == 0 and too_little(s, t):
        end_draw(s, t, TOO_LITTLE)


@kernel
def repeated(s: State, t: Row, me: int) -> None:
    """A draw, or lost for the first player, unless one gave check with all his moves since the position first stood."""
    if t[CHECK_LOSES]:
        at = t[AT_HISTORY]
        past = s[PAST]
        first = 0
        while s[at + first] >> 1 != s[KEY] >> 1:
            first += 1
        by_me = attacked(s, t, s[KING + 1 - me], me)
        by_foe = True
        for i in range(first, past):
            if (past - i) % 2 == 0:
                by_me = by_me and s[at + i] & 1 == 1
            else:
                by_foe = by_foe and s[at + i] & 1 == 1
        if by_me or by_foe:
            end_win(s, t, 1 - me if by_me else me, PERPETUAL)
            return
    if t[FIRST_LOSES]:
        end_win(s, t, 1, REPEATED)
    else:
        end_draw(s, t, REPEATED)


@kernel
def too_little(s: State, t: Row) -> bool:
    """Bare kings, one single weak piece, or pieces that all stand on one colour and cannot leave it."""
    alone = 0
    others = 0
    colours = 0
    for side in range(2):
        first = t[AT_LIST] + side * t[LIST_SIZE]
        for i in range(first, first + s[COUNT + side]):
            kind = s[CELLS + s[i]] * (1 - 2 * side) - 1
            if t[ALONE] >> kind & 1:
                alone += 1
            elif t[ONE_COLOUR] >> kind & 1:
                others += 1
                colours |= 1 << t[t[COLOURS] + s[i]]
    return (alone == 1 and others == 0) or (alone == 0 and colours != 3)


@kernel
def count_pieces(s: State, t: Row) -> None:
    """Impasse: the points of both players decide."""
    kinds = t[KINDS]
    for side in range(2):
        points = 0
        first = t[AT_LIST] + side * t[LIST_SIZE]
        for i in range(first, first + s[COUNT + side]):
            points += t[t[POINTS_OF] + s[CELLS + s[i]] * (1 - 2 * side) - 1]
        for kind in range(kinds):
            points += s[t[AT_HANDS] + side * kinds + kind] * t[t[POINTS_OF] + kind]
        s[POINTS + side] = points
    first_points, second_points = s[POINTS], s[POINTS + 1]
    if first_points == second_points or (first_points >= t[IMPASSE] and second_points >= t[IMPASSE]):
        end_draw(s, t, IMPASSED)
    else:
        end_win(s, t, 0 if first_points > second_points else 1, IMPASSED)


@kernel
def result(s: State, t: Row) -> None:
    """No move is left: mate, stalemate, or a limit, which does not save from mate."""
    me = s[ACTORS] - 1
    if exhausted(s, t) and legal(s, t, me, np.empty(t[MOST_MOVES], np.int64)) > 0:
        end_draw(s, t, NO_PROGRESS_MADE if t[NO_PROGRESS] and s[QUIET] >= t[NO_PROGRESS] else TOO_LONG)
    elif s[COUNT + me] == 0:
        end_win(s, t, me, NO_PIECES_LEFT)
    elif t[CHECKS] and attacked(s, t, s[KING + me], 1 - me):
        end_win(s, t, 1 - me, CHECKMATE)
        # Where a stalemate is half a win, mate is worth twice as much.
        s[PAYOFF + me] *= t[SCALE]
        s[PAYOFF + 1 - me] *= t[SCALE]
    elif t[STALEMATE] == STALEMATE_HALF_LOSES:
        end_win(s, t, 1 - me, HALF_WON)
    elif t[STALEMATE] == STALEMATE_FEWER and s[COUNT] != s[COUNT + 1]:
        end_win(s, t, 0 if s[COUNT] < s[COUNT + 1] else 1, STALEMATED)
    elif t[STALEMATE] == STALEMATE_DRAWS or t[STALEMATE] == STALEMATE_FEWER:
        end_draw(s, t, STALEMATED)
    else:
        end_win(s, t, me if t[STALEMATE] == STALEMATE_WINS else 1 - me, STALEMATED)


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """The balance of material and places, pressed into -1000 to 1000; the emptier the board, the bolder the kings."""
    score = s[SCORE] + t[t[RIGHT_VALUES] + s[RIGHTS]]
    crowd, left = t[CROWD], s[COUNT] + s[COUNT + 1]
    if 4 * left < 3 * crowd:
        moved = t[t[KING_LATE] + t[ROYAL] * t[SIZE] + s[KING]]
        moved += t[t[KING_LATE] + (t[KINDS] + t[SECOND_ROYAL]) * t[SIZE] + s[KING + 1]]
        score += moved * min(3 * crowd - 4 * left, 2 * crowd) // (2 * crowd)
    elif crowd > 0:
        before = t[SHIELDS] + s[KING] * SHIELD_CELLS
        other = t[SHIELDS] + (t[SIZE] + s[KING + 1]) * SHIELD_CELLS
        for i in range(SHIELD_CELLS):
            score += SHIELD * (int(s[CELLS + t[before + i]] > 0) - int(s[CELLS + t[other + i]] < 0))
    score = (score + hunt(s, t, score)) * (1 - 2 * player)
    return 1000 * score // (abs(score) + 1500)


@kernel
def hunt(s: State, t: Row, score: int) -> int:
    """A king that is almost alone is driven from the middle, and the other king comes near: that is how it is mated."""
    hunted = 1 if score > 0 else 0
    if t[HUNTS] == 0 or abs(score) < LEAD or s[COUNT + hunted] > ALMOST_ALONE or min(s[KING], s[KING + 1]) < 0:
        return 0
    one, other = s[KING], s[KING + 1]
    apart = max(abs(t[t[ACROSS] + one] - t[t[ACROSS] + other]), abs(t[t[UPWARDS] + one] - t[t[UPWARDS] + other]))
    value = TO_THE_EDGE * t[t[ASIDE] + s[KING + hunted]] - TOGETHER * apart
    return value if hunted else -value
