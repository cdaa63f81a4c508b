"""Kernel of salta.

State  cells[c]: 0 empty, 1 + player * PIECES + piece, the suns first, then the moons, then the stars; the cell behind
       the last stands for what is off the board; at[player * PIECES + piece]: the cell of each piece;
       must: 1 + the cell of the piece with which "salta!" was called, 0 if it was not.
Move   origin | to << 7 | CALL where the player calls; or PASS.

A move after which the opponent could not move is forbidden.
"""

from __future__ import annotations

from ..declare import Reason
from ..declare.salta import PIECES, Jumps, Salta
from .abi import ACTORS, HEADER, PLY, TABLES, TURN, Packer, Row, State, Tables, board_steps
from .common import end_draw, end_win
from .lean import kernel

BITS = 7
CELL_MASK = (1 << BITS) - 1
CALL = 1 << 2 * BITS
PASS = CALL - 1

MUST = HEADER
SLOTS = 8
CELLS, STEPS, TARGETS, PLACES, CALLED, LIMIT, AT_CELLS, AT_PIECES = range(TABLES, TABLES + SLOTS)

WAYS = 4
"""Diagonals: two up the board, then two down; the way back is 3 - way."""
DIAGONALS = ("NE", "NW", "SE", "SW")

ROW = 0b11111
"""The dark cells of a row as bits; those of even rows, counted from 0, begin at the left edge."""
ALL_SPOTS = sum(ROW << 5 * row for row in range(10))
EVEN_ROWS = sum(ROW << 5 * row for row in range(0, 10, 2))
ODD_ROWS = ALL_SPOTS - EVEN_ROWS
LEFT_EDGE = sum(1 << 5 * row for row in range(0, 10, 2))
RIGHT_EDGE = sum(1 << 5 * row + 4 for row in range(1, 10, 2))
WEIGHT, SLACK = 2000, 30
"""What a lead is worth, by the way that is left to both."""
BARRED = 6
"""How many moves longer a way is, at most, because own pieces that have settled have to make way and come back."""
TOO_FAR = 3
"""Moves that it costs to bring back a piece that has gone beyond its row."""

GOAL, LIMIT_REACHED = int(Reason.GOAL), int(Reason.LIMIT)


def pack(game: Salta) -> Tables:
    board = game.board
    assert board is not None
    n, ways = len(board), len(board.plan.directions)
    steps = board_steps(game)
    wanted = [board.direction(name) for name in DIAGONALS]
    packer = Packer(game, SLOTS)
    packer.fixed_field("must", MUST, high=n if game.jumps is Jumps.CALLED else 0)
    packer.set(CELLS, n)
    packer.section(
        STEPS, [to if (to := steps[c * ways + w]) >= 0 else n for c in range(n) for w in wanted] + [n] * WAYS
    )
    packer.section(TARGETS, [cell for target in game.targets for cell in board.all_at(target)])
    packer.section(PLACES, [abs(c % 10 - d % 10) << 8 | abs(c // 10 - d // 10) for c in range(n) for d in range(n)])
    packer.set(CALLED, game.jumps is Jumps.CALLED)
    packer.set(LIMIT, 2 * game.limit)
    packer.field_at("cells", n, AT_CELLS, high=2 * PIECES)
    packer.field_at("border", 1, low=-1, derived=True)
    packer.field_at("at", 2 * PIECES, AT_PIECES, high=n, derived=True)
    return packer.tables(most_moves=2 * PIECES * WAYS * 2 + 1)


def start(game: Salta, tables: Tables) -> State:
    s, t = tables.blank(), tables.row
    assert game.board is not None
    s[ACTORS] = 1
    for piece, cell in enumerate(game.board.all_at(" ".join(game.starts))):
        s[t[AT_CELLS] + cell] = 1 + piece
    derive(s, t)
    return s


@kernel
def derive(s: State, t: Row) -> None:
    n = t[CELLS]
    for piece in range(2 * PIECES):
        s[t[AT_PIECES] + piece] = n
    for cell in range(n):
        code = s[t[AT_CELLS] + cell]
        if code:
            s[t[AT_PIECES] + code - 1] = cell
    s[t[AT_CELLS] + n] = -1


@kernel
def owner_at(s: State, t: Row, cell: int) -> int:
    """0 for an empty cell, 1 + player, -1 off the board."""
    code = s[t[AT_CELLS] + cell]
    return code if code <= 0 else 1 + (code - 1) // PIECES


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    player = s[ACTORS] >> 1
    n = 0
    if s[MUST]:
        n = add_forced(s, t, player, out)
    elif not t[CALLED]:
        n = add_jumps(s, t, player, out, 0)
    if n == 0:
        n = add_jumps(s, t, player, out, 0) if t[CALLED] else 0
        n = add_steps(s, t, player, out, n)
    n = without_blocking(s, t, player, out, n)
    if t[CALLED]:
        n = with_calls(s, t, player, out, n)
    if n == 0:
        out[0] = PASS
        n = 1
    return n


@kernel
def add_forced(s: State, t: Row, player: int, out: Row) -> int:
    """Forward jumps over the piece that was called with."""
    over = s[MUST] - 1
    n = 0
    for way in range(2 * player, 2 * player + 2):
        origin = t[t[STEPS] + over * WAYS + 3 - way]
        to = t[t[STEPS] + over * WAYS + way]
        if owner_at(s, t, origin) == player + 1 and s[t[AT_CELLS] + to] == 0:
            out[n] = origin | to << BITS
            n += 1
    return n


@kernel
def add_jumps(s: State, t: Row, player: int, out: Row, n: int) -> int:
    """Jumps over enemies; where they are compulsory, forward ones only."""
    for piece in range(player * PIECES, player * PIECES + PIECES):
        origin = s[t[AT_PIECES] + piece]
        for way in range(WAYS):
            if not t[CALLED] and way >> 1 != player:
                continue
            over = t[t[STEPS] + origin * WAYS + way]
            to = t[t[STEPS] + over * WAYS + way]
            out[n] = origin | to << BITS
            n += (owner_at(s, t, over) == 2 - player) & (s[t[AT_CELLS] + to] == 0)
    return n


@kernel
def add_steps(s: State, t: Row, player: int, out: Row, n: int) -> int:
    for piece in range(player * PIECES, player * PIECES + PIECES):
        origin = s[t[AT_PIECES] + piece]
        for way in range(WAYS):
            to = t[t[STEPS] + origin * WAYS + way]
            out[n] = origin | to << BITS
            n += s[t[AT_CELLS] + to] == 0
    return n


@kernel
def without_blocking(s: State, t: Row, player: int, out: Row, n: int) -> int:
    """Keep the moves after which the opponent can move."""
    cells, kept = t[AT_CELLS], 0
    for i in range(n):
        origin, to = out[i] & CELL_MASK, out[i] >> BITS
        code = s[cells + origin]
        s[cells + origin] = 0
        s[cells + to] = code
        out[kept] = out[i]
        kept += can_move(s, t, 1 - player)
        s[cells + to] = 0
        s[cells + origin] = code
    return kept


@kernel
def can_move(s: State, t: Row, player: int) -> bool:
    for piece in range(player * PIECES, player * PIECES + PIECES):
        origin = s[t[AT_PIECES] + piece]
        for way in range(WAYS):
            over = t[t[STEPS] + origin * WAYS + way]
            if s[t[AT_CELLS] + over] == 0:
                return True
            if owner_at(s, t, over) == 2 - player and s[t[AT_CELLS] + t[t[STEPS] + over * WAYS + way]] == 0:
                if t[CALLED] or way >> 1 == player:
                    return True
    return False


@kernel
def with_calls(s: State, t: Row, player: int, out: Row, n: int) -> int:
    """Double the moves that come before an enemy who can then jump: with the call and without it."""
    found = n
    for i in range(n):
        if invites(s, t, player, out[i] & CELL_MASK, out[i] >> BITS):
            out[found] = out[i] | CALL
            found += 1
    return found


@kernel
def invites(s: State, t: Row, player: int, origin: int, to: int) -> bool:
    """Whether an enemy can jump forwards over the piece when it has moved."""
    enemy = 1 - player
    for way in range(2 * enemy, 2 * enemy + 2):
        behind = t[t[STEPS] + to * WAYS + way]
        before = t[t[STEPS] + to * WAYS + 3 - way]
        if owner_at(s, t, before) == enemy + 1 and (s[t[AT_CELLS] + behind] == 0 or behind == origin):
            return True
    return False


@kernel
def play(s: State, t: Row, move: int) -> None:
    player = s[ACTORS] >> 1
    s[PLY] += 1
    s[TURN] += 1
    s[ACTORS] = 2 - player
    s[MUST] = 0
    if move != PASS:
        origin, to = move & CELL_MASK, move >> BITS & CELL_MASK
        code = s[t[AT_CELLS] + origin]
        s[t[AT_CELLS] + origin] = 0
        s[t[AT_CELLS] + to] = code
        s[t[AT_PIECES] + code - 1] = to
        if move & CALL:
            s[MUST] = 1 + to
        if in_place(s, t, player) == PIECES:
            end_win(s, t, player, GOAL)
            return
    if s[TURN] >= t[LIMIT]:
        end_at_limit(s, t)


@kernel
def in_place(s: State, t: Row, player: int) -> int:
    """Pieces of the player that have reached their own places."""
    count = 0
    for piece in range(player * PIECES, player * PIECES + PIECES):
        count += s[t[AT_PIECES] + piece] == t[t[TARGETS] + piece]
    return count


@kernel
def end_at_limit(s: State, t: Row) -> None:
    mine, yours = in_place(s, t, 0), in_place(s, t, 1)
    if mine == yours:
        end_draw(s, t, LIMIT_REACHED)
    else:
        end_win(s, t, 0 if mine > yours else 1, LIMIT_REACHED)


@kernel
def result(s: State, t: Row) -> None:
    """Never needed: who cannot move passes."""
    end_at_limit(s, t)


@kernel
def spot_of(cell: int) -> int:
    """The bit of a dark cell: five bits a row, from the first row up."""
    return 1 << (cell >> 1)


@kernel
def around(spots: int) -> int:
    """The diagonal neighbours of all these spots."""
    inner = spots & ODD_ROWS & ~RIGHT_EDGE
    outer = spots & EVEN_ROWS & ~LEFT_EDGE
    return (spots << 5 | spots >> 5 | inner << 6 | inner >> 4 | outer << 4 | outer >> 6) & ALL_SPOTS


@kernel
def way_around(origin: int, target: int, loose: int, settled: int, most: int) -> int:
    """Moves from one spot to another around own pieces that have settled; for those still on their way it waits."""
    reached, before, count = origin, 0, 0
    while not reached & target and count < most:
        reached, before = reached | around(reached) & ~(loose | settled) | around(before) & loose, reached
        count += 1
    return count


@kernel
def way_left(s: State, t: Row, player: int) -> int:
    """Moves that the player's pieces have before them.

    Whoever has settled in front bars the way of those behind, and whoever has gone too far stands in their places.
    """
    total, n, loose, settled = 0, t[CELLS], 0, 0
    for piece in range(player * PIECES, player * PIECES + PIECES):
        cell = s[t[AT_PIECES] + piece]
        if cell == t[t[TARGETS] + piece]:
            settled |= spot_of(cell)
        elif cell < n:
            loose |= spot_of(cell)
    for piece in range(player * PIECES, player * PIECES + PIECES):
        cell, target = s[t[AT_PIECES] + piece], t[t[TARGETS] + piece]
        if cell < n and cell != target:
            both = t[t[PLACES] + cell * n + target]
            total += way_around(spot_of(cell), spot_of(target), loose, settled, max(both >> 8, both & 255) + BARRED)
            if (cell // 10 > target // 10) if player == 0 else (cell // 10 < target // 10):
                total += TOO_FAR
    return total


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """How much shorter the player's way is than the opponent's.

    The same lead is worth more when less is left to go, so that whoever leads does not wait.
    """
    first, second = way_left(s, t, 0), way_left(s, t, 1)
    lead = WEIGHT * abs(second - first) // (first + second + SLACK)
    return min(900, lead) if (first < second) == (player == 0) else -min(900, lead)
