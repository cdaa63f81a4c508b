"""Chu shogi and dai shogi: set-ups, lions and their protection, promotion, two royal pieces, counts of others."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludoteka.declare import Reason
from ludoteka.play import IllegalMove, NotationError, Position, variant
from ludoteka.play.faces.lions import Face
from ludoteka.rules import drive

GAME = "chu-shogi"
LISHOGI = dict(
    zip(
        "LFCSGKEABTXOMVRHDQNPI",
        "L FL C S G K DE RC B BT Ph Kr SM VM R DH DK FK Ln P GB".split(),  # noqa: SIM905
        strict=True,
    )
)
"""The letters of lishogi's notation."""


def board_of(sfen: str) -> list[int]:
    """The codes of the cells from the lowest row on."""
    of = variant(GAME)
    letters = of.game.letters  # type: ignore[attr-defined]
    rows = []
    for line in sfen.split("/"):
        row: list[int] = []
        for number, plus, sign in re.findall(r"(\d+)|(\+?)([A-Za-z])", line):
            if number:
                row += [0] * int(number)
            else:
                code = letters.index(plus + LISHOGI[sign.upper()]) + 1
                row.append(code if sign.isupper() else -code)
        assert len(row) == 12
        rows.append(row)
    return [code for row in reversed(rows) for code in row]


def laid(sfen: str, preset: str = "standard", *, kings: bool = True) -> Position:
    """A position by lishogi's notation: board, side to move, and the cell where a lion was just captured.

    Kings are put in the corners 12l and 1a if there are none.
    """
    board, side, *more = sfen.split()
    codes = board_of(board)
    if kings and 1 not in codes:
        codes[0] = codes[0] or 1
    if kings and -1 not in codes:
        codes[-1] = codes[-1] or -1
    of = variant(GAME, preset)
    turn = 100 if side == "b" else 101
    avenged = 0
    if more and more[0] != "-":
        assert of.game.board is not None
        avenged = of.game.board.at(more[0]) + 1
    cells = ",".join(map(str, codes))
    return Position.from_text(of, f"actors={1 + turn % 2} ply={turn} turn={turn} avenged={avenged} cells={cells}")


def may(position: Position, usi: str) -> bool:
    """Whether a move is legal, by its cells: "7g5e", "7g6f5e" with a capture on the way, a plus for promotion."""
    cells = re.findall(r"\d+[a-o]", usi)
    face = position.variant.face
    assert isinstance(face, Face)
    for code in position.codes:
        origin, to, via, promotes = face.parts(code)
        names = [face.cell(origin), *([face.cell(via)] if via != face.rules.NOWHERE else []), face.cell(to)]
        if names == cells and promotes == usi.endswith("+"):
            return True
    return False


def counted_by_cells(position: Position) -> int:
    """The number of moves as lishogi counts them: two steps over an empty cell are moves of their own."""
    face = position.variant.face
    assert isinstance(face, Face)
    board, game, codes = face.game.squares, face.game, face.codes(position.row)
    sign = 1 if position.actors[0] == 0 else -1
    total = 0
    direct: dict[int, set[int]] = {}
    for code in position.codes:
        origin, to, via, _ = face.parts(code)
        if via == face.rules.NOWHERE:
            direct.setdefault(origin, set()).add(to)
        total += not (origin == to and via == face.rules.NOWHERE)
    for cell, code in enumerate(codes):
        if code * sign <= 0:
            continue
        letter = game.letters[abs(code) - 1]
        if letter in game.lions:
            for first in board.neighbours(cell):
                if not codes[first]:
                    total += sum(to == cell or to in direct[cell] for to in board.neighbours(first))
        for way in game.ways(game.stings.get(letter, "")):
            (right, up), rank, file = way.path[0], cell // 12, cell % 12
            file, rank = file + sign * right, rank + sign * up
            if 0 <= file < 12 and 0 <= rank < 12 and not codes[rank * 12 + file]:
                file, rank = file + sign * right, rank + sign * up
                total += 1 + (0 <= file < 12 and 0 <= rank < 12 and rank * 12 + file in direct[cell])
    return total


COUNTS = [
    line
    for line in (Path(__file__).parents[1] / "data" / "chu_shogi_counts.txt").read_text("utf-8").splitlines()
    if not line.startswith("#")
]


@pytest.mark.parametrize("line", COUNTS)
def test_moves_are_as_many_as_another_program_counts(line: str) -> None:
    sfen, _, count = line.rpartition(" ")
    assert counted_by_cells(laid(sfen)) == int(count)


# --- set-ups ---------------------------------------------------------------------------------------------------------

CHU_START = (
    "lfcsgekgscfl/a1b1txot1b1a/mvrhdqndhrvm/pppppppppppp/3i4i3/12/12/3I4I3/PPPPPPPPPPPP/MVRHDNQDHRVM/A1B1TOXT1B1A/"
    "LFCSGKEGSCFL"
)
"""The array of chu shogi, as lishogi and the Japanese association have it."""


def test_the_array_of_chu_shogi() -> None:
    start = Position.start(GAME)
    codes = start.row[start.variant.tables.field("cells").at :][:144].tolist()
    assert codes == board_of(CHU_START)
    assert sum(code != 0 for code in codes) == 92
    assert start.actors == (0,)


def test_counts_from_the_start_as_another_program_has_them() -> None:
    """36 and 1,296, by lishogi (WandererXII/shogiops)."""
    of = variant(GAME)
    assert [drive.perft(of.compiled, of.tables.row, of.start.copy(), depth) for depth in (1, 2)] == [36, 1296]


def test_the_array_of_dai_shogi() -> None:
    """Sixty-five pieces a side; row by row as in the Wikipedia article and Games::Shogi (drforr)."""
    start = Position.start("dai-shogi")
    mine = {item.cell: item.letter for item in start.scene().items if item.owner == 0}
    assert len(mine) == 65
    rows = {
        "o": "L N St I C S G K G S C I St N L",
        "n": "RC . CS . FL . BT DE BT . FL . CS . RC",
        "m": ". VO . AB . EW Kr Ln Ph EW . AB . VO .",
        "l": "R FD SM VM B DH DK FK DK DH B VM SM FD R",
    }
    for rank, row in rows.items():
        assert [mine.get(f"{15 - at}{rank}", ".") for at in range(15)] == row.split()
    theirs = {item.cell: item.letter for item in start.scene().items if item.owner == 1}
    assert theirs["8a"] == "k"
    assert theirs["9c"] == "ph", "turned round: the phoenix stands on the other side of the lion"


def test_kinds_are_as_many_as_the_book_says_or_one_more() -> None:
    """Twenty-one kinds stand on the board in chu shogi and twenty-nine in dai shogi."""
    for game, kinds in ((GAME, 21), ("dai-shogi", 29)):
        found = {item.name for item in Position.start(game).scene().items}
        assert len(found) == kinds


@pytest.mark.parametrize(
    ("letter", "targets"),
    [
        ("N", {"9e", "7e"}),
        ("St", {"9f", "7f"}),
        ("I", {"9f", "8f", "7f"}),
        ("CS", {"9f", "7f", "9h", "7h"}),
        ("EW", {"9f", "8f", "7f", "9g", "7g"}),
        ("AB", {"8f", "8h", "9g", "7g"}),
        ("VO", {"8f", "8e", "8h", "8i", "9g", "10g", "7g", "6g"}),
        ("FD", {"9f", "10e", "7f", "6e", "9h", "10i", "7h", "6i"}),
        ("DE", {"9f", "8f", "7f", "9g", "7g", "9h", "7h"}),
        ("BT", {"9f", "7f", "9g", "7g", "9h", "8h", "7h"}),
        ("C", {"9f", "8f", "7f", "8h"}),
        ("FL", {"9f", "8f", "7f", "9h", "8h", "7h"}),
        ("Kr", {"9f", "7f", "9h", "7h", "8e", "8i", "10g", "6g"}),
        ("Ph", {"8f", "8h", "9g", "7g", "10e", "6e", "10i", "6i"}),
    ],
)
def test_the_ways_of_the_small_pieces(letter: str, targets: set[str]) -> None:
    of = variant("dai-shogi")
    board = of.game.board
    assert board is not None
    letters = of.game.letters  # type: ignore[attr-defined]
    codes = [0] * 225
    codes[board.at("8g")], codes[board.at("15o")], codes[board.at("1a")] = letters.index(letter) + 1, 1, -1
    position = Position.from_text(of, f"actors=1 cells={','.join(map(str, codes))}")
    assert {move.steps[1] for move in position.moves() if move.steps[0] == "8g"} == targets


# --- lions -----------------------------------------------------------------------------------------------------------


def test_a_lion_steps_leaps_and_passes() -> None:
    position = laid("12/12/12/12/12/6+O5/12/12/12/12/12/12 b")
    lion = [move for move in position.moves() if move.steps[0] == "6f"]
    assert len(lion) == 25
    assert position.find("+Kr6f-6f").steps == ("6f", "do:pass")
    assert may(position, "6f4h")
    assert not may(position, "6f3i")


def test_a_lion_takes_two_pieces_in_one_move_and_may_return() -> None:
    position = laid("12/12/12/12/12/5p6/5pp5/5N6/12/12/12/12 b")
    assert may(position, "7h7g7f")
    after = position.play("Ln7hx7gx7f")
    assert {item.cell for item in after.scene().items} == {"12l", "1a", "7f", "6g"}
    home = position.play("Ln7hx7g-7h")
    assert {item.cell for item in home.scene().items} == {"12l", "1a", "7h", "7f", "6g"}
    assert position.find("Ln7hx7g").steps == ("7h", "7g", "do:stop")
    assert position.find("Ln7hx7gx7f").steps == ("7h", "7g", "7f")
    assert position.find("Ln7hx7f").steps == ("7h", "7f")


def test_a_lion_without_a_free_neighbour_cannot_pass() -> None:
    position = laid("12/12/12/12/12/12/4PPP5/4PNP5/4PPP5/12/12/12 b")
    assert "Ln7h-7h" not in {move.text for move in position.moves()}


def test_falcon_and_eagle_sting_straight_ahead() -> None:
    position = laid("12/12/12/12/12/5p6/5p6/5+H6/12/12/12/12 b")
    for usi in ("7h7g", "7h7f", "7h7g7f", "7h7g7h"):
        assert may(position, usi)
    assert not may(position, "7h7e")
    assert not may(position, "7h7h"), "it can pass only over a free cell"
    eagle = laid("12/12/12/12/12/3p8/4p7/5+D6/12/12/12/12 b")
    for usi in ("7h8g", "7h9f", "7h8g9f", "7h8g7h", "7h6g", "7h5f", "7h7h"):
        assert may(eagle, usi)
    assert not may(eagle, "7h4e")
    assert may(eagle, "7h9j")


# What lishogi's tests say about the protection of lions (WandererXII/shogiops, chushogi.test).
PROTECTION = [
    ("12/12/12/12/7g4/6n5/5N6/12/12/12/12/12 b", "7g6f 7g6f5e 7g6f6e", ""),
    ("12/12/12/12/4B2l4/4S7/5N6/7n4/12/12/12/12 b", "7g5e 8e5h", "7g5h"),
    ("12/12/12/12/4B2l4/4S7/5N6/7n4/12/12/12/12 w", "5h5j", "5h7g"),
    ("12/12/12/12/3n8/12/5N6/5P6/7b4/12/12/12 b", "7g5i", "7g9e"),
    ("12/12/12/12/3n8/12/5N6/5P6/7b4/12/12/12 w", "9e10e 5i7g", "9e7g"),
    ("12/12/12/12/3n1H6/3sp7/5N6/5P6/1k5b4/12/12/12 b", "7g9e", "7g8f9e"),
    ("12/12/12/12/6+o1r3/4gi6/6N5/7s4/8n3/12/12/12 b", "6g5h4i 6g7f", "6g4i 6g6e 6g7f6e"),
    ("12/12/3l8/12/3b4+o3/6n5/4N7/6R5/7K4/12/12/12 b", "", "8g6f"),
    ("12/6l5/5Nn5/12/12/12/12/12/12/12/12/12 b", "7c6c 7c6b6c", ""),
    ("k10l/12/12/11n/9N2/12/12/12/12/12/12/12 b", "", "3e1d"),
    ("12/12/12/12/12/12/12/12/12/4r7/4nN6/4r7 b", "7k8k 7k8j8k 7k8l8k 7k8k8j 7k8k8l", ""),
    ("11k/12/12/12/12/4r7/12/12/9n2/4+o7/12/6B4K b 8j", "6l8j", "6l3i"),
    ("11k/12/12/12/12/4r7/12/12/9n2/4+o7/12/6B4K b -", "6l8j 6l3i", ""),
]


@pytest.mark.parametrize(("sfen", "legal", "illegal"), PROTECTION)
def test_the_protection_of_lions(sfen: str, legal: str, illegal: str) -> None:
    position = laid(sfen)
    assert [usi for usi in legal.split() if not may(position, usi)] == []
    assert [usi for usi in illegal.split() if may(position, usi)] == []


def test_unprotected_lions_may_always_be_taken() -> None:
    sfen = "12/12/12/12/4B2l4/4S7/5N6/7n4/12/12/12/12 b"
    assert not may(laid(sfen), "7g5h")
    assert may(laid(sfen, "free"), "7g5h")
    assert "protected" in str(laid(sfen).why_not(["7g", "5h"]))


def test_after_a_lion_fell_to_another_piece_only_a_lion_takes_the_enemys_lion() -> None:
    position = laid("12/12/12/12/12/4r7/12/12/9n2/4N7/12/6B5 w").play("R8fx8j")
    assert not may(position, "6l3i")
    assert may(position, "6l8j")
    assert "just captured" in str(position.why_not(["6l", "3i"]))
    later = position.play("K12l-12k").play("K1a-1b")
    assert may(later, "6l3i"), "the ban lasts for one move"


def test_a_double_capture_lifts_the_protection_unless_the_first_is_a_pawn_or_go_between() -> None:
    for first, allowed in (("s", True), ("p", False), ("i", False), ("+p", True)):
        position = laid(f"12/12/12/12/12/4N7/4{first}7/4n7/4r7/12/12/12 b")
        assert may(position, "8f8g8h") is allowed


# --- promotion -------------------------------------------------------------------------------------------------------


def test_promotion_when_entering_the_zone_or_capturing_in_it() -> None:
    """Positions of lishogi's tests (WandererXII/shogiops, chushogi.test)."""
    position = laid("12/4pP6/1R2PB6/12/7L4/1p10/12/12/11k/12/11K/12 b")
    assert may(position, "5e5c+")
    assert may(position, "5e5c")
    assert may(position, "7c8b+")
    assert may(position, "7c8b")
    assert not may(position, "7c6b+")
    assert may(position, "7c6b")
    assert may(position, "7b7a+")
    assert may(position, "7b7a")
    assert may(position, "11c11f+"), "a capture that leaves the zone"


def test_a_pawn_that_declined_promotes_on_the_last_row_only() -> None:
    position = laid("12/5p6/5P6/12/12/12/12/12/12/12/12/12 b")
    assert may(position, "7c7b")
    assert not may(position, "7c7b+")
    assert may(laid("12/5p6/5P6/12/12/12/12/12/12/12/12/12 b", "free"), "7c7b+")
    assert may(laid("12/12/12/12/5P6/12/12/12/12/12/12/12 b"), "7e7d+")


def test_a_piece_is_promoted_once() -> None:
    after = laid("12/12/12/12/5G6/12/12/12/12/12/12/12 b").play("G7e-7d+")
    promoted = {item.cell: (item.name, item.glyph) for item in after.scene().items}
    assert promoted["7d"] == ("promoted gold", "shogi-promoted-rook")
    assert not any(text.endswith("+") for text in (move.text for move in after.play("K1a-1b").moves()))


def test_the_choice_to_promote_is_asked() -> None:
    position = laid("12/12/12/12/5G6/12/12/12/12/12/12/12 b")
    assert position.find("G7e-7d+").steps == ("7e", "7d", "as:+G")
    assert position.find("G7e-7d").steps == ("7e", "7d", "as:G")


# --- the end ---------------------------------------------------------------------------------------------------------


def test_who_captures_the_only_royal_piece_wins() -> None:
    over = laid("5R5k/12/12/12/12/12/12/12/12/12/12/K11 b").play("R7ax1a")
    assert over.result is not None
    assert over.result.reason is Reason.CAPTURED
    assert over.result.payoffs == (1, -1)


def test_a_crown_prince_is_a_second_king() -> None:
    """The game goes on as long as one of them is left."""
    for taken in ("5R5k/5+e6", "5R5+e/5k6"):
        after = laid(f"{taken}/12/12/12/12/12/12/12/12/12/K11 b").play("R7ax1a")
        assert not after.over
    over = laid("5R5+e/12/12/12/12/12/12/12/12/12/12/K11 b", kings=False).play("R7ax1a")
    assert over.result is not None
    assert over.result.payoffs == (1, -1)


def test_a_hundred_moves_without_capture_or_promotion_are_a_draw() -> None:
    text = laid("11k/12/12/12/12/12/12/12/12/12/12/K11 b").text()
    over = Position.from_text(variant(GAME), f"{text} quiet=99").play("K12l-12k")
    assert over.result is not None
    assert over.result.reason is Reason.NO_PROGRESS


def test_the_longest_game_is_a_draw() -> None:
    text = re.sub(r"ply=\d+ turn=\d+", "ply=799 turn=799", laid("11k/12/12/12/12/12/12/12/12/12/12/K11 w").text())
    over = Position.from_text(variant(GAME), text).play("K1a-1b")
    assert over.result is not None
    assert over.result.reason is Reason.LIMIT


def test_impossible_positions_are_refused() -> None:
    with pytest.raises(NotationError, match="expected at most"):
        laid("11k/12/12/12/12/5NNN4/12/12/12/12/12/K11 b")
    with pytest.raises(NotationError, match="no royal"):
        laid("12/12/12/12/12/5N6/12/12/12/12/12/K11 b", kings=False)
    with pytest.raises(IllegalMove):
        Position.start(GAME).play("P7i-7g")
