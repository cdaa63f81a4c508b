"""Plakoto: men are pinned, not hit; the mother; bearing off only while all men are free."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from ludoteka.declare import DeclarationError, Reason
from ludoteka.games.chance.plakoto import GAME
from ludoteka.play import NotationError, Position, variant

WHITE, BLACK = 0, 1
Stacks = dict[int, list[int]]
"""The men on each point of the board, from the lowest up."""


def text(stacks: Stacks, throw: str = "", *, off: tuple[int, int] = (0, 0), mover: int = WHITE) -> str:
    """A position by the board's numbers: White runs from 1 up, Black from 24 down; a man below others is pinned."""
    men, pinned = [[0] * 26, [0] * 26], [0, 0]
    for point, stack in stacks.items():
        for owner in stack:
            men[owner][own_count(owner, point)] += 1
        if len(set(stack)) == 2:
            pinned[stack[0]] |= 1 << own_count(stack[0], point)
    for player in range(2):
        men[player][0] = off[player]
    dice = ""
    if throw:
        first, second = throw.split("-")
        dice = f" rolled={first},{second} dice={','.join([first] * 4 if first == second else [first, second])}"
    actors = f"actors={1 << mover} phase=4" if throw else f"actors={1 << 30} phase=1"
    flat = ",".join(str(n) for n in men[0] + men[1])
    return f"{actors} mover={mover} men={flat} pinned={pinned[0]},{pinned[1]}{dice}"


def own_count(player: int, point: int) -> int:
    return 25 - point if player == WHITE else point


def position(
    stacks: Stacks, throw: str = "", *, off: tuple[int, int] = (0, 0), mover: int = WHITE, preset: str = ""
) -> Position:
    return Position.from_text(variant("plakoto", preset), text(stacks, throw, off=off, mover=mover))


def moves(of: Position) -> set[str]:
    return {move.text for move in of.moves()}


def why(of: Position, *steps: str) -> str:
    sentence = of.why_not(steps)
    assert sentence is not None
    return sentence.say("en")


def test_white_begins_with_all_men_on_1_and_black_has_all_on_24() -> None:
    start = Position.start("plakoto")
    items = start.scene().items
    assert {(item.owner, item.cell) for item in items} == {(WHITE, "1"), (BLACK, "24")}
    assert len(items) == 30
    assert moves(start.play("5-2")) == {"1/6", "1/3"}


def test_the_two_run_against_each_other() -> None:
    black = Position.start("plakoto").play("5-2").play("1/6").play("6/8").play("3-1")
    assert moves(black) == {"24/21", "24/23"}


def test_in_the_widely_played_game_the_higher_die_begins() -> None:
    start = Position.start("plakoto", "last-quarter")
    assert "3-5" in moves(start)
    assert start.play("3-5").actors == (BLACK,)


def test_a_single_man_is_pinned_where_it_stands_and_keeps_its_point() -> None:
    after = position({1: [0] * 14, 5: [0], 8: [1], 24: [1] * 14}, "3-1").play("5/8*")
    assert [item.owner for item in after.scene().items if item.cell == "8"] == [BLACK, WHITE]
    assert not [item for item in after.scene().items if item.cell.startswith("bar")]


def test_a_pinned_man_cannot_move_until_the_last_man_has_left_it() -> None:
    stacks = {1: [0] * 13, 8: [1, 0, 0], 20: [1] * 14}
    held = position(stacks, "3-1", mover=BLACK)
    assert "8/5" not in moves(held)
    assert "pinned" in why(held, "8", "5")
    free = position({1: [0] * 14, 8: [1, 0], 20: [1] * 14}, "3-1").play("8/11").play("1/2").play("3-1")
    assert "8/5" in moves(free)
    one_left = position(stacks, "3-1").play("8/11").play("1/2").play("3-1")
    assert "8/5" not in moves(one_left)


def test_one_man_that_pins_closes_the_point_alone() -> None:
    stacks = {1: [0] * 14, 8: [1, 0], 11: [1], 20: [1] * 13}
    held = position(stacks, "3-1", mover=BLACK)
    assert "11/8" not in moves(held)
    assert "belongs to the opponent" in why(held, "11", "8")


def test_further_men_may_join_the_one_that_pins() -> None:
    assert "5/8" in moves(position({1: [0] * 13, 5: [0], 8: [1, 0], 20: [1] * 14}, "3-1"))


def test_two_men_close_a_point() -> None:
    closed = position({1: [0] * 14, 5: [0], 8: [1, 1], 24: [1] * 13}, "3-1")
    assert "5/8" not in moves(closed)
    assert "closed" in why(closed, "5", "8")


def test_whose_mother_is_pinned_loses_at_once_if_the_other_mother_has_left() -> None:
    result = position({1: [0], 3: [1], 9: [0] * 14, 20: [1] * 14}, "2-1", mover=BLACK).play("3/1*").result
    assert result is not None
    assert result.payoffs == (-2, 2)
    assert result.reason is Reason.CAPTURED


def test_play_goes_on_while_the_other_mother_is_still_at_the_start() -> None:
    after = position({1: [0], 3: [1], 9: [0] * 14, 20: [1] * 13, 24: [1]}, "2-1", mover=BLACK).play("3/1*")
    assert after.result is None
    # When she leaves in safety the game is lost.
    result = after.play("24/23").result
    assert result is not None
    assert result.payoffs == (-2, 2)


def test_two_pinned_mothers_make_a_draw() -> None:
    stacks = {1: [0, 1], 9: [0] * 13, 22: [0], 20: [1] * 13, 24: [1]}
    result = position(stacks, "2-1").play("22/24*").result
    assert result is not None
    assert result.payoffs == (0, 0)
    assert result.reason is Reason.CAPTURED


def test_the_book_bears_off_when_all_men_have_passed_the_middle() -> None:
    stacks = {13: [0] * 2, 22: [0] * 13, 12: [1] * 15}
    assert "22/off" in moves(position(stacks, "3-1"))
    assert "22/off" not in moves(position(stacks, "3-1", preset="last-quarter"))
    behind = position({12: [0], 22: [0] * 14, 11: [1] * 15}, "3-1")
    assert "22/off" not in moves(behind)


def test_a_pinned_man_at_home_stops_bearing_off() -> None:
    stacks = {20: [0, 1], 22: [0] * 12, 23: [1] * 14}
    held = position(stacks, "3-2", off=(2, 0))
    assert not any("off" in move for move in moves(held))
    assert "pinned" in why(held, "22", "off1") or moves(held) == {"pass"}


def test_the_last_man_off_wins_and_counts_twice_if_the_loser_has_none_off() -> None:
    result = position({24: [0], 12: [1] * 15}, "2-1", off=(14, 0)).play("24/off").result
    assert result is not None
    assert result.payoffs == (2, -2)
    plain = position({24: [0], 12: [1] * 14}, "2-1", off=(14, 1)).play("24/off").result
    assert plain is not None
    assert plain.payoffs == (1, -1)
    assert plain.reason is Reason.BORNE_OFF


@pytest.mark.parametrize("wrong", ["pinned=2,0", "pinned=0,16777216"])
def test_a_pinned_man_must_lie_under_another(wrong: str) -> None:
    with pytest.raises(NotationError):
        Position.from_text("plakoto", text({1: [0] * 15, 24: [1] * 15}).replace("pinned=0,0", wrong))


def test_a_match_is_refused() -> None:
    with pytest.raises(DeclarationError):
        replace(GAME, length=5)


# --- against a second, slow set of rules, on stacks -------------------------------------------------------------------


def stacks_of(of: Position) -> Stacks:
    found: Stacks = {}
    for item in of.scene().items:
        if item.cell.isdigit():
            found.setdefault(int(item.cell), []).append(item.owner)
    return found


def slow_single(stacks: Stacks, player: int, die: int, home: int) -> set[tuple[int, int]]:
    """From and to (0: off) of every man that one number can move."""
    forward = 1 if player == WHITE else -1
    free = [point for point, stack in stacks.items() if stack and stack[-1] == player]
    mine = [point for point, stack in stacks.items() if player in stack]
    may_leave = all(own_count(player, p) <= home and stacks[p][-1] == player for p in mine)
    found = set()
    for point in free:
        to = point + forward * die
        if 1 <= to <= 24:
            there = stacks.get(to, [])
            if not there or there[-1] == player or there == [1 - player]:
                found.add((point, to))
        elif may_leave:
            far = own_count(player, point)
            if far == die or all(own_count(player, p) <= far for p in mine):
                found.add((point, 0))
    return found


def slow_moved(stacks: Stacks, origin: int, to: int, player: int) -> Stacks:
    after = {point: list(stack) for point, stack in stacks.items()}
    after[origin].pop()
    if not after[origin]:
        del after[origin]
    if to:
        after.setdefault(to, []).append(player)
    return after


def slow_firsts(stacks: Stacks, player: int, dice: list[int], home: int) -> set[tuple[int, int]]:
    """The first parts of turns that play as many numbers as can be, or the higher one."""

    def longest(board: Stacks, left: list[int]) -> int:
        best = 0
        for die in set(left):
            rest = list(left)
            rest.remove(die)
            for origin, to in slow_single(board, player, die, home):
                after = slow_moved(board, origin, to, player)
                last = not any(player in stack for stack in after.values())
                best = max(best, 1 + (len(rest) if last else longest(after, rest)))
        return best

    most = longest(stacks, dice)
    found: dict[int, set[tuple[int, int]]] = {}
    for die in set(dice):
        rest = list(dice)
        rest.remove(die)
        for origin, to in slow_single(stacks, player, die, home):
            after = slow_moved(stacks, origin, to, player)
            last = not any(player in stack for stack in after.values())
            if 1 + (len(rest) if last else longest(after, rest)) == most:
                found.setdefault(die, set()).add((origin, to))
    if most == 1 and len(set(dice)) == 2 and max(dice) in found:
        return found[max(dice)]
    return set().union(*found.values()) if found else set()


@pytest.mark.parametrize("preset", ["book", "last-quarter"])
def test_moves_are_those_of_a_second_set_of_rules(preset: str) -> None:
    rng = random.Random(preset)
    seen, at = 0, Position.start("plakoto", preset)
    while seen < 250:
        if at.result is not None:
            at = Position.start("plakoto", preset)
        legal = at.moves()
        if not at.chance:
            dice = [
                int(item.label or item.letter)
                for tray in at.scene().trays
                if tray.name == "dice"
                for item in tray.items
            ]
            if len(dice) <= 2:
                player = at.actors[0]
                expected = slow_firsts(stacks_of(at), player, dice, 12 if preset == "book" else 6)
                got = {
                    (int(move.steps[0]), int(move.steps[1]) if move.steps[1].isdigit() else 0)
                    for move in legal
                    if move.text != "pass"
                }
                assert got == expected, at.text()
                seen += 1
        at = at.play(rng.choice(legal))
