"""The learned player of the tables games: what it judges, how it moves, doubles, takes and drops."""

from __future__ import annotations

import itertools
import random
from time import monotonic

import numpy as np
import pytest

from ludoteka import games
from ludoteka.declare.backgammon import TablesGame
from ludoteka.notation import xgid
from ludoteka.play import Match, Position, variant
from ludoteka.rules.backgammon import DOUBLE, DROP, ROLL, TAKE, ends
from ludoteka.rules.backgammon_men import MEN, PLACES
from ludoteka.search import expect, learning, net, stakes, turns
from ludoteka.search.arena import tournament
from ludoteka.search.chances import LOSE_TWO, WIN, WIN_TWO
from ludoteka.search.levels import LEVELS
from ludoteka.search.player import Engine, choose, engine

MONEY = "backgammon:standard,cube=owned"
MATCH = "backgammon:match"
THROWS = [(first, second) for first in range(1, 7) for second in range(1, 7)]


def before_throw(men: str, key: str = MONEY, score: str = "0:0", crawford: int = 0) -> Position:
    """White may double or throw; men as in XGID."""
    of = variant(key)
    length = of.game.length  # type: ignore[attr-defined]
    return xgid.read(of, f"XGID={men}:0:0:1:00:{score}:{crawford}:{length}:10")


def board(white: dict[int, int], black: dict[int, int]) -> str:
    """A board for XGID, each side's men by its own count."""
    signs = ["-"] * 26
    for point, count in white.items():
        signs[point] = chr(ord("A") + count - 1)
    for point, count in black.items():
        signs[25 - point] = chr(ord("a") + count - 1)
    return "".join(signs)


def chances_of(position: Position) -> np.ndarray:
    thinker = expect.Thinker(position, 30, 1.0, 0)
    thinker._ahead(position.row, 0)
    return thinker.desk[3].copy()


def learned_games() -> list[str]:
    found = []
    for id in games.ids():
        game = games.find(id)
        if isinstance(game, TablesGame):
            found += [f"{id}:{preset.id}" for preset in game.presets if variant(id, preset.id).game.learned]  # type: ignore[attr-defined]
    return found


def can_take_two_off(a: int, b: int) -> int:
    """The throws of 36 that bear off men on the points a and b at once; written without our kernel."""
    found = 0
    for first, second in THROWS:
        dice = [first] * 4 if first == second else [first, second]
        orders = itertools.permutations(dice)
        found += any(_borne_off(list(order), a, b) for order in orders)
    return found


def _borne_off(dice: list[int], *men: int) -> bool:
    """Whether the dice, in this order, bring all men off if each is played on some man."""
    if not any(men):
        return True
    if not dice:
        return False
    left = list(men)
    for k, point in enumerate(left):
        if point and (dice[0] <= point or point == max(left)):
            after = [max(p - dice[0], 0) if i == k else p for i, p in enumerate(left)]
            if _borne_off(dice[1:], *after):
                return True
    return False


ANSWERED = board({24: 2, 13: 5, 8: 3, 6: 5}, {24: 2, 13: 5, 8: 2, 6: 4, 5: 2})
"""Black has opened with a 3 and a 1."""


# --- what it judges ----------------------------------------------------------------------------------------------


def test_the_family_is_played_by_what_was_learned():
    assert engine(variant("backgammon")) is Engine.EXPECT
    assert engine(variant(MATCH)) is Engine.EXPECT
    assert engine(variant("moultezim")) is engine(variant("plakoto")) is Engine.EXPECT
    assert engine(variant("ludo")) is Engine.TREE


@pytest.mark.parametrize("key", learned_games())
def test_a_net_is_small_and_fits(key):
    name = variant(key).game.learned  # type: ignore[attr-defined]
    assert (expect.NETS / f"{name}.npz").stat().st_size < 200_000
    known = expect.learned(name)
    assert known.first.shape[1] == net.INPUTS
    assert np.isfinite(known.first).all()


@pytest.mark.parametrize("key", ["moultezim", "plakoto", "plakoto:last-quarter", "backgammon:tavla"])
def test_the_middle_level_beats_random_play(key):
    assert tournament(variant(key), ["4", "0"], 20, 1).scores[0].wins >= 18


@pytest.mark.parametrize("key", learned_games())
def test_chances_are_chances(key):
    """In positions of random games: between 0 and 1, no more gammons than games, no more backgammons than gammons."""
    chooser = random.Random(key)
    position = Position.start(key)
    for _ in range(400):
        if position.over:
            position = Position.start(key)
        if position.chance:
            win, two, three, lost_two, lost_three = chances_of(position)
            assert 0 <= three <= two <= win <= 1
            assert 0 <= lost_three <= lost_two <= 1 - win + 1e-6
        position = position.play(chooser.choice(position.codes))


def test_the_start_is_nearly_even_and_the_first_throw_a_small_advantage():
    win, two, _, lost_two, _ = chances_of(Position.start(MONEY))
    assert 0.50 < win < 0.56
    assert 0.08 < two < 0.22
    assert 0.08 < lost_two < 0.22


def test_colours_are_judged_alike():
    men = "-b---BD-B---cE---c-d--b-B-"
    swapped = men[::-1].swapcase()
    mine = xgid.read(variant(MONEY), f"XGID={men}:0:0:1:00:0:0:0:0:10")
    others = xgid.read(variant(MONEY), f"XGID={swapped}:0:0:-1:00:0:0:0:0:10")
    assert np.allclose(chances_of(mine), chances_of(others))


def test_a_race_far_ahead_is_won_and_far_behind_is_lost():
    ahead, behind = {1: 3, 2: 3}, {6: 5, 5: 5, 4: 5}
    assert chances_of(before_throw(board(ahead, behind)))[WIN] > 0.97
    assert chances_of(before_throw(board(behind, ahead)))[WIN] < 0.03


def test_men_borne_off_rule_out_a_gammon():
    chances = chances_of(before_throw(board({6: 5, 5: 5, 4: 4}, {6: 5, 5: 5, 4: 4})))
    assert chances[WIN_TWO] == chances[LOSE_TWO] == 0


@pytest.mark.parametrize(
    ("point", "hunters", "shots"), [(1, (2,), 12), (1, (3,), 14), (1, (7,), 17), (1, (13,), 3), (1, (2, 3), 20)]
)
def test_shots_are_those_every_player_knows(point, hunters, shots):
    """A man 1, 2, 6 and 12 away is hit by 11 + ... throws of 36, and the usual tables say so."""
    mask = sum(1 << h for h in hunters)
    assert int(net.shots(mask, 0, 1 << point)) == {12: 11, 14: 12, 17: 17, 3: 3, 20: 20}[shots]


# --- whole turns -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", ["backgammon", "backgammon:tavla", "moultezim", "plakoto"])
def test_ends_of_turns_are_those_of_the_rules(key):
    """The same set of placings as the plain walk over the kernel that perft is checked with."""
    of, chooser = variant(key), random.Random(key)
    position, seen = Position.start(of), 0
    while seen < 25 and not position.over:
        if position.chance and position.ply > 0:
            first, second = chooser.choice(THROWS)
            wanted = {
                row[MEN : MEN + 2 * PLACES].tobytes()
                for row in ends(of.compiled, of.tables.row, position.row, first, second)
            }
            position = position.play(max(first, second) | min(first, second) << 3)
            walk = turns.new_walk(of.tables.row)
            turns.begin(walk, position.row, of.tables.row)
            found = set()
            while level := turns.next_end(walk, of.tables.row):
                found.add(walk[0][level][MEN : MEN + 2 * PLACES].tobytes())
            assert found == wanted
            seen += 1
        position = position.play(chooser.choice(position.codes))


# --- the cube ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("a", "b"), [(a, b) for a in range(1, 7) for b in range(1, a + 1)])
def test_doubles_and_takes_at_the_last_throw_are_exact(a, b):
    """White wins at once or never: a double is right above one half, and a take up to three quarters."""
    wins = can_take_two_off(a, b)
    white = {a: 1, b: 1} if a != b else {a: 2}
    position = before_throw(board(white, {1: 1}))
    doubles = choose(position, level=8).move.code == DOUBLE
    assert wins in (18, 36) or doubles == (wins > 18)
    offered = position.play(DOUBLE)
    takes = choose(offered, level=8).move.code == TAKE
    assert wins == 27 or takes == (wins < 27)


def test_the_last_throws_of_the_books():
    assert [can_take_two_off(*pair) for pair in [(6, 1), (5, 2), (4, 3), (4, 1), (2, 2)]] == [15, 19, 17, 29, 26]


def test_two_throws_to_go_is_a_drop_and_five_a_take():
    """Men on the point 1: each needs two throws, or five, but for doublets; 31 of 36 are won, or about 72 %."""
    assert choose(before_throw(board({1: 4}, {1: 4})).play(DOUBLE), level=8).move.code == DROP
    assert choose(before_throw(board({1: 10}, {1: 10})).play(DOUBLE), level=8).move.code == TAKE


def test_nobody_doubles_at_the_start_but_after_crawfords_game_who_is_behind_does():
    assert choose(before_throw(ANSWERED), level=6).move.code == ROLL
    assert choose(before_throw(ANSWERED, MATCH, "2:4"), level=6).move.code == DOUBLE
    assert choose(before_throw(ANSWERED, MATCH, "4:2"), level=6).move.code == ROLL


PRIMED = board({1: 1, 2: 2, 3: 2, 4: 2, 5: 2, 6: 3, 12: 1, 13: 1, 23: 1}, {4: 2, 5: 2, 6: 2, 7: 2, 8: 2, 9: 3, 25: 2})
"""White's last man stands behind six points in a row; Black waits on the bar until White has to open his own board."""


def test_a_judgement_that_games_played_out_deny_is_not_believed():
    position = before_throw(PRIMED)
    thinker = expect.Thinker(position, expect.MANY, 60.0, 0)
    chances = thinker._denied(thinker._after(DOUBLE, TAKE))
    assert chances is not None, "if the net has learned better, take it for another position that it misjudges"
    assert chances[WIN] < 0.3
    assert 0 <= chances[WIN_TWO] <= chances[WIN]
    assert 0 <= chances[LOSE_TWO] <= 1 - chances[WIN]
    assert choose(position, level=8).move.code == ROLL
    assert choose(position.play(DOUBLE), level=8).move.code == TAKE
    believed = expect.Thinker(before_throw(ANSWERED), expect.MANY, 60.0, 0)
    assert believed._denied(believed._after(DOUBLE, TAKE)) is None


def test_whoever_may_double_freely_doubles_when_ahead():
    position = before_throw(board({4: 2, 5: 2, 6: 2}, {6: 4, 5: 4, 4: 2}), "backgammon:book")
    assert choose(position, level=6).move.code == DOUBLE
    assert choose(position.play(DOUBLE), level=6).move.code == DROP


def test_gammons_count_only_after_a_double_by_jacoby():
    of = variant(f"{MONEY},jacoby=on")
    wins = stakes.wins_of(Position.start(of).row, of.tables.row)
    assert wins[0, 0].tolist() == [1, 1, 1]
    assert wins[0, 1].tolist() == [2, 4, 6]


def test_take_points_of_the_textbook():
    """Without gammons: a quarter if the cube is dead then, a fifth if it is fully alive."""
    wins, takes = stakes.wins_of(Position.start(MONEY).row, variant(MONEY).tables.row), np.zeros((2, stakes.LEVELS))
    even = np.array([0.5, 0, 0, 0, 0], np.float32)
    stakes.find_takes(wins, 1, even, 0, takes)
    assert takes[0, 0] == pytest.approx(0.25)
    stakes.find_takes(wins, 6, even, 0, takes)
    assert takes[0, 0] == pytest.approx(0.20, abs=0.002)


def test_chances_of_matches():
    """Within a few hundredths of what every table says; the sums are exact."""
    met, late = stakes.match_chances(crawford=True)
    side = range(1, stakes.MOST)
    assert all(met[a, b] + met[b, a] == pytest.approx(1) for a in side for b in side)
    assert all(met[a, b] >= met[a + 1, b] for a in range(1, stakes.MOST - 1) for b in side)
    assert met[1, 2] == pytest.approx(0.68, abs=0.03)
    assert met[2, 3] == pytest.approx(0.60, abs=0.03)
    assert met[3, 5] == pytest.approx(0.65, abs=0.03)
    assert late[2] == 0.5


# --- the choice --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", learned_games())
def test_every_level_plays_legally_and_in_time(key):
    """Matches are cut after a while; the moves of `choose` are looked up among the legal ones by `play`."""
    for level in LEVELS:
        match = Match.begin(key, secret=bytes([level.number]) * 32)
        for step in range(6):
            if match.over:
                break
            seat = match.position.actors[0]
            match.play(seat, choose(match.position, seat, level.number, step).move)


def test_a_level_stops_in_time():
    position = before_throw(ANSWERED, "backgammon").play(1 | 1 << 3)
    choose(position, level=8)
    begun = monotonic()
    choose(position, level=LEVELS[-1].__class__(8, "hasty", "sietős", 1_000_000, 100_000, 0.0, 0.0))
    assert monotonic() - begun < 1.0


def test_it_opens_as_people_do():
    start = Position.start("backgammon")
    for throw, wanted in (((3, 1), {"8/5", "6/5"}), ((6, 1), {"13/7", "8/7"}), ((4, 2), {"8/4", "6/4"})):
        position = start.play(throw[0] | throw[1] << 3)
        played = set()
        for _ in range(2):
            move = choose(position, level=6).move
            played.add(move.text)
            position = position.play(move.code)
        assert played == wanted


def test_learning_is_repeatable_and_goes_on(tmp_path):
    of = variant("backgammon:hypergammon")
    root = Position.start(of).row.copy()

    def learner() -> learning.Learner:
        one = learning.Learner(*learning.new_net(8, 3), 0)
        one.step(root, of.tables.row, learning.new_rng(3))
        return one

    once, again = learner(), learner()
    assert (once.first == again.first).all()
    once.save(tmp_path / "net.npz")
    further = learning.Learner.load([tmp_path / "net.npz"])
    assert further.games == once.games
    assert np.allclose(further.first, once.mean_first, atol=1e-3)


def test_a_duel_of_a_net_with_itself_is_even_and_what_was_learned_beats_what_was_not(tmp_path, capsys):
    of = variant("backgammon:hypergammon")
    fresh, learned = tmp_path / "fresh.npz", tmp_path / "learned.npz"
    learner = learning.Learner(*learning.new_net(8, 3), 0)
    learner.save(fresh)
    for _ in range(4):
        learner.step(Position.start(of).row.copy(), of.tables.row, learning.new_rng(3))
    learner.save(learned)
    learning.compare(of, [learned, learned], 20, 1)
    assert "20 games: +0.0000 ± 0.0000" in capsys.readouterr().out
    learning.compare(of, [learned, fresh], 400, 1)
    assert "400 games: +" in capsys.readouterr().out
