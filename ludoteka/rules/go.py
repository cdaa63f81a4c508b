"""Kernel of go.

State  as in chains.py; calm: passes, or agreements, in a row; prisoners[p]: stones that p has captured;
       marks[c]: dead stones and points of seki.
Phase  PLAYING; COUNTING: after two passes, by territory: players mark and agree, or resume the play.
Move   cell, PASS, AGREE, RESUME, or MARK | cell.
"""

from __future__ import annotations

from ..boards.square import S, W
from ..declare import Reason
from ..declare.go import Counting, Go, Ko
from .abi import ACTORS, PHASE, PLY, POINTS, TURN, Packer, Row, State, Tables, kernel
from .chains import (
    AT_CELLS,
    AT_CHAIN,
    AT_FREE,
    AT_LIBS,
    AT_LINK,
    CELLS,
    DEGREE,
    FREE_COUNT,
    KO,
    LAST,
    MOST_NEAR,
    NEAR,
    SUPERKO,
    allowed,
    has_life,
    orthogonal,
    pack_head,
    pack_history,
    pack_stones,
    place_stone,
    rebuild,
    remember,
    repeats,
)
from .common import actor_of, end_draw, end_win, random_below
from .go_playing import foresee, hunch, wander
from .go_tables import (
    AGREE,
    AREA,
    AROUND,
    AT_MARKS,
    AT_WORK,
    CALM,
    COLUMN,
    COUNTING,
    KOMI,
    LINE,
    LONGEST,
    MARK,
    PASS,
    PLAYING,
    PRISONERS,
    RESUME,
    ROW,
    SHAPES,
    SLOTS,
    WIDTH,
    lines,
    shape_bits,
    steps_to_edge,
    surroundings,
)

__all__ = [
    "derive",
    "evaluate",
    "foresee",
    "has_life",
    "hunch",
    "moves",
    "orthogonal",
    "pack",
    "pick",
    "play",
    "repeats",
    "result",
    "start",
    "wander",
]

NOBODY = 3
"""Of an empty region: both colours touch it, or it is in seki."""
LIVE = -1
COUNT, LIMIT = int(Reason.COUNT), int(Reason.LIMIT)


# --- tables ------------------------------------------------------------------------------------------------------


def pack(game: Go) -> Tables:
    board = game.board
    assert board is not None
    n, superko = len(board), game.ko is Ko.SUPERKO
    packer = Packer(game, SLOTS)
    pack_head(packer, n, game.bound, ko=True)
    packer.fixed_field("calm", CALM, high=1)
    packer.fixed_field("prisoners", PRISONERS, 2, high=n * game.bound)
    pack_stones(packer, board)
    packer.set(AREA, game.counting is Counting.AREA)
    packer.set(KOMI, game.half_points)
    packer.set(LONGEST, game.bound)
    packer.section(AROUND, surroundings(board))
    columns = [steps_to_edge(board, cell, W) for cell in range(n)]
    packer.set(WIDTH, 1 + max(columns))
    packer.section(COLUMN, columns)
    packer.section(ROW, [steps_to_edge(board, cell, S) for cell in range(n)])
    packer.section(LINE, lines(board))
    packer.section(SHAPES, shape_bits())
    packer.field_at("marks", n, AT_MARKS, high=1)
    pack_history(packer, n, game.bound, superko=superko)
    packer.scratch(3 * n, AT_WORK)
    return packer.tables(most_moves=n + 2)


def start(game: Go, tables: Tables) -> State:
    board = game.board
    assert board is not None
    s = tables.blank()
    s[ACTORS] = 2 if game.handicap else 1
    for cell in board.all_at(game.star_points.handicap(game.handicap)):
        s[tables.field("cells").at + cell] = 1
    derive(s, tables.row)
    if tables.row[SUPERKO]:
        remember(s, tables.row)
    s[tables.field("stood").at : tables.field("stood").at + len(board)] = 0
    return s


@kernel
def derive(s: State, t: Row) -> None:
    rebuild(s, t)


# --- moves --------------------------------------------------------------------------------------------------------


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    if s[PHASE] == COUNTING:
        return marking(s, t, out)
    player = actor_of(s)
    n = 0
    for i in range(s[FREE_COUNT]):
        cell = s[t[AT_FREE] + i]
        if allowed(s, t, cell, player):
            out[n] = cell
            n += 1
    out[n] = PASS
    return n + 1


@kernel
def marking(s: State, t: Row, out: Row) -> int:
    """Stones may be marked as dead, empty points of one colour as seki; then both agree, or play on."""
    survey(s, t, True)
    n = 0
    for cell in range(t[CELLS]):
        stone = s[t[AT_CELLS] + cell] > 0
        owner = s[t[AT_WORK] + cell]
        if s[t[AT_MARKS] + cell] == 0 and (stone or owner == 1 or owner == 2):
            out[n] = MARK | cell
            n += 1
    out[n] = AGREE
    out[n + 1] = RESUME
    return n + 2


@kernel
def pick(s: State, t: Row, out: Row, rng: Row) -> int:
    """Every legal move is as likely: points are drawn until one is legal."""
    if s[PHASE] == COUNTING:
        return out[random_below(rng, marking(s, t, out))]
    player = actor_of(s)
    n = s[FREE_COUNT]
    while True:
        i = random_below(rng, n + 1)
        if i == n:
            return PASS
        cell = s[t[AT_FREE] + i]
        if allowed(s, t, cell, player):
            return cell


@kernel
def play(s: State, t: Row, move: int) -> None:
    player = actor_of(s)
    s[PLY] += 1
    s[TURN] += 1
    if move >= MARK:
        s[CALM] = 0
        mark(s, t, move - MARK)
    elif move == RESUME:
        resume(s, t, player)
    elif move == PASS or move == AGREE:
        be_calm(s, t, player)
    else:
        s[CALM] = 0
        s[ACTORS] = 1 << (1 - player)
        s[PRISONERS + player] += place_stone(s, t, move, player)
    if s[ACTORS] and s[PLY] >= t[LONGEST]:
        count(s, t, False, LIMIT)


@kernel
def be_calm(s: State, t: Row, player: int) -> None:
    """A pass or an agreement: the second in a row ends the play or the counting."""
    s[KO] = 0
    s[LAST] = 0
    s[ACTORS] = 1 << (1 - player)
    s[CALM] += 1
    if s[CALM] == 2:
        s[CALM] = 0
        if s[PHASE] == COUNTING or t[AREA]:
            count(s, t, s[PHASE] == COUNTING, COUNT)
        else:
            s[PHASE] = COUNTING


@kernel
def resume(s: State, t: Row, player: int) -> None:
    """No agreement: the marks are taken back and the other player moves."""
    s[PHASE] = PLAYING
    s[CALM] = 0
    s[ACTORS] = 1 << (1 - player)
    for cell in range(t[CELLS]):
        s[t[AT_MARKS] + cell] = 0


@kernel
def mark(s: State, t: Row, cell: int) -> None:
    """A chain is dead, or an empty region belongs to nobody."""
    marks = t[AT_MARKS]
    if s[t[AT_CELLS] + cell] == 0:
        mark_region(s, t, cell)
        return
    stone = cell
    while True:
        s[marks + stone] = 1
        stone = s[t[AT_LINK] + stone]
        if stone == cell:
            return


@kernel
def mark_region(s: State, t: Row, cell: int) -> None:
    queue = t[AT_WORK] + t[CELLS]
    for other in range(t[CELLS]):
        s[t[AT_WORK] + other] = LIVE
    for i in range(flood(s, t, cell, True)):
        if s[t[AT_CELLS] + s[queue + i]] == 0:
            s[t[AT_MARKS] + s[queue + i]] = 1


@kernel
def result(s: State, t: Row) -> None:
    """A pass is always possible: there is never nothing to do."""
    return


# --- counting -----------------------------------------------------------------------------------------------------


@kernel
def flood(s: State, t: Row, cell: int, marked: bool) -> int:
    """Lists in the queue the region of a point without a living stone, and writes its owner; the number of points.

    The owner is a set of bits: the colours of the living stones around, NOBODY also for seki.
    """
    cells, marks, owner, queue = t[AT_CELLS], t[AT_MARKS], t[AT_WORK], t[AT_WORK] + t[CELLS]
    s[queue] = cell
    s[owner + cell] = 0
    head, tail, touched = 0, 1, 0
    while head < tail:
        at = s[queue + head]
        head += 1
        if marked and s[cells + at] == 0 and s[marks + at]:
            touched = NOBODY
        near = t[NEAR] + MOST_NEAR * at
        for k in range(t[t[DEGREE] + at]):
            to = t[near + k]
            if s[cells + to] > 0 and not (marked and s[marks + to]):
                touched |= s[cells + to]
            elif s[owner + to] == LIVE:
                s[owner + to] = 0
                s[queue + tail] = to
                tail += 1
    for i in range(tail):
        s[owner + s[queue + i]] = touched
    return tail


@kernel
def survey(s: State, t: Row, marked: bool) -> None:
    """Writes for every point its owner, or LIVE for a living stone; `marked`: dead stones and seki are heeded."""
    cells, marks, owner = t[AT_CELLS], t[AT_MARKS], t[AT_WORK]
    for cell in range(t[CELLS]):
        s[owner + cell] = LIVE
    for cell in range(t[CELLS]):
        if s[owner + cell] == LIVE and (s[cells + cell] == 0 or (marked and s[marks + cell] > 0)):
            flood(s, t, cell, marked)


@kernel
def count(s: State, t: Row, marked: bool, reason: int) -> None:
    """Counts the board and ends the game; the komi decides but is not shown in the points."""
    survey(s, t, marked)
    black, white = s[PRISONERS], s[PRISONERS + 1]
    if t[AREA]:
        black, white = 0, 0
    for cell in range(t[CELLS]):
        code = s[t[AT_CELLS] + cell]
        owner = s[t[AT_WORK] + cell]
        if owner == LIVE:
            owner = code if t[AREA] else 0
        elif not t[AREA]:
            black += code == 2
            white += code == 1
        black += owner == 1
        white += owner == 2
    s[POINTS] = black
    s[POINTS + 1] = white
    lead = 2 * (black - white) - t[KOMI]
    if lead == 0:
        end_draw(s, t, reason)
    else:
        end_win(s, t, 0 if lead > 0 else 1, reason)


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """Points nearer to own stones than to enemy ones; a chain in atari is thought to be lost."""
    if s[ACTORS] == 0:
        return 0
    cells, owner = t[AT_CELLS], t[AT_WORK]
    n = t[CELLS]
    queue, far = owner + n, owner + 2 * n
    tail = 0
    for cell in range(n):
        code = s[cells + cell]
        s[owner + cell] = 0
        s[far + cell] = n
        if code > 0 and s[t[AT_LIBS] + s[t[AT_CHAIN] + cell]] > 1:
            s[owner + cell] = code
            s[far + cell] = 0
            s[queue + tail] = cell
            tail += 1
    head = 0
    while head < tail:
        at = s[queue + head]
        head += 1
        near = t[NEAR] + MOST_NEAR * at
        for k in range(t[t[DEGREE] + at]):
            to = t[near + k]
            if s[far + to] == n:
                s[far + to] = s[far + at] + 1
                s[owner + to] = s[owner + at]
                s[queue + tail] = to
                tail += 1
            elif s[far + to] == s[far + at] + 1:
                s[owner + to] |= s[owner + at]
    lead = -t[KOMI]
    for cell in range(n):
        lead += 2 * (int(s[owner + cell] == 1) - int(s[owner + cell] == 2))
    if not t[AREA]:
        lead += 2 * (s[PRISONERS] - s[PRISONERS + 1])
    value = max(-900, min(900, 900 * lead // n))
    return value if player == 0 else -value
