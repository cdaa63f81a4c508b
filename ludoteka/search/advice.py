"""Why a move is advised, in words: what it wins, what it prevents, where it leads."""

from __future__ import annotations

from ..play import Move, Position
from ..play.words import Sentence
from .player import Choice

GAIN = 60
"""A change of the family's judgement (of 1000) that is worth a word."""
AHEAD = 0.25
MOST_OTHERS = 12
"""Other moves that are looked at to see what threatens."""


def explain(seen: Position, choice: Choice, player: int) -> Sentence:
    """Why `choice` is good for `player`, who sees the position like this."""
    game = seen.variant.game
    if game.players == 1 and choice.value == 1.0 and choice.line:
        return Sentence("hint-solves", {"moves": len(choice.line), "line": _solution(seen, choice)})
    if not game.hidden and not game.chance:
        if _wins(seen, choice.move, player):
            return Sentence("hint-wins")
        if game.players == 2 and choice.value == 1.0 and (won := _forced(seen, choice, player)):
            return won
        if game.players == 2 and _stops(seen, choice.move, player):
            return Sentence("hint-stops")
        gained = _gain(seen, choice, player)
        if gained >= GAIN:
            return Sentence("hint-gains")
        if choice.value == -1.0:
            return Sentence("hint-longest")
    if game.players == 2 and choice.value >= AHEAD:
        return Sentence("hint-ahead", {"percent": _percent(choice.value)})
    if game.players == 2 and choice.value <= -AHEAD:
        return Sentence("hint-behind", {"percent": _percent(choice.value)})
    return Sentence("hint-best")


def _solution(seen: Position, choice: Choice) -> str:
    """All moves of a solution."""
    texts, at = [], seen
    for code in choice.line:
        texts.append(at.find(code).text)
        at = at.play(code)
    return " ".join(texts)


def _percent(value: float) -> int:
    return round(50 + 50 * value)


def _wins(seen: Position, move: Move, player: int) -> bool:
    return _has_won(seen.play(move.code), player)


def _has_won(end: Position, player: int) -> bool:
    return end.over and end.result is not None and end.result.payoffs[player] > 0


def _forced(seen: Position, choice: Choice, player: int) -> Sentence | None:
    """In how many own turns the expected line wins, if its end is seen; None if it ends otherwise, by a repetition."""
    own, at = 0, seen
    for code in choice.line:
        own += at.actors == seen.actors
        at = at.play(code)
        if at.over:
            return Sentence("hint-wins-in", {"turns": own}) if _has_won(at, player) else None
    return Sentence("hint-wins-surely")


def _loses_at_once(seen: Position, move: Move, player: int) -> bool:
    """Whether the other side can win with the next action."""
    after = seen.play(move.code)
    if after.over or after.actors == seen.actors:
        return False
    for code in after.codes:
        end = after.play(code)
        if end.over and end.result is not None and end.result.payoffs[player] < 0:
            return True
    return False


def _stops(seen: Position, move: Move, player: int) -> bool:
    """Whether the move is one of few that do not lose at once."""
    others = [other for other in seen.moves(player) if other.code != move.code]
    step = max(1, len(others) // MOST_OTHERS)
    looked = others[::step][:MOST_OTHERS]
    if not looked or _loses_at_once(seen, move, player):
        return False
    lost = sum(_loses_at_once(seen, other, player) for other in looked)
    return 2 * lost > len(looked)


def _gain(seen: Position, choice: Choice, player: int) -> int:
    """How much better the family judges the end of the expected line than the position now."""
    kernel, t = seen.variant.compiled, seen.variant.tables.row
    if kernel.evaluate is None:
        return 0
    at = seen
    for code in choice.line:
        at = at.play(code)
        if at.over:
            return 0
    return int(kernel.evaluate(at.row.copy(), t, player)) - int(kernel.evaluate(seen.row.copy(), t, player))
