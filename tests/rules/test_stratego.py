"""Stratego: the set-up, every kind of move and attack, every end, and what the opponent may know."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

import numpy as np
import pytest

from ludoteka.declare import DeclarationError, Reason
from ludoteka.games import find
from ludoteka.play import NotationError, Position, variant
from ludoteka.rules.abi import ACTORS, PHASE, QUIET

RED, BLUE = 0, 1
PRESETS = ("book", "small", "standard")


def battle(pieces: str, *, preset: str = "book", to_move: int = RED, quiet: int = 0) -> Position:
    """A position in play: "a1=R.flag b4=B.spy"; flags in the corners are added where none is given."""
    of = variant("stratego", preset)
    names = [piece.name for piece in of.game.pieces]
    board = of.game.board
    row = of.tables.blank()
    cells = of.tables.field("cells").at
    words = pieces.split()
    words += [f"a1={'R'}.flag"] * ("R.flag" not in pieces)
    words += [f"{board.names[-1]}=B.flag"] * ("B.flag" not in pieces)
    for word in words:
        cell, _, piece = word.partition("=")
        side, _, name = piece.partition(".")
        row[cells + board.at(cell)] = 1 + "RB".index(side) * (len(names) + 1) + names.index(name)
    row[ACTORS], row[PHASE], row[QUIET] = 1 << to_move, 1, quiet
    of.kernel.derive(row, of.tables.row)
    return Position(of, row)


def standing(position: Position) -> dict[str, str]:
    """What stands where, as a spectator of everything sees it."""
    items = position.variant.face.board_items(position.row)
    return {item.cell: f"{'RB'[item.owner]}.{item.name}" for item in items}


def texts(position: Position) -> set[str]:
    return {move.text for move in position.moves()}


def set_up(preset: str = "book", seed: int = 1) -> Position:
    """Both armies set up at random."""
    rng = random.Random(seed)
    position = Position.start("stratego", preset)
    while position.row[PHASE] == 0:
        position = position.play(rng.choice(position.codes))
    return position


# --- material and set-up ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", PRESETS)
def test_both_players_can_take_every_ready_made_set_up(preset: str) -> None:
    of = variant("stratego", preset)
    ready = of.face.set_ups()
    assert len(ready) >= 3
    for one in ready:
        position = Position.start(of)
        for wanted in one.seats:
            for cell, step in wanted.items():
                position = position.play(next(move.code for move in position.moves() if move.steps == (step, cell)))
        assert position.row[PHASE] == 1
        army = standing(position)
        turned = {of.game.board.names[-1 - of.game.board.at(cell)]: said for cell, said in army.items()}
        assert {cell: said[1:] for cell, said in turned.items()} == {cell: said[1:] for cell, said in army.items()}


def test_the_corner_fortress_has_its_flag_behind_three_bombs() -> None:
    red, blue = variant("stratego").face.set_ups()[0].seats
    assert red["b1"] == "hand:flag"
    assert {red[cell] for cell in ("a1", "b2", "c1")} == {"hand:bomb"}
    assert blue["i10"] == "hand:flag"


def test_a_ready_made_set_up_needs_the_whole_army() -> None:
    game = find("stratego")
    short = replace(game.formations[0], rows="6282562M27 29S6258342 5B4736B543 BFB3274BB2")
    with pytest.raises(DeclarationError, match="formations"):
        replace(game, formations=(short,))


@pytest.mark.parametrize(
    ("preset", "numbers"),
    [
        (
            "book",
            "bomb 6, marshal 1, general 1, colonel 2, major 3, captain 4, lieutenant 4, sergeant 4, sapper 5, scout 8, "
            "spy 1, flag 1",
        ),
        ("small", "bomb 4, general 1, colonel 1, major 2, captain 2, sergeant 4, sapper 4, scout 4, spy 1, flag 1"),
    ],
)
def test_army_has_the_numbers_of_the_book(preset, numbers):
    game = find("stratego").variant(preset)
    have = {troop.piece.name: troop.count for troop in game.army}
    assert have == {name: int(count) for name, count in (word.split() for word in numbers.split(", "))}
    assert sum(have.values()) == {"book": 40, "small": 24}[preset]


def test_both_players_set_up_at_the_same_time():
    position = Position.start("stratego")
    assert position.actors == (RED, BLUE)
    assert len(position.moves(RED)) == len(position.moves(BLUE)) == 12 * 40
    position = position.play("flag-a1").play("flag-j10").play("bomb-b1").play("bomb-a2")
    assert position.actors == (RED, BLUE)
    assert "flag-c1" not in texts(position), "there is one flag only"
    assert "bomb-a1" not in texts(position), "a1 is taken"


def test_pieces_are_set_up_in_the_home_rows_only():
    cells = {move.steps[1] for move in Position.start("stratego").moves(RED)}
    assert cells == {f"{file}{rank}" for file in "abcdefghij" for rank in (1, 2, 3, 4)}
    cells = {move.steps[1] for move in Position.start("stratego", "small").moves(BLUE)}
    assert cells == {f"{file}{rank}" for file in "abcdefgh" for rank in (6, 7, 8)}


@pytest.mark.parametrize("preset", PRESETS)
def test_red_moves_first_when_both_armies_stand(preset):
    position = set_up(preset)
    assert position.actors == (RED,)
    game = position.variant.game
    for side in "RB":
        have = Counter(piece.partition(".")[2] for piece in standing(position).values() if piece[0] == side)
        assert have == {troop.piece.name: troop.count for troop in game.army}


def test_who_is_ready_waits_for_the_other():
    position = Position.start("stratego", "small")
    while RED in position.actors:
        position = position.play(position.moves(RED)[0].code)
    assert position.actors == (BLUE,)
    assert position.row[PHASE] == 0


# --- moving ----------------------------------------------------------------------------------------------------------


def test_pieces_move_one_cell_along_rows_and_columns():
    assert texts(battle("e5=R.captain")) == {"e5-e4", "e5-e6", "e5-f5"}, "d5 is water"
    assert texts(battle("b8=R.captain")) == {"b8-a8", "b8-c8", "b8-b7", "b8-b9"}


def test_bombs_and_the_flag_do_not_move():
    assert texts(battle("e4=R.bomb e7=R.flag b1=R.spy a1=R.bomb b2=R.bomb")) == {f"b1-{f}1" for f in "cdefghij"}


def test_own_pieces_are_in_the_way():
    assert texts(battle("a5=R.captain b5=R.bomb a6=R.bomb")) == {"a5-a4"}


def test_the_lakes_are_two_by_two_cells():
    assert set(variant("stratego").game.board.region("lake")) == set(
        variant("stratego").game.board.all_at("c5 c6 d5 d6 g5 g6 h5 h6")
    )
    assert texts(battle("c4=R.captain")) == {"c4-b4", "c4-d4", "c4-c3"}


def test_small_board_has_lakes_of_two_cells():
    assert texts(battle("c3=R.captain", preset="small")) == {"c3-b3", "c3-d3", "c3-c2"}
    assert texts(battle("d4=R.captain", preset="small")) == {"d4-d3", "d4-d5", "d4-e4"}


def test_in_the_book_the_spy_runs_and_the_scout_does_not():
    spy = texts(battle("e5=R.spy"))
    assert spy == {"e5-f5", *(f"e5-e{rank}" for rank in (1, 2, 3, 4, 6, 7, 8, 9, 10))}, "water on both sides"
    assert texts(battle("e5=R.scout")) == {"e5-e4", "e5-e6", "e5-f5"}


def test_in_the_standard_game_the_scout_runs_and_the_spy_does_not():
    assert len(texts(battle("e5=R.scout", preset="standard"))) == 10
    assert len(texts(battle("e5=R.spy", preset="standard"))) == 3


def test_a_run_stops_at_the_first_piece_and_may_attack_it():
    moves = texts(battle("e2=R.spy e6=B.major e8=B.major c2=R.bomb"))
    assert {"e2-e5", "e2xe6"} <= moves
    assert not {"e2-e7", "e2xe8", "e2-c2", "e2-b2"} & moves
    assert "e2-d2" in moves


# --- attacks ---------------------------------------------------------------------------------------------------------

WINS = [("marshal", "general"), ("general", "spy"), ("captain", "lieutenant"), ("scout", "spy"), ("sapper", "scout")]


@pytest.mark.parametrize(("strong", "weak"), WINS)
def test_the_higher_rank_wins_in_attack_and_in_defence(strong, weak):
    after = battle(f"a5=R.{strong} a6=B.{weak} j5=B.major i5=R.major").play("a5xa6")
    assert standing(after)["a6"] == f"R.{strong}"
    assert "a5" not in standing(after)
    after = battle(f"a5=R.{weak} a6=B.{strong} j5=B.major i5=R.major").play("a5xa6")
    assert standing(after)["a6"] == f"B.{strong}"
    assert "a5" not in standing(after)


@pytest.mark.parametrize("rank", ["spy", "scout", "sapper", "captain", "marshal"])
def test_equal_ranks_both_fall(rank):
    after = battle(f"a5=R.{rank} a6=B.{rank} j5=B.major i5=R.major").play("a5xa6")
    assert not {"a5", "a6"} & set(standing(after))
    assert not after.over


def test_the_bomb_beats_every_attacker_but_the_sapper_and_stays():
    for name in ("marshal", "spy", "scout", "general"):
        after = battle(f"a5=R.{name} a6=B.bomb j5=B.major i5=R.major").play("a5xa6")
        assert standing(after)["a6"] == "B.bomb"
        assert "a5" not in standing(after)
    after = battle("a5=R.sapper a6=B.bomb j5=B.major").play("a5xa6")
    assert standing(after)["a6"] == "R.sapper"


def test_the_spy_beats_the_marshal_only_if_it_attacks():
    assert standing(battle("a5=R.spy a6=B.marshal j5=B.major").play("a5xa6"))["a6"] == "R.spy"
    after = battle("a5=R.marshal a6=B.spy j5=B.major").play("a5xa6")
    assert standing(after)["a6"] == "R.marshal"
    assert standing(battle("a5=R.spy a6=B.general j5=B.major i5=R.major").play("a5xa6"))["a6"] == "B.general"


def test_on_the_small_board_the_spy_beats_the_general():
    assert standing(battle("a4=R.spy a5=B.general h4=B.major", preset="small").play("a4xa5"))["a5"] == "R.spy"


def test_the_pieces_that_fell_are_remembered_and_seen():
    after = battle("a5=R.spy a6=B.marshal j5=B.major").play("a5xa6")
    lost = [tray for tray in after.scene(BLUE).trays if tray.name == "lost"]
    assert [(tray.owner, [item.name for item in tray.items]) for tray in lost] == [(BLUE, ["marshal"])]
    duel = next(tray for tray in after.scene().trays if tray.name == "duel")
    assert [item.name for item in duel.items] == ["spy", "marshal"]


# --- to and fro ------------------------------------------------------------------------------------------------------


def to_and_fro(position: Position, moves: str) -> Position:
    """Red's moves; Blue walks round in a square."""
    around = ("j8-i8", "i8-i9", "i9-j9", "j9-j8")
    for n, text in enumerate(moves.split()):
        position = position.play(text).play(around[n % 4])
    return position


def test_a_piece_may_not_go_to_and_fro_a_fourth_time():
    position = to_and_fro(battle("a4=R.major b1=R.captain j8=B.major", preset="standard"), "a4-a5 a5-a4 a4-a5")
    assert "a5-a4" not in texts(position)
    assert {"a5-a6", "a5-b5", "b1-b2"} <= texts(position)
    other = position.play("b1-b2").play("j9-j8")
    assert "a5-a4" in texts(other), "another piece moved in between"


def test_in_the_book_a_piece_may_go_to_and_fro():
    position = to_and_fro(battle("a4=R.major b1=R.captain j8=B.major"), "a4-a5 a5-a4 a4-a5")
    assert "a5-a4" in texts(position)


def test_going_round_in_a_square_is_not_to_and_fro():
    position = to_and_fro(battle("a4=R.major j8=B.major", preset="standard"), "a4-a5 a5-b5 b5-b4 b4-a4 a4-a5 a5-b5")
    assert {"b5-b4", "b5-a5"} <= texts(position)


def test_a_run_counts_as_crossing_every_border_on_its_way():
    position = battle("a2=R.scout j8=B.major", preset="standard")
    position = to_and_fro(position, "a2-a5 a5-a4 a4-a6")
    assert not {f"a6-a{rank}" for rank in (2, 3, 4)} & texts(position), "all four cross the border of a4 and a5"
    assert "a6-a5" in texts(position), "only the last run crossed the border of a5 and a6"


def test_who_has_only_a_forbidden_shuttle_left_has_lost():
    position = battle("a4=R.major b4=R.bomb b5=R.bomb a3=R.bomb a6=R.bomb j8=B.major", preset="standard")
    position = position.play("a4-a5").play("j8-i8").play("a5-a4").play("i8-i9").play("a4-a5").play("i9-j9")
    assert position.result.payoffs == (-1, 1)
    assert position.result.reason is Reason.NO_MOVES


# --- the end ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["spy", "scout", "sapper", "marshal"])
def test_every_piece_captures_the_flag_and_wins(name):
    after = battle(f"j9=R.{name} b9=B.major").play("j9xj10")
    assert after.result.payoffs == (1, -1)
    assert after.result.reason is Reason.CAPTURED
    after = battle(f"b1=B.{name} b9=R.major", to_move=BLUE).play("b1xa1")
    assert after.result.payoffs == (-1, 1)


def test_who_cannot_move_loses():
    after = battle("a5=R.marshal a6=B.major j9=B.bomb").play("a5xa6")
    assert after.result.payoffs == (1, -1)
    assert after.result.reason is Reason.NO_MOVES


def test_a_player_whose_last_attacker_falls_may_be_saved_by_the_other_having_none():
    after = battle("a5=R.major a6=B.major j9=B.bomb b1=R.bomb").play("a5xa6")
    assert after.result.payoffs == (0, 0)
    assert after.result.reason is Reason.NO_MOVES


def test_a_set_up_that_cannot_move_loses_at_once():
    """Six bombs on the six cells of the front row that do not face a lake."""
    red = dict.fromkeys(("a4", "b4", "e4", "f4", "i4", "j4"), "bomb")
    position = Position.start("stratego")
    for cell, name in red.items():
        position = position.play(f"{name}-{cell}")
    while RED in position.actors:
        position = position.play(position.moves(RED)[0].code)
    while not position.over and position.row[PHASE] == 0:
        position = position.play(position.moves(BLUE)[0].code)
    assert position.result.payoffs == (-1, 1)
    assert position.result.reason is Reason.NO_MOVES


def test_two_hundred_moves_without_an_attack_are_a_draw():
    position = battle("a4=R.major j8=B.major", quiet=198).play("a4-a5")
    assert not position.over
    position = position.play("j8-j9")
    assert position.result.payoffs == (0, 0)
    assert position.result.reason is Reason.NO_PROGRESS
    attack = battle("a4=R.major a5=B.scout j8=B.major", quiet=199).play("a4xa5")
    assert not attack.over
    assert attack.row[QUIET] == 0


# --- what is known ---------------------------------------------------------------------------------------------------


def seen(position: Position, viewer: int) -> dict[str, str]:
    return {item.cell: item.name for item in position.scene(viewer).items}


def test_the_enemy_sees_pieces_but_no_ranks():
    position = set_up()
    assert set(seen(position, RED)) == set(standing(position))
    for cell, name in seen(position, RED).items():
        true = standing(position)[cell]
        assert name == (true[2:] if true[0] == "R" else "unknown")
    assert set(seen(position, -1).values()) == {"unknown"}


def test_the_set_up_is_not_seen_before_it_is_complete():
    position = Position.start("stratego").play("flag-c1").play("bomb-d2").play("spy-e9")
    assert seen(position, BLUE) == {"e9": "spy"}
    assert seen(position, RED) == {"c1": "flag", "d2": "bomb"}
    assert {(c.owner, c.value) for c in position.scene(BLUE).counts} == {(RED, 38), (BLUE, 39)}
    move = position.find("marshal-a4")
    face = position.variant.face
    assert face.seen_text(position.row, move.code, RED) == "marshal-a4"
    assert face.seen_text(position.row, move.code, BLUE) == "?"
    assert face.seen_text(position.row, move.code, -1) == "?"


def test_an_attack_shows_both_ranks_and_they_stay_known():
    after = battle("a5=R.major a6=B.captain j5=B.general").play("a5xa6")
    assert seen(after, BLUE)["a6"] == "major"
    assert seen(after, RED)["j5"] == "unknown"
    after = after.play("j5-j6").play("a6-a7")
    assert seen(after, BLUE)["a7"] == "major"
    lost = battle("a5=R.captain a6=B.major j5=B.general i5=R.spy").play("a5xa6")
    assert seen(lost, RED)["a6"] == "major"


def test_a_run_shows_the_runner_and_a_step_does_not():
    position = battle("a4=R.spy j8=B.major b1=R.scout")
    assert seen(position.play("a4-a6"), BLUE)["a6"] == "spy"
    assert seen(position.play("a4-a5"), BLUE)["a5"] == "unknown"
    assert seen(position.play("a4-b4"), BLUE)["b4"] == "unknown"


def test_when_the_game_is_over_all_is_seen():
    after = battle("j9=R.spy b9=B.major").play("j9xj10")
    assert seen(after, RED)["b9"] == "major"


def test_sample_gives_each_kind_as_often_as_it_is_left_and_moves_no_bomb():
    rng = random.Random(5)
    position = set_up("standard", 2)
    moved_fields = position.variant.tables.field("moved")
    while position.ply < 250 and not position.over:
        position = position.play(rng.choice(position.codes))
    assert not position.over
    for viewer in (RED, BLUE, -1):
        for seed in range(20):
            guess = position.observe(viewer).sample(seed)
            assert Counter(standing(guess).values()) == Counter(standing(position).values())
            moved = guess.row[moved_fields.at : moved_fields.at + moved_fields.length]
            board = position.variant.game.board
            for cell, piece in standing(guess).items():
                assert not (moved[board.at(cell)] and piece[2:] in ("bomb", "flag"))
                if viewer in (RED, BLUE) and piece[0] == "RB"[viewer]:
                    assert piece == standing(position)[cell]


def test_sample_is_even():
    """One bomb and one flag among four unmoved pieces: each on each cell equally often."""
    position = battle("a1=B.flag b1=B.bomb c1=B.major d1=B.captain j10=R.flag j1=R.major", to_move=RED)
    rows = variant("stratego").tables
    lost = rows.field("lost").at
    row = position.row.copy()
    game = position.variant.game
    left = {"flag", "bomb", "major", "captain"}
    for kind, troop in enumerate(game.army):
        row[lost + 13 + kind] = troop.count - (troop.piece.name in left)
        row[lost + kind] = troop.count - (troop.piece.name in ("flag", "major"))
    position = Position(position.variant, row).observe(RED)
    found = Counter(
        next(cell for cell, piece in standing(position.sample(seed)).items() if piece == "B.flag")
        for seed in range(2000)
    )
    assert set(found) == {"a1", "b1", "c1", "d1"}
    assert all(400 < n < 600 for n in found.values()), found


@pytest.mark.parametrize("preset", PRESETS)
def test_hidden_ranks_change_nothing_the_enemy_sees(preset):
    """Two games that differ only in Blue's hidden ranks: the same rows, moves and texts for Red."""
    rng = random.Random(7)
    position = set_up(preset, 4)
    for _ in range(60):
        if position.over:
            break
        other = position.observe(RED).sample(rng.randrange(1 << 30))
        assert np.array_equal(position.observe(RED).row, other.observe(RED).row)
        assert position.scene(RED) == other.scene(RED)
        if position.actors == (RED,):
            assert position.moves() == other.moves() == position.observe(RED).moves()
        position = position.play(rng.choice(position.codes))


# --- answers to wrong tries, positions from outside ----------------------------------------------------------------

WHY = [
    ("a4=R.bomb", "a4", "stratego-stays"),
    ("b4=R.major", "a1", "stratego-stays"),
    ("b4=R.major", "e5", "stratego-empty"),
    ("b4=R.major e5=B.spy", "e5", "stratego-enemy"),
    ("c4=R.major", "c4 c5", "stratego-water"),
    ("b4=R.major b5=R.bomb", "b4 b5", "stratego-own"),
    ("b4=R.major", "b4 c5", "stratego-water"),
    ("b4=R.major", "b4 a5", "stratego-straight"),
    ("b4=R.major", "b4 b6", "stratego-one-step"),
    ("b4=R.spy b6=B.major", "b4 b7", "stratego-way-blocked"),
    ("c4=R.spy", "c4 c7", "stratego-way-blocked"),
]


@pytest.mark.parametrize(("pieces", "steps", "reason"), WHY)
def test_a_wrong_try_is_answered_with_the_rule(pieces, steps, reason):
    why = battle(f"{pieces} i9=R.captain").why_not(steps.split(), RED)
    assert why is not None
    assert why.id == reason
    assert why.say("hu") != why.say("en")


def test_wrong_set_ups_are_answered_with_the_rule():
    position = Position.start("stratego").play("flag-a1")
    assert position.why_not(["hand:flag"], RED).id == "stratego-none-left"
    assert position.why_not(["hand:flag"], BLUE) is None
    assert position.why_not(["hand:spy", "a5"], RED).say() == "Your pieces are set up in your own 4 rows."
    assert position.why_not(["hand:spy", "a1"], RED).id == "stratego-occupied"
    assert position.why_not(["b1"], RED).id == "stratego-choose-piece"


def test_the_forbidden_shuttle_is_explained():
    position = to_and_fro(battle("a4=R.major b1=R.captain j8=B.major", preset="standard"), "a4-a5 a5-a4 a4-a5")
    assert position.why_not(["a5", "a4"], RED).id == "stratego-shuttle"


@pytest.mark.parametrize(
    "text",
    [
        "actors=1 phase=1 cells=0*42,3",
        "actors=1 phase=1 cells=11*2",
        "actors=3 phase=1 cells=3",
        "actors=1 phase=1 known=1",
        "actors=1 phase=1 cells=1 moved=1",
        "actors=3 left=40*2 cells=3",
        "actors=1 left=40*2",
        "actors=1 phase=1 left=1",
        "actors=1 phase=2",
        "actors=1 phase=1 cells=13 known=1",
        "actors=1 phase=1 duel=99,1,1",
        "actors=1 phase=1 duel=3,16,0",
    ],
)
def test_impossible_positions_are_refused(text):
    with pytest.raises(NotationError):
        Position.from_text("stratego", text)


@pytest.mark.parametrize("preset", PRESETS)
def test_positions_survive_text_and_bytes(preset):
    rng = random.Random(11)
    position = Position.start("stratego", preset)
    while not position.over and position.ply < 300:
        if position.ply % 7 == 0:
            for view in (position, position.observe(RED), position.observe(BLUE), position.observe()):
                assert Position.from_text(position.variant, view.text()) == view
                assert Position.from_bytes(position.variant, view.to_bytes()) == view
        position = position.play(rng.choice(position.codes))


def test_an_army_that_does_not_fill_the_home_rows_is_refused():
    with pytest.raises(DeclarationError, match="army"):
        find("stratego").variant("book").__class__(**{**vars(find("stratego")), "home_rows": 3})


@pytest.mark.parametrize("preset", PRESETS)
def test_a_computer_sets_up_at_once_with_its_flag_behind_bombs(preset: str) -> None:
    of = variant("stratego", preset)
    flags = set()
    for seed in range(12):
        luck = random.Random(seed)
        position = Position.start(of)
        while position.row[PHASE] == 0:
            player = position.actors[0]
            code = of.face.plan(position.observe(player).row, player, 4, luck.random())
            assert code is not None
            position = position.play(code)
        army = standing(position)
        for side, away in (("R", 1), ("B", -1)):
            flag = next(cell for cell, piece in army.items() if piece == f"{side}.flag")
            flags.add(flag)
            file, rank = flag[0], int(flag[1:])
            around = {army.get(f"{chr(ord(file) + x)}{rank + y}") for x, y in ((1, 0), (-1, 0), (0, away))}
            assert around <= {f"{side}.bomb", None}
        assert position.moves(), "not all movable pieces are walled in"
        assert of.face.plan(position.row, 0, 4, 0.5) is None
    assert len(flags) >= 6, "nobody knows by heart where the flag stands"
