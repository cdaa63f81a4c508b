"""A game of the library laid out: its board as a picture, its pieces as things, where a viewer sees them."""

from __future__ import annotations

import re
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
from ...boards.glyphs import has_picture
from ...boards.picture import Box, draw_board
from ...boards.theme import THEMES, paint_of
from ...play import SPECTATOR, Position, Variant, variant
from ...play.material import Draw, Lot, Material
from ...play.scene import Item, Link, Scene, Tray
from ...play.words import Name, name_of, word_id
from ...table import Board, Chip, Deck, Device, Game, Kind, Picture, Piece, Stroke, Title
from ...table.art import glyph_art, size_of
from ...table.boardmaker import ON_FELT, document
from ...table.equipment import note
from ...table.geometry import DEVICES
from ...table.operations import Target
from ...table.state import Entry
from ..library import pieces_of, words
from .names import coded, named

PIECE = 0.94
TRAY = 0.84
CARD = 1.4
SEED = 0.22
SHADE = Kind(id="p:square~#4d3420~#26221c~", name="out of play", front=Picture("p:square~#4d3420~#26221c~"))
MOST_CHANCE = 200
MOST_COPIES = 60
"""Of what a scene shows once, with a number."""
NUMBERED = re.compile(r"(.+?)(?: of| worth)? (\d+)")
NUMBERS = re.compile(r"\d+(\+\d+)*")
Open = Counter[tuple[str, str]]
"""What is seen: the pictures on each cell and in each tray."""


@lru_cache(256)
def board_svg(key: str, theme: str, language: str) -> str:
    """The board of a variant alone."""
    game = variant(key).game
    if game.board is None:
        raise ValueError(f"{key} has no board")
    colours = replace_theme(THEMES[theme], muted=ON_FELT, ink=ON_FELT)
    paints = [paint_of(side.colour) for side in game.sides]
    return document(draw_board(game.board, colours, sides=paints, language=language))


@lru_cache(256)
def room_of(key: str) -> Box:
    """How far the picture of a variant's board reaches."""
    board = variant(key).game.board
    assert board is not None
    return draw_board(board, THEMES["light"]).box


def board_of(of: Variant, language: str = "en") -> Board | None:
    if of.game.board is None:
        return None
    box = room_of(str(of.key))
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
        """So many copies altogether, those that lie there among them."""
        known = self.kinds.get(kind.id)
        self.kinds[kind.id] = replace(kind, count=max(count, known.count if known else 1))

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
        return self.of.face.material()

    @cached_property
    def box(self) -> Box | None:
        """The room that the board takes."""
        return room_of(str(self.of.key)) if self.game.board else None

    @cached_property
    def scale(self) -> float:
        """The size of a piece beside the board: that of one on it, so that it stays the same when it is moved."""
        rooms = Counter(cell.room for cell in self.cells.values()).most_common(1)
        return PIECE * rooms[0][0] if rooms else TRAY

    @property
    def shade(self) -> Kind:
        """What lies on a cell that is out of play."""
        return replace(SHADE, hu=self._word(SHADE.name, "hu"))

    @cached_property
    def lots(self) -> dict[str, tuple[Lot, int]]:
        """The pieces that look so, and which of their sides does."""
        found = {}
        for lot in self.material.lots:
            if lot.back is not None and not lot.back.hidden:
                found[self._art(lot.back, 1.0)[0]] = lot, 1
        return found | {self._art(lot.item, 1.0)[0]: (lot, 0) for lot in self.material.lots}

    def colour(self, item: Item) -> str:
        sides = self.game.sides
        if is_card(item):
            return ""
        colour = sides[item.owner].colour if 0 <= item.owner < len(sides) else ""
        return colour or ("white" if item.glyph == "seed" else "")

    def name(self, item: Item, language: str) -> str:
        said = coded(self._art(item, 1.0)[0], language)
        if said:
            return said
        plain = item.name or item.glyph.replace(":", " ")
        side = self.game.sides[item.owner] if 0 <= item.owner < len(self.game.sides) else None
        if side is not None and plain == side.name:
            return name_of(side, language)
        colour = self.colour(item)
        if language != "en":
            colour = name_of(side, language).lower() if side is not None and colour else colour
        plain = self._word(plain, language)
        return plain if colour.lower() in plain.lower().split() else f"{colour} {plain}".strip()

    def _word(self, plain: str, language: str) -> str:
        """What a piece is called; of one with a number, what it is called without."""
        said = words(language).get(word_id("piece", plain))
        if language == "en":
            return said or plain
        known = self.names.get(plain) or said
        numbered = NUMBERED.fullmatch(plain)
        if known or not numbered:
            return known or plain
        return f"{self._word(numbered[1], language)} {numbered[2]}"

    def _names(self, item: Item, hu: Item | None = None) -> Name:
        """What a piece is called in each language; `hu`: how it looks in Hungarian."""
        return Name(self.name(item, "en"), self.name(hu or item, "hu"))

    def kind(self, item: Item, scale: float) -> tuple[Kind, int]:
        """The kind of an item, and which side of it is seen."""
        art, width, height = self._art(item, scale)
        if art in self.lots:
            lot, side = self.lots[art]
            return self.kind_of(lot), side
        names = self._names(item)
        return Kind(id=f"{art}@{width:g}", name=names.name, hu=names.hu, front=Picture(art, width, height)), 0

    def kind_of(self, lot: Lot) -> Kind:
        item = lot.hu if lot.hu is not None and self.language == "hu" else lot.item
        front, names = self._picture(item, lot), self._names(lot.item, lot.hu)
        kind = Kind(id=f"{front.art}@{front.width:g}", name=names.name, hu=names.hu, front=front)
        if lot.back is None:
            return kind
        back = self._picture(lot.back, lot)
        if lot.back.hidden:
            return replace(kind, id=f"{kind.id}|", back=back, secret=True)
        kind = replace(kind, id=f"{kind.id}/{back.art}", back=back)
        other = self._names(lot.back)
        if lot.hu is not None or names == other:
            return kind
        return replace(kind, name=f"{names.name} / {other.name}", hu=f"{names.hu} / {other.hu}")

    def _picture(self, item: Item, lot: Lot) -> Picture:
        cell = self.cells.get(lot.item.cell)
        scale = PIECE * cell.room if cell else self.scale
        return Picture(*self._art(item, lot.wide or (1.0 if is_card(item) or is_deed(item) else scale)))

    def art(self, item: Item) -> str:
        """The picture of an item, as the box and the referee know it."""
        return self._art(self._single(item)[0], TRAY)[0]

    def _single(self, item: Item) -> tuple[Item, int]:
        """One of what is in somebody's hand, and how many there are; a number that belongs to the piece stays."""
        if not (item.id.startswith("hand:") and item.label.isdigit()) or self._art(item, 1.0)[0] in self.lots:
            return item, 1
        return replace(item, label=""), int(item.label)

    def _art(self, item: Item, scale: float) -> tuple[str, float, float]:
        if item.glyph == "block" or item.height:
            high = item.height or item.size
            art = glyph_art(f"block:{item.size:g}x{high:g}", self.colour(item), item.label, item.letter)
            return art, item.size, high
        if is_deed(item):
            art = f"deed:{THEMES['light'].tone(item.glyph.removeprefix('deed:'))}~{item.label}"
        else:
            letter = "" if has_picture(item.glyph) else item.letter
            art = glyph_art(item.glyph, self.colour(item), item.label, letter, hidden=item.hidden)
        width, height = size_of(art)
        size = scale * item.size
        return art, round(width * size, 3), round(height * size, 3)

    # --- on the board -----------------------------------------------------------------------------------------------

    def lay(self, scene: Scene, seen: Scene | None = None) -> Laid:
        """`seen`: what somebody sees who knows nothing; all else lies face down, where it has a back."""
        laid = Laid()
        open_ones = None if seen is None else self._open(seen)
        for name in scene.shaded if self.material.covers else ():
            if name in self.cells:
                cell = self.cells[name]
                laid.put(self.shade, cell.x, cell.y)
        places: dict[str, list[Item]] = {}
        for item in scene.items:
            places.setdefault(item.cell, []).append(item)
        for name, items in places.items():
            if name in self.cells:
                for item, x, y, size in self._on(self.cells[name], self._apart(items)):
                    self._put(laid, item, x, y, size, name, open_ones)
        self._beside(laid, scene, open_ones)
        return laid

    def _open(self, seen: Scene) -> Open:
        """What is seen where."""
        on_cells = ((item.cell, item) for item in seen.items)
        in_trays = ((f"{tray.name} {tray.owner}", item) for tray in seen.trays for item in tray.items)
        return Counter((place, self.art(item)) for place, item in (*on_cells, *in_trays) if not item.hidden)

    def _put(self, laid: Laid, item: Item, x: float, y: float, scale: float, place: str, seen: Open | None) -> None:
        kind, side = self.kind(item, scale)
        if kind.secret:
            known = laid.kinds.get(kind.id)
            if known is not None and known.count >= self.numbers[kind.id]:
                # A scene may show a card twice: in a hand, and again as what was turned up.
                return
            side = int(seen is not None and (place, self.art(item)) not in seen)
        if item.glyph == "block" or item.height:
            x, y = x + (item.size - 1) / 2, y - ((item.height or item.size) - 1) / 2
        laid.put(kind, x, y, item.facing, side)

    def _apart(self, items: Sequence[Item]) -> list[Item]:
        """Numbers that say how many lie there are laid as so many."""
        found = []
        for item in items:
            plain = replace(item, label="")
            counted = NUMBERS.fullmatch(item.label) and self._art(item, 1.0)[0] not in self.lots
            number = sum(map(int, item.label.split("+"))) if counted else 0
            if number and len(items) == 1 and self._art(plain, 1.0)[0] in self.lots:
                found += [plain] * min(number, MOST_COPIES)
            else:
                found.append(plain if number == len(items) > 1 else item)
        return found

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
        for k in range(min(count, MOST_COPIES)):
            far = sqrt((k + 0.5) / max(count, 5)) * 0.36
            item = replace(items[0 if single else k], glyph="seed", label="", letter="", size=1.0, name="seed")
            yield item, cell.x + far * cos(2.4 * k), cell.y + far * sin(2.4 * k), SEED

    # --- beside it ----------------------------------------------------------------------

    def _beside(self, laid: Laid, scene: Scene, seen: Open | None) -> None:
        box = self.box
        left, right = (box.left, box.right) if box else (-5.0, 5.0)
        low, high = (box.bottom, box.top) if box else (2.6, -2.6)
        middle = 0.0
        for tray in scene.trays:
            if not tray.items or tray.told:
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
            self._row(laid, tray, left, right, y, seen)

    def _row(self, laid: Laid, tray: Tray, left: float, right: float, y: float, seen: Open | None) -> None:
        step = min(1.05, max(0.12, (right - left - 1) / max(1, len(tray.items) - 1)))
        for k, item in enumerate(tray.items if seen is None else self._any_order(tray.items)):
            shown, many = self._single(item)
            scale = 1.0 if is_card(item) else self.scale
            for copy in range(min(many, MOST_COPIES)):
                x = left + 0.5 + k * step + 0.03 * copy
                self._put(laid, shown, x, y, scale, f"{tray.name} {tray.owner}", seen)

    def _any_order(self, items: Sequence[Item]) -> list[Item]:
        """A scene shows a hand sorted; what lies face down in that order would tell nearly what it is."""
        found = list(items)
        if any(self._secret(item) for item in items):
            secrets.SystemRandom().shuffle(found)
        return found

    def _secret(self, item: Item) -> bool:
        return self.kind(self._single(item)[0], 1.0)[0].secret

    # --- the rest of the box --------------------------------------------------------------

    @cached_property
    def numbers(self) -> Counter[str]:
        """How many there are of each kind."""
        found: Counter[str] = Counter()
        for lot in self.material.lots:
            found[self.kind_of(lot).id] += lot.count
        return found

    def fill_box(self, laid: Laid) -> None:
        """Into the box what the game needs beyond what lies there.

        It is ordered as the material is: in the order in which cards were laid, everybody could read them in the box.
        """
        kinds = {kind.id: kind for kind in map(self.kind_of, self.material.lots)}
        laid.kinds = {id: laid.kinds.get(id, kind) for id, kind in kinds.items()} | laid.kinds
        for id, count in self.numbers.items():
            laid.keep(kinds[id], count)
        if self.material.covers:
            laid.keep(self.shade, self.material.covers)
        for value in self.material.notes:
            money = named(note(value))
            laid.keep(money, money.count)

    def lay_stock(self, laid: Laid) -> None:
        """Cards and letters that nobody has been dealt lie where only a back is seen, in equal parts; or in a pile."""
        out = Counter(target.kind for target in laid.targets)
        common = (lot for lot in self.material.lots if lot.back and lot.back.hidden and lot.item.owner < 0)
        rest = [kind for kind in map(self.kind_of, common) for _ in range(self.numbers[kind.id] - out[kind.id])]
        secrets.SystemRandom().shuffle(rest)
        lone = [id for id, kind in laid.kinds.items() if kind.front.art.startswith("g:card:back")]
        piles = [target for id in lone for target in laid.take(id)]
        backs = list(dict.fromkeys(kind.back.art for kind in rest if kind.back))
        x, y = (self.box.right + 1.2, self.box.bottom - 0.8) if self.box else (0.0, 0.0)
        for at, kind in enumerate(rest):
            own = Target("", x + 1.2 * backs.index(kind.back.art), y) if kind.back else Target("", x, y)
            pile = piles[at % len(piles)] if piles else own
            laid.put(kind, pile.x, pile.y, pile.turn, 1)

    def aids(self, scene: Scene, first: int) -> Iterator[tuple[str, Entry]]:
        """Dice and what else is set off, and what is written on, beside the board; dice show what was thrown."""
        shown = [face for tray in scene.trays for face in faces_in(tray.items)]
        wide = [DEVICES.get(draw.sort, 1.0) for draw in self.material.draws] + [1.0] * len(self.material.chips)
        x, y = (self.box.right + 0.4, self.box.top) if self.box else (-sum(wide) / 2 - 0.1 * len(wide), 0.0)
        for at, size in enumerate(wide):
            id = first + at
            spot = (x + size / 2, y + size / 2) if self.box else (x + size / 2, y)
            x, y = (x, y + size + 0.2) if self.box else (x + size + 0.2, y)
            if at >= len(self.material.draws):
                text = self.material.chips[at - len(self.material.draws)]
                yield f"t{id}", Chip(id=id, x=round(spot[0], 3), y=round(spot[1], 3), z=id, text=text)
                continue
            draw = self.material.draws[at]
            value = str(shown[at]) if draw.sort == "die" and at < len(shown) else ""
            yield from self._device(draw, id, spot, value)

    def _device(self, draw: Draw, id: int, spot: tuple[float, float], value: str) -> Iterator[tuple[str, Entry]]:
        name = name_of(draw.named, self.language) if draw.named else ""
        deck = f"d{id}" if draw.cards else ""
        if draw.cards:
            yield deck, Deck(name, tuple(name_of(card, self.language) for card in draw.cards))
        yield (
            f"t{id}",
            Device(
                id=id,
                x=round(spot[0], 3),
                y=round(spot[1], 3),
                z=id,
                sort=draw.sort,
                name=name,
                high=draw.high,
                double_zero=draw.double_zero,
                exhausts=bool(draw.cards) and draw.exhausts,
                deck=deck,
                value=value,
            ),
        )


def is_die(item: Item) -> bool:
    return item.glyph.startswith("die:")


def is_card(item: Item) -> bool:
    return item.glyph.startswith("card:")


def is_deed(item: Item) -> bool:
    return item.glyph.startswith("deed:")


def faces_in(items: Iterable[Item]) -> list[int]:
    """What the dice show."""
    shown = (item.glyph.removeprefix("die:") for item in items if is_die(item))
    return [int(face) for face in shown if face.isdigit()]


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
    return entries(of, of.face.scene(position.row, SPECTATOR), language, position, position.scene())


def entries(
    of: Variant, scene: Scene, language: str, position: Position | None = None, seen: Scene | None = None
) -> dict[str, Entry]:
    """A table's entries for a scene; with the position, a referee can mind the game.

    `seen`: where `scene` tells everything, what somebody sees who knows nothing.
    """
    layer = Layer(of, language)
    laid = layer.lay(_without_dice(scene), seen)
    if seen is not None:
        layer.lay_stock(laid)
    layer.fill_box(laid)
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
    found |= layer.aids(scene, at + 1)
    board = board_of(of, language)
    if board is not None:
        found["board"] = board
    found["title"] = Title(of.game.called(language), "start")
    if position is not None and not of.game.hidden:
        found["game"] = Game(str(of.key), position.text(), position.text())
    return found


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
