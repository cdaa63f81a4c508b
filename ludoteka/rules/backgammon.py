"""Kernel of the tables games.

Each player counts the points for himself: 24 down to 1, then OFF (0); the bar is 25.

State  men[player * 26 + point]; mover, phase; rolled: the throw; dice: the numbers still to be played, higher first
       (a doublet fills four); cube (as a power of two), owner (0 the middle, 1 + player), games finished, crawford.
       pinned[player]: the points where his man lies under men of the other, as bits, in the player's own count.
       Derived: mine[player]: the points with men of his that are not pinned; closed[player]: the points the other has
       closed to him.
Move   point | die << 5 for a man; first | second << 3 for a throw (at the opening: the first seat's die and the
       second's); ROLL, DOUBLE, TAKE, DROP, PASS.
"""

from __future__ import annotations

import numpy as np

from ..declare import Reason
from ..declare.backgammon import Contact, Cube, Opening, Scoring, TablesGame, meeting_point
from .abi import (
    ACTORS,
    CHANCE,
    MOST_MOVES,
    PAYOFF,
    PHASE,
    PLY,
    POINTS,
    REASON,
    TURN,
    Kernel,
    Packer,
    Row,
    State,
    Tables,
    kernel,
)
from .backgammon_men import (
    BAR,
    CLOSED,
    CLOSING,
    CRAWFORD,
    CRAWFORD_RULE,
    CUBE,
    CUBE_RULE,
    DICE,
    FACES,
    GAMES,
    HOME,
    JACOBY,
    LENGTH,
    LONE_RULE,
    LONES,
    LONGEST,
    MEETS,
    MEN,
    MINE,
    MISERE,
    MOVER,
    OFF,
    OFF_RULE,
    OFF_RULES,
    OPEN_QUARTER,
    OPENING_RULE,
    OWNER,
    PINNED,
    PINNING,
    PLACES,
    ROLLED,
    SCORE_RULE,
    SETUP,
    SLOTS,
    START,
    TOTAL,
    VANGUARD,
    count_bits,
    derive,
    held_back,
    legal_points,
    mother_pinned,
    move_man,
    move_pinning,
    nth_bit,
    playable_now,
)
from .backgammon_value import evaluate
from .common import end_draw, random_below

__all__ = ["derive", "evaluate", "held_back", "moves", "pack", "pick", "play", "result", "start", "weights"]

OPENING, ROLLING, DECIDING, ANSWERING, MOVING = range(5)
"""The phases: the opening throw; a throw; double or throw; take or drop; play the dice."""
PHASES = 5

DIE_SHIFT = 5
POINT_MASK = (1 << DIE_SHIFT) - 1
SECOND_SHIFT = 3
DIE_MASK = (1 << SECOND_SHIFT) - 1
ROLL, DOUBLE, TAKE, DROP, PASS = range(256, 261)

SELDOM = 12
"""A random player doubles, or refuses a double, once in so many times."""
NO_CRAWFORD, CRAWFORD_NOW, CRAWFORD_PAST = range(3)
BORNE_OFF, DROPPED, CAPTURED = int(Reason.BORNE_OFF), int(Reason.DROPPED), int(Reason.CAPTURED)
TARGET, LIMIT = int(Reason.TARGET), int(Reason.LIMIT)

OPENINGS, SCORINGS, CUBES = tuple(Opening), tuple(Scoring), tuple(Cube)
ONE_DIE_EACH = OPENINGS.index(Opening.ONE_DIE_EACH)
BAR_OR_HOME, TAVLA, GAMMON = (SCORINGS.index(s) for s in (Scoring.BAR_OR_HOME, Scoring.TAVLA, Scoring.GAMMON))
OWNED = CUBES.index(Cube.OWNED)


def pack(game: TablesGame) -> Tables:
    packer = Packer(game, SLOTS)
    packer.set(TOTAL, game.men)
    packer.set(CLOSING, game.contact.closing)
    packer.set(PINNING, game.contact is Contact.PIN)
    packer.set(HOME, game.home)
    packer.set(OPENING_RULE, OPENINGS.index(game.opening))
    packer.set(LONE_RULE, LONES.index(game.lone))
    packer.set(OFF_RULE, OFF_RULES.index(game.bearing_off))
    packer.set(SCORE_RULE, SCORINGS.index(game.scoring))
    packer.set(CUBE_RULE, CUBES.index(game.cube))
    packer.set(FACES, game.cube_faces)
    packer.set(LENGTH, game.length)
    packer.set(CRAWFORD_RULE, game.crawford)
    packer.set(JACOBY, game.jacoby)
    packer.set(MISERE, game.misere)
    packer.set(LONGEST, game.longest)
    packer.set(VANGUARD, game.vanguard)
    packer.set(OPEN_QUARTER, game.open_quarter)
    setup = [dict(game.setup).get(point, 0) for point in range(PLACES)]
    packer.section(SETUP, setup * 2)
    packer.section(MEETS, [0, *(meeting_point(game.travel, point) for point in range(1, BAR)), 0])
    packer.fixed_field("mover", MOVER, high=1)
    packer.fixed_field("cube", CUBE, high=game.cube_faces)
    packer.fixed_field("owner", OWNER, high=2)
    packer.fixed_field("games", GAMES, high=game.longest)
    packer.fixed_field("crawford", CRAWFORD, high=CRAWFORD_PAST)
    packer.fixed_field("rolled", ROLLED, 2, high=6)
    packer.fixed_field("dice", DICE, 4, high=6)
    packer.fixed_field("men", MEN, 2 * PLACES, high=game.men)
    packer.fixed_field("mine", MINE, 2, derived=True)
    packer.fixed_field("closed", CLOSED, 2, derived=True)
    packer.fixed_field("pinned", PINNED, 2, high=(1 << BAR) - 1 if game.contact is Contact.PIN else 0)
    scale = 1 if game.length else game.most_points
    return packer.tables(most_moves=2 * PLACES, scale=scale, whole_turns=False)


def start(game: TablesGame, tables: Tables) -> State:
    s = tables.blank()
    begin_game(s, tables.row)
    return s


# --- the entry points --------------------------------------------------------------------------------------------


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    phase = s[PHASE]
    n = 0
    if phase == OPENING or phase == ROLLING:
        for first in range(1, 7):
            for second in range(1, 7):
                out[n] = first | second << SECOND_SHIFT
                n += second < first or (second > first and phase == OPENING) or (second == first and phase == ROLLING)
        return n
    if phase == DECIDING:
        out[0], out[1] = ROLL, DOUBLE
        return 2
    if phase == ANSWERING:
        out[0], out[1] = TAKE, DROP
        return 2
    by_higher, by_lower = legal_points(s, t, s[MOVER])
    higher, lower = s[DICE] << DIE_SHIFT, s[DICE + 1] << DIE_SHIFT
    for point in range(BAR, 0, -1):
        out[n] = point | higher
        n += by_higher >> point & 1
        out[n] = point | lower
        n += by_lower >> point & 1
    if n == 0:
        out[0] = PASS
        n = 1
    return n


@kernel
def weights(s: State, t: Row, out: Row) -> int:
    """A doublet comes half as often as two given different numbers."""
    n = 0
    if s[PHASE] == OPENING:
        for n in range(30):
            out[n] = 1
        return 30
    for first in range(1, 7):
        for second in range(1, first + 1):
            out[n] = 1 if first == second else 2
            n += 1
    return n


@kernel
def pick(s: State, t: Row, out: Row, rng: Row) -> int:
    phase = s[PHASE]
    if phase == MOVING:
        by_higher, by_lower = legal_points(s, t, s[MOVER])
        high_count, low_count = count_bits(by_higher), count_bits(by_lower)
        if high_count + low_count == 0:
            return PASS
        n = random_below(rng, high_count + low_count)
        if n < high_count:
            return nth_bit(by_higher, n) | s[DICE] << DIE_SHIFT
        return nth_bit(by_lower, n - high_count) | s[DICE + 1] << DIE_SHIFT
    if phase == ROLLING:
        first, second = random_below(rng, 6) + 1, random_below(rng, 6) + 1
        return max(first, second) | min(first, second) << SECOND_SHIFT
    if phase == OPENING:
        first, second = random_below(rng, 6) + 1, random_below(rng, 5) + 1
        return first | (second + (second >= first)) << SECOND_SHIFT
    # People double and refuse now and then, not every second time.
    if phase == DECIDING:
        return DOUBLE if random_below(rng, SELDOM) == 0 else ROLL
    return DROP if random_below(rng, SELDOM) == 0 else TAKE


@kernel
def play(s: State, t: Row, move: int) -> None:
    s[PLY] += 1
    phase = s[PHASE]
    if phase == MOVING:
        if move == PASS:
            end_turn(s, t)
        else:
            play_man(s, t, move & POINT_MASK, move >> DIE_SHIFT)
    elif move == ROLL:
        s[PHASE] = ROLLING
        s[ACTORS] = CHANCE
    elif move == DOUBLE:
        s[PHASE] = ANSWERING
        s[ACTORS] = 1 << (1 - s[MOVER])
    elif move == TAKE:
        s[CUBE] += 1
        s[OWNER] = 2 - s[MOVER] if t[CUBE_RULE] == OWNED else 0
        s[PHASE] = ROLLING
        s[ACTORS] = CHANCE
    elif move == DROP:
        end_game(s, t, s[MOVER], 1 << s[CUBE], DROPPED)
    else:
        throw(s, move & DIE_MASK, move >> SECOND_SHIFT)


@kernel
def throw(s: State, first: int, second: int) -> None:
    """The dice have fallen."""
    if s[PHASE] == OPENING:
        s[MOVER] = second > first
    higher, lower = max(first, second), min(first, second)
    s[ROLLED], s[ROLLED + 1] = higher, lower
    s[DICE], s[DICE + 1] = higher, lower
    if higher == lower:
        s[DICE + 2], s[DICE + 3] = higher, higher
    s[PHASE] = MOVING
    s[ACTORS] = 1 << s[MOVER]


@kernel
def play_man(s: State, t: Row, point: int, die: int) -> None:
    """Play one man; the turn ends when no number is left, or none that can be played."""
    player = s[MOVER]
    if t[PINNING]:
        move_pinning(s, t, player, point, max(point - die, OFF))
        if mother_decides(s, t):
            return
    else:
        move_man(s, t, player, point, max(point - die, OFF))
    if s[MEN + player * PLACES + OFF] == t[TOTAL]:
        end_game(s, t, 1 - player if t[MISERE] else player, worth(s, t, 1 - player), BORNE_OFF)
        return
    used = 3
    while s[DICE + used] != die:
        used -= 1
    s[DICE + used] = 0
    left = max(s[DICE], s[DICE + 1])
    if left == 0 or playable_now(s, t, player, left) == 0:
        end_turn(s, t)


@kernel
def mother_decides(s: State, t: Row) -> bool:
    """Whose mother is pinned has lost, unless the other's mother can still be; both pinned: a draw."""
    if mother_pinned(s, 0) and mother_pinned(s, 1):
        s[TURN] += 1
        clear_dice(s)
        end_draw(s, t, CAPTURED)
        return True
    for player in range(2):
        if mother_pinned(s, player) and s[MEN + (1 - player) * PLACES + START] == 0:
            end_game(s, t, 1 - player, 2 << s[CUBE], CAPTURED)
            return True
    return False


# --- turns, games and matches ------------------------------------------------------------------------------------


@kernel
def may_double(s: State, t: Row) -> bool:
    """Whether the player who is to throw may double first."""
    if s[CUBE] >= t[FACES] or t[LENGTH] == 1 or s[CRAWFORD] == CRAWFORD_NOW:
        return False
    return s[OWNER] == 0 or s[OWNER] == s[MOVER] + 1


@kernel
def begin_turn(s: State, t: Row) -> None:
    if may_double(s, t):
        s[PHASE] = DECIDING
        s[ACTORS] = 1 << s[MOVER]
    else:
        s[PHASE] = ROLLING
        s[ACTORS] = CHANCE


@kernel
def clear_dice(s: State) -> None:
    for i in range(ROLLED, DICE + 4):
        s[i] = 0


@kernel
def end_turn(s: State, t: Row) -> None:
    s[TURN] += 1
    clear_dice(s)
    if s[TURN] >= t[LONGEST]:
        end_by_limit(s, t)
        return
    s[MOVER] = 1 - s[MOVER]
    begin_turn(s, t)


@kernel
def worth(s: State, t: Row, loser: int) -> int:
    """What the game counts: 1, 2 or 3 times the cube. `loser` still has men on the board."""
    if t[JACOBY] and t[LENGTH] == 0 and s[CUBE] == 0:
        return 1
    men = MEN + loser * PLACES
    rule = t[SCORE_RULE]
    none_off = s[men + OFF] == 0
    if rule == TAVLA:
        triple = s[MINE + loser] >> (t[HOME] + 1) != 0
    else:
        far = 1 << (BAR - t[HOME])
        triple = s[MINE + loser] >= far and (none_off or rule == BAR_OR_HOME)
    points = 1 + none_off
    if triple and rule != GAMMON:
        points = 3
    return points << s[CUBE]


@kernel
def end_game(s: State, t: Row, winner: int, points: int, reason: int) -> None:
    """A game is won: the end, or the next game of the match."""
    s[TURN] += 1
    clear_dice(s)
    s[POINTS + winner] += points
    if t[LENGTH] == 0:
        finish(s, winner, points, reason)
    elif s[POINTS + winner] >= t[LENGTH]:
        finish(s, winner, 1, TARGET)
    elif s[TURN] >= t[LONGEST]:
        end_by_limit(s, t)
    else:
        s[GAMES] += 1
        begin_game(s, t)


@kernel
def finish(s: State, winner: int, payoff: int, reason: int) -> None:
    s[ACTORS] = 0
    s[REASON] = reason
    s[PAYOFF + winner] = payoff
    s[PAYOFF + 1 - winner] = -payoff


@kernel
def end_by_limit(s: State, t: Row) -> None:
    """The longest game is drawn; a match goes to the player who leads."""
    ahead = s[POINTS] - s[POINTS + 1]
    if t[LENGTH] and ahead != 0:
        finish(s, 0 if ahead > 0 else 1, 1, LIMIT)
    else:
        end_draw(s, t, LIMIT)


@kernel
def begin_game(s: State, t: Row) -> None:
    """Set up the men and put the cube in the middle."""
    for i in range(2 * PLACES):
        s[MEN + i] = t[t[SETUP] + i]
    s[PINNED], s[PINNED + 1] = 0, 0
    derive(s, t)
    s[CUBE] = 0
    s[OWNER] = 0
    if s[CRAWFORD] == CRAWFORD_NOW:
        s[CRAWFORD] = CRAWFORD_PAST
    elif t[CRAWFORD_RULE] and t[LENGTH] > 1 and max(s[POINTS], s[POINTS + 1]) == t[LENGTH] - 1:
        if s[CRAWFORD] == NO_CRAWFORD:
            s[CRAWFORD] = CRAWFORD_NOW
    s[MOVER] = 0
    if t[OPENING_RULE] == ONE_DIE_EACH:
        s[PHASE] = OPENING
        s[ACTORS] = CHANCE
    else:
        s[MOVER] = s[GAMES] & 1
        begin_turn(s, t)


@kernel
def result(s: State, t: Row) -> None:
    """There is always a move: who cannot play passes."""
    return


def ends(kernel: Kernel, t: Row, s: State, first: int, second: int) -> list[State]:
    """The different positions that a throw can lead to, from a position in which the dice are to be thrown."""
    thrown = s.copy()
    kernel.play(thrown, t, max(first, second) | min(first, second) << SECOND_SHIFT)
    out = np.zeros(int(t[MOST_MOVES]), np.int64)
    found: dict[bytes, State] = {}
    todo = [thrown]
    while todo:
        row = todo.pop()
        for move in out[: kernel.moves(row, t, out)].tolist():
            after = row.copy()
            kernel.play(after, t, move)
            if after[PHASE] == MOVING and after[TURN] == s[TURN] and after[ACTORS] != 0:
                todo.append(after)
            else:
                found[after[MEN : MEN + 2 * PLACES].tobytes()] = after
    return list(found.values())
