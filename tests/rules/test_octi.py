"""Octi and hexi: prongs, pods, towers, jumps, homes."""

from __future__ import annotations

import pytest

from ludoteka.declare import Reason
from ludoteka.play import Position, variant
from ludoteka.rules.abi import PAYOFF
from ludoteka.search.player import choose

LETTERS = "ABCDEFGH"


def at(
    *pods: str, actors: int = 1, key: str = "octi", quiet: int = 0, hand: str = "0,0", stock: str = "5,5"
) -> Position:
    """Pods like "w15AC" and, in towers from the lowest up, "w15A.C"."""
    of = variant(key)
    board, most = of.game.board, of.game.pods
    cells, heights, prongs = [0] * len(board), [0] * len(board), [0] * len(board) * most
    for pod in pods:
        name = pod[1:].rstrip(LETTERS + ".")
        cell = board.at(name)
        levels = pod[1 + len(name) :].split(".")
        cells[cell], heights[cell] = 1 + "wb".index(pod[0]), len(levels)
        for level, letters in enumerate(levels):
            prongs[cell * most + level] = sum(1 << LETTERS.index(letter) for letter in letters)
    rows = {"cells": cells, "height": heights, "prongs": prongs}
    words = [f"{name}={','.join(map(str, row))}" for name, row in rows.items()]
    return Position.from_text(of, f"actors={actors} quiet={quiet} hand={hand} stock={stock} {' '.join(words)}")


def texts(position: Position, begin: str = "") -> set[str]:
    return {move.text for move in position.moves() if move.text.startswith(begin)}


def pods(position: Position, owner: int) -> list[str]:
    """Cells and prongs, as "15AC"."""
    return sorted(
        f"{item.cell}{item.glyph.partition(':')[2]}" for item in position.scene().items if item.owner == owner
    )


def stock(position: Position, owner: int) -> dict[str, int]:
    return {item.name: int(item.label) for item in position.scene().trays[owner].items}


def test_three_pods_on_the_home_cells_and_the_rest_in_hand():
    start = Position.start("octi")
    assert (pods(start, 0), pods(start, 1)) == (["14", "15", "16"], ["94", "95", "96"])
    assert stock(start, 0) == {"pod": 4, "prong": 25}
    board = start.variant.game.board
    assert (board.names[0], board.names[8]) == ("11", "19")
    # A pod on three cells, or one of eight prongs into one of three pods.
    assert len(start.moves()) == 3 + 3 * 8


def test_hexi_has_homes_in_opposite_corners():
    start = Position.start("hexi")
    board = start.variant.game.board
    assert len(board) == 61
    assert (pods(start, 0), pods(start, 1)) == (["a1", "a2", "b1"], ["h6", "i4", "i5"])
    assert stock(start, 1) == {"pod": 3, "prong": 19}
    assert len(start.moves()) == 3 + 3 * 6


def test_a_prong_points_up_and_the_letters_go_round_clockwise():
    position = at("w55A", "w52C", "w58E", "w22G", "b99")
    for pod, to in (("55", "65"), ("52", "53"), ("58", "48"), ("22", "21")):
        assert f"{pod}-{to}" in texts(position)
    hexi = at("we5B", "bi1", key="hexi")
    assert "e5-e6" in texts(hexi)
    assert "e5-f5" in texts(at("we5A", "bi1", key="hexi"))


def test_a_prong_is_put_in_or_shifted():
    position = at("w55A", "b99")
    after = position.play("55+C")
    assert pods(after, 0) == ["55AC"]
    assert stock(after, 0)["prong"] == 4
    assert pods(position.play("55A-F"), 0) == ["55F"]
    assert "55+A" not in texts(position)


def test_a_pod_is_placed_on_a_home_cell_also_on_another():
    position = at("w14", "w55", "b95", "b16", hand="2,0", key="octi:three-bases")
    assert texts(position, "pod") == {"pod@14", "pod@15"}
    assert pods(position.play("pod@14"), 0) == ["14", "14", "55"]
    assert "home cells" in str(position.why_not(("hand:pod", "55")))


def test_a_pod_goes_only_where_a_prong_points():
    position = at("w55A", "b99", stock="0,0")
    assert texts(position, "55-") == {"55-65"}
    assert "needs a prong" in str(position.why_not(("55", "56")))


def test_towers_move_as_a_whole_or_part():
    position = at("w55A", "w65.A.AB", "b99", stock="0,0")
    # The lowest pod has no prong: at most two go up; only the top one goes to the upper right.
    assert {"65-75/1", "65-75/2"} <= texts(position, "65")
    assert "65-75/3" not in texts(position)
    assert texts(position, "65-76") == {"65-76/1"}
    assert pods(position.play("65-75/2"), 0) == ["55A", "65", "75A", "75AB"]
    joined = position.play("55-65")
    assert [item.glyph for item in joined.scene().items if item.cell == "65"] == ["pod:", "pod:A", "pod:AB", "pod:A"]


def test_every_pod_of_a_tower_can_get_prongs():
    position = at("w65A.B", "b99")
    assert {"65.1+A", "65.2+B", "65.1B-A"} <= texts(position)
    assert pods(position.play("65.2+B"), 0) == ["65AB", "65B"]


def test_an_enemy_is_jumped_over_and_taken_or_left():
    position = at("w55A", "b65CD", "b99")
    assert {"55x75", "55-75"} <= texts(position)
    taken = position.play("55x75")
    assert pods(taken, 1) == ["99"]
    assert stock(taken, 0)["prong"] == 7, "who takes a pod gets its prongs"
    left = position.play("55-75")
    assert pods(left, 1) == ["65CD", "99"]
    assert left.actors == (1,)


def test_own_pods_are_not_jumped_over_and_the_cell_behind_must_be_empty():
    assert not texts(at("w55A", "w65", "b99"), "55-7")
    assert not texts(at("w55A", "b65", "b75"), "55") & {"55x75", "55-75"}


def test_jumps_may_go_on_and_may_be_stopped():
    first = at("w55AC", "b65", "b76", "b99").play("55x75")
    assert first.actors == (0,)
    assert texts(first) == {"75x77", "75-77", "stop"}
    assert first.play("stop").actors == (1,)
    assert pods(first.play("75x77"), 1) == ["99"]


def test_the_same_piece_is_not_jumped_over_twice():
    position = at("w55AE", "b65", "b99")
    left = position.play("55-75")
    assert left.actors == (1,), "it could only jump back over the same pod"


def test_a_tower_jumps_only_as_far_as_all_its_pods_have_prongs():
    position = at("w55C.AC", "b65", "b56", "b99")
    assert texts(position, "55x") == {"55x75/1", "55x57/1", "55x57/2"}
    series = at("w55AC.A", "b65", "b76", "b99").play("55x75/2")
    assert series.actors == (1,), "the upper pod has no prong to the right"


def test_a_whole_tower_is_taken():
    after = at("w55A", "b65CD.A", "b99").play("55x75")
    assert pods(after, 1) == ["99"]
    assert stock(after, 0)["prong"] == 8


def test_who_enters_the_enemys_home_wins():
    end = at("w85A", "b99").play("85-95")
    assert end.result.reason is Reason.GOAL
    assert end.result.payoffs == (1, -1)
    assert at("we2C", "bi1", actors=1, key="hexi").play("e2-d2").over is False
    black = at("wc5", "bb2E", actors=2, key="hexi").play("b2-b1")
    assert black.result.payoffs == (-1, 1)


@pytest.mark.parametrize("key", ["octi:three-bases", "hexi:three-bases"])
def test_three_bases_must_all_be_held(key: str):
    assert variant(key).game.homes_to_win == 3
    position = at("w94", "w95", "w86A", "b11", key="octi:three-bases")
    assert not at("w94", "w85A", "b11", key="octi:three-bases").play("85-95").over
    assert position.play("86-96").result.payoffs == (1, -1)


def test_forty_turns_in_which_nothing_happens_are_a_draw():
    end = at("w55A", "b99", quiet=40).play("55-65")
    assert end.result.reason is Reason.NO_PROGRESS
    assert not at("w55A", "b99", quiet=40).play("55+B").over


def test_who_can_do_nothing_loses():
    of = variant("octi")
    s = of.start.copy()
    of.compiled.result(s, of.tables.row)
    assert s[PAYOFF : PAYOFF + 2].tolist() == [-1, 1]


def judged(position: Position, player: int) -> int:
    of = position.variant
    return int(of.kernel.evaluate(position.row, of.tables.row, player))


def test_who_needs_fewer_turns_to_the_enemys_home_is_judged_better():
    behind = at("w45A", "b95")
    ahead = at("w55A", "b95")
    assert judged(ahead, 0) > judged(behind, 0)
    assert judged(ahead, 1) == -judged(ahead, 0)
    assert judged(at("w55", "b95"), 0) < judged(at("w55A", "b95"), 0) - 20
    many = at("w45A", "w14ABCDEFGH", "b95")
    assert judged(at("w55A", "w14ABCDEFG", "b95"), 0) > judged(many, 0)


def test_a_computer_runs_when_nobody_can_stop_it():
    position = at("w65A", "w14", "b94", "b19", "b29", stock="20,20")
    for _ in range(3):
        move = choose(position, level=4).move
        position = position.play(move.code)
        if position.over:
            break
        position = position.play(next(code for code in position.codes))
    assert position.result.payoffs[0] > 0
