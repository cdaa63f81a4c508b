"""Words and clicks of chex: "N@e2n1" puts a knight down, "N:e2n1-e3n3" moves it; cells are named from the first one.

Where lots are drawn for pieces: "draw-piece", then what was drawn, "N".
"""

from __future__ import annotations

from collections import Counter

from ...declare.chex import Chex
from ...rules.abi import ACTORS, CHANCE, PLY, QUIET, TURN, State
from ..face import SPECTATOR
from ..scene import Item, Scene, Tray
from ..words import Sentence
from ._board import BoardFace


class Face(BoardFace):
    """One clicks a piece of the box and a cell, or a piece on the table and where it goes."""

    game: Chex

    # --- what is where -----------------------------------------------------------------------------------------------

    def places(self, s: State) -> list[int]:
        """1 + the cell of each piece, by its number; 0 in the box, -1 captured."""
        found = self.tables.field("at")
        places: list[int] = s[found.at : found.at + found.length].tolist()
        return places

    def codes(self, s: State) -> list[int]:
        """1 + the number of the piece on each cell."""
        codes = [0] * len(self.game.field)
        for number, place in enumerate(self.places(s)):
            if place > 0:
                codes[place - 1] = number + 1
        return codes

    def letter(self, number: int) -> str:
        return self.game.box[number % len(self.game.box)]

    def owner(self, number: int) -> int:
        return number // len(self.game.box)

    # --- moves -------------------------------------------------------------------------------------------------------

    def steps(self, s: State, move: int) -> tuple[str, ...]:
        if s[ACTORS] == CHANCE:
            return (f"hand:{self.game.letters[move]}",)
        if move == self.rules.DRAW:
            return ("do:draw-piece",)
        names = self.game.field.names
        to = names[move >> 12 & self.rules.CELL]
        if move & self.rules.CELL == self.rules.BOX:
            return (f"hand:{self.game.letters[move >> self.rules.KIND]}", to)
        return (names[move & self.rules.CELL], to)

    def text(self, s: State, move: int) -> str:
        if s[ACTORS] == CHANCE:
            return self.game.letters[move]
        if move == self.rules.DRAW:
            return "draw-piece"
        origin, to = self.steps(s, move)
        if origin.startswith("hand:"):
            return f"{origin.removeprefix('hand:')}@{to}"
        codes = self.codes(s)
        letter = self.letter(codes[move & self.rules.CELL] - 1)
        return f"{letter}:{origin}{'x' if codes[move >> 12 & self.rules.CELL] else '-'}{to}"

    # --- positions ---------------------------------------------------------------------------------------------------

    def item(self, number: int, *, cell: str = "", id: str = "", count: int = 1) -> Item:
        letter, seat = self.letter(number), self.owner(number)
        piece = self.game.pieces[self.game.letters.index(letter)]
        return Item(
            piece.picture,
            owner=seat,
            cell=cell,
            id=id,
            label=str(count) if count > 1 else "",
            name=piece.name,
            letter=letter if seat == 0 else letter.lower(),
        )

    def board_items(self, s: State) -> tuple[Item, ...]:
        names = self.game.field.names
        return tuple(
            self.item(number, cell=names[place - 1]) for number, place in enumerate(self.places(s)) if place > 0
        )

    def box_items(self, s: State, seat: int) -> tuple[Item, ...]:
        men = len(self.game.box)
        waiting = [number for number, place in enumerate(self.places(s)) if not place and self.owner(number) == seat]
        counts = Counter(self.letter(number) for number in waiting)
        if s[self.rules.DRAWN] and s[self.rules.MOVER] == seat:
            counts -= Counter(self.game.letters[int(s[self.rules.DRAWN]) - 1])
        first = {letter: seat * men + self.game.box.index(letter) for letter in counts}
        return tuple(self.item(first[x], id=f"hand:{x}", count=n) for x, n in counts.items())

    def turn_text(self, s: State, moves: list[int]) -> str:
        """What was drawn is seen by what is put down, unless that is still to come."""
        row = s.copy()
        for move in moves[:-1]:
            self.kernel.play(row, self.tables.row, move)
        return self.text(row, moves[-1])

    def scene(self, s: State, viewer: int = SPECTATOR) -> Scene:  # noqa: ARG002
        trays = tuple(Tray("stock", self.box_items(s, seat), seat) for seat in (0, 1))
        if not s[self.rules.DRAWN]:
            return Scene(items=self.board_items(s), trays=trays)
        letter, seat = self.game.letters[int(s[self.rules.DRAWN]) - 1], int(s[self.rules.MOVER])
        drawn = self.item(seat * len(self.game.box) + self.game.box.index(letter), id=f"hand:{letter}")
        return Scene(items=self.board_items(s), trays=(*trays, Tray("drawn", (drawn,), seat)), phase="putting-drawn")

    def check(self, s: State) -> None:
        drawing = s[ACTORS] == CHANCE
        actor, places = int(s[self.rules.MOVER]) if drawing else self.check_actor(s), self.places(s)
        self.check_lots(s, actor, drawing=bool(drawing))
        if (s[TURN] != s[PLY] and not self.game.drawn) or (actor >= 0 and s[TURN] % 2 != actor):
            raise self.refuse(f"after {int(s[TURN])} turns it is not this player's")
        if not s[QUIET] < self.game.quiet_limit + (actor < 0) or s[QUIET] > s[PLY]:
            raise self.refuse(f"expected fewer than {self.game.quiet_limit} quiet moves, got {int(s[QUIET])}")
        laid = [place - 1 for place in places if place > 0]
        width = 2 * self.game.field.reach + 1
        if len(set(laid)) != len(laid):
            raise self.refuse("two pieces stand on one cell")
        if any(not (1 < cell % width < width - 2 and 1 < cell // width < width - 2) for cell in laid):
            raise self.refuse("a piece stands at the edge of the field")
        row = s.copy()
        if laid and not self.rules.is_chain(row, self.tables.row, laid[0], self.rules.lay_out(row, self.tables.row)):
            raise self.refuse("the pieces do not hang together")
        if not laid and s[PLY]:
            raise self.refuse(f"no piece is on the table after {int(s[PLY])} moves")
        if actor >= 0 and -1 in (places[self.game.box.index(self.game.royal) + men] for men in (0, len(self.game.box))):
            raise self.refuse("a king has been captured, so that the game is over")

    def check_lots(self, s: State, actor: int, *, drawing: bool) -> None:
        """Who draws has something in his box, and so has who has drawn it."""
        kind, box = int(s[self.rules.DRAWN]) - 1, self.places(s)
        if (drawing or kind >= 0) and not self.game.drawn:
            raise self.refuse("no lots are drawn in this game")
        if kind >= 0 and (drawing or actor != s[self.rules.MOVER]):
            raise self.refuse("only who has drawn a piece puts it down")
        letters = [self.letter(number) for number, place in enumerate(box) if not place and self.owner(number) == actor]
        if (drawing and not letters) or (kind >= 0 and self.game.letters[kind] not in letters):
            raise self.refuse("there is no such piece in the box")

    # --- why not -----------------------------------------------------------------------------------------------------

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        names = self.game.field.names
        codes = self.codes(s)
        if self.game.drawn and steps and steps[0].startswith("hand:") and not s[self.rules.DRAWN]:
            return Sentence("chex-draw-first")
        if s[self.rules.DRAWN] and steps and not steps[0].startswith("hand:"):
            return Sentence("chex-put-drawn")
        if steps and steps[0].startswith("hand:"):
            if len(steps) > 1 and steps[1] in names and codes[self.game.field.at(steps[1])]:
                return Sentence("board-taken", {"cell": steps[1]})
            return Sentence("chex-put-beside") if len(steps) > 1 else Sentence("chex-not-in-box")
        cells = self.cells_of(steps)
        if not cells:
            return None
        number = codes[cells[0]] - 1
        if number < 0 or self.owner(number) != player:
            return Sentence("board-not-yours" if number >= 0 else "board-empty", {"cell": steps[0]})
        if len(cells) == 1:
            return Sentence("chex-stuck", {"cell": steps[0]})
        return Sentence("chex-chain-or-ways", {"cell": steps[0], "to": steps[1]})
