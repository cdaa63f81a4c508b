"""What a game needs beyond what stands at its start: stones yet to come, dice, the rest of the pack.

Declarations say it each in the words of their family, scenes all in the same: so a game is tried out, and what turns up
in it is its material. The same trial comes out whenever it is asked for, unless its time ends it.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from time import monotonic

from msgspec.structs import replace

from ...play import SPECTATOR, Position, Variant
from ...play.scene import Item, Scene

TRIALS = 2
LONGEST = 400
PATIENCE = 0.8
"""Seconds for a trial: the first time the rules may not be compiled yet."""
MOST_SPARE = 200
SUITS = "SHDC"


@dataclass
class Material:
    """What turned up."""

    dice: int = 0
    faces: set[int] = field(default_factory=set)
    spare: list[tuple[Item, int]] = field(default_factory=list)
    """Pieces that are not there at the start, each with its number."""
    turning: dict[str, tuple[Item, Item]] = field(default_factory=dict)
    """Pieces that change sides where they stand, by their glyph: as the one and as the other side has them."""
    pack: dict[str, int] = field(default_factory=dict)
    """The glyphs of all cards, and how many there are of each."""
    backs: dict[str, Item] = field(default_factory=dict)
    """What others see of a piece, by its glyph and owner."""
    money: bool = False

    @property
    def sides_of_dice(self) -> int:
        """0 where no die has such faces: cowries, sticks."""
        most = max(6, *self.faces) if self.faces else 0
        return most if most <= 2 * max(3, len(self.faces)) else 0


def material_of(of: Variant) -> Material:
    """What the game is played with. Only the kinds and numbers of the start are compared, not the places."""
    found = Material()
    tally = _Tally()
    for seed in range(TRIALS):
        scenes = [full for full, _ in _note_backs(found, _trial(of, seed))]
        tally.add(scenes)
        _find_dice(found, scenes)
        _find_cards(found, scenes)
        if len(of.game.sides) == 2:
            _find_turning(found, scenes)
        found.money = found.money or any(count.name == "cash" for scene in scenes for count in scene.counts)
    cells = len(of.game.board.cells) if of.game.board else 0
    found.spare = [*tally.spare(cells)]
    return found


def _trial(of: Variant, seed: int) -> Iterator[tuple[Scene, Scene]]:
    """A game of random moves: what somebody sees who knows everything, and what somebody sees who knows nothing."""
    chosen = random.Random(seed)
    position = Position.start(of)
    until = monotonic() + PATIENCE
    for _ in range(LONGEST):
        if not position.chance:
            full = of.face.scene(position.row, SPECTATOR)
            yield full, position.scene() if of.game.hidden else full
        if position.over or monotonic() > until:
            return
        position = position.play(chosen.choice(position.codes))


def _note_backs(found: Material, trial: Iterator[tuple[Scene, Scene]]) -> Iterator[tuple[Scene, Scene]]:
    for full, seen in trial:
        if full is not seen and len(full.items) == len(seen.items):
            for front, back in zip(full.items, seen.items, strict=True):
                if back.hidden and not front.hidden:
                    found.backs[back_key(front)] = back
        yield full, seen


def back_key(item: Item) -> str:
    return f"{item.glyph} {item.owner}"


def things_in(scene: Scene) -> Iterator[tuple[Item, int]]:
    """Everything of a scene that one could take into the hand, and how many of it; not what is only told."""
    for item in scene.items:
        yield item, 1
    for tray in scene.trays:
        for item in () if tray.told else tray.items:
            many = int(item.label) if item.id.startswith("hand:") and item.label.isdigit() else 1
            yield item, many


def is_die(item: Item) -> bool:
    return item.glyph.startswith("die:")


def faces_in(items: Sequence[Item]) -> list[int]:
    """What the dice show."""
    shown = (item.glyph.removeprefix("die:") for item in items if is_die(item))
    return [int(face) for face in shown if face.isdigit()]


def is_card(item: Item) -> bool:
    return item.glyph.startswith("card:")


def _find_dice(found: Material, scenes: Sequence[Scene]) -> None:
    for group in (tray.items for scene in scenes for tray in scene.trays):
        faces = faces_in(group)
        if faces:
            # Doubles are often shown as four dice, but nobody throws more than what can come up unlike.
            found.dice = max(found.dice, len(faces) if len(set(faces)) > 1 else 1)
            found.faces |= set(faces)


def _find_cards(found: Material, scenes: Sequence[Scene]) -> None:
    """Every suit has the same ranks, though a few may not have been seen."""
    for scene in scenes:
        for glyph, many in Counter(item.glyph for item, _ in things_in(scene) if is_card(item)).items():
            if glyph != "card:back":
                found.pack[glyph] = max(many, found.pack.get(glyph, 0))
    suited = {glyph for glyph in found.pack if glyph[-1] in SUITS}
    for rank in {glyph[:-1] for glyph in suited}:
        for suit in {glyph[-1] for glyph in suited}:
            found.pack.setdefault(rank + suit, max(found.pack.values()))


def _find_turning(found: Material, scenes: Sequence[Scene]) -> None:
    """A piece turns where one side loses cells only to the other, which has so many pieces more than before."""
    for before, after in pairwise(scenes):
        glyphs = {item.glyph for item in after.items if item.owner >= 0 and not item.label} - set(found.turning)
        for glyph in glyphs:
            was, now = _held(before, glyph), _held(after, glyph)
            for loser, winner in ((0, 1), (1, 0)):
                lost = was[loser].keys() - now[loser].keys()
                grew = _number(after, glyph, winner) - _number(before, glyph, winner)
                if lost and lost <= now[winner].keys() and now[loser].keys() <= was[loser].keys() and grew >= len(lost):
                    pair = was[loser][min(lost)], now[winner][min(lost)]
                    found.turning[glyph] = pair if loser == 0 else (pair[1], pair[0])


def _held(scene: Scene, glyph: str) -> tuple[Mapping[str, Item], Mapping[str, Item]]:
    """The pieces with a glyph by their cells, for each side."""
    held: tuple[dict[str, Item], dict[str, Item]] = {}, {}
    for item in scene.items:
        if item.glyph == glyph and 0 <= item.owner <= 1 and not item.label:
            held[item.owner][item.cell] = item
    return held


def _number(scene: Scene, glyph: str, owner: int) -> int:
    return sum(1 for item in scene.items if item.glyph == glyph and item.owner == owner)


def _look(item: Item) -> Item:
    """A piece apart from where and how it stands."""
    return Item(item.glyph, item.owner, label=item.label, letter=item.letter, size=item.size, height=item.height)


class _Tally:
    """How many there are of each piece: at the start on the board and beside it, and at the most on the board."""

    def __init__(self) -> None:
        self.start: Counter[Item] = Counter()
        self.most: Counter[Item] = Counter()
        self.bodies: Counter[tuple[str, int]] = Counter()
        self.growing: set[Item] = set()
        self.named: dict[Item, Item] = {}

    def add(self, scenes: Sequence[Scene]) -> None:
        last_growth: dict[Item, int] = {}
        for at, scene in enumerate(scenes):
            here = self._count((item, 1) for item in scene.items)
            if at == 0:
                self.start |= self._count(things_in(scene))
            for look, many in here.items():
                if many > self.most[look]:
                    self.most[look] = many
                    last_growth[look] = at
            for body, many in _bodies(here).items():
                self.bodies[body] = max(many, self.bodies[body])
        # What has long ceased to become more is all there is of it.
        self.growing |= {look for look, at in last_growth.items() if at * 2 > len(scenes)}

    def _count(self, things: Iterable[tuple[Item, int]]) -> Counter[Item]:
        found: Counter[Item] = Counter()
        for item, many in things:
            if not (item.hidden or item.glyph == "number" or is_die(item) or is_card(item)):
                look = _look(item if many == 1 else replace(item, label=""))
                found[look] += many
                self.named.setdefault(look, item)
        return found

    def spare(self, cells: int) -> Iterator[tuple[Item, int]]:
        """What comes into play later, and how many of it; a piece that only changes its look does not."""
        more = [look for look in self.most if self._comes_later(look)]
        owners = {look.owner for look in more}
        for look in more:
            many = max(self.most[other] for other in more if (other.glyph, other.label) == (look.glyph, look.label))
            at_start = [other for other in self.start if other.owner == look.owner]
            alone = sum(1 for other in more if other.owner == look.owner) == 1
            if alone and at_start in ([], [look]) and look in self.growing:
                many = max(many, -(-cells // len(owners)))
            elif alone and len(at_start) == 1:
                # Any of those that are there may become one: a man a king.
                many = self.start[at_start[0]]
            many = min(many, MOST_SPARE) - self.start[look]
            if many > 0:
                yield self.named[look], many

    def _comes_later(self, look: Item) -> bool:
        """Whether there have to be more; what only looks otherwise, or comes back by promotion, is not new."""
        if self.bodies[_body(look)] <= _bodies(self.start)[_body(look)]:
            return False
        if look.label and replace(look, label="") in self.most:
            return False
        return look not in self.start or not any(o != look and o.owner == look.owner for o in self.start)


def _body(look: Item) -> tuple[str, int]:
    """What a piece is, whatever is to be seen on it at the moment."""
    return look.glyph.partition(":")[0], look.owner


def _bodies(counted: Counter[Item]) -> Counter[tuple[str, int]]:
    found: Counter[tuple[str, int]] = Counter()
    for look, many in counted.items():
        found[_body(look)] += many
    return found
