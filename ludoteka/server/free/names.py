"""What pieces are called, as people say it: cards, dominoes, letters and money have only codes on their pictures."""

from __future__ import annotations

from msgspec.structs import replace

from ...play.words import known, say, word_id
from ...table import Kind
from ..library import words


def coded(art: str, spoken: str) -> str:
    """The name of a piece whose picture says by a code what it is; nothing for all others."""
    sort, _, code = art.removeprefix("g:").partition("~")[0].partition(":")
    match sort, code:
        case (("card" | "domino"), "back"):
            return say("called-back", spoken)
        case "card", _ if code.startswith("JK"):
            return say("called-joker", spoken)
        case "card", _ if code[-1:] in tuple("SHDC"):
            rank = code[:-1]
            return say("called-card", spoken, rank=int(rank) if rank.isdigit() else rank, suit=code[-1:])
        case "domino", _:
            low, _, high = code.partition("-")
            return say("called-domino", spoken, low=low, high=high)
        case "letter", _ if code:
            return say("called-letter", spoken, letter=code.partition(":")[0])
        case "money", _:
            return say("called-money", spoken, value=int(code.partition(":")[0]))
    return ""


def named(kind: Kind) -> Kind:
    """A kind of the equipment, called as people say it in each language."""
    name, art = kind.name, kind.front.art
    return replace(kind, name=called(name, art, "en"), hu=called(name, art, "hu"))


def called(name: str, art: str, spoken: str) -> str:
    """What a piece of the equipment is called: by its code, by its own word, or by those of its colour and shape."""
    if said := coded(art, spoken):
        return said
    if spoken == "en":
        return _word(name, spoken)
    if name[-2:-1] == " ":
        # What is engraved on it is the same in all languages.
        return f"{called(name[:-2], art, spoken)} {name[-1]}"
    colour, _, shape = name.partition(" ")
    whole = not shape or word_id("piece", name) in words(spoken)
    return " ".join(_word(part, spoken) for part in ([name] if whole else [colour, shape]))


def _word(name: str, spoken: str) -> str:
    """Games may call a piece otherwise; then the equipment has a word of its own."""
    own = word_id("equipment", name)
    return say(own, spoken) if known(own, spoken) else words(spoken).get(word_id("piece", name), name)
