"""The tables of playing with letters, and where everything is in them and in a position."""

from __future__ import annotations

from ..boards import Square
from ..declare.letters import Letters
from .abi import HEADER, TABLES, Packer, Tables
from .lexicon import lexicon

LAYING, DRAWING, JUDGING, TITLING = range(4)
RACK_SIZE = 10
DIGITS = 10
MOST_GAIN = 1000

ROUND = HEADER
TIME = ROUND + 1
JUDGED = TIME + 1
JUDGE = JUDGED + 1
TITLED = JUDGE + 1
RACK = TITLED + 1
VALUE = RACK + RACK_SIZE

SLOTS = 21
(
    WIDTH, HEIGHT, CELLS, LETTERS, DRAWN, LONG, EACH_DIGIT, ROOT, EDGES, TITLE, TITLE_SIZE, AGREEMENT, JOINED, ROUNDS,
    SECONDS, REUSED, MOST_BACKS, OF_PLAYER, TILES, SPOTS, BOARD,
) = range(TABLES, TABLES + SLOTS)  # fmt: skip

FIRST, DOWN, LAID, BACKS, GAIN = range(5)
"""What is kept of each player's word, at s[t[OF_PLAYER] + what * players + player]."""


def pack(game: Letters) -> Tables:
    alphabet = tuple(letter for letter, _ in game.alphabet)
    number = {letter: at + 1 for at, letter in enumerate(alphabet)}
    n, cells, letters = game.players, game.width * game.height, len(alphabet)
    found = lexicon(game.language, alphabet, only_common=False, longest=max(game.width, game.height))
    packer = Packer(game, SLOTS)
    packer.fixed_field("round", ROUND, high=game.rounds)
    packer.fixed_field("time", TIME, high=game.seconds)
    packer.fixed_field("judged", JUDGED, high=n - 1)
    packer.fixed_field("judge", JUDGE, high=n - 1)
    packer.fixed_field("titled", TITLED, high=len(game.title))
    packer.fixed_field("rack", RACK, RACK_SIZE, high=letters + 1)
    packer.fixed_field("value", VALUE, RACK_SIZE, high=DIGITS)
    packer.field_at("first", n, OF_PLAYER, high=cells)
    packer.field_at("down", n, high=1)
    packer.field_at("laid", n, high=RACK_SIZE)
    packer.field_at("backs", n, high=game.backs)
    packer.field_at("gain", n, high=MOST_GAIN)
    packer.field_at("tiles", RACK_SIZE * n, TILES, high=RACK_SIZE)
    packer.field_at("spots", RACK_SIZE * n, SPOTS, high=cells)
    packer.field_at("letters", cells * n, BOARD, high=letters)
    packer.set(WIDTH, game.width)
    packer.set(HEIGHT, game.height)
    packer.set(CELLS, cells)
    packer.set(LETTERS, letters)
    packer.section(DRAWN, [game.jokers, *(count for _, count in game.alphabet)])
    packer.section(LONG, [0, *(number[game.long[letter]] if letter in game.long else 0 for letter in alphabet)])
    packer.set(EACH_DIGIT, game.digits)
    packer.set(ROOT, found.root)
    packer.section(EDGES, found.edges.tolist())
    packer.section(TITLE, [number[letter] for letter in game.title])
    packer.set(TITLE_SIZE, len(game.title))
    packer.set(AGREEMENT, game.agreement)
    packer.set(JOINED, game.joined)
    packer.set(ROUNDS, game.rounds)
    packer.set(SECONDS, game.seconds)
    packer.set(REUSED, game.reused)
    packer.set(MOST_BACKS, game.backs)
    most = max(2 * cells, RACK_SIZE * letters) + 2
    return packer.tables(most_moves=n * most + 16, scale=n - 1, whole_turns=False)


def title_cells(game: Letters) -> list[int]:
    """The cells of the title in the declared layout."""
    one = Square(game.width, game.height)
    return [one.at(cell) for cell in game.layout]
