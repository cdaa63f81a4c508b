"""A game of the library laid out: its board as a picture, its pieces as things, where a viewer sees them."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from dataclasses import replace as replace_theme
from functools import cached_property, lru_cache
from math import cos, hypot, sin, sqrt

import msgspec
from msgspec.structs import replace

from ...boards import Cell, Gather
from ...boards.picture import Box, draw_board
from ...boards.theme import THEMES, paint_of
from ...play import SPECTATOR, Position, Variant, variant
from ...play.scene import Item, Link, Scene
from ...play.words import word_id
from ...table import Board, Device, Game, Kind, Picture, Piece, Stroke, Title
from ...table.art import glyph_art, size_of
from ...table.boardmaker import ON_FELT, document
from ...table.equipment import sets
from ...table.operations import Target
from ...table.state import Entry
from ..library import pieces_of, words
from .material import MOST_SPARE, Material, back_key, faces_in, is_card, is_die, material_of, things_in

PIECE = 0.94
TRAY = 0.84
CARD = 1.4
SEED = 0.22
SHADE = "p:square~#4d3420~#26221c~"
MOST_CHANCE = 200


@lru_cache(256)
def board_svg(key: str, theme: str, language: str) -> str:
    """The board of a variant alone."""
    game = variant(key).game
    if game.board is None:
        raise ValueError(f"{key} has no board")
    colours = replace_theme(THEMES[theme], muted=ON_FELT)
    paints = [paint_of(side.colour) for side in game.sides]
    return document(draw_board(game.board, colours, sides=paints, language=language))


def board_of(of: Variant, language: str = "en") -> Board | None:
    if of.game.board is None:
        return None
    box = draw_board(of.game.board, THEMES["light"]).box
    left, top, width, height = (round(v, 3) for v in (box.left, box.top, box.width, box.height))
    return Board(f"b:{of.key}", left, top, width, height, of.game.called(language))


@dataclass
class Laid:
    """What lies where."""

    kinds: dict[str, Kind] = field(default_factory=dict)
    targets: list[Target] = field(default_factory=list)

    def put(self, kind: Kind, x: float, y: float, turn: int = 0, side: int = 0) -> None:
        known = self.kinds.get(kind.id)
        self.kinds[kind.id] = replace(known, count=known.count + 1) if known else kind
        self.targets.append(Target(kind.id, round(x, 3), round(y, 3), turn % 360, side))

    def keep(self, kind: Kind, count: int) -> None:
        """So many copies in the box."""
        known = self.kinds.get(kind.id)
        self.kinds[kind.id] = replace(kind, count=count + (known.count if known else 0))

    def take(self, kind: str) -> list[Target]:
        """All of a kind away again; where they were."""
        found = [target for target in self.targets if target.kind == kind]
        self.targets = [target for target in self.targets if target.kind != kind]
        self.kinds.pop(kind, None)
        return found


class Layer:
    """Lays scenes of one variant out."""

    def __init__(self, of: Variant, language: str = "en") -> None:
        self.of = of
        self.language = language
        self.game = of.game
        self.names = {piece.name: piece.hu for piece in pieces_of(of.game)}
        board = of.game.board
        self.cells = {cell.name: cell for cell in board.cells} if board else {}

    @cached_property
    def material(self) -> Material:
        return _material(str(self.of.key))

    @cached_property
    def box(self) -> Box | None:
        """The room that the board takes."""
        return draw_board(self.game.board, THEMES["light"]).box if self.game.board else None

    def colour(self, item: Item) -> str:
        sides = self.game.sides
        if is_card(item):
            return ""
        colour = sides[item.owner].colour if 0 <= item.owner < len(sides) else ""
        return colour or ("white" if item.glyph == "seed" else "")

    def name(self, item: Item) -> str:
        plain = item.name or item.glyph.replace(":", " ")
        colour = self.colour(item)
        if self.language != "en" and colour:
            colour = self.game.sides[item.owner].hu.lower() if 0 <= item.owner < len(self.game.sides) else colour
        if self.language != "en":
            plain = self.names.get(plain) or words(self.language).get(word_id("piece", plain), plain)
        return plain if colour.lower() in plain.lower().split() else f"{colour} {plain}".strip()

    def kind(self, item: Item, scale: float, front: Item | None = None) -> Kind:
        """The kind of an item; `front`: what is on its other side, where only the back is seen."""
        if self.turns(item):
            return self._two_sided(item, scale)
        art, width, height = self._art(item, scale)
        if front is None:
            return Kind(id=f"{art}@{width:g}", name=self.name(item), front=Picture(art, width, height))
        shown, wide, high = self._art(front, scale)
        back = Picture(art, width, height)
        return Kind(
            id=f"{shown}@{wide:g}|", name=self.name(front), front=Picture(shown, wide, high), back=back, secret=True
        )

    def turns(self, item: Item) -> bool:
        """Whether it changes sides by being turned over."""
        return item.glyph in self.material.turning and 0 <= item.owner <= 1 and not item.label

    def _two_sided(self, item: Item, scale: float) -> Kind:
        pair = self.material.turning[item.glyph]
        front, back = (Picture(*self._art(side, scale)) for side in pair)
        name = " / ".join(self.name(side) for side in pair)
        return Kind(id=f"{front.art}@{front.width:g}/{back.art}", name=name, front=front, back=back)

    def art(self, item: Item) -> str:
        """The picture of an item, as the box and the referee know it."""
        return self._art(replace(item, label="") if item.id.startswith("hand:") else item, TRAY)[0]

    def _art(self, item: Item, scale: float) -> tuple[str, float, float]:
        if item.glyph == "block" or item.height:
            high = item.height or item.size
            art = glyph_art(f"block:{item.size:g}x{high:g}", self.colour(item), item.label, item.letter)
            return art, item.size, high
        art = glyph_art(item.glyph, self.colour(item), item.label, item.letter, hidden=item.hidden)
        width, height = size_of(art)
        size = scale * item.size
        return art, round(width * size, 3), round(height * size, 3)

    # --- on the board -----------------------------------------------------------------------------------------------

    def lay(self, scene: Scene, full: Scene | None = None) -> Laid:
        """`full`: the scene with everything known, whose fronts lie hidden under the backs of `scene`."""
        laid = Laid()
        scene = _apart(scene) if full is not None else scene
        for name in scene.shaded:
            if name in self.cells:
                cell = self.cells[name]
                laid.put(Kind(id=SHADE, name="out of play", front=Picture(SHADE)), cell.x, cell.y)
        fronts = _fronts(scene, full)
        places: dict[str, list[Item]] = {}
        for item in scene.items:
            places.setdefault(item.cell, []).append(item)
        for name, items in places.items():
            if name in self.cells:
                for item, x, y, size in self._on(self.cells[name], items):
                    self._put(laid, item, x, y, size, fronts)
        self._beside(laid, scene, fronts)
        return laid

    def _put(self, laid: Laid, item: Item, x: float, y: float, scale: float, fronts: dict[int, Item]) -> None:
        front = fronts.get(id(item))
        kind = self.kind(item, scale, front)
        if item.glyph == "block" or item.height:
            x, y = x + (item.size - 1) / 2, y - ((item.height or item.size) - 1) / 2
        side = item.owner if self.turns(item) else int(front is not None)
        laid.put(kind, x, y, item.facing, side)

    def _on(self, cell: Cell, items: Sequence[Item]) -> Iterator[tuple[Item, float, float, float]]:
        size = cell.room * PIECE
        if cell.gather is Gather.HEAP:
            yield from self._heap(cell, items)
        elif len(items) == 1:
            yield items[0], cell.x, cell.y, size
        elif cell.gather is Gather.ROW:
            dx, dy = cell.spread
            closer = min(1.0, 4.05 / max(len(items) - 1, 1) / max(hypot(dx, dy), 0.01))
            for k, item in enumerate(items):
                yield item, cell.x + k * dx * closer, cell.y + k * dy * closer, size
        elif cell.gather is Gather.CLUSTER:
            yield from self._cluster(cell, items)
        else:
            step = min(0.15, 0.75 / (len(items) - 1)) * cell.room
            for k, item in enumerate(items):
                yield item, cell.x, cell.y - (k - (len(items) - 1) / 2) * step, size

    def _cluster(self, cell: Cell, items: Sequence[Item]) -> Iterator[tuple[Item, float, float, float]]:
        across = 2 if len(items) <= 4 else 3
        rows, size = -(-len(items) // across), cell.room / across
        for k, item in enumerate(items):
            row, column = divmod(k, across)
            in_row = min(across, len(items) - row * across)
            yield item, cell.x + (column - (in_row - 1) / 2) * size, cell.y + (row - (rows - 1) / 2) * size, size

    def _heap(self, cell: Cell, items: Sequence[Item]) -> Iterator[tuple[Item, float, float, float]]:
        """Every seed is a thing of its own."""
        single = len(items) == 1 and items[0].label.isdigit()
        count = int(items[0].label) if single else len(items)
        for k in range(min(count, 60)):
            far = sqrt((k + 0.5) / max(count, 5)) * 0.36
            item = replace(items[0 if single else k], glyph="seed", label="", letter="", size=1.0)
            yield item, cell.x + far * cos(2.4 * k), cell.y + far * sin(2.4 * k), SEED

    # --- beside it ----------------------------------------------------------------------

    def _beside(self, laid: Laid, scene: Scene, fronts: dict[int, Item]) -> None:
        box = self.box
        left, right = (box.left, box.right) if box else (-5.0, 5.0)
        low, high = (box.bottom, box.top) if box else (2.6, -2.6)
        middle = 0.0
        for tray in scene.trays:
            if not tray.items:
                continue
            tall = CARD if any(is_card(item) for item in tray.items) else 1.0
            if tray.owner == 0:
                y, low = low + 0.2 + tall / 2, low + tall + 0.3
            elif tray.owner > 0:
                y, high = high - 0.2 - tall / 2, high - tall - 0.3
            elif box is None:
                y, middle = middle, middle + 1.6
            else:
                y, low = low + 0.2 + tall / 2, low + tall + 0.3
            self._row(laid, tray.items, left, right, y, fronts)

    def _row(
        self, laid: Laid, items: Sequence[Item], left: float, right: float, y: float, fronts: dict[int, Item]
    ) -> None:
        step = min(1.05, max(0.12, (right - left - 1) / max(1, len(items) - 1)))
        for k, item in enumerate(items):
            many = int(item.label) if item.id.startswith("hand:") and item.label.isdigit() else 1
            shown = replace(item, label="") if many > 1 else item
            if shown is not item and id(item) in fronts:
                fronts[id(shown)] = fronts[id(item)]
            for copy in range(min(many, 60)):
                self._put(laid, shown, left + 0.5 + k * step + 0.03 * copy, y, 1.0 if is_card(item) else TRAY, fronts)

    # --- what comes later ---------------------------------------------------------------

    def fill_box(self, laid: Laid) -> None:
        """Into the box what the game needs beyond what stands there."""
        for item, count in self.material.spare:
            if self.turns(item):
                continue
            cell = self.cells.get(item.cell)
            scale = cell.room * PIECE if cell else TRAY
            back = self.material.backs.get(back_key(item))
            plain = replace(item, label="") if item.id.startswith("hand:") else item
            laid.keep(self.kind(back or plain, scale, plain if back else None), count)
        for pair in self.material.turning.values():
            cell = self.cells[pair[0].cell]
            kind = self._two_sided(pair[0], cell.room * PIECE)
            known = laid.kinds.get(kind.id)
            count = min(len(self.cells), MOST_SPARE)
            laid.kinds[kind.id] = replace(kind, count=max(count, known.count if known else 0))
        if self.material.money:
            for note in sets()["money"]:
                laid.keep(note, note.count)

    def lay_pack(self, laid: Laid, full: Scene) -> None:
        """The cards that nobody has been dealt lie where only a back is seen, in equal parts; or in the box."""
        dealt = Counter(item.glyph for item, _ in things_in(full))
        rest = [card for card, many in self.material.pack.items() for _ in range(many - dealt[card])]
        secrets.SystemRandom().shuffle(rest)
        lone = [kind for kind, found in laid.kinds.items() if rest and found.front.art.startswith("g:card:back")]
        piles = [target for kind in lone for target in laid.take(kind)]
        back = Item("card:back", hidden=True)
        for at, card in enumerate(rest):
            sign = card.removeprefix("card:")
            kind = self.kind(back, 1.0, Item(card, name=sign, letter=sign))
            if piles:
                pile = piles[at % len(piles)]
                laid.put(kind, pile.x, pile.y, pile.turn, 1)
            else:
                laid.keep(kind, 1)

    def dice(self, scene: Scene, first: int) -> Iterator[Device]:
        """Dice to be thrown, beside the board; they show what was thrown already."""
        sides = self.material.sides_of_dice
        shown = [face for tray in scene.trays for face in faces_in(tray.items)]
        left, top = (self.box.right + 0.9, self.box.top + 0.6) if self.box else (-0.6 * self.material.dice, 0.0)
        for at in range(self.material.dice if sides else 0):
            x, y = (left, top + 1.2 * at) if self.box else (left + 1.2 * at, top)
            value = str(shown[at]) if at < len(shown) else ""
            yield Device(id=first + at, x=round(x, 3), y=round(y, 3), z=first + at, sort="die", high=sides, value=value)


def _apart(scene: Scene) -> Scene:
    """Every item for itself: a scene may show one and the same back many times."""
    trays = (replace(tray, items=tuple(replace(item) for item in tray.items)) for tray in scene.trays)
    return replace(scene, items=tuple(replace(item) for item in scene.items), trays=tuple(trays))


def _fronts(scene: Scene, full: Scene | None) -> dict[int, Item]:
    """What is on the other side of the items of which only the back is seen, by identity of the item."""
    if full is None:
        return {}
    pairs = [(scene.items, full.items)]
    for mine, whole in zip(scene.trays, full.trays, strict=False):
        pairs.append((mine.items, whole.items))
    found = {}
    for seen, known in pairs:
        if len(seen) == len(known):
            for back, front in zip(seen, known, strict=True):
                if back.hidden and not front.hidden and front.glyph != back.glyph:
                    found[id(back)] = front
    return found


def first_position(of: Variant) -> Position:
    """The start, after the dice and the dealing that come before anybody acts."""
    position = Position.start(of)
    for _ in range(MOST_CHANCE):
        if not position.chance:
            break
        weights = position.weights()
        left = secrets.randbelow(sum(weights))
        for code, weight in zip(position.codes, weights, strict=True):
            if left < weight:
                position = position.play(code)
                break
            left -= weight
    return position


def start_entries(of: Variant, language: str) -> dict[str, Entry]:
    """A game at its start. What is dealt lies face down: the table knows it, and people see it when they turn it."""
    position = first_position(of)
    full = of.face.scene(position.row, SPECTATOR) if of.game.hidden else None
    return entries(of, position.scene(), language, position, full)


def entries(
    of: Variant, scene: Scene, language: str, position: Position | None = None, full: Scene | None = None
) -> dict[str, Entry]:
    """A table's entries for a scene; with the position, a referee can mind the game."""
    layer = Layer(of, language)
    laid = layer.lay(_without_dice(scene), _without_dice(full) if full else None)
    layer.fill_box(laid)
    if full is not None:
        layer.lay_pack(laid, full)
    found: dict[str, Entry] = {f"k{kind.id}": kind for kind in laid.kinds.values()}
    for at, target in enumerate(laid.targets, 1):
        found[f"t{at}"] = Piece(
            id=at, x=target.x, y=target.y, z=at, turn=target.turn, kind=target.kind, side=target.side, game=True
        )
    at = len(laid.targets)
    for link in scene.links:
        stroke = _stroke(of, link, at + 1)
        if stroke is not None:
            at += 1
            found[f"t{at}"] = stroke
    for die in layer.dice(scene, at + 1):
        found[f"t{die.id}"] = die
    board = board_of(of, language)
    if board is not None:
        found["board"] = board
    found["title"] = Title(of.game.called(language), "start")
    if position is not None and not of.game.hidden:
        found["game"] = Game(str(of.key), position.text(), position.text())
    return found


@lru_cache(256)
def _material(key: str) -> Material:
    return material_of(variant(key))


def _without_dice(scene: Scene) -> Scene:
    """Dice are no pieces: the table has its own, which can be thrown."""
    trays = (replace(tray, items=tuple(item for item in tray.items if not is_die(item))) for tray in scene.trays)
    return replace(scene, trays=tuple(trays))


def _stroke(of: Variant, link: Link, id: int) -> Stroke | None:
    cells = Layer(of).cells
    if link.start not in cells or link.end not in cells:
        return None
    a, b = cells[link.start], cells[link.end]
    colour = of.game.sides[link.owner].colour if 0 <= link.owner < len(of.game.sides) else ""
    ink = paint_of(colour).body if colour else "#26221c"
    return Stroke(id=id, x=a.x, y=a.y, z=id, points=((0.0, 0.0), (b.x - a.x, b.y - a.y)), ink=ink, width=0.14)


def encode(found: dict[str, Entry]) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(found))


def targets_of(of: Variant, scene: Scene, language: str = "en") -> tuple[Sequence[Target], Iterable[Kind]]:
    laid = Layer(of, language).lay(scene)
    return laid.targets, laid.kinds.values()
