"""Positions of the property games that cannot be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...declare.estate import DEEDS, JAIL_FIELD, MOST_BIDS, UTILITIES, Kind
from ...rules import estate_tables as tables
from ...rules.abi import ACTORS, AWAITED, PHASE, POINTS, REASON, State

if TYPE_CHECKING:
    from .estate import Face


def check(face: Face, s: State) -> None:
    if not s[ACTORS]:
        if not s[REASON]:
            raise face.refuse("nobody is to act, and the game has not ended")
        return
    check_players(face, s)
    check_deeds(face, s)
    check_phase(face, s)
    check_auction(face, s)
    check_debt(face, s)
    check_trade(face, s)
    expected = s.copy()
    face.rules.set_actors(expected, face.tables.row)
    if expected[ACTORS] != s[ACTORS] or expected[AWAITED] != s[AWAITED]:
        raise face.refuse(f"expected actors={expected[ACTORS]} awaited={expected[AWAITED]}")


def check_players(face: Face, s: State) -> None:
    n = face.game.players
    for name in ("at", "jail", "out", "laps", "acts", "offers", "pays", "gets"):
        field = face.tables.field(name)
        if s[field.at + n : field.at + field.length].any():
            raise face.refuse(f"{name}: there are only {n} players")
    cash = s[POINTS : POINTS + n]
    if cash.min() < 0 or cash.max() > tables.MOST_CASH or s[POINTS + n : POINTS + 8].any():
        raise face.refuse("nobody has less than nothing, or more than there is")
    out = [int(place) for place in s[tables.OUT : tables.OUT + n] if place]
    if sorted(out) != list(range(1, int(s[tables.DROPPED]) + 1)) or n - len(out) < 2:
        raise face.refuse("out: the players who dropped out are numbered, and two must be left")
    for seat in range(n):
        if s[tables.JAIL + seat] and (s[tables.AT + seat] != JAIL_FIELD or s[tables.OUT + seat]):
            raise face.refuse("a prisoner stands on the jail")
    if s[tables.ROUND] >= face.game.rounds:
        raise face.refuse(f"after {face.game.rounds} rounds the game is over")
    if (s[tables.DICE] == 0) != (s[tables.DICE + 1] == 0):
        raise face.refuse("two dice are thrown")


def in_game(s: State, seat: int) -> bool:
    return not s[tables.OUT + seat]


def check_deeds(face: Face, s: State) -> None:
    rules, t = face.rules, face.tables.row
    for deed in range(DEEDS):
        owner, built = int(s[tables.OWNER + deed]), int(s[tables.BUILT + deed])
        name = face.deed_name(deed)
        if owner and not in_game(s, owner - 1):
            raise face.refuse(f"the owner of {name} has dropped out")
        if not owner and (built or s[tables.PLEDGED + deed]):
            raise face.refuse(f"nobody owns {name}")
        group = [other for other in range(DEEDS) if t[t[tables.GROUP] + other] == t[t[tables.GROUP] + deed]]
        levels = [int(s[tables.BUILT + other]) for other in group]
        if built and (
            not rules.monopoly(s, t, deed)
            or max(levels) - min(levels) > 1
            or any(s[tables.PLEDGED + other] for other in group)
            or not face.game.fields[face.game.deeds[deed]].house
        ):
            raise face.refuse(f"houses on {name} are not possible")
    if rules.houses_left(s, t) < 0 or rules.hotels_left(s, t) < 0:
        raise face.refuse("the bank has not so many houses")
    for deck in range(2):
        owner = int(s[tables.PASSES + deck])
        if owner and not in_game(s, owner - 1):
            raise face.refuse("who has a pass out of jail has dropped out")


def check_phase(face: Face, s: State) -> None:
    rules, mover, game = face.rules, int(s[tables.MOVER]), face.game
    phase = int(s[PHASE])
    if phase >= tables.SETTLING:
        raise face.refuse(f"there is no phase {phase}")
    if phase in (tables.OFFERING, tables.ANSWERING):
        phase = int(s[tables.RESUME])
        if phase not in (tables.READY, tables.BUYING, tables.TAXING, tables.OWING):
            raise face.refuse(f"nobody trades in phase {phase}")
    elif s[tables.RESUME]:
        raise face.refuse("resume: nobody trades")
    if not in_game(s, mover) and phase != tables.BIDDING:
        raise face.refuse("the player to move has dropped out")
    at = int(s[tables.AT + mover])
    field, deed = game.fields[at], game.deeds.index(at) if at in game.deeds else -1
    owner = int(s[tables.OWNER + deed]) if deed >= 0 else 0
    purpose = int(s[tables.PURPOSE])
    possible = {
        tables.BUYING: deed >= 0 and not owner,
        tables.TAXING: field.kind is Kind.INCOME_TAX,
        tables.GAMBLING: field.kind is Kind.PARKING and game.parking_gamble > 0,
        tables.DRAWING: field.kind in (Kind.ORANGE, Kind.YELLOW) and rules.cards(s, face.tables.row, s.copy()) > 0,
    }
    falling = {
        tables.MOVE: not s[tables.JAIL + mover],
        tables.ESCAPE: bool(s[tables.JAIL + mover]),
        tables.TEN_TIMES: field.group == UTILITIES and owner not in (0, mover + 1),
        tables.GAMBLE: field.kind is Kind.PARKING and game.parking_gamble > 0,
    }
    if not possible.get(phase, True) or (phase == tables.FALLING and not falling[purpose]):
        raise face.refuse(f"phase={phase} is not possible on field {at}")


def check_auction(face: Face, s: State) -> None:
    names = ("lot", "bid", "leader", "bidders", "bidder", "bids", "lots")
    if s[PHASE] != tables.BIDDING:
        if any(s[face.tables.field(name).at] for name in names):
            raise face.refuse("there is no auction")
        return
    bidders, bidder, leader = int(s[tables.BIDDERS]), int(s[tables.BIDDER]), int(s[tables.LEADER]) - 1
    seats = [seat for seat in range(face.game.players) if bidders >> seat & 1]
    if not s[tables.LOT] or s[tables.OWNER + s[tables.LOT] - 1] or s[tables.BIDS] >= MOST_BIDS:
        raise face.refuse("nothing can be auctioned")
    if bidder not in seats or not all(in_game(s, seat) for seat in seats):
        raise face.refuse("bidders are players who are in the game")
    if (leader < 0) != (s[tables.BID] == 0) or leader == bidder or (leader >= 0 and leader not in seats):
        raise face.refuse("the highest bid is another bidder's")
    if leader >= 0 and s[POINTS + leader] < s[tables.BID]:
        raise face.refuse("the highest bidder cannot pay")
    if any(int(s[tables.LOTS]) >> deed & 1 and s[tables.OWNER + deed] for deed in range(DEEDS)):
        raise face.refuse("lots have no owner")


def check_debt(face: Face, s: State) -> None:
    owing = tables.OWING in (int(s[PHASE]), int(s[tables.RESUME]))
    if owing != (s[tables.DEBT] > 0):
        raise face.refuse("a debt is owed in its own phase")
    queue = int(s[tables.QUEUE])
    if any(queue >> seat & 1 and not in_game(s, seat) for seat in range(face.game.players)):
        raise face.refuse("queue: only players who are in the game pay")
    if queue >> int(s[tables.MOVER]) & 1:
        raise face.refuse("queue: nobody pays himself")
    if not owing:
        return
    debtor, creditor = int(s[tables.DEBTOR]), int(s[tables.CREDITOR]) - 1
    if not in_game(s, debtor) or creditor == debtor or (creditor >= 0 and not in_game(s, creditor)):
        raise face.refuse("debtor and creditor are two players in the game, or the bank")
    if s[POINTS + debtor] >= s[tables.DEBT]:
        raise face.refuse("who can pay has paid")


def check_trade(face: Face, s: State) -> None:
    rules, t, n = face.rules, face.tables.row, face.game.players
    names = ("thing_to", "pays", "gets", "asks", "added", "proposer")
    if s[PHASE] not in (tables.OFFERING, tables.ANSWERING):
        fields = [face.tables.field(name) for name in names]
        if any(s[field.at : field.at + field.length].any() for field in fields):
            raise face.refuse("there is no trade")
        return
    pays, gets = s[tables.PAYS : tables.PAYS + n], s[tables.GETS : tables.GETS + n]
    bare = s.copy()
    bare[tables.THING_TO : tables.THING_TO + tables.THINGS] = 0
    for thing in range(tables.THINGS):
        to = int(s[tables.THING_TO + thing]) - 1
        if to >= 0 and (
            not rules.may_be_traded(bare, t, thing)
            or rules.holder(s, thing) == to + 1
            or not rules.may_take_part(s, t, to)
        ):
            raise face.refuse(f"thing {thing} cannot be traded so")
    if pays.sum() != gets.sum() or (pays > s[POINTS : POINTS + n]).any() or ((pays > 0) & (gets > 0)).any():
        raise face.refuse("the sums of the trade do not fit")
    if not rules.may_take_part(s, t, int(s[tables.PROPOSER])):
        raise face.refuse("the proposer may not trade")
    asks = int(s[tables.ASKS])
    if s[PHASE] == tables.OFFERING:
        if asks:
            raise face.refuse("nobody has been asked yet")
    elif not rules.fair(s, t) or not asks or asks & ~int(rules.partners(s, t)):
        raise face.refuse("asks: those who take part are asked")
