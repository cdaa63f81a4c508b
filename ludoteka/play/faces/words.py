"""Words and clicks of the crossword games."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from ...rules.abi import ACTORS, CHANCE, PHASE, POINTS, State
from ...rules.lexicon import Lexicon, lexicon
from .. import face
from ..face import SPECTATOR, Kind
from ..material import Lot, Material
from ..scene import Count, Item, Scene, Tray
from ..words import Sentence
from .words_choosing import Chooser

if TYPE_CHECKING:
    from ...declare.words import Words

BLANK_TILE = "blank"


class Face(face.Face):
    """A word by its first cell, its direction and its letters, blank tiles in small letters: "h8 across FLORA"."""

    game: Words

    def make_kinds(self) -> tuple[Kind, ...]:
        return ()

    @cached_property
    def lexicon(self) -> Lexicon:
        game = self.game
        return lexicon(game.language, game.tiles.alphabet, only_common=game.only_common, longest=game.board.width)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The names of the cells in the order of reading: the kernel counts them from the upper left."""
        width, names = self.game.board.width, self.game.board.names
        return tuple(name for rank in range(width - 1, -1, -1) for name in names[rank * width : (rank + 1) * width])

    @cached_property
    def chooser(self) -> Chooser:
        return Chooser(self.game.family, self.tables.row, self.tables.most_moves)

    def plan(self, s: State, seat: int, level: int, luck: float) -> int | None:  # noqa: ARG002
        """A word is laid if there is one; what else there is to do is thought over."""
        return self.chooser.place(s, level, luck) if s[PHASE] == self.rules.LAYING else None

    def _letter(self, number: int) -> str:
        return self.game.tiles.alphabet[number - 1] if number else BLANK_TILE

    # --- moves -----------------------------------------------------------------------------------------------------

    @cached_property
    def _tiles(self) -> tuple[tuple[str, ...], ...]:
        """The clicks that take a letter from the rack, by its number: many words are laid with few tiles."""
        return tuple((f"hand:{self._letter(number)}",) for number in range(len(self.game.tiles.alphabet) + 1))

    @cached_property
    def _blanks(self) -> tuple[tuple[str, ...], ...]:
        """Those that take a blank for a letter."""
        return tuple((f"hand:{BLANK_TILE}", f"as:{self._letter(n)}") for n in range(len(self._tiles)))

    def _placed(self, move: int) -> list[tuple[int, int, bool]]:
        """The cells of a word with their letters, and whether a blank stands for it."""
        rules = self.rules
        first, down = move & 255, move >> rules.DOWN_BIT & 1
        jokers = move >> rules.JOKER_SHIFT & (1 << 15) - 1
        step = self.game.board.width if down else 1
        letters = self.lexicon.word(move >> rules.WORD_SHIFT & (1 << 26) - 1)
        return [(first + k * step, letter, bool(jokers >> k & 1)) for k, letter in enumerate(letters)]

    def _way(self, move: int) -> str:
        return "down" if move >> self.rules.DOWN_BIT & 1 else "across"

    def steps(self, s: State, move: int) -> tuple[str, ...]:
        rules, names = self.rules, self.names
        if s[PHASE] == rules.DRAWING:
            return (f"hand:{'?' if move == rules.UNSEEN else self._letter(move)}",)
        if not move & rules.PLACE:
            if move & rules.SWAP:
                letter = move & int(rules.UNSEEN)
                return "do:exchange", f"hand:{'?' if letter == rules.UNSEEN else self._letter(letter)}"
            return (f"do:{self._word_for(move)}",)
        found: list[str] = []
        board = s[rules.BOARD : rules.BOARD + len(names)]
        for cell, letter, blank in self._placed(move):
            if not board[cell]:
                found += (*(self._blanks if blank else self._tiles)[letter], names[cell])
        return (*found, f"do:{self._way(move)}")

    def _word_for(self, move: int) -> str:
        rules = self.rules
        words = {rules.DONE: "done", rules.PASS: "pass", rules.ACCEPT: "accept", rules.CHALLENGE: "challenge"}
        return words[move]

    def text(self, s: State, move: int) -> str:
        if s[PHASE] != self.rules.DRAWING and move & self.rules.PLACE:
            placed = self._placed(move)
            word = "".join(self._letter(n).lower() if blank else self._letter(n) for _, n, blank in placed)
            return f"{self.names[placed[0][0]]} {self._way(move)} {word}"
        steps = self.steps(s, move)
        if len(steps) == 2:
            return f"exchange {steps[1][5:]}"
        return steps[0].partition(":")[2]

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        names = self.game.board.names
        rules = self.rules
        if s[PHASE] != rules.LAYING:
            return None
        if steps[0] in names:
            return Sentence("words-tile-first")
        tile = steps[0].removeprefix("hand:")
        known = (BLANK_TILE, *self.game.tiles.alphabet)
        if tile in known:
            number = known.index(tile)
            at = int(self.tables.row[rules.RACKS]) + player * len(known) + number
            return self._why_no_word(s) if s[at] else Sentence("words-no-tile", {"tile": tile})
        return None

    def _why_no_word(self, s: State) -> Sentence:
        rules = self.rules
        empty = not s[rules.BOARD : rules.BOARD + len(self.names)].any()
        return Sentence("words-no-word" if empty or self.game.beside else "words-no-word-using")

    # --- scenes ----------------------------------------------------------------------------------------------------

    def _tile(self, code: int, *, cell: str = "", id: str = "", owner: int = -1) -> Item:
        number = code & 63
        blank = code >= 64
        letter = self._letter(number) if number else ""
        value = 0 if blank or not number else self.game.tiles.letters[number - 1][2]
        sign = f"{letter.lower() if blank else letter}:{value}" if value else letter.lower() if blank else letter
        name = letter or BLANK_TILE
        return Item(f"letter:{sign}", owner=owner, cell=cell, id=id, name=name, letter=letter[:1] or "_")

    def scene(self, s: State, viewer: int = SPECTATOR) -> Scene:
        rules, names, n = self.rules, self.names, self.game.players
        cells = s[rules.BOARD : rules.BOARD + len(names)].tolist()
        items = tuple(self._tile(code, cell=name) for name, code in zip(names, cells, strict=True) if code)
        trays = [self._rack(s, player, viewer) for player in range(n)]
        counts = [Count("points", int(s[POINTS + player]), player) for player in range(n)]
        counts.append(Count("bag", int(s[rules.LEFT])))
        if s[rules.NEW]:
            counts.append(Count("last-word", int(s[rules.GAIN])))
        phases = ("laying", "drawing-tiles", "exchanging", "judging")
        return Scene(
            items=items,
            trays=tuple(tray for tray in trays if tray.items),
            counts=tuple(counts),
            phase=phases[int(s[PHASE])],
        )

    def _rack(self, s: State, player: int, viewer: int) -> Tray:
        size = len(self.game.tiles.letters) + 1
        at = int(self.tables.row[self.rules.RACKS]) + player * size
        tiles = []
        for number, count in enumerate(s[at : at + size].tolist()):
            id = f"hand:{self._letter(number)}" if player == viewer else ""
            tiles += [self._tile(number, id=id)] * count
        unseen = int(s[self.rules.HELD + player]) - len(tiles)
        return Tray("rack", (*tiles, *(Item("letter", hidden=True, letter="#"),) * unseen), player)

    # --- positions -------------------------------------------------------------------------------------------------

    def material(self) -> Material:
        back, tiles = Item("letter", hidden=True), self.game.tiles
        counts = (tiles.blanks, *(count for _, count, _ in tiles.letters))
        return Material(tuple(Lot(self._tile(at), count, back) for at, count in enumerate(counts)))

    def check(self, s: State) -> None:
        rules, n, t = self.rules, self.game.players, self.tables.row
        size = len(self.game.tiles.letters) + 1
        have = [self.game.tiles.blanks, *(count for _, count, _ in self.game.tiles.letters)]
        used = [0] * size
        for code in s[rules.BOARD : rules.BOARD + len(self.game.board.names)].tolist():
            if code & 63 >= size or code == 64:
                raise self.refuse("there is no such letter")
            if code:
                used[0 if code >= 64 else code] += 1
        parts = [int(t[rules.BAG]), int(t[rules.ASIDE])]
        parts += [int(t[rules.RACKS]) + player * size for player in range(n)]
        for at in parts:
            used = [k + int(more) for k, more in zip(used, s[at : at + size], strict=True)]
        if used != have:
            raise self.refuse("expected every tile of the set in one place")
        self._check_racks(s, parts, size)
        self._check_acting(s)

    def _check_racks(self, s: State, parts: list[int], size: int) -> None:
        rules, n = self.rules, self.game.players
        bag, aside, *racks = [int(s[at : at + size].sum()) for at in parts]
        held = [int(s[rules.HELD + player]) for player in range(n)]
        if any(s[rules.HELD + n : rules.HELD + 4]) or any(k > h for k, h in zip(racks, held, strict=True)):
            raise self.refuse("a rack has more tiles than it is said to have")
        lacking = sum(held) - sum(racks)
        hidden_aside = bag - int(s[rules.LEFT]) - lacking
        if hidden_aside < 0 or (hidden_aside and aside) or (s[ACTORS] and max(held) > self.game.rack):
            raise self.refuse("the racks and the bag do not agree")

    def _check_acting(self, s: State) -> None:
        rules, phase, actors = self.rules, int(s[PHASE]), int(s[ACTORS])
        if phase > rules.JUDGING or (actors and (actors == CHANCE) != (phase == rules.DRAWING)):
            raise self.refuse("tiles are drawn by chance, words are laid by players")
        seat = int(s[rules.JUDGE] if phase == rules.JUDGING else s[rules.TURNER])
        if actors not in (0, CHANCE, 1 << seat):
            raise self.refuse("somebody else is to act")
        full = s[rules.HELD + int(s[rules.TURNER])] >= self.game.rack
        if phase == rules.DRAWING and actors and (full or not s[rules.LEFT]):
            raise self.refuse("there is nothing to draw")
        if phase == rules.JUDGING and actors and (not self.game.challenge or s[rules.JUDGE] == s[rules.TURNER]):
            raise self.refuse("nobody judges his own word")
        fresh = s[rules.FRESH : rules.FRESH + int(s[rules.NEW])].tolist()
        if len(set(fresh)) < len(fresh) or any(not cell or not s[rules.BOARD + cell - 1] for cell in fresh):
            raise self.refuse("the last word has tiles that are not there")
        if phase == rules.JUDGING and actors and not fresh:
            raise self.refuse("there is no word to judge")
