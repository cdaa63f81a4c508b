"""Words and clicks of the property games."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from ...declare.estate import DECK, DEEDS, FLAT_TAX, LUXURY, RAILROADS, RAISES, SUMS, Kind
from ...rules import estate_tables as tables
from ...rules.abi import ACTORS, CHANCE, PHASE, PLAYER_SHIFT, POINTS, State
from .. import face
from ..face import SPECTATOR
from ..material import Draw, Lot, Material, dice
from ..scene import Count, Item, Scene, Tray
from ..words import Named, Sentence, Value
from ._estate_check import check
from ._throws import dice_tray
from .estate_trading import Trader

if TYPE_CHECKING:
    from ...declare.estate import PropertyGame

PHASES = (
    "estate-throwing",
    "estate-throwing",
    "estate-drawing",
    "estate-buying",
    "estate-taxing",
    "estate-gambling",
    "estate-bidding",
    "estate-owing",
    "estate-offering",
    "estate-answering",
)
VERBS = (
    "roll",
    "pay-out",
    "use-pass",
    "buy",
    "decline",
    "bid",
    "leave",
    "give-up",
    "pay-flat",
    "pay-tenth",
    "roll",
    "stop",
    "build",
    "sell",
    "pledge",
    "redeem",
    "offer",
    "give",
    "cash",
    "submit",
    "cancel",
    "accept",
    "refuse",
)
DECKS = ("orange", "yellow")
NOTES = (1, 5, 10, 20, 50, 100, 500)
"""The values of the money."""
SMALL = 0.6
"""A ring is as large as the disc of an owner."""


class Face(face.Face):
    """Moves are verbs, with what they are done to: "build Boardwalk", "bid 60", "give Boardwalk to Green"."""

    game: PropertyGame

    def deed_cell(self, deed: int) -> str:
        return str(self.game.deeds[deed])

    def deed_name(self, deed: int) -> str:
        return self.game.fields[self.game.deeds[deed]].name

    # --- moves -----------------------------------------------------------------------------------------------------

    def parts(self, move: int) -> tuple[int, int, int, int, int]:
        """Kind, thing, receiver, payer, step."""
        rules = self.rules
        return (
            move & rules.KIND_MASK,
            move >> rules.WHAT_SHIFT & rules.WHAT_MASK,
            move >> rules.TO_SHIFT & rules.SEAT_MASK,
            move >> rules.FROM_SHIFT & rules.SEAT_MASK,
            move >> rules.STEP_SHIFT & rules.SEAT_MASK,
        )

    def steps(self, s: State, move: int) -> tuple[str, ...]:
        rules = self.rules
        if s[PHASE] == tables.FALLING:
            return f"die:{move & 7}", f"die:{move >> 3}"
        if s[PHASE] == tables.DRAWING:
            return (f"card:{DECKS[move // DECK]}-{move % DECK + 1}",)
        kind, thing, to, payer, step = self.parts(move)
        verb = f"do:{VERBS[kind]}"
        if kind == rules.RAISE:
            return verb, f"as:{int(s[tables.BID]) + RAISES[step]}"
        if rules.BUILD <= kind <= rules.REDEEM:
            return verb, self.deed_cell(thing)
        if kind == rules.GIVE:
            return verb, self.thing_step(thing), f"as:seat{to + 1}"
        if kind == rules.CASH:
            return verb, f"as:seat{payer + 1}", f"as:seat{to + 1}", f"as:{SUMS[step]}"
        return (verb,)

    def thing_step(self, thing: int) -> str:
        return self.deed_cell(thing) if thing < DEEDS else f"as:{DECKS[thing - DEEDS]}-pass"

    def text(self, s: State, move: int) -> str:
        rules = self.rules
        if s[PHASE] == tables.FALLING:
            return f"{move & 7}-{move >> 3}"
        if s[PHASE] == tables.DRAWING:
            return f"{DECKS[move // DECK]} {move % DECK + 1}"
        kind, thing, to, payer, step = self.parts(move)
        verb, sides = VERBS[kind], self.game.sides
        if kind == rules.RAISE:
            return f"bid {int(s[tables.BID]) + RAISES[step]}"
        if rules.BUILD <= kind <= rules.REDEEM:
            return f"{verb} {self.deed_name(thing)}"
        if kind == rules.GIVE:
            what = self.deed_name(thing) if thing < DEEDS else f"{DECKS[thing - DEEDS]} pass"
            return f"give {what} to {sides[to].name}"
        if kind == rules.CASH:
            return f"cash {sides[payer].name} to {sides[to].name} {SUMS[step]}"
        if kind == rules.OFFER and self.mover(s, move) != rules.awaited_player(s):
            return f"{sides[self.mover(s, move)].name} offers"
        return verb

    def mover(self, s: State, move: int) -> int:
        return -1 if s[ACTORS] == CHANCE else (move >> PLAYER_SHIFT) - 1

    def choice(self, step: str, player: int) -> Item:
        wanted = step.partition(":")[2]
        if wanted.startswith("seat"):
            seat = int(wanted.removeprefix("seat")) - 1
            return Item("token", owner=seat, name=self.game.sides[seat].name)
        if wanted.endswith("-pass"):
            return Item("letter", label="P", name=wanted.replace("-", " "))
        return super().choice(step, player)

    # --- computers ---------------------------------------------------------------------------------------------------

    @cached_property
    def trader(self) -> Trader:
        groups = tuple(self.game.fields[at].group for at in self.game.deeds)
        return Trader(self.rules, self.tables.row, groups)

    def plan(self, s: State, seat: int, level: int, luck: float) -> int | None:
        return self.trader.move(s, seat, level, luck)

    # --- scenes ------------------------------------------------------------------------------------------------------

    def scene(self, s: State, viewer: int = SPECTATOR) -> Scene:  # noqa: ARG002
        roles = tuple(self.role(s, seat) for seat in range(self.game.players))
        return Scene(
            items=(*self.deeds(s), *self.pawns(s)),
            trays=(*dice_tray("dice", s[tables.DICE : tables.DICE + 2].tolist()), *self.trays(s)),
            counts=tuple(self.counts(s)),
            phase=PHASES[int(s[PHASE])] if s[ACTORS] else "",
            roles=roles if any(roles) else (),
        )

    def role(self, s: State, seat: int) -> str:
        if s[tables.OUT + seat]:
            return "bankrupt"
        return "prisoner" if s[tables.JAIL + seat] else ""

    def pawns(self, s: State) -> list[Item]:
        return [
            Item("token", owner=seat, cell=str(int(s[tables.AT + seat])), name=side.name)
            for seat, side in enumerate(self.game.sides)
            if not s[tables.OUT + seat]
        ]

    def deeds(self, s: State) -> list[Item]:
        """A small disc of the owner's on each field, hollow when it is pledged; houses and hotels instead of it."""
        found = []
        for deed in range(DEEDS):
            owner, level = int(s[tables.OWNER + deed]) - 1, int(s[tables.BUILT + deed])
            if owner < 0:
                continue
            glyph, name = ("ring", "pledged deed") if s[tables.PLEDGED + deed] else ("marker", "deed")
            if level:
                glyph, name = ("hotel", "hotel") if level > self.game.hotel_after else ("house", f"{level} houses")
            label = str(level) if glyph == "house" else ""
            cell, size = self.deed_cell(deed), SMALL if glyph == "ring" else 1.0
            found.append(Item(glyph, owner=owner, cell=cell, label=label, size=size, name=name, letter=label))
        return found

    def counts(self, s: State) -> list[Count]:
        found = [Count("cash", int(s[POINTS + seat]), seat) for seat in range(self.game.players)]
        held = [int(s[tables.PASSES + deck]) - 1 for deck in range(2)]
        found += [Count("passes", held.count(seat), seat) for seat in range(self.game.players) if seat in held]
        found.append(Count("round", int(s[tables.ROUND]) + 1))
        if self.game.parking_pot:
            found.append(Count("parking", int(s[tables.POT])))
        if s[tables.LOT]:
            found.append(Count("highest-bid", int(s[tables.BID])))
        if s[tables.DEBT]:
            found.append(Count("debt", int(s[tables.DEBT]), int(s[tables.DEBTOR])))
        return found

    def trays(self, s: State) -> list[Tray]:
        """The last card, the deed under the hammer, the trade that is being made."""
        found = []
        if s[tables.DRAWN]:
            deck, at = divmod(int(s[tables.DRAWN]) - 1, DECK)
            card = (self.game.orange, self.game.yellow)[deck][at]
            found.append(Tray("card", (Item("letter", label="?", name=card.name),), told=True))
        if s[PHASE] == tables.BUYING:
            deed = self.game.deeds.index(int(s[tables.AT + s[tables.MOVER]]))
            found.append(Tray("field", (self.deed_item(deed),), told=True))
        if s[tables.LOT]:
            found.append(Tray("lot", (self.deed_item(int(s[tables.LOT]) - 1),), told=True))
        if offered := self.offered(s):
            found.append(Tray("offer", tuple(offered), told=True))
        return found

    def deed_item(self, deed: int) -> Item:
        cell = self.deed_cell(deed)
        return Item("number", cell=cell, label=cell, name=self.deed_name(deed))

    def says(self, cell: str) -> Sentence | Named:
        """What the deed says of price and rents; the sums of the other fields that have any."""
        game, field = self.game, self.game.fields[int(cell)]
        rents = {f"rent{at}": str(rent) for at, rent in enumerate(field.rents)}
        sums: dict[str, Value] = {"name": field, "price": field.price, "pledge": field.price // 2, **rents}
        if field.house:
            houses = ", ".join(map(str, field.rents[1 : game.hotel_after + 1]))
            sums |= {"whole": 2 * field.rents[0], "houses": houses, "house": field.house}
            return Sentence("estate-street", sums)
        if field.price:
            return Sentence("estate-railroad" if field.group == RAILROADS else "estate-utility", sums)
        if field.kind is Kind.GO:
            return Sentence("estate-go", {"name": field, "passed": game.go, "reached": game.go_landing})
        if field.kind is Kind.INCOME_TAX:
            return Sentence("estate-income-tax", {"name": field, "sum": FLAT_TAX})
        if field.kind is Kind.LUXURY_TAX:
            return Sentence("estate-luxury-tax", {"name": field, "sum": LUXURY})
        return field

    def offered(self, s: State) -> list[Item]:
        """What goes to whom, in the colours of those who receive; sums that are paid have a minus."""
        found = []
        for thing in range(tables.THINGS):
            to = int(s[tables.THING_TO + thing]) - 1
            if to >= 0:
                deed = thing < DEEDS
                name = self.deed_name(thing) if deed else f"{DECKS[thing - DEEDS]} pass"
                found.append(Item("number", owner=to, label=self.deed_cell(thing) if deed else "P", name=name))
        for seat in range(self.game.players):
            for field, sign in ((tables.PAYS, "\N{MINUS SIGN}"), (tables.GETS, "+")):
                if s[field + seat]:
                    paid = f"{sign}{int(s[field + seat])}"
                    found.append(Item("number", owner=seat, label=paid, name=paid))
        return found

    # --- why not -----------------------------------------------------------------------------------------------------

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        if not steps:
            return None
        verb = steps[0].partition(":")[2] if steps[0].startswith("do:") else ""
        if verb == "buy" and s[PHASE] == tables.BUYING:
            return Sentence("estate-no-cash")
        if verb == "offer":
            return Sentence("estate-no-offer")
        if verb == "submit":
            return Sentence("estate-unfair")
        if verb == "give-up":
            return Sentence("estate-can-pay")
        if verb not in ("build", "sell", "pledge", "redeem") or len(steps) < 2 or not steps[1].isdigit():
            return None
        field = int(steps[1])
        if field not in self.game.deeds:
            return Sentence("estate-no-deed", {"cell": steps[1]})
        return self.why_not_deed(s, player, verb, self.game.deeds.index(field))

    def why_not_deed(self, s: State, player: int, verb: str, deed: int) -> Sentence:
        """The rule against building, selling, pledging or redeeming."""
        rules, t, name = self.rules, self.tables.row, {"deed": self.deed_name(deed)}
        if s[tables.OWNER + deed] != player + 1:
            return Sentence("estate-not-yours", name)
        if verb == "sell":
            return Sentence("estate-sell-evenly" if s[tables.BUILT + deed] else "estate-no-house", name)
        if verb == "pledge":
            return Sentence("estate-pledged" if s[tables.PLEDGED + deed] else "estate-houses-first", name)
        if verb == "redeem":
            return Sentence("estate-no-cash" if s[tables.PLEDGED + deed] else "estate-not-pledged", name)
        if not self.game.fields[self.game.deeds[deed]].house or not rules.monopoly(s, t, deed):
            return Sentence("estate-no-group", name)
        if s[POINTS + player] < self.game.fields[self.game.deeds[deed]].house:
            return Sentence("estate-no-cash", name)
        return Sentence("estate-build-evenly", name)

    def material(self) -> Material:
        """The bank has every deed; houses and hotels are the same for all; discs show on the board who owns what."""
        game = self.game
        deeds = tuple(self.deed_lot(at) for at in game.deeds)
        rings = (Item("ring", seat, size=SMALL, name="pledged deed") for seat in range(game.players))
        owners = tuple(Lot(Item("marker", ring.owner, name="deed"), len(game.deeds), ring) for ring in rings)
        buildings = (Lot(Item("house", name="house"), game.houses), Lot(Item("hotel", name="hotel"), game.hotels))
        decks = tuple(
            Draw("deck", named=next(field for field in game.fields if field.kind is kind), cards=cards)
            for kind, cards in ((Kind.ORANGE, game.orange), (Kind.YELLOW, game.yellow))
        )
        return Material((*deeds, *buildings, *owners), (*dice(2), *decks), NOTES)

    def deed_lot(self, at: int) -> Lot:
        """Name, price and rents; on the back, what it is pledged for."""
        assert self.board is not None
        field, tones = self.game.fields[at], dict(self.board.tinted)
        glyph = f"deed:{tones[f'group {field.group}']}"
        terms = f"{field.price}~{' · '.join(map(str, field.rents))}"
        front = Item(glyph, label=f"{field.short}~{terms}", name=field.name)
        hu = Item(glyph, label=f"{field.short_hu or field.short}~{terms}", name=field.hu or field.name)
        back = Item("deed:pledged", label=f"{field.short}~({field.price // 2})~", name="pledged deed")
        return Lot(front, 1, back, hu=hu)

    def check(self, s: State) -> None:
        check(self, s)
