"""Words and clicks of kem's."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ...declare.cards import CARDS
from ...declare.kems import SIGNS
from ...rules.abi import ACTORS, AWAITED, CHANCE, PHASE, PLAYER_SHIFT, POINTS, State
from .. import face
from ..face import SPECTATOR, Kind, Reaction
from ..material import Material, pack
from ..scene import Count, Item, Scene, Tray
from ..words import Sentence
from ._cards import BACK, card_item

if TYPE_CHECKING:
    from ...declare.kems import Kems

GUESS, DECOY, GLANCE = 0.25, 0.015, 0.2
"""How often a computer takes an opponent's sign for the secret one, makes a false sign (for each of its levels), and
looks at an opponent."""
ATTENTION, CAREFUL, TRUST = 0.1, 3, 0.05
"""Each level notices and remembers more, after a half of everything; from the level CAREFUL on an opponent's sign is
believed only if he can have four of a kind, and then more with every level."""
SIDES = ("", "left", "partner", "right")
"""The other seats, as one looks at them: the next player sits on the left."""
PHASES = ("choosing-a-sign", "dealing", "laying-out", "exchanging-with-the-table")


class Face(face.Face):
    """An exchange is written "7C/KH", taken and given; signs by their names: "sign-wink", "counter-wink"."""

    game: Kems
    races = True
    reacts = True
    spoken_as: ClassVar[dict[str, str]] = {"choose-?": "choose-unseen", "stop": "stop-kems", "double": "double-kems"}

    def make_kinds(self) -> tuple[Kind, ...]:
        return ()

    def parts(self, move: int) -> tuple[int, int, int]:
        """Kind, what (a card taken, a sign, a seat), and the card given."""
        rules = self.rules
        return move >> rules.KIND_SHIFT & 15, move & 63, move >> rules.GIVE_SHIFT & 63

    def steps(self, s: State, move: int) -> tuple[str, ...]:
        rules = self.rules
        if s[ACTORS] == CHANCE:
            return (f"card:{self.text(s, move)}",)
        kind, what, give = self.parts(move)
        sign = f"do:sign-{SIGNS[what - 1]}" if 0 < what <= len(SIGNS) else "do:sign"
        if kind == rules.EXCHANGE:
            return f"card:{CARDS[what]}", f"card:{CARDS[give]}"
        if kind == rules.CHOOSE:
            return (sign,)
        if kind == rules.SIGN:
            return "do:make-sign", sign
        if kind == rules.COUNTER and what:
            return "do:counter-kems", sign
        word = {rules.CALL_KEMS: "kems", rules.CALL_DOUBLE: "double-kems", rules.COUNTER: "stop-kems"}.get(kind, "pass")
        return (f"do:{self.text(s, move)}" if kind == rules.LOOK else f"do:{word}",)

    def text(self, s: State, move: int) -> str:
        rules = self.rules
        if s[ACTORS] == CHANCE:
            return "?" if move == rules.UNSEEN else CARDS[move]
        kind, what, give = self.parts(move)
        sign = SIGNS[what - 1] if 0 < what <= len(SIGNS) else "?"
        if kind == rules.EXCHANGE:
            return f"{CARDS[what]}/{CARDS[give]}"
        if kind == rules.LOOK:
            return f"watch-{SIDES[(what - (move >> PLAYER_SHIFT) + 1) % 4]}"
        if kind == rules.COUNTER:
            return f"counter-{sign}" if what else "stop"
        if kind in (rules.SIGN, rules.CHOOSE):
            return f"{'sign' if kind == rules.SIGN else 'choose'}-{sign}"
        return {rules.CALL_KEMS: "kems", rules.CALL_DOUBLE: "double"}.get(kind, "pass")

    # --- computers -------------------------------------------------------------------------------------------------

    def reaction(self, s: State, seat: int, level: int, luck: float) -> Reaction | None:
        """What a person of that level would do next, and how soon."""
        if int(s[PHASE]) == self.rules.CHOOSING:
            signs = [sign for sign in range(1, len(SIGNS) + 1) if sign != int(s[self.rules.OLD + seat])]
            found = self.code("CHOOSE", signs[int(luck * len(signs)) % len(signs)])
        else:
            found = self.call(s, seat, level, luck) or self.tell(s, seat, level, luck) or self.settle(s, seat, luck)
        quick = 1.1 - 0.09 * level
        return Reaction(seat + 1 << PLAYER_SHIFT | found, quick * (1 + luck)) if found else None

    def code(self, kind: str, what: int = 0) -> int:
        """A move without its player."""
        return int(getattr(self.rules, kind)) << int(self.rules.KIND_SHIFT) | what

    def attends(self, level: int, luck: float) -> bool:
        """Whether something is noticed or remembered now."""
        return luck < 0.5 + ATTENTION * (level - 1)

    def call(self, s: State, seat: int, level: int, luck: float) -> int:
        """The partner's sign is answered if it is noticed; an opponent's sign that is seen may be the secret one."""
        rules, looking = self.rules, int(s[self.rules.WATCH + seat])
        shown = int(s[rules.GESTURE + looking])
        if looking == seat ^ 2:
            told = shown and shown == int(s[rules.SIGNAL + seat % 2]) and self.attends(level, luck)
            return self.code("CALL_DOUBLE" if rules.has_four(s, seat) else "CALL_KEMS") if told else 0
        careful = level >= CAREFUL
        risk = GUESS + TRUST * level if careful else GUESS
        if not shown or luck > risk or int(s[rules.COUNTERED]) >> seat & 1:
            return 0
        if careful and not self.may_have_four(s):
            return 0
        return self.code("COUNTER", shown if self.game.describe else 0)

    def may_have_four(self, s: State) -> bool:
        """Whether of some rank no card is seen, in one's own hand, on the table or aside."""
        rules = self.rules
        where = s[rules.WHERE : rules.WHERE + rules.CARDS].tolist()
        return len({card % 13 for card, place in enumerate(where) if place}) < 13

    def tell(self, s: State, seat: int, level: int, luck: float) -> int:
        """With four of a kind the secret sign; otherwise a better hand, or now and then a sign that means nothing."""
        rules = self.rules
        signal, shown = int(s[rules.SIGNAL + seat % 2]), int(s[rules.GESTURE + seat])
        if int(s[rules.ACTS + seat]) >= self.game.acts:
            return 0
        if rules.has_four(s, seat):
            return self.code("SIGN", signal) if shown != signal else 0
        false = 1 + int(luck * 1000) % len(SIGNS)
        if luck > 1 - DECOY * level and false not in (signal, shown):
            return self.code("SIGN", false)
        return self.exchange(s, seat, remembers=self.attends(level, luck))

    def exchange(self, s: State, seat: int, *, remembers: bool) -> int:
        """Take a card of which one has as many as of the card given, or more; ranks known to be broken count 0."""
        rules = self.rules
        where = s[rules.WHERE : rules.WHERE + rules.CARDS].tolist()
        lost = {card % 13 for card in range(len(where)) if remembers and where[card] == rules.ASIDE}
        hand = [card for card in range(len(where)) if where[card] == seat + 1]
        ranks = [card % 13 for card in hand]
        have = {rank: 0 if rank in lost else ranks.count(rank) for rank in range(13)}
        laid = [card for card in range(len(where)) if where[card] == rules.TABLE and card % 13 not in lost]
        if not hand or not laid:
            return 0
        give = min(hand, key=lambda card: (have[card % 13], card))
        take = max(laid, key=lambda card: (have[card % 13], -card))
        if take % 13 == give % 13 or have[take % 13] < have[give % 13] or not (have[take % 13] or give % 13 in lost):
            return 0
        return self.code("EXCHANGE", give << rules.GIVE_SHIFT | take)

    def settle(self, s: State, seat: int, luck: float) -> int:
        """Nothing to gain: look around, but mostly at the partner; pass."""
        rules, partner = self.rules, seat ^ 2
        if not int(s[rules.PASSED]) >> seat & 1:
            return self.code("PASS")
        if int(s[rules.ACTS + seat]) >= self.game.acts:
            return 0
        if int(s[rules.WATCH + seat]) != partner:
            return self.code("LOOK", partner)
        return self.code("LOOK", (seat + (1 if luck < GLANCE / 2 else 3)) % 4) if luck < GLANCE else 0

    # --- reasons ---------------------------------------------------------------------------------------------------

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        rules = self.rules
        if not steps or int(s[PHASE]) != rules.PLAYING:
            return None
        if steps[0] == "do:counter-kems" and int(s[rules.COUNTERED]) >> player & 1:
            return Sentence("kems-countered")
        if steps[0] == "do:pass" and int(s[rules.PASSED]) >> player & 1:
            return Sentence("kems-passed")
        if steps[0].startswith("card:"):
            if int(s[rules.ACTS + player]) >= self.game.acts:
                return Sentence("kems-acts", {"count": self.game.acts})
            places = [int(s[rules.WHERE + CARDS.index(step[5:])]) for step in steps if step[5:] in CARDS]
            if places and places[0] != rules.TABLE:
                return Sentence("kems-take-first")
            return Sentence("kems-give-own") if len(places) > 1 and places[1] != player + 1 else None
        return None

    # --- scenes ----------------------------------------------------------------------------------------------------

    def scene(self, s: State, viewer: int = SPECTATOR) -> Scene:
        rules = self.rules
        where = s[rules.WHERE : rules.WHERE + rules.CARDS].tolist()
        trays = [Tray("table", self.lying(where, rules.TABLE))]
        for seat in range(4):
            own = self.lying(where, seat + 1, seat)
            trays.append(Tray("hand", own or (BACK,) * int(rules.held(s, seat)), seat))
            trays.append(Tray("gesture", self.sign_items(int(s[rules.GESTURE + seat])), seat))
        if viewer >= 0:
            trays.append(Tray("secret-sign", self.sign_items(int(s[rules.SIGNAL + viewer % 2]))))
        counts = [Count("points", int(s[POINTS + seat]), seat) for seat in range(4)]
        used = sum(int(rules.held(s, seat)) for seat in range(4)) + sum(place >= rules.TABLE for place in where)
        counts += [Count("deal", int(s[rules.DEAL]) + 1), Count("stock", rules.CARDS - used)]
        return Scene(
            trays=tuple(tray for tray in trays if tray.items),
            counts=tuple(counts),
            phase=PHASES[int(s[PHASE])],
            roles=tuple(f"looks-{SIDES[(int(s[rules.WATCH + seat]) - seat) % 4]}" for seat in range(4)),
        )

    def lying(self, where: list[int], place: int, seat: int = -1) -> tuple[Item, ...]:
        """The cards in a place, by rank."""
        cards = [card for card in range(len(where)) if where[card] == place]
        return tuple(card_item(card, seat, picked=True) for card in sorted(cards, key=lambda card: (card % 13, card)))

    def sign_items(self, sign: int) -> tuple[Item, ...]:
        name = SIGNS[sign - 1] if sign else ""
        return (Item(f"gesture:{name}", name=name, letter=name[:1].upper()),) if name else ()

    # --- positions -------------------------------------------------------------------------------------------------

    def material(self) -> Material:
        return Material(pack(CARDS))

    def check(self, s: State) -> None:
        rules, phase, actors = self.rules, int(s[PHASE]), int(s[ACTORS])
        points = s[POINTS : POINTS + 8].tolist()
        if points[:2] != points[2:4] or any(points[4:]):
            raise self.refuse("partners have the same points")
        if any(int(s[rules.WATCH + seat]) == seat for seat in range(4)):
            raise self.refuse("nobody looks at himself")
        if phase > rules.PLAYING:
            raise self.refuse(f"there is no phase {phase}")
        self._check_cards(s)
        if actors == 0:
            return
        if max(points) >= self.game.target:
            raise self.refuse("a team has won already")
        wanted = {rules.CHOOSING: actors & 3, rules.PLAYING: rules.ALL}.get(phase, CHANCE)
        passed = int(s[rules.PASSED])
        if actors != wanted or passed == rules.ALL or (passed and phase != rules.PLAYING):
            raise self.refuse("somebody else may act")
        if int(s[AWAITED]) != (rules.ALL & ~passed if phase == rules.PLAYING else 0):
            raise self.refuse("somebody else is awaited")
        if any(phase == rules.CHOOSING and actors >> team & 1 and s[rules.SIGNAL + team] for team in range(2)):
            raise self.refuse("a team that has a sign chooses none")

    def _check_cards(self, s: State) -> None:
        rules, phase, due = self.rules, int(s[PHASE]), int(s[self.rules.TO_DEAL])
        where = s[rules.WHERE : rules.WHERE + rules.CARDS].tolist()
        low, high = {rules.DEALING: (1, 16), rules.LAYING: (1, 4)}.get(phase, (0, 0))
        if not low <= due <= high:
            raise self.refuse(f"{due} cards cannot be left to deal now")
        for seat in range(4):
            if where.count(seat + 1) not in (0, int(rules.held(s, seat))):
                raise self.refuse("a hand has a wrong number of cards")
        laid = {rules.LAYING: 4 - due, rules.PLAYING: 4}.get(phase, 0)
        aside = where.count(rules.ASIDE)
        if s[ACTORS] and where.count(rules.TABLE) != laid:
            raise self.refuse(f"expected {laid} cards on the table")
        if s[ACTORS] and (aside % 4 or aside > 32 or (aside and phase < rules.LAYING)):
            raise self.refuse("cards are swept away in fours")
