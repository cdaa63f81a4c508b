"""Words and clicks of the polyomino games: 7b chooses piece 7 in its second form, f5 is where its middle lies."""

from __future__ import annotations

from ...declare.polyominoes import Form, Hands, Polyominoes, all_forms, free_pieces, handle, normal
from ...rules.abi import ACTORS, CHANCE, PHASE, State
from .. import face
from ..scene import Count, Item, Scene, Tray
from ..words import Sentence
from ._board import BoardFace

LETTERS = "abcdefgh"


def pattern(form: Form) -> str:
    """A form as rows of signs, the upper one first."""
    wide, high = 1 + max(x for x, _ in form), 1 + max(y for _, y in form)
    return "/".join("".join("01"[(x, y) in form] for x in range(wide)) for y in reversed(range(high)))


class Face(BoardFace):
    """A piece, its form, and its place."""

    game: Polyominoes

    def form_name(self, form: int) -> str:
        """The piece's number and a letter for its form."""
        forms = all_forms(self.game.order)
        piece = forms[form][0]
        first = next(k for k, (other, _) in enumerate(forms) if other == piece)
        return f"{piece + 1}{LETTERS[form - first]}"

    def steps(self, s: State, move: int) -> tuple[str, ...]:
        rules = self.rules
        assert self.board is not None
        if s[PHASE] == rules.DEALING:
            return (f"card:{move + 1}",)
        if s[PHASE] == rules.PLACING:
            return (self.board.names[move],)
        return f"hand:{all_forms(self.game.order)[move][0] + 1}", f"as:{self.form_name(move)}"

    def text(self, s: State, move: int) -> str:
        return self.steps(s, move)[-1].partition(":")[2] or self.steps(s, move)[-1]

    def turn_text(self, s: State, moves: list[int]) -> str:
        form = self.form_name(moves[0]) if s[PHASE] == self.rules.CHOOSING else ""
        assert self.board is not None
        return " ".join([form, *(self.board.names[move] for move in moves[1:])]).strip()

    def choice(self, step: str, player: int) -> Item:
        wanted = step.partition(":")[2]
        for form, (_, squares) in enumerate(all_forms(self.game.order)):
            if self.form_name(form) == wanted:
                x, y = handle(squares)
                grip = x, max(up for _, up in squares) - y
                return Item(f"polyomino:{pattern(squares)}", owner=player, name=wanted, letter=wanted, grip=grip)
        return super().choice(step, player)

    # --- the scene ---------------------------------------------------------------------------------------------------

    def owner_of(self, s: State, piece: int) -> int:
        return int(s[self.tables.field("owner").at + piece]) - 1

    def laid(self, codes: list[int]) -> dict[int, list[int]]:
        """The cells of each piece on the board."""
        found: dict[int, list[int]] = {}
        for cell, code in enumerate(codes):
            if code:
                found.setdefault(code - 1, []).append(cell)
        return found

    def scene(self, s: State, viewer: int = face.SPECTATOR) -> Scene:  # noqa: ARG002
        assert self.board is not None
        names = self.board.names
        items = tuple(
            Item(
                "block",
                owner=self.owner_of(s, piece),
                cell=names[cells[0]],
                cells=tuple(names[cell] for cell in cells),
                label=str(piece + 1),
                name=str(piece + 1),
            )
            for piece, cells in self.laid(self.codes(s)).items()
        )
        phase = ("dealing", "choosing-a-piece", "placing")[int(s[PHASE])]
        out = self.tables.field("out").at
        counts = tuple(Count("out", 1, seat) for seat in range(self.game.players) if s[out + seat])
        return Scene(items=items, trays=self.trays(s), counts=counts, phase=phase)

    def trays(self, s: State) -> tuple[Tray, ...]:
        """The pieces not yet laid, common ones or each player's; and the one about to be laid."""
        dealt = self.game.hands is Hands.DEALT
        card = self.tables.field("card").at
        chosen = int(s[self.rules.CHOSEN]) - 1
        forms = all_forms(self.game.order)
        found = []
        for seat in range(self.game.players) if dealt else [face.SPECTATOR]:
            items = tuple(
                Item(f"polyomino:{pattern(form)}", owner=seat, id=f"hand:{piece + 1}", name=str(piece + 1))
                for piece, form in enumerate(free_pieces(self.game.order))
                if self.owner_of(s, piece) < 0 and (not dealt or s[card + piece] == 1 + seat)
                if chosen < 0 or forms[chosen][0] != piece
            )
            found.append(Tray("stock", items, seat))
        if chosen >= 0:
            shape = Item(f"polyomino:{pattern(forms[chosen][1])}", owner=int(s[self.rules.MOVER]), name="chosen")
            found.append(Tray("chosen", (shape,), int(s[self.rules.MOVER])))
        return tuple(found)

    # --- possible positions ------------------------------------------------------------------------------------------

    def check(self, s: State) -> None:
        rules, codes, mover = self.rules, self.codes(s), int(s[self.rules.MOVER])
        if int(s[ACTORS]) not in (0, CHANCE, 1 << mover) or s[PHASE] > rules.PLACING:
            raise self.refuse(f"expected the player to move to act, got actors={int(s[ACTORS])}")
        if (s[ACTORS] == CHANCE) != (s[PHASE] == rules.DEALING):
            raise self.refuse("chance deals the pieces, and does nothing else")
        self.check_pieces(s, codes)
        self.check_cards(s)
        chosen, row = int(s[rules.CHOSEN]), self.tables.row
        if bool(chosen) != (s[PHASE] == rules.PLACING):
            raise self.refuse("a piece is chosen just before it is laid")
        if s[ACTORS] in (0, CHANCE):
            return
        out = self.tables.field("out").at
        if s[out + mover] or s[out : out + self.game.players].sum() >= self.game.players - 1:
            raise self.refuse("who is out does not move, and one player alone has won")
        work = s.copy()
        if not rules.can_lay(work, row, mover):
            raise self.refuse("who is to move can lay no piece")
        if chosen:
            piece = all_forms(self.game.order)[chosen - 1][0]
            if not rules.may_lay(work, row, piece, mover) or not rules.has_place(work, row, chosen - 1):
                raise self.refuse("the chosen piece cannot be laid")

    def check_pieces(self, s: State, codes: list[int]) -> None:
        """Every piece on the board has its shape, and an owner."""
        assert self.board is not None
        wide = int(self.tables.row[self.rules.WIDTH])
        forms = all_forms(self.game.order)
        laid = self.laid(codes)
        for piece, cells in laid.items():
            squares = normal({(cell % wide, cell // wide) for cell in cells})
            if (piece, squares) not in forms:
                raise self.refuse(f"piece {piece + 1} does not have its shape")
        for piece in range(len(free_pieces(self.game.order))):
            if (self.owner_of(s, piece) >= 0) != (piece in laid):
                raise self.refuse("pieces on the board have an owner, and no others")

    def check_cards(self, s: State) -> None:
        """Cards are dealt in turn, and only own pieces are laid."""
        if self.game.hands is not Hands.DEALT:
            return
        field, players = self.tables.field("card"), self.game.players
        cards = s[field.at : field.at + field.length].tolist()
        counts = [cards.count(1 + seat) for seat in range(players)]
        even = len(cards) // players
        if s[PHASE] != self.rules.DEALING and counts != [even] * players:
            raise self.refuse(f"expected {even} pieces for each player, got {counts}")
        dealing = s[PHASE] == self.rules.DEALING
        before = (
            [even] * players if not dealing else [(sum(counts) + players - 1 - k) // players for k in range(players)]
        )
        if counts != before or (
            dealing and (s[self.rules.MOVER] != sum(counts) % players or sum(counts) == even * players)
        ):
            raise self.refuse("pieces are dealt in turn")
        if any(
            self.owner_of(s, piece) >= 0 and self.owner_of(s, piece) != card - 1 for piece, card in enumerate(cards)
        ):
            raise self.refuse("a player laid a piece that was not his")

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:  # noqa: ARG002
        rules, cells, codes = self.rules, self.cells_of(steps), self.codes(s)
        if s[PHASE] == rules.PLACING and len(cells) == 1:
            return self.why_taken(codes, cells[0]) or Sentence("polyominoes-no-room", {"cell": steps[0]})
        if s[PHASE] == rules.CHOOSING:
            if len(steps) == 3 and len(self.cells_of(steps[2:])) == 1:
                return self.why_taken(codes, self.cells_of(steps[2:])[0]) or Sentence(
                    "polyominoes-no-room", {"cell": steps[2]}
                )
            return Sentence("polyominoes-choose")
        return None
