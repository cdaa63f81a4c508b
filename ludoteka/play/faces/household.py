"""Words and clicks of the housekeeping games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...declare.household import BOOKS, FLAT, GOODS, HOME, LIFE, PARTS, THINGS, VOUCHER
from ...rules.abi import ACTORS, CHANCE, PHASE, POINTS, REASON, State
from .. import face
from ..face import SPECTATOR
from ..material import Draw, Lot, Material, dice
from ..scene import Count, Item, Scene, Tray
from ..words import Name, Named, Sentence
from ._throws import dice_tray

if TYPE_CHECKING:
    from ...declare.household import HouseholdGame

PHASES = (
    "throwing",
    "throwing",
    "estate-drawing",
    "household-shopping",
    "household-booking",
    "household-guessing",
    "estate-owing",
)
OTHER_THINGS = {HOME: "home-insurance", LIFE: "life-insurance", VOUCHER: "book-voucher", FLAT: "flat"}
SHOWS = ("theatre", "cinema")
BOOK = (("savings book", "Savings|book"), ("betétkönyv", "Betét-|könyv"))
CHANCE_CARDS = Name("Chance cards", "Szerencsekártyák")
NOTES = (50, 100, 500, 1000, 5000, 10000)
"""The values of the money."""


def slug(name: str) -> str:
    return name.replace(" ", "-")


class Face(face.Face):
    """Moves are verbs, with what they are done to: "buy refrigerator", "deposit 5000", "name bell"."""

    game: HouseholdGame

    def thing(self, thing: int) -> str:
        return self.game.goods[thing].name if thing < GOODS else OTHER_THINGS[thing].replace("-", " ")

    def thing_item(self, thing: int, owner: int = -1) -> Item:
        """A good as it is drawn."""
        return Item(f"goods:{slug(self.thing(thing))}", owner=owner, name=self.thing(thing))

    # --- moves -----------------------------------------------------------------------------------------------------

    def words(self, move: int) -> tuple[str, str]:
        """The verb, and what it is done to."""
        rules = self.rules
        kind, what = move & rules.KIND_MASK, move >> rules.WHAT_SHIFT
        if kind in (rules.DEPOSIT, rules.WITHDRAW):
            return ("deposit" if kind == rules.DEPOSIT else "take-out"), str(BOOKS[what])
        if kind == rules.REPAY:
            return "repay", str(PARTS[what])
        if kind == rules.BUY:
            return "buy", self.thing(what)
        if kind == rules.NAME:
            return "name", self.game.accessories[what][0]
        if kind == rules.TICKET:
            return SHOWS[what], ""
        verbs = {rules.ROLL: "roll", rules.DONE: "done", rules.LOAN_TAKEN: "loan", rules.GIVE_UP: "give-up"}
        return verbs[kind], ""

    def steps(self, s: State, move: int) -> tuple[str, ...]:
        if s[PHASE] == self.rules.FALLING:
            return (f"die:{move}",)
        if s[PHASE] == self.rules.DRAWING:
            return (f"card:{move + 1}",)
        verb, what = self.words(move)
        return (f"do:{verb}", f"as:{slug(what)}") if what else (f"do:{verb}",)

    def text(self, s: State, move: int) -> str:
        if s[PHASE] == self.rules.FALLING:
            return str(move)
        if s[PHASE] == self.rules.DRAWING:
            return f"card {move + 1}"
        return " ".join(self.words(move)).strip()

    def choice(self, step: str, player: int) -> Item:
        wanted = step.partition(":")[2]
        for thing in range(THINGS):
            if slug(self.thing(thing)) == wanted:
                return self.thing_item(thing)
        for name, _, _ in self.game.accessories:
            if slug(name) == wanted:
                return Item("marker", name=name)
        return super().choice(step, player)

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        rules = self.rules
        if not steps:
            return None
        verb, what = steps[0].partition(":")[2], steps[1].partition(":")[2] if len(steps) > 1 else ""
        if verb == "buy":
            goods = [slug(good.name) for good in self.game.goods]
            if what in goods and s[rules.SHOP] and not s[rules.HAS_FLAT + player]:
                return Sentence("household-flat-first")
            return Sentence("household-not-here")
        answers = {
            "roll": "household-finish-first",
            "deposit": "household-cashier",
            "take-out": "household-cashier",
            "repay": "household-no-instalment",
            "loan": "household-no-loan",
            "give-up": "household-can-pay",
        }
        return Sentence(answers[verb]) if verb in answers else None

    # --- scenes ------------------------------------------------------------------------------------------------------

    def scene(self, s: State, viewer: int = SPECTATOR) -> Scene:  # noqa: ARG002
        rules = self.rules
        pawns = [
            Item("token", owner=seat, cell=str(int(s[rules.AT + seat])), name=side.name)
            for seat, side in enumerate(self.game.sides)
            if not s[rules.OUT + seat]
        ]
        roles = tuple(self.role(s, seat) for seat in range(self.game.players))
        counts = [count for seat in range(self.game.players) for count in self.counts(s, seat)]
        return Scene(
            items=tuple(pawns),
            trays=(*dice_tray("dice", [int(s[rules.DIE])]), *self.trays(s)),
            counts=(*counts, Count("round", int(s[rules.ROUND]) + 1)),
            phase=PHASES[int(s[PHASE])] if s[ACTORS] else "",
            roles=roles if any(roles) else (),
        )

    def says(self, cell: str) -> Named:
        return self.game.fields[int(cell)]

    def role(self, s: State, seat: int) -> str:
        if s[self.rules.OUT + seat]:
            return "bankrupt"
        return "held" if s[self.rules.HELD + seat] else ""

    def counts(self, s: State, seat: int) -> list[Count]:
        """Cash always; the rest where there is any."""
        rules = self.rules
        fields = {
            "savings": rules.SAVINGS,
            "instalments": rules.OWING_FLAT,
            "loan": rules.LOAN,
            "misses": rules.MISSES,
        }
        found = [Count("cash", int(s[POINTS + seat]), seat)]
        found += [Count(name, int(s[at + seat]), seat) for name, at in fields.items() if s[at + seat]]
        if s[rules.DEBT] and seat == s[rules.MOVER]:
            found.append(Count("debt", int(s[rules.DEBT]), seat))
        return found

    def trays(self, s: State) -> list[Tray]:
        """What everybody has, what the field says, and the last card."""
        rules, seats = self.rules, range(self.game.players)
        owned = {seat: tuple(self.thing_item(thing, seat) for thing in self.things(s, seat)) for seat in seats}
        found = [Tray("goods", items, seat) for seat, items in owned.items() if items]
        at = int(s[rules.AT + s[rules.MOVER]])
        field = Item("number", cell=str(at), label=str(at), name=self.game.fields[at].name)
        found.append(Tray("field", (field,), told=True))
        if s[rules.DRAWN]:
            card = self.game.cards[int(s[rules.DRAWN]) - 1]
            found.append(Tray("card", (Item("letter", label="?", name=card.name),), told=True))
        return found

    def things(self, s: State, seat: int) -> list[int]:
        rules = self.rules
        found = [FLAT] if s[rules.HAS_FLAT + seat] else []
        found += [good for good in range(GOODS) if s[rules.OWNED + seat] >> good & 1]
        found += [HOME + at for at in range(2) if s[rules.POLICIES + seat] >> at & 1]
        return found + [VOUCHER] * int(s[rules.VOUCHERS + seat])

    # --- positions ---------------------------------------------------------------------------------------------------

    def material(self) -> Material:
        """Everybody could own all things, and two savings books of each sum."""
        players = self.game.players
        each = [self.game.vouchers if thing == VOUCHER else 1 for thing in range(THINGS)]
        lots = [Lot(self.thing_item(thing), players * count) for thing, count in enumerate(each)]
        for value in BOOKS:
            en, hu = (Item("deed:green", label=f"{text}~{value}~", name=f"{name} {value}") for name, text in BOOK)
            lots.append(Lot(en, 2 * players, hu=hu))
        return Material(tuple(lots), (*dice(1), Draw("deck", named=CHANCE_CARDS, cards=self.game.cards)), NOTES)

    def check(self, s: State) -> None:
        if not s[ACTORS]:
            if not s[REASON]:
                raise self.refuse("nobody is to act, and the game has not ended")
            return
        self.check_players(s)
        self.check_phase(s)

    def check_players(self, s: State) -> None:
        rules, n = self.rules, self.game.players
        for at in range(rules.AT, rules.SEEN, 8):
            if s[at + n : at + 8].any():
                raise self.refuse(f"there are only {n} players")
        cash = s[POINTS : POINTS + n]
        if cash.min() < 0 or cash.max() > rules.MOST_CASH or s[POINTS + n : POINTS + 8].any():
            raise self.refuse("nobody has less than nothing, or more than there is")
        out = [int(place) for place in s[rules.OUT : rules.OUT + n] if place]
        if sorted(out) != list(range(1, int(s[rules.DROPPED]) + 1)) or n - len(out) < 2:
            raise self.refuse("out: the players who dropped out are numbered, and two must be left")
        for seat in range(n):
            if s[rules.SAVINGS + seat] % BOOKS[0] or (s[rules.OWING_FLAT + seat] and not s[rules.HAS_FLAT + seat]):
                raise self.refuse("savings are whole books, and only a flat is paid by instalments")
        if s[rules.OUT + s[rules.MOVER]] or s[rules.ROUND] >= self.game.rounds:
            raise self.refuse("the player to move is in the game, and rounds are left")

    def check_phase(self, s: State) -> None:
        rules, t, phase = self.rules, self.tables.row, int(s[PHASE])
        mover = int(s[rules.MOVER])
        chance = phase in (rules.FALLING, rules.DRAWING)
        if phase >= rules.SETTLING or s[ACTORS] != (CHANCE if chance else 1 << mover):
            raise self.refuse(f"actors={s[ACTORS]} and phase={phase} do not agree")
        if (phase == rules.SHOPPING) != (s[rules.SHOP] > 0) or (
            phase == rules.SHOPPING and not rules.wares(s, t, mover)
        ):
            raise self.refuse("a shop is open while somebody can buy")
        right, named = int(t[rules.RIGHT]), int(s[rules.NAMED])
        if named and (phase != rules.GUESSING or named & ~right or named == right):
            raise self.refuse("named: the quiz goes on as long as the answers are right")
        debt, loan = int(s[rules.DEBT]), int(s[rules.LOAN + mover])
        if (phase == rules.OWING) != (debt > 0) or (debt and s[POINTS + mover] >= debt):
            raise self.refuse("a debt is owed as long as it cannot be paid")
        if s[rules.LOAN_DUE] and (not debt or loan != debt):
            raise self.refuse("loan_due: the debt is the loan")
        if s[rules.LANDING] and phase != rules.OWING:
            raise self.refuse("landing: the field has had its effect")
        if phase == rules.DRAWING and s[rules.SEEN : rules.SEEN + len(self.game.cards)].all():
            raise self.refuse("there is no card to be drawn")
