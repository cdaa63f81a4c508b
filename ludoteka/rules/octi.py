"""Kernel of octi and hexi.

State  cells[c]: 0 empty, 1 + owner of the tower there; height[c]: its pods; prongs[c * pods + level]: the prongs of
       each pod as bits, the lowest pod first; hand[p]: pods not placed; stock[p]: prongs not used
       jumper: 1 + the cell of the tower that may go on jumping; jumped[c]: enemies it has jumped over
Phase  MOVING, or JUMPING in the middle of a series. QUIET counts turns since the last prong, pod or capture.
Move   kind 3 | cell 7 | way 3 | number 3 | way 3 | taken 1: the number is a level, or how many pods from the top go
"""

from __future__ import annotations

from ..declare import Reason
from ..declare.octi import Octi
from .abi import ACTORS, HEADER, PHASE, PLY, QUIET, TABLES, TURN, Packer, Row, State, Tables
from .common import end_draw, end_win
from .lean import kernel

HAND, STOCK, JUMPER = HEADER, HEADER + 2, HEADER + 4

CELLS, STEPS, WAYS, PODS, HOMES, HOME, TO_WIN, QUIET_LIMIT, FAR = range(TABLES, TABLES + 9)
AT_CELLS, AT_HEIGHT, AT_PRONGS, AT_JUMPED = range(TABLES + 9, TABLES + 13)
SLOTS = 13

MOVING, JUMPING = 0, 1
INSERT, SHIFT, PLACE, STEP, JUMP, STOP = range(6)
TACTICAL = True
"""The judgement knows who is ahead in the race: alpha-beta plays it well, in spite of the many moves."""

GOAL, NO_MOVES, NO_PROGRESS = int(Reason.GOAL), int(Reason.NO_MOVES), int(Reason.NO_PROGRESS)


# --- tables and packing -------------------------------------------------------------------------------------------


def distance_to(game: Octi, homes: tuple[int, ...]) -> list[int]:
    """Of every cell from the nearest of these, in steps."""
    board = game.board
    assert board is not None
    far = dict.fromkeys(homes, 0)
    todo = list(homes)
    for cell in todo:
        for way in game.ways:
            to = board.step(cell, board.direction(way))
            if to >= 0 and to not in far:
                far[to] = far[cell] + 1
                todo.append(to)
    return [far[cell] for cell in range(len(board))]


def pack(game: Octi) -> Tables:
    board = game.board
    assert board is not None
    n, ways = len(board), [board.direction(name) for name in game.ways]
    assert n < 1 << 7
    homes = [board.all_at(cells) for cells in game.homes]
    packer = Packer(game, SLOTS)
    packer.fixed_field("hand", HAND, 2, high=game.pods)
    packer.fixed_field("stock", STOCK, 2, high=2 * game.prongs)
    packer.fixed_field("jumper", JUMPER, high=n)
    packer.set(CELLS, n)
    packer.set(WAYS, len(ways))
    packer.section(STEPS, [board.step(cell, way) for cell in range(n) for way in ways])
    packer.set(PODS, game.pods)
    packer.set(HOMES, len(homes[0]))
    packer.section(HOME, [cell for cells in homes for cell in cells])
    packer.set(TO_WIN, game.homes_to_win)
    packer.set(QUIET_LIMIT, game.quiet)
    packer.section(FAR, [*distance_to(game, homes[1]), *distance_to(game, homes[0])])
    packer.field_at("cells", n, AT_CELLS, high=2)
    packer.field_at("height", n, AT_HEIGHT, high=game.pods)
    packer.field_at("prongs", n * game.pods, AT_PRONGS, high=(1 << len(ways)) - 1)
    packer.field_at("jumped", n, AT_JUMPED, high=1)
    most = game.pods * (len(ways) * game.pods * 3 + len(ways) ** 2) + len(homes[0]) + 1
    return packer.tables(most_moves=most, whole_turns=False)


def start(game: Octi, tables: Tables) -> State:
    board = game.board
    assert board is not None
    s = tables.blank()
    s[ACTORS] = 1
    for player, cells in enumerate(game.homes):
        for cell in board.all_at(cells):
            s[tables.field("cells").at + cell] = 1 + player
            s[tables.field("height").at + cell] = 1
        s[HAND + player] = game.pods - len(cells.split())
        s[STOCK + player] = game.prongs
    return s


@kernel
def pack_move(kind: int, cell: int, way: int, number: int, to_way: int, taken: int) -> int:
    return kind | cell << 3 | way << 10 | number << 13 | to_way << 16 | taken << 19


# --- what is possible ---------------------------------------------------------------------------------------------


@kernel
def pods_that_point(s: State, t: Row, cell: int, way: int) -> int:
    """How many pods from the top of the tower have a prong in this direction, without a gap."""
    found = 0
    base = t[AT_PRONGS] + cell * t[PODS]
    level = s[t[AT_HEIGHT] + cell] - 1
    while level >= 0 and s[base + level] >> way & 1:
        found += 1
        level -= 1
    return found


@kernel
def may_jump(s: State, t: Row, cell: int, way: int) -> bool:
    """An enemy who was not jumped over yet, and an empty cell behind him."""
    over = t[t[STEPS] + cell * t[WAYS] + way]
    if over < 0 or s[t[AT_CELLS] + over] != 3 - s[ACTORS] or s[t[AT_JUMPED] + over]:
        return False
    behind = t[t[STEPS] + over * t[WAYS] + way]
    return behind >= 0 and s[t[AT_CELLS] + behind] == 0


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    if s[PHASE] == JUMPING:
        n = list_series(s, t, out)
        out[n] = STOP
        return n + 1
    n = list_places(s, t, out, 0)
    for cell in range(t[CELLS]):
        if s[t[AT_CELLS] + cell] == s[ACTORS]:
            n = list_steps(s, t, out, n, cell)
            n = list_prongs(s, t, out, n, cell)
    return n


@kernel
def list_places(s: State, t: Row, out: Row, n: int) -> int:
    """A pod from the hand on an own home cell without an enemy."""
    player = s[ACTORS] - 1
    if s[HAND + player] > 0:
        for k in range(t[HOMES]):
            cell = t[t[HOME] + player * t[HOMES] + k]
            out[n] = pack_move(PLACE, cell, 0, 0, 0, 0)
            n += s[t[AT_CELLS] + cell] != 3 - s[ACTORS]
    return n


@kernel
def list_steps(s: State, t: Row, out: Row, n: int, cell: int) -> int:
    for way in range(t[WAYS]):
        going = pods_that_point(s, t, cell, way)
        to = t[t[STEPS] + cell * t[WAYS] + way]
        if going == 0 or to < 0:
            continue
        if s[t[AT_CELLS] + to] != 3 - s[ACTORS]:
            for number in range(1, going + 1):
                out[n] = pack_move(STEP, cell, way, number, 0, 0)
                n += 1
        elif may_jump(s, t, cell, way):
            for number in range(1, going + 1):
                out[n] = pack_move(JUMP, cell, way, number, 0, 1)
                out[n + 1] = pack_move(JUMP, cell, way, number, 0, 0)
                n += 2
    return n


@kernel
def list_prongs(s: State, t: Row, out: Row, n: int, cell: int) -> int:
    """New prongs, and prongs that change their place on a pod."""
    stock = s[STOCK + s[ACTORS] - 1]
    for level in range(s[t[AT_HEIGHT] + cell]):
        prongs = s[t[AT_PRONGS] + cell * t[PODS] + level]
        for to_way in range(t[WAYS]):
            if prongs >> to_way & 1:
                continue
            if stock > 0:
                out[n] = pack_move(INSERT, cell, 0, level, to_way, 0)
                n += 1
            for way in range(t[WAYS]):
                if prongs >> way & 1:
                    out[n] = pack_move(SHIFT, cell, way, level, to_way, 0)
                    n += 1
    return n


@kernel
def list_series(s: State, t: Row, out: Row) -> int:
    """The tower that jumps goes on as a whole."""
    cell = s[JUMPER] - 1
    whole = s[t[AT_HEIGHT] + cell]
    n = 0
    for way in range(t[WAYS]):
        if pods_that_point(s, t, cell, way) == whole and may_jump(s, t, cell, way):
            out[n] = pack_move(JUMP, cell, way, whole, 0, 1)
            out[n + 1] = pack_move(JUMP, cell, way, whole, 0, 0)
            n += 2
    return n


# --- what happens -------------------------------------------------------------------------------------------------


@kernel
def play(s: State, t: Row, move: int) -> None:
    s[PLY] += 1
    kind, cell, way = move & 7, move >> 3 & 127, move >> 10 & 7
    number, to_way = move >> 13 & 7, move >> 16 & 7
    if kind == JUMP:
        jump(s, t, cell, way, number, move >> 19 & 1)
        return
    if kind == INSERT:
        s[t[AT_PRONGS] + cell * t[PODS] + number] |= 1 << to_way
        s[STOCK + s[ACTORS] - 1] -= 1
        s[QUIET] = 0
    elif kind == SHIFT:
        s[t[AT_PRONGS] + cell * t[PODS] + number] ^= 1 << way | 1 << to_way
    elif kind == PLACE:
        add_pod(s, t, cell, 0)
        s[HAND + s[ACTORS] - 1] -= 1
        s[QUIET] = 0
    elif kind == STEP:
        carry(s, t, cell, t[t[STEPS] + cell * t[WAYS] + way], number)
    end_turn(s, t)


@kernel
def add_pod(s: State, t: Row, cell: int, prongs: int) -> None:
    """A pod on top of what stands here."""
    level = s[t[AT_HEIGHT] + cell]
    s[t[AT_CELLS] + cell] = s[ACTORS]
    s[t[AT_PRONGS] + cell * t[PODS] + level] = prongs
    s[t[AT_HEIGHT] + cell] = level + 1


@kernel
def carry(s: State, t: Row, origin: int, to: int, number: int) -> None:
    """The upper pods of a tower go to another cell, in the same order."""
    first = s[t[AT_HEIGHT] + origin] - number
    for level in range(first, first + number):
        at = t[AT_PRONGS] + origin * t[PODS] + level
        add_pod(s, t, to, s[at])
        s[at] = 0
    s[t[AT_HEIGHT] + origin] = first
    if first == 0:
        s[t[AT_CELLS] + origin] = 0


@kernel
def jump(s: State, t: Row, cell: int, way: int, number: int, taken: int) -> None:
    over = t[t[STEPS] + cell * t[WAYS] + way]
    to = t[t[STEPS] + over * t[WAYS] + way]
    carry(s, t, cell, to, number)
    if taken:
        take(s, t, over)
        s[QUIET] = 0
    else:
        s[t[AT_JUMPED] + over] = 1
    s[PHASE] = JUMPING
    s[JUMPER] = 1 + to
    if has_won(s, t) or not can_go_on(s, t):
        end_turn(s, t)


@kernel
def take(s: State, t: Row, cell: int) -> None:
    """A tower leaves the game; who took it keeps its prongs."""
    for level in range(s[t[AT_HEIGHT] + cell]):
        at = t[AT_PRONGS] + cell * t[PODS] + level
        for way in range(t[WAYS]):
            s[STOCK + s[ACTORS] - 1] += s[at] >> way & 1
        s[at] = 0
    s[t[AT_HEIGHT] + cell] = 0
    s[t[AT_CELLS] + cell] = 0


@kernel
def can_go_on(s: State, t: Row) -> bool:
    cell = s[JUMPER] - 1
    for way in range(t[WAYS]):
        if pods_that_point(s, t, cell, way) == s[t[AT_HEIGHT] + cell] and may_jump(s, t, cell, way):
            return True
    return False


@kernel
def homes_held(s: State, t: Row, code: int) -> int:
    """How many cells of the enemy's home a player holds."""
    held = 0
    for k in range(t[HOMES]):
        held += s[t[AT_CELLS] + t[t[HOME] + (2 - code) * t[HOMES] + k]] == code
    return held


@kernel
def has_won(s: State, t: Row) -> bool:
    return homes_held(s, t, s[ACTORS]) >= t[TO_WIN]


@kernel
def end_turn(s: State, t: Row) -> None:
    own = s[ACTORS]
    s[PHASE] = MOVING
    s[JUMPER] = 0
    for cell in range(t[CELLS]):
        s[t[AT_JUMPED] + cell] = 0
    s[TURN] += 1
    s[QUIET] += 1
    if has_won(s, t):
        end_win(s, t, own - 1, GOAL)
        return
    s[ACTORS] = 3 - own
    if s[QUIET] > t[QUIET_LIMIT]:
        end_draw(s, t, NO_PROGRESS)


@kernel
def result(s: State, t: Row) -> None:
    """Who cannot do anything has lost."""
    end_win(s, t, 2 - s[ACTORS], NO_MOVES)


FORWARD = 5
"""What a prong is worth that points nearer to the enemy's home; any other is worth 1, a step forwards 6."""
RACE = 30
"""What a turn is worth by which the foremost pods are nearer to the enemy's home."""
UNREACHED = 12
"""Instead of the turns of a pod that is not on the board."""


@kernel
def turns_to_go(s: State, t: Row, code: int) -> int:
    """In how many turns the foremost pods would arrive, if nobody hindered them: a step each, and a first prong.

    As many pods count as have to arrive, three at the most.
    """
    distances = t[FAR] + (code - 1) * t[CELLS]
    first = second = third = UNREACHED
    for cell in range(t[CELLS]):
        if s[t[AT_CELLS] + cell] != code:
            continue
        far = t[distances + cell]
        for level in range(s[t[AT_HEIGHT] + cell]):
            need = far + (0 if far == 0 or leads_on(s, t, distances, cell, level) else 1)
            if need < first:
                first, second, third = need, first, second
            elif need < second:
                second, third = need, second
            elif need < third:
                third = need
    if t[TO_WIN] == 1:
        return first
    return first + second if t[TO_WIN] == 2 else first + second + third


@kernel
def leads_on(s: State, t: Row, distances: int, cell: int, level: int) -> bool:
    """Whether a prong of this pod points nearer to where these distances lead."""
    for way in range(t[WAYS]):
        if s[t[AT_PRONGS] + cell * t[PODS] + level] >> way & 1:
            to = t[t[STEPS] + cell * t[WAYS] + way]
            if to >= 0 and t[distances + to] < t[distances + cell]:
                return True
    return False


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """The race to the enemy's home; then pods, how near they are to it, and prongs, above all those that lead there."""
    value = 15 * (s[HAND + player] - s[HAND + 1 - player])
    value += RACE * (turns_to_go(s, t, 2 - player) - turns_to_go(s, t, 1 + player)) // t[TO_WIN]
    for cell in range(t[CELLS]):
        code = s[t[AT_CELLS] + cell]
        if code == 0:
            continue
        distances = t[FAR] + (code - 1) * t[CELLS]
        far = t[distances + cell]
        worth = 0
        for level in range(s[t[AT_HEIGHT] + cell]):
            worth += 60 - 6 * far
            for way in range(t[WAYS]):
                if s[t[AT_PRONGS] + cell * t[PODS] + level] >> way & 1:
                    to = t[t[STEPS] + cell * t[WAYS] + way]
                    worth += FORWARD if to >= 0 and t[distances + to] < far else 1
        value += worth if code == player + 1 else -worth
    return min(900, max(-900, value))
