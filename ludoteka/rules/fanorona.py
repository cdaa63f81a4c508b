"""Kernel of fanorona.

State  cells[c]: 0 empty, 1 + player; piece: 1 + the point of the piece in the midst of a series, last: 1 + the way it
       came, visited: the points it has stood on, as bits; key: a hash of the board, past[i]: the hashes since the last
       capture, QUIET of them.
Move   origin | way << 6 | how << 9, with how STEP (no capture), APPROACH or WITHDRAWAL; or STOP, which ends a series.

Each capture is an action of its own: a series may be ended after any of them, and ends by itself when nothing is left
to capture.
"""

from __future__ import annotations

import hashlib

from ..declare import Reason
from ..declare.fanorona import Fanorona
from .abi import ACTORS, HEADER, PHASE, PLY, QUIET, TABLES, TURN, Packer, Row, State, Tables, kernel
from .common import actor_of, end_draw, end_win

PIECE, LAST, VISITED, KEY, MEN = HEADER, HEADER + 1, HEADER + 2, HEADER + 3, HEADER + 4

CELLS, WAYS, STEPS, BACK, KEYS, REPETITION, QUIET_LIMIT, AT_CELLS, AT_PAST = range(TABLES, TABLES + 9)
SLOTS = 9

WAY, HOW, STOP = 6, 9, 1 << 12
CELL_MASK, WAY_MASK = (1 << WAY) - 1, 7
STEP, APPROACH, WITHDRAWAL = range(3)
FREE, SERIES = range(2)
"""Phases: a turn begins; a series may be continued or ended."""

NO_PIECES, NO_MOVES = int(Reason.NO_PIECES), int(Reason.NO_MOVES)
REPEATED, NO_PROGRESS = int(Reason.REPETITION), int(Reason.NO_PROGRESS)
LARGEST_KEY = (1 << 56) - 1
MAN_WORTH = 40


def pack(game: Fanorona) -> Tables:
    board = game.board
    assert board is not None
    n, ways, limit = len(board), len(board.plan.directions), game.quiet * game.players
    assert n <= 60
    assert ways == 8
    most = max(len(men.split()) for men in game.men)
    packer = Packer(game, SLOTS)
    packer.fixed_field("piece", PIECE, high=n)
    packer.fixed_field("last", LAST, high=ways)
    packer.fixed_field("visited", VISITED, high=(1 << n) - 1)
    packer.fixed_field("key", KEY, high=LARGEST_KEY, derived=True)
    packer.fixed_field("men", MEN, game.players, high=most, derived=True)
    packer.set(CELLS, n)
    packer.set(WAYS, ways)
    # Every step off a line leads to the border, point n, which is never empty and nobody's.
    packer.section(STEPS, [to if to >= 0 else n for row in board.plan.steps for to in row] + [n] * ways)
    packer.section(BACK, board.plan.opposite)
    packer.section(KEYS, [mixed(number) for number in range((game.players + 1) * n)])
    packer.set(REPETITION, game.repetition)
    packer.set(QUIET_LIMIT, limit)
    packer.field_at("cells", n, AT_CELLS, high=game.players)
    packer.field_at("border", 1, derived=True)
    packer.field_at("past", limit, AT_PAST, high=LARGEST_KEY)
    return packer.tables(most_moves=2 * most * ways + 1, whole_turns=False)


def mixed(number: int) -> int:
    """A well mixed number, always the same for the same one."""
    return int.from_bytes(hashlib.sha256(f"fanorona {number}".encode()).digest()[:7], "little")


def start(game: Fanorona, tables: Tables) -> State:
    s, t = tables.blank(), tables.row
    assert game.board is not None
    s[ACTORS] = 1
    for player, men in enumerate(game.men):
        for cell in game.board.all_at(men):
            s[t[AT_CELLS] + cell] = 1 + player
    derive(s, t)
    return s


@kernel
def derive(s: State, t: Row) -> None:
    """Count and hash the pieces."""
    n, cells = t[CELLS], t[AT_CELLS]
    s[cells + n] = -1
    s[MEN] = 0
    s[MEN + 1] = 0
    key = 0
    for cell in range(n):
        code = s[cells + cell]
        if code:
            s[MEN + code - 1] += 1
            key ^= t[t[KEYS] + code * n + cell]
    s[KEY] = key


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    player = actor_of(s)
    if s[PHASE] == SERIES:
        n = add_captures(s, t, player, s[PIECE] - 1, out, 0)
        out[n] = STOP
        return n + 1
    n = 0
    for cell in range(t[CELLS]):
        if s[t[AT_CELLS] + cell] == player + 1:
            n = add_captures(s, t, player, cell, out, n)
    if n == 0:
        n = add_steps(s, t, player, out)
    return n


@kernel
def add_captures(s: State, t: Row, player: int, origin: int, out: Row, n: int) -> int:
    """Add the captures of one piece; in a series it must turn, and may not return to a point."""
    cells, steps, ways = t[AT_CELLS], t[STEPS], t[WAYS]
    enemy = 2 - player
    for way in range(ways):
        to = t[steps + origin * ways + way]
        if s[cells + to] != 0 or s[LAST] == way + 1 or s[VISITED] >> to & 1:
            continue
        if s[cells + t[steps + to * ways + way]] == enemy:
            out[n] = origin | way << WAY | APPROACH << HOW
            n += 1
        if s[cells + t[steps + origin * ways + t[t[BACK] + way]]] == enemy:
            out[n] = origin | way << WAY | WITHDRAWAL << HOW
            n += 1
    return n


@kernel
def add_steps(s: State, t: Row, player: int, out: Row) -> int:
    """Nothing can be captured: any piece may step to a neighbouring empty point."""
    cells, steps, ways = t[AT_CELLS], t[STEPS], t[WAYS]
    n = 0
    for cell in range(t[CELLS]):
        if s[cells + cell] == player + 1:
            for way in range(ways):
                out[n] = cell | way << WAY
                n += s[cells + t[steps + cell * ways + way]] == 0
    return n


@kernel
def play(s: State, t: Row, move: int) -> None:
    player = actor_of(s)
    s[PLY] += 1
    if move == STOP:
        end_turn(s, t, player)
        return
    origin, way, how = move & CELL_MASK, move >> WAY & WAY_MASK, move >> HOW
    to = t[t[STEPS] + origin * t[WAYS] + way]
    if how == STEP:
        s[t[AT_PAST] + s[QUIET]] = s[KEY]
        s[QUIET] += 1
        put(s, t, origin, 0)
        put(s, t, to, player + 1)
        end_turn(s, t, player)
        return
    forget_past(s, t)
    put(s, t, origin, 0)
    put(s, t, to, player + 1)
    if how == APPROACH:
        take_row(s, t, to, way, 2 - player)
    else:
        take_row(s, t, origin, t[t[BACK] + way], 2 - player)
    s[PHASE] = SERIES
    s[PIECE] = to + 1
    s[LAST] = way + 1
    s[VISITED] |= 1 << origin | 1 << to
    if s[MEN + 1 - player] == 0:
        end_turn(s, t, player)
        end_win(s, t, player, NO_PIECES)
    elif not can_go_on(s, t, player):
        end_turn(s, t, player)


@kernel
def put(s: State, t: Row, cell: int, code: int) -> None:
    """Change what stands on a point; counts and hash follow."""
    at, keys, n = t[AT_CELLS] + cell, t[KEYS], t[CELLS]
    old = s[at]
    if old:
        s[KEY] ^= t[keys + old * n + cell]
        s[MEN + old - 1] -= 1
    if code:
        s[KEY] ^= t[keys + code * n + cell]
        s[MEN + code - 1] += 1
    s[at] = code


@kernel
def take_row(s: State, t: Row, cell: int, way: int, enemy: int) -> None:
    """Take the unbroken row of enemies that begins next to `cell`."""
    to = t[t[STEPS] + cell * t[WAYS] + way]
    while s[t[AT_CELLS] + to] == enemy:
        put(s, t, to, 0)
        to = t[t[STEPS] + to * t[WAYS] + way]


@kernel
def can_go_on(s: State, t: Row, player: int) -> bool:
    """Whether the piece in the midst of its series can capture again."""
    cells, steps, ways = t[AT_CELLS], t[STEPS], t[WAYS]
    origin, enemy = s[PIECE] - 1, 2 - player
    for way in range(ways):
        to = t[steps + origin * ways + way]
        if s[cells + to] == 0 and s[LAST] != way + 1 and not s[VISITED] >> to & 1:
            if s[cells + t[steps + to * ways + way]] == enemy:
                return True
            if s[cells + t[steps + origin * ways + t[t[BACK] + way]]] == enemy:
                return True
    return False


@kernel
def forget_past(s: State, t: Row) -> None:
    for i in range(s[QUIET]):
        s[t[AT_PAST] + i] = 0
    s[QUIET] = 0


@kernel
def end_turn(s: State, t: Row, player: int) -> None:
    s[PHASE] = FREE
    s[PIECE] = 0
    s[LAST] = 0
    s[VISITED] = 0
    s[TURN] += 1
    s[ACTORS] = 1 << (1 - player)
    seen = 1
    i = s[QUIET] - 2
    while i >= 0:
        seen += s[t[AT_PAST] + i] == s[KEY]
        i -= 2
    if seen >= t[REPETITION]:
        end_draw(s, t, REPEATED)
    elif s[QUIET] >= t[QUIET_LIMIT] and can_step(s, t, 1 - player):
        end_draw(s, t, NO_PROGRESS)


@kernel
def can_step(s: State, t: Row, player: int) -> bool:
    for cell in range(t[CELLS]):
        if s[t[AT_CELLS] + cell] == player + 1:
            for way in range(t[WAYS]):
                if s[t[AT_CELLS] + t[t[STEPS] + cell * t[WAYS] + way]] == 0:
                    return True
    return False


@kernel
def result(s: State, t: Row) -> None:
    """Who cannot move has lost."""
    player = actor_of(s)
    end_win(s, t, 1 - player, NO_MOVES if s[MEN + player] else NO_PIECES)


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    return MAN_WORTH * (s[MEN + player] - s[MEN + 1 - player])
