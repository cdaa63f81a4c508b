"""Words and clicks of stratego."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from ...boards.square import E, N, S, Square, W
from ...declare.stratego import LAKE
from ...rules.abi import ACTORS, PHASE, PLAYER_SHIFT, State
from .. import face
from ..face import SPECTATOR, Kind, SetUp
from ..material import Lot, Material
from ..scene import Count, Item, Scene, Tray
from ..words import Sentence

if TYPE_CHECKING:
    from ...declare.stratego import Stratego

NOWHERE = "hand:unknown"
"""The only step of a set-up that is not seen."""


class Face(face.Face):
    """Ranks on the board, backs of what is not known, and the pieces beside it."""

    game: Stratego

    def make_kinds(self) -> tuple[Kind, ...]:
        """For each side its ranks, lowest first, and the back of a piece."""
        kinds = []
        for seat in range(2):
            kinds += [Kind(piece.picture, seat, piece.name, piece.letter) for piece in self.game.pieces]
            kinds.append(Kind("unknown", seat, "unknown", "?"))
        return tuple(kinds)

    # --- moves -----------------------------------------------------------------------------------------------------

    def steps(self, s: State, move: int) -> tuple[str, ...]:  # noqa: ARG002
        low, high = move & 0xFF, move >> 8 & 0xFF
        if not move & self.rules.PLACE:
            return self._name(low), self._name(high)
        if move & 0xFFFF == self.rules.UNSEEN:
            return (NOWHERE,)
        return f"hand:{self.game.pieces[high].name}", self._name(low)

    def text(self, s: State, move: int) -> str:
        """ "marshal-a4" in the set-up; then "a4-a5", and "a4xa5" for an attack. A set-up that is not seen is "?"."""
        if move & self.rules.PLACE:
            if move & 0xFFFF == self.rules.UNSEEN:
                return "?"
            return f"{self.game.pieces[move >> 8 & 0xFF].name}-{self._name(move & 0xFF)}"
        attack = self._cells(s)[move >> 8 & 0xFF] != 0
        return ("x" if attack else "-").join(self.steps(s, move))

    def _name(self, cell: int) -> str:
        assert self.board is not None
        return self.board.names[cell]

    def _part(self, s: State, field: str) -> list[int]:
        found = self.tables.field(field)
        values: list[int] = s[found.at : found.at + found.length].tolist()
        return values

    def _cells(self, s: State) -> list[int]:
        return self._part(s, "cells")

    def set_ups(self) -> tuple[SetUp, ...]:
        """The formations, as each side sees them from its own edge."""
        assert self.board is not None
        men = int(self.tables.row[self.rules.MEN])
        homes = (range(men), range(len(self.board) - 1, len(self.board) - 1 - men, -1))
        steps = {piece.letter: f"hand:{piece.name}" for piece in self.game.pieces}
        found = []
        for formation in self.game.formations:
            backwards = "".join(reversed(formation.rows.split()))
            seats = tuple(
                {self._name(cell): steps[sign] for cell, sign in zip(home, backwards, strict=True)} for home in homes
            )
            found.append(SetUp(formation.id, formation.name, formation.hu, seats))
        return tuple(found)

    def plan(self, s: State, seat: int, level: int, luck: float) -> int | None:  # noqa: ARG002
        """A computer sets up as the formations do: each kind somewhere where one of them, or its mirror image, has it.

        The flag comes first, then bombs around it, so that nobody knows by heart where it stands.
        """
        if s[PHASE] != self.rules.SETTING_UP:
            return None
        names = [piece.name for piece in self.game.pieces]
        stock = self._part(s, "stock")[seat * (len(names) + 1) :]
        kind = next(names.index(name) for name in self._setting_order if stock[names.index(name)])
        cells = self._cells(s)
        free = [cell for cell in self._formed[seat][kind] if not cells[cell]]
        if names[kind] == self.game.bomb:
            free = [cell for cell in self._around_flag(cells, seat) if not cells[cell]] or free
        free = free or [cell for cell in self._home(seat) if not cells[cell]]
        return int(self.rules.PLACE) | (seat + 1) << PLAYER_SHIFT | kind << 8 | free[int(luck * len(free))]

    @cached_property
    def _setting_order(self) -> list[str]:
        """Who does not move comes first, then the others from the highest rank down."""
        first = [self.game.flag, self.game.bomb]
        return first + [piece.name for piece in reversed(self.game.pieces) if piece.name not in first]

    @cached_property
    def _formed(self) -> list[list[list[int]]]:
        """For each player and kind the cells where a formation, or its mirror image, has it."""
        board = self.board
        assert isinstance(board, Square)
        found = []
        for player in range(2):
            stood = [(board.at(cell), step) for one in self.set_ups() for cell, step in one.seats[player].items()]
            stood += [(cell + board.width - 1 - 2 * (cell % board.width), step) for cell, step in stood]
            found.append(
                [sorted({cell for cell, step in stood if step == f"hand:{piece.name}"}) for piece in self.game.pieces]
            )
        return found

    def _around_flag(self, cells: list[int], player: int) -> list[int]:
        """The cells of the own side that touch the flag."""
        assert self.board is not None
        kinds = len(self.game.pieces) + 1
        code = 1 + player * kinds + [piece.name for piece in self.game.pieces].index(self.game.flag)
        if code not in cells:
            return []
        touching = [self.board.step(cells.index(code), way) for way in (N, E, S, W)]
        return [cell for cell in touching if cell in self._home(player)]

    def _home(self, player: int) -> range:
        assert self.board is not None
        men = int(self.tables.row[self.rules.MEN])
        return range(men) if player == 0 else range(len(self.board) - men, len(self.board))

    # --- why not -----------------------------------------------------------------------------------------------------

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        assert self.board is not None
        *first, last = steps
        if s[PHASE] == self.rules.SETTING_UP:
            return self._why_set_up(s, steps, player)
        if not set(steps) <= set(self.board.names):
            return None
        cells = self._cells(s)
        if not first:
            return self._why_origin(cells, self.board.at(last), player)
        return self._why_target(s, self.board.at(first[0]), self.board.at(last), player)

    def _why_set_up(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        assert self.board is not None
        if len(steps) == 1:
            return Sentence("stratego-none-left") if steps[0].startswith("hand:") else Sentence("stratego-choose-piece")
        if steps[1] not in self.board.names:
            return None
        cell = self.board.at(steps[1])
        if cell not in self._home(player):
            return Sentence("stratego-home", {"rows": self.game.home_rows})
        return Sentence("stratego-occupied", {"cell": steps[1]}) if self._cells(s)[cell] else None

    def _why_origin(self, cells: list[int], origin: int, player: int) -> Sentence | None:
        if cells[origin] == 0:
            return Sentence("stratego-empty", {"cell": self._name(origin)})
        kind = self.kinds[cells[origin] - 1]
        if kind.owner != player:
            return Sentence("stratego-enemy", {"cell": self._name(origin)})
        if kind.name in (self.game.flag, self.game.bomb):
            return Sentence("stratego-stays", {"piece": "flag" if kind.name == self.game.flag else "bomb"})
        return None

    def _why_target(self, s: State, origin: int, to: int, player: int) -> Sentence | None:
        assert self.board is not None
        cells = self._cells(s)
        wrong = self._why_origin(cells, origin, player)
        if wrong is not None:
            return wrong
        if to in self.board.region(LAKE):
            return Sentence("stratego-water")
        if cells[to] and self.kinds[cells[to] - 1].owner == player:
            return Sentence("stratego-own", {"cell": self._name(to)})
        ray = next((self.board.ray(origin, way) for way in (0, 2, 4, 6) if to in self.board.ray(origin, way)), None)
        if ray is None:
            return Sentence("stratego-straight")
        between = ray[: ray.index(to)]
        if between and self.kinds[cells[origin] - 1].name != self.game.runner:
            return Sentence("stratego-one-step")
        if any(cells[cell] or cell in self.board.region(LAKE) for cell in between):
            return Sentence("stratego-way-blocked")
        return Sentence("stratego-shuttle", {"times": self.game.shuttle}) if self.game.shuttle else None

    # --- scenes ------------------------------------------------------------------------------------------------------

    def scene(self, s: State, viewer: int = SPECTATOR) -> Scene:
        """The pieces on the board, those still to be set up, those lost, and the two that met in the last attack."""
        setting_up = s[PHASE] == self.rules.SETTING_UP
        trays = [self._tray("lost", self._part(s, "lost"), seat) for seat in range(2)]
        counts: tuple[Count, ...] = ()
        if setting_up:
            left = self._part(s, "left")
            counts = tuple(Count("left", left[seat], seat) for seat in range(2))
            if viewer != SPECTATOR:
                trays.insert(0, self._tray("stock", self._part(s, "stock"), viewer))
        attacker, defender, cell = self._part(s, "duel")
        if cell:
            trays.append(Tray("duel", tuple(self._item(code) for code in (attacker, defender))))
        return Scene(
            items=self.board_items(s),
            trays=tuple(tray for tray in trays if tray.items),
            counts=counts,
            phase="setting-up" if setting_up else "",
        )

    def board_items(self, s: State) -> tuple[Item, ...]:
        return tuple(self._item(code, self._name(cell)) for cell, code in enumerate(self._cells(s)) if code)

    def _item(self, code: int, cell: str = "") -> Item:
        kind = self.kinds[code - 1]
        if kind.glyph == "unknown":
            return Item(kind.glyph, owner=kind.owner, cell=cell, hidden=True, name=kind.name, letter=kind.letter)
        return Item(kind.glyph, owner=kind.owner, cell=cell, label=kind.letter, name=kind.name, letter=kind.letter)

    def _tray(self, name: str, numbers: list[int], seat: int) -> Tray:
        """One item for each piece; those of the stock are picked up by their kind."""
        kinds = len(self.game.pieces) + 1
        items = []
        for kind, piece in enumerate(self.game.pieces):
            id = f"hand:{piece.name}" if name == "stock" else ""
            item = Item(piece.picture, owner=seat, id=id, label=piece.letter, name=piece.name, letter=piece.letter)
            items += [item] * numbers[seat * kinds + kind]
        return Tray(name, tuple(items), seat)

    # --- positions ---------------------------------------------------------------------------------------------------

    def material(self) -> Material:
        lots = []
        for seat in range(2):
            back = Item("unknown", seat, hidden=True)
            for troop in self.game.army:
                piece = troop.piece
                front = Item(piece.picture, seat, label=piece.letter, name=piece.name, letter=piece.letter)
                lots.append(Lot(front, troop.count, back))
        return Material(tuple(lots))

    def check(self, s: State) -> None:
        assert self.board is not None
        cells = self._cells(s)
        setting_up = s[PHASE] == self.rules.SETTING_UP
        if s[PHASE] > self.rules.PLAYING:
            raise self.refuse(f"expected phase 0 (set-up) or 1 (play), got {s[PHASE]}")
        if any(cells[cell] for cell in self.board.region(LAKE)):
            raise self.refuse("a piece stands in the water")
        for cell, (code, known, moved) in enumerate(
            zip(cells, self._part(s, "known"), self._part(s, "moved"), strict=True)
        ):
            name = self.kinds[code - 1].name if code else ""
            if (known or moved) and (not code or setting_up):
                raise self.refuse(f"nothing can be known of {self._name(cell)}")
            if (known and name == "unknown") or (moved and name in (self.game.flag, self.game.bomb)):
                raise self.refuse(f"the {name} on {self._name(cell)} has a mark it cannot have")
        for seat in range(2):
            self._check_army(s, cells, seat, setting_up=setting_up)
        self._check_turn(s, setting_up=setting_up)
        attacker, defender, _ = self._part(s, "duel")
        if max(attacker, defender) > len(self.kinds) or (attacker == 0) != (defender == 0):
            raise self.refuse("the last attack was made by no piece")
        if bool(attacker) != bool(self._part(s, "duel")[2]):
            raise self.refuse("the last attack was made nowhere")

    def _check_army(self, s: State, cells: list[int], seat: int, *, setting_up: bool) -> None:
        """No more of a kind than the army has, and during the set-up only at home."""
        kinds = len(self.game.pieces) + 1
        lost = self._part(s, "lost")[seat * kinds : (seat + 1) * kinds]
        mine = [
            (cell, code - 1 - seat * kinds)
            for cell, code in enumerate(cells)
            if seat * kinds < code <= (seat + 1) * kinds
        ]
        for kind, troop in enumerate(self.game.army):
            if sum(k == kind for _, k in mine) + lost[kind] > troop.count:
                raise self.refuse(f"{self.game.sides[seat].name} has more than {troop.count} {troop.piece.name}")
        men = int(self.tables.row[self.rules.MEN])
        left = self._part(s, "left")[seat]
        if len(mine) + sum(lost) + left > men or lost[-1] or (sum(lost) and setting_up):
            raise self.refuse(f"{self.game.sides[seat].name} has more than {men} pieces")
        if left and not setting_up:
            raise self.refuse(f"{self.game.sides[seat].name} has pieces to set up after the set-up")
        if setting_up and any(cell not in self._home(seat) for cell, _ in mine):
            raise self.refuse(f"{self.game.sides[seat].name} sets up outside the home rows")

    def _check_turn(self, s: State, *, setting_up: bool) -> None:
        actors = int(s[ACTORS])
        if setting_up:
            wanted = sum(1 << seat for seat, left in enumerate(self._part(s, "left")) if left)
            if actors != wanted or not actors:
                raise self.refuse("in the set-up everybody acts who has pieces left")
        elif actors not in (0, 1, 2):
            raise self.refuse(f"expected one player to move, got the bits {actors}")
