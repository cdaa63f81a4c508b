"""Battleship: drawing fleets in secret, shots, hits and sinking, and what each player may know."""

from __future__ import annotations

import random
from dataclasses import replace

import numpy as np
import pytest

from ludoteka.declare import Preset, Reason
from ludoteka.declare.battleship import two_seas
from ludoteka.games import find
from ludoteka.play import IllegalMove, NotationError, Position, variant
from ludoteka.rules.abi import ACTORS, PHASE, TURN, load
from ludoteka.rules.battleship_tables import COUNT, FLEET, SHIP, SHOOTING, pack

PRESETS = ("book", "large", "total", "american", "straight", "paper", "touching", "salvo")


def names(position: Position, player: int) -> set[str]:
    return {move.text for move in position.moves(player)}


def draw(position: Position, cells: str, player: int = 0) -> Position:
    sea = "AB"[player]
    for cell in cells.split():
        position = position.play(next(m for m in position.moves(player) if m.text == sea + cell))
    return position


FLEET_CELLS = "a1 a2 a3 a4  c1 c2 c3  e1 e2 e3  g1 g2  i1 i2  a6 a7  c6 e6 g6 i6"
"""Ten ships, the largest first."""


def at_sea(preset: str = "book", shooter: int = 0) -> Position:
    """Both fleets are drawn, in the same places."""
    position = draw(draw(Position.start("battleship", preset), FLEET_CELLS), FLEET_CELLS, 1)
    assert position.row[PHASE] == SHOOTING
    if shooter:
        row = position.row.copy()
        row[ACTORS] = 2
        position = Position(position.variant, row)
    return position


# --- drawing ----------------------------------------------------------------------------------------------------------


def test_both_draw_at_the_same_time_each_in_his_own_sea():
    position = Position.start("battleship")
    assert position.actors == (0, 1)
    assert len(names(position, 0)) == len(names(position, 1)) == 100
    assert all(name[0] == "A" for name in names(position, 0))
    assert "own sea" in str(position.why_not(("Be5",), 0))


def test_a_ship_goes_on_by_its_sides_and_may_bend_and_branch():
    position = draw(Position.start("battleship"), "e5 e6")
    assert names(position, 0) == {"Ae4", "Ae7", "Ad5", "Af5", "Ad6", "Af6"}
    assert "Go on with the ship" in str(position.why_not(("Aa1",), 0))
    bent = draw(position, "f6 e7")
    assert bent.row[SHIP] == 1, "a ship of four with a bend and a branch is complete"
    assert draw(bent, "a1").row[SHIP] == 2


def test_ships_touch_neither_by_sides_nor_by_corners():
    position = draw(Position.start("battleship"), "e5 e6 e7 e8")
    open_cells = names(position, 0)
    for cell in ("Ae4", "Ae9", "Ad5", "Af8", "Ad4", "Af9", "Ae6"):
        assert cell not in open_cells
    assert {"Ac5", "Ag9", "Ae3", "Ae10"} <= open_cells
    assert "corner" in str(position.why_not(("Ad4",), 0))
    assert "already" in str(position.why_not(("Ae5",), 0))


def test_on_paper_ships_are_straight_and_a_hit_gives_another_shot():
    position = draw(Position.start("battleship", "paper"), "e5 e6")
    assert names(position, 0) == {"Ae4", "Ae7"}
    shooting = at_sea("paper").play("Ba1")
    assert shooting.actors == (0,)
    assert shooting.play("Bb1").actors == (1,)


def test_straight_ships_do_not_bend():
    position = draw(Position.start("battleship", "straight"), "e5 e6")
    assert names(position, 0) == {"Ae4", "Ae7"}
    edge = draw(Position.start("battleship", "straight"), "a9 a10")
    assert names(edge, 0) == {"Aa8"}


def test_with_only_the_total_agreed_ships_end_when_the_player_likes():
    position = draw(Position.start("battleship", "total"), "e5 e6")
    assert {"Ae7", "Ad5", "Aa1", "Ag8"} <= names(position, 0)
    assert "Ad4" not in names(position, 0), "a new ship may not touch by a corner"
    one, several = draw(position, "e7"), draw(position, "a1")
    assert (one.row[SHIP], several.row[SHIP]) == (1, 2)
    assert "Ae7" not in names(several, 0), "a ship that was left is finished: its neighbours stay water"


SIDE_BY_SIDE = "a1 b1 c1 d1 e1  a2 b2 c2 d2  a3 b3 c3  d3 e3 f3  g3 g4"
"""Five straight ships, each touching another."""


def test_in_the_boxed_game_ships_may_touch_by_sides_and_corners_but_do_not_overlap():
    position = draw(Position.start("battleship", "touching"), "e5 e6 e7 e8 e9")
    assert {"Ae4", "Ae10", "Ad5", "Af8", "Ad4", "Af10"} <= names(position, 0)
    assert "Ae6" not in names(position, 0)
    assert "already" in str(position.why_not(("Ae6",), 0))
    assert draw(Position.start("battleship", "touching"), SIDE_BY_SIDE).row[SHIP] == 5
    apart = draw(Position.start("battleship", "straight"), "e5 e6 e7 e8 e9")
    assert "Af8" not in names(apart, 0)


def test_ships_that_may_touch_are_still_straight_and_drawn_one_by_one():
    position = draw(Position.start("battleship", "touching"), "a1 b1 c1 d1 e1 a2 b2")
    assert names(position, 0) == {"Ac2"}, "the ship of four lies between the edge and free water"
    assert "straight" in str(position.why_not(("Aa3",), 0))
    assert "Go on with the ship" in str(position.why_not(("Af1",), 0)), "the ship of five is complete"


@pytest.mark.parametrize("preset", PRESETS)
def test_there_is_always_a_cell_to_draw_and_the_fleet_is_complete(preset):
    """Random drawing never gets stuck, however the ships bend; the position's own check sees each fleet."""
    of = variant("battleship", preset)
    for seed in range(15):
        rng = random.Random(f"{preset} {seed}")
        position = Position.start(of)
        while position.row[PHASE] != SHOOTING:
            assert len(position.codes) >= position.row[ACTORS].bit_count()
            position = position.play(rng.choice(position.codes))
        assert Position.from_text(of, position.text()) == position
        assert list(position.row[COUNT : COUNT + 2]) == [of.game.cells] * 2
        if of.game.ships:
            fleet = position.row[FLEET : FLEET + of.game.width * of.game.height].tolist()
            assert tuple(fleet.count(n + 1) for n in range(len(of.game.ships))) == of.game.ships


def test_a_cell_is_refused_when_the_rest_of_the_fleet_would_find_no_room():
    """A sea of 4 by 4 holds two ships of two only if the first one leaves a row free."""
    game = replace(
        find("battleship"), board=two_seas(4, 4), width=4, height=4, ships=(2, 2), cells=4, presets=(Preset("x", "x"),)
    )
    tables = pack(game)
    row, out = tables.blank(), np.zeros(tables.most_moves, np.int64)
    row[ACTORS] = 1
    n = load("battleship", compiled=True).moves(row, tables.row, out)
    cells = {game.board.names[move & 511] for move in out[:n].tolist()}
    assert cells == set(game.board.names[:16])
    play = load("battleship", compiled=True).play
    play(row, tables.row, next(m for m in out[:n].tolist() if game.board.names[m & 511] == "Ab2"))
    n = load("battleship", compiled=True).moves(row, tables.row, out)
    assert {game.board.names[move & 511] for move in out[:n].tolist()} == {"Aa2", "Ac2", "Ab1", "Ab3"}
    play(row, tables.row, next(m for m in out[:n].tolist() if game.board.names[m & 511] == "Ab3"))
    n = load("battleship", compiled=True).moves(row, tables.row, out)
    assert {game.board.names[move & 511] for move in out[:n].tolist()} == {"Ad1", "Ad2", "Ad3", "Ad4"}


# --- shooting ---------------------------------------------------------------------------------------------------------


def test_shots_alternate_and_say_what_they_met():
    position = at_sea()
    assert position.actors == (0,)
    assert len(position.moves()) == 100
    position = position.play("Bb1")
    assert position.actors == (1,)
    assert shot(position, "Bb1") == "miss"
    position = position.play("Aa1")
    assert shot(position, "Aa1") == "hit"
    assert position.actors == (0,), "the book's rule: also after a hit the other shoots"


def shot(position: Position, cell: str) -> str:
    return [item.glyph for item in position.scene().items if item.cell == cell][-1]


def test_a_ship_sinks_with_its_last_cell():
    position = at_sea().play("Bg1").play("Aa10").play("Bg2")
    assert shot(position, "Bg1") == shot(position, "Bg2") == "sunk"
    position = position.play("Ab10").play("Bc6")
    assert shot(position, "Bc6") == "sunk", "a ship of one cell sinks at once"


def test_a_cell_is_shot_at_once_and_never_in_the_own_sea():
    position = at_sea().play("Bb1").play("Aa10")
    with pytest.raises(IllegalMove):
        position.play("Bb1")
    assert "already" in str(position.why_not(("Bb1",)))
    assert "your own" in str(position.why_not(("Aa1",)))


def test_in_the_american_version_a_hit_shoots_again():
    position = at_sea("american").play("Ba1")
    assert position.actors == (0,)
    assert position.play("Bb1").actors == (1,)


def touching_fleets(preset: str) -> Position:
    return draw(draw(Position.start("battleship", preset), SIDE_BY_SIDE), SIDE_BY_SIDE, 1)


def fire(position: Position, cells: str) -> Position:
    sea = "BA"[position.actors[0]]
    for cell in cells.split():
        position = position.play(sea + cell)
    return position


def test_of_touching_ships_only_the_one_that_is_hit_everywhere_sinks():
    position = touching_fleets("touching")
    for cell in ("a3", "b3", "c3"):
        position = position.play("B" + cell).play("A" + cell.replace("3", "9"))
    assert {shot(position, "B" + cell) for cell in ("a3", "b3", "c3")} == {"sunk"}
    position = position.play("Bd3")
    assert shot(position, "Bd3") == "hit", "the ship behind it begins here"


def test_sunk_ships_that_touch_are_told_apart_by_both_players():
    position = touching_fleets("salvo")
    position = fire(fire(position, "a3 b3 c3 g3 g4"), "j1 j2 j3")
    seen = position.observe(0).row[FLEET + 100 : FLEET + 200].tolist()
    assert seen[20:23] == [3, 3, 3]
    assert (seen[26], seen[36]) == (5, 5)
    assert sum(map(bool, seen)) == 5, "nothing else of the fleet is seen"


def test_a_salvo_has_a_shot_for_each_ship_afloat_and_is_answered_with_its_last():
    position = touching_fleets("salvo")
    four = fire(position, "g3 g4 j9 j10")
    assert four.actors == (0,)
    assert shot(four, "Bg3") == shot(four, "Bj9") == "aimed", "what they met is said when all have been fired"
    assert [count.value for count in four.scene(1).counts if count.name == "shots"] == [1]
    assert four.row[TURN] == position.row[TURN]
    five = four.play("Ba1")
    assert [shot(five, cell) for cell in ("Bg3", "Bg4", "Bj9", "Ba1")] == ["sunk", "sunk", "miss", "hit"]
    assert five.actors == (1,)
    assert five.row[TURN] == position.row[TURN] + 1
    answer = fire(five, "j1 j2 j3")
    assert answer.actors == (1,)
    assert answer.play("Aj4").actors == (0,), "who has lost a ship has four shots"


def test_the_shots_of_a_salvo_go_to_different_cells():
    position = touching_fleets("salvo").play("Ba1")
    with pytest.raises(IllegalMove):
        position.play("Ba1")
    assert "aimed" in str(position.why_not(("Ba1",)))


def test_with_another_turn_after_a_hit_a_salvo_that_hits_is_followed_by_another():
    position = Position.start(variant("battleship", "salvo", {"again": "yes"}))
    position = draw(draw(position, SIDE_BY_SIDE), SIDE_BY_SIDE, 1)
    hit = fire(position, "a1 j2 j3 j4 j5")
    assert hit.actors == (0,)
    assert hit.scene(0).counts[-1].value == 5
    assert fire(hit, "j6 j7 j8 j9 j10").actors == (1,)


def test_a_salvo_is_shorter_when_fewer_cells_are_left_and_ends_the_game_with_its_last_shot():
    position = touching_fleets("salvo")
    row = position.row.copy()
    at = position.variant.tables.field("shot").at
    sea = slice(at + 100, at + 200)
    row[sea] = 1
    for number in (1, 2, 3, 4):
        row[sea][row[FLEET + 100 : FLEET + 200] == number] = 3
    row[sea][[26, 36, 99]] = 0
    position = Position(position.variant, row)
    assert [count.value for count in position.scene(0).counts if count.name == "shots"] == [3]
    done = fire(position, "g3 g4")
    assert not done.over, "the salvo is fired to its end"
    assert done.play("Bj10").result.payoffs == (1, -1)


def test_who_sinks_the_whole_fleet_wins():
    position = at_sea("american")
    for cell in FLEET_CELLS.split():
        assert not position.over
        position = position.play("B" + cell)
    assert position.result.payoffs == (1, -1)
    assert position.result.reason is Reason.NO_PIECES


# --- what is known ----------------------------------------------------------------------------------------------------


def test_nobody_sees_the_other_fleet_nor_how_it_is_divided():
    position = draw(Position.start("battleship", "total"), "e5 e6 a1")
    seen = position.observe(1)
    assert not seen.row[FLEET : FLEET + 100].any()
    assert seen.row[SHIP] == 0
    assert position.variant.face.seen_text(position.row, position.moves(0)[0].code, 1) == "?"
    assert not any(item.cell for item in position.scene(-1).items), "a spectator sees no ship at all"
    assert len(position.scene(0).items) == 3


def test_who_draws_is_told_where_and_how_much_of_the_ship_is_left():
    position = Position.start("battleship")
    counts = {(count.name, count.owner): count.value for count in position.scene(0).counts}
    assert counts == {("to-draw", 0): 20, ("to-draw", 1): 20, ("this-ship", 0): 4}
    scene = draw(position, "a1 a2 a3").scene(0)
    assert {count.value for count in scene.counts if count.owner == 0} == {17, 1}
    assert {count.value for count in draw(position, "a1 a2 a3 a4").scene(0).counts if count.owner == 0} == {16, 3}
    assert (scene.phase, position.scene(1).phase) == ("drawing-a", "drawing-b")
    assert at_sea().scene(0).phase == "shooting-b"
    assert [count.name for count in Position.start("battleship", "total").scene(0).counts] == ["to-draw", "to-draw"]


@pytest.mark.parametrize("preset", PRESETS)
def test_a_guessed_fleet_explains_all_shots(preset):
    """The position's check holds every guess to the shots; nearly all tries find one."""
    of = variant("battleship", preset)
    rng = random.Random(preset)
    position, found, tried = Position.start(of), 0, 0
    while not position.over:
        if position.row[PHASE] == SHOOTING and rng.random() < 0.2:
            guess = position.observe(0).sample(rng.randrange(1 << 40))
            tried += 1
            if guess.row[SHIP + 1]:
                found += 1
                assert Position.from_text(of, guess.text()) == guess
        position = position.play(rng.choice(position.codes))
    assert found > (0.5 if preset == "large" else 0.8) * tried, "scattered hits on long ships are the hardest"


def test_impossible_salvoes_are_refused():
    position = fire(touching_fleets("salvo"), "a3 b3 c3 j9")
    text = position.text()
    assert Position.from_text(position.variant, text) == position
    for wrong in (
        text.replace("actors=1", "actors=2"),
        text.replace("shot=0*120,4*3", "shot=0*120,4*5"),
        position.observe(0).text().replace("shot=0*120,4*3", "shot=0*120,3*3"),
    ):
        assert wrong not in (text, position.observe(0).text())
        with pytest.raises(NotationError):
            Position.from_text(position.variant, wrong)


def test_impossible_positions_are_refused():
    position = at_sea()
    for wrong in (
        position.text().replace("phase=1", "phase=0"),
        position.text().replace("count=20*2", "count=20,19"),
        position.text().replace("actors=1", "actors=3"),
    ):
        assert wrong != position.text()
        with pytest.raises(NotationError):
            Position.from_text(position.variant, wrong)
