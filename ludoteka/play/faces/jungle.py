"""Words and clicks of jungle: the letter of the animal, from and to, Rg3-g4; a meeting is Rg3xg4."""

from __future__ import annotations

from ...declare.jungle import Jungle
from ...rules.abi import QUIET, State
from ..face import Kind
from ..words import Sentence
from ._board import BoardFace


class Face(BoardFace):
    """Eight kinds of animal on each side."""

    game: Jungle
    removes = True

    def make_kinds(self) -> tuple[Kind, ...]:
        empty = (Kind("unknown", 0, "", ""),) * (self.rules.KINDS - len(self.game.animals))
        found: tuple[Kind, ...] = ()
        for seat in range(2):
            pieces = (animal.piece for animal in self.game.animals)
            found += (*(Kind(piece.picture, seat, piece.name, piece.letter) for piece in pieces), *empty)
        return found

    def text(self, s: State, move: int) -> str:
        codes = self.codes(s)
        at, goes = self.rules.MOVE.unpack(move)
        origin, to = self.steps(s, move)
        return f"{self.kinds[codes[at] - 1].letter}{origin}{'x' if codes[goes] else '-'}{to}"

    def check(self, s: State) -> None:
        codes, board = self.codes(s), self.board
        assert board is not None
        acting = self.check_actor(s)
        animals = [code for code in codes if code]
        if len(set(animals)) != len(animals):
            raise self.refuse("a side has two animals of the same kind")
        kinds = len(self.game.animals)
        swimmers = {kinds, self.rules.KINDS + kinds}
        if any((code - 1) % self.rules.KINDS >= kinds for code in animals):
            raise self.refuse("an animal that this game does not have")
        if any(codes[cell] and codes[cell] not in swimmers for cell in board.region("water")):
            raise self.refuse("an animal that cannot swim is in the water")
        if acting < 0:
            return
        if any(codes[cell] for den in ("den 1", "den 2") for cell in board.region(den)):
            raise self.refuse("an animal is in a den, so the game is over")
        if len({self.owner(code) for code in animals}) < 2 or s[QUIET] >= self.game.quiet:
            raise self.refuse("a side has no animals or nothing was taken for too long, so the game is over")

    def owner(self, code: int) -> int:
        return (code - 1) // int(self.rules.KINDS)

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        board, codes, cells = self.board, self.codes(s), self.cells_of(steps)
        assert board is not None
        if not 1 <= len(cells) <= 2:
            return None
        name = {"cell": steps[0]}
        if not codes[cells[0]] or self.owner(codes[cells[0]]) != player:
            return Sentence("board-not-yours" if codes[cells[0]] else "board-empty", name)
        if self.must_leave(s) and cells[0] not in board.region(f"traps {player + 1}"):
            return Sentence("jungle-leave-trap")
        return self.why_not_there(s, cells[0], cells[1], player) if len(cells) == 2 else None

    def must_leave(self, s: State) -> bool:
        rules, t = self.rules, self.tables.row
        return bool(t[rules.STRENGTHEN]) and rules.list_moves(s, t, t.copy(), 1) > 0

    def why_not_there(self, s: State, origin: int, to: int, player: int) -> Sentence | None:
        board, rules, codes = self.board, self.rules, self.codes(s)
        assert board is not None
        kind = (codes[origin] - 1) % rules.KINDS
        names = {"from": board.names[origin], "cell": board.names[to]}
        if to in board.region(f"den {player + 1}"):
            return Sentence("jungle-own-den")
        if to in board.region("water") and kind != len(self.game.animals) - 1:
            return Sentence("jungle-cannot-swim", names)
        if to not in {rules.goal(s, self.tables.row, origin, way, kind) for way in range(rules.WAYS)}:
            return Sentence("jungle-too-far", names)
        if codes[to] and self.owner(codes[to]) == player:
            return self.why_taken(codes, to)
        return Sentence("jungle-cannot-take", names) if codes[to] else None
