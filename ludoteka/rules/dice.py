"""Kernel of the dice games for points: press on or bank; ship, captain and crew; the mud.

State  mover, round; thrown: throws of this turn; pot: points of this turn not yet written down; triple, triples: the
       face and the number of dice of a triple set aside; free: the dice still to be thrown; dice: what lies on the
       table, the highest first; kept: what is set aside, in order; last: the last throw, to be seen; ender: 1 + who has
       reached the target first, where a last round is played.
Move   a throw (see `throws`); ROLL, STOP; KEEP | counts << 4 for pressing on, where counts has three bits for the
       number of dice of each face set aside, ones lowest.
"""

from __future__ import annotations

from ..declare import Reason
from ..declare.dice import MOST_DICE, DicePoints, Sets, Turn
from .abi import ACTORS, CHANCE, HEADER, PHASE, PLAYERS, PLY, POINTS, TURN, Packer, Row, State, Tables, kernel
from .throws import (
    DIE_BITS,
    DIE_MASK,
    FIRST_SLOT,
    THROW_CODES,
    THROW_WEIGHTS,
    end_by_points,
    lay_dice,
    list_throws,
    pack_throws,
    random_throw,
)

TURN_RULE, DICE_COUNT, THROWS, ROUNDS, GOAL, ENTRY, CHOOSE, SPOILED, FARKLE, LAST_ROUND = range(
    FIRST_SLOT, FIRST_SLOT + 10
)
SLOTS = 13

MOVER, ROUND, THROWN, POT, TRIPLE, TRIPLES, FREE = range(HEADER, HEADER + 7)
DICE = HEADER + 7
KEPT = DICE + MOST_DICE
LAST = KEPT + MOST_DICE
ENDER = LAST + MOST_DICE

READY, FALLING, DECIDING = range(3)
"""The phases: a throw is due; the dice fall; press on or stop."""
ROLL, STOP, KEEP = range(3)
COUNTS_SHIFT = 4
TURNS = tuple(Turn)
PRESS, CREW, MUD = (TURNS.index(turn) for turn in (Turn.PRESS, Turn.CREW, Turn.MUD))
SHIP, FIVE, TWO = 6, 5, 2
COUNT, TARGET, LIMIT = int(Reason.COUNT), int(Reason.TARGET), int(Reason.LIMIT)


def pack(game: DicePoints) -> Tables:
    packer = Packer(game, SLOTS)
    most = pack_throws(packer, game.dice)
    packer.set(TURN_RULE, TURNS.index(game.turn))
    packer.set(DICE_COUNT, game.dice)
    packer.set(THROWS, game.throws)
    packer.set(ROUNDS, game.rounds)
    packer.set(GOAL, game.target)
    packer.set(ENTRY, game.entry)
    packer.set(CHOOSE, game.choose)
    packer.set(SPOILED, game.spoiled)
    packer.set(FARKLE, game.sets is Sets.FARKLE)
    packer.set(LAST_ROUND, game.last_round)
    packer.fixed_field("mover", MOVER, high=game.players - 1)
    packer.fixed_field("round", ROUND, high=game.rounds)
    packer.fixed_field("thrown", THROWN, high=game.throws or game.target // 50)
    packer.fixed_field("pot", POT, high=10 * (game.target or 24 * game.throws))
    packer.fixed_field("triple", TRIPLE, high=6)
    packer.fixed_field("triples", TRIPLES, high=MOST_DICE)
    packer.fixed_field("free", FREE, high=game.dice)
    packer.fixed_field("dice", DICE, MOST_DICE, high=6)
    packer.fixed_field("kept", KEPT, MOST_DICE, high=6)
    packer.fixed_field("last", LAST, MOST_DICE, high=6)
    packer.fixed_field("ender", ENDER, high=game.players if game.last_round else 0)
    return packer.tables(most_moves=max(most, 1 << game.dice), scale=game.players - 1, whole_turns=False)


def start(game: DicePoints, tables: Tables) -> State:
    s = tables.blank()
    begin_turn(s, tables.row)
    return s


# --- the entry points --------------------------------------------------------------------------------------------


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    if s[PHASE] == FALLING:
        return list_throws(t, s[FREE], THROW_CODES, out)
    if s[PHASE] == READY:
        out[0] = ROLL
        return 1
    if t[TURN_RULE] == CREW:
        out[0], out[1] = ROLL, STOP
        return 2
    return press_moves(s, t, out)


@kernel
def weights(s: State, t: Row, out: Row) -> int:
    return list_throws(t, s[FREE], THROW_WEIGHTS, out)


@kernel
def pick(s: State, t: Row, out: Row, rng: Row) -> int:
    """Dice are simply thrown; other choices are few and are listed."""
    if s[ACTORS] == 0:
        return -1
    return random_throw(rng, s[FREE]) if s[PHASE] == FALLING else -2


@kernel
def play(s: State, t: Row, move: int) -> None:
    s[PLY] += 1
    if s[PHASE] == FALLING:
        s[THROWN] += 1
        lay_dice(s, DICE, MOST_DICE, move)
        lay_dice(s, LAST, MOST_DICE, move)
        if t[TURN_RULE] == PRESS:
            after_press(s, t)
        elif t[TURN_RULE] == CREW:
            after_crew(s, t)
        else:
            after_mud(s, t)
    elif move == STOP:
        if t[TURN_RULE] == PRESS:
            s[POT] += worth(s, t, best_set(s, t))
        write_down(s, t)
    else:
        if move != ROLL:
            set_aside(s, t, move >> COUNTS_SHIFT)
        s[PHASE] = FALLING
        s[ACTORS] = CHANCE


@kernel
def result(s: State, t: Row) -> None:
    """Never needed: somebody always has a move until the game ends."""


# --- turns -------------------------------------------------------------------------------------------------------


@kernel
def begin_turn(s: State, t: Row) -> None:
    for slot in range(THROWN, LAST):
        s[slot] = 0
    s[FREE] = t[DICE_COUNT]
    s[PHASE] = READY
    s[ACTORS] = 1 << s[MOVER]


@kernel
def write_down(s: State, t: Row) -> None:
    """The pot becomes the mover's points, and his turn is over."""
    s[POINTS + s[MOVER]] += s[POT]
    if t[LAST_ROUND] and s[ENDER] == 0 and s[POINTS + s[MOVER]] >= t[GOAL]:
        s[ENDER] = s[MOVER] + 1
    if t[GOAL] and not t[LAST_ROUND] and s[POINTS + s[MOVER]] >= t[GOAL]:
        s[TURN] += 1
        end_by_points(s, t, TARGET)
    else:
        end_turn(s, t)


@kernel
def end_turn(s: State, t: Row) -> None:
    s[TURN] += 1
    s[MOVER] += 1
    if s[MOVER] == t[PLAYERS]:
        s[MOVER] = 0
        s[ROUND] += 1
    begin_turn(s, t)
    if s[ENDER] == s[MOVER] + 1:
        end_by_points(s, t, TARGET)
    elif s[ROUND] == t[ROUNDS]:
        end_by_points(s, t, LIMIT if t[GOAL] else COUNT)


@kernel
def keep_die(s: State, at: int) -> None:
    """Set aside the die at `at`; those behind it close up."""
    place = 0
    while s[KEPT + place]:
        place += 1
    s[KEPT + place] = s[DICE + at]
    for k in range(at, MOST_DICE - 1):
        s[DICE + k] = s[DICE + k + 1]
    s[DICE + MOST_DICE - 1] = 0
    s[FREE] -= 1


# --- press on or bank --------------------------------------------------------------------------------------------


@kernel
def count_of(counts: int, face: int) -> int:
    return counts >> (DIE_BITS * (face - 1)) & DIE_MASK


@kernel
def table_counts(s: State) -> int:
    """How many dice of each face lie on the table, three bits each."""
    counts = 0
    for k in range(MOST_DICE):
        if s[DICE + k]:
            counts += 1 << (DIE_BITS * (s[DICE + k] - 1))
    return counts


@kernel
def is_straight(counts: int) -> bool:
    """1-2-3-4-5 or 2-3-4-5-6, in one throw."""
    return counts == 0o11111 or counts == 0o111110


@kernel
def whole_worth(counts: int) -> int:
    """What six dice score as a whole by farkle: six in a row, three pairs (also as four and two), two triples; or 0."""
    if counts == 0o111111:
        return 1500
    pairs, triples = 0, 0
    for face in range(1, 7):
        n = count_of(counts, face)
        pairs += n // 2 if n % 2 == 0 else 0
        triples += n == 3
    return 2500 if triples == 2 else 1500 if pairs == 3 else 0


@kernel
def triple_worth(face: int) -> int:
    return 1000 if face == 1 else 100 * face


@kernel
def face_worth(s: State, t: Row, counts: int, face: int) -> int:
    """What the dice of one face score, doubled for each that joins a triple, or by farkle; -1: some score nothing."""
    n = count_of(counts, face)
    if n == 0:
        return 0
    if face == s[TRIPLE]:
        before = triple_worth(face) << (s[TRIPLES] - 3)
        return (before << n) - before
    if n >= 3 and t[FARKLE]:
        alone = 100 if face == 1 else 50 if face == 5 else -10_000
        return max(triple_worth(face) + (n - 3) * alone, 1000 * (n - 3))
    if n >= 3:
        return triple_worth(face) << (n - 3)
    if face == 1 or face == 5:
        return n * (100 if face == 1 else 50)
    return -1


@kernel
def worth(s: State, t: Row, counts: int) -> int:
    """What a set of dice scores, or -1 if one of them scores nothing."""
    if not t[FARKLE] and is_straight(counts):
        return 1500
    whole = whole_worth(counts) if t[FARKLE] else 0
    total = 0
    for face in range(1, 7):
        points = face_worth(s, t, counts, face)
        if points < 0:
            return whole if whole else -1
        total += points
    return max(total, whole)


@kernel
def best_set(s: State, t: Row) -> int:
    """All scoring dice of the throw."""
    counts = table_counts(s)
    if whole_worth(counts) if t[FARKLE] else is_straight(counts):
        return counts
    best = 0
    for face in range(1, 7):
        if face_worth(s, t, counts, face) > 0:
            best |= count_of(counts, face) << (DIE_BITS * (face - 1))
    return best


@kernel
def press_moves(s: State, t: Row, out: Row) -> int:
    best = best_set(s, t)
    points, pot = s[POINTS + s[MOVER]], s[POT] + worth(s, t, best)
    n = 0
    if points > 0 or pot >= t[ENTRY]:
        out[n] = STOP
        n += 1
    if (pot if t[LAST_ROUND] else points + pot) >= t[GOAL]:
        return n
    out[n] = KEEP | best << COUNTS_SHIFT
    n += 1
    return smaller_sets(s, t, best, out, n) if t[CHOOSE] else n


@kernel
def smaller_sets(s: State, t: Row, best: int, out: Row, n: int) -> int:
    """All smaller sets of the scoring dice in which every die scores."""
    counts = 0
    while True:
        face = 1
        while face <= 6 and count_of(counts, face) == count_of(best, face):
            counts &= ~(DIE_MASK << (DIE_BITS * (face - 1)))
            face += 1
        if face > 6:
            return n
        counts += 1 << (DIE_BITS * (face - 1))
        if counts != best and worth(s, t, counts) > 0:
            out[n] = KEEP | counts << COUNTS_SHIFT
            n += 1


@kernel
def after_press(s: State, t: Row) -> None:
    if best_set(s, t) == 0:
        end_turn(s, t)
        return
    s[PHASE] = DECIDING
    s[ACTORS] = 1 << s[MOVER]


@kernel
def set_aside(s: State, t: Row, counts: int) -> None:
    """Dice and their points are kept; when all dice have scored, all are thrown again."""
    s[POT] += worth(s, t, counts)
    for face in range(6, 0, -1):
        n = count_of(counts, face)
        if face == s[TRIPLE]:
            s[TRIPLES] += n
        elif n >= 3 and not t[FARKLE]:
            s[TRIPLE], s[TRIPLES] = face, n
        for _ in range(n):
            at = 0
            while s[DICE + at] != face:
                at += 1
            keep_die(s, at)
    for k in range(MOST_DICE):
        s[DICE + k] = 0
    if s[FREE] == 0:
        s[FREE] = t[DICE_COUNT]
        s[TRIPLE], s[TRIPLES] = 0, 0
        for k in range(MOST_DICE):
            s[KEPT + k] = 0


# --- ship, captain, crew; the mud ----------------------------------------------------------------------------------


@kernel
def after_crew(s: State, t: Row) -> None:
    """Keep the ship, then the captain, then the crew; then what is left is cargo."""
    at = 0
    while at < s[FREE] and s[FREE] > 2:
        wanted = SHIP - (t[DICE_COUNT] - s[FREE])
        if s[DICE + at] == wanted:
            keep_die(s, at)
        else:
            at += 1
    over = s[THROWN] == t[THROWS]
    if s[FREE] == 2:
        s[POT] = s[DICE] + s[DICE + 1]
        s[PHASE] = DECIDING
        s[ACTORS] = 1 << s[MOVER]
        if over:
            write_down(s, t)
    elif over:
        end_turn(s, t)
    else:
        s[PHASE] = READY
        s[ACTORS] = 1 << s[MOVER]


@kernel
def after_mud(s: State, t: Row) -> None:
    """Fives and twos stay in the mud, the others count."""
    points, stuck = 0, False
    at = 0
    while at < s[FREE]:
        if s[DICE + at] == FIVE or s[DICE + at] == TWO:
            keep_die(s, at)
            stuck = True
        else:
            points += s[DICE + at]
            at += 1
    if not (stuck and t[SPOILED]):
        s[POT] += points
    s[PHASE] = READY
    s[ACTORS] = 1 << s[MOVER]
    if s[FREE] == 0 or s[THROWN] == t[THROWS]:
        write_down(s, t)
