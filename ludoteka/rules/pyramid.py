"""Kernel of pyramid.

State  cells[c]: 0 empty, 1 + player. duty[c]: what the piece of the player to act must do: leave the rising or the
       falling diagonal (RISING, FALLING) by a step back, or step back because it was REPELLED, off the lines on which
       its attack failed (FAILED). held[c]: 1 + the cell of the piece that keeps the one on c in quarantine.
       attacker: 1 + the cell of the piece whose last move was an attack; lines: the diagonals along which it attacks;
       hopeless: none of those attacked could retreat.
Move   from | to << 7.
"""

from __future__ import annotations

from ..boards import Square
from ..boards.square import NE, NW, SE, SW
from ..declare import Reason
from ..declare.pyramid import Pyramid
from .abi import ACTORS, HEADER, PLY, TABLES, TURN, Packer, Packing, Row, State, Tables, board_steps
from .common import end_draw, end_win
from .lean import kernel

ATTACKER, HOPELESS, LINES = HEADER, HEADER + 1, HEADER + 2

CELLS, STEPS, RANK, SLOPE, LATE, LONGEST, AT_CELLS, AT_DUTY, AT_HELD = range(TABLES, TABLES + 9)
SLOTS = 9

MOVE = Packing(7, 7)
PART = (1 << 7) - 1
WAYS = 8
RISING, FALLING, REPELLED = 1, 2, 4
FAILED = 3
"""A failed line is written so many bits above the line itself."""
GOAL, NO_MOVES, LIMIT = int(Reason.GOAL), int(Reason.NO_MOVES), int(Reason.LIMIT)


def pack(game: Pyramid) -> Tables:
    board = game.board
    assert isinstance(board, Square)
    n = len(board)
    assert n < PART
    packer = Packer(game, SLOTS)
    packer.fixed_field("attacker", ATTACKER, high=n)
    packer.fixed_field("hopeless", HOPELESS, high=1)
    packer.fixed_field("lines", LINES, high=RISING | FALLING)
    packer.set(CELLS, n)
    packer.section(STEPS, board_steps(game))
    packer.section(RANK, [int(name[1:]) - 1 for name in board.names])
    slopes = [board.region(f"slope {k}") for k in (1, 2)]
    packer.section(SLOPE, [1 if cell in slopes[0] else 2 if cell in slopes[1] else 0 for cell in range(n)])
    late = board.all_at(game.late)
    packer.section(LATE, [cell in late for cell in range(n)])
    packer.set(LONGEST, game.longest)
    packer.field_at("cells", n, AT_CELLS, high=2)
    packer.field_at("duty", n, AT_DUTY, high=(RISING | FALLING) << FAILED | RISING | FALLING | REPELLED)
    packer.field_at("held", n, AT_HELD, high=n)
    return packer.tables(most_moves=4 * max(len(cells.split()) for cells in game.setup))


def start(game: Pyramid, tables: Tables) -> State:
    s = tables.blank()
    assert game.board is not None
    for player, cells in enumerate(game.setup):
        for cell in game.board.all_at(cells):
            s[int(tables.row[AT_CELLS]) + cell] = 1 + player
    s[ACTORS] = 1
    return s


@kernel
def empty_step(s: State, t: Row, cell: int, way: int) -> int:
    """The neighbouring cell this way if it is empty, else -1."""
    to = t[t[STEPS] + cell * WAYS + way]
    return to if to >= 0 and s[t[AT_CELLS] + to] == 0 else -1


@kernel
def line_of(way: int) -> int:
    return RISING if way == NE or way == SW else FALLING


@kernel
def list_retreats(s: State, t: Row, cell: int, out: Row, n: int) -> int:
    """The steps back that a piece's duty allows: never along a line on which it is attacked, and along the one on
    which its own attack failed only if there is no other."""
    duty = s[t[AT_DUTY] + cell]
    if duty == 0:
        return n
    for avoided in (duty | duty >> FAILED, duty):
        listed = n
        for way in (SW, SE):
            to = empty_step(s, t, cell, way)
            if to >= 0 and not avoided & line_of(way):
                out[n] = cell | to << 7
                n += 1
        if n > listed:
            return n
    return n


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    n = 0
    for cell in range(t[CELLS]):
        if s[t[AT_CELLS] + cell] == s[ACTORS]:
            n = list_retreats(s, t, cell, out, n)
    if n > 0:
        return n
    for cell in range(t[CELLS]):
        if s[t[AT_CELLS] + cell] != s[ACTORS] or (s[TURN] < 2 and t[t[LATE] + cell]):
            continue
        for way in (NE, SE, SW, NW):
            to = empty_step(s, t, cell, way)
            if to >= 0 and not (s[t[AT_HELD] + cell] and (way == NE or way == NW)):
                out[n] = cell | to << 7
                n += 1
    return n


@kernel
def enemy_on_ray(s: State, t: Row, origin: int, way: int, after: int) -> int:
    """The next enemy of the piece on `origin` this way behind `after`; its own men end the line, enemies do not.

    Those on the first row, and those kept in quarantine by the piece itself, are not attacked.
    """
    own = s[t[AT_CELLS] + origin]
    to = t[t[STEPS] + after * WAYS + way]
    while to >= 0 and s[t[AT_CELLS] + to] != own:
        slope = t[t[SLOPE] + to]
        same_slope = slope > 0 and slope == t[t[SLOPE] + origin]
        if s[t[AT_CELLS] + to] > 0 and t[t[RANK] + to] > 0 and not same_slope:
            return to
        to = t[t[STEPS] + to * WAYS + way]
    return -1


@kernel
def attacked_lines(s: State, t: Row, origin: int) -> int:
    """The diagonals on which the piece stands in line with an enemy it attacks."""
    lines = 0
    if t[t[RANK] + origin] > 0:
        for way in (NE, SE, SW, NW):
            if enemy_on_ray(s, t, origin, way, origin) >= 0:
                lines |= line_of(way)
    return lines


@kernel
def chosen_on_line(s: State, t: Row, origin: int, up: int, down: int) -> int:
    """Who has to retreat of the enemies on a diagonal: the highest one, or of two neighbours the nearer one."""
    for way in (up, down):
        first = enemy_on_ray(s, t, origin, way, origin)
        if first >= 0:
            second = enemy_on_ray(s, t, origin, way, first)
            if second >= 0 and second == t[t[STEPS] + first * WAYS + way]:
                return first
    highest = enemy_on_ray(s, t, origin, up, origin)
    if highest >= 0:
        beyond = enemy_on_ray(s, t, origin, up, highest)
        while beyond >= 0:
            highest = beyond
            beyond = enemy_on_ray(s, t, origin, up, highest)
        return highest
    return enemy_on_ray(s, t, origin, down, origin)


@kernel
def play(s: State, t: Row, move: int) -> None:
    cells, player = t[AT_CELLS], s[ACTORS] - 1
    origin, to = move & PART, move >> 7
    enemy, hopeless, lines = s[ATTACKER] - 1, s[HOPELESS], s[LINES]
    failed = s[t[AT_DUTY] + origin] >> FAILED
    s[PLY] += 1
    s[TURN] += 1
    s[ACTORS] = 2 - player
    s[cells + to] = s[cells + origin]
    s[cells + origin] = 0
    release(s, t, origin)
    s[t[AT_HELD] + origin] = 0
    for cell in range(t[CELLS]):
        s[t[AT_DUTY] + cell] = 0
    s[ATTACKER], s[HOPELESS], s[LINES] = 0, 0, 0
    if t[t[RANK] + to] == t[t[RANK] + t[CELLS] - 1]:
        end_win(s, t, player, GOAL)
        return
    if enemy >= 0:
        repel(s, t, enemy, lines, hopeless)
    quarantine(s, t, to)
    given_up = 0
    for way in (SW, SE):
        if to == t[t[STEPS] + origin * WAYS + way]:
            given_up = failed & line_of(way)
    attack(s, t, to, given_up)
    if s[TURN] >= t[LONGEST]:
        end_draw(s, t, LIMIT)


@kernel
def repel(s: State, t: Row, attacker: int, lines: int, hopeless: int) -> None:
    """An attack has failed on the lines where an enemy has stayed, or altogether if nobody could retreat."""
    stayed = lines & attacked_lines(s, t, attacker)
    if hopeless or stayed:
        s[t[AT_DUTY] + attacker] |= REPELLED | stayed << FAILED


@kernel
def release(s: State, t: Row, holder: int) -> None:
    """Whoever the piece on this cell kept in quarantine is free."""
    for cell in range(t[CELLS]):
        if s[t[AT_HELD] + cell] == 1 + holder:
            s[t[AT_HELD] + cell] = 0


@kernel
def quarantine(s: State, t: Row, to: int) -> None:
    """A piece that steps onto a striped cell holds the enemies on the same slope, and frees those whom they held."""
    slope = t[t[SLOPE] + to]
    if slope == 0:
        return
    for cell in range(t[CELLS]):
        code = s[t[AT_CELLS] + cell]
        if code > 0 and code != s[t[AT_CELLS] + to] and t[t[SLOPE] + cell] == slope:
            release(s, t, cell)
            s[t[AT_HELD] + cell] = 1 + to


@kernel
def attack(s: State, t: Row, to: int, given_up: int) -> None:
    """Write down who must retreat, and whether anybody can; a step back along a failed line is no attack on it."""
    lines = attacked_lines(s, t, to) & ~given_up
    if lines == 0:
        return
    s[ATTACKER], s[LINES] = 1 + to, lines
    s[HOPELESS] = 1
    for line in (RISING, FALLING):
        if not lines & line:
            continue
        up, down = (NE, SW) if line == RISING else (NW, SE)
        victim = chosen_on_line(s, t, to, up, down)
        if victim < 0 or s[t[AT_HELD] + victim]:
            continue
        back = SE if line == RISING else SW
        if empty_step(s, t, victim, back) >= 0:
            s[t[AT_DUTY] + victim] |= line
            s[HOPELESS] = 0


@kernel
def result(s: State, t: Row) -> None:
    """Who cannot move has lost."""
    end_win(s, t, 2 - s[ACTORS], NO_MOVES)


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """How high the pieces stand."""
    value = 0
    for cell in range(t[CELLS]):
        code = s[t[AT_CELLS] + cell]
        if code > 0:
            high = t[t[RANK] + cell]
            worth = 3 * high * high + (0 if s[t[AT_HELD] + cell] else 8)
            value += worth if code == 1 + player else -worth
    return max(-900, min(900, value))
