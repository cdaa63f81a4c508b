"""Words and clicks of the slapping games."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ...declare.cards import CARDS
from ...rules.abi import ACTORS, CHANCE, PHASE, PLAYER_SHIFT, POINTS, State
from .. import face
from ..face import SPECTATOR, Kind, Reaction
from ..material import Material, pack
from ..scene import Count, Scene, Tray
from ..words import Sentence
from ._cards import BACK, card_item

if TYPE_CHECKING:
    from ...declare.slaps import Slaps

SHOWN = 5
"""So many of the last cards lie visibly on the heap."""
SLOWEST, QUICKER = (1.0, 2.0), 0.84
"""Seconds a beginner needs to see a pair and to slap, from and to; every level needs so much less."""
OVERLOOKED = 0.24
"""How often a beginner does not see a pair at all; the level above half as often, and so on."""


class Face(face.Face):
    """Three words: "turn", "take" and "slap"; cards that are dealt are "?"."""

    spoken_as: ClassVar[dict[str, str]] = {verb: f"{verb}-cards" for verb in ("turn", "take", "slap")}

    game: Slaps
    races = True
    patience = 1.3

    def make_kinds(self) -> tuple[Kind, ...]:
        return ()

    def steps(self, s: State, move: int) -> tuple[str, ...]:
        return (f"card:{self.text(s, move)}",) if s[ACTORS] == CHANCE else (f"do:{self.text(s, move)}-cards",)

    def text(self, s: State, move: int) -> str:
        rules = self.rules
        if s[ACTORS] == CHANCE:
            return "?" if move == rules.UNSEEN else CARDS[move]
        return {rules.TURN_CARD: "turn", rules.TAKE: "take", rules.SLAP: "slap"}[move & 7]

    def reaction(self, s: State, seat: int, level: int, luck: float) -> Reaction | None:
        """A computer slaps the pairs that it sees, after the time that a person of its level would need."""
        rules = self.rules
        if not rules.is_pair(s, self.tables.row) or not rules.may_slap(s, self.tables.row, seat):
            return None
        if luck > 1 - OVERLOOKED / 2 ** (level - 1):
            return None
        quick, slow = (seconds * QUICKER ** (level - 1) for seconds in SLOWEST)
        return Reaction(seat + 1 << PLAYER_SHIFT | int(rules.SLAP), quick + (slow - quick) * luck)

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        if steps != ("do:slap-cards",):
            return None
        if int(s[self.rules.SLAPPED]) >> player & 1:
            return Sentence("slaps-once")
        return Sentence("slaps-no-cards" if s[self.rules.SIZE] >= 2 else "slaps-too-early")

    # --- scenes ----------------------------------------------------------------------------------------------------

    def scene(self, s: State, viewer: int = SPECTATOR) -> Scene:  # noqa: ARG002
        rules, n = self.rules, self.game.players
        trays = [Tray("pile", (BACK,), seat) for seat in range(n) if s[POINTS + seat]]
        size = int(s[rules.SIZE])
        top = [int(s[rules.HEAP + k]) - 1 for k in range(max(size - SHOWN, 0), size)]
        trays.append(Tray("table", tuple(card_item(card) for card in top)))
        counts = [Count("cards", int(s[POINTS + seat]), seat) for seat in range(n)]
        counts.append(Count("heap", size))
        if s[rules.DUE]:
            counts.append(Count("demanded", int(s[rules.DUE]), int(s[rules.TURNER])))
        return Scene(
            trays=tuple(tray for tray in trays if tray.items),
            counts=tuple(counts),
            phase=("dealing", "turning", "taking-heap")[int(s[PHASE])],
        )

    # --- positions -------------------------------------------------------------------------------------------------

    def material(self) -> Material:
        return Material(pack(CARDS))

    def check(self, s: State) -> None:
        rules, n, phase = self.rules, self.game.players, int(s[PHASE])
        size, piles = int(s[rules.SIZE]), [int(s[POINTS + seat]) for seat in range(n)]
        heap = s[rules.HEAP : rules.HEAP + rules.CARDS].tolist()
        if (
            min(piles) < 0
            or sum(piles) + size + int(s[rules.TO_DEAL]) != rules.CARDS
            or s[POINTS + n : POINTS + 8].any()
        ):
            raise self.refuse("expected 52 cards in the piles and on the heap")
        if not all(heap[:size]) or any(heap[size:]):
            raise self.refuse(f"expected {size} cards on the heap")
        known = [card for card in heap if card]
        for seat in range(n):
            at = rules.PILE + seat * rules.CARDS
            if s[at + piles[seat] : at + rules.CARDS].any():
                raise self.refuse("a pile has more cards than it is said to have")
            known += [card for card in s[at : at + piles[seat]].tolist() if card]
        if len(set(known)) != len(known):
            raise self.refuse("a card is in two places")
        actors = int(s[ACTORS])
        if not actors:
            return
        if phase > rules.TAKING or (phase == rules.DEALING) != (actors == CHANCE):
            raise self.refuse("cards are dealt by chance, and then turned")
        if (phase == rules.DEALING) != (s[rules.TO_DEAL] > 0):
            raise self.refuse("not all cards are dealt")
        if phase == rules.DEALING:
            dealt = rules.CARDS - int(s[rules.TO_DEAL])
            if size or piles != [dealt // n + (seat < dealt % n) for seat in range(n)] or s[rules.NEXT] != dealt % n:
                raise self.refuse("the cards were not dealt in turn")
            return
        self._check_turn(s, piles)

    def _check_turn(self, s: State, piles: list[int]) -> None:
        rules, turner = self.rules, int(s[self.rules.TURNER])
        if int(s[PHASE]) == rules.TURNING and not piles[turner]:
            raise self.refuse("the player to turn has no cards")
        if (s[rules.DUE] > 0) != (s[rules.DEMANDER] > 0) or s[rules.DEMANDER] - 1 == turner:
            raise self.refuse("somebody else demands the cards that are due")
        if s[rules.TURNED] >= self.game.cards and int(s[PHASE]) == rules.TURNING:
            raise self.refuse("all cards that may be turned have been")
        wanted = 1 << turner
        for seat in range(self.game.players):
            wanted |= bool(rules.may_slap(s, self.tables.row, seat)) << seat
        if int(s[ACTORS]) != wanted:
            raise self.refuse("somebody else may act")
