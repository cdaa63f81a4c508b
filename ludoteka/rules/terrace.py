"""Kernel of terrace.

State  cells[c]: 0 empty, 1 + player * 5 + kind (A, B, C, D, T); out[p]: whose T was taken; idle: passes in a row
Move   origin | to << 6; PASS
"""

from __future__ import annotations

from ..boards.core import OFF
from ..declare import Reason
from ..declare.terrace import KINDS, Terrace
from .abi import ACTORS, PAYOFF, PLAYERS, PLY, REASON, TABLES, TURN, Packer, Row, State, Tables, board_steps
from .common import actor_of, end_draw, end_win
from .lean import kernel

PART = (1 << 6) - 1
PASS = 1 << 12
WAYS = 8
SORTS = len(KINDS)
T = SORTS - 1

CELLS, STEPS, HEIGHTS, NEXT, GOALS, FAR, APART, LONGEST, AT_CELLS, AT_OUT, AT_IDLE = range(TABLES, TABLES + 11)
SLOTS = 11
NEAR, STEP = 3, 30
"""What a cell nearer to the enemy's T is worth to a piece, and a move nearer to its goal to the own T."""
WEIGHT, SLACK = 2000, 10
"""What a lead in pieces is worth, by how many both have: whoever leads wants to exchange."""
FARTHEST = 8
"""Nothing is farther apart than this."""
DROPPED = 300
"""What it is worth to be in while another has dropped out."""
GOAL, CAPTURED, LIMIT, PASSED, LAST = (
    int(reason) for reason in (Reason.GOAL, Reason.CAPTURED, Reason.LIMIT, Reason.PASSED, Reason.LAST)
)


def pack(game: Terrace) -> Tables:
    board = game.board
    assert board is not None
    n = len(board)
    assert n <= PART + 1
    packer = Packer(game, SLOTS)
    packer.set(CELLS, n)
    packer.section(STEPS, board_steps(game))
    packer.section(HEIGHTS, [game.height(*places(game)[cell]) for cell in range(n)])
    packer.section(NEXT, [to for cell in range(n) for to in beside(game, cell)])
    packer.section(GOALS, board.all_at(game.goals))
    packer.section(FAR, [moves for goal in board.all_at(game.goals) for moves in ways_to(game, goal)])
    packer.section(APART, [apart(one, other) for one in places(game) for other in places(game)])
    packer.set(LONGEST, game.longest)
    packer.field_at("cells", n, AT_CELLS, high=game.players * SORTS)
    packer.field_at("out", game.players, AT_OUT, high=1)
    packer.field_at("idle", 1, AT_IDLE, high=game.players)
    men = max(len(names.replace(",", " ").split()) for names in game.men)
    return packer.tables(most_moves=men * (WAYS + 2 * max(len(game.terrace(*p)) for p in places(game))))


def places(game: Terrace) -> list[tuple[int, int]]:
    assert game.board is not None
    where = game.board.cells_by_name  # type: ignore[attr-defined]
    return [where[name] for name in game.board.names]


def beside(game: Terrace, cell: int) -> tuple[int, int]:
    """The neighbours of a cell along its terrace."""
    index = {place: at for at, place in enumerate(places(game))}
    place = places(game)[cell]
    level = [index[spot] for spot in game.terrace(*place)]
    at = level.index(cell)
    return (level[at - 1] if at else OFF, level[at + 1] if at + 1 < len(level) else OFF)


def ways_to(game: Terrace, goal: int) -> list[int]:
    """Moves from every cell to the goal on the empty board."""
    spots = places(game)
    index = {place: at for at, place in enumerate(spots)}
    heights, steps = [game.height(*place) for place in spots], board_steps(game)
    found, queue = {goal: 0}, [goal]
    for to in queue:
        before = [index[place] for place in game.terrace(*spots[to])]
        for way in range(WAYS):
            cell = steps[to * WAYS + way]
            if cell != OFF and (heights[cell] < heights[to] or (heights[cell] > heights[to] and way % 2 == 0)):
                before.append(cell)
        for cell in before:
            if cell not in found:
                found[cell] = found[to] + 1
                queue.append(cell)
    return [found[cell] for cell in range(len(spots))]


def apart(one: tuple[int, int], other: tuple[int, int]) -> int:
    """How many cells apart two places are, straight or aslant."""
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))


def start(game: Terrace, tables: Tables) -> State:
    s, t = tables.blank(), tables.row
    assert game.board is not None
    s[ACTORS] = 1
    for player in range(game.players):
        for kind, cells in game.pieces_of(player).items():
            for cell in game.board.all_at(cells):
                s[t[AT_CELLS] + cell] = 1 + player * SORTS + KINDS.index(kind)
    return s


@kernel
def owner(code: int) -> int:
    return -1 if code == 0 else (code - 1) // SORTS


@kernel
def size(code: int) -> int:
    """A T is as small as an A."""
    kind = (code - 1) % SORTS
    return 0 if kind == T else kind


@kernel
def may_take(s: State, taker: int, victim: int) -> bool:
    """A piece takes others of its size or smaller, also its own, but never its own T."""
    own_t = owner(victim) == owner(taker) and (victim - 1) % SORTS == T
    return size(victim) <= size(taker) and not own_t


@kernel
def along(s: State, t: Row, cell: int, out: Row, n: int) -> int:
    """Moves along the terrace, over own pieces but not over others."""
    own = owner(s[t[AT_CELLS] + cell])
    for way in range(2):
        to = t[t[NEXT] + 2 * cell + way]
        while to != OFF:
            code = s[t[AT_CELLS] + to]
            if code == 0:
                out[n] = cell | to << 6
                n += 1
            elif owner(code) != own:
                break
            to = t[t[NEXT] + 2 * to + way]
    return n


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    player, n = actor_of(s), 0
    for cell in range(t[CELLS]):
        code = s[t[AT_CELLS] + cell]
        if owner(code) != player:
            continue
        n = along(s, t, cell, out, n)
        for way in range(WAYS):
            to = t[t[STEPS] + cell * WAYS + way]
            if to == OFF:
                continue
            rise, there = t[t[HEIGHTS] + to] - t[t[HEIGHTS] + cell], s[t[AT_CELLS] + to]
            step = there == 0 and (rise > 0 or (rise < 0 and way % 2 == 0))
            takes = there != 0 and rise < 0 and way % 2 == 1 and may_take(s, code, there)
            if step or takes:
                out[n] = cell | to << 6
                n += 1
    if n == 0:
        out[0] = PASS
        n = 1
    return n


@kernel
def drop_out(s: State, t: Row, player: int) -> None:
    """Whose T was taken leaves the board."""
    s[t[AT_OUT] + player] = 1
    for cell in range(t[CELLS]):
        if owner(s[t[AT_CELLS] + cell]) == player:
            s[t[AT_CELLS] + cell] = 0


@kernel
def left_in(s: State, t: Row) -> int:
    found = 0
    for player in range(t[PLAYERS]):
        found += 1 - s[t[AT_OUT] + player]
    return found


@kernel
def play(s: State, t: Row, move: int) -> None:
    player = actor_of(s)
    s[PLY] += 1
    s[TURN] += 1
    if move == PASS:
        s[t[AT_IDLE]] += 1
    else:
        s[t[AT_IDLE]] = 0
        origin, to = move & PART, move >> 6
        code, there = s[t[AT_CELLS] + origin], s[t[AT_CELLS] + to]
        s[t[AT_CELLS] + origin] = 0
        s[t[AT_CELLS] + to] = code
        if there != 0 and (there - 1) % SORTS == T:
            drop_out(s, t, owner(there))
            if left_in(s, t) == 1:
                end_win(s, t, player, CAPTURED if t[PLAYERS] == 2 else LAST)
                return
        if (code - 1) % SORTS == T and to == t[t[GOALS] + player]:
            end_win(s, t, player, GOAL)
            return
    after = (player + 1) % t[PLAYERS]
    while s[t[AT_OUT] + after]:
        after = (after + 1) % t[PLAYERS]
    s[ACTORS] = 1 << after
    if s[t[AT_IDLE]] >= left_in(s, t):
        draw_among(s, t, PASSED)
    elif s[TURN] >= t[LONGEST]:
        draw_among(s, t, LIMIT)


@kernel
def draw_among(s: State, t: Row, reason: int) -> None:
    """Nobody who is still in wins or loses; those who have dropped out have lost."""
    end_draw(s, t, reason)
    if t[PLAYERS] > 2:
        for player in range(t[PLAYERS]):
            s[PAYOFF + player] = -1 if s[t[AT_OUT] + player] else 0
    s[REASON] = reason


@kernel
def result(s: State, t: Row) -> None:
    """There is always a move, if only to pass."""
    end_draw(s, t, PASSED)


@kernel
def crown_of(s: State, t: Row, player: int) -> int:
    """Where the player's T is; -1 if it was taken."""
    for cell in range(t[CELLS]):
        if s[t[AT_CELLS] + cell] == 1 + player * SORTS + T:
            return cell
    return -1


@kernel
def material(s: State, t: Row, player: int) -> int:
    """The player's pieces by size, without the T."""
    value, first = 0, 1 + player * SORTS
    for cell in range(t[CELLS]):
        kind = s[t[AT_CELLS] + cell] - first
        if 0 <= kind < T:
            value += 2 + kind
    return value


@kernel
def standing(s: State, t: Row, player: int, crown: int) -> int:
    """How few moves the own T has to its goal, and how near the pieces are to the enemy's T."""
    value, n, first = 0, t[CELLS], 1 + player * SORTS
    for cell in range(n):
        kind = s[t[AT_CELLS] + cell] - first
        if 0 <= kind < T:
            value += NEAR * (FARTHEST - t[t[APART] + cell * n + crown])
        elif kind == T:
            value -= STEP * t[t[FAR] + player * n + cell]
    return value


@kernel
def judged(s: State, t: Row, player: int, other: int) -> int:
    """What one player has before another: the lead in pieces, and how they stand."""
    mine, yours = crown_of(s, t, player), crown_of(s, t, other)
    if mine < 0 or yours < 0:
        return DROPPED * (int(yours < 0) - int(mine < 0))
    own, foreign = material(s, t, player), material(s, t, other)
    lead = WEIGHT * abs(own - foreign) // (own + foreign + SLACK)
    value = standing(s, t, player, yours) - standing(s, t, other, mine)
    return value + (lead if own > foreign else -lead)


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """What the player has before the others, on an average."""
    value = 0
    for other in range(t[PLAYERS]):
        if other != player:
            value += judged(s, t, player, other)
    if t[PLAYERS] > 2:
        value //= t[PLAYERS] - 1
    return min(900, max(-900, value))
