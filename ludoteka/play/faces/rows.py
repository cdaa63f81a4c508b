"""Words and clicks of the games of n in a row: "a1" places, "d" drops into a column, "a1-a2" moves."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from itertools import pairwise

from msgspec.structs import replace

from ...boards import Layers
from ...boards.channels import Channelled
from ...declare import Reason
from ...declare.rows import Pattern, Placing, Rows
from ...rules.abi import ACTORS, PAYOFF, PHASE, POINTS, REASON, TURN, State
from .. import face
from ..face import SPECTATOR, Kind
from ..material import Material
from ..scene import Count, Item, Link, Scene
from ..words import Sentence

GLYPHS = {"discs": "disc", "balls": "ball", "rings": "ring", "men": "man"}
PHASES = ("", "opening-three", "opening-choice", "opening-two", "opening-last-choice")
"""Who places what, where colours are chosen in the opening."""
FORBIDDEN = ("overline", "double-four", "double-three")
CHOICES = (("do:swap",), ("do:two-more",), ("do:stay",))
SIGNS = "XO"
"""What is written on paper."""


class Face(face.Face):
    """Where men fall or roll one clicks the cell where the man comes to rest; else the cell where it is put, and, if it
    slides in from the edge, the cell where it comes to rest."""

    game: Rows

    @cached_property
    def entries(self) -> list[tuple[int, int]]:
        assert self.board is not None
        return list(self.rules.entries(self.game, self.board))

    @cached_property
    def columns(self) -> dict[int, str]:
        """The name of the column below each entry: what the names of its cells have in common."""
        assert self.board is not None
        found = {}
        for entry, path in enumerate(self._paths):
            names = [self.board.names[cell] for cell in path]
            found[entry] = common_start(names) or common_start([name[::-1] for name in names])[::-1]
        return found

    @cached_property
    def verbs(self) -> dict[int, str]:
        """The actions that are a button."""
        rules = self.rules
        choices = {rules.SWAP: "swap", rules.TWO_MORE: "two-more", rules.STAY: "stay"}
        return {rules.CLAIM: "claim", rules.PASS: "pass", rules.PLUS: "plus", rules.MINUS: "minus"} | choices

    def steps(self, s: State, move: int) -> tuple[str, ...]:
        assert self.board is not None
        if move in self.verbs:
            return (f"do:{self.verbs[move]}",)
        if move >= self.rules.STEP:
            bits = self.rules.CELL_BITS
            return tuple(self.board.names[cell & ((1 << bits) - 1)] for cell in (move >> bits, move))
        put = self.board.names[self.entries[move][0]]
        rests = self.board.names[int(self.rules.landing(s, self.tables.row, move))]
        match self.game.placing:
            case Placing.FALLS | Placing.CHANNELS:
                return (rests,)
            case Placing.FROM_EDGE:
                return (put, rests)
        return (put,)

    def text(self, s: State, move: int) -> str:
        if move in self.verbs:
            return self.verbs[move]
        return self.columns[move] if self.game.placing is Placing.FALLS else super().text(s, move)

    # --- pictures ----------------------------------------------------------------------------------------------------

    def make_kinds(self) -> tuple[Kind, ...]:
        if self.game.glyphs == "signs":
            return tuple(Kind("stone", seat, side.name, SIGNS[seat]) for seat, side in enumerate(self.game.sides))
        glyph = GLYPHS.get(self.game.glyphs, "stone")
        return tuple(Kind(glyph, seat, side.name) for seat, side in enumerate(self.game.sides))

    def scene(self, s: State, viewer: int = SPECTATOR) -> Scene:  # noqa: ARG002
        counts: list[Count] = []
        seats = range(self.game.players)
        if self.game.captures:
            counts += [Count("captured", int(s[POINTS + seat]), seat) for seat in seats]
        if self.game.moving:
            hand = self.tables.field("hand").at
            counts += [Count("in hand", int(s[hand + seat]), seat) for seat in seats]
        if self.game.claims:
            wrong = self.tables.field("wrong").at
            counts += [Count("wrong claims", int(s[wrong + seat]), seat) for seat in seats]
        won = self.winning(s)
        items = self.board_items(s)
        if self.game.glyphs == "signs":
            items = tuple(replace(item, label=item.letter) for item in items)
        if isinstance(self.board, Layers):
            return Scene(items=self._numbered(items, won), counts=tuple(counts))
        phase = PHASES[int(s[PHASE])] if s[ACTORS] else ""
        return Scene(items=items, counts=tuple(counts), links=tuple(self._links(won)), phase=phase)

    def winning(self, s: State) -> list[tuple[int, ...]]:
        """The complete rows or squares of the winner, when the game has ended by one."""
        if s[REASON] not in (Reason.ROW, Reason.SQUARE):
            return []
        codes = self._cells(s)
        payoffs = s[PAYOFF : PAYOFF + self.game.players].tolist()
        winner = payoffs.index(max(payoffs)) + 1
        return [cells for cells in self.patterns if all(codes[cell] == winner for cell in cells)]

    def _links(self, won: list[tuple[int, ...]]) -> Iterable[Link]:
        """A stroke through each winning row, or around each square."""
        assert self.board is not None
        names = self.board.names
        for cells in won:
            turns = (*cells, cells[0]) if self.game.pattern is Pattern.SQUARE else (cells[0], cells[-1])
            yield from (Link(names[a], names[b]) for a, b in pairwise(turns))

    def _numbered(self, items: tuple[Item, ...], won: list[tuple[int, ...]]) -> tuple[Item, ...]:
        """In a block, where a row goes from storey to storey, its men are numbered instead."""
        assert self.board is not None
        numbers = {self.board.names[cell]: str(k + 1) for cells in won for k, cell in enumerate(cells)}
        return tuple(replace(item, label=numbers.get(item.cell, "")) for item in items)

    # --- impossible positions ---------------------------------------------------------------------------------------

    def material(self) -> Material:
        return Material(self.own_men(self.game.men) if self.game.men else self.shared_men())

    def check(self, s: State) -> None:
        actors = int(s[ACTORS])
        if actors & (actors - 1) or actors >> self.game.players:
            raise self.refuse(f"expected one player to act, got actors={actors}")
        cells = self._cells(s)
        decisive = s[ACTORS] and not self.game.exact and not self.game.claims
        if decisive and any(self._complete(cells, pattern) for pattern in self.patterns):
            raise self.refuse("a player to act, although a row is complete already")
        self._check_men(s, cells)
        self._check_opening(s, cells)
        if self.game.placing in (Placing.FALLS, Placing.CHANNELS):
            self._check_nothing_floats(cells)

    def _check_opening(self, s: State, cells: list[int]) -> None:
        """While colours are not decided, who acts and how many men there are follows from the phase."""
        rules, phase, black, white = self.rules, int(s[PHASE]), cells.count(1), cells.count(2)
        if phase == rules.PLACING:
            return
        expected = {rules.THREE: (1, range(3)), rules.CHOOSING: (2, range(3, 4))}
        expected |= {rules.TWO: (2, range(3, 5)), rules.LAST_CHOICE: (1, range(5, 6))}
        actors, men = expected.get(phase, (0, range(0)))
        if not self.game.swap2 or s[ACTORS] != actors or black + white not in men or black - white not in (0, 1):
            raise self.refuse(f"phase {phase} does not agree with the men on the board and who acts")

    def _check_men(self, s: State, cells: list[int]) -> None:
        hand = self.tables.field("hand").at
        for seat, side in enumerate(self.game.sides):
            have = cells.count(seat + 1) + int(s[hand + seat])
            if self.game.men and have > self.game.men:
                raise self.refuse(f"{side.name} has {have} men, there are only {self.game.men}")

    def _cells(self, s: State) -> list[int]:
        at = self.tables.field("cells")
        codes: list[int] = s[at.at : at.at + at.length].tolist()
        return codes

    @cached_property
    def patterns(self) -> list[tuple[int, ...]]:
        assert self.board is not None
        found: list[tuple[int, ...]] = self.rules.winning_patterns(self.game, self.board)
        return found

    @staticmethod
    def _complete(cells: list[int], row: Iterable[int]) -> bool:
        codes = {cells[cell] for cell in row}
        return len(codes) == 1 and 0 not in codes

    def _check_nothing_floats(self, cells: list[int]) -> None:
        assert self.board is not None
        for path in self._paths:
            for cell, below in pairwise(path):
                if cells[cell] and not cells[below]:
                    raise self.refuse(f"the man on {self.board.names[cell]} has nothing below it")

    @cached_property
    def _paths(self) -> list[tuple[int, ...]]:
        """The columns, or the channels, in the order of the entries, each from its upper end to the lower one."""
        assert self.board is not None
        if isinstance(self.board, Channelled):
            return sorted(self.board.paths())
        return [(top, *self.board.ray(top, way)) for top, way in self.entries]

    # --- why not ----------------------------------------------------------------------------------------------------

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        assert self.board is not None
        if self.game.swap2 and (steps[:1] in CHOICES or s[PHASE] == self.rules.LAST_CHOICE):
            return Sentence("rows-choice")
        if not steps or steps[0] not in self.board.names:
            return None
        if self.game.moving and not s[self.tables.field("hand").at + player]:
            return self._why_not_step(s, steps, player)
        cell = self.board.at(steps[0])
        cells = self._cells(s)
        if self.game.placing in (Placing.FALLS, Placing.CHANNELS):
            return self._why_not_fall(s, cells, cell)
        if cells[cell]:
            return Sentence("rows-taken", {"cell": steps[0]})
        if self.game.renju and s[TURN] >= len(self.game.opening):
            return self._why_forbidden(s, cell)
        if self.game.opening and not any(self.steps(s, move)[0] == steps[0] for move in self.legal(s)):
            return Sentence("rows-opening", {"cell": steps[0]})
        if self.game.placing is Placing.FROM_EDGE and not any(put == cell for put, _ in self.entries):
            return Sentence("rows-not-edge", {"cell": steps[0]})
        return None

    def _why_forbidden(self, s: State, cell: int) -> Sentence | None:
        assert self.board is not None
        verdict = int(self.rules.judge(s.copy(), self.tables.row, cell)) - int(self.rules.OVERLINE)
        return (
            Sentence("rows-forbidden", {"cell": self.board.names[cell], "row": FORBIDDEN[verdict]})
            if verdict >= 0
            else None
        )

    def _why_not_step(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        assert self.board is not None
        cells = self._cells(s)
        if cells[self.board.at(steps[0])] != player + 1:
            return Sentence("rows-not-yours", {"cell": steps[0]})
        if len(steps) > 1:
            return Sentence("rows-step", {"cell": steps[0], "to": steps[1]})
        return None

    def _why_not_fall(self, s: State, cells: list[int], cell: int) -> Sentence:
        assert self.board is not None
        entry = next(e for e, path in enumerate(self._paths) if cell in path)
        channels = isinstance(self.board, Channelled)
        name = self.board.names[self._paths[entry][0]] if channels else self.columns[entry]
        if cells[self._paths[entry][0]]:
            return Sentence("rows-channel-full" if channels else "rows-column-full", {"column": name})
        rests = self.board.names[int(self.rules.landing(s, self.tables.row, entry))]
        return Sentence("rows-rolls" if channels else "rows-falls", {"column": name, "cell": rests})


def common_start(words: list[str]) -> str:
    """The letters with which all words begin."""
    same = 0
    for letters in zip(*words, strict=False):
        if len(set(letters)) > 1:
            break
        same += 1
    return words[0][:same]
