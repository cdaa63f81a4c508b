"""Go: liberties, captures, suicide, ko and superko, passing, counting, handicap, and SGF."""

from __future__ import annotations

import random
from dataclasses import replace

import numpy as np
import pytest

from ludoteka.boards import point_grid
from ludoteka.declare import DeclarationError, Reason
from ludoteka.declare.go import Go, Ko, StarPoints
from ludoteka.games import find
from ludoteka.notation import sgf
from ludoteka.play import IllegalMove, Match, NotationError, Position, Variant, variant
from ludoteka.rules import abi, drive
from ludoteka.rules.abi import ACTORS, PHASE, PLY, POINTS


def nine(rows: str, actors: int = 1, extra: str = "", **options: str) -> Position:
    """A position on the lower left of the 9x9 board from its rows, the uppermost first: x black, o white."""
    ranks = rows.split()[::-1]
    cells = [0] * 81
    for rank, signs in enumerate(ranks):
        for file, sign in enumerate(signs):
            cells[9 * rank + file] = ".xo".index(sign)
    of = variant("go", "9x9", {"ko": "simple", "counting": "territory", **options})
    return Position.from_text(of, f"actors={actors} cells={','.join(map(str, cells))}{extra}")


def stones(position: Position) -> dict[str, int]:
    return {item.cell: item.owner for item in position.scene().items if item.size == 1.0}


def prisoners(position: Position) -> list[int]:
    return [count.value for count in position.scene().counts if count.name == "prisoners"]


# --- the set-up ----------------------------------------------------------------------------------------------------


def test_the_boards_and_points_of_the_book() -> None:
    big, small = variant("go").game.board, variant("go", "book-small").game.board
    assert big is not None
    assert small is not None
    assert (len(big), big.names[0], big.names[-1]) == (361, "a1", "t19")
    assert "i1" not in big.names
    assert (len(small), small.names[-1]) == (100, "k10")
    assert {mark.kind for mark in big.plan.marks} == {"star"}
    assert len(big.plan.marks) == 9
    assert len(small.plan.marks) == 4


BOOK = {
    2: "d4 q16",
    3: "d4 q16 q4",
    4: "d4 q16 q4 d16",
    5: "d4 q16 q4 d16 k10",
    6: "d4 q16 q4 d16 d10 q10",
    7: "d4 q16 q4 d16 d10 q10 k10",
    8: "d4 q16 q4 d16 d10 q10 k4 k16",
    9: "d4 q16 q4 d16 d10 q10 k4 k16 k10",
}


@pytest.mark.parametrize("count", BOOK)
def test_handicap_stones_stand_where_the_book_says_and_white_begins(count: int) -> None:
    position = Position.start("go", "book", {"handicap": str(count)})
    assert stones(position) == dict.fromkeys(BOOK[count].split(), 0)
    assert position.actors == (1,)


def test_the_small_board_has_points_for_four_handicap_stones() -> None:
    position = Position.start("go", "book-small", {"handicap": "4"})
    assert set(stones(position)) == {"d4", "d7", "g4", "g7"}
    with pytest.raises(DeclarationError, match="points for 2 to 4 stones"):
        variant("go", "book-small", {"handicap": "5"})


def test_an_even_game_begins_with_black_on_an_empty_board() -> None:
    position = Position.start("go")
    assert stones(position) == {}
    assert position.actors == (0,)
    assert len(position.moves()) == 362


@pytest.mark.parametrize(
    ("preset", "options", "halves"),
    [
        ("book", {}, 13),
        ("9x9", {}, 15),
        ("book", {"handicap": "2"}, 1),
        ("book", {"komi": "0"}, 0),
        ("book", {"komi": "5.5", "handicap": "9"}, 11),
    ],
)
def test_komi(preset: str, options: dict[str, str], halves: int) -> None:
    game = variant("go", preset, options).game
    assert isinstance(game, Go)
    assert game.half_points == halves
    shown = {
        (count.name, count.owner): count.value
        for count in Position.start(variant("go", preset, options)).scene().counts
    }
    assert shown["komi", 1] == halves / 2


# --- chains and captures -------------------------------------------------------------------------------------------


def test_a_stone_without_liberties_is_captured() -> None:
    after = nine(".x. xox ...", actors=1).play("b1")
    assert "b2" not in stones(after)
    assert prisoners(after) == [1, 0]


def test_a_stone_has_two_liberties_in_the_corner_and_three_on_the_edge() -> None:
    assert "a1" not in stones(nine("x. o.").play("b1"))
    edge = nine("... xox")
    assert "b1" in stones(edge)
    assert "b1" not in stones(edge.play("b2"))


def test_a_whole_chain_is_captured_at_once() -> None:
    after = nine(".xx. xoox xoox .x..").play("c1")
    assert set(stones(after).values()) == {0}
    assert prisoners(after) == [4, 0]


def test_a_liberty_of_one_stone_is_a_liberty_of_the_chain() -> None:
    after = nine(".x... xooo. .x...").play("d3")
    assert stones(after)["b2"] == 1
    assert prisoners(after) == [0, 0]


def test_stones_that_touch_only_diagonally_are_not_joined() -> None:
    after = nine("..x. .xox .o.. ....").play("c2")
    assert stones(after)["b2"] == 1
    assert "c3" not in stones(after)


def test_several_chains_are_captured_by_one_stone() -> None:
    after = nine("..x. .xox xo.. .x..").play("c2")
    assert {"b2", "c3"}.isdisjoint(stones(after))
    assert prisoners(after) == [2, 0]


def test_suicide_is_forbidden() -> None:
    position = nine(".x. x.x .x.", actors=2)
    with pytest.raises(IllegalMove):
        position.play("b2")
    assert position.why_not(["b2"]).id == "go-suicide"


def test_suicide_of_a_chain_is_forbidden() -> None:
    position = nine("xx. .ox", actors=2)
    assert position.why_not(["a1"]).id == "go-suicide"
    assert "tilos" in position.why_not(["a1"]).say("hu")


def test_a_stone_that_captures_is_no_suicide() -> None:
    after = nine("xo. .xo", actors=2).play("a1")
    assert stones(after)["a1"] == 1
    assert "b1" not in stones(after)
    assert prisoners(after) == [0, 1]


def test_two_eyes_live_and_one_eye_dies() -> None:
    two_eyes = nine("ooooo. xxxxxo .x.xxo", actors=2)
    for point in ("a1", "c1"):
        assert two_eyes.why_not([point]).id == "go-suicide"
    one_eye = nine("ooooo. xxxxxo .xxxxo", actors=2)
    after = one_eye.play("a1")
    assert prisoners(after) == [0, 9]


def test_occupied_points() -> None:
    position = Position.start("go").play("d4")
    assert position.why_not(["d4"]).say() == "There is a stone on d4 already."


# --- ko ------------------------------------------------------------------------------------------------------------

KO = ".xo. xo.o .xo."
"""Black takes the stone on b2 by playing c2."""


def test_ko_forbids_retaking_at_once() -> None:
    after = nine(KO).play("c2")
    assert prisoners(after) == [1, 0]
    with pytest.raises(IllegalMove):
        after.play("b2")
    assert after.why_not(["b2"]).id == "go-ko"


def test_ko_may_be_retaken_after_a_move_elsewhere_or_a_pass() -> None:
    after = nine(KO).play("c2")
    retaken = after.play("j9").play("j1").play("b2")
    assert prisoners(retaken) == [1, 1]
    assert after.play("pass").play("j1").play("b2")


def test_after_the_capture_of_two_stones_one_may_be_retaken_at_once() -> None:
    after = nine(".xxo. xoo.o .xxo.").play("d2")
    assert prisoners(after) == [2, 0]
    assert prisoners(after.play("c2")) == [2, 1]


def test_superko_forbids_what_simple_ko_allows() -> None:
    """Sending two, returning one: after b2, d2 and c2 the board is as it was."""
    rows = ".xxo. x.o.o .xxo."
    simple = nine(rows, actors=2)
    assert stones(simple.play("b2").play("d2").play("c2")) == stones(simple)
    unplayed = nine(rows, actors=2, ko="superko")
    key = unplayed.row[unplayed.variant.tables.field("key").at]
    position = nine(rows, actors=2, ko="superko", extra=f" seen=1 history={key}").play("b2").play("d2")
    with pytest.raises(IllegalMove):
        position.play("c2")
    assert position.why_not(["c2"]).id == "go-superko"
    assert position.play("j9").play("j1").play("c2")


def tiny(size: int, ko: Ko) -> tuple[abi.Kernel, abi.Tables, abi.State]:
    """A board too small for a declared game."""
    game = find("go")
    assert isinstance(game, Go)
    small = replace(game, board=point_grid(size, size), ko=ko, star_points=StarPoints(""), bound=60)
    kernel = abi.load("go", compiled=True)
    tables = kernel.pack(small)
    return kernel, tables, kernel.start(small, tables)


@pytest.mark.parametrize(("ko", "comes_back"), [(Ko.SUPERKO, False), (Ko.SIMPLE, True)])
def test_with_superko_no_position_comes_back(ko: Ko, comes_back: bool) -> None:
    kernel, tables, start = tiny(3, ko)
    cells = slice(tables.field("cells").at, tables.field("cells").at + 9)
    out, chooser, repeated = np.zeros(tables.most_moves, np.int64), random.Random(1), False
    for _ in range(100):
        s = start.copy()
        seen = {s[cells].tobytes()}
        while s[ACTORS] and s[PHASE] == 0:
            n = kernel.moves(s, tables.row, out)
            move = chooser.choice(out[: max(1, n - 1)].tolist())
            kernel.play(s, tables.row, move)
            if move < 9:
                repeated |= s[cells].tobytes() in seen
                seen.add(s[cells].tobytes())
    assert repeated == comes_back


@pytest.mark.parametrize(("size", "legal"), [(2, 57), (3, 12675)])
def test_number_of_legal_positions(size: int, legal: int) -> None:
    """57 and 12675 positions can arise on 2x2 and 3x3: Tromp and Farnebäck, Combinatorics of Go."""
    kernel, tables, start = tiny(size, Ko.SIMPLE)
    cells = slice(tables.field("cells").at, tables.field("cells").at + size * size)
    ko, out = tables.field("ko").at, np.zeros(tables.most_moves, np.int64)
    found, todo = {start[cells].tobytes()}, [start]
    while todo:
        here = todo.pop()
        for actor in (1, 2):
            s = here.copy()
            s[ACTORS], s[ko], s[PLY] = actor, 0, 0
            for move in out[: kernel.moves(s, tables.row, out) - 1].tolist():
                after = s.copy()
                kernel.play(after, tables.row, move)
                if after[cells].tobytes() not in found:
                    found.add(after[cells].tobytes())
                    todo.append(after)
    assert len(found) == legal


def test_chains_kept_by_play_are_the_chains_of_the_board() -> None:
    """After every move of random games the lists are what they would be if built from the stones."""
    of = variant("go", "9x9")
    for seed in range(5):
        chooser, position = random.Random(seed), Position.start(of)
        while not position.over:
            position = position.play(chooser.choice(position.codes))
            again = position.row.copy()
            assert of.kernel.derive is not None
            of.kernel.derive(again, of.tables.row)
            for name in ("free_count", "key"):
                at = of.tables.field(name).at
                assert position.row[at] == again[at]
            assert liberties(position.row, of) == liberties(again, of)


def liberties(row: abi.State, of: Variant) -> list[int]:
    """For every stone the liberties of its chain, as they are counted."""
    at = {name: of.tables.field(name).at for name in ("cells", "chain", "libs")}
    stones = [cell for cell in range(81) if row[at["cells"] + cell]]
    return [int(row[at["libs"] + row[at["chain"] + cell]]) for cell in stones]


# --- the end -------------------------------------------------------------------------------------------------------

WALL = "...xo.... ...xo.... ...xo.... ...xo.... ...xo.... ...xo.... ...xo.... ...xo.... ...xo...."
"""Black has 27 points on the left, white 36 on the right."""


def test_by_area_two_passes_end_the_game() -> None:
    end = nine(WALL, counting="area", komi="0").play("pass").play("pass")
    assert end.over
    assert end.result.points[:2] == (36, 45)
    assert end.result.payoffs == (-1, 1)
    assert end.result.reason is Reason.COUNT


def test_a_move_between_two_passes_goes_on() -> None:
    position = nine(WALL, counting="area").play("pass").play("a1").play("pass")
    assert not position.over


def test_by_territory_two_passes_begin_the_counting() -> None:
    position = nine(WALL).play("pass").play("pass")
    assert not position.over
    assert position.actors == (0,)
    assert position.scene().phase == "counting"
    end = position.play("agree").play("agree")
    assert end.result.points[:2] == (27, 36)


def test_komi_decides_but_is_not_among_the_points() -> None:
    rows = WALL.replace("...xo....", "....xo...", 6)
    for komi, winner in (("0", 0), ("6.5", 1)):
        end = nine(rows, komi=komi).play("pass").play("pass").play("agree").play("agree").result
        assert end.points[:2] == (33, 30)
        assert end.winners == (winner,)


def test_equal_points_without_komi_are_a_draw() -> None:
    even = " ".join(["...xxo..."] * 9)
    end = nine(even, komi="0").play("pass").play("pass").play("agree").play("agree").result
    assert end.points[:2] == (27, 27)
    assert end.draw


def test_dead_stones_become_prisoners_and_their_points_territory() -> None:
    rows = WALL.replace("...xo....", ".o.xo....", 1)
    position = nine(rows).play("pass").play("pass")
    unmarked = position.play("agree").play("agree").result
    assert unmarked.points[:2] == (0, 36)
    marked = position.play("dead b9").play("agree").play("agree").result
    assert marked.points[:2] == (27 + 1, 36)


def test_prisoners_count_by_territory_but_not_by_area() -> None:
    rows = WALL.replace("...xo....", "ox.xo....", 1)
    taken = nine(rows).play("a8")
    assert prisoners(taken) == [1, 0]
    end = taken.play("pass").play("pass").play("agree").play("agree").result
    assert end.points[:2] == (27 - 2 + 1, 36)
    area = nine(rows, counting="area").play("a8").play("pass").play("pass").result
    assert area.points[:2] == (36, 45)


def test_a_click_marks_the_whole_chain() -> None:
    rows = WALL.replace("...xo....", "oo.xo....", 1)
    position = nine(rows).play("pass").play("pass").play("dead a9")
    dead = {item.cell for item in position.scene().items if item.label == "×"}
    assert dead == {"a9", "b9"}
    assert position.actors == (0,)
    assert position.why_not(["b9"]).id == "go-marked"


def test_seki_is_nobodys_territory_when_both_agree() -> None:
    position = nine(WALL).play("pass").play("pass").play("seki a1")
    assert position.play("agree").play("agree").result.points[:2] == (0, 36)


def test_a_point_that_both_touch_is_nobodys() -> None:
    rows = WALL.replace("...xo....", "...x.....", 1)
    end = nine(rows).play("pass").play("pass").play("agree").play("agree").result
    assert end.points[:2] == (27, 0)
    position = nine(rows).play("pass").play("pass")
    assert position.why_not(["e9"]).id == "go-nobodys"


def test_a_mark_asks_for_a_new_agreement() -> None:
    rows = WALL.replace("...xo....", ".o.xo....", 1)
    position = nine(rows).play("pass").play("pass").play("agree").play("dead b9").play("agree")
    assert not position.over
    assert position.actors == (0,)
    assert position.play("agree").over


def test_without_agreement_the_play_goes_on_with_the_other_player() -> None:
    rows = WALL.replace("...xo....", ".o.xo....", 1)
    position = nine(rows).play("pass").play("pass").play("dead b9").play("agree").play("resume")
    assert position.scene().phase == ""
    assert position.actors == (0,)
    assert "marks" not in position.text()
    assert position.why_not(["do:agree"]).id == "go-not-counting"
    assert position.play("a1").actors == (1,)


def test_after_the_longest_game_the_board_is_counted_as_it_stands() -> None:
    rows = WALL.replace("...xo....", ".o.xo....", 1)
    position = nine(rows, extra=" ply=160 turn=160").play("pass").play("pass")
    assert position.over
    assert position.result.reason is Reason.LIMIT
    assert position.result.points[:2] == (0, 36)


def test_the_count_after_random_play_is_that_of_another_count() -> None:
    """By area, on the ends of random games, against a count written without the kernel's lists."""
    of = variant("go", "9x9")
    rng, out = abi.new_rng(5), np.zeros(of.tables.most_moves, np.int64)
    board = of.game.board
    assert board is not None
    for _ in range(50):
        s = of.start.copy()
        drive.compiled_drivers().playout(*drive.entry_points(of.compiled), s, of.tables.row, out, rng, of.game.bound)
        cells = s[of.tables.field("cells").at :][:81].tolist()
        points = [cells.count(1), cells.count(2)]
        near = {
            cell: [board.step(cell, way) for way in (0, 2, 4, 6) if board.step(cell, way) >= 0] for cell in range(81)
        }
        left = {cell for cell in range(81) if not cells[cell]}
        while left:
            region, edge = set(), {left.pop()}
            while edge:
                cell = edge.pop()
                region.add(cell)
                edge |= {to for to in near[cell] if not cells[to]} - region
            left -= region
            colours = {cells[to] for cell in region for to in near[cell]} - {0}
            if len(colours) == 1:
                points[colours.pop() - 1] += len(region)
        assert s[POINTS : POINTS + 2].tolist() == points


def test_moves_and_results_are_those_of_openspiel() -> None:
    import pyspiel

    of = variant("go", "9x9", {"ko": "simple"})
    other = pyspiel.load_game("go(board_size=9,komi=7.5)")
    rules, chooser = of.kernel.module, random.Random(3)
    for _ in range(10):
        position, state = Position.start(of), other.new_initial_state()
        while not position.over:
            codes = [81 if code == rules.PASS else code for code in position.codes]
            assert sorted(codes) == state.legal_actions()
            action = chooser.choice(codes)
            position = position.play(rules.PASS if action == 81 else action)
            state.apply_action(action)
        assert state.is_terminal()
        assert list(position.result.payoffs) == state.returns()


# --- positions from outside ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rows", "extra", "why"),
    [
        ("x.. ox.", "", "a1 has no liberty"),
        ("...", " phase=2", "no phase 2"),
        ("...", " marks=1", "marked only when"),
        ("x..", " ko=1", "point of ko is taken"),
        ("...", " ply=162", "ends after 162 actions"),
        ("...", " seen=3", "more positions"),
    ],
)
def test_impossible_positions(rows: str, extra: str, why: str) -> None:
    with pytest.raises(NotationError, match=why):
        nine(rows, extra=extra)


def test_evaluation_sees_the_larger_side() -> None:
    position = nine(WALL.replace("...xo....", "......xo."), komi="0")
    of, row = position.variant, position.row.copy()
    assert of.compiled.evaluate(row, of.tables.row, 0) > 0 > of.compiled.evaluate(row, of.tables.row, 1)


# --- SGF -----------------------------------------------------------------------------------------------------------


def test_sgf_of_a_position() -> None:
    of = variant("go", "9x9")
    position = sgf.read(of, "(;GM[1]FF[4]SZ[9]KM[7.5]AB[cc][dd]AW[ff]PL[W])")
    assert stones(position) == {"c7": 0, "d6": 0, "f4": 1}
    assert position.actors == (1,)
    assert sgf.write(position) == "(;FF[4]GM[1]SZ[9]KM[7.5]AB[dd][cc]AW[ff]PL[W])"
    assert sgf.read(of, sgf.write(position)) == position


def test_sgf_points_count_from_the_upper_left() -> None:
    position = sgf.read(variant("go"), "(;SZ[19]AB[aa]AW[sa][as])")
    assert stones(position) == {"a19": 0, "t19": 1, "a1": 1}


def test_sgf_rectangles() -> None:
    position = sgf.read(variant("go", "9x9"), "(;SZ[9]AB[aa:bc])")
    assert set(stones(position)) == {"a9", "b9", "a8", "b8", "a7", "b7"}


def test_sgf_main_line_without_the_variations() -> None:
    of = variant("go", "9x9")
    text = r"""(;GM[1]SZ[9]C[a \] in a comment]
        ;B[ee];W[ce](;B[gg]N[main];W[])(;B[cc](;W[aa])(;W[bb])))"""
    assert sgf.read_game(of, text) == ["e5", "c5", "g3", "pass"]


def test_sgf_keeps_what_stones_cannot_say() -> None:
    position = nine(KO).play("c2")
    again = sgf.read(position.variant, sgf.write(position))
    assert again == position
    assert again.why_not(["b2"]).id == "go-ko"


def test_sgf_of_a_whole_game_comes_back() -> None:
    match = Match.begin("go:9x9,counting=territory", ["Ann", "Bo]b"], secret=b"\1" * 32)
    for move in ("e5", "c5", "pass", "pass", "resume", "g3", "pass", "pass", "dead g3", "agree", "agree"):
        match.play(match.position.actors[0], move)
    text = sgf.write_game(match)
    assert "PW[Bo\\]b]" in text
    assert "RE[B+" in text or "RE[W+" in text
    assert sgf.read_game(match.variant, text) == [move.text for move in match.played]


def test_sgf_of_handicap_games() -> None:
    of = variant("go", "book", {"handicap": "2"})
    start = Position.start(of)
    assert "HA[2]AB" in sgf.write(start)
    assert sgf.read(of, sgf.write(start)) == start
    assert sgf.read_game(of, "(;SZ[19]HA[2]AB[dp][pd];W[dd];B[pp])") == ["d16", "q4"]


def test_a_move_after_two_passes_resumes_the_game() -> None:
    of = variant("go", "9x9", {"counting": "territory"})
    assert sgf.read_game(of, "(;SZ[9];B[];W[];W[ee])") == ["pass", "pass", "resume", "e5"]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", r"expected \( at character 1"),
        ("(;SZ[9]", "expected ; "),
        ("()", "at least one node"),
        ("(;SZ[9];B[ee)", "closed by"),
        ("(;SZ[9];B)", r"expected \["),
        ("(;SZ[9];B[zz])", "no point “zz”"),
        ("(;SZ[19])", r"expected SZ\[9\]"),
        ("(;GM[2]SZ[9])", r"expected GM\[1\]"),
        ("(;SZ[9]KM[0.5])", r"expected KM\[7.5\]"),
        ("(;SZ[9]KM[x])", "a number in KM"),
        ("(;SZ[9];W[ee];W[ef])", "out of turn"),
        ("(;SZ[9];B[ee];AB[aa])", "only the first node"),
        ("(;SZ[9]AB[aa]AW[aa])", "two stones on aa"),
        ("(;SZ[9]HA[3]AB[aa][bb])", "AB has 2 stones"),
        ("(;SZ[9]PL[X])", "PL"),
        ("(;SZ[9]SZ[9])", "comes twice"),
        ("(;SZ[9]) tail", "the end of the text"),
    ],
)
def test_sgf_errors_say_what_was_expected(text: str, why: str) -> None:
    with pytest.raises(NotationError, match=why):
        sgf.read(variant("go", "9x9"), text)
