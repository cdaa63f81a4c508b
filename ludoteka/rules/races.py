"""Kernel of the hopping races.

State  cells[c]: 0 empty, 1 + player; the cell behind the last stands for what is off the board; place[player]: the
       place in which he has arrived, 0 while he runs; men[player * size + i]: the cells of his men, in any order,
       slot[c]: where c is in that list; mark[c]: 0 between calls.
Move   origin | to << 9: a step, or the end of a chain of jumps; all that matters of a chain is where it ends. Or PASS.
"""

from __future__ import annotations

from ..boards import Board
from ..declare import MAX_PLAYERS, Reason
from ..declare.races import Race
from .abi import (
    ACTORS,
    HEADER,
    PAYOFF,
    PLAYERS,
    PLY,
    REASON,
    TABLES,
    TURN,
    Packer,
    Packing,
    Row,
    State,
    Tables,
    board_steps,
)
from .common import actor_of, end_draw, end_win, random_below
from .lean import kernel

BITS = 9
MOVE = Packing(BITS, BITS)
PASS = (1 << 2 * BITS) - 1
CELL_MASK = (1 << BITS) - 1

PLACE = HEADER
SLOTS = 16
(
    CELLS, WAYS, STEPS, LEAPS, SIZE, TARGET, TARGETS, FAR, PLACES, LIMIT, AT_CELLS, AT_MEN, AT_SLOT, AT_QUEUE, AT_MARK,
    LEAVING,
) = range(TABLES, TABLES + SLOTS)  # fmt: skip

TRIES, SHARE = 24, 6
"""How often a man is drawn before everything is listed, and how many moves a man has at most, as a rule."""

GOAL, LIMIT_REACHED = int(Reason.GOAL), int(Reason.LIMIT)


def pack(game: Race) -> Tables:
    board = game.board
    assert board is not None
    n, ways, size = len(board), len(board.plan.directions), len(game.camps[0].split())
    targets = [board.all_at(target) for target in game.targets]
    packer = Packer(game, SLOTS)
    packer.fixed_field("place", PLACE, MAX_PLAYERS, high=game.players if game.places else 0)
    packer.set(CELLS, n)
    packer.set(WAYS, ways)
    packer.set(SIZE, size)
    packer.set(PLACES, game.places)
    packer.set(LIMIT, game.limit * game.players)
    packer.set(LEAVING, game.leaving * game.players)
    steps = [to if to >= 0 else n for to in board_steps(game)] + [n] * ways
    packer.section(STEPS, steps)
    packer.section(LEAPS, [steps[over * ways + at % ways] for at, over in enumerate(steps)])
    packer.section(TARGET, [int(cell in target) for target in targets for cell in range(n)])
    packer.section(TARGETS, [cell for target in targets for cell in target])
    packer.section(
        FAR, [far for camp, target in zip(game.camps, targets, strict=True) for far in paths(board, camp, target)]
    )
    packer.field_at("cells", n, AT_CELLS, high=game.players)
    packer.field_at("border", 1, low=-1, derived=True)
    packer.field_at("men", game.players * size, AT_MEN, high=n, derived=True)
    packer.field_at("slot", n, AT_SLOT, high=size, derived=True)
    packer.field_at("mark", n, AT_MARK, high=2, derived=True)
    packer.scratch(n, AT_QUEUE)
    return packer.tables(most_moves=size * n, scale=game.players - 1 if game.places else 1)


def paths(board: Board, camp: str, target: tuple[int, ...]) -> list[int]:
    """Steps from every cell to the far end of the target, the cell that is farthest from the camp."""
    from_camp = distances(board, board.all_at(camp))
    end = max(target, key=lambda cell: from_camp[cell])
    return distances(board, (end,))


def distances(board: Board, sources: tuple[int, ...]) -> list[int]:
    found = dict.fromkeys(sources, 0)
    queue = list(sources)
    for cell in queue:
        for to in board.neighbours(cell):
            if to not in found:
                found[to] = found[cell] + 1
                queue.append(to)
    return [found[cell] for cell in range(len(board))]


def start(game: Race, tables: Tables) -> State:
    s, t = tables.blank(), tables.row
    assert game.board is not None
    s[ACTORS] = 1
    for player, camp in enumerate(game.camps):
        for cell in game.board.all_at(camp):
            s[t[AT_CELLS] + cell] = 1 + player
    derive(s, t)
    return s


@kernel
def derive(s: State, t: Row) -> None:
    """List the men; what a player lacks is listed as the cell off the board."""
    n, size, cells = t[CELLS], t[SIZE], t[AT_CELLS]
    for i in range(t[PLAYERS] * size):
        s[t[AT_MEN] + i] = n
    for player in range(t[PLAYERS]):
        count = 0
        for cell in range(n):
            if s[cells + cell] == player + 1:
                s[t[AT_MEN] + player * size + count] = cell
                s[t[AT_SLOT] + cell] = count
                count += 1
    for cell in range(n):
        if s[cells + cell] == 0:
            s[t[AT_SLOT] + cell] = 0
        s[t[AT_MARK] + cell] = 0
    s[cells + n] = -1


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    player = actor_of(s)
    n = 0
    for i in range(t[SIZE]):
        origin = s[t[AT_MEN] + player * t[SIZE] + i]
        if origin < t[CELLS]:
            n = add_moves(s, t, origin, out, n)
    if n == 0:
        out[0] = PASS
        n = 1
    return n


@kernel
def add_moves(s: State, t: Row, origin: int, out: Row, n: int) -> int:
    """Add the steps of a man, then all cells that chains of jumps lead to; he leaves his own cell empty meanwhile."""
    cells, steps, leaps, ways, queue = t[AT_CELLS], t[STEPS], t[LEAPS], t[WAYS], t[AT_QUEUE]
    first, tail = n, 0
    for way in range(origin * ways, (origin + 1) * ways):
        to = t[steps + way]
        beside = s[cells + to]
        if beside == 0:
            out[n] = origin | to << BITS
            n += 1
        elif beside > 0 and s[cells + t[leaps + way]] == 0:
            s[queue + tail] = t[leaps + way]
            tail += 1
    if tail > 0:
        n = add_chains(s, t, origin, out, first, n, tail)
    return n


@kernel
def add_chains(s: State, t: Row, origin: int, out: Row, first: int, n: int, tail: int) -> int:
    """Add where the jumps in the queue end, and those that follow them; his steps are listed from `first` on."""
    cells, steps, leaps, ways, mark, queue = t[AT_CELLS], t[STEPS], t[LEAPS], t[WAYS], t[AT_MARK], t[AT_QUEUE]
    code = s[cells + origin]
    s[cells + origin] = 0
    s[mark + origin] = 1
    for i in range(first, n):
        s[mark + (out[i] >> BITS)] = 2
    for i in range(tail):
        to = s[queue + i]
        if s[mark + to] == 0:
            out[n] = origin | to << BITS
            n += 1
        s[mark + to] = 1
    head = 0
    while head < tail:
        at = s[queue + head] * ways
        head += 1
        for way in range(at, at + ways):
            if s[cells + t[steps + way]] <= 0:
                continue
            to = t[leaps + way]
            if s[cells + to] == 0 and s[mark + to] != 1:
                if s[mark + to] == 0:
                    out[n] = origin | to << BITS
                    n += 1
                s[mark + to] = 1
                s[queue + tail] = to
                tail += 1
    s[mark + origin] = 0
    for i in range(first, n):
        s[mark + (out[i] >> BITS)] = 0
    s[cells + origin] = code
    return n


@kernel
def pick(s: State, t: Row, out: Row, rng: Row) -> int:
    """A man and the number of a move are drawn until he has it: so nearly all moves are as likely as each other."""
    if s[ACTORS] == 0:
        return -1
    men = t[AT_MEN] + actor_of(s) * t[SIZE]
    for _ in range(TRIES):
        drawn = random_below(rng, t[SIZE] * SHARE)
        origin, number = s[men + drawn // SHARE], drawn % SHARE
        if origin < t[CELLS]:
            n = add_moves(s, t, origin, out, 0)
            if n > SHARE:
                return out[random_below(rng, n)]
            if number < n:
                return out[number]
    return out[random_below(rng, moves(s, t, out))]


@kernel
def play(s: State, t: Row, move: int) -> None:
    player = actor_of(s)
    s[PLY] += 1
    s[TURN] += 1
    to = t[CELLS]
    if move != PASS:
        origin, to = move & CELL_MASK, move >> BITS
        s[t[AT_CELLS] + origin] = 0
        s[t[AT_CELLS] + to] = player + 1
        slot = s[t[AT_SLOT] + origin]
        s[t[AT_SLOT] + origin] = 0
        s[t[AT_SLOT] + to] = slot
        s[t[AT_MEN] + player * t[SIZE] + slot] = to
    see_arrivals(s, t, player, to)
    if s[ACTORS] == 0:
        return
    if s[TURN] >= t[LIMIT]:
        end_at_limit(s, t)
        return
    following = player
    while True:
        following = following + 1 if following + 1 < t[PLAYERS] else 0
        if s[PLACE + following] == 0:
            break
    s[ACTORS] = 1 << following


@kernel
def see_arrivals(s: State, t: Row, mover: int, to: int) -> None:
    """Who has arrived by the man that came to `to`, or because the time to leave is over; the mover is first."""
    over = s[TURN] == t[LEAVING] + 1
    for k in range(t[PLAYERS]):
        runner = (mover + k) % t[PLAYERS]
        if s[ACTORS] == 0 or s[PLACE + runner] > 0:
            continue
        if over or (to < t[CELLS] and t[t[TARGET] + runner * t[CELLS] + to]):
            if arrived(s, t, runner):
                arrive(s, t, runner)


@kernel
def arrived(s: State, t: Row, player: int) -> bool:
    """The target is full of own men; or, when all have had time to leave, of whosever, once one of his own is there."""
    own = 0
    for i in range(t[SIZE]):
        code = s[t[AT_CELLS] + t[t[TARGETS] + player * t[SIZE] + i]]
        if code == 0:
            return False
        own += code == player + 1
    return own == t[SIZE] or (own > 0 and s[TURN] > t[LEAVING])


@kernel
def arrive(s: State, t: Row, player: int) -> None:
    """The player has reached his target: the game is won, or the others play on for the next place."""
    if not t[PLACES]:
        end_win(s, t, player, GOAL)
        return
    s[PLACE + player] = 1 + arrivals(s, t)
    if arrivals(s, t) == t[PLAYERS] - 1:
        pay_places(s, t, GOAL)


@kernel
def arrivals(s: State, t: Row) -> int:
    count = 0
    for player in range(t[PLAYERS]):
        count += s[PLACE + player] > 0
    return count


@kernel
def pay_places(s: State, t: Row, reason: int) -> None:
    """The first place wins most; those still under way share the places that are left."""
    count = arrivals(s, t)
    for player in range(t[PLAYERS]):
        place = s[PLACE + player]
        s[PAYOFF + player] = t[PLAYERS] + 1 - 2 * place if place else -count
    s[ACTORS] = 0
    s[REASON] = reason


@kernel
def at_home(s: State, t: Row, player: int) -> int:
    """The player's men in his target."""
    count = 0
    for i in range(t[SIZE]):
        count += s[t[AT_CELLS] + t[t[TARGETS] + player * t[SIZE] + i]] == player + 1
    return count


@kernel
def end_at_limit(s: State, t: Row) -> None:
    """The game has lasted too long: the most men in the target win; where several have as many, nobody does."""
    if t[PLACES] and arrivals(s, t):
        pay_places(s, t, LIMIT_REACHED)
        return
    best, winner, tied = -1, 0, False
    for player in range(t[PLAYERS]):
        count = at_home(s, t, player)
        if count > best:
            best, winner, tied = count, player, False
        elif count == best:
            tied = True
    if tied:
        end_draw(s, t, LIMIT_REACHED)
    else:
        end_win(s, t, winner, LIMIT_REACHED)


@kernel
def result(s: State, t: Row) -> None:
    """Never needed: who cannot move passes."""
    end_at_limit(s, t)


@kernel
def path_left(s: State, t: Row, player: int) -> int:
    """Steps that the player's men have before them, to the far end of the target."""
    total = 0
    for i in range(t[SIZE]):
        cell = s[t[AT_MEN] + player * t[SIZE] + i]
        if cell < t[CELLS]:
            total += t[t[FAR] + player * t[CELLS] + cell]
    return total


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """How much shorter the player's way is than that of the best of the others."""
    mine = path_left(s, t, player)
    best = 1 << 30
    for other in range(t[PLAYERS]):
        if other != player:
            best = min(best, path_left(s, t, other))
    return max(-990, min(990, (best - mine) * 8))
