"""Kernel of the slapping games.

State  pile[p * 52]: 1 + the cards of player p, the one turned next last; 0 where it is not known, and POINTS says how
       many he has; heap[52]: the cards on the table, the last one turned last, size: how many; turner: who turns, or
       takes, next; due: cards still demanded, demander: 1 + by whom; slapped: who has slapped since the last card was
       turned; out: who may slap no more; turned: cards turned so far; to_deal, next: while dealing.
Move   TURN, TAKE, SLAP with the player's tag; for chance the card that is dealt; nobody sees it.
"""

from __future__ import annotations

from ..declare import MAX_PLAYERS, Reason
from ..declare.slaps import Slaps
from .abi import (
    ACTORS,
    AWAITED,
    CHANCE,
    HEADER,
    PHASE,
    PLAYER_SHIFT,
    PLAYERS,
    PLY,
    POINTS,
    TABLES,
    TURN,
    Packer,
    Row,
    State,
    Tables,
)
from .common import random_below
from .lean import kernel
from .throws import end_by_points

DEALING, TURNING, TAKING = 0, 1, 2
CARDS = 52

SIZE = HEADER
TURNER = SIZE + 1
DUE = TURNER + 1
DEMANDER = DUE + 1
SLAPPED = DEMANDER + 1
OUT = SLAPPED + 1
TURNED = OUT + 1
TO_DEAL = TURNED + 1
NEXT = TO_DEAL + 1
HEAP = NEXT + 1
PILE = HEAP + CARDS

DEMANDS, DOUBLE, SLAP_IN, MOST_CARDS, SCRATCH_AT, SANDWICH = range(TABLES, TABLES + 6)
SLOTS = 6

TURN_CARD, TAKE, SLAP = 1, 2, 4
UNSEEN = 63
JACK = 9

ALL_CARDS, LIMIT = int(Reason.LAST), int(Reason.LIMIT)


def pack(game: Slaps) -> Tables:
    n = game.players
    packer = Packer(game, SLOTS)
    packer.fixed_field("size", SIZE, high=CARDS)
    packer.fixed_field("turner", TURNER, high=n - 1)
    packer.fixed_field("due", DUE, high=9)
    packer.fixed_field("demander", DEMANDER, high=n)
    packer.fixed_field("slapped", SLAPPED, high=(1 << n) - 1)
    packer.fixed_field("out", OUT, high=(1 << n) - 1)
    packer.fixed_field("turned", TURNED, high=game.cards)
    packer.fixed_field("to_deal", TO_DEAL, high=CARDS)
    packer.fixed_field("next", NEXT, high=n - 1)
    packer.fixed_field("heap", HEAP, CARDS, high=CARDS)
    packer.fixed_field("pile", PILE, n * CARDS, high=CARDS)
    packer.scratch(CARDS, SCRATCH_AT)
    packer.section(DEMANDS, game.demands)
    packer.set(DOUBLE, game.double)
    packer.set(SANDWICH, game.sandwich)
    packer.set(SLAP_IN, game.slap_in)
    packer.set(MOST_CARDS, game.cards)
    return packer.tables(most_moves=max(CARDS, 2 * MAX_PLAYERS), scale=n - 1, whole_turns=False)


def start(game: Slaps, tables: Tables) -> State:
    s = tables.blank()
    s[TO_DEAL] = CARDS
    s[ACTORS] = CHANCE
    return s


@kernel
def mark_known(s: State, t: Row) -> int:
    """Mark in the scratch tail the cards whose place is known; how many are not."""
    unknown = CARDS
    for card in range(CARDS):
        s[t[SCRATCH_AT] + card] = 0
    for k in range(s[SIZE]):
        s[t[SCRATCH_AT] + s[HEAP + k] - 1] = 1
        unknown -= 1
    for player in range(t[PLAYERS]):
        for k in range(s[POINTS + player]):
            card = s[PILE + player * CARDS + k]
            if card:
                s[t[SCRATCH_AT] + card - 1] = 1
                unknown -= 1
    return unknown


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    n = 0
    if s[ACTORS] == CHANCE:
        mark_known(s, t)
        for card in range(CARDS):
            out[n] = card
            n += s[t[SCRATCH_AT] + card] == 0
        return n
    for player in range(t[PLAYERS]):
        if not s[ACTORS] >> player & 1:
            continue
        tag = player + 1 << PLAYER_SHIFT
        if player == s[TURNER]:
            out[n] = tag | (TURN_CARD if s[PHASE] == TURNING else TAKE)
            n += 1
        if may_slap(s, t, player):
            out[n] = tag | SLAP
            n += 1
    return n


@kernel
def may_slap(s: State, t: Row, player: int) -> bool:
    """Once for every card turned; without cards only where one may come back."""
    if s[SIZE] < 2 or s[SLAPPED] >> player & 1 or s[OUT] >> player & 1:
        return False
    return s[POINTS + player] > 0 or t[SLAP_IN] == 1


@kernel
def pick(s: State, t: Row, out: Row, rng: Row) -> int:
    """Wrong slaps are rarer than cards turned, or games would be nothing else."""
    if s[ACTORS] == 0:
        return -1
    n = moves(s, t, out)
    if s[ACTORS] != CHANCE and random_below(rng, 3):
        for k in range(n):
            if out[k] & (TURN_CARD | TAKE):
                return out[k]
    return out[random_below(rng, n)]


@kernel
def play(s: State, t: Row, move: int) -> None:
    s[PLY] += 1
    if s[ACTORS] == CHANCE:
        deal(s, t, move)
        return
    s[TURN] += 1
    player = (move >> PLAYER_SHIFT) - 1
    if move & SLAP:
        slap(s, t, player)
    elif move & TAKE:
        take_heap(s, t, player)
    else:
        turn_card(s, t, player)


@kernel
def deal(s: State, t: Row, card: int) -> None:
    player = s[NEXT]
    s[PILE + player * CARDS + s[POINTS + player]] = card + 1
    s[POINTS + player] += 1
    s[NEXT] = (player + 1) % t[PLAYERS]
    s[TO_DEAL] -= 1
    if s[TO_DEAL] == 0:
        s[NEXT] = 0
        begin_turn(s, t, 0)


@kernel
def holders(s: State, t: Row) -> int:
    """How many players have cards."""
    n = 0
    for player in range(t[PLAYERS]):
        n += s[POINTS + player] > 0
    return n


@kernel
def next_holder(s: State, t: Row, player: int) -> int:
    """The next player who has cards, the given one last of all; himself if nobody has any."""
    for k in range(1, t[PLAYERS] + 1):
        other = (player + k) % t[PLAYERS]
        if s[POINTS + other] > 0:
            return other
    return player


@kernel
def is_pair(s: State, t: Row) -> bool:
    """Whether the last two cards are equal, and where that is asked, the two before them too; or it is a sandwich."""
    n = s[SIZE]
    if t[SANDWICH] and n >= 3 and (s[HEAP + n - 1] - 1) % 13 == (s[HEAP + n - 3] - 1) % 13:
        return True
    if n < 2 or (s[HEAP + n - 1] - 1) % 13 != (s[HEAP + n - 2] - 1) % 13:
        return False
    if not t[DOUBLE]:
        return True
    return n >= 4 and (s[HEAP + n - 3] - 1) % 13 == (s[HEAP + n - 4] - 1) % 13


@kernel
def begin_turn(s: State, t: Row, player: int) -> None:
    """It is the player's turn, unless he alone has cards and there is nothing to answer or slap: then he has won."""
    s[PHASE] = TURNING
    s[TURNER] = player
    if holders(s, t) == 1 and s[DUE] == 0 and not is_pair(s, t):
        end_by_points(s, t, ALL_CARDS)
        s[AWAITED] = 0
    elif s[TURNED] >= t[MOST_CARDS]:
        end_by_points(s, t, LIMIT)
        s[AWAITED] = 0
    else:
        wait(s, t)


@kernel
def begin_taking(s: State, t: Row, player: int) -> None:
    s[PHASE] = TAKING
    s[TURNER] = player
    s[DUE] = s[DEMANDER] = 0
    wait(s, t)


@kernel
def wait(s: State, t: Row) -> None:
    """The game waits for one; all who may slap can act."""
    s[ACTORS] = s[AWAITED] = 1 << s[TURNER]
    for player in range(t[PLAYERS]):
        if may_slap(s, t, player):
            s[ACTORS] |= 1 << player


@kernel
def demand_of(t: Row, card: int) -> int:
    """How many cards a court card or an ace demands; 0: it is an ordinary card."""
    rank = (card - 1) % 13
    return t[t[DEMANDS] + rank - JACK] if rank >= JACK else 0


@kernel
def turn_card(s: State, t: Row, player: int) -> None:
    """The next card goes on the heap; honours demand, and who cannot answer them has lost the heap."""
    if holders(s, t) == 1 and s[DUE] == 0 and s[POINTS + player]:
        end_by_points(s, t, ALL_CARDS)
        s[AWAITED] = 0
        return
    s[POINTS + player] -= 1
    at = PILE + player * CARDS + s[POINTS + player]
    card = max(s[at], 1)
    s[at] = 0
    s[HEAP + s[SIZE]] = card
    s[SIZE] += 1
    s[TURNED] += 1
    s[SLAPPED] = 0
    demanded = demand_of(t, card)
    if demanded:
        s[DUE], s[DEMANDER] = demanded, player + 1
        after = next_holder(s, t, player)
        if after == player:
            begin_taking(s, t, player)
        else:
            begin_turn(s, t, after)
    elif s[DUE]:
        s[DUE] -= 1
        if s[DUE] == 0 or s[POINTS + player] == 0:
            begin_taking(s, t, s[DEMANDER] - 1)
        else:
            begin_turn(s, t, player)
    elif holders(s, t) == 0:
        begin_taking(s, t, player)
    else:
        begin_turn(s, t, next_holder(s, t, player))


@kernel
def take_heap(s: State, t: Row, player: int) -> None:
    """The heap goes under the pile, its first card first, and the player turns next."""
    n = s[SIZE]
    at = PILE + player * CARDS
    for k in range(s[POINTS + player] - 1, -1, -1):
        s[at + k + n] = s[at + k]
    for k in range(n):
        s[at + n - 1 - k] = s[HEAP + k]
        s[HEAP + k] = 0
    s[POINTS + player] += n
    s[SIZE] = s[DUE] = s[DEMANDER] = s[SLAPPED] = 0
    begin_turn(s, t, player)


@kernel
def slap(s: State, t: Row, player: int) -> None:
    """A pair wins the heap; a wrong slap costs a card, which goes under the heap; without cards one is out."""
    s[SLAPPED] |= 1 << player
    if is_pair(s, t):
        take_heap(s, t, player)
        return
    if s[POINTS + player] == 0:
        s[OUT] |= 1 << player
    else:
        s[POINTS + player] -= 1
        at = PILE + player * CARDS + s[POINTS + player]
        for k in range(s[SIZE], 0, -1):
            s[HEAP + k] = s[HEAP + k - 1]
        s[HEAP] = max(s[at], 1)
        s[at] = 0
        s[SIZE] += 1
    if s[PHASE] == TURNING and s[POINTS + s[TURNER]] == 0:
        pay_failed(s, t)
    elif s[PHASE] == TURNING:
        begin_turn(s, t, s[TURNER])
    else:
        wait(s, t)


@kernel
def pay_failed(s: State, t: Row) -> None:
    """The player who was to turn has given his last card away for a wrong slap."""
    if s[DUE]:
        begin_taking(s, t, s[DEMANDER] - 1)
    elif holders(s, t) == 0:
        begin_taking(s, t, s[TURNER])
    else:
        begin_turn(s, t, next_holder(s, t, s[TURNER]))


@kernel
def result(s: State, t: Row) -> None:
    """Reached only from a position given from outside."""
    end_by_points(s, t, LIMIT)
    s[AWAITED] = 0


@kernel
def observe(s: State, t: Row, player: int, out: State) -> None:
    """Nobody looks into his pile, not even into his own."""
    for i in range(PILE):
        out[i] = s[i]
    for i in range(t[PLAYERS] * CARDS):
        out[PILE + i] = s[PILE + i] if s[ACTORS] == 0 else 0
    for i in range(CARDS):
        out[t[SCRATCH_AT] + i] = 0


@kernel
def conceal(s: State, t: Row, player: int, move: int) -> int:
    """Cards are dealt face down."""
    return UNSEEN if s[ACTORS] == CHANCE else move


@kernel
def sample(s: State, t: Row, player: int, rng: Row) -> None:
    """Deal the cards that are not seen to the piles, at random."""
    if s[ACTORS] == 0:
        return
    unknown = mark_known(s, t)
    for other in range(t[PLAYERS]):
        for k in range(s[POINTS + other]):
            at = PILE + other * CARDS + k
            if s[at]:
                continue
            left = random_below(rng, unknown)
            card = 0
            while s[t[SCRATCH_AT] + card] or left > 0:
                left -= s[t[SCRATCH_AT] + card] == 0
                card += 1
            s[t[SCRATCH_AT] + card] = 1
            unknown -= 1
            s[at] = card + 1


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """The share of all cards, compared with an equal share."""
    equal = CARDS // t[PLAYERS]
    return max(min(900 * (s[POINTS + player] - equal) // (CARDS - equal), 900), -900)
