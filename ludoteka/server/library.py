"""The library as the client is shown it: games, variants with their boards, pictures, books and words."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache, lru_cache

from .. import boards, books, games
from ..boards import Board, Cell
from ..boards.glyphs import block, glyph, has_picture
from ..boards.picture import draw_board
from ..boards.theme import THEMES, paint_of
from ..books import render
from ..declare import Game, Piece
from ..notation.convert import formats_of
from ..play import Position, Variant, picture, specimen, variant
from ..play.scene import Lane
from ..play.words import Sentence, name_of, word, word_id
from ..play.words import words as scene_words
from ..search import ladder
from ..search.levels import levels_of
from .entries import Refusal
from .protocol import (
    BoardShape,
    BookLanguage,
    BookPage,
    CellShape,
    ChoiceCard,
    Code,
    GameCard,
    LabelShape,
    LevelCard,
    LineShape,
    OptionCard,
    Point,
    PresetCard,
    SetUpCard,
    SideCard,
    VariantCard,
)

MOST_GLYPHS = 400
SUIT_SIGNS = {"suit-s": "♠", "suit-h": "♥", "suit-d": "♦", "suit-c": "♣"}
KINDS: tuple[tuple[type[Board], str], ...] = (
    (boards.SquareField, "field"),
    (boards.HexField, "field"),
    (boards.Layers, "layers"),
    (boards.Pyramid, "layers"),
    (boards.HexBoard, "hex"),
    (boards.TriangleBoard, "triangle"),
    (boards.OctagonSquare, "octagon"),
    (boards.Pits, "pits"),
    (boards.Track, "track"),
    (boards.Backgammon, "backgammon"),
    (boards.RouletteTable, "roulette"),
    (boards.GraphBoard, "points"),
)


@cache
def cards(language: str) -> list[GameCard]:
    """Every game on the shelf."""
    return [card(game, language) for game in games.every()]


def card(game: Game, language: str) -> GameCard:
    least, most = game.seat_counts()
    names: dict[str, str] = {}
    for name in (game.name, *(name for found in game.names.values() for name in found)):
        names.setdefault(name.casefold(), name)
    have = books.languages_of(game.id)
    written = language if language in have else next(iter(have), "")
    return GameCard(
        id=game.id,
        name=game.called(language),
        names=list(names.values()),
        chapter=game.chapter,
        least=least,
        most=most,
        minutes=game.minutes,
        chance=game.chance,
        hidden=game.hidden,
        skill=game.skill.value,
        board=board_kind(game.board),
        summary=books.find(game.id, written).summary if written else "",
        presets=[PresetCard(p.id, name_of(p, language), game.variant(p.id).players) for p in game.presets],
        options=[
            OptionCard(o.id, name_of(o, language), [ChoiceCard(c.id, name_of(c, language)) for c in o.choices])
            for o in game.options
        ],
        levels=level_cards(game, language),
        books=list(have),
    )


def level_cards(game: Game, language: str) -> list[LevelCard]:
    strengths = ladder.strengths(game.id)
    none = ladder.Strength(0, 0)
    return [
        LevelCard(level.number, name_of(level, language), found.elo, found.error)
        for level in levels_of(game)
        for found in (strengths.get(level.number, none),)
    ]


def board_kind(board: Board | None) -> str:
    """A word for the shape of a board."""
    if board is None:
        return "none"
    for kind, named in KINDS:
        if isinstance(board, kind):
            return named
    return "square" if board.cells[0].outline else "points"


@lru_cache(256)
def variant_card(key: str, language: str) -> VariantCard:
    """A variant with its board, at its start."""
    of = variant(key)
    game = of.game
    team = {seat: number for number, team in enumerate(game.teams) for seat in team}
    start = Position.start(of)
    return VariantCard(
        game=of.key.game,
        preset=of.key.preset,
        options=dict(of.key.options),
        sides=[
            SideCard(name_of(side, language), side.colour, team.get(seat, seat)) for seat, side in enumerate(game.sides)
        ],
        board=board_shape(game, language) if game.board is not None else None,
        start=start.scene(),
        hidden=game.hidden and not game.blind,
        control=game.control,
        teams=[list(mates) for mates in game.teams],
        formats=list(formats_of(of)),
        words={word_id("piece", piece.name): name_of(piece, language) for piece in pieces_of(game)}
        | letters(pieces_of(game), language)
        | (SUIT_SIGNS if has_cards(of) else {})
        | {f"piece-seat{seat}": name_of(side, language) for seat, side in enumerate(game.sides, start=1)}
        | {word_id("do", text): word("do", verb, language) for text, verb in of.face.spoken_as.items()},
        fields=fields_of(of, language),
        usual=usual(of),
        set_ups=[SetUpCard(one.id, name_of(one, language), list(one.seats)) for one in of.face.set_ups()],
        first=min(start.awaited, default=0),
        captures=of.face.removes and game.players == 2 and not game.hidden,
    )


def usual(of: Variant) -> dict[str, str]:
    """What the preset alone makes of the options."""
    plain = games.find(of.key.game).variant(of.key.preset)
    return {
        option.id: choice.id
        for option in plain.options
        for choice in option.choices
        if choice.value == getattr(plain, option.field)
    }


def fields_of(of: Variant, language: str) -> dict[str, str]:
    """What the fields of the board say."""
    told = {cell: of.face.says(cell) for cell in (of.game.board.names if of.game.board else ())}
    return {
        cell: said.say(language) if isinstance(said, Sentence) else name_of(said, language)
        for cell, said in told.items()
        if said is not None
    }


def board_shape(game: Game, language: str) -> BoardShape:
    board = game.board
    assert board is not None
    paints = [paint_of(side.colour) for side in game.sides]
    drawn = {name: draw_board(board, theme, sides=paints, language=language) for name, theme in THEMES.items()}
    box = drawn["light"].box
    return BoardShape(
        cells=[_cell(cell, tone) for cell, tone in zip(board.cells, _tones(board), strict=True)],
        lines=[LineShape([Point(*p) for p in line.points], line.style, line.closed) for line in board.plan.lines],
        labels=[
            LabelShape(label.text, label.x, label.y, label.size, label.style)
            for label in board.plan.labels_in(language)
        ],
        left=round(box.left, 4),
        top=round(box.top, 4),
        width=round(box.width, 4),
        height=round(box.height, 4),
        light=drawn["light"].svg,
        dark=drawn["dark"].svg,
        lanes=[Lane(lane.text, lane.through) for lane in board.plan.lanes],
        standing=game.standing,
    )


def _tones(board: Board) -> list[str]:
    tinted = {at: tone for region, tone in board.tinted for at in board.region(region)}
    return [tinted.get(at, cell.tone) for at, cell in enumerate(board.cells)]


def _cell(cell: Cell, tone: str) -> CellShape:
    return CellShape(
        name=cell.name,
        x=round(cell.x, 4),
        y=round(cell.y, 4),
        tone=tone,
        layer=cell.layer,
        outline=[Point(round(x, 4), round(y, 4)) for x, y in cell.outline],
        gather=cell.gather.name.lower(),
        spread=Point(*cell.spread),
        room=cell.room,
    )


@lru_cache(2048)
def game_picture(key: str, theme: str, language: str) -> str:
    """A small picture of a game as an SVG document, for the shelf: the set-up, or a specimen where that is bare."""
    of = variant(key)
    viewer = specimen.viewer_of(of)
    return picture.thumbnail(of.game, specimen.specimen(of).position.scene(viewer), viewer, theme, language)


def book_page(game: str, wishes: list[str], theme: str) -> BookPage:
    """A rule book as HTML, in the first of the languages wished for that it has."""
    return _book_page(games.find(game).id, books.nearest(wishes, books.languages_of(game)), theme)


@lru_cache(256)
def _book_page(game: str, language: str, theme: str) -> BookPage:
    found = books.find(game, language)
    languages = [books.LANGUAGES[code] for code in books.languages_of(game)]
    return BookPage(
        game=game,
        language=language,
        rtl=books.LANGUAGES[language].rtl,
        title=found.title,
        html=render.html(found, theme=theme),
        contents=[section.title for section in found.sections],
        languages=[BookLanguage(one.code, one.name) for one in languages],
    )


def glyphs(wanted: list[str]) -> dict[str, str]:
    """Pieces by their keys."""
    if len(wanted) > MOST_GLYPHS:
        raise Refusal(Code.TOO_LARGE, f"expected at most {MOST_GLYPHS} pieces")
    return {key: draw_glyph(key) for key in wanted}


KEY = re.compile("([^~]*)~([^~]*)~([^~]*)~([^~]*~?)~([^~]*)")
"""A letter may end in the sign itself: "Q~" is a promoted queen."""


@lru_cache(4096)
def draw_glyph(key: str) -> str:
    parts = KEY.fullmatch(key)
    if parts is None or len(key) > 200:
        raise Refusal(Code.BAD_FRAME, "expected glyph~colour~label~letter~hidden")
    name, colour, label, letter, hidden = parts.groups()
    kind, _, size = name.partition(":")
    if kind == "block" and size:
        wide, cross, high = size.partition("x")
        try:
            return block(float(wide), float(high) if cross else float(wide), colour, label)
        except ValueError:
            raise Refusal(Code.BAD_FRAME, "expected block:WIDTHxHEIGHT") from None
    return glyph(name, colour, text=label or ("" if has_picture(name) else letter), hidden=hidden == "1")


@cache
def words(language: str) -> dict[str, str]:
    """The words of scenes and steps, and the names of sides and pieces."""
    sides = {word_id("piece", side.name): name_of(side, language) for game in games.every() for side in game.sides}
    pieces = {word_id("piece", piece.name): name_of(piece, language) for piece in _pieces()}
    return sides | pieces | scene_words(language)


def _pieces() -> dict[Piece, None]:
    return {piece: None for game in games.every() for piece in pieces_of(game)}


def has_cards(of: Variant) -> bool:
    return any(lot.item.glyph.startswith("card:") for lot in of.face.material().lots)


def letters(pieces: Iterable[Piece], language: str) -> dict[str, str]:
    """By which letters moves are read, where they are others than declared; none if two pieces would share one."""
    read = {piece.letter: piece.hu_letter or piece.letter for piece in pieces} if language == "hu" else {}
    told_apart = len(set(read.values())) == len(read)
    return {word_id("letter", own): shown for own, shown in read.items() if told_apart and shown != own}


def pieces_of(game: Game) -> list[Piece]:
    """The pieces of a game that have names; some families only say how many there are."""
    found = getattr(game, "pieces", ())
    return [piece for piece in found if isinstance(piece, Piece) and piece.name] if isinstance(found, tuple) else []
