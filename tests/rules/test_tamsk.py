"""Tamsk: capacity, rings, levels 1 to 3, sand in real time, records."""

from __future__ import annotations

import pytest

from ludoteka.declare import Reason
from ludoteka.play import IllegalMove, Match, Position, record, variant
from ludoteka.rules.abi import CLOCK

BOARD = variant("tamsk").game.board
HOLDS = {name: holds for holds in range(1, 5) for name in dict(BOARD.extra_regions)[f"holds {holds}"].split()}


def texts(position: Position, player: int | None = None) -> set[str]:
    return {move.text for move in position.moves(player)}


def hands(position: Position) -> list[int]:
    return [count.value for count in position.scene().counts]


def glasses(position: Position, owner: int) -> set[str]:
    return {i.cell for i in position.scene().items if i.owner == owner and i.glyph.startswith("sandglass")}


def rings(position: Position, cell: str) -> int:
    return sum(item.glyph == "ring" and item.cell == cell for item in position.scene().items)


def clock(position: Position, seconds: int) -> Position:
    """Let time pass, in the parts that the clock knows."""
    while seconds and not position.over:
        parts = [m for m in position.moves(-2) if int(m.text[:-1]) <= seconds]
        part = max(parts, key=lambda m: int(m.text[:-1]))
        position = position.play(part)
        seconds -= int(part.text[:-1])
    return position


def act(position: Position, player: int, text: str) -> Position:
    return position.play(position.find(text, player))


def test_cells_hold_one_to_four_rings_from_the_edge_inwards():
    assert len(BOARD) == 37
    assert [list(HOLDS.values()).count(k) for k in (1, 2, 3, 4)] == [18, 12, 6, 1]
    assert sum(HOLDS.values()) == 64
    assert HOLDS["d4"] == 4


@pytest.mark.parametrize("level", ["level-1", "level-2", "level-3"])
def test_glasses_stand_on_the_corners_by_turns(level: str):
    start = Position.start("tamsk", level)
    corners = [BOARD.names[BOARD.region(f"corner {k}")[0]] for k in range(1, 7)]
    assert glasses(start, 0) == set(corners[::2])
    assert glasses(start, 1) == set(corners[1::2])
    round_the_board = {frozenset((a, b)) for a, b in zip(corners, corners[1:] + corners[:1], strict=True)}
    edge = [BOARD.cells[BOARD.at(c)] for c in corners]
    far = max((a.x - b.x) ** 2 + (a.y - b.y) ** 2 for a, b in zip(edge, edge[1:] + edge[:1], strict=True))
    assert far == pytest.approx(9)
    assert len(round_the_board) == 6
    assert hands(start) == [32, 32]


def first_step(position: Position, player: int) -> str:
    return min(text for text in texts(position, player) if "-" in text)


def test_level_one_a_move_and_then_a_ring_or_none():
    start = Position.start("tamsk")
    assert start.row[0] == 1
    after = start.play(first_step(start, 0))
    assert after.actors == (0,)
    assert texts(after) == {"ring", "stop"}
    laid = after.play("ring")
    assert hands(laid) == [31, 32]
    assert laid.actors == (1,)


def test_level_one_a_forgotten_ring_may_be_laid_by_the_other_before_he_moves():
    start = Position.start("tamsk")
    step = first_step(start, 0)
    left = start.play(step).play("stop")
    assert left.actors == (1,)
    assert "ring" in texts(left)
    stolen = left.play("ring")
    assert hands(stolen) == [32, 31]
    assert stolen.actors == (1,), "he still has to move"
    assert rings(stolen, step.split("-")[1]) == 1
    moved = left.play(first_step(left, 1)).play("stop")
    assert moved.actors == (0,)


def test_nobody_enters_a_cell_that_is_full():
    start = Position.start("tamsk")
    step = first_step(start, 0)
    origin, to = step.split("-")
    position = start.play(step).play("ring")
    position = position.play(first_step(position, 1)).play("stop")
    away = next(t for t in texts(position) if t.startswith(f"{to}-"))
    position = position.play(away).play("stop")
    assert HOLDS[to] == 1
    assert not any(text.endswith(f"-{to}") for text in texts(position))
    assert to in position.scene().shaded
    assert origin in HOLDS


def test_level_one_ends_when_nobody_can_move_and_fewer_rings_win():
    position = Position.start("tamsk")
    while not position.over:
        ring = [m for m in position.moves() if m.text == "ring"]
        position = position.play(ring[0] if ring and position.actors == (0,) else position.moves()[0])
    assert position.result.reason is Reason.COUNT
    first, second = hands(position)
    assert position.result.payoffs[0] == (first < second) - (first > second)


def test_twenty_moves_without_a_ring_are_counted():
    position = Position.start("tamsk")
    for _ in range(20):
        assert not position.over
        position = position.play(first_step(position, position.actors[0])).play("stop")
    assert position.result.reason is Reason.COUNT
    assert position.result.payoffs == (0, 0)


def test_level_two_every_glass_moves_once_in_the_first_three_moves():
    position = Position.start("tamsk", "level-2")
    moved = first_step(position, 0)
    position = act(position, 0, moved)
    position = act(position, 1, first_step(position, 1))
    assert not any(text.startswith(moved.split("-")[1]) for text in texts(position, 0))
    assert "every glass is moved once" in str(position.why_not((moved.split("-")[1],), 0))


def test_level_two_moving_turns_the_glass_and_sand_runs():
    position = Position.start("tamsk", "level-2")
    assert not position.row[0] & CLOCK
    position = act(position, 0, first_step(position, 0))
    assert position.row[0] & CLOCK
    assert [(timer.seconds, timer.owner) for timer in position.scene().timers] == [(180, 0)]
    position = clock(position, 50)
    assert position.scene().timers[0].seconds == 130


def test_sand_flows_back_when_a_glass_is_turned_again():
    position = Position.start("tamsk", "level-2")
    for player in (0, 1, 0, 1, 0, 1):
        position = act(position, player, first_step(position, player))
    position = clock(position, 60)
    glass = position.scene().timers[0]
    assert glass.seconds == 120
    again = next(t for t in texts(position, 0) if t.startswith(f"{glass.cell}-"))
    turned = act(position, 0, again).scene().timers[0]
    assert (turned.cell, turned.seconds) == (again.split("-")[1], 60)


def test_a_glass_that_runs_out_is_lost_but_stays():
    position = Position.start("tamsk", "level-2")
    step = first_step(position, 0)
    position = act(position, 0, step)
    position = clock(position, 180)
    assert position.scene().timers == ()
    assert step.split("-")[1] in glasses(position, 0)
    for player in (1, 0, 1, 0, 1):
        position = act(position, player, first_step(position, player))
    assert not any(text.startswith(step.split("-")[1]) for text in texts(position, 0))
    assert str(position.why_not((step.split("-")[1],), 0)) == "This sandglass has run out and moves no more."


def test_with_time_the_ring_may_be_laid_until_the_other_moves():
    position = Position.start("tamsk", "level-2")
    position = act(position, 0, first_step(position, 0))
    assert position.awaited == (1,)
    assert texts(position, 0) == {"ring"}
    assert "ring" not in texts(position, 1), "for three seconds it belongs to the mover alone"
    assert hands(act(position, 0, "ring")) == [31, 32]
    late = clock(position, 3)
    assert "ring" in texts(late, 1)
    moved = act(position, 1, first_step(position, 1))
    assert "ring" not in texts(moved, 0), "his move has ended the chance"


def test_level_three_the_small_glass_is_turned_against_the_player_to_move():
    position = Position.start("tamsk", "level-3")
    assert texts(position, 1) == {"turn"}
    turned = act(position, 1, "turn")
    assert turned.scene().timers[0].seconds == 15
    assert texts(turned, 1) == set(), "not before it has run out"
    moved = act(clock(turned, 14), 0, first_step(turned, 0))
    assert clock(moved, 5).awaited == (1,)
    after = act(clock(moved, 5), 1, first_step(moved, 1))
    assert after.awaited == (0,), "who moved in time misses nothing"


def test_level_three_overrunning_the_small_glass_costs_the_next_move():
    position = clock(act(Position.start("tamsk", "level-3"), 1, "turn"), 15)
    position = act(position, 0, first_step(position, 0))
    assert position.awaited == (1,)
    position = act(position, 1, first_step(position, 1))
    assert position.awaited == (1,), "White misses his move"
    position = act(position, 1, first_step(position, 1))
    assert position.awaited == (0,)


def test_level_two_has_no_small_glass():
    assert texts(Position.start("tamsk", "level-2"), 1) == set()


# --- in real time ----------------------------------------------------------------------------------------------------


def running() -> Match:
    """A match of level 2 in which White has moved at 1 s."""
    match = Match.begin("tamsk:level-2", secret=b"\7" * 32)
    match.play(0, first_step(match.position, 0), at=1_000)
    return match


def test_real_seconds_become_actions_of_the_clock_and_parts_are_carried_over():
    match = running()
    match.elapse(3_400)
    assert match.position.scene().timers[0].seconds == 178
    match.elapse(4_100)
    assert match.position.scene().timers[0].seconds == 177


def test_a_ring_that_comes_after_the_other_has_moved_is_too_late():
    match = running()
    match.elapse(2_000)
    match.play(1, first_step(match.position, 1), at=2_000)
    with pytest.raises(IllegalMove):
        match.play(0, "ring", at=2_050)


def test_a_move_after_a_long_silence_is_judged_after_the_sand_has_run_out():
    """A connection that was lost for four minutes: the glass ran out in between, exactly on time."""
    match = running()
    lost_on = match.position.scene().timers[0].cell
    assert match.next_tick == 4_000, "first the three seconds in which only White may lay his ring"
    match.elapse(241_000)
    assert match.position.scene().timers == ()
    match.play(1, first_step(match.position, 1), at=241_000)
    assert all(not text.startswith(f"{lost_on}-") for text in texts(match.position, 0))


def test_the_record_of_a_timed_match_replays_exactly():
    match = running()
    for at, seat in ((20_300, 1), (45_900, 0), (63_000, 1), (70_000, 0), (71_000, 1)):
        match.elapse(at)
        match.play(seat, first_step(match.position, seat), at=at)
    again = record.replay(record.read(record.write(match)))
    assert again.positions == match.positions
    assert again.position.scene().timers == match.position.scene().timers


def test_when_nobody_can_move_the_last_ring_may_still_be_laid():
    position = Position.start("tamsk", "level-2")
    position = act(position, 0, first_step(position, 0))
    for player in (1, 0, 1, 0, 1):
        position = act(position, player, first_step(position, player))
    position = clock(position, 180)
    assert position.scene().phase == "laying-a-ring"
    end = act(position, 1, "ring")
    assert end.result.payoffs == (-1, 1)


def test_who_leaves_the_last_ring_ends_the_game():
    position = Position.start("tamsk", "level-2")
    for player in (0, 1, 0, 1, 0, 1):
        position = act(position, player, first_step(position, player))
    end = act(clock(position, 180), 1, "stop")
    assert end.result.reason is Reason.COUNT
    assert end.result.payoffs == (0, 0)


@pytest.mark.parametrize("level", ["level-1", "level-2"])
def test_the_twentieth_move_may_still_be_followed_by_its_ring(level: str):
    position = Position.start("tamsk", level)
    for turn in range(20):
        if turn and level == "level-1":
            position = position.play("stop")
        position = act(position, turn % 2, first_step(position, turn % 2))
    assert Position.from_text(position.variant, position.text()).scene().phase == "laying-a-ring"
    assert not act(position, 1, "ring").over
    assert act(position, 1, "stop").result.reason is Reason.COUNT
