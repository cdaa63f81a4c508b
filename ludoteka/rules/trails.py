"""Kernel of the trails: one pawn each.

State  mover; at[player]: the cell, 0 beside the board; begun[player]: whether he has thrown; wait[player]: turns to
       miss, HELD while he waits to be relieved; came[player]: the cell he came from to where he is held; dice: the
       last throw.
Move   ROLL; a throw (see `throws`).
"""

from __future__ import annotations

from ..declare import MAX_PLAYERS, Reason
from ..declare.trails import Relief, Trail
from .abi import ACTORS, CHANCE, HEADER, PHASE, PLAYERS, PLY, POINTS, TURN, Packer, Row, State, Tables, kernel
from .throws import (
    DIE_BITS,
    DIE_MASK,
    FIRST_SLOT,
    THROW_CODES,
    THROW_WEIGHTS,
    end_by_points,
    lay_dice,
    list_throws,
    pack_throws,
    random_throw,
    throw_code,
)

DICE_COUNT, LAST, EFFECTS, OPENINGS, OPENING_COUNT, RELIEF, EVICT, LONGEST, BOUNCE = range(FIRST_SLOT, FIRST_SLOT + 9)
SLOTS = 12

MOST_DICE = 2
MOVER = HEADER
AT = MOVER + 1
BEGUN = AT + MAX_PLAYERS
WAIT = BEGUN + MAX_PLAYERS
CAME = WAIT + MAX_PLAYERS
DICE = CAME + MAX_PLAYERS

READY, FALLING = range(2)
ROLL = 0
HELD = 3
"""In `wait`: until somebody comes."""
AGAIN, MISS, HOLD = -1, -2, -3
"""Effects of cells; a positive number is the cell to jump to."""
RELIEFS = tuple(Relief)
SWAP, BACK, TURNS = (RELIEFS.index(relief) for relief in (Relief.SWAP, Relief.BACK, Relief.TURNS))
GOAL, LIMIT = int(Reason.GOAL), int(Reason.LIMIT)


def pack(game: Trail) -> Tables:
    packer = Packer(game, SLOTS)
    pack_throws(packer, game.dice)
    packer.set(DICE_COUNT, game.dice)
    packer.set(LAST, game.last)
    effects = {**dict(game.jumps), **dict.fromkeys(game.again, AGAIN), **dict.fromkeys(game.miss, MISS)}
    effects |= dict.fromkeys(game.held, HOLD)
    packer.section(EFFECTS, [effects.get(cell, 0) for cell in range(game.last + 1)])
    packer.section(OPENINGS, [n for *dice, cell in game.openings for n in (throw_code(tuple(dice)), cell)])
    packer.set(OPENING_COUNT, len(game.openings))
    packer.set(RELIEF, RELIEFS.index(game.relief))
    packer.set(EVICT, game.evict)
    packer.set(BOUNCE, game.bounce)
    packer.set(LONGEST, game.longest)
    packer.fixed_field("mover", MOVER, high=game.players - 1)
    packer.fixed_field("at", AT, MAX_PLAYERS, high=game.last)
    packer.fixed_field("begun", BEGUN, MAX_PLAYERS, high=1)
    packer.fixed_field("wait", WAIT, MAX_PLAYERS, high=HELD)
    packer.fixed_field("came", CAME, MAX_PLAYERS, high=game.last)
    packer.fixed_field("dice", DICE, MOST_DICE, high=6)
    return packer.tables(most_moves=21, scale=game.players - 1, whole_turns=False)


def start(game: Trail, tables: Tables) -> State:
    s = tables.blank()
    s[ACTORS] = 1
    return s


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    if s[PHASE] == FALLING:
        return list_throws(t, t[DICE_COUNT], THROW_CODES, out)
    out[0] = ROLL
    return 1


@kernel
def weights(s: State, t: Row, out: Row) -> int:
    return list_throws(t, t[DICE_COUNT], THROW_WEIGHTS, out)


@kernel
def pick(s: State, t: Row, out: Row, rng: Row) -> int:
    if s[ACTORS] == 0:
        return -1
    return random_throw(rng, t[DICE_COUNT]) if s[PHASE] == FALLING else ROLL


@kernel
def play(s: State, t: Row, move: int) -> None:
    s[PLY] += 1
    if s[PHASE] == READY:
        s[PHASE] = FALLING
        s[ACTORS] = CHANCE
        return
    lay_dice(s, DICE, MOST_DICE, move)
    walk(s, t, move)
    s[TURN] += 1
    if s[AT + s[MOVER]] == t[LAST]:
        end_by_points(s, t, GOAL)
    elif s[TURN] == t[LONGEST]:
        end_by_points(s, t, LIMIT)
    else:
        s[MOVER] = next_player(s, t)
        s[PHASE] = READY
        s[ACTORS] = 1 << s[MOVER]


@kernel
def result(s: State, t: Row) -> None:
    """Never needed: somebody can always throw until the game ends."""


@kernel
def opening(s: State, t: Row, throw: int) -> int:
    """Where a first throw leads, or 0."""
    for k in range(t[OPENING_COUNT]):
        if t[t[OPENINGS] + 2 * k] == throw:
            return t[t[OPENINGS] + 2 * k + 1]
    return 0


@kernel
def destination(s: State, t: Row, origin: int, throw: int) -> int:
    """Where the pawn comes to rest: surplus points count backwards, geese send it on, jumps lead elsewhere."""
    points = (throw & DIE_MASK) + (throw >> DIE_BITS & DIE_MASK)
    to, way = origin, 1
    while True:
        to += way * points
        if to > t[LAST] and not t[BOUNCE]:
            return origin
        if to > t[LAST]:
            to = 2 * t[LAST] - to
            way = -1
        to = max(to, 0)
        effect = t[t[EFFECTS] + to]
        if effect != AGAIN:
            return effect if effect > 0 else to


@kernel
def walk(s: State, t: Row, throw: int) -> None:
    player = s[MOVER]
    origin = s[AT + player]
    to = 0 if s[BEGUN + player] else opening(s, t, throw)
    if to == 0:
        to = destination(s, t, origin, throw)
    s[BEGUN + player] = 1
    s[AT + player] = to
    s[POINTS + player] = to
    if t[EVICT]:
        meet(s, t, player, origin)
    effect = t[t[EFFECTS] + to]
    if effect == MISS:
        s[WAIT + player] = 1
    elif effect == HOLD:
        s[WAIT + player] = 2 if t[RELIEF] == TURNS else HELD
        s[CAME + player] = origin


@kernel
def occupied(s: State, t: Row, cell: int) -> bool:
    """Whether a pawn stands there; beside the board there is always room."""
    for player in range(t[PLAYERS]):
        if cell > 0 and s[AT + player] == cell:
            return True
    return False


@kernel
def meet(s: State, t: Row, player: int, origin: int) -> None:
    """The pawn met goes where the newcomer came from; or, by one rule, where it came from itself before it was held."""
    for other in range(t[PLAYERS]):
        if other != player and s[AT + other] == s[AT + player] and s[AT + other] > 0:
            back = s[WAIT + other] == HELD and t[RELIEF] == BACK and not occupied(s, t, s[CAME + other])
            s[AT + other] = s[CAME + other] if back else origin
            s[POINTS + other] = s[AT + other]
            s[WAIT + other], s[CAME + other] = 0, 0


@kernel
def next_player(s: State, t: Row) -> int:
    """Those who miss a turn are passed over; if all are held, all are released."""
    free = False
    for player in range(t[PLAYERS]):
        free |= s[WAIT + player] != HELD
    player = s[MOVER]
    while True:
        player = (player + 1) % t[PLAYERS]
        if not free:
            s[WAIT + player], s[CAME + player] = 0, 0
            if player == s[MOVER]:
                return (player + 1) % t[PLAYERS]
        elif s[WAIT + player] == 0:
            return player
        elif s[WAIT + player] != HELD:
            s[WAIT + player] -= 1
