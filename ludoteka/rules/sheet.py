"""Kernel of the dice games with a score sheet.

State  mover; thrown: throws of this turn; free: the dice still to be thrown; dice: what lies on the table, the highest
       first; kept: what is held back while the others fall; sheet[(player * columns + column) * boxes + box]: the
       points written there + 1, 0 for an empty box; extras[player]: jokers that were paid for, where there are any.
Move   a throw (see `throws`); ROLL; KEEP | mask << 4: the dice (by place) that are not thrown again; of equal dice the
       first ones are named; BOX | (column * boxes + box) << 4.
"""

from __future__ import annotations

from ..declare import Reason
from ..declare.sheet import BOXES, UPPER, Box, Column, SheetGame, Sum
from .abi import ACTORS, CHANCE, HEADER, PHASE, PLAYERS, PLY, POINTS, TURN, Packer, Row, State, Tables, kernel
from .throws import (
    DIE_BITS,
    DIE_MASK,
    FIRST_SLOT,
    THROW_CODES,
    THROW_WEIGHTS,
    end_by_points,
    list_throws,
    pack_throws,
    random_throw,
)

THROWS, COLUMNS, ORDERS, BONUS_FROM, BONUS, MIDDLE, BOX_COUNT, KINDS, WORTH, YAM_AT, REPEAT, EXTRAS = range(
    FIRST_SLOT, FIRST_SLOT + 12
)
SLOTS = 15

DICE_COUNT = 5
MOVER, THROWN, FREE = range(HEADER, HEADER + 3)
DICE = HEADER + 3
KEPT = DICE + DICE_COUNT
SHEET = KEPT + DICE_COUNT

READY, FALLING, DECIDING = range(3)
"""The phases: the first throw is due; the dice fall; throw again or fill a box."""
ROLL, KEEP, BOX = range(3)
SHIFT = 4

UPPER_COUNT = len(UPPER)
"""The first six boxes count toward the bonus."""
ALL, OWN = -1, -2
"""Worth of the boxes without a fixed number of points."""
PAIR, PAIRS, MIN, MAX = (BOXES.index(box) for box in (Box.PAIR, Box.PAIRS, Box.MIN, Box.MAX))
THREE, FULL, FOUR = (BOXES.index(box) for box in (Box.THREE, Box.FULL, Box.FOUR))
SMALL, LARGE, LOW, HIGH = (BOXES.index(box) for box in (Box.SMALL, Box.LARGE, Box.LOW, Box.HIGH))
YAM = BOXES.index(Box.YAM)
COLUMN_ORDERS = tuple(Column)
DOWN, UP = COLUMN_ORDERS.index(Column.DOWN), COLUMN_ORDERS.index(Column.UP)
HIGHEST = 50
COUNT = int(Reason.COUNT)


def pack(game: SheetGame) -> Tables:
    packer = Packer(game, SLOTS)
    most = pack_throws(packer, DICE_COUNT)
    packer.set(THROWS, game.throws)
    packer.set(COLUMNS, len(game.columns))
    packer.section(ORDERS, [COLUMN_ORDERS.index(column) for column in game.columns])
    packer.set(BONUS_FROM, game.bonus_from)
    packer.set(BONUS, game.bonus)
    packer.set(MIDDLE, game.middle)
    packer.set(BOX_COUNT, len(game.lines))
    packer.section(KINDS, [BOXES.index(box) for box in game.boxes])
    packer.section(WORTH, [worth_code(worth) for _, worth in game.lines])
    packer.set(YAM_AT, game.boxes.index(Box.YAM) if Box.YAM in game.boxes else -1)
    packer.set(REPEAT, game.repeat)
    packer.fixed_field("mover", MOVER, high=game.players - 1)
    packer.fixed_field("thrown", THROWN, high=game.throws)
    packer.fixed_field("free", FREE, high=DICE_COUNT)
    packer.fixed_field("dice", DICE, DICE_COUNT, high=6)
    packer.fixed_field("kept", KEPT, DICE_COUNT, high=6)
    size = game.players * len(game.columns) * len(game.lines)
    packer.fixed_field("sheet", SHEET, size, high=HIGHEST + 1)
    packer.set(EXTRAS, SHEET + size)
    if game.repeat:
        packer.fixed_field("extras", SHEET + size, game.players, high=len(game.columns) * len(game.lines))
    return packer.tables(most_moves=most, scale=game.players - 1, whole_turns=False)


def worth_code(worth: int | Sum) -> int:
    return worth if isinstance(worth, int) else ALL if worth is Sum.ALL else OWN


def start(game: SheetGame, tables: Tables) -> State:
    s = tables.blank()
    begin_turn(s)
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
    n = 0
    if s[THROWN] < t[THROWS]:
        for mask in range((1 << DICE_COUNT) - 1):
            out[n] = KEEP | mask << SHIFT
            n += named_once(s, mask)
    return box_moves(s, t, out, n)


@kernel
def weights(s: State, t: Row, out: Row) -> int:
    return list_throws(t, s[FREE], THROW_WEIGHTS, out)


@kernel
def pick(s: State, t: Row, out: Row, rng: Row) -> int:
    if s[ACTORS] == 0:
        return -1
    return random_throw(rng, s[FREE]) if s[PHASE] == FALLING else -2


@kernel
def play(s: State, t: Row, move: int) -> None:
    s[PLY] += 1
    if s[PHASE] == FALLING:
        fall(s, move)
    elif move & ((1 << SHIFT) - 1) == BOX:
        fill(s, t, move >> SHIFT)
    else:
        hold(s, move >> SHIFT)
        s[PHASE] = FALLING
        s[ACTORS] = CHANCE


@kernel
def result(s: State, t: Row) -> None:
    """Never needed: there is always a box to fill until the game ends."""


# --- throws ------------------------------------------------------------------------------------------------------


@kernel
def begin_turn(s: State) -> None:
    for slot in range(THROWN, SHEET):
        s[slot] = 0
    s[FREE] = DICE_COUNT
    s[PHASE] = READY
    s[ACTORS] = 1 << s[MOVER]


@kernel
def named_once(s: State, mask: int) -> bool:
    """Of equal dice, which lie side by side, the first ones are held: so every choice is listed once."""
    for k in range(DICE_COUNT - 1):
        if s[DICE + k] == s[DICE + k + 1] and mask >> k & 3 == 2:
            return False
    return True


@kernel
def hold(s: State, mask: int) -> None:
    """Keep the dice of the mask, take up the others."""
    n = 0
    for k in range(DICE_COUNT):
        if mask >> k & 1:
            s[KEPT + n] = s[DICE + k]
            n += 1
    for k in range(DICE_COUNT):
        s[DICE + k] = 0
    s[FREE] = DICE_COUNT - n


@kernel
def fall(s: State, throw: int) -> None:
    """The dice thrown join those held, sorted."""
    counts = 0
    for k in range(DICE_COUNT):
        die = throw >> (DIE_BITS * k) & DIE_MASK
        if die:
            counts += 1 << (DIE_BITS * (die - 1))
        if s[KEPT + k]:
            counts += 1 << (DIE_BITS * (s[KEPT + k] - 1))
        s[KEPT + k] = 0
    place = 0
    for face in range(6, 0, -1):
        for _ in range(counts >> (DIE_BITS * (face - 1)) & DIE_MASK):
            s[DICE + place] = face
            place += 1
    s[THROWN] += 1
    s[FREE] = 0
    s[PHASE] = DECIDING
    s[ACTORS] = 1 << s[MOVER]


# --- boxes -------------------------------------------------------------------------------------------------------


@kernel
def column_at(s: State, t: Row, player: int, column: int) -> int:
    return SHEET + (player * t[COLUMNS] + column) * t[BOX_COUNT]


@kernel
def is_joker(s: State, t: Row, at: int) -> bool:
    """Five equal dice, and the box for them is filled already; the dice are sorted."""
    return t[REPEAT] > 0 and s[DICE] == s[DICE + DICE_COUNT - 1] and s[at + t[YAM_AT]] > 0


@kernel
def box_moves(s: State, t: Row, out: Row, n: int) -> int:
    """The boxes that may be filled: the next one downwards or upwards, or any empty one; a joker has its own."""
    for column in range(t[COLUMNS]):
        at, order = column_at(s, t, s[MOVER], column), t[t[ORDERS] + column]
        first, last = 0, t[BOX_COUNT]
        if is_joker(s, t, at):
            first, last = joker_boxes(s, t, at)
        for k in range(first, last):
            box = t[BOX_COUNT] - 1 - k if order == UP else k
            if s[at + box] == 0:
                out[n] = BOX | (column * t[BOX_COUNT] + box) << SHIFT
                n += 1
                if order == DOWN or order == UP:
                    break
    return n


@kernel
def joker_boxes(s: State, t: Row, at: int) -> tuple[int, int]:
    """The box of its number if it is empty, else the lower ones, else the upper ones."""
    number = s[DICE] - 1
    if s[at + number] == 0:
        return number, number + 1
    for k in range(UPPER_COUNT, t[BOX_COUNT]):
        if s[at + k] == 0:
            return UPPER_COUNT, t[BOX_COUNT]
    return 0, UPPER_COUNT


@kernel
def longest_run(counts: int) -> int:
    """How many numbers follow one another."""
    best, run = 0, 0
    for face in range(6):
        run = run + 1 if counts >> (DIE_BITS * face) & DIE_MASK else 0
        best = max(best, run)
    return best


@kernel
def equal_dice(counts: int, n: int, below: int) -> int:
    """The highest number lower than `below` that at least `n` dice show, or 0."""
    for face in range(below - 1, 0, -1):
        if counts >> (DIE_BITS * (face - 1)) & DIE_MASK >= n:
            return face
    return 0


@kernel
def box_score(s: State, t: Row, box: int) -> int:
    """What the five dice score in a box."""
    counts, total, most, pair = 0, 0, 0, False
    for k in range(DICE_COUNT):
        counts += 1 << (DIE_BITS * (s[DICE + k] - 1))
        total += s[DICE + k]
    for face in range(6):
        n = counts >> (DIE_BITS * face) & DIE_MASK
        most = max(most, n)
        pair |= n == 2
    kind, worth = t[t[KINDS] + box], t[t[WORTH] + box]
    if kind < UPPER_COUNT:
        return (counts >> (DIE_BITS * kind) & DIE_MASK) * (kind + 1)
    fits, own = True, 0
    if kind == PAIR or kind == THREE or kind == FOUR:
        n = 2 if kind == PAIR else 3 if kind == THREE else 4
        fits, own = most >= n, n * equal_dice(counts, n, 7)
    elif kind == PAIRS:
        high = equal_dice(counts, 2, 7)
        low = equal_dice(counts, 2, high)
        fits, own = low > 0, 2 * (high + low)
    elif kind == MIN:
        fits = total < t[MIDDLE]
    elif kind == MAX:
        fits = total > t[MIDDLE]
    elif kind == FULL:
        fits = most == 3 and pair
    elif kind == SMALL:
        fits = longest_run(counts) >= 4
    elif kind == LARGE:
        fits = longest_run(counts) == 5
    elif kind == LOW or kind == HIGH:
        fits = longest_run(counts) == 5 and s[DICE] == (5 if kind == LOW else 6)
    elif kind == YAM:
        fits = most == DICE_COUNT
    if not fits:
        return 0
    return own if worth == OWN else total if worth == ALL else worth


@kernel
def total_of(s: State, t: Row, player: int) -> int:
    """All boxes of a player, with the bonus of each column and what jokers have brought."""
    total = t[REPEAT] * s[t[EXTRAS] + player] if t[REPEAT] else 0
    for column in range(t[COLUMNS]):
        at, upper = column_at(s, t, player, column), 0
        for box in range(t[BOX_COUNT]):
            points = max(s[at + box] - 1, 0)
            total += points
            upper += points if box < UPPER_COUNT else 0
        if upper >= t[BONUS_FROM]:
            total += t[BONUS]
    return total


@kernel
def fill(s: State, t: Row, place: int) -> None:
    """Write the dice into a box; the game ends when the last player has filled his last one."""
    box = place % t[BOX_COUNT]
    at = column_at(s, t, s[MOVER], place // t[BOX_COUNT])
    points = box_score(s, t, box)
    if is_joker(s, t, at):
        # Five equal dice stand for whatever a lower box asks for; they are paid for only if they scored before.
        points = max(points, t[t[WORTH] + box]) if box >= UPPER_COUNT else points
        s[t[EXTRAS] + s[MOVER]] += s[at + t[YAM_AT]] > 1
    s[at + box] = points + 1
    s[POINTS + s[MOVER]] = total_of(s, t, s[MOVER])
    s[TURN] += 1
    s[MOVER] += 1
    if s[MOVER] == t[PLAYERS]:
        s[MOVER] = 0
    begin_turn(s)
    at = column_at(s, t, s[MOVER], 0)
    for k in range(t[COLUMNS] * t[BOX_COUNT]):
        if s[at + k] == 0:
            return
    end_by_points(s, t, COUNT)
