"""CSA, the notation of computer shogi: "+7776FU", where the piece is named as it is after the move.

A file has the version, names, the position at the start, and a line for each move; lines of comments begin with an
apostrophe, times with T, and how the game ended with a per cent sign.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from ..declare import Reason
from ..play import Match, NotationError, Position, Sentence, Variant
from ._shogi import LETTERS, Step, at_move, ending, find, piece_on, score_by, shogi_like, shogi_of, step_of

CODES = dict(
    zip(
        LETTERS,
        ("OU", "HI", "KA", "KI", "GI", "KE", "KY", "FU", "RY", "UM", "NG", "NK", "NY", "TO"),
        strict=True,
    )
)
PIECES = {code: letter for letter, code in CODES.items()}
MOVE = re.compile(r"([+-])(\d\d)(\d\d)([A-Z]{2})")
ENDINGS = {
    Reason.RESIGNED: "%TORYO",
    Reason.CHECKMATE: "%TSUMI",
    Reason.REPETITION: "%SENNICHITE",
    Reason.PERPETUAL_CHECK: "%ILLEGAL_MOVE",
    Reason.IMPASSE: "%JISHOGI",
    Reason.TIMEOUT: "%TIME_UP",
}
UNFINISHED = "%CHUDAN"
HAND = "00"
BEGUN = "$START_TIME:"


def read_game(of: Variant, text: str) -> list[str]:
    """The moves of a game; it must begin at the usual start."""
    shogi_of(of)
    position = Position.start(of)
    moves = []
    laid = {}
    for word in _words(text):
        if re.fullmatch(r"P[1-9].*", word):
            laid[word[1]] = re.sub(r"\s+", " ", word.replace("*", " * ")).strip()
        elif word.startswith("%"):
            break
        elif found := MOVE.fullmatch(word):
            _check_mover(position, found[1], word)
            step = _step(position, found, word)
            move = find(position, step, word)
            moves.append(move.text)
            position = position.play(move)
        elif not re.fullmatch(r"V[\d.]+|N[+-].*|\$.*|PI|P[+-].*|[+-]|T\d*(\.\d+)?", word):
            raise NotationError(Sentence("written-csa-line", {"got": word[:40]}), of.key)
    _check_start(of, laid)
    return moves


def named(text: str, like: Variant | None) -> Variant:  # noqa: ARG001
    """Always shogi."""
    return shogi_like(like)


def names(of: Variant, text: str) -> list[str]:  # noqa: ARG001
    """Who played; empty: the text does not say."""
    fields = {word[:2]: word[2:] for word in _words(text) if word.startswith("N")}
    return [fields.get(field, "") for field in ("N+", "N-")]


def date(text: str) -> str:
    """When it was played, as the text says it."""
    return next((word.removeprefix(BEGUN) for word in _words(text) if word.startswith(BEGUN)), "")


def score(last: Position, text: str) -> tuple[int, int] | None:
    """What both sides got, if the text says it."""
    said = next((word for word in _words(text) if word.startswith("%")), "")
    return score_by(next((reason for reason, word in ENDINGS.items() if word == said), Reason.NONE), last)


def _words(text: str) -> Iterator[str]:
    """The statements of a text; several may stand in a line, parted by commas."""
    for line in text.splitlines():
        if line.strip() and not line.startswith("'"):
            yield from (word.strip() for word in line.split(",") if word.strip())


def _check_mover(position: Position, sign: str, word: str) -> None:
    if position.over or "+-".index(sign) != position.actors[0]:
        raise at_move(position, Sentence("written-not-yours", {"move": word}))


def _step(position: Position, found: re.Match[str], word: str) -> Step:
    start, end, code = found[2], found[3], found[4]
    if code not in PIECES:
        raise at_move(position, Sentence("written-csa-piece", {"piece": code, "got": word}))
    if start == HAND:
        return Step("", end, PIECES[code], PIECES[code])
    return Step(start, end, piece_on(position, start), PIECES[code])


def _check_start(of: Variant, laid: dict[str, str]) -> None:
    usual = {str(rank): re.sub(r"\s+", " ", row.replace("*", " * ")).strip() for rank, row in start_rows(of)}
    if laid and laid != usual:
        raise NotationError(Sentence("written-other-start"), of.key)


def start_rows(of: Variant) -> Iterator[tuple[int, str]]:
    """The rows of the set-up as CSA writes them: "P1-KY-KE ..."."""
    game = shogi_of(of)
    placed = {cell: ("+-"[side], game.letters[kind]) for cell, side, kind in game.placed}
    for rank, row in enumerate(game.rows, 1):
        signs = (f"{placed[cell][0]}{CODES[placed[cell][1]]}" if cell in placed else " * " for cell in row)
        yield rank, f"P{rank}" + "".join(signs)


def write_game(match: Match) -> str:
    """A match as CSA."""
    of = match.variant
    shogi_of(of)
    if match.positions[0] != Position.start(of):
        raise NotationError(Sentence("written-usual-start"), of.key)
    black, white = (seat.name for seat in match.seats)
    lines = ["V2.2", *(f"N{sign}{name}" for sign, name in (("+", black), ("-", white)) if name)]
    lines += [f"{BEGUN}{match.date.replace('-', '/')}"] if match.date else []
    lines += [row for _, row in start_rows(of)]
    lines.append("+")
    for position, move in zip(match.positions, match.played, strict=False):
        step = step_of(position, move)
        if step is not None:
            lines.append(f"{'+-'[move.player]}{step.start or HAND}{step.end}{CODES[step.after]}")
    lines.append(ENDINGS.get(ending(match), UNFINISHED))
    return "\n".join(lines) + "\n"
