"""The ids of GNU Backgammon: "4HPwATDgc/ABMA" is a position, "4HPwATDgc/ABMA:cAkAAAAAAAAA" has the match too.

Both are numbers, lowest bits first, in base 64. The position has for each player, the one who waits first, his points
1 to 24 and his bar: a set bit for every man and a clear one after each place. The match is packed as `MATCH` says.
Here White is the program's player 1, as in its reading of XGID.
"""

from __future__ import annotations

import base64
import binascii

from ..play import NotationError, Position, Sentence, Variant
from .tables import PLACES, Standing, from_position, rules_of, to_position

POSITION_LETTERS, POSITION_BYTES = 14, 10
MATCH_LETTERS, MATCH_BYTES = 12, 9
MATCH = {
    "cube": 4,
    "owner": 2,
    "mover": 1,
    "crawford": 1,
    "state": 3,
    "actor": 1,
    "doubled": 1,
    "resigned": 2,
    "first die": 3,
    "second die": 3,
    "length": 15,
    "score 0": 15,
    "score 1": 15,
    "no jacoby": 1,
}
PLAYING = 1
NOBODY = 3


def write(position: Position) -> str:
    standing = from_position(position)
    return f"{_write_men(standing)}:{_write_match(standing, rules_of(position.variant).jacoby)}"


def _write_men(standing: Standing) -> str:
    bits, at = 0, 0
    for seat in (1 - standing.mover, standing.mover):
        for count in standing.men[seat][1:]:
            bits |= ((1 << count) - 1) << at
            at += count + 1
    if at > 8 * POSITION_BYTES:
        raise NotationError(f"GNU id: too many men for a position: {standing.men}")
    return _letters(bits, POSITION_BYTES, POSITION_LETTERS)


def _write_match(standing: Standing, jacoby: bool) -> str:
    values = {
        "cube": standing.cube,
        "owner": NOBODY if standing.owner < 0 else 1 - standing.owner,
        "mover": 1 - standing.mover,
        "crawford": int(standing.crawford),
        "state": PLAYING,
        "actor": 1 - standing.mover if not standing.doubled else standing.mover,
        "doubled": int(standing.doubled),
        "first die": standing.dice[0],
        "second die": standing.dice[1],
        "length": standing.length,
        "score 0": standing.score[1],
        "score 1": standing.score[0],
        "no jacoby": int(not jacoby),
    }
    bits, at = 0, 0
    for name, width in MATCH.items():
        bits |= values.get(name, 0) << at
        at += width
    return _letters(bits, MATCH_BYTES, MATCH_LETTERS)


def read(of: Variant, text: str) -> Position:
    men, colon, match = text.strip().partition(":")
    waiting, moving = _read_men(men)
    if not colon:
        return to_position(of, Standing(men=(moving, waiting), mover=0))
    values = _read_match(match)
    mover = 1 - values["mover"]
    return to_position(
        of,
        Standing(
            men=(moving, waiting) if mover == 0 else (waiting, moving),
            mover=mover,
            cube=values["cube"],
            owner=-1 if values["owner"] == NOBODY else 1 - values["owner"],
            dice=(
                max(values["first die"], values["second die"]),
                min(values["first die"], values["second die"]),
            ),
            doubled=bool(values["doubled"]),
            score=(values["score 1"], values["score 0"]),
            length=values["length"],
            crawford=bool(values["crawford"]),
        ),
    )


def _read_men(text: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The men of the player who waits and of the one who moves."""
    bits = _number(text, POSITION_BYTES, POSITION_LETTERS, "position")
    sides = []
    for _ in range(2):
        men = [0]
        for _ in range(1, PLACES):
            count = 0
            while bits & 1:
                count += 1
                bits >>= 1
            bits >>= 1
            men.append(count)
        sides.append(tuple(men))
    if bits:
        raise NotationError(Sentence("written-gnuid-places", {"got": text}), "GNU id")
    return sides[0], sides[1]


def _read_match(text: str) -> dict[str, int]:
    bits = _number(text, MATCH_BYTES, MATCH_LETTERS, "match")
    values = {}
    for name, width in MATCH.items():
        values[name] = bits & ((1 << width) - 1)
        bits >>= width
    dice = values["first die"], values["second die"]
    if bits or values["state"] != PLAYING or values["resigned"]:
        raise NotationError(Sentence("written-gnuid-play", {"got": text}), "GNU id")
    if max(dice) > 6 or (min(dice) == 0 and max(dice) > 0):
        raise NotationError(Sentence("written-gnuid-dice", {"got": text}), "GNU id")
    if values["owner"] == 2:
        raise NotationError(Sentence("written-gnuid-cube", {"got": text}), "GNU id")
    if (values["actor"] != values["mover"]) != bool(values["doubled"]):
        raise NotationError(Sentence("written-gnuid-actor", {"got": text}), "GNU id")
    return values


def _letters(bits: int, size: int, length: int) -> str:
    return base64.b64encode(bits.to_bytes(size, "little")).decode()[:length]


def _number(text: str, size: int, length: int, what: str) -> int:
    try:
        data = base64.b64decode(text + "=" * (-len(text) % 4), validate=True)
    except (binascii.Error, ValueError):
        data = b""
    if len(text) != length or len(data) != size:
        raise NotationError(Sentence("written-gnuid-letters", {"count": length, "got": text[:80]}), f"GNU id: {what}")
    return int.from_bytes(data, "little")
