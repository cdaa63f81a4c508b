"""Chance cards from the book's .SZK files: the number of lines of a card, then the cards, each of so many lines."""

from __future__ import annotations

from .refusal import Refused

MOST_LINES = 40
MOST_CARDS = 1000
MOST_SIGNS = 4000


class DeckError(Refused):
    """The file is not a deck; says where and why."""

    def __init__(self, id: str, **args: str | int) -> None:
        super().__init__(id, "bad-frame", **args)


def read_text(data: bytes) -> str:
    """As people save text files: UTF-8, or the encoding of Hungarian Windows."""
    if b"\0" in data:
        raise DeckError("deck-no-text")
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
        raise DeckError("deck-empty-file")
    first = lines[0].strip()
    if not first.isascii() or not first.isdigit() or not 1 <= int(first) <= MOST_LINES:
        raise DeckError("deck-first-line", most=MOST_LINES, got=first[:40])
    each, texts = int(first), lines[1:]
    # A last card whose last lines are empty has lost them above.
    texts += [""] * (-len(texts) % each) if texts and _ends_blank(data, -len(texts) % each) else []
    if not texts:
        raise DeckError("deck-no-cards")
    if len(texts) % each:
        raise DeckError("deck-last-card", line=len(lines), has=len(texts) % each, each=each, all=len(texts))
    cards = tuple("\n".join(texts[at : at + each]).strip("\n") for at in range(0, len(texts), each))
    if len(cards) > MOST_CARDS:
        raise DeckError("deck-many-cards", most=MOST_CARDS, got=len(cards))
    for number, card in enumerate(cards, 1):
        if not card.strip():
            raise DeckError("deck-blank-card", card=number, line=2 + (number - 1) * each)
        if len(card) > MOST_SIGNS:
            raise DeckError("deck-long-card", card=number, got=len(card), most=MOST_SIGNS)
    return cards


def _ends_blank(data: bytes, missing: int) -> bool:
    """Whether the file ends with at least so many empty lines."""
    lines = read_text(data).splitlines()
    return missing > 0 and len(lines) > missing and all(not line.strip() for line in lines[-missing:])
