"""Kernel of the games of n in a row.

An entry is a way to place a man: the cell where it is put and the direction in which it then goes (STAYS: none). It is
open while its cell is empty. Every rule of placing is a list of entries: all cells for gomoku, the tops of the columns
with "down" for connect four, the edge cells with their ways inward. Channels are one more direction of the board.

State  cells[c]: 0 empty, 1 + player; hand[player]: men not placed yet;
       open[i]: the open entries in any order, behind them the closed ones; place[e]: where entry e is in it;
       word[player]: on small boards of squares, his men as bits, column by column with a bit between two columns that
       is never set, so that all rows of one direction are found by shifting;
       due: pairs taken of which it is still to be chosen how they count; wrong[player]: claims that were wrong;
       QUIET: players who had nothing to claim since nobody can place a man any more.
       PHASE: PLACING; where colours are chosen in the opening, first THREE, CHOOSING, TWO and LAST_CHOICE.
Move   entry; STEP | from << CELL_BITS | to, where men are moved; CLAIM, PASS, PLUS, MINUS, SWAP, TWO_MORE, STAY.
"""

from __future__ import annotations

from ..declare import Reason
from ..declare.rows import PAIR, Pattern, Placing, Rows
from .abi import ACTORS, PHASE, PLAYERS, PLY, POINTS, QUIET, TURN, Row, State, Tables
from .common import actor_of, end_draw, end_win, random_below
from .drive import play_on
from .drive import weights as even
from .lean import kernel
from .rows_lines import OVERLINE, is_forbidden, judge, makes_row, promise
from .rows_tables import (
    AT_CELLS,
    AT_DUE,
    AT_HAND,
    AT_OPEN,
    AT_PLACE,
    AT_WORD,
    AT_WRONG,
    BITS,
    BOTTOM,
    CAPTURE_COUNT,
    CAPTURES,
    CAPTURES_TO_WIN,
    CELLS,
    CLAIMS,
    COLUMN_MASK,
    COLUMNS,
    COME_BACK,
    CORNERS,
    DOUBLING_COUNT,
    DOUBLINGS,
    ENTRIES_OF,
    ENTRY_CELL,
    ENTRY_COUNT,
    ENTRY_WAY,
    FILLED,
    FIRST_WAY,
    LENGTH,
    LINE_COUNT,
    LINES,
    LONGEST,
    MEN,
    MOVING,
    OPEN_COUNT,
    OPENING_COUNT,
    OPENINGS,
    PATTERNS,
    PATTERNS_OF,
    PLAIN_RULES,
    PLUS_MINUS,
    QUICK_DRAW,
    RENJU,
    ROW_COUNT,
    ROWS,
    SHIFTS_USED,
    SQUARES,
    STAYS,
    STEP_WAYS,
    STEPS,
    SWAP2,
    UP,
    VALUES,
    VANISHES,
    WAYS,
    entries,
    pack,
    winning_patterns,
)

__all__ = [
    "OVERLINE",
    "derive",
    "entries",
    "evaluate",
    "hunch",
    "judge",
    "moves",
    "pack",
    "pick",
    "play",
    "result",
    "rollout",
    "start",
    "winning_patterns",
]

CELL_BITS = 10
STEP = 1 << 2 * CELL_BITS
CLAIM, PASS, PLUS, MINUS, SWAP, TWO_MORE, STAY = range(STEP << 1, (STEP << 1) + 7)

PLACING, THREE, CHOOSING, TWO, LAST_CHOICE = range(5)
"""Phases: the first player places three men, the other chooses; or places two more, and the first chooses."""

PREY = 100
"""What a man that can be taken is worth to a hunch."""

ROW = int(Reason.ROW)
TARGET = int(Reason.TARGET)
FULL_BOARD = int(Reason.FULL_BOARD)
NO_PIECES = int(Reason.NO_PIECES)
NO_MOVES = int(Reason.NO_MOVES)
LIMIT = int(Reason.LIMIT)
BROKEN_RULE = int(Reason.BROKEN_RULE)
SQUARE = int(Reason.SQUARE)


def start(game: Rows, tables: Tables) -> State:
    s = tables.blank()
    s[ACTORS] = 1
    s[PHASE] = THREE if game.swap2 else PLACING
    hand = tables.field("hand")
    s[hand.at : hand.at + hand.length] = tables.row[MEN]
    derive(s, tables.row)
    return s


# --- the rules -----------------------------------------------------------------------------------------------------


@kernel
def derive(s: State, t: Row) -> None:
    """List the open entries."""
    n = t[ENTRY_COUNT]
    for entry in range(n):
        s[t[AT_OPEN] + entry] = entry
        s[t[AT_PLACE] + entry] = entry
    s[OPEN_COUNT] = n
    for player in range(t[PLAYERS]):
        s[t[AT_WORD] + player] = 0
    for cell in range(t[CELLS]):
        if s[t[AT_CELLS] + cell] > 0:
            put_man(s, t, cell, s[t[AT_CELLS] + cell])


@kernel
def put_man(s: State, t: Row, cell: int, man: int) -> None:
    s[t[AT_CELLS] + cell] = man
    close_entries(s, t, cell)
    if t[SHIFTS_USED]:
        s[t[AT_WORD] + man - 1] |= 1 << t[t[BITS] + cell]


@kernel
def exchange(s: State, t: Row, entry: int, to: int) -> None:
    """Put an entry in place `to` of the list, and what was there in its place."""
    opened, place = t[AT_OPEN], t[AT_PLACE]
    at, other = s[place + entry], s[opened + to]
    s[opened + at] = other
    s[place + other] = at
    s[opened + to] = entry
    s[place + entry] = to


@kernel
def close_entries(s: State, t: Row, cell: int) -> None:
    """A man came to a cell: nobody can be put there."""
    for entry in range(t[t[ENTRIES_OF] + cell], t[t[ENTRIES_OF] + cell + 1]):
        s[OPEN_COUNT] -= 1
        exchange(s, t, entry, s[OPEN_COUNT])


@kernel
def open_entries(s: State, t: Row, cell: int) -> None:
    """A man was taken from a cell."""
    for entry in range(t[t[ENTRIES_OF] + cell], t[t[ENTRIES_OF] + cell + 1]):
        exchange(s, t, entry, s[OPEN_COUNT])
        s[OPEN_COUNT] += 1


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    if t[PLAIN_RULES] == 0:
        return further_moves(s, t, out)
    if s[t[AT_HAND] + actor_of(s)] == 0:
        return 0
    n = s[OPEN_COUNT]
    for i in range(n):
        out[i] = s[t[AT_OPEN] + i]
    return n


@kernel
def further_moves(s: State, t: Row, out: Row) -> int:
    """The moves where rules for corners, the opening, moving, counting, claiming or forbidden rows apply."""
    if t[PLUS_MINUS] and s[t[AT_DUE]] > 0:
        out[0] = PLUS
        out[1] = MINUS
        return 2
    if t[SWAP2] and s[PHASE] != PLACING:
        return opening_moves(s, t, out)
    player = actor_of(s)
    n = 0
    if s[t[AT_HAND] + player] > 0:
        n = placings(s, t, out)
        if t[CORNERS]:
            n = without_repeats(s, t, out, n)
        if t[RENJU] and player == 0:
            n = without_forbidden(s, t, out, n)
    elif t[MOVING]:
        n = steps_of_men(s, t, out, player + 1)
    if t[CLAIMS] > 0:
        out[n] = CLAIM
        n += 1
        if n == 1:
            out[1] = PASS
            n = 2
    return n


@kernel
def placings(s: State, t: Row, out: Row) -> int:
    """Write the open entries that the rules for the opening allow."""
    n = 0
    ground = t[OPENINGS] + s[TURN] * t[CELLS]
    for i in range(t[AT_OPEN], t[AT_OPEN] + s[OPEN_COUNT]):
        out[n] = s[i]
        n += s[TURN] >= t[OPENING_COUNT] or t[ground + t[t[ENTRY_CELL] + s[i]]] != 0
    return n


@kernel
def repeats(s: State, t: Row, entry: int) -> bool:
    """Whether both ways from a corner are shut, so that its second entry is the same move as the first."""
    first = t[t[FIRST_WAY] + entry]
    return first >= 0 and landing(s, t, first) == landing(s, t, entry)


@kernel
def without_repeats(s: State, t: Row, out: Row, n: int) -> int:
    """Leave out of the first n entries those that repeat another; how many remain."""
    kept = 0
    for i in range(n):
        out[kept] = out[i]
        kept += not repeats(s, t, out[i])
    return kept


@kernel
def without_forbidden(s: State, t: Row, out: Row, n: int) -> int:
    """Leave out of the first n entries those that renju forbids; how many remain. Who may place nowhere passes."""
    kept = 0
    for i in range(n):
        out[kept] = out[i]
        kept += not is_forbidden(s, t, t[t[ENTRY_CELL] + out[i]])
    if kept == 0 and n > 0:
        out[0] = PASS
        kept = 1
    return kept


@kernel
def opening_moves(s: State, t: Row, out: Row) -> int:
    """While colours are not decided: men of both colours are placed by one player, then the other chooses."""
    if s[PHASE] == LAST_CHOICE:
        out[0] = STAY
        out[1] = SWAP
        return 2
    n = placings(s, t, out)
    if s[PHASE] == CHOOSING:
        out[n] = SWAP
        out[n + 1] = TWO_MORE
        n += 2
    return n


@kernel
def steps_of_men(s: State, t: Row, out: Row, man: int) -> int:
    """Write every step of a man along a file or rank."""
    n = 0
    for cell in range(t[CELLS]):
        if s[t[AT_CELLS] + cell] == man:
            for k in range(t[STEP_WAYS], t[STEP_WAYS] + 4):
                to = t[t[STEPS] + cell * t[WAYS] + t[k]]
                if to >= 0 and s[t[AT_CELLS] + to] == 0:
                    out[n] = STEP | cell << CELL_BITS | to
                    n += 1
    return n


@kernel
def pick_allowed(s: State, t: Row, rng: Row) -> int:
    """Draw again what renju forbids, but not too often: most of what is left may be."""
    n = s[OPEN_COUNT]
    if s[TURN] < t[OPENING_COUNT] or n == 0 or s[ACTORS] == 0:
        return -2
    for _ in range(16):
        entry = s[t[AT_OPEN] + random_below(rng, n)]
        if s[ACTORS] != 1 or not is_forbidden(s, t, t[t[ENTRY_CELL] + entry]):
            return entry
    return -2


@kernel
def pick(s: State, t: Row, out: Row, rng: Row) -> int:
    if t[PLAIN_RULES] == 0:
        if t[RENJU]:
            return pick_allowed(s, t, rng)
        return pick_from_edge(s, t, rng) if t[QUICK_DRAW] else -2
    n = s[OPEN_COUNT]
    if n == 0 or s[t[AT_HAND] + actor_of(s)] == 0:
        return -1
    return s[t[AT_OPEN] + random_below(rng, n)]


@kernel
def pick_from_edge(s: State, t: Row, rng: Row) -> int:
    """Draw again what repeats another entry: its first way is open too."""
    n = s[OPEN_COUNT]
    if n == 0 or s[t[AT_HAND] + actor_of(s)] == 0:
        return -1
    entry = s[t[AT_OPEN] + random_below(rng, n)]
    while repeats(s, t, entry):
        entry = s[t[AT_OPEN] + random_below(rng, n)]
    return entry


@kernel
def rollout(s: State, t: Row, out: Row, rng: Row, limit: int, trail: Row) -> int:
    """To the end at random, or for so many actions."""
    if t[COLUMN_MASK] != 0 and t[PLAIN_RULES] != 0:
        return fall_on(s, t, rng, limit, trail)
    return play_on(moves, play, result, even, pick, s, t, out, rng, limit, trail)


@kernel
def fall_on(s: State, t: Row, rng: Row, limit: int, trail: Row) -> int:
    """The same where men fall down columns of bits: what only the end needs is written down once, at the end."""
    opened, cells, columns, filled, mask = t[AT_OPEN], t[AT_CELLS], t[COLUMNS], t[FILLED], t[COLUMN_MASK]
    height = t[filled + mask]
    first = actor_of(s)
    mine, theirs = s[t[AT_WORD] + first], s[t[AT_WORD] + 1 - first]
    player, plies, won = first, 0, False
    most = min(limit, 2 * s[t[AT_HAND] + first], 2 * s[t[AT_HAND] + 1 - first] + 1)
    while plies < most and s[OPEN_COUNT] > 0 and not won:
        entry = s[opened + random_below(rng, s[OPEN_COUNT])]
        if 2 * plies < len(trail):
            trail[2 * plies] = player
            trail[2 * plies + 1] = entry
        column = columns + entry * (height + 1)
        men = t[filled + ((mine | theirs) >> t[column] & mask)]
        s[cells + t[column + 1 + men]] = player + 1
        if men + 1 == height:
            close_entries(s, t, t[column + height])
        new = mine | 1 << t[column] + men
        won = has_row(new, t)
        mine, theirs = theirs, new
        player = 1 - player
        plies += 1
    s[t[AT_WORD] + player], s[t[AT_WORD] + 1 - player] = mine, theirs
    s[t[AT_HAND] + first] -= (plies + 1) >> 1
    s[t[AT_HAND] + 1 - first] -= plies >> 1
    s[PLY] += plies
    s[TURN] += plies
    s[ACTORS] = 1 << player
    if won:
        end_win(s, t, 1 - player, ROW)
    elif plies < limit:
        result(s, t)
    return plies


@kernel
def landing(s: State, t: Row, entry: int) -> int:
    """Where a man comes to rest that is placed there."""
    if t[COLUMN_MASK] != 0:
        mask = t[COLUMN_MASK]
        column = t[COLUMNS] + entry * (t[t[FILLED] + mask] + 1)
        men = (s[t[AT_WORD]] | s[t[AT_WORD] + 1]) >> t[column] & mask
        return t[column + 1 + t[t[FILLED] + men]]
    cells, ways = t[AT_CELLS], t[WAYS]
    cell = t[t[ENTRY_CELL] + entry]
    way = t[t[ENTRY_WAY] + entry]
    if way == STAYS:
        return cell
    to = t[t[STEPS] + cell * ways + way]
    while to >= 0 and s[cells + to] == 0:
        cell = to
        to = t[t[STEPS] + cell * ways + way]
    return cell


@kernel
def has_row(word: int, t: Row) -> bool:
    """Whether a row is among the men of a word."""
    k, parts = t[DOUBLINGS], t[DOUBLING_COUNT]
    for _ in range(t[LINE_COUNT]):
        begun = word
        for part in range(k, k + parts):
            begun &= begun >> t[part]
        if begun != 0:
            return True
        k += parts
    return False


@kernel
def enemies_between(s: State, t: Row, cell: int, way: int, man: int) -> int:
    """How many enemies, of whatever colours, lie in line between the new man and the next man of its colour; or 0."""
    cells, ways, steps = t[AT_CELLS], t[WAYS], t[STEPS] + way
    n = 0
    to = t[steps + cell * ways]
    while to >= 0 and s[cells + to] > 0:
        if s[cells + to] == man:
            return n
        n += 1
        to = t[steps + to * ways]
    return 0


@kernel
def prey(s: State, t: Row, cell: int, way: int, man: int) -> int:
    """How many enemies a man on the cell takes in this direction."""
    n = enemies_between(s, t, cell, way, man)
    for k in range(t[CAPTURES], t[CAPTURES] + t[CAPTURE_COUNT]):
        if t[k] == n:
            return n
    return 0


@kernel
def capture(s: State, t: Row, cell: int, man: int) -> int:
    """Take the enemies that the new man has enclosed, in all directions; how many."""
    taken = 0
    for line in range(t[LINES], t[LINES] + 2 * t[LINE_COUNT]):
        n = prey(s, t, cell, t[line], man)
        taken += n
        to = cell
        for _ in range(n):
            to = t[t[STEPS] + to * t[WAYS] + t[line]]
            s[t[AT_CELLS] + to] = 0
            open_entries(s, t, to)
    return taken


@kernel
def completes_square(s: State, t: Row, cell: int, man: int) -> bool:
    """Whether the new man stands on a corner of a square of its colour."""
    for k in range(t[PATTERNS] + t[t[PATTERNS_OF] + cell], t[PATTERNS] + t[t[PATTERNS_OF] + cell + 1]):
        if owns(s, t, t[k], man):
            return True
    return False


@kernel
def owns(s: State, t: Row, pattern: int, man: int) -> bool:
    """Whether all cells of a pattern have men of this colour."""
    cells = t[ROWS] + pattern * t[LENGTH]
    for k in range(cells, cells + t[LENGTH]):
        if s[t[AT_CELLS] + t[k]] != man:
            return False
    return True


@kernel
def wins(s: State, t: Row, cell: int, man: int) -> bool:
    """Whether the new man decides the game."""
    if t[SHIFTS_USED]:
        return has_row(s[t[AT_WORD] + man - 1], t)
    if t[CLAIMS] > 0:
        return False
    return completes_square(s, t, cell, man) if t[SQUARES] else makes_row(s, t, cell, man)


@kernel
def play(s: State, t: Row, move: int) -> None:
    if t[SWAP2] and s[PHASE] != PLACING:
        play_opening(s, t, move)
        return
    player = 0
    while s[ACTORS] >> player > 1:
        player += 1
    man = player + 1
    s[PLY] += 1
    s[TURN] += 1
    s[ACTORS] = 1 << man if man < t[PLAYERS] else 1
    if move >= CLAIM:
        decide(s, t, player, move)
        return
    if move >= STEP:
        cell = lift(s, t, move)
    else:
        cell = landing(s, t, move)
        s[t[AT_HAND] + player] -= 1
    put_man(s, t, cell, man)
    if t[CAPTURE_COUNT] > 0:
        count_taken(s, t, player, capture(s, t, cell, man))
    if wins(s, t, cell, man):
        end_win(s, t, player, SQUARE if t[SQUARES] else ROW)
    elif t[CAPTURES_TO_WIN] > 0 and s[POINTS + player] >= t[CAPTURES_TO_WIN]:
        end_win(s, t, player, TARGET)
    elif t[PLAIN_RULES] == 0:
        follow(s, t, player)


@kernel
def play_opening(s: State, t: Row, move: int) -> None:
    """Men are placed, black and white in turn by the same player, until one takes a colour.

    Sides keep their owners: who takes the other colour sees all men on the board change theirs.
    """
    s[PLY] += 1
    before = s[ACTORS]
    if move == TWO_MORE:
        s[PHASE] = TWO
    elif move == SWAP:
        change_colours(s, t)
        s[PHASE], s[ACTORS] = PLACING, 1
    elif move == STAY:
        s[PHASE], s[ACTORS] = PLACING, 2
    else:
        place_either_colour(s, t, landing(s, t, move))
    s[TURN] += s[ACTORS] != before


@kernel
def place_either_colour(s: State, t: Row, cell: int) -> None:
    """The next man of the opening; after the third, fourth or fifth one the other player is to act."""
    men = t[CELLS] - s[OPEN_COUNT]
    man = 1 + men % 2
    s[t[AT_HAND] + man - 1] -= 1
    put_man(s, t, cell, man)
    if s[PHASE] == THREE and men == 2:
        s[PHASE], s[ACTORS] = CHOOSING, 2
    elif s[PHASE] == CHOOSING:
        s[PHASE], s[ACTORS] = PLACING, 1
    elif s[PHASE] == TWO and men == 4:
        s[PHASE], s[ACTORS] = LAST_CHOICE, 1


@kernel
def change_colours(s: State, t: Row) -> None:
    for cell in range(t[AT_CELLS], t[AT_CELLS] + t[CELLS]):
        if s[cell] > 0:
            s[cell] = 3 - s[cell]
    s[t[AT_HAND]], s[t[AT_HAND] + 1] = s[t[AT_HAND] + 1], s[t[AT_HAND]]
    derive(s, t)


@kernel
def lift(s: State, t: Row, move: int) -> int:
    """Take a man that is moved from its cell; where it goes."""
    origin = move >> CELL_BITS & ((1 << CELL_BITS) - 1)
    man = s[t[AT_CELLS] + origin]
    s[t[AT_CELLS] + origin] = 0
    open_entries(s, t, origin)
    if t[SHIFTS_USED]:
        s[t[AT_WORD] + man - 1] ^= 1 << t[t[BITS] + origin]
    return move & ((1 << CELL_BITS) - 1)


@kernel
def count_taken(s: State, t: Row, player: int, taken: int) -> None:
    if t[PLUS_MINUS]:
        s[t[AT_DUE]] = taken // PAIR
    else:
        s[POINTS + player] += taken


@kernel
def follow(s: State, t: Row, player: int) -> None:
    """What happens after a man was placed that has not won."""
    if t[PLUS_MINUS]:
        settle(s, t, player)
    if t[VANISHES] and bottom_is_full(s, t):
        vanish(s, t)
    if t[LONGEST] > 0 and s[TURN] >= t[LONGEST] and s[ACTORS] != 0:
        end_draw(s, t, LIMIT)


@kernel
def settle(s: State, t: Row, player: int) -> None:
    """Pairs that cannot be taken off the enemy's are added; for the others the player chooses."""
    due, theirs = t[AT_DUE], POINTS + 1 - player
    while s[due] > 0 and s[theirs] < PAIR:
        s[due] -= 1
        s[POINTS + player] += PAIR
    if s[POINTS + player] >= t[CAPTURES_TO_WIN]:
        s[due] = 0
        end_win(s, t, player, TARGET)
    elif s[due] > 0:
        s[TURN] -= 1
        s[ACTORS] = 1 << player


@kernel
def decide(s: State, t: Row, player: int, move: int) -> None:
    """An action without a man: how a pair counts, a claim, or none for want of men or of room."""
    if move == PLUS or move == MINUS:
        s[t[AT_DUE]] -= 1
        if move == PLUS:
            s[POINTS + player] += PAIR
        else:
            s[POINTS + 1 - player] -= PAIR
        settle(s, t, player)
        return
    if move == CLAIM:
        for pattern in range(t[ROW_COUNT]):
            if owns(s, t, pattern, player + 1):
                end_win(s, t, player, SQUARE if t[SQUARES] else ROW)
                return
        s[t[AT_WRONG] + player] += 1
        if s[t[AT_WRONG] + player] >= t[CLAIMS]:
            end_win(s, t, 1 - player, BROKEN_RULE)
            return
    if nobody_can_place(s, t):
        s[QUIET] += 1
        if s[QUIET] >= t[PLAYERS]:
            result(s, t)


@kernel
def nobody_can_place(s: State, t: Row) -> bool:
    """Whether the board is full or all men are placed; from then on each player has one last turn to claim."""
    left = 0
    for player in range(t[PLAYERS]):
        left += s[t[AT_HAND] + player]
    return s[OPEN_COUNT] == 0 or left == 0


@kernel
def bottom_is_full(s: State, t: Row) -> bool:
    for k in range(t[BOTTOM], t[BOTTOM] + t[ENTRY_COUNT]):
        if s[t[AT_CELLS] + t[k]] == 0:
            return False
    return True


@kernel
def vanish(s: State, t: Row) -> None:
    """The bottom row vanishes, all others fall by one."""
    cells = t[AT_CELLS]
    for k in range(t[BOTTOM], t[BOTTOM] + t[ENTRY_COUNT]):
        cell = t[k]
        s[t[AT_HAND] + s[cells + cell] - 1] += t[COME_BACK]
        above = t[t[STEPS] + cell * t[WAYS] + t[UP]]
        while above >= 0:
            s[cells + cell] = s[cells + above]
            cell = above
            above = t[t[STEPS] + cell * t[WAYS] + t[UP]]
        s[cells + cell] = 0
    derive(s, t)


@kernel
def result(s: State, t: Row) -> None:
    """No place, no man or no step is left: a draw."""
    if s[OPEN_COUNT] == 0:
        end_draw(s, t, FULL_BOARD)
    else:
        end_draw(s, t, NO_MOVES if t[MOVING] else NO_PIECES)


def hunched(game: Rows) -> bool:
    """Men that stay where they are put, for rows: of these it can be told at once what they make and spoil."""
    return game.placing is Placing.ANYWHERE and game.pattern is Pattern.ROW


@kernel
def hunch(s: State, t: Row, move: int) -> int:
    """How a man looks on its cell; of all else nothing is said."""
    if move >= STEP:
        return 0
    cell = t[t[ENTRY_CELL] + move]
    man = actor_of(s) + 1
    taken = 0
    if t[CAPTURE_COUNT] > 0:
        for line in range(t[LINES], t[LINES] + 2 * t[LINE_COUNT]):
            taken += prey(s, t, cell, t[line], man)
    return min(900, promise(s, t, cell, man) + PREY * taken)


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """Every row that still belongs to one player alone, the fuller the better."""
    length = t[LENGTH]
    mine = theirs = 0
    for row in range(t[ROWS], t[ROWS] + t[ROW_COUNT] * length, length):
        owner = 0
        n = 0
        for k in range(row, row + length):
            man = s[t[AT_CELLS] + t[k]]
            if man > 0:
                if owner != 0 and owner != man:
                    n = 0
                    break
                owner = man
                n += 1
        if owner == player + 1:
            mine += t[t[VALUES] + n]
        else:
            theirs += t[t[VALUES] + n]
    if t[CAPTURES_TO_WIN] > 0:
        for other in range(t[PLAYERS]):
            part = s[POINTS + other] * t[t[VALUES] + length - 1] // t[CAPTURES_TO_WIN]
            if other == player:
                mine += part
            else:
                theirs += part
    return 900 * (mine - theirs) // (mine + theirs + t[t[VALUES] + length - 1])
