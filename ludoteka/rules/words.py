"""Kernel of the crossword games.

State  letters[c]: the letter on a cell, from 1, BLANK more on a blank tile, cells counted from the
       upper left; racks[p * (letters + 1)]: how many of each
       letter p has, blanks first; held[p]: how many tiles he has; bag: the tiles not drawn, or, in a row that somebody
       observes, all he has not seen; left: how many the bag really has; aside: tiles about to be exchanged;
       turner: whose turn it is; fresh[k]: 1 + the cells of the last word's new tiles, new: how many; gain: what it
       scored; judge: who is asked whether he accepts it. QUIET counts turns without a word.
Move   PLACE | first cell 8 | down 1 | which of its letters are blank tiles 15 | number of the word; SWAP | letter,
       DONE, PASS, ACCEPT, CHALLENGE; for chance the letter drawn (0: a blank), UNSEEN where others draw or swap.
"""

from __future__ import annotations

from ..declare import Reason
from ..declare.words import Words
from .abi import ACTORS, CHANCE, PHASE, PLAYERS, PLY, POINTS, QUIET, TURN, Row, State, Tables
from .common import random_below
from .lean import kernel
from .throws import end_by_points
from .words_finding import (
    DOWN_BIT,
    JOKER_SHIFT,
    PLACE,
    WORD_SHIFT,
    find_edge,
    find_from,
    has_neighbour,
    letter_at,
    letters_of,
    span,
)
from .words_tables import (
    ASIDE,
    BAG,
    BLANK,
    BOARD,
    BONUS,
    CHALLENGED,
    COMMON,
    COUNTS,
    DEDUCT,
    DRAWING,
    EDGES,
    EXCHANGE,
    FRESH,
    GAIN,
    HELD,
    JUDGE,
    JUDGING,
    LAYING,
    LEFT,
    LETTER_TIMES,
    LETTERS,
    NEW,
    PASSES,
    RACK,
    RACK_SIZE,
    RACKS,
    ROOT,
    SIDE_WORDS,
    STACK,
    SWAPPING,
    TURNER,
    VALUE,
    WIDTH,
    WORD_TIMES,
    WORK,
    pack,
)

__all__ = ["moves", "pack", "play", "result", "start"]

SWAP, DONE, PASS, ACCEPT, CHALLENGE = 1 << 20, 1 << 21, 1 << 22, 1 << 23, 1 << 24
UNSEEN = 255
COUNTED = int(Reason.COUNT)


def start(game: Words, tables: Tables) -> State:
    s, t = tables.blank(), tables.row
    s[t[BAG]] = game.tiles.blanks
    for at, (_, count, _) in enumerate(game.tiles.letters):
        s[t[BAG] + 1 + at] = count
    s[LEFT] = game.tiles.total
    s[PHASE] = DRAWING
    s[ACTORS] = CHANCE
    return s


@kernel
def board_empty(s: State, t: Row) -> bool:
    for cell in range(t[WIDTH] * t[WIDTH]):
        if s[BOARD + cell]:
            return False
    return True


@kernel
def known_rack(s: State, t: Row, player: int) -> bool:
    n = 0
    for letter in range(t[LETTERS] + 1):
        n += s[t[RACKS] + player * (t[LETTERS] + 1) + letter]
    return n == s[HELD + player]


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    n = 0
    if s[ACTORS] == 0:
        return 0
    if s[PHASE] == DRAWING:
        for letter in range(t[LETTERS] + 1):
            out[n] = letter
            n += s[t[BAG] + letter] > 0
        return n
    if s[PHASE] == JUDGING:
        out[0], out[1] = ACCEPT, CHALLENGE
        return 2
    player = s[TURNER]
    if s[PHASE] == LAYING:
        out[0] = PASS
        n = 1
        empty = board_empty(s, t)
        for first in range(t[WIDTH] * t[WIDTH]):
            n = find_from(s, t, player, first, 0, empty, out, n)
            n = find_from(s, t, player, first, 1, empty, out, n)
    else:
        out[0] = DONE
        n = 1
    return list_swaps(s, t, player, out, n)


@kernel
def weights(s: State, t: Row, out: Row) -> int:
    """A letter is drawn by how many of it the bag has; where nothing is drawn all moves weigh the same."""
    n = 0
    if s[PHASE] != DRAWING:
        for k in range(len(out)):
            out[k] = 1
        return 0
    for letter in range(t[LETTERS] + 1):
        out[n] = s[t[BAG] + letter]
        n += s[t[BAG] + letter] > 0
    return n


@kernel
def list_swaps(s: State, t: Row, player: int, out: Row, n: int) -> int:
    """The tiles that may be put aside for an exchange."""
    if t[EXCHANGE] and s[LEFT] >= t[RACK_SIZE]:
        for letter in range(t[LETTERS] + 1):
            out[n] = SWAP | letter
            n += s[t[RACKS] + player * (t[LETTERS] + 1) + letter] > 0
    return n


@kernel
def pick(s: State, t: Row, out: Row, rng: Row) -> int:
    """Words that begin on random cells; now and then a pass or an exchange."""
    if s[ACTORS] == 0:
        return -1
    if s[PHASE] != LAYING:
        return -2
    n = 1
    if random_below(rng, 10):
        empty = board_empty(s, t)
        cells = t[WIDTH] * t[WIDTH]
        first = random_below(rng, 2 * cells)
        for k in range(2 * cells):
            at = (first + k * 97) % (2 * cells)
            n = find_from(s, t, s[TURNER], at // 2, at % 2, empty, out, 0)
            if n:
                return out[random_below(rng, n)]
    out[0] = PASS
    n = list_swaps(s, t, s[TURNER], out, 1)
    return out[random_below(rng, n)]


@kernel
def play(s: State, t: Row, move: int) -> None:
    s[PLY] += 1
    if s[PHASE] == DRAWING:
        draw_tile(s, t, move)
        return
    if move & PLACE:
        s[TURN] += 1
        place(s, t, move)
    elif move & SWAP:
        put_aside(s, t, move & UNSEEN)
    elif move & (ACCEPT | CHALLENGE):
        judge(s, t, move & CHALLENGE != 0)
    elif move & DONE:
        s[TURN] += 1
        s[QUIET] += 1
        s[NEW] = 0
        draw_up(s, t)
    else:
        s[TURN] += 1
        s[QUIET] += 1
        s[NEW] = 0
        next_turn(s, t)


@kernel
def draw_tile(s: State, t: Row, letter: int) -> None:
    s[t[BAG] + letter] -= 1
    s[LEFT] -= 1
    s[t[RACKS] + s[TURNER] * (t[LETTERS] + 1) + letter] += 1
    s[HELD + s[TURNER]] += 1
    if board_empty(s, t) and s[QUIET] == 0 and s[TURN] == 0:
        deal_first_racks(s, t)
    else:
        draw_up(s, t)


@kernel
def deal_first_racks(s: State, t: Row) -> None:
    """Everybody draws a rack, one after another; then the first player begins."""
    if s[HELD + s[TURNER]] < t[RACK_SIZE]:
        return
    if s[TURNER] + 1 < t[PLAYERS]:
        s[TURNER] += 1
        return
    s[TURNER] = 0
    begin_turn(s)


@kernel
def begin_turn(s: State) -> None:
    s[PHASE] = LAYING
    s[ACTORS] = 1 << s[TURNER]


@kernel
def draw_up(s: State, t: Row) -> None:
    """Fill the rack from the bag; what was put aside goes back into it afterwards."""
    if s[HELD + s[TURNER]] < t[RACK_SIZE] and s[LEFT] > 0:
        s[PHASE] = DRAWING
        s[ACTORS] = CHANCE
        return
    for letter in range(t[LETTERS] + 1):
        s[t[BAG] + letter] += s[t[ASIDE] + letter]
        s[LEFT] += s[t[ASIDE] + letter]
        s[t[ASIDE] + letter] = 0
    next_turn(s, t)


@kernel
def next_turn(s: State, t: Row) -> None:
    """The game is over when somebody has no tiles left to play with, or nobody has laid a word for long."""
    if s[HELD + s[TURNER]] == 0 or s[QUIET] >= t[PASSES]:
        end_game(s, t)
        return
    s[TURNER] = (s[TURNER] + 1) % t[PLAYERS]
    begin_turn(s)


@kernel
def put_aside(s: State, t: Row, letter: int) -> None:
    s[t[RACKS] + s[TURNER] * (t[LETTERS] + 1) + letter] -= 1
    s[HELD + s[TURNER]] -= 1
    s[t[ASIDE] + letter] += 1
    s[PHASE] = SWAPPING
    if s[HELD + s[TURNER]] == 0:
        s[TURN] += 1
        s[QUIET] += 1
        s[NEW] = 0
        draw_up(s, t)


@kernel
def place(s: State, t: Row, move: int) -> None:
    """Lay the tiles that are not there yet, and count the score."""
    first, down = move & 255, move >> DOWN_BIT & 1
    jokers = move >> JOKER_SHIFT & (1 << 15) - 1
    step = t[WIDTH] if down else 1
    size = letters_of(s, t, move >> WORD_SHIFT & (1 << 26) - 1)
    rack = t[RACKS] + s[TURNER] * (t[LETTERS] + 1)
    s[NEW] = 0
    for k in range(RACK):
        s[FRESH + k] = 0
    for k in range(size):
        cell = first + k * step
        if s[BOARD + cell]:
            continue
        letter = s[t[WORK] + 4 * STACK + k]
        blank = jokers >> k & 1
        s[BOARD + cell] = letter + BLANK * blank
        s[rack + (0 if blank else letter)] -= 1
        s[HELD + s[TURNER]] -= 1
        s[FRESH + s[NEW]] = cell + 1
        s[NEW] += 1
    s[GAIN] = score(s, t, first, down)
    s[POINTS + s[TURNER]] += s[GAIN]
    if t[CHALLENGED]:
        s[PHASE] = JUDGING
        s[JUDGE] = (s[TURNER] + 1) % t[PLAYERS]
        s[ACTORS] = 1 << s[JUDGE]
    else:
        s[QUIET] = 0
        draw_up(s, t)


@kernel
def is_fresh(s: State, cell: int) -> bool:
    for k in range(s[NEW]):
        if s[FRESH + k] == cell + 1:
            return True
    return False


@kernel
def word_score(s: State, t: Row, cell: int, step: int) -> int:
    """The value of the row of tiles through a cell; premium cells count under new tiles only."""
    cell = span(s, t, cell, step)
    at = cell % t[WIDTH] if step == 1 else cell // t[WIDTH]
    total, times = 0, 1
    while at < t[WIDTH] and s[BOARD + cell]:
        value = 0 if s[BOARD + cell] >= BLANK else t[t[VALUE] + s[BOARD + cell]]
        if is_fresh(s, cell):
            value *= t[t[LETTER_TIMES] + cell]
            times *= t[t[WORD_TIMES] + cell]
        total += value
        cell += step
        at += 1
    return total * times


@kernel
def score(s: State, t: Row, first: int, down: int) -> int:
    """The word laid; where that is the rule also those across it, and a bonus for the whole rack."""
    step, across = (t[WIDTH], 1) if down else (1, t[WIDTH])
    total = word_score(s, t, first, step)
    if t[SIDE_WORDS]:
        for k in range(s[NEW]):
            cell = s[FRESH + k] - 1
            if has_neighbour(s, t, cell, across):
                total += word_score(s, t, cell, across)
    return total + t[BONUS] * (s[NEW] == t[RACK_SIZE])


@kernel
def is_common(s: State, t: Row, cell: int, step: int) -> bool:
    """Whether the row of tiles through a cell is a common base form; a single tile is no row."""
    if not has_neighbour(s, t, cell, step):
        return True
    cell = span(s, t, cell, step)
    at = cell % t[WIDTH] if step == 1 else cell // t[WIDTH]
    node, number, ends = t[ROOT], 0, 0
    while at < t[WIDTH] and s[BOARD + cell]:
        edge = find_edge(t, node, letter_at(s, cell))
        if edge == 0:
            return False
        for other in range(node, edge):
            number += t[t[COUNTS] + other]
        number += ends
        ends = t[t[EDGES] + edge] >> 7 & 1
        node = t[t[EDGES] + edge] >> 8
        cell += step
        at += 1
    return ends == 1 and t[t[COMMON] + number] == 1


@kernel
def judge(s: State, t: Row, challenged: bool) -> None:
    """If nobody objects the word stays; otherwise all new words must be common, or it is taken up again."""
    if challenged:
        good = True
        for k in range(s[NEW]):
            cell = s[FRESH + k] - 1
            good = good and is_common(s, t, cell, 1) and is_common(s, t, cell, t[WIDTH])
        if not good:
            take_up(s, t)
            return
    else:
        s[JUDGE] = (s[JUDGE] + 1) % t[PLAYERS]
        if s[JUDGE] != s[TURNER]:
            s[ACTORS] = 1 << s[JUDGE]
            return
    s[QUIET] = 0
    draw_up(s, t)


@kernel
def take_up(s: State, t: Row) -> None:
    """The tiles go back to the rack, and the turn is lost."""
    for k in range(s[NEW]):
        cell = s[FRESH + k] - 1
        letter = 0 if s[BOARD + cell] >= BLANK else s[BOARD + cell]
        s[t[RACKS] + s[TURNER] * (t[LETTERS] + 1) + letter] += 1
        s[HELD + s[TURNER]] += 1
        s[BOARD + cell] = 0
        s[FRESH + k] = 0
    s[POINTS + s[TURNER]] -= s[GAIN]
    s[NEW] = s[GAIN] = 0
    s[QUIET] += 1
    next_turn(s, t)


@kernel
def end_game(s: State, t: Row) -> None:
    """Where that is the rule, the tiles left are taken off, and given to who has none."""
    if t[DEDUCT]:
        rest = 0
        for player in range(t[PLAYERS]):
            value = 0
            for letter in range(1, t[LETTERS] + 1):
                value += s[t[RACKS] + player * (t[LETTERS] + 1) + letter] * t[t[VALUE] + letter]
            s[POINTS + player] -= value
            rest += value
        for player in range(t[PLAYERS]):
            s[POINTS + player] += rest * (s[HELD + player] == 0)
    end_by_points(s, t, COUNTED)


@kernel
def result(s: State, t: Row) -> None:
    """Reached only from a position given from outside."""
    end_by_points(s, t, COUNTED)


@kernel
def observe(s: State, t: Row, player: int, out: State) -> None:
    """The own rack is known; all other tiles are in the bag, as far as one knows."""
    for i in range(t[WORK]):
        out[i] = s[i]
    for i in range(4 * STACK + 64):
        out[t[WORK] + i] = 0
    if s[ACTORS] == 0:
        return
    for other in range(t[PLAYERS]):
        if other != player:
            for letter in range(t[LETTERS] + 1):
                at = t[RACKS] + other * (t[LETTERS] + 1) + letter
                out[t[BAG] + letter] += s[at]
                out[at] = 0
    if player != s[TURNER]:
        for letter in range(t[LETTERS] + 1):
            out[t[BAG] + letter] += s[t[ASIDE] + letter]
            out[t[ASIDE] + letter] = 0


@kernel
def conceal(s: State, t: Row, player: int, move: int) -> int:
    """Nobody sees which tiles another draws or puts aside."""
    if player == s[TURNER]:
        return move
    if s[PHASE] == DRAWING:
        return UNSEEN
    return SWAP | UNSEEN if move & SWAP and not move & PLACE else move


@kernel
def sample(s: State, t: Row, player: int, rng: Row) -> None:
    """Draw the racks of the others, and what is put aside, from the tiles not seen."""
    if s[ACTORS] == 0:
        return
    total = 0
    for letter in range(t[LETTERS] + 1):
        total += s[t[BAG] + letter]
    for other in range(t[PLAYERS]):
        if other == player:
            continue
        at = t[RACKS] + other * (t[LETTERS] + 1)
        lacking = s[HELD + other]
        for letter in range(t[LETTERS] + 1):
            lacking -= s[at + letter]
        for _ in range(lacking):
            total = move_random(s, t, at, total, rng)
    for _ in range(total - s[LEFT]):
        total = move_random(s, t, t[ASIDE], total, rng)


@kernel
def move_random(s: State, t: Row, to: int, total: int, rng: Row) -> int:
    """A random tile of the bag goes to a rack; how many are left in the bag."""
    if total <= 0:
        return total
    at = random_below(rng, total)
    letter = 0
    while at >= s[t[BAG] + letter]:
        at -= s[t[BAG] + letter]
        letter += 1
    s[t[BAG] + letter] -= 1
    s[to + letter] += 1
    return total - 1


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """How many points ahead of the best other player one is."""
    best = -(1 << 30)
    for other in range(t[PLAYERS]):
        if other != player:
            best = max(best, s[POINTS + other])
    return max(min(6 * (s[POINTS + player] - best), 900), -900)
