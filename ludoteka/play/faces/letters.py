"""Words and clicks of playing with letters: "Ac5 across" begins a word, "K7" and "U3=Ú" are its letters."""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from typing import TYPE_CHECKING

from ...rules.abi import ACTORS, AWAITED, CHANCE, CLOCK, CLOCK_TAG, PHASE, PLAYER_SHIFT, POINTS, State
from .. import face
from ..face import SPECTATOR, Kind, Reaction
from ..material import Lot, Material
from ..scene import Count, Item, Scene, Timer, Tray
from ..words import Sentence
from .letters_thinking import Thinker

if TYPE_CHECKING:
    from ...declare.letters import Letters

JOKER = "joker"
BUTTONS = {"BACK": "back", "READY": "ready", "ACCEPT": "accept", "REFUSE": "refuse"}
WAYS = ("across", "down")
OWN_LETTERS = 3
"""For the own board there are so many times as many letters as are drawn."""


class Face(face.Face):
    """A word is begun by its first cell and its direction; then letters are taken from the rack one by one."""

    game: Letters
    reacts = True

    def make_kinds(self) -> tuple[Kind, ...]:
        return ()

    @cached_property
    def size(self) -> int:
        return self.game.width * self.game.height

    @cached_property
    def signs(self) -> tuple[str, ...]:
        """What is drawn, by its number."""
        return (JOKER, *(letter for letter, _ in self.game.alphabet))

    def names(self, player: int) -> tuple[str, ...]:
        """The cells of a player's board."""
        assert self.board is not None
        return self.board.names[player * self.size : (player + 1) * self.size]

    def kept(self, s: State, player: int, what: str) -> int:
        """What the position says of a player's word."""
        return int(s[self.tables.field(what).at + player])

    def stretch(self, s: State, name: str, player: int, length: int) -> list[int]:
        at = self.tables.field(name).at + player * length
        found: list[int] = s[at : at + length].tolist()
        return found

    def tile(self, s: State, place: int) -> str:
        """A letter of the rack with the number under it."""
        return f"{self.signs[int(s[self.rules.RACK + place]) - 1]}{int(s[self.rules.VALUE + place]) - 1}"

    # --- moves -----------------------------------------------------------------------------------------------------

    def steps(self, s: State, move: int) -> tuple[str, ...]:
        rules = self.rules
        if s[PHASE] == rules.DRAWING:
            return (f"hand:{self.signs[move] if not s[rules.RACK + rules.RACK_SIZE - 1] else move}",)
        if move >= CLOCK_TAG:
            return (f"do:{move - CLOCK_TAG}s",)
        names = self.names((move >> PLAYER_SHIFT) - 1)
        if move & rules.SET:
            return (names[move & rules.CELL_MASK],)
        if move & rules.BEGIN:
            return names[move & rules.CELL_MASK], f"do:{WAYS[move >> rules.DOWN_SHIFT & 1]}"
        if move & rules.LETTER:
            return self._letter_steps(s, move & rules.PLACE_MASK, move >> rules.LETTER_SHIFT & 63)
        return (f"do:{next(word for name, word in BUTTONS.items() if move & getattr(rules, name))}",)

    def _letter_steps(self, s: State, place: int, letter: int) -> tuple[str, ...]:
        """What a joker or a vowel stands for must be said."""
        drawn = self.signs[int(s[self.rules.RACK + place]) - 1]
        taken = f"hand:{self.tile(s, place)}"
        return (taken, f"as:{self.signs[letter]}") if drawn == JOKER or drawn in self.game.long else (taken,)

    def text(self, s: State, move: int) -> str:
        first, *more = self.steps(s, move)
        bare = first.removeprefix("hand:").removeprefix("do:")
        if not more:
            return bare
        kind, _, what = more[0].partition(":")
        return f"{bare}={what}" if kind == "as" else f"{bare} {what}"

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        rules, board = self.rules, self.board
        assert board is not None
        if not s[ACTORS] >> player & 1:
            return None
        if s[PHASE] == rules.TITLING:
            return Sentence("letters-title-apart") if steps[0] in board.names else None
        if s[PHASE] != rules.LAYING:
            return None
        begun = self.kept(s, player, "first") > 0
        if steps[0] in board.names:
            if steps[0] not in self.names(player):
                return Sentence("letters-own-board")
            return Sentence("letters-begun" if begun else "letters-begin-here")
        if steps[0].startswith("hand:"):
            return Sentence("letters-no-word" if begun else "letters-cell-first")
        return None

    @cached_property
    def thinker(self) -> Thinker:
        return Thinker(self.rules, self.tables.row, self.tables.most_moves)

    def reaction(self, s: State, seat: int, level: int, luck: float) -> Reaction | None:
        """A computer looks for a word for some time, then lays it letter by letter."""
        if not s[ACTORS] >> seat & 1 or s[PHASE] == self.rules.DRAWING:
            return None
        searching = s[PHASE] == self.rules.LAYING and not self.kept(s, seat, "first")
        return Reaction(self.thinker.move(s, seat, level, luck), 10.0 + 20.0 * luck if searching else 1.0)

    # --- scenes ----------------------------------------------------------------------------------------------------

    def scene(self, s: State, viewer: int = SPECTATOR) -> Scene:
        rules, n = self.rules, self.game.players
        items = tuple(item for player in range(n) for item in self._board(s, player))
        counts = [Count("points", int(s[POINTS + player]), player) for player in range(n)]
        counts += [Count("last-word", self.kept(s, player, "gain"), player) for player in range(n) if s[rules.ROUND]]
        counts.append(Count("round", min(int(s[rules.ROUND]) + 1, self.game.rounds)))
        phases = ("laying", "drawing-tiles", "judging", "laying-title")
        rack = self._rack(s, viewer)
        return Scene(
            items=items,
            trays=(Tray("rack", rack),) if rack else (),
            counts=tuple(counts),
            phase=phases[int(s[PHASE])] if s[ACTORS] else "",
            timers=(Timer("time left", int(s[rules.TIME])),) if s[rules.TIME] else (),
        )

    def _board(self, s: State, player: int) -> list[Item]:
        """A player's letters; those of the word being laid have his colour."""
        letters = self.stretch(s, "letters", player, self.size)
        fresh = {spot - 1 for spot in self.stretch(s, "spots", player, self.rules.RACK_SIZE)}
        return [
            Item(
                f"letter:{self.signs[code]}",
                owner=player if cell in fresh else -1,
                cell=name,
                name=self.signs[code],
                letter=self.signs[code],
            )
            for cell, (name, code) in enumerate(zip(self.names(player), letters, strict=True))
            if code
        ]

    def _rack(self, s: State, viewer: int) -> tuple[Item, ...]:
        """The letters drawn, without those that the viewer has laid."""
        rules = self.rules
        used = self.stretch(s, "tiles", viewer, rules.RACK_SIZE) if viewer >= 0 else []
        return tuple(
            self._drawn(s, place) for place in range(rules.RACK_SIZE) if s[rules.RACK + place] and place + 1 not in used
        )

    def _drawn(self, s: State, place: int) -> Item:
        sign = self.signs[int(s[self.rules.RACK + place]) - 1]
        value = str(int(s[self.rules.VALUE + place]) - 1) if s[self.rules.VALUE + place] else ""
        shown = "" if sign == JOKER else sign
        glyph = f"letter:{shown}:{value}" if value else f"letter:{shown}"
        id = f"hand:{sign}{value}" if value else ""
        return Item(glyph, id=id, name=f"{sign} {value}".strip(), letter=shown or "_")

    # --- positions -------------------------------------------------------------------------------------------------

    def material(self) -> Material:
        """The letters and numbers that are drawn, face down; and for each board letters of its own."""
        back, lots = Item("letter", hidden=True), []
        for sign, count in ((JOKER, self.game.jokers), *self.game.alphabet):
            shown = "" if sign == JOKER else sign
            if count:
                lots.append(Lot(Item(f"letter:{shown}", name=sign, letter=shown or "_"), count, back))
            if shown:
                own = (Item(f"letter:{sign}", seat, name=sign, letter=sign) for seat in range(self.game.players))
                lots += [Lot(item, OWN_LETTERS * max(1, count)) for item in own]
        back = Item("unknown", hidden=True)
        lots += [Lot(Item(f"letter:{digit}", name=str(digit)), self.game.digits, back) for digit in range(10)]
        return Material(tuple(lots))

    def check(self, s: State) -> None:
        rules, phase, actors = self.rules, int(s[PHASE]), int(s[ACTORS])
        if phase > rules.TITLING:
            raise self.refuse("there is no such phase")
        self._check_drawn(s)
        for player in range(self.game.players):
            self._check_word(s, player)
        if not actors:
            return
        if s[AWAITED] or s[rules.ROUND] >= self.game.rounds:
            raise self.refuse("the game waits for all who act, as long as there are rounds to play")
        if (s[rules.TITLED] < len(self.game.title)) != (phase == rules.TITLING):
            raise self.refuse("the title is laid out first, letter by letter")
        everybody = (1 << self.game.players) - 1
        wanted = {
            rules.DRAWING: CHANCE,
            rules.JUDGING: 1 << int(s[rules.JUDGE]),
            rules.TITLING: 1 << int(s[rules.TITLED]) % self.game.players,
            rules.LAYING: CLOCK | actors & everybody,
        }[phase]
        if actors != wanted or actors == CLOCK:
            raise self.refuse("somebody else is to act")
        if (phase == rules.LAYING) != bool(s[rules.TIME]):
            raise self.refuse("time runs while words are laid, and only then")
        self._check_judging(s)

    def _check_judging(self, s: State) -> None:
        rules, judged = self.rules, int(s[self.rules.JUDGED])
        if s[PHASE] != rules.JUDGING:
            return
        if not self.game.agreement or s[rules.JUDGE] == judged or not self.kept(s, judged, "laid"):
            raise self.refuse("a word is judged by the others, where that is agreed")

    def _check_drawn(self, s: State) -> None:
        """Ten letters and ten numbers lie there while words are laid; before, some of them."""
        rules, n = self.rules, self.rules.RACK_SIZE
        rack, value = s[rules.RACK : rules.RACK + n].tolist(), s[rules.VALUE : rules.VALUE + n].tolist()
        letters, numbers = sum(map(bool, rack)), sum(map(bool, value))
        if any(rack[letters:]) or any(value[numbers:]) or (numbers and letters < n):
            raise self.refuse("letters are drawn first, then the numbers, each from the left")
        have = (self.game.jokers, *(count for _, count in self.game.alphabet))
        if any(k > have[code - 1] for code, k in Counter(rack).items() if code) or any(
            k > self.game.digits for code, k in Counter(value).items() if code
        ):
            raise self.refuse("more of a letter or a number is drawn than there is")
        full = numbers == n
        if s[ACTORS] and full != (s[PHASE] in (rules.LAYING, rules.JUDGING)):
            raise self.refuse("words are laid when all letters and numbers are drawn")
        if s[PHASE] == rules.TITLING and letters:
            raise self.refuse("nothing is drawn before the title is laid out")

    def _check_word(self, s: State, player: int) -> None:
        """The letters of a begun word lie in a row from its first cell on."""
        rules, n = self.rules, self.rules.RACK_SIZE
        laid, first = self.kept(s, player, "laid"), self.kept(s, player, "first") - 1
        tiles, spots = self.stretch(s, "tiles", player, n), self.stretch(s, "spots", player, n)
        if any(tiles[laid:]) or any(spots[laid:]) or not all(tiles[:laid]) or len(set(tiles[:laid])) < laid:
            raise self.refuse("every letter laid is another one of the rack")
        if s[PHASE] in (rules.DRAWING, rules.TITLING) and (first >= 0 or self.kept(s, player, "backs")):
            raise self.refuse("no word is begun before all is drawn")
        if first < 0:
            if laid or self.kept(s, player, "down"):
                raise self.refuse("a word begins on a cell")
            return
        letters, down = self.stretch(s, "letters", player, self.size), self.kept(s, player, "down")
        room = first // self.game.width + 1 if down else self.game.width - first % self.game.width
        line = [first + k * (-self.game.width if down else 1) for k in range(room)]
        row = next((line[:k] for k, cell in enumerate(line) if not letters[cell]), line)
        places = [row.index(spot - 1) if spot - 1 in row else -1 for spot in spots[:laid]]
        if -1 in places or places != sorted(set(places)):
            raise self.refuse("the letters laid are in the row of the word, in their order")
