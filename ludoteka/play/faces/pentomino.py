"""Words and clicks of the pentomino game: take a piece, turn it, lay it by its lowest and leftmost square: F3c4."""

from __future__ import annotations

from functools import cached_property

from ...declare.pentomino import Pentomino
from ...declare.shapes import Shape, grip, pentominoes, picture, turns
from ...rules.abi import ACTORS, CHANCE, PHASE, State
from ..face import SPECTATOR
from ..scene import Count, Item, Scene, Tray
from ..words import Sentence
from ._board import BoardFace


class Face(BoardFace):
    """Pieces lie on the board in the colour of who laid them."""

    game: Pentomino

    @cached_property
    def letters(self) -> tuple[str, ...]:
        return tuple(pentominoes())

    @cached_property
    def shapes(self) -> dict[str, Shape]:
        """Each way to lay a piece, by its letter and number."""
        return {f"{name}{k + 1}": way for name, shape in pentominoes().items() for k, way in enumerate(turns(shape))}

    @cached_property
    def places(self) -> list[tuple[int, int, tuple[int, ...]]]:
        found: list[tuple[int, int, tuple[int, ...]]] = self.rules.placements(self.game)
        return found

    def numbers(self, s: State, name: str) -> list[int]:
        field = self.tables.field(name)
        found: list[int] = s[field.at : field.at + field.length].tolist()
        return found

    def steps(self, s: State, move: int) -> tuple[str, ...]:
        assert self.board is not None
        if s[PHASE] == self.rules.DEALING:
            to = "nobody" if move == self.game.players else f"seat{move + 1}"
            return f"card:{self.letters[int(self.rules.next_card(s, self.tables.row))]}", f"as:{to}"
        piece, turn, cells = self.places[move]
        return f"hand:{self.letters[piece]}", f"as:{self.letters[piece]}{turn + 1}", self.board.names[cells[0]]

    def text(self, s: State, move: int) -> str:
        steps = self.steps(s, move)
        if s[PHASE] == self.rules.DEALING:
            return f"{steps[0].removeprefix('card:')}>{steps[1].removeprefix('as:')}"
        return steps[1].removeprefix("as:") + steps[2]

    def choice(self, step: str, player: int) -> Item:
        wanted = step.partition(":")[2]
        if wanted in self.shapes:
            shape = self.shapes[wanted]
            return Item(f"polyomino:{picture(shape)}", owner=player, name=wanted, letter=wanted, grip=grip(shape))
        return super().choice(step, player)

    def scene(self, s: State, viewer: int = SPECTATOR) -> Scene:  # noqa: ARG002
        assert self.board is not None
        codes, laid, deal = self.codes(s), self.numbers(s, "laid"), self.numbers(s, "deal")
        items: list[Item] = []
        hands: dict[int, list[Item]] = {seat: [] for seat in range(-1, self.game.players)}
        for piece, letter in enumerate(self.letters):
            cells = tuple(name for name, code in zip(self.board.names, codes, strict=True) if code == piece + 1)
            if laid[piece]:
                items.append(Item("block", laid[piece] - 1, cells[0], cells, label=letter, name=letter, letter=letter))
            elif deal[piece] <= self.game.players:
                glyph = f"polyomino:{picture(pentominoes()[letter])}"
                owner = deal[piece] - 1
                hands[owner].append(Item(glyph, owner, id=f"hand:{letter}", name=letter, letter=letter))
        trays = tuple(Tray("hand" if seat >= 0 else "stock", tuple(held), seat) for seat, held in hands.items() if held)
        points = tuple(Count("out", 1, seat) for seat, out in enumerate(self.numbers(s, "out")) if out)
        return Scene(items=tuple(items), trays=trays, counts=points)

    def check(self, s: State) -> None:
        codes, laid, deal = self.codes(s), self.numbers(s, "laid"), self.numbers(s, "deal")
        dealing = s[PHASE] == self.rules.DEALING
        if s[PHASE] > self.rules.DEALING or dealing != (s[ACTORS] == CHANCE) or (dealing and not self.game.dealt):
            raise self.refuse("cards are dealt by chance, and before anything else")
        if s[ACTORS] != CHANCE:
            self.check_actor(s)
        known = {frozenset(cells) for _, _, cells in self.places}
        for piece, letter in enumerate(self.letters):
            cells = frozenset(cell for cell, code in enumerate(codes) if code == piece + 1)
            if bool(cells) != bool(laid[piece]) or (cells and (cells not in known or self.piece_of(cells) != piece)):
                raise self.refuse(f"the {letter} is not laid as one piece")
        self.check_deal(laid, deal, dealing=dealing)
        out = self.numbers(s, "out")
        if s[ACTORS] and s[ACTORS] != CHANCE and out[int(s[ACTORS]).bit_length() - 1]:
            raise self.refuse("who has dropped out does not act")

    def piece_of(self, cells: frozenset[int]) -> int:
        return next(piece for piece, _, spots in self.places if frozenset(spots) == cells)

    def check_deal(self, laid: list[int], deal: list[int], *, dealing: bool) -> None:
        players = self.game.players
        if not self.game.dealt:
            if any(deal):
                raise self.refuse("no cards are dealt here")
            return
        each = len(deal) // players
        if (
            any(deal.count(1 + p) > each for p in range(players))
            or deal.count(players + 1) > len(deal) - each * players
        ):
            raise self.refuse("somebody has too many cards")
        first = next((k for k, owner in enumerate(deal) if not owner), len(deal))
        if dealing != (first < len(deal)) or any(deal[first:]) or (dealing and any(laid)):
            raise self.refuse("cards are dealt in order, before anything is laid")
        if any(owner and owner != deal[k] for k, owner in enumerate(laid)):
            raise self.refuse("somebody laid a piece that he did not have")

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        board = self.board
        assert board is not None
        letter = steps[0].removeprefix("hand:") if steps and steps[0].startswith("hand:") else ""
        if letter not in self.letters or s[PHASE] == self.rules.DEALING:
            return Sentence("pentomino-take-piece") if self.cells_of(steps[:1]) else None
        piece = self.letters.index(letter)
        deal = self.numbers(s, "deal")[piece]
        if self.numbers(s, "laid")[piece]:
            return Sentence("pentomino-laid", {"piece": letter})
        if deal and deal != player + 1:
            return Sentence("pentomino-not-yours", {"piece": letter})
        if len(steps) < 3:
            return Sentence("pentomino-no-room", {"piece": letter})
        return Sentence("pentomino-no-fit", {"piece": letter, "cell": steps[2]})
