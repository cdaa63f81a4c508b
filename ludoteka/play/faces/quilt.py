"""Words and clicks of the quilt game: a cloth and how it lies, F3; then the cell of its lowest and leftmost square."""

from __future__ import annotations

from functools import cached_property

from ...declare.quilt import Quilt
from ...declare.shapes import Shape, grip, picture
from ...rules.abi import ACTORS, PHASE, POINTS, State
from ..face import SPECTATOR
from ..scene import Count, Item, Scene, Tray
from ..words import Sentence
from ._board import BoardFace


class Face(BoardFace):
    """Of each cloth only what is not covered is seen."""

    game: Quilt

    @cached_property
    def letters(self) -> tuple[str, ...]:
        return tuple(self.game.cloths)

    @cached_property
    def shapes(self) -> dict[str, Shape]:
        """Each way to lay a cloth, by its letter and number."""
        return {f"{self.letters[cloth]}{turn + 1}": way for cloth, turn, way in self.rules.shapes_of(self.game)}

    def number(self, s: State, name: str) -> int:
        return int(s[self.tables.field(name).at])

    def used(self, s: State) -> list[int]:
        field = self.tables.field("used")
        used: list[int] = s[field.at : field.at + field.length].tolist()
        return used

    def steps(self, s: State, move: int) -> tuple[str, ...]:
        assert self.board is not None
        if move == self.rules.PASS:
            return ("do:pass",)
        if s[PHASE] == self.rules.LAYING:
            return (self.board.names[move],)
        name = tuple(self.shapes)[move]
        return f"hand:{name.rstrip('0123456789')}", f"as:{name}"

    def text(self, s: State, move: int) -> str:
        return self.steps(s, move)[-1].partition(":")[2] or self.steps(s, move)[-1]

    def choice(self, step: str, player: int) -> Item:
        wanted = step.partition(":")[2]
        if wanted in self.shapes:
            shape = self.shapes[wanted]
            return Item(f"polyomino:{picture(shape)}", owner=player, name=wanted, letter=wanted, grip=grip(shape))
        return super().choice(step, player)

    def scene(self, s: State, viewer: int = SPECTATOR) -> Scene:  # noqa: ARG002
        assert self.board is not None
        seen: dict[int, list[str]] = {}
        for name, code in zip(self.board.names, self.codes(s), strict=True):
            if code:
                seen.setdefault(code - 1, []).append(name)
        items = []
        for code, cells in seen.items():
            owner, cloth = divmod(code, len(self.letters))
            letter = self.letters[cloth]
            items.append(Item("block", owner, cells[0], tuple(cells), label=letter, name=letter, letter=letter))
        trays = tuple(Tray("hand", self.hand(s, seat), seat) for seat in range(self.game.players))
        counts = tuple(Count("parts", int(s[POINTS + seat]), seat) for seat in range(self.game.players))
        phase = "placing" if s[PHASE] == self.rules.LAYING else ""
        return Scene(items=tuple(items), trays=tuple(t for t in trays if t.items), counts=counts, phase=phase)

    def hand(self, s: State, seat: int) -> tuple[Item, ...]:
        """The cloths that a player has not laid yet; the one chosen is shown as it will lie."""
        chosen, found = self.number(s, "shape"), []
        used, cloths = self.used(s), self.game.cloths
        for cloth, letter in enumerate(self.letters):
            if used[seat * len(self.letters) + cloth]:
                continue
            shape = cloths[letter]
            name = tuple(self.shapes)[chosen - 1] if chosen else ""
            if chosen and s[ACTORS] == 1 << seat and name.rstrip("0123456789") == letter:
                shape = self.shapes[name]
            glyph = f"polyomino:{picture(shape)}"
            found.append(Item(glyph, seat, id=f"hand:{letter}", name=letter, letter=letter))
        return tuple(found)

    def check(self, s: State) -> None:
        codes, used, acting = self.codes(s), self.used(s), self.check_actor(s)
        if any(code and not used[code - 1] for code in codes):
            raise self.refuse("a cloth lies on the table that was not laid")
        if not any(codes) and any(used):
            raise self.refuse("cloths were laid, but none is seen")
        chosen = self.number(s, "shape")
        if s[PHASE] > self.rules.LAYING or bool(chosen) != (s[PHASE] == self.rules.LAYING):
            raise self.refuse("a cloth is chosen, then laid")
        if chosen and acting >= 0:
            cloth = self.rules.shapes_of(self.game)[chosen - 1][0]
            if used[acting * len(self.letters) + cloth]:
                raise self.refuse("the cloth that was chosen has been laid already")
        if acting >= 0 and (self.number(s, "idle") >= self.game.players or all(used)):
            raise self.refuse("the game is over")
        row = s.copy()
        self.rules.find_bounds(row, self.tables.row)
        for seat in range(self.game.players):
            if self.rules.parts(row, self.tables.row, seat) != s[POINTS + seat]:
                raise self.refuse(f"the parts of {self.game.sides[seat].name} are not {int(s[POINTS + seat])}")

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        board, cells = self.board, self.cells_of(steps[:1])
        assert board is not None
        if len(steps) == 3 and self.cells_of(steps[2:]):
            return Sentence("quilt-two", {"cell": steps[2], "count": self.game.overlap})
        if s[PHASE] == self.rules.CHOOSING:
            letter = steps[0].removeprefix("hand:") if steps else ""
            if letter in self.letters and self.used(s)[player * len(self.letters) + self.letters.index(letter)]:
                return Sentence("quilt-laid", {"cloth": letter})
            return Sentence("quilt-choose") if cells else Sentence("quilt-no-room", {"cloth": letter})
        return Sentence("quilt-two", {"cell": steps[0], "count": self.game.overlap}) if cells else None
