"""Words and clicks of the tent game: the tent that is tipped, and the free cell, c2-a1."""

from __future__ import annotations

from ...declare.tents import COLOURS, Tents
from ...rules.abi import ACTORS, CHANCE, PHASE, TURN, State
from ..face import SPECTATOR
from ..scene import Count, Item, Scene
from ..words import Sentence
from ._board import BoardFace

SIGNS = "rygb"
GLYPH = (1, 2, 0)
"""The faces in the order in which the picture has them when its point is turned down: SE, SW, N."""


class Face(BoardFace):
    """Tents show to each player the face on his side; in the open game all three."""

    game: Tents

    def number(self, s: State, name: str, at: int = 0) -> int:
        return int(s[self.tables.field(name).at + at])

    def steps(self, s: State, move: int) -> tuple[str, ...]:
        assert self.board is not None
        first, second = self.board.names[move & self.rules.PART], move >> 5
        if s[PHASE] != self.rules.LAYING:
            return first, self.board.names[second]
        return (f"as:{'gap' if second == self.rules.GAP else self.looks(second + 1)}", first)

    def text(self, s: State, move: int) -> str:
        steps = self.steps(s, move)
        if s[PHASE] != self.rules.LAYING:
            return "-".join(steps)
        return f"{steps[0].removeprefix('as:')}@{steps[1]}"

    def looks(self, code: int, viewer: int = SPECTATOR) -> str:
        """The colours of N, SE, SW and the base, ? where they are not known."""
        rules = self.rules
        if code < rules.SEEN:
            return "".join(SIGNS[colour] for colour in rules.ORDER[code - 1])
        if code == rules.UNSEEN:
            return "????"
        face = self.game.seats[viewer] if viewer >= 0 else 0
        seen = SIGNS[code - rules.SEEN]
        return "".join(seen if k == face else "?" for k in range(4)) if viewer >= 0 else seen

    def scene(self, s: State, viewer: int = SPECTATOR) -> Scene:
        assert self.board is not None
        items = []
        for name, code in zip(self.board.names, self.codes(s), strict=True):
            if code:
                looks = self.looks(code, viewer).ljust(4, "?")
                glyph = "tent:" + "".join(looks[face] for face in GLYPH)
                seen = [COLOURS[SIGNS.index(sign)] for sign in looks[:3] if sign != "?"]
                items.append(Item(glyph, cell=name, facing=180, name=" ".join(["tent", *seen]), letter=looks[0]))
        own = [self.number(s, "own", seat) for seat in range(self.game.players)]
        roles = tuple(COLOURS[colour - 1] if colour else "" for colour in own)
        return Scene(items=tuple(items), counts=self.counts(s, own, viewer), roles=roles if any(own) else ())

    def counts(self, s: State, own: list[int], viewer: int) -> tuple[Count, ...]:
        """How often each player whose side is seen still sees his colour."""
        found = []
        for seat, colour in enumerate(own):
            if colour and (self.game.open or seat == viewer):
                looks = [self.looks(code, viewer) for code in self.codes(s) if code]
                shown = sum(look[self.game.seats[seat]] == SIGNS[colour - 1] for look in looks)
                found.append(Count("left", shown, seat))
        return tuple(found)

    def check(self, s: State) -> None:
        board, codes, rules = self.board, self.codes(s), self.rules
        assert board is not None
        laying, gap = s[PHASE] == rules.LAYING, self.number(s, "gap") - 1
        if s[PHASE] > rules.LAYING or (bool(s[ACTORS]) and laying != (s[ACTORS] == CHANCE)):
            raise self.refuse("chance lays the tents, before anything else")
        if s[ACTORS] != CHANCE:
            self.check_actor(s)
        light = board.region("light")
        if any(code for cell, code in enumerate(codes) if cell not in light) or (gap >= 0 and gap not in light):
            raise self.refuse("tents stand on light cells")
        if gap >= 0 and codes[gap]:
            raise self.refuse("a tent stands in the gap")
        if (gap < 0 and (any(codes) or not laying)) or (not laying and sum(map(bool, codes)) != len(light) - 1):
            raise self.refuse("expected one light cell to be free")
        if laying and gap >= 0:
            left = [bool(codes[cell]) for cell in light if cell != gap]
            if left != sorted(left, reverse=True) or all(left):
                raise self.refuse("tents are laid in order")
        known = [code for code in codes if 0 < code < rules.SEEN]
        odd = sum(rules.odd(rules.ORDER[code - 1]) for code in known)
        if odd > self.game.clockwise or len(known) - odd > len(light) - 1 - self.game.clockwise:
            raise self.refuse("too many tents are painted the same way round")
        for seat in range(self.game.players):
            self.check_known(s, seat, len(light) - 1)
        own, last = [self.number(s, "own", seat) for seat in range(self.game.players)], self.number(s, "last") - 1
        if any((not colour) != bool(laying) for colour in own):
            raise self.refuse("colours are known when all tents stand, and not before")
        if last >= 0 and (laying or not codes[last]):
            raise self.refuse("no tent stands where one was moved last")
        if s[ACTORS] and s[TURN] >= self.game.longest:
            raise self.refuse(f"the game was drawn at turn={self.game.longest}")

    def check_known(self, s: State, seat: int, tents: int) -> None:
        """What a player remembers of a tent must be true of it, and leave as many of each kind as there are."""
        rules, codes, face = self.rules, self.codes(s), self.game.seats[seat]
        kinds = []
        for cell, code in enumerate(codes):
            known = self.number(s, "known", seat * len(codes) + cell)
            orders = [order for number, order in enumerate(rules.ORDER) if known >> number & 1]
            if not orders:
                continue
            shown = [code - rules.SEEN] if code in range(rules.SEEN, rules.UNSEEN) else range(rules.FACES)
            false = 0 < code < rules.SEEN and rules.ORDER[code - 1] not in orders
            if false or self.game.open or code in (0, rules.UNSEEN) or any(one[face] not in shown for one in orders):
                raise self.refuse("nobody can remember a tent otherwise than it is")
            kinds.append({rules.odd(one) for one in orders})
        if kinds.count({1}) > self.game.clockwise or kinds.count({0}) > tents - self.game.clockwise:
            raise self.refuse("too many tents are remembered as painted the same way round")

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:  # noqa: ARG002
        board, cells, codes = self.board, self.cells_of(steps), self.codes(s)
        assert board is not None
        if not cells:
            return None
        if not codes[cells[0]]:
            return Sentence("board-empty", {"cell": steps[0]})
        if cells[0] == self.number(s, "last") - 1:
            return Sentence("tents-not-back", {"cell": steps[0]})
        gap = board.names[self.number(s, "gap") - 1]
        if len(cells) > 1 and steps[1] != gap:
            return Sentence("tents-into-gap", {"cell": gap})
        return Sentence("tents-too-far", {"cell": steps[0], "gap": gap})
