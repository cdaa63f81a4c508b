"""Lasca: columns, prisoners and officers, where each rule bites; and a second opinion on all moves."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from ludoteka.declare import DeclarationError, Reason
from ludoteka.declare.draughts import Removal
from ludoteka.play import IllegalMove, NotationError, Position, variant
from ludoteka.rules import drive

BOOK, LASKER = "lasca:book", "lasca:lasker"
Board = dict[str, str]
"""Columns by cell: b and w are soldiers, B and W officers, the lowest disc first."""


def laid(key: str, mover: str, columns: Board) -> Position:
    of = variant(key)
    seats = {side.name[0].lower(): seat for seat, side in enumerate(of.game.sides)}
    fields: dict[str, list[int]] = {"height": [], "colours": [], "officers": []}
    for name in of.face.names:
        discs = columns.get(name, "")
        fields["height"].append(len(discs))
        fields["colours"].append(sum(seats[disc.lower()] << at for at, disc in enumerate(discs)))
        fields["officers"].append(sum(disc.isupper() << at for at, disc in enumerate(discs)))
    text = " ".join(f"{name}={','.join(map(str, values))}" for name, values in fields.items())
    return Position.from_text(of, f"actors={1 << seats[mover]} {text}")


def columns(position: Position) -> Board:
    face = position.variant.face
    letters = [side.name[0].lower() for side in position.variant.game.sides]
    found = {}
    for at, name in enumerate(face.names):
        discs = "".join(letters[c].upper() if officer else letters[c] for c, officer in face.column(position.row, at))
        if discs:
            found[name] = discs
    return found


def texts(position: Position) -> set[str]:
    return {move.text for move in position.moves()}


# --- set-up --------------------------------------------------------------------------------------------------------


def test_by_the_book_twelve_discs_each_leave_only_the_middle_empty():
    start = columns(Position.start(BOOK))
    assert len(start) == 24
    assert "d4" not in start
    assert (start["f4"], start["b4"]) == ("b", "w")
    assert Position.start(BOOK).variant.game.sides[0].name == "Black"


def test_by_lasker_eleven_discs_each_leave_the_middle_row_empty():
    start = columns(Position.start(LASKER))
    assert sorted(start.values()) == ["b"] * 11 + ["w"] * 11
    assert not {"b4", "d4", "f4"} & set(start)
    assert texts(Position.start(LASKER)) == {"a3-b4", "c3-b4", "c3-d4", "e3-d4", "e3-f4", "g3-f4"}


# --- columns -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", [BOOK, LASKER])
def test_a_captured_disc_goes_under_its_captor(key):
    after = laid(key, "w", {"c3": "w", "d4": "b", "a7": "B"} if key == LASKER else {"c5": "w", "d4": "b", "a3": "b"})
    move = "c3xe5" if key == LASKER else "c5xe3"
    assert columns(after.play(move))[move[3:]] == "bw"


def test_only_the_top_disc_of_a_column_is_captured_and_the_rest_is_free():
    after = laid(LASKER, "w", {"c3": "w", "d4": "wwb", "a7": "b"}).play("c3xe5")
    assert columns(after) == {"e5": "bw", "d4": "ww", "a7": "b"}


def test_several_captives_lie_in_the_order_of_the_jumps():
    after = laid(LASKER, "w", {"a1": "w", "b2": "b", "d4": "B", "g7": "b"}).play("a1xe5")
    assert columns(after)["e5"] == "Bbw"


def test_routes_in_another_order_are_other_moves():
    """Round four columns either way: the captives lie in another order."""
    position = laid(LASKER, "w", {"c1": "W", "d2": "b", "d4": "B", "b4": "b", "b2": "B", "g7": "b"})
    assert {columns(position.play(move))["c1"] for move in position.moves()} == {"BbBbW", "bBbBW"}
    assert len(texts(position)) == 2


def test_no_column_is_jumped_twice_in_a_move():
    position = laid(LASKER, "w", {"c3": "W", "d4": "wbb", "a7": "b"})
    assert texts(position) == {"c3xe5"}
    assert columns(position.play("c3xe5"))["d4"] == "wb"


def test_the_cell_of_a_disc_taken_away_is_free_at_once():
    """Round b2: having taken four single discs the officer comes back to where it began."""
    position = laid(LASKER, "w", {"c1": "W", "d2": "b", "d4": "b", "b4": "b", "b2": "b", "g7": "B"})
    assert all(move.steps[-1] == "c1" for move in position.moves())
    assert len(position.moves()) == 2
    assert columns(position.play(position.moves()[0]))["c1"] == "bbbbW"


def test_capture_is_forced_but_freely_chosen():
    position = laid(LASKER, "w", {"c3": "w", "d4": "b", "b4": "b", "d6": "b", "a7": "B"})
    assert texts(position) == {"c3xa5", "c3xc7"}
    with pytest.raises(IllegalMove):
        laid(LASKER, "w", {"c3": "w", "d4": "b", "a7": "B", "g1": "w"}).play("g1-f2")


# --- soldiers and officers -----------------------------------------------------------------------------------------


def test_soldiers_capture_backwards_by_the_book_but_not_by_lasker():
    assert texts(laid(LASKER, "w", {"d4": "w", "c3": "b"})) == {"d4-c5", "d4-e5"}
    assert texts(laid(BOOK, "b", {"d4": "b", "c3": "w"})) == {"d4xb2"}


def test_a_column_is_as_its_commander():
    assert texts(laid(LASKER, "w", {"d4": "Bw", "a7": "b"})) == {"d4-c5", "d4-e5"}
    assert texts(laid(LASKER, "w", {"d4": "bW", "a7": "b"})) == {"d4-c5", "d4-e5", "d4-c3", "d4-e3"}


def test_only_the_commander_is_promoted():
    after = laid(LASKER, "w", {"b6": "bbw", "a3": "b"}).play("b6-a7")
    assert columns(after)["a7"] == "bbW"


def test_by_the_book_a_lone_officer_goes_like_a_soldier_and_leaves_the_far_row_only_by_jumping():
    assert texts(laid(BOOK, "b", {"d4": "B", "a7": "w"})) == {"d4-c5", "d4-e5"}
    stuck = laid(BOOK, "b", {"c7": "B", "g1": "b", "a5": "w"})
    assert texts(stuck) == {"g1-f2"}
    assert texts(laid(BOOK, "b", {"c7": "B", "d6": "w"})) == {"c7xe5"}


def test_by_the_book_a_column_under_an_officer_flies():
    position = laid(BOOK, "b", {"a1": "wB", "g3": "w"})
    assert {"a1-b2", "a1-g7"} <= texts(position)
    assert texts(laid(BOOK, "b", {"a1": "wB", "d4": "w", "g3": "w"})) == {"a1xe5", "a1xf6", "a1xg7"}


def test_lasker_lone_officers_step_one_cell_in_four_directions():
    assert texts(laid(LASKER, "w", {"d4": "W", "a7": "b"})) == {"d4-c3", "d4-e3", "d4-c5", "d4-e5"}


def test_a_captured_officer_stays_an_officer_when_it_comes_free():
    position = laid(LASKER, "w", {"c3": "w", "d4": "Wb", "g7": "b"}).play("c3xe5")
    assert columns(position)["d4"] == "W"


def test_lasker_promotion_ends_the_move():
    assert texts(laid(LASKER, "w", {"c5": "w", "d6": "b", "f6": "b", "e1": "B"})) == {"c5xe7"}


def test_by_the_book_a_soldier_passing_the_far_row_jumps_on_and_stays_a_soldier():
    after = laid(BOOK, "b", {"c5": "b", "d6": "w", "f6": "w", "a5": "w"}).play("c5xg5")
    assert columns(after)["g5"] == "wwb"


# --- the end -------------------------------------------------------------------------------------------------------


def test_who_commands_no_column_has_lost():
    result = laid(LASKER, "w", {"c3": "w", "d4": "b"}).play("c3xe5").result
    assert (result.winners, result.reason) == ((0,), Reason.NO_PIECES)


def test_who_cannot_move_has_lost():
    result = laid(LASKER, "w", {"d2": "w", "b4": "w", "a3": "w", "a5": "b"}).play("d2-c3").result
    assert (result.winners, result.reason) == ((0,), Reason.NO_MOVES)


def test_the_third_repetition_is_a_draw():
    position = laid(LASKER, "w", {"a1": "W", "g7": "B"})
    for _ in range(2):
        for move in ("a1-b2", "g7-f6", "b2-a1", "f6-g7"):
            position = position.play(move)
    assert position.result.draw
    assert position.result.reason is Reason.REPETITION


def test_a_hundred_moves_without_promotion_are_a_draw():
    of = variant(LASKER)
    past = ",".join(str(n) for n in range(1, 200))
    text = laid(LASKER, "w", {"a1": "W", "g7": "B"}).text()
    result = Position.from_text(of, f"{text} quiet=199 past={past}").play("a1-b2").result
    assert result.reason is Reason.NO_PROGRESS


# --- a second opinion ----------------------------------------------------------------------------------------------


def other_turns(board: Board, mover: str) -> list[Board]:
    """Every position after a turn by Lasker's rules: plain recursion over strings, nothing shared with the kernel."""
    forward = 1 if mover == "w" else -1

    def beyond(cell: str, dx: int, dy: int, far: int) -> str:
        file, rank = ord(cell[0]) - 97 + dx * far, int(cell[1]) + dy * far
        return f"{chr(97 + file)}{rank}" if 0 <= file < 7 and 1 <= rank <= 7 else ""

    def ways(commander: str) -> list[tuple[int, int]]:
        return [(dx, dy) for dx in (-1, 1) for dy in ((1, -1) if commander.isupper() else (forward,))]

    def jumps(now: Board, cell: str, jumped: frozenset[str]) -> list[Board]:
        found: list[Board] = []
        for dx, dy in ways(now[cell][-1]):
            victim, landing = beyond(cell, dx, dy, 1), beyond(cell, dx, dy, 2)
            if not landing or landing in now or victim in jumped or now.get(victim, mover)[-1].lower() == mover:
                continue
            after = {c: d for c, d in now.items() if c not in (cell, victim)}
            if len(now[victim]) > 1:
                after[victim] = now[victim][:-1]
            after[landing] = now[victim][-1] + now[cell]
            soldier = now[cell][-1].islower()
            if soldier and landing[1] == ("7" if mover == "w" else "1"):
                after[landing] = after[landing][:-1] + mover.upper()
                found.append(after)
            else:
                found += jumps(after, landing, jumped | {victim}) or [after]
        return found

    own = [cell for cell, discs in board.items() if discs[-1].lower() == mover]
    captures = [after for cell in own for after in jumps(board, cell, frozenset())]
    if captures:
        return captures
    quiet = []
    for cell in own:
        for dx, dy in ways(board[cell][-1]):
            to = beyond(cell, dx, dy, 1)
            if to and to not in board:
                discs = board[cell]
                top = discs[-1].upper() if to[1] == ("7" if mover == "w" else "1") else discs[-1]
                quiet.append({**{c: d for c, d in board.items() if c != cell}, to: discs[:-1] + top})
    return quiet


def other_perft(board: Board, mover: str, depth: int) -> int:
    if depth == 0:
        return 1
    return sum(other_perft(after, "b" if mover == "w" else "w", depth - 1) for after in other_turns(board, mover))


def test_perft_equals_the_second_opinion():
    of = variant(LASKER)
    start = columns(Position.start(LASKER))
    ours = [drive.perft(of.compiled, of.tables.row, of.start, depth) for depth in range(1, 8)]
    assert ours == [other_perft(start, "w", depth) for depth in range(1, 8)]


def test_moves_of_random_games_agree_with_the_second_opinion():
    chooser = random.Random("lasca")
    tall = 0
    for _ in range(25):
        position = Position.start(LASKER)
        while not position.over:
            mover = position.variant.game.sides[position.actors[0]].name[0].lower()
            ours = sorted(sorted(columns(position.play(code)).items()) for code in position.codes)
            assert ours == sorted(sorted(after.items()) for after in other_turns(columns(position), mover))
            position = position.play(chooser.choice(position.codes))
            tall = max(tall, *(len(discs) for discs in columns(position).values()))
    assert tall > 5


# --- answers and impossible positions ------------------------------------------------------------------------------


def test_a_wrong_try_is_answered_with_the_rule():
    position = laid(LASKER, "w", {"c3": "w", "d4": "b", "a7": "B", "g1": "w"})
    assert position.why_not(("g1", "f2")).say("en") == "You must capture: the piece on c3 can."
    assert "forward" in laid(LASKER, "w", {"d4": "w", "a7": "b"}).why_not(("d4", "c3")).say("en")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("actors=1 height=1 colours=2", "more colours"),
        ("actors=1 height=3 colours=2", "more than once"),
        ("actors=3 height=0", "one player"),
        ("actors=1 height=0*21,1", "would be an officer"),
        ("actors=1 height=0*9,13 ", "at most 11"),
        ("actors=1 height=0*9,1 quiet=3 past=1,2,3,4", "past holds"),
    ],
)
def test_impossible_positions_are_refused(text, why):
    with pytest.raises(NotationError, match=why):
        Position.from_text(variant(LASKER), text)


def test_declarations_that_contradict_themselves_are_refused():
    with pytest.raises(DeclarationError, match="removal"):
        replace(variant(LASKER).game, removal=Removal.AFTER)
