"""Kernel of the battle arrays.

State  cells[c]: 0 empty, 1 + kind, where kind = 3 * colour + shape; stock[kind]: figures not yet laid; round; last: 1 +
       the cell of the figure that was moved last, which may not go back; made: moves of this sorter or of this array;
       first[p]: what a player had after the first of two rounds.
       PHASE: LAYING; BY_COLOUR and BY_SHAPE: a line-up is sorted; MOVING: an array; COUNTING: a round is over.
Move   LAYING: cell | kind << 5, with origin + 1 in bits 9-13 if the figure that lay on `cell` makes room by going to
       the empty cell `origin`; for chance the kind alone. Then: the cell of the figure that goes into the gap. NEXT.
"""

from __future__ import annotations

from ..boards import Square
from ..boards.square import E, N, S, W
from ..declare import Reason
from ..declare.battle_array import STOCK, BattleArray, Contest
from .abi import (
    ACTORS,
    CHANCE,
    HEADER,
    PAYOFF,
    PHASE,
    PLAYERS,
    PLY,
    POINTS,
    REASON,
    TABLES,
    TURN,
    Packer,
    Row,
    State,
    Tables,
)
from .common import end_draw, end_win
from .lean import kernel

ROUND, LAST, MADE, AT_STOCK = HEADER, HEADER + 1, HEADER + 2, HEADER + 3
KINDS = len(STOCK)
AT_CELLS = AT_STOCK + KINDS
CELLS, WAYS, TYPES = 25, 4, 3
FIRST = AT_CELLS + CELLS + 1

STEPS, CONTEST, ROUNDS, LIMIT, FORBIDDEN, GAP, FULL, AT_SEEN, AT_QUEUE = range(TABLES, TABLES + 9)
SLOTS = 9

FIGURES = sum(STOCK)
SORTED = TYPES * (FIGURES // TYPES) ** 2
"""The squares of the sizes of groups, summed, when all figures of a type are together."""
MOST = (1 << 12) - 1
"""More than anybody can have in two rounds."""
NEXT = 1 << 20
LINE_UP, ARRAY, PLACEMENT = range(3)
LAYING, BY_COLOUR, BY_SHAPE, MOVING, COUNTING = range(5)
COLOUR, SHAPE = range(2)
COUNT, SOLVED, LIMITED, ROW = int(Reason.COUNT), int(Reason.SOLVED), int(Reason.LIMIT), int(Reason.CONNECTED)


def pack(game: BattleArray) -> Tables:
    board = game.board
    assert isinstance(board, Square)
    packer = Packer(game, SLOTS)
    packer.fixed_field("round", ROUND, high=game.rounds - 1)
    packer.fixed_field("last", LAST, high=CELLS)
    packer.fixed_field("made", MADE, high=game.limit)
    packer.fixed_field("stock", AT_STOCK, KINDS, high=max(STOCK))
    packer.fixed_field("cells", AT_CELLS, CELLS, high=KINDS)
    packer.fixed_field("border", AT_CELLS + CELLS, derived=True)
    packer.fixed_field("first", FIRST, 2, high=MOST)
    ways = (N, E, S, W)
    packer.section(STEPS, [to if (to := board.step(c, way)) >= 0 else CELLS for c in range(CELLS) for way in ways])
    packer.set(CONTEST, list(Contest).index(game.contest))
    packer.set(ROUNDS, game.rounds)
    packer.set(LIMIT, game.limit)
    packer.set(FORBIDDEN, board.at(game.forbidden) if game.forbidden else -1)
    packer.set(GAP, CELLS // 2 if game.chance else -1)
    packer.section(FULL, STOCK)
    work = packer.scratch(2 * CELLS, AT_SEEN)
    packer.set(AT_QUEUE, work + CELLS)
    return packer.tables(most_moves=KINDS * CELLS * CELLS, whole_turns=False)


def start(game: BattleArray, tables: Tables) -> State:
    s = tables.blank()
    s[ACTORS] = CHANCE if game.chance else 1
    s[AT_STOCK : AT_STOCK + KINDS] = STOCK
    return s


# --- laying -------------------------------------------------------------------------------------------------------


@kernel
def fits(s: State, t: Row, cell: int, kind: int) -> bool:
    """No neighbour has the colour or the shape of this kind."""
    for way in range(WAYS):
        other = s[AT_CELLS + t[t[STEPS] + cell * WAYS + way]] - 1
        if other >= 0 and (other // TYPES == kind // TYPES or other % TYPES == kind % TYPES):
            return False
    return True


@kernel
def list_laying(s: State, t: Row, out: Row, apart: int) -> int:
    """Every figure of the stock on every empty cell, or only where equal ones stay apart."""
    n = 0
    for kind in range(KINDS):
        if s[AT_STOCK + kind] == 0:
            continue
        for cell in range(CELLS):
            if s[AT_CELLS + cell] == 0 and cell != t[FORBIDDEN] and (apart == 0 or fits(s, t, cell, kind)):
                out[n] = cell | kind << 5
                n += 1
    return n


@kernel
def list_shifting(s: State, t: Row, out: Row) -> int:
    """A figure goes from its cell to an empty one, and one of the stock takes its place; equal ones stay apart."""
    n = 0
    for cell in range(CELLS):
        code = s[AT_CELLS + cell]
        if code == 0:
            continue
        s[AT_CELLS + cell] = 0
        for to in range(CELLS):
            if s[AT_CELLS + to] or to == cell or not fits(s, t, to, code - 1):
                continue
            s[AT_CELLS + to] = code
            for kind in range(KINDS):
                if s[AT_STOCK + kind] and fits(s, t, cell, kind):
                    out[n] = cell | kind << 5 | (to + 1) << 9
                    n += 1
            s[AT_CELLS + to] = 0
        s[AT_CELLS + cell] = code
    return n


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    n = 0
    if s[PHASE] == COUNTING:
        out[0] = NEXT
        n = 1
    elif s[ACTORS] == CHANCE:
        for kind in range(KINDS):
            out[n] = kind
            n += s[AT_STOCK + kind] > 0
    elif s[PHASE] != LAYING:
        n = list_moving(s, t, out)
    elif t[CONTEST] == ARRAY:
        n = list_laying(s, t, out, 1)
        if n == 0:
            n = list_shifting(s, t, out)
        if n == 0:
            n = list_laying(s, t, out, 0)
    else:
        n = list_laying(s, t, out, 0)
    return n


@kernel
def list_moving(s: State, t: Row, out: Row) -> int:
    """The figures that may go into the gap: in a line-up those whose turn it is, in an array all but the last one."""
    n = 0
    for cell in range(CELLS):
        kind = s[AT_CELLS + cell] - 1
        if kind < 0:
            continue
        good = cell + 1 != s[LAST]
        if s[PHASE] != MOVING:
            good = type_of(kind, s[PHASE] - BY_COLOUR) == s[MADE] % TYPES
        out[n] = cell
        n += good
    return n


@kernel
def weights(s: State, t: Row, out: Row) -> int:
    n = 0
    for kind in range(KINDS):
        out[n] = s[AT_STOCK + kind]
        n += s[AT_STOCK + kind] > 0
    return n


@kernel
def type_of(kind: int, criterion: int) -> int:
    return kind // TYPES if criterion == COLOUR else kind % TYPES


@kernel
def criterion_of(s: State, player: int) -> int:
    """By what a player sorts in this round."""
    return SHAPE if player == s[ROUND] else COLOUR


# --- groups -------------------------------------------------------------------------------------------------------


@kernel
def tally(s: State, t: Row, criterion: int) -> int:
    """Groups of figures of one type that are joined by their sides: all of them | those of the best type << 8 | the
    squares of their sizes, summed << 16."""
    seen, queue = t[AT_SEEN], t[AT_QUEUE]
    total, fewest, squares = 0, CELLS, 0
    for cell in range(CELLS):
        s[seen + cell] = 0
    for wanted in range(TYPES):
        found = 0
        for first in range(CELLS):
            kind = s[AT_CELLS + first] - 1
            if kind < 0 or s[seen + first] or type_of(kind, criterion) != wanted:
                continue
            found += 1
            s[seen + first] = 1
            s[queue] = first
            head, tail = 0, 1
            while head < tail:
                cell = s[queue + head]
                head += 1
                for way in range(WAYS):
                    to = t[t[STEPS] + cell * WAYS + way]
                    other = s[AT_CELLS + to] - 1
                    if other >= 0 and s[seen + to] == 0 and type_of(other, criterion) == wanted:
                        s[seen + to] = 1
                        s[queue + tail] = to
                        tail += 1
            squares += tail * tail
        total += found
        fewest = min(fewest, found)
    return total | fewest << 8 | squares << 16


# --- playing ------------------------------------------------------------------------------------------------------


@kernel
def play(s: State, t: Row, move: int) -> None:
    s[PLY] += 1
    if move == NEXT:
        next_round(s, t)
    elif s[PHASE] == LAYING:
        lay(s, t, move)
    else:
        move_into_gap(s, t, move)


@kernel
def lay(s: State, t: Row, move: int) -> None:
    cell, kind, room = move & 31, move >> 5 & 15, move >> 9
    if s[ACTORS] == CHANCE:
        kind, cell = move, 0
        while s[AT_CELLS + cell] or cell == t[GAP]:
            cell += 1
    if room:
        s[AT_CELLS + room - 1] = s[AT_CELLS + cell]
    s[AT_CELLS + cell] = kind + 1
    s[AT_STOCK + kind] -= 1
    laid = FIGURES
    for other in range(KINDS):
        laid -= s[AT_STOCK + other]
    if t[CONTEST] != LINE_UP:
        s[ACTORS] = 3 - s[ACTORS]
        s[TURN] += 1
    if laid == FIGURES:
        end_laying(s, t)


@kernel
def end_laying(s: State, t: Row) -> None:
    if t[CONTEST] == PLACEMENT:
        for player in range(2):
            s[POINTS + player] += tally(s, t, criterion_of(s, player)) & 255
        end_round(s, t)
    elif t[CONTEST] == ARRAY:
        s[PHASE] = MOVING
    else:
        s[TURN] += 1
        s[PHASE] = BY_COLOUR
        s[ACTORS] = sorter(s, t, COLOUR)
        go_on_sorting(s, t)


@kernel
def sorter(s: State, t: Row, criterion: int) -> int:
    """The bit of the player who sorts by this."""
    if t[PLAYERS] == 1:
        return 1
    return 1 << (s[ROUND] if criterion == SHAPE else 1 - s[ROUND])


@kernel
def move_into_gap(s: State, t: Row, origin: int) -> None:
    gap = 0
    while s[AT_CELLS + gap]:
        gap += 1
    s[AT_CELLS + gap] = s[AT_CELLS + origin]
    s[AT_CELLS + origin] = 0
    s[MADE] += 1
    if s[PHASE] != MOVING:
        s[POINTS + (1 if s[ACTORS] == 2 else 0)] += 1
        s[TURN] += 1
        go_on_sorting(s, t)
        return
    s[LAST] = gap + 1
    mover = s[ACTORS] - 1
    s[ACTORS] = 2 - mover
    s[TURN] += 1
    for k in range(2):
        winner = mover if k == 0 else 1 - mover
        if tally(s, t, criterion_of(s, winner)) >> 8 & 255 == 1:
            s[POINTS + winner] += 1
            end_round(s, t)
            return
    if s[MADE] == t[LIMIT]:
        end_round(s, t)


@kernel
def go_on_sorting(s: State, t: Row) -> None:
    """Whoever is done, or has used up his moves, hands over."""
    while True:
        done = tally(s, t, s[PHASE] - BY_COLOUR) & 255 == TYPES
        if not done and s[MADE] < t[LIMIT]:
            return
        if not done and t[PLAYERS] == 1:
            give_up(s)
            return
        if s[PHASE] == BY_SHAPE:
            end_round(s, t)
            return
        s[PHASE] = BY_SHAPE
        s[MADE] = 0
        s[ACTORS] = sorter(s, t, SHAPE)


@kernel
def give_up(s: State) -> None:
    """A patience that did not come out."""
    s[ACTORS] = 0
    s[PAYOFF] = -1
    s[REASON] = LIMITED


@kernel
def end_round(s: State, t: Row) -> None:
    if s[ROUND] + 1 < t[ROUNDS]:
        s[PHASE] = COUNTING
        s[ACTORS] = 2
    else:
        result(s, t)


@kernel
def next_round(s: State, t: Row) -> None:
    """The board is cleared, and the other one sorts by shape and begins."""
    for cell in range(CELLS):
        s[AT_CELLS + cell] = 0
    for kind in range(KINDS):
        s[AT_STOCK + kind] = t[t[FULL] + kind]
    for player in range(2):
        s[FIRST + player] = s[POINTS + player]
    s[PHASE] = LAYING
    s[LAST] = 0
    s[MADE] = 0
    s[TURN] += 1
    s[ROUND] += 1
    s[ACTORS] = 2


@kernel
def result(s: State, t: Row) -> None:
    """Most rounds won, or fewest moves, or fewest groups."""
    if t[PLAYERS] == 1:
        s[ACTORS] = 0
        s[PAYOFF] = 1
        s[REASON] = SOLVED
        return
    ahead = s[POINTS] - s[POINTS + 1] if t[CONTEST] == ARRAY else s[POINTS + 1] - s[POINTS]
    reason = ROW if t[CONTEST] == ARRAY and t[ROUNDS] == 1 else COUNT
    if ahead == 0:
        end_draw(s, t, LIMITED if t[CONTEST] == ARRAY and t[ROUNDS] == 1 else COUNT)
    else:
        end_win(s, t, 0 if ahead > 0 else 1, reason)


@kernel
def unsorted(s: State, t: Row, criterion: int) -> int:
    """Ten for each move, or nearly so, that a line-up will still take to be sorted by this."""
    phase = s[PHASE]
    if phase == COUNTING or (phase == BY_SHAPE and criterion == COLOUR):
        return 0
    left = SORTED - (tally(s, t, criterion) >> 16)
    # Who sorts by colour mixes up the shapes again.
    return left // 4 if phase == BY_COLOUR and criterion == SHAPE else left


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """How well each has sorted, by his own criterion; in a line-up the moves made, and those still to make."""
    if t[PLAYERS] == 1:
        return max(-900, -3 * s[POINTS] - unsorted(s, t, COLOUR) - unsorted(s, t, SHAPE))
    mine = criterion_of(s, player)
    won = s[POINTS + player] - s[POINTS + 1 - player]
    if t[CONTEST] == LINE_UP:
        ahead = unsorted(s, t, 1 - mine) - unsorted(s, t, mine) - 10 * won
    else:
        own, other = tally(s, t, mine), tally(s, t, 1 - mine)
        if t[CONTEST] == ARRAY:
            ahead = 90 * ((other >> 8 & 255) - (own >> 8 & 255)) + 300 * won
        else:
            ahead = 40 * ((other & 255) - (own & 255) - won)
    return min(900, max(-900, ahead))
