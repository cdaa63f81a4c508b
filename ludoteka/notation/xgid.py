"""XGID: position, cube, turn, throw, score and match of backgammon in one line.

    XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10
         men                        | | | |  | | | | highest cube, as a power of two
                                    | | | |  | | | points of the match, 0: a single game
                                    | | | |  | | 1: the Crawford game; in a single game 1: Jacoby rule, 2: beavers
                                    | | | |  White's score, Black's score
                                    | | | throw, 00: before it, D: the mover has doubled
                                    | | mover: 1 White, -1 Black
                                    | owner of the cube: 1 White, -1 Black, 0 nobody
                                    cube, as a power of two

The men: Black's bar, White's points 1 to 24, White's bar; A to O are 1 to 15 men of White, a to o of Black.
"""

from __future__ import annotations

import re

from ..play import NotationError, Position, Sentence, Variant
from .tables import BAR, PLACES, Standing, from_position, rules_of, to_position

PREFIX = "XGID="
FIELDS = (
    "men",
    "cube",
    "owner",
    "mover",
    "throw",
    "White's score",
    "Black's score",
    "Crawford",
    "match",
    "highest cube",
)
MOST_MEN = 15
HIGHEST_CUBE = 10
SEATS = {"1": 0, "-1": 1}
NUMBER = re.compile(r"\d{1,5}")


def write(position: Position) -> str:
    standing, game = from_position(position), rules_of(position.variant)
    flag = int(standing.crawford) if standing.length else int(game.jacoby)
    throw = "D" if standing.doubled else "{}{}".format(*standing.dice)
    fields = (
        _write_men(standing),
        standing.cube,
        (0, 1, -1)[standing.owner + 1],
        (1, -1)[standing.mover],
        throw,
        *standing.score,
        flag,
        standing.length,
        HIGHEST_CUBE,
    )
    return PREFIX + ":".join(str(field) for field in fields)


def _write_men(standing: Standing) -> str:
    signs = []
    for point in range(PLACES):
        white = standing.men[0][point] if point else 0
        black = standing.men[1][BAR - point] if point < BAR else 0
        signs.append(chr(ord("A") + white - 1) if white else chr(ord("a") + black - 1) if black else "-")
    return "".join(signs)


def read(of: Variant, text: str) -> Position:
    fields = text.strip().removeprefix(PREFIX).split(":")
    if not text.strip().startswith(PREFIX) or len(fields) != len(FIELDS):
        raise NotationError(
            Sentence("written-xgid-fields", {"prefix": PREFIX, "count": len(FIELDS), "got": text[:80]}), "XGID"
        )
    values = dict(zip(FIELDS, fields, strict=True))
    length, flag = _number(values, "match"), _number(values, "Crawford", 3)
    if not length and flag != int(rules_of(of).jacoby):
        raise NotationError(Sentence("written-xgid-rules", {"got": flag}), of.key)
    if length and flag > 1:
        raise _wrong("Crawford", "0, 1", str(flag))
    cube = _number(values, "cube", HIGHEST_CUBE)
    if cube > min(_number(values, "highest cube", HIGHEST_CUBE), rules_of(of).cube_faces):
        raise NotationError(Sentence("written-xgid-cube", {"got": 1 << cube}), "XGID")
    return to_position(
        of,
        Standing(
            men=_read_men(values["men"]),
            mover=_seat(values, "mover"),
            cube=cube,
            owner=-1 if values["owner"] == "0" else _seat(values, "owner"),
            dice=_read_throw(values["throw"]),
            doubled=values["throw"] == "D",
            score=(_number(values, "White's score"), _number(values, "Black's score")),
            length=length,
            crawford=bool(length and flag),
        ),
    )


def _wrong(name: str, expected: str, got: str) -> NotationError:
    return NotationError(
        Sentence("written-xgid-field", {"number": FIELDS.index(name) + 1, "expected": expected, "got": got[:20]}),
        f"XGID: {name}",
    )


def _number(values: dict[str, str], name: str, most: int = 99999) -> int:
    if not NUMBER.fullmatch(values[name]) or int(values[name]) > most:
        raise _wrong(name, f"0–{most}", values[name])
    return int(values[name])


def _seat(values: dict[str, str], name: str) -> int:
    if values[name] not in SEATS:
        raise _wrong(name, "1, -1, 0" if name == "owner" else "1, -1", values[name])
    return SEATS[values[name]]


def _read_throw(text: str) -> tuple[int, int]:
    if text in ("00", "D"):
        return 0, 0
    if not re.fullmatch("[1-6][1-6]", text):
        raise _wrong("throw", "11–66, 00, D", text)
    return max(int(text[0]), int(text[1])), min(int(text[0]), int(text[1]))


def _read_men(text: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    if len(text) != PLACES:
        raise NotationError(
            Sentence("written-xgid-places", {"count": PLACES, "got": len(text), "text": text[:40]}), "XGID"
        )
    white, black = [0] * PLACES, [0] * PLACES
    for point, sign in enumerate(text):
        if sign == "-":
            continue
        count = ord(sign.upper()) - ord("A") + 1
        if not (sign.isascii() and sign.isalpha() and count <= MOST_MEN):
            raise _wrong("men", "-, A–O, a–o", sign)
        if (point == 0 and sign.isupper()) or (point == BAR and sign.islower()):
            raise NotationError(Sentence("written-xgid-bars", {"got": text}), "XGID")
        if sign.isupper():
            white[point] = count
        else:
            black[BAR - point] = count
    return tuple(white), tuple(black)
