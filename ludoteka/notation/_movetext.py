"""What PGN and PDN have in common: the words of a movetext, with variations in parentheses."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ..play import NotationError, Sentence

Score = tuple[int, int]
UNFINISHED = "*"


def main_line(text: str) -> Iterator[str]:
    """The words outside the variations, which must be closed."""
    depth = 0
    for word in re.sub(r"([()])", r" \1 ", text).split():
        depth += (word == "(") - (word == ")")
        if depth < 0:
            break
        if depth == 0 and word != ")":
            yield word
    if depth:
        raise NotationError(Sentence("written-unclosed"))


def score_of(words: Iterator[str], tag: str, scores: dict[str, Score]) -> Score | None:
    """What both seats got by the word at the end, or else by a tag; None: the text does not say."""
    said = next((word for word in words if word in (*scores, UNFINISHED)), tag)
    return scores.get(said)
