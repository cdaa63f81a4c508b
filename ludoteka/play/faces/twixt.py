"""Words and clicks of twixt: d4 places a peg, d4-e6 puts a link on, d4xe6 takes one off."""

from __future__ import annotations

from math import hypot

from ...declare.twixt import Linking, Twixt
from ...rules.abi import PHASE, State
from .. import face
from ..face import Kind
from ..material import Lot, Material
from ..scene import Count, Item, Link, Scene
from ..words import Sentence
from ._board import BoardFace


class Face(BoardFace):
    """Pegs in holes, links between them."""

    game: Twixt

    @property
    def buttons(self) -> dict[int, str]:
        return {self.rules.ALL: "link", self.rules.END: "end", self.rules.SWAP: "swap"}

    def make_kinds(self) -> tuple[Kind, ...]:
        return tuple(Kind("peg", seat, "peg", side.name[0]) for seat, side in enumerate(self.game.sides))

    def pegs_of(self, move: int) -> tuple[str, str]:
        """The two ends of a link."""
        assert self.board is not None
        rules = self.rules
        link = move & rules.PART
        to = int(self.tables.row[self.tables.row[rules.JUMPS] + link])
        return self.board.names[link >> 3], self.board.names[to]

    def steps(self, s: State, move: int) -> tuple[str, ...]:  # noqa: ARG002
        assert self.board is not None
        if move in self.buttons:
            return (f"do:{self.buttons[move]}",)
        return (self.board.names[move],) if move < self.rules.CUT else self.pegs_of(move)

    def text(self, s: State, move: int) -> str:
        if move in self.buttons:
            return self.buttons[move]
        return ("x" if self.rules.CUT <= move < self.rules.LINK else "-").join(self.steps(s, move))

    def aliases(self, s: State, move: int) -> tuple[str, ...]:  # noqa: ARG002
        if move in self.buttons or move < self.rules.CUT:
            return ()
        return (("x" if move < self.rules.LINK else "-").join(reversed(self.pegs_of(move))),)

    def turn_text(self, s: State, moves: list[int]) -> str:
        return " ".join(self.text(s, move) for move in moves if move != self.rules.END)

    # --- what is seen -----------------------------------------------------------------------------------------------

    def links(self, s: State) -> list[tuple[int, int]]:
        """Every link once, as its first cell and way."""
        at = self.tables.field("links")
        bits = s[at.at : at.at + at.length].tolist()
        return [(cell, way) for cell, found in enumerate(bits) for way in range(4) if found >> way & 1]

    def scene(self, s: State, viewer: int = face.SPECTATOR) -> Scene:  # noqa: ARG002
        rules, codes = self.rules, self.codes(s)
        links = tuple(Link(*self.pegs_of(cell << 3 | way), codes[cell] - 1) for cell, way in self.links(s))
        counts = [Count("pegs", int(s[rules.PEGS + seat]), seat) for seat in range(2)]
        if self.game.linking is Linking.BY_HAND:
            counts += [Count("links", int(s[rules.LEFT + seat]), seat) for seat in range(2)]
        phase = "linking" if s[PHASE] == rules.AFTER else ""
        return Scene(items=self.board_items(s), links=links, counts=tuple(counts), phase=phase)

    # --- what is possible -------------------------------------------------------------------------------------------

    def material(self) -> Material:
        """A link is as long as the jump of a knight."""
        items = (Item("stick", seat, name="link") for seat in range(self.game.players))
        links = tuple(Lot(item, self.game.links, wide=hypot(1, 2)) for item in items)
        return Material((*self.own_men(self.game.pegs), *links))

    def check(self, s: State) -> None:
        codes, rules, game = self.codes(s), self.rules, self.game
        acting = self.check_actor(s)
        links = self.links(s)
        self.check_links(s, codes, links)
        for seat, side in enumerate(game.sides):
            pegs = codes.count(1 + seat) + int(s[rules.PEGS + seat])
            joined = sum(codes[cell] == 1 + seat for cell, _ in links) + int(s[rules.LEFT + seat])
            if pegs > game.pegs or joined > game.links:
                raise self.refuse(f"{side.name} has {pegs} pegs and {joined} links, more than there are")
        last = int(s[rules.LAST])
        if s[PHASE] > rules.AFTER or (s[PHASE] == rules.AFTER and game.linking is Linking.AUTOMATIC):
            raise self.refuse(f"phase={int(s[PHASE])} does not exist in this game")
        if (last and not codes[last - 1]) or (s[PHASE] == rules.AFTER and (not last or codes[last - 1] != acting + 1)):
            raise self.refuse("the peg just placed is not there")
        if acting >= 0:
            self.check_not_won(s, codes)

    def check_links(self, s: State, codes: list[int], links: list[tuple[int, int]]) -> None:
        """Both ends know of a link, both are of one colour, no links cross, and no peg is in the other's rows."""
        t, rules = self.tables.row, self.rules
        at = self.tables.field("links")
        bits = s[at.at : at.at + at.length].tolist()
        ends = 0
        for cell, way in links:
            to = int(t[t[rules.JUMPS] + cell * 8 + way])
            if to < 0 or not codes[cell] or codes[cell] != codes[to] or not bits[to] >> (way ^ 4) & 1:
                raise self.refuse("a link needs two pegs of one colour, a knight's move apart")
            if rules.is_blocked(s, t, cell, way):
                raise self.refuse("two links cross")
            ends += 2
        if ends != sum(found.bit_count() for found in bits):
            raise self.refuse("a link has only one end")
        row = s.copy()
        row[at.at - len(codes) : at.at] = 0
        for cell, code in enumerate(codes):
            if code and not rules.is_open(row, t, cell, code - 1):
                raise self.refuse("a peg stands in the other player's border row")

    def check_not_won(self, s: State, codes: list[int]) -> None:
        row, rules = s.copy(), self.rules
        for cell, code in enumerate(codes):
            if code and rules.sides_linked(row, self.tables.row, cell, code - 1) == rules.LOW | rules.HIGH:
                raise self.refuse("two sides are linked, so the game is over")

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        cells, codes, rules = self.cells_of(steps), self.codes(s), self.rules
        if not cells:
            return None
        if s[PHASE] == rules.AFTER:
            return self.why_no_link(s, cells, codes, player)
        if codes[cells[0]] == 1 + player and len(cells) == 2:
            return Sentence("twixt-not-linked")
        if codes[cells[0]]:
            return self.why_taken(codes, cells[0])
        return Sentence("twixt-border", {"cell": steps[0]})

    def why_no_link(self, s: State, cells: list[int], codes: list[int], player: int) -> Sentence | None:
        assert self.board is not None
        t, rules = self.tables.row, self.rules
        if any(codes[cell] != 1 + player for cell in cells):
            return Sentence("twixt-link-or-end")
        if len(cells) == 1:
            return Sentence("twixt-no-link", {"cell": self.board.names[cells[0]]})
        ways = [way for way in range(8) if t[t[rules.JUMPS] + cells[0] * 8 + way] == cells[1]]
        if not ways:
            return Sentence("twixt-knight")
        return Sentence("twixt-crossed") if rules.is_blocked(s, t, cells[0], ways[0]) else None
