"""Kernel of the dice games for stakes.

State  mover; first: who begins the round; stage: 0, or 1 when counters are given away (discharge); bid: the stake of
       the round; pot; thrown: throws of this turn; allowed: how many the first player needed; free: dice to be thrown;
       sum: of blackjack; round; dice: on the table, the highest first; kept: held while the others fall;
       shown[player]: the throw (or the sum) of those who have played in this round; place[player]: in which round he
       dropped out, at the end what his place is by. Counters are POINTS.
Move   a throw (see `throws`); ROLL | n << 4: throw n dice (0: all); STOP; KEEP | mask << 4: the dice (by place) that
       are not thrown again, of equal dice the first ones; BID | n << 4.
"""

from __future__ import annotations

from ..declare import MAX_PLAYERS, Reason
from ..declare.stakes import NENETTE, OVER, Contest, StakesGame, charge_rank, counters, poker_rank
from ..declare.stakes import throws as every_throw
from .abi import (
    ACTORS,
    CHANCE,
    HEADER,
    PAYOFF,
    PHASE,
    PLAYERS,
    PLY,
    POINTS,
    REASON,
    TURN,
    Packer,
    Row,
    State,
    Tables,
    kernel,
)
from .throws import (
    DIE_BITS,
    DIE_MASK,
    FIRST_SLOT,
    THROW_CODES,
    THROW_WEIGHTS,
    end_by_points,
    list_throws,
    pack_throws,
    random_throw,
    throw_code,
)

CONTEST, DICE_COUNT, THROWS, STAKES, START_POT, HIGHEST, TO_THE_END, ROUNDS, RANKS, WORTH = range(
    FIRST_SLOT, FIRST_SLOT + 10
)
SLOTS = 13

MOST_DICE = 5
MOVER, FIRST, STAGE, STAKE, POT, THROWN, ALLOWED, FREE, SUM, ROUND = range(HEADER, HEADER + 10)
DICE = HEADER + 10
KEPT = DICE + MOST_DICE
SHOWN = KEPT + MOST_DICE
PLACE = SHOWN + MAX_PLAYERS

BIDDING, READY, FALLING, DECIDING = range(4)
"""The phases: the stake is chosen; a throw is due; the dice fall; throw again or stop."""
ROLL, STOP, KEEP, BID = range(4)
SHIFT = 4

CONTESTS = tuple(Contest)
POKER, BLACKJACK, CHARGE = (CONTESTS.index(c) for c in (Contest.POKER, Contest.BLACKJACK, Contest.CHARGE))
LOWEST = throw_code(NENETTE)
TWENTY_ONE = 21
STILL_IN = 500
"""Added to the counters of those who are still in, so that they come after those who have dropped out."""
COUNT, LAST, LIMIT, GOAL = int(Reason.COUNT), int(Reason.LAST), int(Reason.LIMIT), int(Reason.GOAL)


def pack(game: StakesGame) -> Tables:
    packer = Packer(game, SLOTS)
    most = pack_throws(packer, game.dice)
    ranks, worth = rank_tables(game)
    total = game.pot + game.players * game.stakes
    packer.set(CONTEST, CONTESTS.index(game.contest))
    packer.set(DICE_COUNT, game.dice)
    packer.set(THROWS, game.throws)
    packer.set(STAKES, game.stakes)
    packer.set(START_POT, game.pot)
    packer.set(HIGHEST, game.highest_bid)
    packer.set(TO_THE_END, game.to_the_end)
    packer.set(ROUNDS, game.rounds)
    packer.section(RANKS, ranks)
    packer.section(WORTH, worth)
    packer.fixed_field("mover", MOVER, high=game.players - 1)
    packer.fixed_field("first", FIRST, high=game.players - 1)
    packer.fixed_field("stage", STAGE, high=1)
    packer.fixed_field("stake", STAKE, high=game.highest_bid)
    packer.fixed_field("pot", POT, high=total)
    packer.fixed_field("thrown", THROWN, high=game.throws or 20)
    packer.fixed_field("allowed", ALLOWED, high=game.throws)
    packer.fixed_field("free", FREE, high=game.dice)
    packer.fixed_field("sum", SUM, high=OVER)
    packer.fixed_field("round", ROUND, high=game.rounds)
    packer.fixed_field("dice", DICE, MOST_DICE, high=6)
    packer.fixed_field("kept", KEPT, MOST_DICE, high=6)
    packer.fixed_field("shown", SHOWN, MAX_PLAYERS, high=len(ranks) - 1)
    packer.fixed_field("place", PLACE, MAX_PLAYERS, high=STILL_IN + total)
    return packer.tables(most_moves=max(most, 32), scale=game.players - 1, whole_turns=False)


def rank_tables(game: StakesGame) -> tuple[list[int], list[int]]:
    """What a throw (or a sum) ranks, and how many counters it is worth."""
    if game.contest is Contest.BLACKJACK:
        return [*range(OVER), 0], [0] * (OVER + 1)
    rank = poker_rank if game.contest is Contest.POKER else charge_rank
    order = sorted(every_throw(game.dice), key=rank)
    ranks, worth = [0] * (1 << DIE_BITS * game.dice), [0] * (1 << DIE_BITS * game.dice)
    for place, throw in enumerate(order, 1):
        ranks[throw_code(throw)] = place
        worth[throw_code(throw)] = counters(throw) if game.contest is Contest.CHARGE else 0
    return ranks, worth


def start(game: StakesGame, tables: Tables) -> State:
    s = tables.blank()
    for player in range(game.players):
        s[POINTS + player] = game.stakes
    s[POT] = game.pot
    begin_round(s, tables.row)
    return s


# --- the entry points --------------------------------------------------------------------------------------------


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    if s[PHASE] == FALLING:
        return list_throws(t, s[FREE], THROW_CODES, out)
    n = 0
    if s[PHASE] == BIDDING:
        most = t[HIGHEST]
        for player in range(t[PLAYERS]):
            most = min(most, s[POINTS + player])
        for n in range(most):
            out[n] = BID | (n + 1) << SHIFT
        return most
    if s[PHASE] == READY:
        out[0] = ROLL
        return 1
    if t[CONTEST] == BLACKJACK:
        out[n] = STOP
        for n in range(1, t[DICE_COUNT] + 1):
            out[n] = ROLL | n << SHIFT
        return t[DICE_COUNT] + 1
    return keep_moves(s, t, out)


@kernel
def weights(s: State, t: Row, out: Row) -> int:
    return list_throws(t, s[FREE], THROW_WEIGHTS, out)


@kernel
def pick(s: State, t: Row, out: Row, rng: Row) -> int:
    if s[ACTORS] == 0:
        return -1
    return random_throw(rng, s[FREE]) if s[PHASE] == FALLING else -2


@kernel
def play(s: State, t: Row, move: int) -> None:
    s[PLY] += 1
    kind, what = move & ((1 << SHIFT) - 1), move >> SHIFT
    if s[PHASE] == FALLING:
        fall(s, t, move)
    elif kind == STOP:
        end_hand(s, t)
    elif kind == BID:
        lay_stakes(s, t, what)
    else:
        if kind == KEEP:
            hold(s, t, what)
        else:
            s[FREE] = what if what else t[DICE_COUNT]
            clear_table(s)
        s[PHASE] = FALLING
        s[ACTORS] = CHANCE


@kernel
def result(s: State, t: Row) -> None:
    """Never needed: somebody always has a move until the game ends."""


# --- rounds and hands ----------------------------------------------------------------------------------------------


@kernel
def is_in(s: State, t: Row, player: int) -> bool:
    """Whether a player still takes part."""
    return t[TO_THE_END] == 0 or s[PLACE + player] == 0


@kernel
def next_in(s: State, t: Row, player: int) -> int:
    """The next player who takes part."""
    while True:
        player = (player + 1) % t[PLAYERS]
        if is_in(s, t, player):
            return player


@kernel
def begin_round(s: State, t: Row) -> None:
    for player in range(t[PLAYERS]):
        s[SHOWN + player] = 0
    if not is_in(s, t, s[FIRST]):
        s[FIRST] = next_in(s, t, s[FIRST])
    s[MOVER] = s[FIRST]
    # While the pot loads the players, everybody has one throw.
    s[ALLOWED] = 1 if t[CONTEST] == CHARGE and s[STAGE] == 0 else t[THROWS]
    begin_hand(s, t)
    if t[HIGHEST]:
        s[STAKE] = 0
        s[PHASE] = BIDDING


@kernel
def begin_hand(s: State, t: Row) -> None:
    clear_table(s)
    s[THROWN], s[SUM] = 0, 0
    s[FREE] = t[DICE_COUNT]
    s[PHASE] = READY
    s[ACTORS] = 1 << s[MOVER]


@kernel
def clear_table(s: State) -> None:
    for slot in range(DICE, SHOWN):
        s[slot] = 0


@kernel
def lay_stakes(s: State, t: Row, stake: int) -> None:
    s[STAKE] = stake
    for player in range(t[PLAYERS]):
        s[POINTS + player] -= stake
        s[POT] += stake
    s[PHASE] = READY


@kernel
def keep_moves(s: State, t: Row, out: Row) -> int:
    """Stop, where that is allowed, or hold some dice; of equal dice, which lie side by side, the first ones."""
    n = 0
    # At 421 the others throw exactly as often as the first player.
    if t[CONTEST] == POKER or s[MOVER] == s[FIRST]:
        out[n] = STOP
        n += 1
    for mask in range((1 << t[DICE_COUNT]) - 1):
        once = True
        for k in range(t[DICE_COUNT] - 1):
            if s[DICE + k] == s[DICE + k + 1] and mask >> k & 3 == 2:
                once = False
        out[n] = KEEP | mask << SHIFT
        n += once
    return n


@kernel
def hold(s: State, t: Row, mask: int) -> None:
    n = 0
    for k in range(t[DICE_COUNT]):
        if mask >> k & 1:
            s[KEPT + n] = s[DICE + k]
            n += 1
        s[DICE + k] = 0
    s[FREE] = t[DICE_COUNT] - n


@kernel
def fall(s: State, t: Row, throw: int) -> None:
    """The dice thrown join those held, sorted; then the player decides, if there is anything to decide."""
    counts = 0
    for k in range(MOST_DICE):
        die = throw >> (DIE_BITS * k) & DIE_MASK
        s[SUM] = min(s[SUM] + die, OVER) if t[CONTEST] == BLACKJACK else 0
        if die:
            counts += 1 << (DIE_BITS * (die - 1))
        if s[KEPT + k]:
            counts += 1 << (DIE_BITS * (s[KEPT + k] - 1))
        s[KEPT + k] = 0
    place = 0
    for face in range(6, 0, -1):
        for _ in range(counts >> (DIE_BITS * (face - 1)) & DIE_MASK):
            s[DICE + place] = face
            place += 1
    s[THROWN] += 1
    s[FREE] = 0
    s[PHASE] = DECIDING
    s[ACTORS] = 1 << s[MOVER]
    if (t[CONTEST] == BLACKJACK and s[SUM] >= TWENTY_ONE) or (t[THROWS] and s[THROWN] == s[ALLOWED]):
        end_hand(s, t)


@kernel
def end_hand(s: State, t: Row) -> None:
    """What was thrown is shown; the next player throws, or the round is settled."""
    player = s[MOVER]
    s[TURN] += 1
    if t[CONTEST] == BLACKJACK:
        s[SHOWN + player] = s[SUM]
        if s[SUM] == OVER and s[POINTS + player] > 0:
            s[POINTS + player] -= 1
            s[POT] += 1
    else:
        code = 0
        for k in range(t[DICE_COUNT]):
            code |= s[DICE + k] << (DIE_BITS * k)
        s[SHOWN + player] = code
    if player == s[FIRST]:
        s[ALLOWED] = s[THROWN] if t[THROWS] else 0
    s[MOVER] = next_in(s, t, player)
    begin_hand(s, t)
    if s[MOVER] == s[FIRST]:
        settle(s, t)


# --- settling a round ----------------------------------------------------------------------------------------------


@kernel
def rank_of(s: State, t: Row, player: int) -> int:
    return t[t[RANKS] + s[SHOWN + player]]


@kernel
def best_player(s: State, t: Row) -> int:
    """Who has the best throw; of equal ones the earliest."""
    best = s[FIRST]
    player = next_in(s, t, best)
    while player != s[FIRST]:
        if rank_of(s, t, player) > rank_of(s, t, best):
            best = player
        player = next_in(s, t, player)
    return best


@kernel
def worst_player(s: State, t: Row) -> int:
    """Who has the worst throw; of equal ones the latest."""
    worst = s[FIRST]
    player = next_in(s, t, worst)
    while player != s[FIRST]:
        if rank_of(s, t, player) <= rank_of(s, t, worst):
            worst = player
        player = next_in(s, t, player)
    return worst


@kernel
def settle(s: State, t: Row) -> None:
    s[ROUND] += 1
    best = best_player(s, t)
    if t[CONTEST] == POKER:
        s[POINTS + best] += s[POT]
        s[POT] = 0
        s[FIRST] = best
    elif t[CONTEST] == BLACKJACK:
        settle_blackjack(s, t, best)
    else:
        settle_charge(s, t, best, worst_player(s, t))
    if t[CONTEST] == CHARGE:
        end_charge(s, t)
    else:
        end_stakes(s, t)
    if s[ACTORS]:
        begin_round(s, t)


@kernel
def settle_blackjack(s: State, t: Row, best: int) -> None:
    """The nearest wins the pot and a counter of everybody; if all went over, the pot stays."""
    if rank_of(s, t, best) > 0:
        for player in range(t[PLAYERS]):
            if player != best and s[POINTS + player] > 0:
                s[POINTS + player] -= 1
                s[POINTS + best] += 1
        s[POINTS + best] += s[POT]
        s[POT] = 0
    s[FIRST] = next_in(s, t, s[FIRST])


@kernel
def settle_charge(s: State, t: Row, best: int, worst: int) -> None:
    """The pot, later the best player, gives two counters for each 2-2-1, then those of the best throw to the worst."""
    for player in range(t[PLAYERS]):
        if s[SHOWN + player] == LOWEST:
            give(s, best, player, 2)
    give(s, best, worst, t[t[WORTH] + s[SHOWN + best]])
    s[FIRST] = worst


@kernel
def give(s: State, best: int, to: int, count: int) -> None:
    if s[STAGE] == 0:
        count = min(count, s[POT])
        s[POT] -= count
    else:
        count = min(count, s[POINTS + best])
        s[POINTS + best] -= count
    s[POINTS + to] += count


# --- the end -------------------------------------------------------------------------------------------------------


@kernel
def drop_out(s: State, t: Row) -> int:
    """Those without counters leave, where the game goes to the end; who is still in is counted."""
    left = 0
    for player in range(t[PLAYERS]):
        if s[PLACE + player] == 0 and s[POINTS + player] == 0:
            s[PLACE + player] = s[ROUND]
        left += s[PLACE + player] == 0
    return left


@kernel
def end_stakes(s: State, t: Row) -> None:
    """Who has the most counters wins; the last one left also has the pot."""
    left = drop_out(s, t)
    if t[TO_THE_END] == 0:
        if left < t[PLAYERS]:
            end_by_points(s, t, COUNT)
        elif s[ROUND] == t[ROUNDS]:
            end_by_points(s, t, LIMIT)
        return
    if left <= 1 or s[ROUND] == t[ROUNDS]:
        for player in range(t[PLAYERS]):
            if s[PLACE + player] == 0:
                if left == 1:
                    s[POINTS + player] += s[POT]
                    s[POT] = 0
                s[PLACE + player] = STILL_IN + s[POINTS + player]
        end_by_places(s, t, LAST if left <= 1 else LIMIT, 1)


@kernel
def end_charge(s: State, t: Row) -> None:
    """Without counters is best: the first one to be so, in the discharge, wins."""
    if s[STAGE] == 0:
        if s[POT] > 0:
            return
        s[STAGE] = 1
        if t[TO_THE_END] == 0:
            return
    left = drop_out(s, t)
    if (t[TO_THE_END] == 0 and left < t[PLAYERS]) or left == 1 or s[ROUND] == t[ROUNDS]:
        for player in range(t[PLAYERS]):
            if s[PLACE + player] == 0:
                s[PLACE + player] = STILL_IN + s[POINTS + player]
        end_by_places(s, t, LIMIT if s[ROUND] == t[ROUNDS] else GOAL, -1)


@kernel
def end_by_places(s: State, t: Row, reason: int, sign: int) -> None:
    """The game is over; a greater place is better, or worse where the sign is negative."""
    s[ACTORS] = 0
    s[REASON] = reason
    for player in range(t[PLAYERS]):
        beaten = 0
        for other in range(t[PLAYERS]):
            beaten += s[PLACE + other] < s[PLACE + player]
            beaten -= s[PLACE + other] > s[PLACE + player]
        s[PAYOFF + player] = sign * beaten
