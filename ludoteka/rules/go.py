"""Kernel of go.

State  cells[c]: 0 empty, 1 + player; free[i]: the empty points in any order, place[c]: where c is in it;
       chain[c]: the stone that stands for c's chain; link[c]: the next stone of the chain, in a circle;
       libs[chain]: pairs of a stone of the chain and an empty point beside it; size[chain]: its stones;
       ko: 1 + the point that must not be retaken; prisoners[p]: stones that p has captured;
       history[i], i < seen: keys of the positions so far, for superko; table: the same keys, to be found quickly;
       stood[c]: the colours that may have stood on c, as bits; marks[c]: dead stones and points of seki.
Phase  PLAYING; COUNTING: after two passes, by territory: players mark and agree, or resume the play.
Move   cell, PASS, AGREE, RESUME, or MARK | cell.

A chain has no liberty exactly when libs is 0, so that capture, suicide and atari need no search.
"""

from __future__ import annotations

import random

from ..boards import OFF, Board
from ..boards.square import E, N, S, W
from ..declare import Reason
from ..declare.go import Counting, Go, Ko
from .abi import ACTORS, HEADER, PHASE, PLY, POINTS, TABLES, TURN, Packer, Row, State, Tables, kernel
from .common import actor_of, end_draw, end_win, random_below

FREE_COUNT = HEADER
KEY = HEADER + 1
"""The key of the stones on the board."""
KO = HEADER + 2
CALM = HEADER + 3
"""Passes, or agreements, in a row."""
PRISONERS = HEADER + 4
SEEN = HEADER + 6

CELLS, DEGREE, NEAR, KEYS, AT_CELLS, AT_FREE, AT_PLACE, AT_CHAIN, AT_LINK, AT_LIBS, AT_SIZE = range(TABLES, TABLES + 11)
AREA, SUPERKO, KOMI, LONGEST, MASK, AT_MARKS, AT_HISTORY, AT_TABLE, AT_STOOD, AT_WORK = range(TABLES + 11, TABLES + 21)
SLOTS = 21

MOST_NEAR = 4
PLAYING, COUNTING = 0, 1
PASS, AGREE, RESUME = 1024, 1025, 1026
MARK = 2048
NOBODY = 3
"""Of an empty region: both colours touch it, or it is in seki."""
KEY_BITS = 59
EMPTY_KEY = 0x15A4E359D2C6F1B
LIVE = -1
COUNT, LIMIT = int(Reason.COUNT), int(Reason.LIMIT)


# --- tables ------------------------------------------------------------------------------------------------------


def pack(game: Go) -> Tables:
    board = game.board
    assert board is not None
    n, superko = len(board), game.ko is Ko.SUPERKO
    packer = Packer(game, SLOTS)
    packer.fixed_field("free_count", FREE_COUNT, high=n, derived=True)
    packer.fixed_field("key", KEY, derived=True)
    packer.fixed_field("ko", KO, high=n)
    packer.fixed_field("calm", CALM, high=1)
    packer.fixed_field("prisoners", PRISONERS, 2, high=n * game.bound)
    packer.fixed_field("seen", SEEN, high=game.bound + 1)
    pack_stones(packer, board)
    packer.set(AREA, game.counting is Counting.AREA)
    packer.set(SUPERKO, superko)
    packer.set(KOMI, game.half_points)
    packer.set(LONGEST, game.bound)
    table = 1 << (2 * game.bound + 4).bit_length() if superko else 1
    packer.set(MASK, table - 1)
    packer.field_at("marks", n, AT_MARKS, high=1)
    packer.field_at("history", game.bound + 2 if superko else 1, AT_HISTORY, high=(1 << KEY_BITS) - 1)
    packer.field_at("table", table, AT_TABLE, derived=True)
    packer.field_at("stood", n, AT_STOOD, high=3, derived=True)
    packer.scratch(3 * n, AT_WORK)
    return packer.tables(most_moves=n + 2)


def pack_stones(packer: Packer, board: Board) -> None:
    """The tables and fields of stones that make chains; other games with go's captures use them too."""
    n = len(board)
    near = [orthogonal(board, cell) for cell in range(n)]
    packer.set(CELLS, n)
    packer.section(DEGREE, map(len, near))
    packer.section(NEAR, [to for cells in near for to in (*cells, *[0] * (MOST_NEAR - len(cells)))])
    keys = random.Random("the keys of go stones")
    packer.section(KEYS, [keys.getrandbits(KEY_BITS) for _ in range(2 * n)])
    packer.field_at("cells", n, AT_CELLS, high=2)
    packer.field_at("free", n, AT_FREE, high=n - 1, derived=True)
    packer.field_at("place", n, AT_PLACE, high=n - 1, derived=True)
    packer.field_at("chain", n, AT_CHAIN, high=n - 1, derived=True)
    packer.field_at("link", n, AT_LINK, high=n - 1, derived=True)
    packer.field_at("libs", n, AT_LIBS, derived=True)
    packer.field_at("size", n, AT_SIZE, high=n, derived=True)


def orthogonal(board: Board, cell: int) -> list[int]:
    """The points beside a point along the lines of the grid."""
    return [to for way in (N, E, S, W) if (to := board.step(cell, way)) != OFF]


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
    """Make the chains and find the keys of the history; any colour may have stood anywhere."""
    lay_stones(s, t)
    for at in range(t[MASK] + 1):
        s[t[AT_TABLE] + at] = 0
    for i in range(s[SEEN] if t[SUPERKO] else 0):
        add_key(s, t, s[t[AT_HISTORY] + i])
    for cell in range(t[CELLS]):
        s[t[AT_STOOD] + cell] = 3


# --- stones and chains -------------------------------------------------------------------------------------------


@kernel
def lay_stones(s: State, t: Row) -> None:
    """Build the lists of empty points and of chains from the cells."""
    n, cells = t[CELLS], t[AT_CELLS]
    s[FREE_COUNT] = n
    s[KEY] = EMPTY_KEY
    for cell in range(n):
        s[t[AT_FREE] + cell] = cell
        s[t[AT_PLACE] + cell] = cell
        s[t[AT_CHAIN] + cell] = cell
        s[t[AT_LINK] + cell] = cell
        s[t[AT_LIBS] + cell] = 0
        s[t[AT_SIZE] + cell] = 0
    for cell in range(n):
        code = s[cells + cell]
        s[cells + cell] = -code
    for cell in range(n):
        code = -s[cells + cell]
        if code > 0:
            put_stone(s, t, cell, code - 1)


@kernel
def put_stone(s: State, t: Row, cell: int, player: int) -> None:
    """A stone joins its chains and takes a liberty from every chain beside it; captures are the caller's."""
    cells, chain, libs = t[AT_CELLS], t[AT_CHAIN], t[AT_LIBS]
    take_cell(s, t, cell)
    s[cells + cell] = 1 + player
    s[KEY] ^= t[t[KEYS] + 2 * cell + player]
    s[chain + cell] = cell
    s[t[AT_LINK] + cell] = cell
    s[t[AT_SIZE] + cell] = 1
    near = t[NEAR] + MOST_NEAR * cell
    free = 0
    for k in range(t[t[DEGREE] + cell]):
        to = t[near + k]
        if s[cells + to] > 0:
            s[libs + s[chain + to]] -= 1
        else:
            free += 1
    s[libs + cell] = free
    for k in range(t[t[DEGREE] + cell]):
        to = t[near + k]
        if s[cells + to] == 1 + player and s[chain + to] != s[chain + cell]:
            join(s, t, s[chain + cell], s[chain + to])


@kernel
def join(s: State, t: Row, one: int, other: int) -> None:
    """Two chains become one; the smaller gets the name of the larger."""
    chain, link, libs, size = t[AT_CHAIN], t[AT_LINK], t[AT_LIBS], t[AT_SIZE]
    if s[size + one] < s[size + other]:
        one, other = other, one
    stone = other
    while True:
        s[chain + stone] = one
        stone = s[link + stone]
        if stone == other:
            break
    # Two circles become one when any two links are exchanged.
    after = s[link + one]
    s[link + one] = s[link + other]
    s[link + other] = after
    s[libs + one] += s[libs + other]
    s[size + one] += s[size + other]


@kernel
def capture(s: State, t: Row, first: int) -> int:
    """Take a chain off the board; the number of its stones."""
    cells, chain, link, libs = t[AT_CELLS], t[AT_CHAIN], t[AT_LINK], t[AT_LIBS]
    code = s[cells + first]
    keys = t[KEYS] + code - 1
    stone = first
    count = 0
    while True:
        s[cells + stone] = 0
        s[KEY] ^= t[keys + 2 * stone]
        give_cell(s, t, stone)
        near = t[NEAR] + MOST_NEAR * stone
        for k in range(t[t[DEGREE] + stone]):
            to = t[near + k]
            if s[cells + to] == 3 - code:
                s[libs + s[chain + to]] += 1
        count += 1
        stone = s[link + stone]
        if stone == first:
            return count


@kernel
def take_cell(s: State, t: Row, cell: int) -> None:
    """Remove a point from the list of empty ones."""
    free, place = t[AT_FREE], t[AT_PLACE]
    last = s[FREE_COUNT] - 1
    other = s[free + last]
    at = s[place + cell]
    s[free + at] = other
    s[place + other] = at
    s[FREE_COUNT] = last


@kernel
def give_cell(s: State, t: Row, cell: int) -> None:
    """Put a point back among the empty ones."""
    s[t[AT_FREE] + s[FREE_COUNT]] = cell
    s[t[AT_PLACE] + cell] = s[FREE_COUNT]
    s[FREE_COUNT] += 1


@kernel
def capture_around(s: State, t: Row, cell: int, player: int) -> int:
    """Take the enemy chains that the stone just put on `cell` left without liberty; sets the point of ko."""
    cells, chain, libs = t[AT_CELLS], t[AT_CHAIN], t[AT_LIBS]
    near = t[NEAR] + MOST_NEAR * cell
    taken, last = 0, 0
    for k in range(t[t[DEGREE] + cell]):
        to = t[near + k]
        if s[cells + to] == 2 - player and s[libs + s[chain + to]] == 0:
            taken += capture(s, t, to)
            last = to
    s[KO] = 0
    if taken == 1 and s[t[AT_SIZE] + s[chain + cell]] == 1 and s[libs + cell] == 1:
        s[KO] = 1 + last
    return taken


@kernel
def has_life(s: State, t: Row, cell: int, player: int) -> bool:
    """Whether a stone put on this empty point lives: by a liberty, by its own chains or by a capture."""
    cells, chain, libs = t[AT_CELLS], t[AT_CHAIN], t[AT_LIBS]
    near = t[NEAR] + MOST_NEAR * cell
    degree = t[t[DEGREE] + cell]
    for k in range(degree):
        if s[cells + t[near + k]] == 0:
            return True
    for k in range(degree):
        s[libs + s[chain + t[near + k]]] -= 1
    lives = False
    for k in range(degree):
        to = t[near + k]
        shut = s[libs + s[chain + to]] == 0
        lives |= shut != (s[cells + to] == 1 + player)
    for k in range(degree):
        s[libs + s[chain + t[near + k]]] += 1
    return lives


# --- repetition ---------------------------------------------------------------------------------------------------


@kernel
def key_after(s: State, t: Row, cell: int, player: int) -> int:
    """The key of the board after a stone of `player` on `cell` and its captures."""
    cells, chain, libs, link = t[AT_CELLS], t[AT_CHAIN], t[AT_LIBS], t[AT_LINK]
    near = t[NEAR] + MOST_NEAR * cell
    degree = t[t[DEGREE] + cell]
    key = s[KEY] ^ t[t[KEYS] + 2 * cell + player]
    for k in range(degree):
        first = s[chain + t[near + k]]
        if s[cells + t[near + k]] != 2 - player:
            continue
        beside, known = 0, False
        for j in range(degree):
            same = s[cells + t[near + j]] != 0 and s[chain + t[near + j]] == first
            beside += same
            known |= same and j < k
        if known or s[libs + first] > beside:
            continue
        stone = first
        while True:
            key ^= t[t[KEYS] + 2 * stone + 1 - player]
            stone = s[link + stone]
            if stone == first:
                break
    return key


@kernel
def was_seen(s: State, t: Row, key: int) -> bool:
    at = key & t[MASK]
    while s[t[AT_TABLE] + at] != 0:
        if s[t[AT_TABLE] + at] == key:
            return True
        at = (at + 1) & t[MASK]
    return False


@kernel
def add_key(s: State, t: Row, key: int) -> None:
    at = key & t[MASK]
    while s[t[AT_TABLE] + at] != 0:
        at = (at + 1) & t[MASK]
    s[t[AT_TABLE] + at] = key


@kernel
def remember(s: State, t: Row) -> None:
    """Write the position into the history."""
    s[t[AT_HISTORY] + s[SEEN]] = s[KEY]
    s[SEEN] += 1
    add_key(s, t, s[KEY])


@kernel
def repeats(s: State, t: Row, cell: int, player: int) -> bool:
    """Whether a stone here is forbidden by ko or superko."""
    if not t[SUPERKO]:
        return cell + 1 == s[KO]
    # Where no stone of this colour has stood, no earlier position can come back.
    if not s[t[AT_STOOD] + cell] >> player & 1:
        return False
    return was_seen(s, t, key_after(s, t, cell, player))


@kernel
def allowed(s: State, t: Row, cell: int, player: int) -> bool:
    return has_life(s, t, cell, player) and not repeats(s, t, cell, player)


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
        s[t[AT_STOOD] + move] |= 1 << player
        put_stone(s, t, move, player)
        s[PRISONERS + player] += capture_around(s, t, move, player)
        if t[SUPERKO]:
            remember(s, t)
    if s[ACTORS] and s[PLY] >= t[LONGEST]:
        count(s, t, False, LIMIT)


@kernel
def be_calm(s: State, t: Row, player: int) -> None:
    """A pass or an agreement: the second in a row ends the play or the counting."""
    s[KO] = 0
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
        lead += 2 * ((s[owner + cell] == 1) - (s[owner + cell] == 2))
    if not t[AREA]:
        lead += 2 * (s[PRISONERS] - s[PRISONERS + 1])
    value = max(-900, min(900, 900 * lead // n))
    return value if player == 0 else -value
