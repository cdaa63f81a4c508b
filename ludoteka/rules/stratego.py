"""Kernel of stratego.

State  cells[c]: 0 empty, else 1 + side * KINDS + kind; the last kind, UNKNOWN, stands where a rank is hidden;
       known[c]: the enemy knows the rank of the piece there; moved[c]: it has moved, so it is neither bomb nor flag;
       left: pieces each side has still to set up; lost[side * KINDS + kind]: pieces taken from each side;
       duel: attacker's and defender's code and 1 + cell, if the last action was an attack;
       recent: the last moves of each side, newest first, for the rule against going to and fro;
       stock, count, pieces, place follow from the cells: what is still to be set up, and a list of each side's pieces.
Move   origin | to << 8; in the set-up PLACE | kind << 8 | cell, with the player in the top bits.
       A set-up that must not be seen is PLACE | UNSEEN, with the player.
"""

from __future__ import annotations

from ..boards import OFF, Square
from ..boards.square import E, N, S, W
from ..declare import Reason
from ..declare.stratego import LAKE, Stratego
from .abi import (
    ACTORS,
    HEADER,
    PHASE,
    PLAYER_SHIFT,
    PLY,
    QUIET,
    TABLES,
    TURN,
    Packer,
    Row,
    State,
    Tables,
    kernel,
)
from .common import actor_of, end_draw, end_win, random_below

SETTING_UP, PLAYING = 0, 1

LEFT = HEADER
DUEL = LEFT + 2
"""Attacker's code, defender's code, 1 + the cell of the last attack; zeros if the last action was none."""
COUNT = DUEL + 3
FIELDS = COUNT + 2

(
    CELLS,
    WIDTH,
    MEN,
    KINDS,
    FLAG,
    BOMB,
    RUNNER,
    SHUTTLE,
    QUIET_LIMIT,
    STEPS,
    HOME,
    ARMY,
    TOTAL,
    OUTCOME,
    VALUE,
    AT_CELLS,
    AT_KNOWN,
    AT_MOVED,
    AT_LOST,
    AT_RECENT,
    AT_STOCK,
    AT_PIECES,
    AT_PLACE,
    AT_SCRATCH,
) = range(TABLES, TABLES + 24)
SLOTS = 24

WAYS = 4
PLACE = 1 << 16
UNSEEN = 0xFFFF
ATTACKER, DEFENDER, BOTH = 1, 2, 3
"""Who falls in an attack, as bits."""
SAMPLE_TRIES = 16

CAPTURED = int(Reason.CAPTURED)
NO_MOVES = int(Reason.NO_MOVES)
NO_PROGRESS = int(Reason.NO_PROGRESS)


def pack(game: Stratego) -> Tables:
    board = game.board
    assert isinstance(board, Square)
    n = len(board)
    names = [piece.name for piece in game.pieces]
    kinds = len(names) + 1
    men = sum(troop.count for troop in game.army)
    packer = Packer(game, SLOTS)
    packer.fixed_field("left", LEFT, 2, high=men)
    packer.fixed_field("duel", DUEL, 3, high=max(2 * kinds, n))
    packer.fixed_field("count", COUNT, 2, high=n, derived=True)
    packer.set(CELLS, n)
    packer.set(WIDTH, board.width)
    packer.set(MEN, men)
    packer.set(KINDS, kinds)
    packer.set(FLAG, names.index(game.flag))
    packer.set(BOMB, names.index(game.bomb))
    packer.set(RUNNER, names.index(game.runner))
    packer.set(SHUTTLE, game.shuttle)
    packer.set(QUIET_LIMIT, game.quiet)
    packer.section(STEPS, land_steps(board))
    packer.section(HOME, [*range(men), *range(n - men, n)])
    packer.section(ARMY, [kind for kind, troop in enumerate(game.army) for _ in range(troop.count)])
    packer.section(TOTAL, [*(troop.count for troop in game.army), 0])
    packer.section(OUTCOME, [outcome(game, a, d) for a in (*names, "") for d in (*names, "")])
    packer.section(VALUE, [value(game, name) for name in (*names, "")])
    packer.field_at("cells", n, AT_CELLS, high=2 * kinds)
    packer.field_at("known", n, AT_KNOWN, high=1)
    packer.field_at("moved", n, AT_MOVED, high=1)
    packer.field_at("lost", 2 * kinds, AT_LOST, high=men)
    packer.field_at("recent", 2 * max(game.shuttle, 1), AT_RECENT, high=1 << 16)
    packer.field_at("stock", 2 * kinds, AT_STOCK, high=men, derived=True)
    packer.field_at("pieces", 2 * n, AT_PIECES, high=n - 1, derived=True)
    packer.field_at("place", n, AT_PLACE, high=n - 1, derived=True)
    packer.scratch(2 * n, AT_SCRATCH)
    reach = (board.width - 1) + (board.height - 1)
    moves_in_play = men * max(reach, WAYS)
    return packer.tables(most_moves=max(2 * (kinds - 1) * men, moves_in_play))


def land_steps(board: Square) -> list[int]:
    """steps[cell * WAYS + way], OFF at the edge and at the water."""
    water = board.region(LAKE)
    steps = (board.step(cell, way) for cell in range(len(board)) for way in (N, E, S, W))
    return [OFF if to in water else to for to in steps]


def outcome(game: Stratego, attacker: str, defender: str) -> int:
    """Who falls when one kind attacks another; "" is an unknown kind."""
    names = [piece.name for piece in game.pieces]
    if "" in (attacker, defender) or attacker == defender:
        return BOTH
    if defender == game.bomb:
        return DEFENDER if attacker == game.sapper else ATTACKER
    if (attacker, defender) == (game.spy, game.spied):
        return DEFENDER
    return DEFENDER if names.index(attacker) > names.index(defender) else ATTACKER


def value(game: Stratego, name: str) -> int:
    """What a piece is worth to a computer: how many enemies it beats when it attacks, and something for being there."""
    if name in ("", game.flag):
        return 0
    beaten = sum(t.count for t in game.army if outcome(game, name, t.piece.name) == DEFENDER)
    return 10 + (beaten if name != game.bomb else 20)


def start(game: Stratego, tables: Tables) -> State:
    s = tables.blank()
    s[ACTORS] = 0b11
    s[LEFT : LEFT + 2] = tables.row[MEN]
    derive(s, tables.row)
    return s


@kernel
def derive(s: State, t: Row) -> None:
    """In the set-up, what is left of each kind; afterwards, the lists of pieces."""
    kinds, stock = t[KINDS], t[AT_STOCK]
    setting_up = s[PHASE] == SETTING_UP
    for side in range(2):
        s[COUNT + side] = 0
        for kind in range(kinds):
            s[stock + side * kinds + kind] = t[t[TOTAL] + kind] if setting_up else 0
    for i in range(t[CELLS]):
        list_piece(s, t, i, 1)
        # The first player's pieces are listed from the front too: those are the ones that can move.
        list_piece(s, t, t[CELLS] - 1 - i, 0)


@kernel
def list_piece(s: State, t: Row, cell: int, side: int) -> None:
    """Note the piece on a cell, if it is one of this side."""
    code = s[t[AT_CELLS] + cell]
    own = side * t[KINDS]
    if code <= own or code > own + t[KINDS]:
        return
    if s[PHASE] == SETTING_UP:
        s[t[AT_STOCK] + code - 1] -= 1
        return
    at = s[COUNT + side]
    s[t[AT_PIECES] + side * t[CELLS] + at] = cell
    s[t[AT_PLACE] + cell] = at
    s[COUNT + side] = at + 1


# --- moves ---------------------------------------------------------------------------------------------------------


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    if s[PHASE] == SETTING_UP:
        n = 0
        for side in range(2):
            if s[ACTORS] >> side & 1:
                n = placings(s, t, side, out, n)
        return n
    return marches(s, t, actor_of(s), out)


@kernel
def placings(s: State, t: Row, side: int, out: Row, n: int) -> int:
    """Every kind in stock on every empty home cell."""
    home = t[HOME] + side * t[MEN]
    tag = PLACE | (side + 1) << PLAYER_SHIFT
    for kind in range(t[KINDS] - 1):
        if s[t[AT_STOCK] + side * t[KINDS] + kind] <= 0:
            continue
        for i in range(t[MEN]):
            cell = t[home + i]
            out[n] = tag | kind << 8 | cell
            n += s[t[AT_CELLS] + cell] == 0
    return n


@kernel
def marches(s: State, t: Row, side: int, out: Row) -> int:
    """Every step of every piece that can move, and the runs of runners."""
    cells, kinds, steps = t[AT_CELLS], t[KINDS], t[STEPS]
    flag, bomb, runner = t[FLAG], t[BOMB], t[RUNNER]
    own = side * kinds
    tired = tired_cell(s, t, side)
    list_ = t[AT_PIECES] + side * t[CELLS]
    n = 0
    for i in range(s[COUNT + side]):
        origin = s[list_ + i]
        kind = s[cells + origin] - 1 - own
        if kind == flag or kind == bomb:
            continue
        for way in range(WAYS):
            to = t[steps + origin * WAYS + way]
            while to >= 0:
                code = s[cells + to]
                if own < code <= own + kinds:
                    break
                if origin != tired or not shuttles(s, t, side, origin, to):
                    out[n] = origin | to << 8
                    n += 1
                if code != 0 or kind != runner:
                    break
                to = t[steps + to * WAYS + way]
    return n


@kernel
def can_move(s: State, t: Row, side: int) -> bool:
    """Whether the side has any move at all."""
    cells, kinds, steps = t[AT_CELLS], t[KINDS], t[STEPS]
    own = side * kinds
    tired = tired_cell(s, t, side)
    list_ = t[AT_PIECES] + side * t[CELLS]
    for i in range(s[COUNT + side]):
        origin = s[list_ + i]
        kind = s[cells + origin] - 1 - own
        if kind == t[FLAG] or kind == t[BOMB]:
            continue
        for way in range(WAYS):
            to = t[steps + origin * WAYS + way]
            if to < 0:
                continue
            code = s[cells + to]
            if own < code <= own + kinds:
                continue
            # A runner that may not shuttle along a line may not stop anywhere on it.
            if origin != tired or not shuttles(s, t, side, origin, to):
                return True
    return False


@kernel
def tired_cell(s: State, t: Row, side: int) -> int:
    """Where the piece stands that made the side's last moves, all that the rule against shuttling counts; or -1."""
    limit = t[SHUTTLE]
    if limit == 0:
        return -1
    recent = t[AT_RECENT] + side * limit
    for i in range(limit):
        if s[recent + i] == 0:
            return -1
    return (s[recent] - 1) >> 8


@kernel
def shuttles(s: State, t: Row, side: int, origin: int, to: int) -> bool:
    """Whether this move, and the side's last ones before it, all go to and fro over the same border of two cells.

    A run counts as crossing every border on its way.
    """
    width, limit = t[WIDTH], t[SHUTTLE]
    recent = t[AT_RECENT] + side * limit
    low, high = min(origin, to), max(origin, to)
    along_file = origin % width == to % width
    for i in range(limit):
        before = s[recent + i] - 1
        a, b = before & 0xFF, before >> 8
        if b != origin or (b > a) == (to > origin):
            return False
        if (a % width == b % width) != along_file:
            return False
        low, high = max(low, min(a, b)), min(high, max(a, b))
        if low >= high:
            return False
        origin, to = a, b
    return True


@kernel
def pick(s: State, t: Row, out: Row, rng: Row) -> int:
    """A random move; every placing is as likely as any other."""
    if s[PHASE] == PLAYING:
        n = moves(s, t, out)
        return out[random_below(rng, n)] if n > 0 else -1
    first = choices(s, t, 0) if s[ACTORS] & 1 else 0
    second = choices(s, t, 1) if s[ACTORS] & 2 else 0
    if first + second == 0:
        return -1
    side = 0 if random_below(rng, first + second) < first else 1
    kinds = choices(s, t, side) // s[LEFT + side]
    chosen = random_below(rng, kinds)
    kind = -1
    while chosen >= 0:
        kind += 1
        chosen -= s[t[AT_STOCK] + side * t[KINDS] + kind] > 0
    home = t[HOME] + side * t[MEN]
    while True:
        cell = t[home + random_below(rng, t[MEN])]
        if s[t[AT_CELLS] + cell] == 0:
            return PLACE | (side + 1) << PLAYER_SHIFT | kind << 8 | cell


@kernel
def choices(s: State, t: Row, side: int) -> int:
    """How many placings a side has: kinds in stock times empty home cells."""
    kinds = 0
    for kind in range(t[KINDS] - 1):
        kinds += s[t[AT_STOCK] + side * t[KINDS] + kind] > 0
    return kinds * s[LEFT + side]


# --- play ----------------------------------------------------------------------------------------------------------


@kernel
def play(s: State, t: Row, move: int) -> None:
    s[PLY] += 1
    s[TURN] += 1
    if s[PHASE] == SETTING_UP:
        set_up(s, t, move)
    else:
        march(s, t, move & 0xFF, move >> 8)


@kernel
def set_up(s: State, t: Row, move: int) -> None:
    """A piece is set up; when both armies stand, the first player begins."""
    side = (move >> PLAYER_SHIFT) - 1
    code = 1 + side * t[KINDS] + (move >> 8 & 0xFF)
    s[t[AT_CELLS] + (move & 0xFF)] = code
    s[t[AT_STOCK] + code - 1] -= 1
    s[LEFT + side] -= 1
    if s[LEFT + side] == 0:
        s[ACTORS] &= ~(1 << side)
    if s[ACTORS] == 0:
        s[PHASE] = PLAYING
        derive(s, t)
        hand_over(s, t, 0)


@kernel
def march(s: State, t: Row, origin: int, to: int) -> None:
    """A step, a run or an attack."""
    side = actor_of(s)
    cells, known, moved, kinds = t[AT_CELLS], t[AT_KNOWN], t[AT_MOVED], t[KINDS]
    code, enemy = s[cells + origin], s[cells + to]
    # Whoever goes far shows what he is.
    distance = abs(to - origin)
    far = distance != 1 and distance != t[WIDTH]
    seen = 1 if far or enemy else s[known + origin]
    s[cells + origin] = s[known + origin] = s[moved + origin] = 0
    remember(s, t, side, origin, to)
    s[QUIET] += 1
    s[DUEL] = s[DUEL + 1] = s[DUEL + 2] = 0
    fallen = 0
    if enemy:
        s[QUIET] = 0
        s[DUEL], s[DUEL + 1], s[DUEL + 2] = code, enemy, to + 1
        mine, theirs = code - 1 - side * kinds, enemy - 1 - (1 - side) * kinds
        fallen = t[t[OUTCOME] + mine * kinds + theirs]
    if fallen & DEFENDER:
        s[t[AT_LOST] + enemy - 1] += 1
        strike_off(s, t, 1 - side, to)
        s[cells + to] = s[known + to] = s[moved + to] = 0
    if fallen & ATTACKER:
        s[t[AT_LOST] + code - 1] += 1
        strike_off(s, t, side, origin)
    else:
        at = s[t[AT_PLACE] + origin]
        s[t[AT_PIECES] + side * t[CELLS] + at] = to
        s[t[AT_PLACE] + to] = at
        s[cells + to], s[known + to], s[moved + to] = code, seen, 1
    if fallen == ATTACKER:
        s[known + to] = 1
    if fallen & DEFENDER and enemy == 1 + (1 - side) * kinds + t[FLAG]:
        end_win(s, t, side, CAPTURED)
    elif s[QUIET] >= t[QUIET_LIMIT]:
        end_draw(s, t, NO_PROGRESS)
    else:
        hand_over(s, t, 1 - side)


@kernel
def strike_off(s: State, t: Row, side: int, cell: int) -> None:
    """Take the piece on `cell` off the list of its side."""
    list_ = t[AT_PIECES] + side * t[CELLS]
    last = s[COUNT + side] - 1
    other = s[list_ + last]
    at = s[t[AT_PLACE] + cell]
    s[list_ + at] = other
    s[t[AT_PLACE] + other] = at
    s[COUNT + side] = last


@kernel
def remember(s: State, t: Row, side: int, origin: int, to: int) -> None:
    """Keep the last moves of the side, as many as the rule against shuttling counts."""
    limit = t[SHUTTLE]
    if limit == 0:
        return
    recent = t[AT_RECENT] + side * limit
    for i in range(limit - 1, 0, -1):
        s[recent + i] = s[recent + i - 1]
    s[recent] = 1 + (origin | to << 8)


@kernel
def hand_over(s: State, t: Row, side: int) -> None:
    """It is `side`'s turn; if he cannot move he has lost, unless the other could not move either."""
    s[ACTORS] = 1 << side
    if can_move(s, t, side):
        return
    if can_move(s, t, 1 - side):
        end_win(s, t, 1 - side, NO_MOVES)
    else:
        end_draw(s, t, NO_MOVES)


@kernel
def result(s: State, t: Row) -> None:
    """Reached only from a position given from outside: who has to move and cannot has lost."""
    hand_over(s, t, actor_of(s))


# --- what is hidden ------------------------------------------------------------------------------------------------


@kernel
def observe(s: State, t: Row, player: int, out: State) -> None:
    """The enemy's ranks are unknown unless they have been shown; his set-up is not seen at all before it is complete.

    When the game is over all pieces are turned round.
    """
    out[:] = s
    for i in range(2 * t[CELLS]):
        out[t[AT_SCRATCH] + i] = 0
    if s[ACTORS] == 0:
        return
    cells, kinds = t[AT_CELLS], t[KINDS]
    for side in range(2):
        if side == player:
            continue
        own = side * kinds
        if s[PHASE] == SETTING_UP:
            for i in range(t[MEN]):
                out[cells + t[t[HOME] + side * t[MEN] + i]] = 0
            for kind in range(kinds):
                out[t[AT_STOCK] + own + kind] = t[t[TOTAL] + kind]
            continue
        for i in range(s[COUNT + side]):
            cell = s[t[AT_PIECES] + side * t[CELLS] + i]
            if not s[t[AT_KNOWN] + cell]:
                out[cells + cell] = own + kinds


@kernel
def conceal(s: State, t: Row, player: int, move: int) -> int:
    """Of the enemy's set-up only that a piece was set up; everything afterwards is seen by all."""
    if s[PHASE] == SETTING_UP and (move >> PLAYER_SHIFT) - 1 != player:
        return (move >> PLAYER_SHIFT << PLAYER_SHIFT) | PLACE | UNSEEN
    return move


@kernel
def sample(s: State, t: Row, player: int, rng: Row) -> None:
    """Give the unknown pieces ranks at random: each kind as often as it is left, no bomb or flag where one has moved.

    Whoever has to move could do so, or the game would be over.
    """
    if s[ACTORS] == 0:
        return
    for side in range(2):
        if side == player:
            continue
        if s[PHASE] == SETTING_UP:
            sample_set_up(s, t, side, rng)
            continue
        unknown, pool = list_unknown(s, t, side)
        for _ in range(SAMPLE_TRIES):
            enlist(s, t, side, unknown, pool, rng)
            if s[ACTORS] != 1 << side or can_move(s, t, side):
                break


@kernel
def sample_set_up(s: State, t: Row, side: int, rng: Row) -> None:
    """So many pieces as the side has set up, chosen and placed at random."""
    men, scratch = t[MEN], t[AT_SCRATCH]
    for i in range(men):
        s[scratch + i] = t[t[HOME] + side * men + i]
        s[scratch + men + i] = t[t[ARMY] + i]
    shuffle(s, scratch, men, rng)
    shuffle(s, scratch + men, men, rng)
    for i in range(men - s[LEFT + side]):
        code = 1 + side * t[KINDS] + s[scratch + men + i]
        s[t[AT_CELLS] + s[scratch + i]] = code
        s[t[AT_STOCK] + code - 1] -= 1


@kernel
def list_unknown(s: State, t: Row, side: int) -> tuple[int, int]:
    """List the cells with unknown pieces, and the ranks they share, in the scratch; their numbers."""
    cells, kinds, scratch = t[AT_CELLS], t[KINDS], t[AT_SCRATCH]
    unknown = 0
    for i in range(s[COUNT + side]):
        cell = s[t[AT_PIECES] + side * t[CELLS] + i]
        if s[cells + cell] == (side + 1) * kinds:
            s[scratch + unknown] = cell
            unknown += 1
    pool = 0
    # First the kinds that stay where they are: they have the least choice.
    for stays in range(1, -1, -1):
        for kind in range(kinds - 1):
            if (kind == t[FLAG] or kind == t[BOMB]) != stays:
                continue
            left = t[t[TOTAL] + kind] - s[t[AT_LOST] + side * kinds + kind]
            for i in range(s[COUNT + side]):
                left -= s[cells + s[t[AT_PIECES] + side * t[CELLS] + i]] == 1 + side * kinds + kind
            for _ in range(max(left, 0)):
                s[scratch + t[CELLS] + pool] = kind
                pool += 1
    return unknown, pool


@kernel
def enlist(s: State, t: Row, side: int, unknown: int, pool: int, rng: Row) -> None:
    """Give the listed cells the listed ranks, the ones that never move to pieces that have not."""
    cells, moved, scratch = t[AT_CELLS], t[AT_MOVED], t[AT_SCRATCH]
    ranks = scratch + t[CELLS]
    shuffle(s, scratch, unknown, rng)
    given = 0
    while given < min(unknown, pool):
        kind = s[ranks + given]
        if kind != t[FLAG] and kind != t[BOMB]:
            break
        at = given
        while at < unknown and s[moved + s[scratch + at]]:
            at += 1
        if at == unknown:
            break
        s[scratch + given], s[scratch + at] = s[scratch + at], s[scratch + given]
        given += 1
    shuffle(s, ranks + given, pool - given, rng)
    for i in range(min(unknown, pool)):
        s[cells + s[scratch + i]] = 1 + side * t[KINDS] + s[ranks + i]


@kernel
def shuffle(s: State, at: int, n: int, rng: Row) -> None:
    """Put s[at : at + n] in a random order."""
    for i in range(n - 1, 0, -1):
        j = random_below(rng, i + 1)
        s[at + i], s[at + j] = s[at + j], s[at + i]


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """The worth of both armies compared."""
    if s[PHASE] == SETTING_UP:
        return 0
    mine = worth(s, t, player)
    theirs = worth(s, t, 1 - player)
    return 900 * (mine - theirs) // max(mine + theirs, 1)


@kernel
def worth(s: State, t: Row, side: int) -> int:
    total = 0
    for i in range(s[COUNT + side]):
        cell = s[t[AT_PIECES] + side * t[CELLS] + i]
        total += t[t[VALUE] + s[t[AT_CELLS] + cell] - 1 - side * t[KINDS]]
    return total
