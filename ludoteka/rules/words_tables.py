"""The tables of the crossword games, and where everything is in them and in a position."""

from __future__ import annotations

from ..declare.words import Words
from .abi import HEADER, TABLES, Packer, Tables
from .lexicon import lexicon

LAYING, DRAWING, SWAPPING, JUDGING = range(4)
SIDE = 15
CELLS = SIDE * SIDE
RACK = 7
BLANK = 64
"""Added to the letter of a cell that a blank tile stands on."""

SEATS = 4
TURNER = HEADER
LEFT = TURNER + 1
GAIN = LEFT + 1
JUDGE = GAIN + 1
NEW = JUDGE + 1
HELD = NEW + 1
FRESH = HELD + SEATS
BOARD = FRESH + RACK

SLOT_NAMES = 23
(
    WIDTH, LETTERS, ROOT, EDGES, COUNTS, COMMON, VALUE, BAG, RACKS, ASIDE, LETTER_TIMES, WORD_TIMES, CENTRE,
    BESIDE, RACK_SIZE, SIDE_WORDS, BONUS, EXCHANGE, PASSES, DEDUCT, CHALLENGED, WORK, MOST,
) = range(TABLES, TABLES + SLOT_NAMES)  # fmt: skip

STACK = 64
MOST_LISTED = 400_000
"""Two blanks beside E, A, R, S and T can be laid in more than 130,000 ways."""


def from_above(cell: int, width: int) -> int:
    """A cell of the board in the order of reading, from the upper left."""
    return (width - 1 - cell // width) * width + cell % width


def pack(game: Words) -> Tables:
    width, letters = game.board.width, len(game.tiles.letters)
    total = game.tiles.total
    found = lexicon(game.language, game.tiles.alphabet, only_common=game.only_common, longest=width)
    packer = Packer(game, SLOT_NAMES)
    packer.fixed_field("turner", TURNER, high=game.players - 1)
    packer.fixed_field("left", LEFT, high=total)
    packer.fixed_field("gain", GAIN, high=10000)
    packer.fixed_field("judge", JUDGE, high=game.players - 1)
    packer.fixed_field("new", NEW, high=RACK)
    packer.fixed_field("held", HELD, SEATS, high=game.rack)
    packer.fixed_field("fresh", FRESH, RACK, high=width * width)
    packer.fixed_field("letters", BOARD, width * width, high=BLANK + letters)
    packer.field_at("bag", letters + 1, BAG, high=total)
    packer.field_at("racks", game.players * (letters + 1), RACKS, high=game.rack)
    packer.field_at("aside", letters + 1, ASIDE, high=game.rack)
    packer.scratch(STACK * 4 + 64, WORK)
    packer.set(WIDTH, width)
    packer.set(LETTERS, letters)
    packer.set(ROOT, found.root)
    packer.section(EDGES, found.edges.tolist())
    packer.section(COUNTS, found.counts.tolist())
    packer.section(COMMON, found.common.tolist() if game.challenge else [])
    packer.section(VALUE, [0, *(value for _, _, value in game.tiles.letters)])
    times = {
        from_above(cell, width): value for region, value in game.premium.items() for cell in game.board.region(region)
    }
    packer.section(LETTER_TIMES, [int(times[c][0]) if times.get(c, "")[1:] == "L" else 1 for c in range(width * width)])
    packer.section(WORD_TIMES, [int(times[c][0]) if times.get(c, "")[1:] == "W" else 1 for c in range(width * width)])
    packer.set(CENTRE, from_above(game.board.at(game.centre), width))
    packer.set(BESIDE, game.beside)
    packer.set(RACK_SIZE, game.rack)
    packer.set(SIDE_WORDS, game.side_words)
    packer.set(BONUS, game.bonus)
    packer.set(EXCHANGE, game.exchange)
    packer.set(PASSES, game.passes * game.players)
    packer.set(DEDUCT, game.deduct)
    packer.set(CHALLENGED, game.challenge)
    packer.set(MOST, MOST_LISTED)
    return packer.tables(most_moves=MOST_LISTED + 100, scale=game.players - 1, whole_turns=False)
