"""Betza's notation: how a piece moves, in a few letters.

An atom in capitals is a leap, seen from the player who moves forward (up the page):

    W (1,0)  F (1,1)  D (2,0)  N (2,1)  A (2,2)  H (3,0)  C (3,1)  Z (3,2)  G (3,3)
    K = WF   R = W repeated   B = F repeated   Q = RB   (4,1) and the like: any other leap

A number after the atom repeats the leap up to so many times (R3, W2), 0 or the doubled letter without end (N0, NN).
[W-B] is bent: the first way, then the second, which turns away from the start by half a right angle; it cannot stop
before the turn, and what stands on the way blocks it. Small letters before an atom narrow it:

    f b l r   forward, backward, left, right;   s = l and r   v = f and b   fl fr bl br   one diagonal
              for N and its like: f, b the four forward or backward ones; ff, bb the two narrow ones of them;
              fs, bs the two wide ones; v the four narrow ones; s the four wide ones
    m c       only to move, only to capture
    n         lame: what stands on the way blocks it (the horse of xiangqi, the double step of a pawn)
    p         hops over exactly one piece (the cannon)
    i         only from where the piece stands at the start

On a board of hexagons in files W is a step over a side, F one over a corner, N a knight's leap, D two steps over sides;
f and b are along the file, fl fr bl br the steps aslant.

The result does not know the board: `Way` has steps as pairs (to the right, forward).
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import IntEnum
from functools import cache

Step = tuple[int, int]

UNLIMITED = 99
LEAPS = {
    "W": (1, 0),
    "F": (1, 1),
    "D": (2, 0),
    "N": (2, 1),
    "A": (2, 2),
    "H": (3, 0),
    "C": (3, 1),
    "Z": (3, 2),
    "G": (3, 3),
}
HEX_LEAPS: dict[str, tuple[Step, ...]] = {
    "W": ((0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1)),
    "F": ((1, 3), (2, 0), (1, -3), (-1, -3), (-2, 0), (-1, 3)),
    "D": ((0, 4), (2, 2), (2, -2), (0, -4), (-2, -2), (-2, 2)),
    "N": tuple((x, y) for a, b in ((1, 5), (2, 4), (3, 1)) for x in (a, -a) for y in (b, -b)),
}
"""Of hexagons: to the right by files, forward by half cells."""
COMPOUNDS = {"K": ("W", "F"), "R": ("W0",), "B": ("F0",), "Q": ("W0", "F0")}
TERM = re.compile(r"([a-z]*)([A-Z]|\(\d,\d\))(\2|\d+)?")
BENT = re.compile(r"\[([^-\]]+)-([^\]]+)\]")
LONGEST = 15
"""No bent way on any board has a longer leg."""
SIDES: dict[str, Step] = {"f": (0, 1), "b": (0, -1), "l": (-1, 0), "r": (1, 0)}


class BetzaError(ValueError):
    """The notation cannot be read; the message quotes it."""


class Mode(IntEnum):
    """What a way is good for."""

    BOTH = 0
    MOVE = 1
    CAPTURE = 2


@dataclass(frozen=True)
class Way:
    """One way to go: `path` is what is passed, `repeat` how often it may be gone again (a leap: once).

    Only the last step of `path` is a place to stop at; the ones before it must be empty.
    """

    path: tuple[Step, ...]
    repeat: int
    mode: Mode
    hurdles: int
    """How many pieces must be jumped over."""
    initial: bool
    """Only from a place where such a piece stands at the start."""


@cache
def parse(text: str, *, hexes: bool = False) -> tuple[Way, ...]:
    """All ways of a piece; `hexes`: on a board of hexagons."""
    ways: list[Way] = []
    at = 0
    while at < len(text):
        if bent := BENT.match(text, at):
            ways += _bent(parse(bent[1]), parse(bent[2]))
            at = bent.end()
            continue
        term = TERM.match(text, at)
        if term is None:
            raise BetzaError(f"{text!r}: expected small letters and an atom, got {text[at:]!r}")
        ways += _term(text, *term.groups(default=""), hexes=hexes)
        at = term.end()
    return tuple(ways)


def _bent(first: tuple[Way, ...], second: tuple[Way, ...]) -> list[Way]:
    """One way for each pair of lengths of the two legs."""
    ways = []
    for before in first:
        for after in second:
            (ax, ay), (bx, by) = before.path[0], after.path[0]
            if ax * bx + ay * by <= 0 or ax * by == ay * bx:
                continue
            for far in range(1, min(before.repeat, LONGEST) + 1):
                leg = [(ax * i, ay * i) for i in range(1, far + 1)]
                for on in range(1, min(after.repeat, LONGEST) + 1):
                    turn = [(ax * far + bx * j, ay * far + by * j) for j in range(1, on + 1)]
                    ways.append(Way((*leg, *turn), 1, after.mode, 0, initial=False))
    return ways


def _term(text: str, letters: str, atom: str, count: str, *, hexes: bool) -> list[Way]:
    if atom in COMPOUNDS:
        parts = COMPOUNDS[atom]
        if count and atom != "K":
            parts = tuple(part.rstrip("0") for part in parts)
        return [way for part in parts for way in _term(text, letters, part[0], part[1:] or count, hexes=hexes)]
    if atom.startswith("("):
        leap = (int(atom[1]), int(atom[3]))
    elif atom in LEAPS:
        leap = LEAPS[atom]
    else:
        raise BetzaError(f"{text!r}: no atom {atom!r}; atoms are {', '.join([*LEAPS, *COMPOUNDS])}")
    rest = letters.translate({ord(letter): None for letter in "mcnpi"})
    if set(rest) - set("fblrsv"):
        raise BetzaError(f"{text!r}: small letters are f b l r s v m c n p i, got {letters!r}")
    if "m" in letters and "c" in letters:
        raise BetzaError(f"{text!r}: m and c together leave {atom} no way")
    mode = Mode.MOVE if "m" in letters else Mode.CAPTURE if "c" in letters else Mode.BOTH
    repeat = UNLIMITED if count in ("0", atom) else int(count or 1)
    hurdles = int("p" in letters)
    return [
        Way(_path(to, lame="n" in letters, hexes=hexes), repeat, mode, hurdles, "i" in letters)
        for to in (_chosen_hexes(text, rest, atom) if hexes else _chosen(text, rest, max(leap), min(leap)))
    ]


def _path(leap: Step, *, lame: bool, hexes: bool) -> tuple[Step, ...]:
    """The steps of a leap: itself, or for a lame one also what it passes: straight first, then aslant."""
    if not lame:
        return (leap,)
    if hexes:
        return ((leap[0] // 2, leap[1] // 2), leap)
    (x, y), passed, at = leap, [], (0, 0)
    while at != leap:
        dx, dy = x - at[0], y - at[1]
        at = (at[0] + _sign(dx) * (abs(dx) >= abs(dy)), at[1] + _sign(dy) * (abs(dy) >= abs(dx)))
        passed.append(at)
    return tuple(passed)


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def _chosen(text: str, letters: str, a: int, b: int) -> list[Step]:
    """The leaps of an (a, b) atom in the directions that the letters name; all of them without letters."""
    leaps = sorted({(sx * x, sy * y) for x, y in ((a, b), (b, a)) for sx in (1, -1) for sy in (1, -1)})
    if not letters:
        return leaps
    wanted = [
        leap for word in _words(letters, straight=b == 0) for leap in leaps if _fits(word, leap, oblique=0 < b < a)
    ]
    if not wanted:
        raise BetzaError(f"{text!r}: no leap lies in the directions {letters!r}")
    return list(dict.fromkeys(wanted))


def _chosen_hexes(text: str, letters: str, atom: str) -> list[Step]:
    """The leaps of an atom on hexagons in the directions that the letters name; all of them without letters."""
    if atom not in HEX_LEAPS:
        raise BetzaError(f"{text!r}: atoms on hexagons are {', '.join([*HEX_LEAPS, *COMPOUNDS])}, got {atom!r}")
    words = re.findall("fl|fr|bl|br|[fb]", letters)
    sides = [(sum(SIDES[sign][0] for sign in word), sum(SIDES[sign][1] for sign in word)) for word in words]
    return [(x, y) for x, y in HEX_LEAPS[atom] if not letters or (_sign(x), _sign(y)) in sides]


def _words(letters: str, *, straight: bool) -> list[str]:
    """f, b, l, r, s, v and, for atoms that are not straight, pairs of them."""
    pairs = "" if straight else "fl|fr|bl|br|ff|bb|fs|bs|"
    return re.findall(f"{pairs}[fblrsv]", letters)


def _fits(word: str, leap: Step, *, oblique: bool) -> bool:
    x, y = leap
    narrow = abs(y) > abs(x)
    if word in ("s", "v"):
        return (narrow == (word == "v")) if oblique else (x != 0 if word == "s" else y != 0)
    if word in ("ff", "bb", "fs", "bs"):
        return oblique and y * SIDES[word[0]][1] > 0 and narrow == (word[1] != "s")
    return all(x * SIDES[letter][0] + y * SIDES[letter][1] > 0 for letter in word)
