"""Words and clicks of octi: 15+A inserts a prong, 15A-C shifts one, 15-25 moves, 15x35 jumps and takes.

The prongs are called A, B, C ... clockwise. In a tower pods are counted from the top: 15.2+A is the second pod's prong,
15-25/2 moves two pods.
"""

from __future__ import annotations

from ...boards import HexBoard
from ...declare.octi import Octi
from ...rules.abi import PHASE, QUIET, State
from .. import face
from ..scene import Item, Scene, Tray
from ..words import Sentence
from ._board import BoardFace

WITH_THE_BOARD = 360
"""A full turn: upright, but turned with the board."""
LETTERS = "ABCDEFGH"
SMALLER = 0.78
"""Each pod of a tower is drawn so much smaller than the one below, whose prongs are seen around it."""


class Face(BoardFace):
    """Pods with prongs, towers of pods, and what is in hand."""

    game: Octi

    @property
    def pod(self) -> str:
        """The picture of a pod."""
        return "hexpod" if isinstance(self.board, HexBoard) else "pod"

    def letters(self, prongs: int) -> str:
        return "".join(letter for way, letter in enumerate(LETTERS) if prongs >> way & 1)

    def parts(self, move: int) -> tuple[int, int, int, int, int, int]:
        """kind, cell, way, number, other way, taken."""
        return move & 7, move >> 3 & 127, move >> 10 & 7, move >> 13 & 7, move >> 16 & 7, move >> 19 & 1

    def heights(self, s: State) -> list[int]:
        at = self.tables.field("height")
        found: list[int] = s[at.at : at.at + at.length].tolist()
        return found

    def tower(self, s: State, cell: int) -> list[int]:
        """The prongs of the pods on a cell, the lowest first."""
        at = self.tables.field("prongs").at + cell * self.game.pods
        found: list[int] = s[at : at + self.heights(s)[cell]].tolist()
        return found

    def landing(self, move: int) -> str:
        """Where a step or jump ends."""
        assert self.board is not None
        kind, cell, way, *_ = self.parts(move)
        direction = self.board.direction(self.game.ways[way])
        for _ in range(2 if kind == self.rules.JUMP else 1):
            cell = self.board.step(cell, direction)
        return self.board.names[cell]

    # --- clicks and texts -------------------------------------------------------------------------------------------

    def steps(self, s: State, move: int) -> tuple[str, ...]:
        assert self.board is not None
        rules = self.rules
        kind, cell, way, number, to_way, taken = self.parts(move)
        name, high = self.board.names[cell], self.heights(s)[cell]
        if kind == rules.STOP:
            return ("do:stop",)
        if kind == rules.PLACE:
            return "hand:pod", name
        level = str(high - number) if high > 1 else ""
        if kind == rules.INSERT:
            return "hand:prong", name, f"as:{level}{LETTERS[to_way]}"
        if kind == rules.SHIFT:
            return name, f"as:{level}{LETTERS[way]}", f"as:{LETTERS[to_way]}"
        found = [name] if s[PHASE] == rules.MOVING else []
        found.append(self.landing(move))
        if s[PHASE] == rules.MOVING and high > 1:
            found.append(f"as:{number}")
        if kind == rules.JUMP:
            found.append("do:capture" if taken else "do:spare")
        return tuple(found)

    def text(self, s: State, move: int) -> str:
        assert self.board is not None
        rules = self.rules
        kind, cell, way, number, to_way, taken = self.parts(move)
        name, high = self.board.names[cell], self.heights(s)[cell]
        if kind == rules.STOP:
            return "stop"
        if kind == rules.PLACE:
            return f"pod@{name}"
        if kind in (rules.INSERT, rules.SHIFT):
            pod = f"{name}.{high - number}" if high > 1 else name
            return f"{pod}+{LETTERS[to_way]}" if kind == rules.INSERT else f"{pod}{LETTERS[way]}-{LETTERS[to_way]}"
        part = f"/{number}" if high > 1 and s[PHASE] == rules.MOVING else ""
        return f"{name}{'x' if taken else '-'}{self.landing(move)}{part}"

    def turn_text(self, s: State, moves: list[int]) -> str:
        return " ".join(self.text(s, move) for move in moves if move & 7 != self.rules.STOP)

    def choice(self, step: str, player: int) -> Item:
        wanted = step.partition(":")[2]
        letter = wanted[-1]
        if letter in LETTERS:
            level = wanted[:-1]
            return Item(f"{self.pod}:{letter}", player, label=level, name=wanted, letter=letter)
        return super().choice(step, player)

    # --- what is seen -----------------------------------------------------------------------------------------------

    def scene(self, s: State, viewer: int = face.SPECTATOR) -> Scene:  # noqa: ARG002
        trays = tuple(Tray("hand", self.in_hand(s, seat), seat) for seat in range(2))
        phase = "capturing" if s[PHASE] == self.rules.JUMPING else ""
        return Scene(items=self.board_items(s), trays=trays, phase=phase)

    def in_hand(self, s: State, seat: int) -> tuple[Item, ...]:
        pods, prongs = int(s[self.rules.HAND + seat]), int(s[self.rules.STOCK + seat])
        found = []
        if pods:
            found.append(Item(self.pod, seat, id="hand:pod", label=str(pods), name="pod", letter="O"))
        if prongs:
            found.append(Item("stick", seat, id="hand:prong", label=str(prongs), name="prong", letter="|"))
        return tuple(found)

    def board_items(self, s: State) -> tuple[Item, ...]:
        assert self.board is not None
        found = []
        for cell, code in enumerate(self.codes(s)):
            for level, prongs in enumerate(self.tower(s, cell)):
                letters = self.letters(prongs)
                found.append(
                    Item(
                        f"{self.pod}:{letters}",
                        code - 1,
                        self.board.names[cell],
                        facing=WITH_THE_BOARD,
                        size=SMALLER**level,
                        name=f"pod {letters}".strip(),
                        letter=self.game.sides[code - 1].name[0],
                    )
                )
        return tuple(found)

    # --- impossible positions and reasons -----------------------------------------------------------------------------

    def check(self, s: State) -> None:
        codes, heights, rules, game = self.codes(s), self.heights(s), self.rules, self.game
        acting = self.check_actor(s)
        if any((code > 0) != (high > 0) for code, high in zip(codes, heights, strict=True)):
            raise self.refuse("a cell has an owner exactly when pods stand there")
        at = self.tables.field("prongs")
        prongs = s[at.at : at.at + at.length].tolist()
        if any(found and k % game.pods >= heights[k // game.pods] for k, found in enumerate(prongs)):
            raise self.refuse("prongs without a pod")
        used = sum(found.bit_count() for found in prongs) + sum(s[rules.STOCK : rules.STOCK + 2].tolist())
        if used > 2 * game.prongs:
            raise self.refuse(f"expected at most {2 * game.prongs} prongs in all, got {used}")
        for seat, side in enumerate(game.sides):
            pods = sum(high for code, high in zip(codes, heights, strict=True) if code == 1 + seat)
            if pods + s[rules.HAND + seat] > game.pods:
                raise self.refuse(f"{side.name} has more than {game.pods} pods")
            if acting >= 0 and rules.homes_held(s, self.tables.row, 1 + seat) >= game.homes_to_win:
                raise self.refuse("a home is taken, so the game is over")
        if acting >= 0 and s[QUIET] > game.quiet:
            raise self.refuse("nothing has happened for too long, so the game is over")
        self.check_series(s, codes, acting)

    def check_series(self, s: State, codes: list[int], acting: int) -> None:
        """In a series of jumps one tower goes on; otherwise nobody was jumped over."""
        rules = self.rules
        at = self.tables.field("jumped")
        jumped, jumper = s[at.at : at.at + at.length].tolist(), int(s[rules.JUMPER])
        if s[PHASE] > rules.JUMPING or (s[PHASE] == rules.MOVING and (jumper or any(jumped))):
            raise self.refuse("somebody is jumping outside a series of jumps")
        if s[PHASE] == rules.JUMPING and (not jumper or codes[jumper - 1] != acting + 1):
            raise self.refuse("the tower that jumps is not there")
        if any(flag and codes[cell] != 2 - acting for cell, flag in enumerate(jumped)):
            raise self.refuse("only enemies are jumped over")

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        rules = self.rules
        if s[PHASE] == rules.JUMPING:
            return Sentence("octi-series")
        if steps[:1] == ("hand:pod",):
            return Sentence("octi-home" if s[rules.HAND + player] else "octi-no-pod")
        if steps[:1] == ("hand:prong",):
            return Sentence("octi-prong" if s[rules.STOCK + player] else "octi-no-prong")
        cells, codes = self.cells_of(steps[:2]), self.codes(s)
        if not cells:
            return None
        reason = self.why_not_mine(codes, cells[0], player)
        if reason is not None or len(cells) == 1:
            return reason
        return Sentence("octi-way", {"cell": steps[0], "to": steps[1]})
