"""Jungle: set-up, meetings, the lake, traps and dens, by the book and as widely played."""

from __future__ import annotations

import random

import pytest

from ludoteka.declare import Reason
from ludoteka.play import NotationError, Position, variant
from ludoteka.rules import drive


def at(red: str, blue: str, preset: str = "book", actors: int = 1, **fields: int) -> Position:
    """at("La5 Rc4", "Ed4"): animals by their letters."""
    of = variant("jungle", preset)
    letters = [animal.piece.letter for animal in of.game.animals]
    codes = [0] * 63
    for player, army in enumerate((red, blue)):
        for word in army.split():
            codes[of.game.board.at(word[1:])] = 1 + 8 * player + letters.index(word[0])
    words = [f"{name}={value}" for name, value in ({"actors": actors} | fields).items()]
    return Position.from_text(of, " ".join([*words, f"cells={','.join(map(str, codes))}"]))


def texts(position: Position, begin: str = "") -> set[str]:
    return {move.text for move in position.moves() if move.text.startswith(begin)}


def army(position: Position, owner: int) -> set[str]:
    return {item.letter + item.cell for item in position.scene().items if item.owner == owner}


def test_the_set_up_of_the_book():
    start = Position.start("jungle")
    assert army(start, 0) == {"Ea3", "Lg1", "Ta1", "Pe3", "Df2", "Wc3", "Cb2", "Rg3"}
    assert army(start, 1) == {"Eg7", "La9", "Tg9", "Pc7", "Db8", "We7", "Cf8", "Ra7"}


@pytest.mark.parametrize("preset", ["book", "standard"])
def test_counts_as_published(preset: str):
    of = variant("jungle", preset)
    assert [drive.perft(of.compiled, of.tables.row, of.start, depth) for depth in (1, 2)] == [24, 576]


def test_the_stronger_eats_the_weaker_whichever_moved():
    assert army(at("Lc2", "Wc3 Eg9").play("Lc2xc3"), 1) == {"Eg9"}
    after = at("Cc2 Lg1", "Wc3").play("Cc2xc3")
    assert army(after, 0) == {"Lg1"}
    assert army(after, 1) == {"Wc3"}


def test_as_widely_played_nobody_steps_on_a_stronger_one():
    assert "Cc2xc3" not in texts(at("Cc2 Lg1", "Wc3", "standard"))


def test_between_equals_the_mover_wins():
    assert army(at("Wc2", "Wc3 Eg9").play("Wc2xc3"), 0) == {"Wc3"}


def test_dog_and_wolf_stand_in_the_order_of_the_preset():
    assert army(at("Dc2 Lg1", "Wc3 Eg9").play("Dc2xc3"), 0) == {"Dc3", "Lg1"}
    assert "Dc2xc3" not in texts(at("Dc2 Lg1", "Wc3 Eg9", "standard"))


def test_the_rat_beats_the_elephant_both_ways():
    assert army(at("Rg2 La1", "Eg3 Lb9").play("Rg2xg3"), 1) == {"Lb9"}
    assert army(at("Eg2 La1", "Rg3 Lb9").play("Eg2xg3"), 0) == {"La1"}


def test_only_the_rat_swims():
    position = at("Ra4 Ea5", "Lg9")
    assert "Ra4-b4" in texts(position)
    assert "Ea5-b5" not in texts(position)
    assert "Only the rat swims" in str(position.why_not(("a5", "b5")))


def test_a_rat_coming_out_of_the_water_may_not_attack_the_elephant():
    position = at("Rc4", "Ed4 Rb4")
    assert "Rc4xd4" not in texts(position)
    assert "Rc4xb4" in texts(position)
    assert "Rd3xd4" in texts(at("Rd3", "Ed4"))


def test_rats_fight_across_the_shore_by_the_book_only():
    assert "Rd4xc4" in texts(at("Rd4", "Rc4"))
    assert "Rd4xc4" not in texts(at("Rd4", "Rc4", "standard"))


def test_lion_and_tiger_leap_over_the_lake_unless_a_rat_swims_there():
    assert "La5-d5" in texts(at("La5", "Eg9"))
    assert "Te3-e7" in texts(at("Te3", "Eg9"))
    assert "Te3-e7" not in texts(at("Te3", "Re5"))
    assert "Te3-e7" not in texts(at("Te3 Re5", "Eg9"))
    assert "Pe3-e7" not in texts(at("Pe3", "Eg9"))
    assert "La5xd5" in texts(at("La5", "Ed5"))


def test_in_its_own_trap_an_animal_beats_everything_and_must_leave():
    after = at("Cd2 Lg1", "Ld3 Ta7", actors=2).play("Ld3xd2")
    assert army(after, 1) == {"Ta7"}
    assert texts(after) == {"Cd2-c2", "Cd2-e2", "Cd2-d3"}
    assert str(after.why_not(("g1",))) == "An animal in your own trap must leave it now."
    attacked = at("Cd2 Lg1", "Ld3 Ta7").play("Cd2xd3")
    assert army(attacked, 0) == {"Cd3", "Lg1"}


def test_an_enemy_trap_weakens_in_the_widely_played_game():
    assert army(at("Ld8 Ea1", "Cc8", "standard", actors=2).play("Cc8xd8"), 0) == {"Ea1"}
    assert army(at("Ld8 Ea1", "Cc8 Dg9", "book", actors=2).play("Cc8xd8"), 1) == {"Dg9"}


def test_nobody_enters_his_own_den():
    position = at("Lc1", "Eg9", "standard")
    assert texts(position) == {"Lc1-b1", "Lc1-c2"}
    assert str(position.why_not(("c1", "d1"))) == "No animal may enter its own den."


def test_who_enters_the_enemy_den_wins():
    end = at("Cd8", "Eg9").play("Cd8-d9")
    assert end.result.reason is Reason.GOAL
    assert end.result.payoffs == (1, -1)


def test_who_loses_his_last_animal_loses():
    assert at("Lc2", "Wc3").play("Lc2xc3").result.payoffs == (1, -1)
    assert at("Cc2", "Wc3").play("Cc2xc3").result.payoffs == (-1, 1)


def test_two_hundred_moves_without_capture_are_a_draw():
    end = at("Lc2", "Wg8", quiet=199).play("Lc2-c3")
    assert end.result.reason is Reason.NO_PROGRESS


def test_impossible_positions_are_refused():
    with pytest.raises(NotationError, match="cannot swim"):
        at("Lb5", "Wg8")
    with pytest.raises(NotationError, match="in a den"):
        at("Ld9", "Wg8")


WATER = {f + r for f in "bcef" for r in "456"}
DENS, TRAPS = ("d1", "d9"), ({"c1", "d2", "e1"}, {"c9", "d8", "e9"})
Animals = dict[str, tuple[int, str]]


def beyond(cell: str, dx: int, dy: int) -> str:
    file, rank = ord(cell[0]) + dx, int(cell[1]) + dy
    return f"{chr(file)}{rank}" if "a" <= chr(file) <= "g" and 1 <= rank <= 9 else ""


def goal_of(animals: Animals, cell: str, dx: int, dy: int) -> str:
    """Where a step in this direction ends, by land, water or leap; empty if it cannot be taken."""
    letter, to = animals[cell][1], beyond(cell, dx, dy)
    if to in WATER and letter in "LT":
        while to in WATER:
            if to in animals:
                return ""
            to = beyond(to, dx, dy)
    return "" if to in WATER and letter != "R" else to


def survivor(animals: Animals, cell: str, to: str, preset: str) -> int | None:
    """Whose animal is left when the one on `cell` attacks the one on `to`; None if it may not."""
    (me, mine), (other, its) = animals[cell], animals[to]
    crosses = (cell in WATER) != (to in WATER)
    if preset == "standard":
        if crosses:
            return None
        order = "RCDWPTLE"
        wins = to in TRAPS[me] or order.index(mine) >= order.index(its)
        if to not in TRAPS[me] and {mine, its} == {"R", "E"}:
            wins = mine == "R"
        return me if wins else None
    if crosses and its == "E":
        return None
    if to in TRAPS[other]:
        return other
    if cell in TRAPS[me] or mine == its:
        return me
    if {mine, its} == {"R", "E"}:
        return me if mine == "R" else other
    order = "RCWDPTLE"
    return me if order.index(mine) > order.index(its) else other


def naive(animals: Animals, me: int, preset: str) -> dict[tuple[str, str], Animals]:
    """What every move makes of the board, written from the rule book."""
    found = {}
    for cell in (at for at, (owner, _) in animals.items() if owner == me):
        for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            to = goal_of(animals, cell, dx, dy)
            if not to or to == DENS[me]:
                continue
            after = {at: one for at, one in animals.items() if at != cell}
            if to not in animals:
                found[cell, to] = after | {to: animals[cell]}
            elif animals[to][0] != me:
                left = survivor(animals, cell, to, preset)
                if left is not None:
                    found[cell, to] = after | {to: animals[cell if left == me else to]}
    leaving = {way: after for way, after in found.items() if way[0] in TRAPS[me]}
    return leaving if preset == "book" and leaving else found


def standing(position: Position) -> Animals:
    return {item.cell: (item.owner, item.letter) for item in position.scene().items}


@pytest.mark.parametrize("preset", ["book", "standard"])
def test_all_moves_of_random_games_agree_with_a_naive_generator(preset: str):
    for seed in range(12):
        dice, position = random.Random(seed), Position.start(f"jungle:{preset}")
        while not position.over and position.ply < 120:
            moves = {move.steps: standing(position.play(move)) for move in position.moves()}
            assert moves == naive(standing(position), position.actors[0], preset)
            position = position.play(dice.choice(position.codes))
