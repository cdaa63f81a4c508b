"""Kernel of the housekeeping games.

State  mover, round; die; extra throws left, thrown and acts in this turn, chain of fields; shop that is open (+ 1);
       named: parts of the bicycle; debt (loan_due: it is the loan); landing: a field still has its effect; card drawn;
       at, misses, held, out, savings, owing (on the flat), has_flat, loan, goods (bits), vouchers, policies of each
       player; seen: cards drawn. Cash is POINTS.
Move   kind 4 | what 6; a throw: the number; a card: its number.
"""

from __future__ import annotations

from ..declare import MAX_PLAYERS, Reason
from ..declare.household import (
    BOOKS,
    CAMP,
    FIELDS,
    FLAT,
    GOODS,
    HOME,
    LIFE,
    LIFE_SUM,
    MOST_ACTS,
    MOST_CHAIN,
    MOST_THROWS,
    PARTS,
    THINGS,
    TICKETS,
    VOUCHER,
    Effect,
    HouseholdGame,
    Notice,
)
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
    SCALE,
    TABLES,
    TURN,
    Packer,
    Row,
    State,
    Tables,
)
from .common import random_below
from .lean import kernel

FIELD_EFFECT, FIELD_FIRST, FIELD_SECOND, CARD_EFFECT, CARD_FIRST, CARD_SECOND = range(TABLES, TABLES + 6)
CARDS, GOOD_PRICE, SHOPS, SHOP_PRICE, RENTAL, ACCESSORIES, RIGHT, NEEDED = range(TABLES + 6, TABLES + 14)
START_PASSED, START_REACHED, FLAT_CASH, FLAT_REST, VOUCHERS_NEEDED, SAVINGS_NEEDED, ROUNDS = range(
    TABLES + 14, TABLES + 21
)
FURNITURE = TABLES + 21
SLOTS = 22

MOVER, ROUND, DIE, EXTRA, THROWN, ACTS, CHAIN, SHOP, NAMED = range(HEADER, HEADER + 9)
DEBT, LOAN_DUE, LANDING, DRAWN, DROPPED = range(HEADER + 9, HEADER + 14)
AT = HEADER + 14
MISSES = AT + MAX_PLAYERS
HELD = MISSES + MAX_PLAYERS
OUT = HELD + MAX_PLAYERS
SAVINGS = OUT + MAX_PLAYERS
OWING_FLAT = SAVINGS + MAX_PLAYERS
HAS_FLAT = OWING_FLAT + MAX_PLAYERS
LOAN = HAS_FLAT + MAX_PLAYERS
OWNED = LOAN + MAX_PLAYERS
VOUCHERS = OWNED + MAX_PLAYERS
POLICIES = VOUCHERS + MAX_PLAYERS
SEEN = POLICIES + MAX_PLAYERS

READY, FALLING, DRAWING, SHOPPING, BOOKING, GUESSING, OWING, SETTLING = range(8)
"""The phases. SETTLING never lasts: debts are paid, fields have their effects, the turn goes on."""
ROLL, DEPOSIT, WITHDRAW, REPAY, BUY, DONE, TICKET, NAME, LOAN_TAKEN, GIVE_UP = range(10)
KIND_MASK, WHAT_SHIFT = 15, 4
MOST_CASH = 10_000_000
MOST_MISSES = 9
MOST_VOUCHERS = 60
SELDOM = 8
"""A random player does something out of the common once in so many times."""
RANKED = 1 << 40
GOAL, LIMIT, LAST = int(Reason.GOAL), int(Reason.LIMIT), int(Reason.LAST)

PAY, RECEIVE, INTEREST, OPEN_SHOP, CARD = (
    int(e) for e in (Effect.PAY, Effect.RECEIVE, Effect.INTEREST, Effect.SHOP, Effect.CARD)
)
GO_TO, FORWARD, BACK, AGAIN = (int(e) for e in (Effect.GO_TO, Effect.FORWARD, Effect.BACK, Effect.AGAIN))
LIFE_POLICY, BUY_TICKETS, QUIZ, HOLD, MISS = (
    int(e) for e in (Effect.LIFE_POLICY, Effect.TICKETS, Effect.QUIZ, Effect.HOLD, Effect.MISS)
)
PAY_AND_MISS, WIN, WIN_VOUCHER, PAY_FOR_FLAT = (
    int(e) for e in (Effect.PAY_AND_MISS, Effect.WIN, Effect.VOUCHER, Effect.PAY_FOR_FLAT)
)
SAVERS, FIRE, HOME_INSURED, LIFE_INSURED = (
    int(e) for e in (Effect.SAVERS, Effect.FIRE, Effect.HOME_INSURED, Effect.LIFE_INSURED)
)


# --- tables ------------------------------------------------------------------------------------------------------


def pack(game: HouseholdGame) -> Tables:
    packer = Packer(game, SLOTS)
    pack_notices(packer, game.fields, FIELD_EFFECT)
    pack_notices(packer, game.cards, CARD_EFFECT)
    packer.set(CARDS, len(game.cards))
    packer.section(GOOD_PRICE, [good.price for good in game.goods])
    packer.set(SHOPS, len(game.shops))
    packer.section(SHOP_PRICE, [dict(shop.prices).get(thing, 0) for shop in game.shops for thing in range(THINGS)])
    packer.section(RENTAL, [shop.rental for shop in game.shops])
    packer.set(ACCESSORIES, len(game.accessories))
    packer.set(RIGHT, sum(1 << at for at, (_, _, right) in enumerate(game.accessories) if right))
    packer.set(NEEDED, game.needed)
    packer.set(FURNITURE, sum(1 << at for at, good in enumerate(game.goods) if good.needed))
    packer.set(START_PASSED, game.start_passed)
    packer.set(START_REACHED, game.start_reached)
    packer.set(FLAT_CASH, game.flat_cash)
    packer.set(FLAT_REST, game.flat_rest)
    packer.set(VOUCHERS_NEEDED, game.vouchers)
    packer.set(SAVINGS_NEEDED, game.savings)
    packer.set(ROUNDS, game.rounds)
    pack_fields(packer, game)
    most = max(len(game.cards), THINGS + len(game.accessories) + 16)
    return packer.tables(most_moves=most, scale=game.players - 1, whole_turns=False)


def pack_notices(packer: Packer, notices: tuple[Notice, ...], slot: int) -> None:
    packer.section(slot, [notice.effect for notice in notices])
    packer.section(slot + 1, [notice.first for notice in notices])
    packer.section(slot + 2, [notice.second for notice in notices])


def pack_fields(packer: Packer, game: HouseholdGame) -> None:
    n, one = game.players, packer.fixed_field
    one("mover", MOVER, high=n - 1)
    one("round", ROUND, high=game.rounds)
    one("die", DIE, high=6)
    one("extra", EXTRA, high=MOST_THROWS)
    one("thrown", THROWN, high=MOST_THROWS)
    one("acts", ACTS, high=MOST_ACTS)
    one("chain", CHAIN, high=MOST_CHAIN)
    one("shop", SHOP, high=len(game.shops))
    one("named", NAMED, high=(1 << len(game.accessories)) - 1)
    one("debt", DEBT, high=MOST_CASH)
    one("loan_due", LOAN_DUE, high=1)
    one("landing", LANDING, high=1)
    one("drawn", DRAWN, high=len(game.cards))
    one("dropped", DROPPED, high=n - 1)
    one("at", AT, MAX_PLAYERS, high=FIELDS - 1)
    one("misses", MISSES, MAX_PLAYERS, high=MOST_MISSES)
    one("held", HELD, MAX_PLAYERS, high=2)
    one("out", OUT, MAX_PLAYERS, high=n)
    one("savings", SAVINGS, MAX_PLAYERS, high=MOST_CASH)
    one("owing", OWING_FLAT, MAX_PLAYERS, high=game.flat_rest)
    one("has_flat", HAS_FLAT, MAX_PLAYERS, high=1)
    one("loan", LOAN, MAX_PLAYERS, high=MOST_CASH)
    one("goods", OWNED, MAX_PLAYERS, high=(1 << GOODS) - 1)
    one("vouchers", VOUCHERS, MAX_PLAYERS, high=MOST_VOUCHERS)
    one("policies", POLICIES, MAX_PLAYERS, high=3)
    one("seen", SEEN, len(game.cards), high=1)


def start(game: HouseholdGame, tables: Tables) -> State:
    s = tables.blank()
    for player in range(game.players):
        s[POINTS + player] = game.cash
    s[ACTORS] = 1
    return s


# --- what can be had ---------------------------------------------------------------------------------------------


@kernel
def owns(s: State, t: Row, player: int, thing: int) -> bool:
    """Whether a player needs no more of a thing."""
    if thing < GOODS:
        return s[OWNED + player] >> thing & 1 == 1
    if thing == VOUCHER:
        return s[VOUCHERS + player] >= t[VOUCHERS_NEEDED]
    if thing == FLAT:
        return s[HAS_FLAT + player] == 1
    return s[POLICIES + player] >> (thing - HOME) & 1 == 1


@kernel
def price_here(s: State, t: Row, player: int, thing: int) -> int:
    """What a thing costs in the shop that is open, or 0 if the player cannot have it there."""
    if s[SHOP] == 0 or owns(s, t, player, thing):
        return 0
    shop = s[SHOP] - 1
    if thing < GOODS and s[HAS_FLAT + player] == 0 and t[t[RENTAL] + shop] == 0:
        return 0
    return t[t[SHOP_PRICE] + shop * THINGS + thing]


@kernel
def give(s: State, t: Row, player: int, thing: int) -> None:
    if thing < GOODS:
        s[OWNED + player] |= 1 << thing
    elif thing == VOUCHER:
        s[VOUCHERS + player] = min(s[VOUCHERS + player] + 1, MOST_VOUCHERS)
    elif thing == FLAT:
        s[HAS_FLAT + player] = 1
    else:
        s[POLICIES + player] |= 1 << (thing - HOME)


@kernel
def wares(s: State, t: Row, player: int) -> bool:
    """Whether there is something in the shop that the player can pay, with all his savings."""
    for thing in range(THINGS):
        price = price_here(s, t, player, thing)
        if 0 < price <= s[POINTS + player] + s[SAVINGS + player]:
            return True
    return False


@kernel
def complete(s: State, t: Row, player: int) -> bool:
    """A flat that is paid, its furniture, vouchers and savings: the aim of the game."""
    furnished = s[OWNED + player] & t[NEEDED] == t[NEEDED]
    settled = s[HAS_FLAT + player] == 1 and s[OWING_FLAT + player] == 0
    saved = s[SAVINGS + player] >= t[SAVINGS_NEEDED]
    return furnished and settled and saved and s[VOUCHERS + player] >= t[VOUCHERS_NEEDED] and s[OUT + player] == 0


@kernel
def wealth(s: State, t: Row, player: int) -> int:
    total = s[POINTS + player] + s[SAVINGS + player] - s[LOAN + player]
    if s[HAS_FLAT + player]:
        total += t[FLAT_CASH] - s[OWING_FLAT + player]
    for good in range(GOODS):
        if s[OWNED + player] >> good & 1:
            total += t[t[GOOD_PRICE] + good]
    return total


# --- moves -------------------------------------------------------------------------------------------------------


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    phase, player, n = s[PHASE], s[MOVER], 0
    if phase == FALLING:
        for n in range(6):
            out[n] = n + 1
        return 6
    if phase == DRAWING:
        return pile(s, t, out)
    if phase == BOOKING:
        out[0], out[1] = TICKET, TICKET | 1 << WHAT_SHIFT
        return 2
    if phase == GUESSING:
        for part in range(t[ACCESSORIES]):
            out[n] = NAME | part << WHAT_SHIFT
            n += s[NAMED] >> part & 1 == 0
        return n
    if phase == OWING:
        return debtor_moves(s, player, out)
    if phase == SHOPPING:
        return shop_moves(s, t, player, out)
    out[0] = ROLL
    return cashier_moves(s, t, player, out) if s[ACTS] < MOST_ACTS else 1


@kernel
def pile(s: State, t: Row, out: Row) -> int:
    """The cards that can still be drawn."""
    n = 0
    for card in range(t[CARDS]):
        out[n] = card
        n += s[SEEN + card] == 0
    return n


@kernel
def debtor_moves(s: State, player: int, out: Row) -> int:
    n = withdrawals(s, player, out, 0)
    if s[LOAN + player] == 0:
        out[n] = LOAN_TAKEN
        n += 1
    if n == 0:
        out[n] = GIVE_UP
        n += 1
    return n


@kernel
def withdrawals(s: State, player: int, out: Row, n: int) -> int:
    for book in range(2):
        out[n] = WITHDRAW | book << WHAT_SHIFT
        n += s[SAVINGS + player] >= BOOKS[book]
    return n


@kernel
def shop_moves(s: State, t: Row, player: int, out: Row) -> int:
    n = 0
    for thing in range(THINGS):
        price = price_here(s, t, player, thing)
        out[n] = BUY | thing << WHAT_SHIFT
        n += 0 < price <= s[POINTS + player]
    out[n] = DONE
    n += 1
    return withdrawals(s, player, out, n) if s[ACTS] < MOST_ACTS else n


@kernel
def cashier_moves(s: State, t: Row, player: int, out: Row) -> int:
    """Before a throw: savings, instalments, a flat for cash."""
    n = 1
    for book in range(2):
        out[n] = DEPOSIT | book << WHAT_SHIFT
        n += s[POINTS + player] >= BOOKS[book]
    n = withdrawals(s, player, out, n)
    for part in range(2):
        out[n] = REPAY | part << WHAT_SHIFT
        n += s[POINTS + player] >= PARTS[part] and s[OWING_FLAT + player] >= PARTS[part]
    out[n] = BUY | FLAT << WHAT_SHIFT
    n += s[HAS_FLAT + player] == 0 and s[POINTS + player] >= t[FLAT_CASH]
    return n


@kernel
def pick(s: State, t: Row, out: Row, rng: Row) -> int:
    """The first move as a rule: throw, buy."""
    if s[ACTORS] == 0:
        return -1
    n = moves(s, t, out)
    usual = s[PHASE] == READY or s[PHASE] == SHOPPING
    return out[0] if usual and random_below(rng, SELDOM) else out[random_below(rng, n)]


# --- playing -----------------------------------------------------------------------------------------------------


@kernel
def play(s: State, t: Row, move: int) -> None:
    s[PLY] += 1
    if s[PHASE] == FALLING:
        thrown(s, t, move)
    elif s[PHASE] == DRAWING:
        s[SEEN + move] = 1
        s[DRAWN] = move + 1
        s[PHASE] = SETTLING
        take_effect(s, t, t[t[CARD_EFFECT] + move], t[t[CARD_FIRST] + move], t[t[CARD_SECOND] + move])
    else:
        decide(s, t, s[MOVER], move & KIND_MASK, move >> WHAT_SHIFT)
    if s[PHASE] == SETTLING:
        settle(s, t)
    if s[ACTORS] != 0:
        s[ACTORS] = CHANCE if s[PHASE] == FALLING or s[PHASE] == DRAWING else 1 << s[MOVER]


@kernel
def decide(s: State, t: Row, player: int, kind: int, what: int) -> None:
    if kind == ROLL:
        s[PHASE] = FALLING
    elif kind == DEPOSIT or kind == WITHDRAW:
        amount = BOOKS[what] if kind == DEPOSIT else -BOOKS[what]
        s[POINTS + player] -= amount
        s[SAVINGS + player] += amount
        banked(s, t, player)
    elif kind == REPAY:
        s[POINTS + player] -= PARTS[what]
        s[OWING_FLAT + player] -= PARTS[what]
        banked(s, t, player)
    elif kind == BUY:
        buy(s, t, player, what)
    elif kind == TICKET:
        s[DEBT] = TICKETS[what]
        s[PHASE] = SETTLING
    elif kind == NAME:
        name_part(s, t, what)
    elif kind == LOAN_TAKEN:
        borrow(s, player)
    elif kind == GIVE_UP:
        drop_out(s, t, player)
    else:
        s[SHOP] = 0
        s[PHASE] = SETTLING


@kernel
def banked(s: State, t: Row, player: int) -> None:
    """After a dealing with the cashier; a debtor may be able to pay now, and a saver to win."""
    if s[PHASE] == OWING:
        s[PHASE] = SETTLING
        return
    s[ACTS] += 1
    if complete(s, t, player):
        end_by_rank(s, t, GOAL)


@kernel
def buy(s: State, t: Row, player: int, thing: int) -> None:
    if s[PHASE] == READY:
        s[POINTS + player] -= t[FLAT_CASH]
        s[ACTS] += 1
    else:
        s[POINTS + player] -= price_here(s, t, player, thing)
        if thing == FLAT:
            s[OWING_FLAT + player] = t[FLAT_REST]
    give(s, t, player, thing)
    if complete(s, t, player):
        end_by_rank(s, t, GOAL)
    elif s[PHASE] == SHOPPING and not wares(s, t, player):
        s[SHOP] = 0
        s[PHASE] = SETTLING


@kernel
def name_part(s: State, t: Row, part: int) -> None:
    """One of the things a bicycle must have; all of them give a throw, a wrong one ends the quiz."""
    s[NAMED] |= 1 << part
    if t[RIGHT] >> part & 1 == 0 or s[NAMED] == t[RIGHT]:
        if s[NAMED] == t[RIGHT]:
            s[EXTRA] = min(s[EXTRA] + 1, MOST_THROWS)
        s[NAMED] = 0
        s[PHASE] = SETTLING


@kernel
def borrow(s: State, player: int) -> None:
    """The cashier lends what is missing; it costs two throws."""
    s[LOAN + player] = s[DEBT] - s[POINTS + player]
    s[POINTS + player] = s[DEBT]
    s[MISSES + player] = min(s[MISSES + player] + 2, MOST_MISSES)
    s[PHASE] = SETTLING


@kernel
def drop_out(s: State, t: Row, player: int) -> None:
    s[DROPPED] += 1
    s[OUT + player] = s[DROPPED]
    for field in range(SAVINGS, SEEN, MAX_PLAYERS):
        s[field + player] = 0
    s[POINTS + player] = 0
    s[MISSES + player], s[HELD + player] = 0, 0
    s[DEBT], s[LOAN_DUE], s[LANDING], s[EXTRA] = 0, 0, 0, 0
    s[PHASE] = SETTLING
    left = 0
    for other in range(t[PLAYERS]):
        left += s[OUT + other] == 0
    if left == 1:
        end_by_rank(s, t, LAST)


# --- moving and effects ------------------------------------------------------------------------------------------


@kernel
def thrown(s: State, t: Row, die: int) -> None:
    player = s[MOVER]
    s[DIE] = die
    s[THROWN] += 1
    s[CHAIN] = 0
    s[PHASE] = SETTLING
    if s[HELD + player] and die != 6 and (s[HELD + player] != CAMP or die != 1):
        return
    s[HELD + player] = 0
    advance(s, t, player, (s[AT + player] + die) % FIELDS)


@kernel
def advance(s: State, t: Row, player: int, field: int) -> None:
    """Forwards to a field; at the start there is money, an instalment is kept back, and a loan falls due."""
    if field <= s[AT + player]:
        s[POINTS + player] += t[START_REACHED] if field == 0 else t[START_PASSED]
        part = min(PARTS[0], s[OWING_FLAT + player])
        s[OWING_FLAT + player] -= part
        s[POINTS + player] -= part
        if s[LOAN + player]:
            s[DEBT] = s[LOAN + player]
            s[LOAN_DUE] = 1
    s[AT + player] = field
    s[LANDING] = 1


@kernel
def settle(s: State, t: Row) -> None:
    """Pay, let fields take effect, and let the turn go on, until somebody has to decide."""
    while s[PHASE] == SETTLING and s[ACTORS] != 0:
        player = s[MOVER]
        if s[DEBT]:
            if s[POINTS + player] < s[DEBT]:
                s[PHASE] = OWING
                return
            s[POINTS + player] -= s[DEBT]
            if s[LOAN_DUE]:
                s[LOAN + player] = 0
            s[DEBT], s[LOAN_DUE] = 0, 0
        elif s[LANDING]:
            s[LANDING] = 0
            if s[CHAIN] < MOST_CHAIN:
                s[CHAIN] += 1
                here = s[AT + player]
                take_effect(s, t, t[t[FIELD_EFFECT] + here], t[t[FIELD_FIRST] + here], t[t[FIELD_SECOND] + here])
        elif complete(s, t, player):
            end_by_rank(s, t, GOAL)
        elif s[EXTRA] > 0 and s[MISSES + player] == 0 and s[OUT + player] == 0 and s[THROWN] < MOST_THROWS:
            s[EXTRA] -= 1
            s[ACTS] = 0
            s[PHASE] = READY
        else:
            next_turn(s, t)


@kernel
def next_turn(s: State, t: Row) -> None:
    """The next player in order; those who miss a throw are passed over."""
    s[TURN] += 1
    s[EXTRA], s[THROWN], s[ACTS], s[CHAIN] = 0, 0, 0, 0
    player = s[MOVER]
    while True:
        player += 1
        if player == t[PLAYERS]:
            player = 0
            s[ROUND] += 1
            if s[ROUND] >= t[ROUNDS]:
                end_by_rank(s, t, LIMIT)
                return
        if s[OUT + player] == 0:
            if s[MISSES + player] == 0:
                break
            s[MISSES + player] -= 1
    s[MOVER] = player
    s[PHASE] = READY


@kernel
def take_effect(s: State, t: Row, effect: int, first: int, second: int) -> None:
    """What a field or a card does to the player to move."""
    player = s[MOVER]
    if effect == PAY:
        s[DEBT] = first
    elif effect == RECEIVE:
        s[POINTS + player] += first
    elif effect == INTEREST:
        s[POINTS + player] += s[SAVINGS + player] * first // 100
    elif effect == OPEN_SHOP:
        s[SHOP] = first + 1
        if wares(s, t, player):
            s[PHASE] = SHOPPING
        else:
            s[SHOP] = 0
    elif effect == CARD:
        reshuffle(s, t)
        s[PHASE] = DRAWING
    elif effect == AGAIN:
        s[EXTRA] = min(s[EXTRA] + first, MOST_THROWS)
    elif effect == BUY_TICKETS:
        s[PHASE] = BOOKING
    elif effect == QUIZ:
        s[PHASE] = GUESSING
    elif effect == HOLD:
        s[HELD + player] = first
    elif effect == MISS or effect == PAY_AND_MISS:
        missed = first if effect == MISS else second
        s[MISSES + player] = min(s[MISSES + player] + missed, MOST_MISSES)
        s[DEBT] = 0 if effect == MISS else first
    elif effect == GO_TO or effect == FORWARD or effect == BACK or effect == WIN_VOUCHER:
        travel(s, t, effect, first)
    else:
        luck(s, t, effect, first)


@kernel
def travel(s: State, t: Row, effect: int, first: int) -> None:
    """Forwards past the start, or backwards: then the start pays who comes onto it, but no round is completed."""
    player = s[MOVER]
    if effect == BACK:
        s[AT + player] = (s[AT + player] - first) % FIELDS
        if s[AT + player] == 0:
            s[POINTS + player] += t[START_REACHED]
        s[LANDING] = 1
        return
    if effect == WIN_VOUCHER:
        give(s, t, player, VOUCHER)
    advance(s, t, player, (s[AT + player] + first) % FIELDS if effect == FORWARD else first)


@kernel
def luck(s: State, t: Row, effect: int, first: int) -> None:
    """Effects that depend on what a player has."""
    player = s[MOVER]
    if effect == LIFE_POLICY and owns(s, t, player, LIFE):
        s[POLICIES + player] &= ~(1 << (LIFE - HOME))
        s[POINTS + player] += LIFE_SUM
    elif effect == WIN:
        if owns(s, t, player, first):
            s[POINTS + player] += t[t[GOOD_PRICE] + first]
        else:
            give(s, t, player, first)
    elif effect == PAY_FOR_FLAT and s[HAS_FLAT + player]:
        s[DEBT] = first
    elif effect == FIRE and s[HAS_FLAT + player] and not owns(s, t, player, HOME):
        s[OWNED + player] &= ~t[FURNITURE]
    elif (
        (effect == SAVERS and s[SAVINGS + player] > 0)
        or (effect == HOME_INSURED and owns(s, t, player, HOME))
        or (effect == LIFE_INSURED and owns(s, t, player, LIFE))
    ):
        s[POINTS + player] += first


@kernel
def reshuffle(s: State, t: Row) -> None:
    """When the last card has been drawn all are shuffled again."""
    for card in range(t[CARDS]):
        if s[SEEN + card] == 0:
            return
    for card in range(t[CARDS]):
        s[SEEN + card] = 0


# --- the end -----------------------------------------------------------------------------------------------------


@kernel
def rank(s: State, t: Row, player: int) -> int:
    """Who is complete stands above the others, the richer above the poorer, who dropped out below."""
    if s[OUT + player]:
        return s[OUT + player]
    return RANKED * (1 + complete(s, t, player)) + wealth(s, t, player)


@kernel
def end_by_rank(s: State, t: Row, reason: int) -> None:
    s[ACTORS] = 0
    s[REASON] = reason
    for player in range(t[PLAYERS]):
        place = 0
        for other in range(t[PLAYERS]):
            place += rank(s, t, other) < rank(s, t, player)
            place -= rank(s, t, other) > rank(s, t, player)
        s[PAYOFF + player] = place


@kernel
def result(s: State, t: Row) -> None:
    """Never needed: somebody can always act until the game ends."""


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """What the player has of all he needs, against the best of the others."""
    if s[ACTORS] == 0:
        return s[PAYOFF + player] * 1000 // t[SCALE]
    best = -RANKED
    for other in range(t[PLAYERS]):
        if other != player:
            best = max(best, prospects(s, t, other))
    lead = prospects(s, t, player) - best
    return 1000 * lead // (abs(lead) + t[FLAT_CASH])


@kernel
def prospects(s: State, t: Row, player: int) -> int:
    """Wealth, with what is needed to win counted more."""
    if s[OUT + player]:
        return -t[FLAT_CASH]
    value = wealth(s, t, player) - 300 * s[MISSES + player]
    value += 500 * min(s[VOUCHERS + player], t[VOUCHERS_NEEDED])
    value += 2000 * (s[SAVINGS + player] >= t[SAVINGS_NEEDED]) + s[SAVINGS + player] // 20
    value += 20_000 * s[HAS_FLAT + player] + 100 * (s[POLICIES + player] & 1) + 100 * (s[POLICIES + player] >> 1)
    for good in range(GOODS):
        if (s[OWNED + player] & t[NEEDED]) >> good & 1:
            value += t[t[GOOD_PRICE] + good] // 2
    return value
