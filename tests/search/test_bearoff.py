"""Bearing off: exact chances, checked by hand, by a slow computation in fractions, and by another program."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from math import erf
from pathlib import Path

import numpy as np
import pytest

from ludoteka.notation import xgid
from ludoteka.play import Position, variant
from ludoteka.rules.backgammon import DOUBLE, DROP, ROLL, TAKE
from ludoteka.search import bearoff, expect, net
from ludoteka.search.chances import LOSE_TWO, WIN, WIN_TWO
from ludoteka.search.player import choose

MONEY = "backgammon:standard,cube=owned"
TOLD = Path(__file__).parents[1] / "data" / "backgammon_bearoff.txt"
Men = tuple[int, ...]
"""On the points 1, 2 ... 6."""


def placed(mine: Men, others: Men, key: str = MONEY) -> Position:
    """White is to throw or to double; both bear off."""
    signs = ["-"] * 26
    for point, (white, black) in enumerate(zip(mine, others, strict=True), 1):
        if white:
            signs[point] = chr(ord("A") + white - 1)
        if black:
            signs[25 - point] = chr(ord("a") + black - 1)
    of = variant(key)
    return xgid.read(of, f"XGID={''.join(signs)}:0:0:1:00:0:0:0:{of.game.length}:10")  # type: ignore[attr-defined]


def chances_of(position: Position) -> np.ndarray:
    out = np.zeros(5, np.float32)
    assert bearoff.serves(position.row, position.variant.tables.row)
    bearoff.chances(position.row, bearoff.table(), out)
    return out


def row_of(*men: int) -> np.ndarray:
    """What the table says of men on the points 1, 2 ..."""
    home = np.zeros(7, np.int64)
    home[1 : len(men) + 1] = men
    return bearoff.table()[bearoff.number_of(home, 0)]


def throws_needed(*men: int) -> float:
    return float(row_of(*men)[bearoff.MEAN])


# --- in fractions, with another way to play dice -----------------------------------------------------------------


@cache
def ends(men: Men, dice: tuple[int, ...]) -> frozenset[Men]:
    """All placings after these dice, in this order."""
    if not dice or not any(men):
        return frozenset([men])
    die, found = dice[0], set()
    for point in range(1, 7):
        highest = max(p for p in range(1, 7) if men[p - 1])
        if men[point - 1] and (point >= die or point == highest < die):
            after = list(men)
            after[point - 1] -= 1
            if point > die:
                after[point - die - 1] += 1
            found |= ends(tuple(after), dice[1:])
    return frozenset(found)


@cache
def outcomes(men: Men) -> tuple[tuple[int, frozenset[Men]], ...]:
    """Of each throw: how many of 36 it is, and where it can lead."""
    doublets = [(1, ends(men, (die,) * 4)) for die in range(1, 7)]
    pairs = [(a, b) for a in range(1, 7) for b in range(1, a)]
    return (*doublets, *((2, ends(men, (a, b)) | ends(men, (b, a))) for a, b in pairs))


@cache
def exact_throws(men: Men) -> Fraction:
    """The least number of throws that are needed, on an average."""
    if not any(men):
        return Fraction(0)
    return 1 + sum(weight * min(map(exact_throws, found)) for weight, found in outcomes(men)) / Fraction(36)


@cache
def exact_win(mine: Men, others: Men) -> Fraction:
    """The chance of the player who is to throw, if both play for it."""
    if not any(others):
        return Fraction(0)
    return sum(
        weight * max(1 - exact_win(others, end) for end in found) for weight, found in outcomes(mine)
    ) / Fraction(36)


# --- the table ---------------------------------------------------------------------------------------------------


def test_every_placing_has_its_number():
    men, seen = np.zeros(7, np.int64), set()
    for number in range(bearoff.PLACINGS):
        bearoff.place(number, men)
        assert bearoff.number_of(men, 0) == number
        assert 0 <= men.min() <= men.sum() <= bearoff.MOST_MEN
        seen.add(men.tobytes())
    assert len(seen) == 54_264


@pytest.mark.parametrize(
    ("men", "throws"),
    [
        ((1,), 1),
        ((0, 0, 1), 1),
        ((0, 0, 0, 0, 0, 1), Fraction(45, 36)),
        ((2,), 1),
        ((3,), Fraction(66, 36)),
        ((4,), Fraction(66, 36)),
        ((5,), 1 + Fraction(6 * 36 + 30 * 66, 36 * 36)),
    ],
)
def test_throws_counted_by_hand(men, throws):
    """A man on 6 stays with 9 throws of 36; of men on 1 two go, and with a doublet four."""
    assert throws_needed(*men) == pytest.approx(float(throws), abs=1e-5)


@pytest.mark.parametrize(
    "men", [(0, 0, 0, 0, 0, 2), (1, 0, 2, 0, 1), (0, 1, 0, 0, 1, 1), (2, 2, 0, 0, 0, 1), (0, 0, 4)]
)
def test_throws_counted_in_fractions(men):
    assert throws_needed(*men) == pytest.approx(float(exact_throws((*men, 0, 0, 0, 0, 0)[:6])), abs=1e-5)


def test_all_are_off_in_the_end_and_more_men_need_longer():
    table = bearoff.table()
    assert (table[:, 0] == 1)[1:].all()
    assert (table[:, bearoff.MOST_THROWS - 1] == 0).all()
    assert (np.diff(table[:, : bearoff.MOST_THROWS], axis=1) <= 1e-6).all()
    assert throws_needed(0, 0, 0, 0, 0, 15) > throws_needed(2, 2, 2, 3, 3, 3) > throws_needed(5, 5, 5)


def test_the_table_is_kept(tmp_path, monkeypatch):
    known = bearoff.table()
    monkeypatch.setenv("LUDOTEKA_CACHE", str(tmp_path))
    bearoff.table.cache_clear()
    monkeypatch.setattr(bearoff, "fill", lambda left: left.__setitem__(slice(None), known))
    assert (bearoff.table() == known).all()
    bearoff.table.cache_clear()
    monkeypatch.setattr(bearoff, "fill", pytest.fail)
    assert (bearoff.table() == known).all()
    bearoff.table.cache_clear()


# --- chances -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mine", "others"),
    [
        ((0, 0, 0, 0, 0, 1), (1, 0, 0, 0, 0, 0)),
        ((0, 1, 0, 0, 1, 0), (0, 0, 1, 0, 0, 0)),
        ((1, 0, 0, 0, 0, 1), (0, 0, 0, 1, 1, 0)),
        ((0, 0, 1, 1, 0, 1), (0, 1, 1, 0, 0, 1)),
        ((2, 0, 1, 0, 0, 1), (1, 1, 0, 0, 2, 0)),
    ],
)
def test_chances_to_win_in_fractions(mine, others):
    """The other way looks at both sides; to play for few throws costs next to nothing."""
    assert chances_of(placed(mine, others))[WIN] == pytest.approx(float(exact_win(mine, others)), abs=0.001)


def test_gammons_by_hand():
    """All men of the other are on 6: 19 throws bring none off (there is no 6; neither 5 1, 4 2, 2 2 nor 3 3)."""
    sixes, one, three = (0, 0, 0, 0, 0, 15), (1, 0, 0, 0, 0, 0), (3, 0, 0, 0, 0, 0)
    assert chances_of(placed(one, sixes))[WIN_TWO] == 1
    assert chances_of(placed(three, sixes))[WIN_TWO] == pytest.approx((6 + 30 * 19 / 36) / 36)
    assert chances_of(placed(sixes, one))[LOSE_TWO] == pytest.approx(19 / 36)
    assert chances_of(placed(sixes, three))[LOSE_TWO] == pytest.approx(6 / 36 * 19 / 36)
    assert chances_of(placed((0, 0, 0, 0, 0, 14), one))[LOSE_TWO] == 0


@pytest.mark.parametrize("line", [line for line in TOLD.read_text().splitlines() if not line.startswith("#")])
def test_chances_told_by_gnubg(line):
    mine, others, told = (tuple(map(float, part.split())) for part in line.split("/"))
    found = chances_of(placed(tuple(map(int, mine)), tuple(map(int, others))))
    assert found[WIN] == pytest.approx(told[0], abs=0.005)
    assert found[[WIN_TWO, LOSE_TWO]] == pytest.approx(told[1:], abs=0.005)


@pytest.mark.parametrize("key", ["backgammon:tavla", "backgammon:dead-gammon", "plakoto", "moultezim"])
def test_rules_by_which_men_leave_otherwise_are_not_served(key):
    position = placed((1, 0, 0, 0, 0, 0), (0, 0, 0, 0, 0, 1))
    assert bearoff.serves(position.row, position.variant.tables.row)
    assert not bearoff.serves(position.row, variant(key).tables.row)


def test_a_man_away_from_home_is_left_to_the_net():
    of = variant(MONEY)
    position = xgid.read(of, "XGID=-A-----A----------------a-:0:0:1:00:0:0:0:0:10")
    assert not bearoff.serves(position.row, of.tables.row)
    assert net.meet(position.row, of.tables.row) is False


# --- longer races ------------------------------------------------------------------------------------------------


def kleinman(mine: int, others: int) -> float:
    """The chance to win a long race by Danny Kleinman's count, from the pips of who is to throw and of the other."""
    lead, total = others - mine + 4, mine + others - 4
    return 0.5 + 0.5 * erf(lead / total**0.5 / 2)


@pytest.mark.parametrize("last", [7, 9, 10, 12, 14])
def test_long_races_are_judged_as_the_count_says(last):
    """White has 7 men at home and 8 outside; Black has the same, his last four elsewhere."""
    of = variant(MONEY)
    signs = ["-"] * 26
    for point, count in ((6, 4), (5, 3), (8, 4), (10, 4)):
        signs[point] = chr(ord("A") + count - 1)
    for point, count in ((6, 4), (5, 3), (8, 4), (last, 4)):
        signs[25 - point] = chr(ord("a") + count - 1)
    position = xgid.read(of, f"XGID={''.join(signs)}:0:0:1:00:0:0:0:0:10")
    told = bearoff.estimate(position.row, bearoff.table(), -1.0)
    assert told == pytest.approx(kleinman(111, 71 + 4 * last), abs=0.04)


def test_a_short_race_is_not_estimated():
    of = variant(MONEY)
    position = xgid.read(of, "XGID=-A-----A----------------a-:0:0:1:00:0:0:0:0:10")
    assert bearoff.estimate(position.row, bearoff.table(), 0.3) == 0.3


# --- what it is good for -----------------------------------------------------------------------------------------


def test_a_judgement_is_the_tables():
    position = placed((0, 0, 1, 1, 0, 1), (0, 1, 1, 0, 0, 1))
    thinker = expect.Thinker(position, 30, 1.0, 0)
    thinker._ahead(position.row, 0)
    assert (thinker.desk[3] == chances_of(position)).all()


@pytest.mark.parametrize("level", [5, 8])
@pytest.mark.parametrize(
    ("mine", "others", "lowest", "highest", "answer"),
    [
        ((0, 0, 0, 0, 1, 2), (0, 2, 0, 2, 0, 0), 0.60, 0.64, TAKE),
        ((0, 0, 0, 1, 1, 1), (0, 0, 0, 1, 1, 1), 0.69, 0.73, TAKE),
        ((0, 0, 1, 1, 1, 0), (0, 0, 0, 1, 1, 1), 0.82, 0.86, DROP),
        ((0, 1, 1, 1, 0, 0), (0, 1, 1, 0, 1, 0), 0.84, 0.88, DROP),
    ],
)
def test_three_throws_from_the_end_a_double_is_answered_by_the_chances(mine, others, lowest, highest, answer, level):
    """Who has a quarter takes, and somewhat earlier, for he may double later."""
    position = placed(mine, others)
    assert lowest < chances_of(position)[WIN] < highest
    assert choose(position.play(DOUBLE), level=level).move.code == answer


def test_the_last_two_men_are_placed_for_the_most_throws():
    """Of what 2 and 1 can do with men on 6 and 4, men on 5 and 2 leave with most throws: 19 of 36."""
    position = placed((0, 0, 0, 1, 0, 1), (3, 0, 0, 0, 0, 0)).play(ROLL).play(2 | 1 << 3)
    played = set()
    for _ in range(2):
        move = choose(position, level=6).move
        played.add(move.text)
        position = position.play(move.code)
    assert played == {"6/5", "4/2"}
