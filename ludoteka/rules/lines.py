"""Kernel of lines of action.

State  cells[c]: 0 empty, 1 + player. Derived: men[p] and man[p * most + i], where they stand, place[c] the number of
       the man on a cell; word[p], the men as bits; on[l], how many men stand on line l (a row, column or diagonal).
       QUIET counts moves without capture.
Move   origin | to << 6, or PASS
"""

from __future__ import annotations

from ..boards import Board, Square
from ..declare import Reason
from ..declare.lines import Both, Lines
from .abi import ACTORS, PLY, QUIET, TABLES, TURN, Packer, Row, State, Tables
from .common import end_draw, end_win, random_below
from .lean import kernel

CELLS, MOST, DRAW_BOTH, QUIET_LIMIT, LINE, LINES, GOES, BETWEEN, AROUND, BIT = range(TABLES, TABLES + 10)
AT_CELLS, AT_MEN, AT_MAN, AT_PLACE, AT_WORD, AT_ON, MIDDLE = range(TABLES + 10, TABLES + 17)
SLOTS = 17

PART = (1 << 6) - 1
PASS = 1 << 12
WAYS, AXES = 8, 4
REACH = 9
"""Places in the table of goals for each way: 0 to 8 cells."""
NOWHERE = -1
TRIES = 40
UNITED, NO_PROGRESS = int(Reason.CONNECTED), int(Reason.NO_PROGRESS)


def pack(game: Lines) -> Tables:
    board = game.board
    assert isinstance(board, Square)
    n, most = len(board), max(len(cells.split()) for cells in game.men)
    packer = Packer(game, SLOTS)
    packer.set(CELLS, n)
    packer.set(MOST, most)
    packer.set(DRAW_BOTH, game.both is Both.DRAW)
    packer.set(QUIET_LIMIT, game.quiet)
    line_of = [line_number(board, cell, way) for cell in range(n) for way in range(AXES)]
    packer.section(LINE, line_of)
    packer.set(LINES, max(line_of) + 1)
    packer.section(GOES, goals(board))
    packer.section(BETWEEN, between(board))
    packer.section(AROUND, [signed(sum(1 << to for to in board.neighbours(cell))) for cell in range(n)])
    packer.section(BIT, [signed(1 << cell) for cell in range(n)])
    middle = ((board.width - 1) / 2, (board.height - 1) / 2)
    places = [(cell % board.width, cell // board.width) for cell in range(n)]
    packer.section(MIDDLE, [int(2 * max(abs(x - middle[0]), abs(y - middle[1]))) for x, y in places])
    packer.field_at("cells", n, AT_CELLS, high=2)
    packer.field_at("men", 2, AT_MEN, high=most, derived=True)
    packer.field_at("man", 2 * most, AT_MAN, derived=True)
    packer.field_at("place", n, AT_PLACE, derived=True)
    packer.field_at("word", 2, AT_WORD, low=-(1 << 63), derived=True)
    packer.field_at("on", max(line_of) + 1, AT_ON, derived=True)
    return packer.tables(most_moves=WAYS * most)


def signed(word: int) -> int:
    """64 bits as the number that an int64 makes of them."""
    return word - (1 << 64) if word >> 63 else word


def line_number(board: Square, cell: int, way: int) -> int:
    """Rows, columns and both kinds of diagonal, numbered one after the other."""
    x, y, w, h = cell % board.width, cell // board.width, board.width, board.height
    return (x, w + (x - y + h - 1), 2 * w + h - 1 + y, 2 * w + 2 * h - 1 + (x + y))[way]


def goals(board: Board) -> list[int]:
    """goes[(cell * 8 + way) * 9 + distance]: the cell so far away, or NOWHERE."""
    table = []
    for cell in range(len(board)):
        for way in range(WAYS):
            ray = (NOWHERE, *board.ray(cell, way))
            table += [ray[k] if k < len(ray) else NOWHERE for k in range(REACH)]
    return table


def between(board: Board) -> list[int]:
    """between[from * n + to]: the cells that lie between two cells of a line, as bits."""
    n = len(board)
    table = [0] * (n * n)
    for cell in range(n):
        for way in range(WAYS):
            passed = 0
            for to in board.ray(cell, way):
                table[cell * n + to] = signed(passed)
                passed |= 1 << to
    return table


def start(game: Lines, tables: Tables) -> State:
    s, t = tables.blank(), tables.row
    assert game.board is not None
    s[ACTORS] = 1
    for player, names in enumerate(game.men):
        for cell in game.board.all_at(names):
            s[t[AT_CELLS] + cell] = 1 + player
    derive(s, t)
    return s


@kernel
def derive(s: State, t: Row) -> None:
    """List the men, and count them on every line."""
    for player in range(2):
        s[t[AT_MEN] + player] = 0
        s[t[AT_WORD] + player] = 0
    for line in range(t[LINES]):
        s[t[AT_ON] + line] = 0
    for cell in range(t[CELLS]):
        code = s[t[AT_CELLS] + cell]
        if code:
            men = s[t[AT_MEN] + code - 1]
            s[t[AT_MAN] + (code - 1) * t[MOST] + men] = cell
            s[t[AT_PLACE] + cell] = men
            s[t[AT_MEN] + code - 1] = men + 1
            s[t[AT_WORD] + code - 1] |= t[t[BIT] + cell]
            count_on(s, t, cell, 1)


@kernel
def count_on(s: State, t: Row, cell: int, change: int) -> None:
    """A man comes to a cell or leaves it: the four lines through it count one more or less."""
    for axis in range(AXES):
        s[t[AT_ON] + t[t[LINE] + cell * AXES + axis]] += change


@kernel
def goal(s: State, t: Row, player: int, origin: int, way: int) -> int:
    """Where a man gets to this way, or NOWHERE: off the board, on a man of his own, or over an enemy."""
    far = s[t[AT_ON] + t[t[LINE] + origin * AXES + way % AXES]]
    to = t[t[GOES] + (origin * WAYS + way) * REACH + far]
    if to == NOWHERE or s[t[AT_CELLS] + to] == player + 1:
        return NOWHERE
    if t[t[BETWEEN] + origin * t[CELLS] + to] & s[t[AT_WORD] + 1 - player] != 0:
        return NOWHERE
    return to


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    player = s[ACTORS] - 1
    n = 0
    for i in range(s[t[AT_MEN] + player]):
        origin = s[t[AT_MAN] + player * t[MOST] + i]
        for way in range(WAYS):
            to = goal(s, t, player, origin, way)
            if to != NOWHERE:
                out[n] = origin | to << 6
                n += 1
    if n == 0:
        out[0] = PASS
        n = 1
    return n


@kernel
def pick(s: State, t: Row, out: Row, rng: Row) -> int:
    """Draws a man and a way until they make a move; if that fails too often, from the list."""
    player = s[ACTORS] - 1
    men = s[t[AT_MEN] + player]
    for _ in range(TRIES):
        drawn = random_below(rng, WAYS * men)
        origin = s[t[AT_MAN] + player * t[MOST] + drawn // WAYS]
        to = goal(s, t, player, origin, drawn % WAYS)
        if to != NOWHERE:
            return origin | to << 6
    return -2


@kernel
def play(s: State, t: Row, move: int) -> None:
    player = s[ACTORS] - 1
    s[PLY] += 1
    s[TURN] += 1
    s[QUIET] += 1
    s[ACTORS] = 2 - player
    if move != PASS:
        origin, to = move & PART, move >> 6
        go(s, t, player, origin, to)
        judge(s, t, player)
    if s[ACTORS] != 0 and s[QUIET] >= t[QUIET_LIMIT]:
        end_draw(s, t, NO_PROGRESS)


@kernel
def go(s: State, t: Row, player: int, origin: int, to: int) -> None:
    """Move a man, and take the enemy on his new cell."""
    cells, place, word = t[AT_CELLS], t[AT_PLACE], t[AT_WORD]
    if s[cells + to]:
        s[QUIET] = 0
        lose(s, t, 1 - player, to)
    else:
        count_on(s, t, to, 1)
    count_on(s, t, origin, -1)
    s[cells + origin] = 0
    s[cells + to] = player + 1
    i = s[place + origin]
    s[t[AT_MAN] + player * t[MOST] + i] = to
    s[place + to] = i
    s[word + player] ^= t[t[BIT] + origin] ^ t[t[BIT] + to]


@kernel
def lose(s: State, t: Row, player: int, cell: int) -> None:
    """A man is taken: the last of the list fills its place."""
    man = t[AT_MAN] + player * t[MOST]
    i = s[t[AT_PLACE] + cell]
    last = s[t[AT_MEN] + player] - 1
    s[t[AT_MEN] + player] = last
    s[man + i] = s[man + last]
    s[t[AT_PLACE] + s[man + last]] = i
    s[t[AT_WORD] + player] ^= t[t[BIT] + cell]


@kernel
def judge(s: State, t: Row, player: int) -> None:
    """End the game if the men of one player, or of both, are united."""
    mine, theirs = united(s, t, player), united(s, t, 1 - player)
    if mine and theirs and t[DRAW_BOTH]:
        end_draw(s, t, UNITED)
    elif mine:
        end_win(s, t, player, UNITED)
    elif theirs:
        end_win(s, t, 1 - player, UNITED)


@kernel
def united(s: State, t: Row, player: int) -> bool:
    """Whether all men of a player hang together; a single one does."""
    man, men = t[AT_MAN] + player * t[MOST], s[t[AT_MEN] + player]
    whole = s[t[AT_WORD] + player]
    group = t[t[BIT] + s[man]]
    grown = True
    while grown and group != whole:
        grown = False
        for i in range(men):
            bit = t[t[BIT] + s[man + i]]
            if group & bit == 0 and group & t[t[AROUND] + s[man + i]] != 0:
                group |= bit
                grown = True
    return group == whole


@kernel
def result(s: State, t: Row) -> None:
    """Never needed: who cannot move passes."""
    end_draw(s, t, NO_PROGRESS)


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """How far the men are scattered from their common centre, theirs against mine."""
    return min(900, max(-900, 12 * (scattered(s, t, 1 - player) - scattered(s, t, player))))


@kernel
def scattered(s: State, t: Row, player: int) -> int:
    """The sum of the men's distances from the middle, and a fine for those without a neighbour of their own."""
    man = t[AT_MAN] + player * t[MOST]
    total = 0
    for i in range(s[t[AT_MEN] + player]):
        total += t[t[MIDDLE] + s[man + i]]
        if t[t[AROUND] + s[man + i]] & s[t[AT_WORD] + player] == 0:
            total += 4
    return total
