"""Trades of the property games: put together piece by piece, between any number of players, agreed to by all."""

from __future__ import annotations

from ..declare.estate import DEEDS, MOST_OFFERS
from .abi import PHASE, PLAYERS, POINTS, Row, State
from .estate_deeds import built_in_group, fee, pay_bank
from .estate_tables import (
    ADDED,
    ASKS,
    GETS,
    JAIL,
    JAIL_TRADE,
    OFFERING,
    OFFERS,
    OUT,
    OWING,
    OWNER,
    PASSES,
    PAYS,
    PLEDGED,
    PROPOSER,
    RESUME,
    SETTLING,
    THING_TO,
    THINGS,
    TRADING,
)
from .lean import kernel


@kernel
def holder(s: State, thing: int) -> int:
    """Whose a deed or a pass is: the player + 1, or 0."""
    return s[OWNER + thing] if thing < DEEDS else s[PASSES + thing - DEEDS]


@kernel
def may_take_part(s: State, t: Row, player: int) -> bool:
    return s[OUT + player] == 0 and (t[JAIL_TRADE] == 1 or s[JAIL + player] == 0)


@kernel
def may_be_traded(s: State, t: Row, thing: int) -> bool:
    """It belongs to somebody who may trade, is not in the offer yet, and no house stands in its group."""
    owner = holder(s, thing)
    if owner == 0 or s[THING_TO + thing] or not may_take_part(s, t, owner - 1):
        return False
    return thing >= DEEDS or built_in_group(s, t, thing) == 0


@kernel
def may_offer(s: State, t: Row, player: int) -> bool:
    if t[TRADING] == 0 or s[OFFERS + player] >= MOST_OFFERS or not may_take_part(s, t, player):
        return False
    for thing in range(THINGS):
        if may_be_traded(s, t, thing):
            return True
    return False


@kernel
def clear_offer(s: State, t: Row) -> None:
    for thing in range(THINGS):
        s[THING_TO + thing] = 0
    for player in range(t[PLAYERS]):
        s[PAYS + player] = 0
        s[GETS + player] = 0
    s[ADDED], s[ASKS], s[PROPOSER] = 0, 0, 0


@kernel
def begin_offer(s: State, t: Row, player: int) -> None:
    clear_offer(s, t)
    s[OFFERS + player] += 1
    s[PROPOSER] = player
    s[RESUME] = s[PHASE]
    s[PHASE] = OFFERING


@kernel
def end_offer(s: State, t: Row) -> None:
    """Back to where the game was; a debtor may be able to pay now."""
    clear_offer(s, t)
    s[PHASE] = SETTLING if s[RESUME] == OWING else s[RESUME]
    s[RESUME] = 0


@kernel
def gives(s: State, player: int) -> bool:
    if s[PAYS + player]:
        return True
    for thing in range(THINGS):
        if s[THING_TO + thing] and holder(s, thing) == player + 1:
            return True
    return False


@kernel
def receives(s: State, player: int) -> bool:
    if s[GETS + player]:
        return True
    for thing in range(THINGS):
        if s[THING_TO + thing] == player + 1:
            return True
    return False


@kernel
def fees(s: State, t: Row, player: int) -> int:
    """What the player would pay to the bank for pledged deeds that he receives."""
    total = 0
    for deed in range(DEEDS):
        if s[THING_TO + deed] == player + 1 and s[PLEDGED + deed]:
            total += fee(t, deed)
    return total


@kernel
def fair(s: State, t: Row) -> bool:
    """Everybody in it gives and receives, the proposer is in it, and all can pay."""
    for player in range(t[PLAYERS]):
        if gives(s, player) != receives(s, player):
            return False
        if s[POINTS + player] + s[GETS + player] - s[PAYS + player] < fees(s, t, player):
            return False
    return gives(s, s[PROPOSER])


@kernel
def partners(s: State, t: Row) -> int:
    """Those whose consent is needed, as bits."""
    bits = 0
    for player in range(t[PLAYERS]):
        if player != s[PROPOSER] and gives(s, player):
            bits |= 1 << player
    return bits


@kernel
def exchange(s: State, t: Row) -> None:
    """All have agreed."""
    for player in range(t[PLAYERS]):
        s[POINTS + player] += s[GETS + player] - s[PAYS + player]
        pay_bank(s, t, player, fees(s, t, player))
    for thing in range(THINGS):
        if s[THING_TO + thing]:
            if thing < DEEDS:
                s[OWNER + thing] = s[THING_TO + thing]
            else:
                s[PASSES + thing - DEEDS] = s[THING_TO + thing]
    end_offer(s, t)
