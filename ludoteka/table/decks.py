"""Chance cards from the book's .SZK files: the number of lines of a card, then the cards, each of so many lines."""

from __future__ import annotations

MOST_LINES = 40
MOST_CARDS = 1000
MOST_SIGNS = 4000


class DeckError(ValueError):
    """The file is not a deck; says where and why."""


def read_text(data: bytes) -> str:
    """As people save text files: UTF-8, or the encoding of Hungarian Windows."""
    if b"\0" in data:
        raise DeckError("expected a plain text file, got something else")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("cp1250", errors="replace")


def read_deck(data: bytes) -> tuple[str, ...]:
    """The texts of the cards."""
    lines = [line.rstrip() for line in read_text(data).splitlines()]
    while lines and not lines[-1]:
        lines.pop()
    if not lines:
        raise DeckError("the file is empty; its first line should be the number of lines of each card")
    first = lines[0].strip()
    if not first.isascii() or not first.isdigit() or not 1 <= int(first) <= MOST_LINES:
        raise DeckError(
            f"line 1: expected the number of lines of each card, from 1 to {MOST_LINES}, got {first[:40]!r}"
        )
    each, texts = int(first), lines[1:]
    # A last card whose last lines are empty has lost them above.
    texts += [""] * (-len(texts) % each) if texts and _ends_blank(data, -len(texts) % each) else []
    if not texts:
        raise DeckError("there are no cards after the first line")
    if len(texts) % each:
        raise DeckError(
            f"line {len(lines)}: the last card has {len(texts) % each} of its {each} lines; "
            f"there are {len(texts)} lines after the first"
        )
    cards = tuple("\n".join(texts[at : at + each]).strip("\n") for at in range(0, len(texts), each))
    if len(cards) > MOST_CARDS:
        raise DeckError(f"expected at most {MOST_CARDS} cards, got {len(cards)}")
    for number, card in enumerate(cards, 1):
        if not card.strip():
            raise DeckError(f"card {number} (line {2 + (number - 1) * each}) is empty")
        if len(card) > MOST_SIGNS:
            raise DeckError(f"card {number} is too long: {len(card)} characters, at most {MOST_SIGNS}")
    return cards


def _ends_blank(data: bytes, missing: int) -> bool:
    """Whether the file ends with at least so many empty lines."""
    lines = read_text(data).splitlines()
    return missing > 0 and len(lines) > missing and all(not line.strip() for line in lines[-missing:])
