"""PGN, the notation of chess games: tags in brackets, then "1. e4 e5 2. Nf3 ... 1-0".

Comments, variations, numbers of moves and assessments are passed over when a game is read. Moves are those of the chess
family's own texts, so that its other games can be written too; a tag Variant names what is not plain chess.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from textwrap import wrap

from .. import games
from ..play import Match, Move, NotationError, Position, Sentence, Told, Variant, variant
from . import fen, uci
from ._movetext import UNFINISHED, Score, main_line, score_of

DEFAULT_GAME = "chess"
WIDTH = 80
TAG = re.compile(r'^\s*\[\s*(\w+)\s+"((?:[^"\\]|\\.)*)"\s*\]', re.MULTILINE)
ASIDE = re.compile(r"\{[^}]*\}|;[^\n]*|^%[^\n]*|\$\d+|\d+\.+", re.MULTILINE)
RESULTS: dict[tuple[int, ...], str] = {(1, -1): "1-0", (-1, 1): "0-1", (0, 0): "1/2-1/2"}
SCORES: dict[str, Score] = {"1-0": (1, -1), "0-1": (-1, 1), "1/2-1/2": (0, 0)}
UNKNOWN = "?"
NO_DATE = "????.??.??"
PLAIN = ("standard", "normal", "fromposition")
"""Names of chess itself, as servers write them."""


# --- reading -------------------------------------------------------------------------------------------------------


def tags(text: str) -> dict[str, str]:
    """The tags; where a text has several games, those of the first one count."""
    return {name: re.sub(r"\\(.)", r"\1", value) for name, value in reversed(TAG.findall(text))}


def named(text: str, like: Variant | None) -> Variant:
    """The variant in the tag Variant: by our key, by the name that engines use, or by any name of the game."""
    name = tags(text).get("Variant", "")
    if not name:
        return like or variant(DEFAULT_GAME)
    if ":" in name:
        return variant(name)
    word = re.sub("[^a-z0-9]", "", name.casefold())
    if key := uci.VARIANTS.get("chess" if word in PLAIN else word):
        return variant(key)
    try:
        id = games.called(name).id
    except games.UnknownGame:
        raise NotationError(Sentence("written-no-game", {"got": f'[Variant "{name[:40]}"]'})) from None
    return like if like and like.key.game == id else variant(id)


def first_position(of: Variant, text: str) -> Position:
    """Where the game begins: its FEN tag, or the usual start."""
    given = tags(text).get("FEN", "")
    return fen.read(of, given) if given else Position.start(of)


def read_game(of: Variant, text: str) -> list[str]:
    """The moves of the first game of a text."""
    return [move.text for move in read_moves(first_position(of, text), text)]


def read_moves(position: Position, text: str) -> Iterator[Move]:
    """The moves of a movetext, played from a position."""
    for word in _words(text):
        if word in (*RESULTS.values(), UNFINISHED):
            return
        try:
            move = position.find(word.rstrip("!?"))
        except Told as error:
            raise type(error)(
                Sentence("written-at-move", {"number": position.ply // 2 + 1, "why": error.why}), error.where
            ) from None
        yield move
        position = position.play(move)


def _words(text: str) -> Iterator[str]:
    """The words of the main line."""
    return main_line(ASIDE.sub(" ", TAG.sub(" ", text)))


def names(of: Variant, text: str) -> list[str]:  # noqa: ARG001
    """Who played; empty: the text does not say."""
    found = (tags(text).get(colour, UNKNOWN) for colour in ("White", "Black"))
    return ["" if name == UNKNOWN else name for name in found]


def date(text: str) -> str:
    """When it was played, as the text says it."""
    return tags(text).get("Date", "")


def score(last: Position, text: str) -> Score | None:  # noqa: ARG001
    """What both sides got, if the text says it."""
    return score_of(_words(text), tags(text).get("Result", ""), SCORES)


# --- writing -------------------------------------------------------------------------------------------------------


def write_game(match: Match) -> str:
    """A match as PGN."""
    of = match.variant
    score = RESULTS.get(match.result.payoffs, UNFINISHED) if match.result is not None else UNFINISHED
    white, black = (seat.name for seat in match.seats)
    date = match.date.replace("-", ".") or NO_DATE
    found = {"Event": of.game.name, "Site": "?", "Date": date, "Round": "-", "White": white, "Black": black}
    found["Result"] = score
    if str(of.key) != "chess:standard":
        found["Variant"] = str(of.key)
    first = match.positions[0]
    if first != Position.start(of):
        found |= {"SetUp": "1", "FEN": fen.write(first)}
    head = "\n".join(f'[{name} "{_quoted(value)}"]' for name, value in found.items())
    body = "\n".join(wrap(f"{write_moves(match.played, first.ply)} {score}".strip(), WIDTH))
    return f"{head}\n\n{body}\n"


def _quoted(value: str) -> str:
    return re.sub(r'(["\\])', r"\\\1", value or UNKNOWN)


def write_moves(moves: Iterable[Move], ply: int = 0) -> str:
    """A movetext: "1. e4 e5 2. Nf3"; "1... e5" if the second player begins."""
    words: list[str] = []
    for at, move in enumerate(moves, ply):
        if at % 2 == 0:
            words.append(f"{at // 2 + 1}.")
        elif not words:
            words.append(f"{at // 2 + 1}...")
        words.append(move.text)
    return " ".join(words)
