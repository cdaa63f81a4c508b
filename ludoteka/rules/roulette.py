"""Kernel of roulette.

State  bet[p * spots]: the money player p has on each spot; laid[p]: chips he has laid before this spin; done[p]: 1 when
       he will lay no more; spins: how many there were; number: 1 + the last one (38 is the double zero).
       Money that is not on the table is in POINTS; seat 0 is the bank.
Move   spot 8 | chip 3, or GIVE | seat 4 | chip 3 at bit 8 (a chip lent to somebody who has none), DONE, SPIN; all but
       SPIN with the player's tag. For chance the number, 37 is the double zero.
"""

from __future__ import annotations

from ..declare import MAX_PLAYERS, Reason
from ..declare.roulette import Roulette, Zero
from .abi import (
    ACTORS,
    CHANCE,
    HEADER,
    PAYOFF,
    PHASE,
    PLAYER_SHIFT,
    PLAYERS,
    PLY,
    POINTS,
    REASON,
    TABLES,
    TURN,
    Packer,
    Row,
    State,
    Tables,
    kernel,
)
from .common import random_below

BETTING, SPINNING, FALLING = 0, 1, 2
ZERO_ZERO = 37

LAID = HEADER
READY = LAID + MAX_PLAYERS
SPINS = READY + MAX_PLAYERS
NUMBER = SPINS + 1
BETS = NUMBER + 1

SPOTS, CHIPS, CHIP_COUNT, WINS, HALVES, PARTED, NUMBERS, MOST_CHIPS, LAST_SPIN, PURSE, VAULT = range(
    TABLES, TABLES + 11
)
SLOTS = 11

CHIP_SHIFT = 8
GIVE = 1 << 12
DONE = 1 << 13
SPIN = 1 << 14

BANK_BROKEN, PLAYERS_BROKE, ALL_SPINS = int(Reason.GOAL), int(Reason.LAST), int(Reason.COUNT)


def pack(game: Roulette) -> Tables:
    n, names = game.players, game.board.names
    packer = Packer(game, SLOTS)
    money = game.vault + (n - 1) * game.purse
    packer.fixed_field("laid", LAID, MAX_PLAYERS, high=game.most_chips)
    packer.fixed_field("done", READY, MAX_PLAYERS, high=1)
    packer.fixed_field("spins", SPINS, high=game.spins)
    packer.fixed_field("number", NUMBER, high=ZERO_ZERO + 1)
    packer.fixed_field("bet", BETS, n * len(names), high=money)
    packer.set(SPOTS, len(names))
    packer.section(CHIPS, game.chips)
    packer.set(CHIP_COUNT, len(game.chips))
    packer.section(WINS, [sum(1 << number for number in game.numbers(name)) for name in names])
    packer.section(HALVES, [game.halves(name) for name in names])
    even = [len(next(bet for bet in game.board.bets() if bet.name == name).numbers) == 18 for name in names]
    packer.section(PARTED, [game.zero is Zero.HALVED and same for same in even])
    packer.set(NUMBERS, 38 if game.board.double_zero else 37)
    packer.set(MOST_CHIPS, game.most_chips)
    packer.set(LAST_SPIN, game.spins)
    packer.set(PURSE, game.purse)
    packer.set(VAULT, game.vault)
    most = (n - 1) * (len(game.chips) * (len(names) + n) + 1)
    return packer.tables(most_moves=max(most, 38), scale=n - 1, whole_turns=False)


def start(game: Roulette, tables: Tables) -> State:
    s = tables.blank()
    s[POINTS] = game.vault
    for player in range(1, game.players):
        s[POINTS + player] = game.purse
    open_table(s, tables.row)
    return s


@kernel
def open_table(s: State, t: Row) -> None:
    """All who have a chip may bet."""
    s[PHASE] = BETTING
    s[ACTORS] = 0
    for player in range(1, t[PLAYERS]):
        s[LAID + player] = s[READY + player] = 0
        if s[POINTS + player] >= t[t[CHIPS]]:
            s[ACTORS] |= 1 << player


@kernel
def takes(t: Row, spot: int, chip: int) -> bool:
    """Whether the chip may lie there: where half of it may be paid or kept, its value must be even."""
    halves = t[t[HALVES] + spot]
    if halves == 0:
        return False
    return t[t[CHIPS] + chip] % 2 == 0 or (halves % 2 == 0 and not t[t[PARTED] + spot])


@kernel
def needs_help(s: State, t: Row, player: int) -> bool:
    """Somebody without a chip, in his purse or on the table, may be lent one."""
    if s[POINTS + player] >= t[t[CHIPS]]:
        return False
    for spot in range(t[SPOTS]):
        if s[BETS + player * t[SPOTS] + spot]:
            return False
    return True


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    n = 0
    if s[ACTORS] == 0:
        return 0
    if s[PHASE] == FALLING:
        for number in range(t[NUMBERS]):
            out[n] = number
            n += 1
        return n
    if s[PHASE] == SPINNING:
        out[0] = SPIN
        return 1
    for player in range(1, t[PLAYERS]):
        if s[ACTORS] >> player & 1:
            n = bets(s, t, player, out, n)
    return n


@kernel
def bets(s: State, t: Row, player: int, out: Row, n: int) -> int:
    """What one player may do before the spin."""
    tag = player + 1 << PLAYER_SHIFT
    out[n] = tag | DONE
    n += 1
    if s[LAID + player] >= t[MOST_CHIPS]:
        return n
    for chip in range(t[CHIP_COUNT]):
        if t[t[CHIPS] + chip] > s[POINTS + player]:
            break
        for spot in range(t[SPOTS]):
            out[n] = tag | chip << CHIP_SHIFT | spot
            n += takes(t, spot, chip)
        for other in range(1, t[PLAYERS]):
            if other != player and needs_help(s, t, other):
                out[n] = tag | GIVE | chip << CHIP_SHIFT | other
                n += 1
    return n


@kernel
def pick(s: State, t: Row, out: Row, rng: Row) -> int:
    """Half of the random actions end somebody's betting, or there would be nothing but bets."""
    if s[ACTORS] == 0:
        return -1
    if s[PHASE] != BETTING:
        return -2
    player = random_below(rng, t[PLAYERS])
    while not s[ACTORS] >> player & 1:
        player = random_below(rng, t[PLAYERS])
    tag = player + 1 << PLAYER_SHIFT
    if s[LAID + player] >= t[MOST_CHIPS] or random_below(rng, 2) == 0:
        return tag | DONE
    n = bets(s, t, player, out, 0)
    return out[random_below(rng, n)]


@kernel
def play(s: State, t: Row, move: int) -> None:
    s[PLY] += 1
    if s[PHASE] == FALLING:
        s[NUMBER] = move + 1
        settle(s, t, move)
    elif s[PHASE] == SPINNING:
        s[TURN] += 1
        s[PHASE] = FALLING
        s[ACTORS] = CHANCE
    else:
        player = (move >> PLAYER_SHIFT) - 1 if s[ACTORS] & (s[ACTORS] - 1) else lowest(s[ACTORS])
        if move & DONE:
            s[TURN] += 1
            s[READY + player] = 1
            s[ACTORS] &= ~(1 << player)
            if s[ACTORS] == 0:
                s[PHASE] = SPINNING
                s[ACTORS] = 1
            return
        worth = t[t[CHIPS] + (move >> CHIP_SHIFT & 7)]
        s[LAID + player] += 1
        s[POINTS + player] -= worth
        if move & GIVE:
            # Who had nothing may bet with it at once.
            s[POINTS + (move & 0xFF)] += worth
            s[READY + (move & 0xFF)] = 0
            s[ACTORS] |= 1 << (move & 0xFF)
        else:
            s[BETS + player * t[SPOTS] + (move & 0xFF)] += worth


@kernel
def lowest(bits: int) -> int:
    player = 0
    while not bits >> player & 1:
        player += 1
    return player


@kernel
def settle(s: State, t: Row, number: int) -> None:
    """The bank takes the chips that lost, gives back those that won, and pays them."""
    owed = 0
    for player in range(1, t[PLAYERS]):
        s[LAID + player] = 0
        for spot in range(t[SPOTS]):
            at = BETS + player * t[SPOTS] + spot
            if s[at] == 0:
                continue
            if t[t[WINS] + spot] >> number & 1:
                s[POINTS + player] += s[at]
                s[LAID + player] += s[at] * t[t[HALVES] + spot] // 2
            elif (number == 0 or number == ZERO_ZERO) and t[t[PARTED] + spot]:
                s[POINTS + player] += s[at] // 2
                s[POINTS] += s[at] - s[at] // 2
            else:
                s[POINTS] += s[at]
            s[at] = 0
        owed += s[LAID + player]
    pay(s, t, owed)
    s[SPINS] += 1
    close_spin(s, t)


@kernel
def pay(s: State, t: Row, owed: int) -> None:
    """Pay what is owed (in `laid`), or, when the bank has less, to everybody his share of what there is."""
    have = min(s[POINTS], owed)
    paid = 0
    for player in range(1, t[PLAYERS]):
        due = s[LAID + player]
        share = due if have == owed else due * have // owed
        share -= share % t[t[CHIPS]] if have < owed else 0
        s[POINTS + player] += share
        paid += share
    s[POINTS] -= paid
    if have < owed:
        first = 1
        while s[LAID + first] == 0:
            first += 1
        s[POINTS + first] += s[POINTS]
        s[POINTS] = 0


@kernel
def close_spin(s: State, t: Row) -> None:
    """The next spin, unless the bank is broken, nobody can bet, or all spins are over."""
    open_table(s, t)
    if s[POINTS] == 0:
        end(s, t, BANK_BROKEN)
    elif s[ACTORS] == 0:
        end(s, t, PLAYERS_BROKE)
    elif s[SPINS] >= t[LAST_SPIN]:
        end(s, t, ALL_SPINS)


@kernel
def gain(s: State, t: Row, player: int) -> int:
    """What somebody has won since the beginning; a borrowed chip counts as his."""
    return s[POINTS + player] - (t[PURSE] if player else t[VAULT])


@kernel
def end(s: State, t: Row, reason: int) -> None:
    s[ACTORS] = 0
    s[REASON] = reason
    for player in range(t[PLAYERS]):
        place = 0
        for other in range(t[PLAYERS]):
            place += gain(s, t, other) < gain(s, t, player)
            place -= gain(s, t, other) > gain(s, t, player)
        s[PAYOFF + player] = place


@kernel
def result(s: State, t: Row) -> None:
    """There is always something to do."""
    end(s, t, ALL_SPINS)


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """The gain so far; chips on the table are worth a little less than they were."""
    worth = gain(s, t, player)
    if player:
        for spot in range(t[SPOTS]):
            worth += s[BETS + player * t[SPOTS] + spot] * 9 // 10
    return max(min(600 * worth // t[PURSE], 900), -900)
