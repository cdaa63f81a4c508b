"""Words and clicks of battleship."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ...rules.abi import ACTORS, PHASE, State
from .. import face
from ..face import SPECTATOR, Kind
from ..material import Lot, Material
from ..scene import Count, Item, Scene
from ..words import Sentence

if TYPE_CHECKING:
    from ...declare.battleship import Battleship

UNSEEN = "?"
SEAS = "ab"
SHOTS = (("miss", "."), ("hit", "x"), ("sunk", "X"), ("aimed", "o"))


class Face(face.Face):
    """Cells by name: Ae4 lies in the first player's sea, Be4 in the second's. A cell drawn in secret is "?"."""

    game: Battleship

    def make_kinds(self) -> tuple[Kind, ...]:
        return ()

    def steps(self, s: State, move: int) -> tuple[str, ...]:  # noqa: ARG002
        assert self.board is not None
        cell = move & int(self.rules.UNSEEN)
        return (UNSEEN if cell == self.rules.UNSEEN else self.board.names[cell],)

    def text(self, s: State, move: int) -> str:
        return self.steps(s, move)[0]

    @property
    def _size(self) -> int:
        return self.game.width * self.game.height

    def _values(self, s: State, name: str) -> list[int]:
        found = self.tables.field(name)
        values: list[int] = s[found.at : found.at + found.length].tolist()
        return values

    # --- why not -----------------------------------------------------------------------------------------------------

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        assert self.board is not None
        if len(steps) != 1 or steps[0] not in self.board.names:
            return None
        cell = self.board.at(steps[0])
        own = cell // self._size == player
        if s[PHASE] == self.rules.SHOOTING:
            if own:
                return Sentence("battleship-own-sea")
            aimed = self._values(s, "shot")[cell] == self.rules.AIMED
            return Sentence("battleship-aimed" if aimed else "battleship-shot-before", {"cell": steps[0]})
        if not own:
            return Sentence("battleship-other-sea")
        return self._why_not_drawn(s, cell, player)

    def _why_not_drawn(self, s: State, cell: int, player: int) -> Sentence:
        fleet, ship = self._values(s, "fleet"), self._values(s, "ship")[player]
        if fleet[cell]:
            return Sentence("battleship-drawn")
        around = [fleet[other] for other in self._around(cell)]
        apart = not self.game.touching
        if apart and any(other and other != ship for other in around):
            return Sentence("battleship-touches")
        left = sum(self.game.ships[:ship]) - self._values(s, "count")[player] if self.game.ships else 0
        beside = [fleet[other] for other in self._beside(cell)]
        if left and ship not in beside:
            return Sentence("battleship-go-on", {"cells": left})
        if apart and ship in around and ship not in beside:
            return Sentence("battleship-touches")
        if apart and not left and self.game.ships and ship in around:
            return Sentence("battleship-touches")
        return Sentence("battleship-no-room" if self.game.bends else "battleship-straight")

    def _around(self, cell: int) -> Iterator[int]:
        assert self.board is not None
        return (to for to in self.board.plan.steps[cell] if to >= 0)

    def _beside(self, cell: int) -> Iterator[int]:
        assert self.board is not None
        return (to for to in self.board.plan.steps[cell][::2] if to >= 0)

    # --- scenes ------------------------------------------------------------------------------------------------------

    def scene(self, s: State, viewer: int = SPECTATOR) -> Scene:
        assert self.board is not None
        names, rules = self.board.names, self.rules
        fleet, shot = self._values(s, "fleet"), self._values(s, "shot")
        items = []
        for cell, name in enumerate(names):
            if fleet[cell]:
                items.append(Item("hull", owner=cell // self._size, cell=name, name="ship", letter="#"))
            if shot[cell]:
                word, letter = SHOTS[shot[cell] - rules.MISS]
                items.append(Item(word, cell=name, name=word, letter=letter))
        drawing = bool(s[PHASE] == rules.SETTING_UP)
        counts = self.to_draw(s, viewer) if drawing else self.left(shot) + self.salvo(s)
        phase = "drawing" if drawing else "shooting"
        if viewer >= 0:
            phase += f"-{SEAS[viewer if drawing else 1 - viewer]}"
        return Scene(items=tuple(items), counts=tuple(counts), phase=phase, by_chance=drawing)

    def left(self, shot: list[int]) -> list[Count]:
        """Cells of each fleet that have not been hit."""
        hits = [sum(map(self._struck, shot[at : at + self._size])) for at in (0, self._size)]
        return [Count("left", self.game.cells - hits[seat], seat) for seat in range(2)]

    def salvo(self, s: State) -> list[Count]:
        """Shots that the shooter still has in this turn, where they are fired in salvoes."""
        if not self.game.salvo or not s[ACTORS]:
            return []
        shooter = int(s[ACTORS]) - 1
        return [Count("shots", int(self.rules.shots_left(s, self.tables.row, shooter)), shooter)]

    def _struck(self, code: int) -> bool:
        return code in (self.rules.HIT, self.rules.SUNK)

    def to_draw(self, s: State, viewer: int) -> list[Count]:
        """Cells that each has to draw, and those of the viewer's ship where ships are agreed."""
        drawn, sizes = self._values(s, "count"), self.game.ships
        found = [Count("to-draw", self.game.cells - drawn[seat], seat) for seat in range(2)]
        if viewer >= 0 and sizes and drawn[viewer] < self.game.cells:
            ship = self._values(s, "ship")[viewer]
            found.append(Count("this-ship", (sum(sizes[:ship]) - drawn[viewer]) or sizes[ship], viewer))
        return found

    # --- positions ---------------------------------------------------------------------------------------------------

    def material(self) -> Material:
        """Ships are laid cell by cell, and every shot is marked."""
        ships = tuple(Lot(Item("hull", seat, name="ship"), self.game.cells) for seat in range(2))
        shots = {"hit": self.game.cells, "sunk": self.game.cells, "miss": self._size - self.game.cells}
        if self.game.salvo:
            shots["aimed"] = len(self.game.ships)
        return Material((*ships, *(Lot(Item(name, name=name), 2 * count) for name, count in shots.items())))

    def check(self, s: State) -> None:
        phase, actors = int(s[PHASE]), int(s[ACTORS])
        counts, ships = self._values(s, "count"), self._values(s, "ship")
        drawing = phase == self.rules.SETTING_UP
        if phase > self.rules.SHOOTING:
            raise self.refuse(f"expected phase 0 (drawing) or 1 (shooting), got {phase}")
        waiting = sum(1 << seat for seat in range(2) if counts[seat] < self.game.cells)
        if drawing != (waiting > 0) or actors not in ((waiting,) if drawing else (0, 1, 2)):
            raise self.refuse("fleets are drawn first, then the players shoot in turn")
        if drawing and any(self._values(s, "shot")):
            raise self.refuse("nobody shoots before both fleets are drawn")
        for seat in range(2):
            self._check_fleet(s, seat, counts[seat], ships[seat])
        self._check_salvo(s)

    def _check_salvo(self, s: State) -> None:
        """Shots that wait for their answer are those of the player to act, and he has more."""
        shot, shooter = self._values(s, "shot"), int(s[ACTORS]) - 1
        aimed = [cell // self._size for cell, code in enumerate(shot) if code == self.rules.AIMED]
        if any(sea != 1 - shooter for sea in aimed):
            raise self.refuse("only shots of the player to act wait for their answer")
        if aimed and self.rules.shots_left(s, self.tables.row, shooter) < 1:
            raise self.refuse("the salvo is complete: its shots have been answered")

    def _check_fleet(self, s: State, seat: int, count: int, ships: int) -> None:
        """A fleet is complete as far as it is drawn, or it is not seen at all."""
        first = seat * self._size
        fleet, shot = self._values(s, "fleet"), self._values(s, "shot")
        mine = range(first, first + self._size)
        if ships == 0:
            self._check_unseen(fleet, shot, mine)
            return
        if sum(fleet[cell] > 0 for cell in mine) != count or max(fleet[cell] for cell in mine) != ships:
            raise self.refuse(f"expected {count} cells and {ships} ships in the fleet of seat {seat}")
        for number in range(1, ships + 1):
            self._check_ship([cell for cell in mine if fleet[cell] == number], number, number == ships, fleet)
        for cell in mine:
            whole = all(self._struck(shot[other]) for other in mine if fleet[other] == fleet[cell])
            wanted = (self.rules.SUNK if whole else self.rules.HIT) if fleet[cell] else self.rules.MISS
            if shot[cell] not in (0, wanted, self.rules.AIMED):
                raise self.refuse("a shot has another result than the fleet says")

    def _check_unseen(self, fleet: list[int], shot: list[int], mine: range) -> None:
        """Of a fleet that is not seen, the sunk ships are known where the marks would not tell them apart."""
        opened = self.game.touching or self.game.salvo
        for cell in mine:
            if fleet[cell] and not (opened and shot[cell] == self.rules.SUNK):
                raise self.refuse("a fleet is seen whole, or only what has been sunk of it")
            if opened and shot[cell] == self.rules.SUNK and not fleet[cell]:
                raise self.refuse("it is not said which ship has been sunk")

    def _check_ship(self, cells: list[int], number: int, last: bool, fleet: list[int]) -> None:
        assert self.board is not None
        size = self.game.ships[number - 1] if self.game.ships else len(cells)
        if not cells or len(cells) > size or (len(cells) < size and not last):
            raise self.refuse(f"ship {number} has {len(cells)} cells")
        reached, todo = {cells[0]}, [cells[0]]
        while todo:
            for to in self._beside(todo.pop()):
                if fleet[to] == number and to not in reached:
                    reached.add(to)
                    todo.append(to)
        if len(reached) < len(cells):
            raise self.refuse(f"ship {number} is in pieces")
        touches = any(fleet[to] not in (0, number) for cell in cells for to in self._around(cell))
        if touches and not self.game.touching:
            raise self.refuse(f"ship {number} touches another")
        if not self.game.bends and len({c // self.game.width for c in cells}) > 1 < len(
            {c % self.game.width for c in cells}
        ):
            raise self.refuse(f"ship {number} is not straight")
