"""SFEN: positions of shogi and its relatives, "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1".

Rows from the top as in a FEN; b when the first player (Black) moves, w the second; the pieces in hand with their
numbers ("R2Pb": Black holds a rook and two pawns, White a bishop); the number of the move, which may be left out.
"""

from __future__ import annotations

import re
from collections import Counter

from ..play import NotationError, Position, Sentence, Variant
from .fen import NUMBER, compose, face_of, kind_of, read_board, sign_of, write_board

SIDES = "bw"
HELD = re.compile(r"(\d{0,2})([A-Za-z])")


def read(of: Variant, text: str) -> Position:
    """A position from an SFEN, with or without the word "sfen" before it; impossible ones are refused."""
    words = text.split()
    if words[:1] == ["sfen"]:
        words = words[1:]
    if not 3 <= len(words) <= 4:
        raise NotationError(Sentence("written-sfen-words", {"count": len(words), "got": text[:60]}), of.key)
    board, mover, hands, *number = words
    if mover not in SIDES:
        raise NotationError(Sentence("written-fen-mover", {"first": "b", "second": "w", "got": mover[:20]}), of.key)
    if number and not NUMBER.fullmatch(number[0]):
        raise NotationError(Sentence("written-sfen-number", {"got": number[0][:20]}), of.key)
    side = SIDES.index(mover)
    ply = max(int(number[0]) - 1, 0) if number else side
    # Some write 1 whoever is to move: the player to move counts.
    ply += ply % 2 != side
    return compose(of, cells=read_board(of, board), side=side, ply=ply, hands=_hands(of, hands))


def _hands(of: Variant, text: str) -> Counter[tuple[int, int]]:
    found: Counter[tuple[int, int]] = Counter()
    if text == "-":
        return found
    at = 0
    while at < len(text):
        match = HELD.match(text, at)
        if not match or match[1].startswith("0"):
            raise NotationError(Sentence("written-fen-hands", {"example": "R2Pb", "got": text[at : at + 20]}), of.key)
        found[int(match[2].islower()), kind_of(of, match[2])] += int(match[1] or 1)
        at = match.end()
    return found


def write(position: Position) -> str:
    """The SFEN."""
    face = face_of(position.variant)
    game, row = face.game, position.row
    hands = ""
    for side in (0, 1):
        for kind in range(len(game.pieces)):
            count = face.held(row, side, kind)
            if count:
                hands += (str(count) if count > 1 else "") + sign_of(game, side, kind)
    return f"{write_board(game, face.codes(row))} {SIDES[face.to_move(row)]} {hands or '-'} {position.ply + 1}"
