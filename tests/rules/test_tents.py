"""The tent game: how tents tip, what each player sees, and when a colour has disappeared."""

from __future__ import annotations

import random
from itertools import combinations

import numpy as np
import pytest

from ludoteka.declare import Reason
from ludoteka.play import NotationError, Position, variant
from ludoteka.rules.abi import new_rng
from ludoteka.rules.tents import ORDER, SEEN, UNSEEN, odd

OF = variant("tent-game")
BOARD = OF.game.board
LIGHT = BOARD.region("light")
SIGNS = "rygb"


def laid(key: str = "book", seed: int = 1) -> Position:
    """All tents put down at random."""
    chooser, position = random.Random(seed), Position.start("tent-game", key)
    while position.chance:
        position = position.play(chooser.choices(position.codes, position.weights())[0])
    return position


def codes(position: Position) -> list[int]:
    field = position.variant.tables.field("cells")
    found: list[int] = position.row[field.at : field.at + field.length].tolist()
    return found


def at(looks: dict[str, str], own: str = "1,1,1", gap: str = "a1", key: str = "open", **fields: int) -> Position:
    """Tents by the colours of N, SE, SW and the base; every other light cell has a tent of its own choice."""
    row = [0] * len(BOARD)
    for name, look in looks.items():
        row[BOARD.at(name)] = 1 + ORDER.index(tuple(SIGNS.index(sign) for sign in look))
    words = [f"{name}={value}" for name, value in ({"actors": 1} | fields).items()]
    text = f"cells={','.join(map(str, row))} own={own} gap={BOARD.at(gap) + 1}"
    return Position.from_text(f"tent-game:{key}", " ".join([*words, text]))


def tents(count_odd: int = 5, gap: str = "a1", **given: str) -> dict[str, str]:
    """A full board: the given tents, and others that never show red to the north."""
    names = [BOARD.names[cell] for cell in LIGHT if BOARD.names[cell] != gap]
    found = dict(given)
    left = count_odd - sum(odd(tuple(SIGNS.index(c) for c in look)) for look in found.values())
    for name in names:
        if name not in found:
            found[name] = "ygrb" if left <= 0 else "gyrb"
            left -= 1
    return found


def test_eleven_tents_stand_on_twelve_light_cells_five_painted_the_other_way():
    for seed in range(5):
        position = laid(seed=seed)
        orders = [ORDER[code - 1] for code in codes(position) if code]
        assert len(orders) == 11
        assert sum(map(odd, orders)) == 5
        assert all(not code or cell in LIGHT for cell, code in enumerate(codes(position)))


def test_clockwise_on_the_paper_is_counter_clockwise_from_above():
    """Red, yellow, green clockwise on the paper: folded away and turned over, red, green, yellow clockwise."""
    assert odd((0, 2, 1, 3)) == 1
    assert odd((0, 1, 2, 3)) == 0


def test_seats_are_where_two_light_cells_have_a_side_at_the_edge():
    def free_sides(cell: int) -> list[int]:
        module = OF.kernel.module
        return [side for side, to in enumerate(module.sides_of(OF.game, cell)) if to < 0]

    assert [sum(side in free_sides(cell) for cell in LIGHT) for side in range(3)] == [2, 2, 2]


def test_everybodys_colour_is_the_one_he_sees_most_often():
    for seed in range(5):
        position = laid(seed=seed)
        own = [position.row[position.variant.tables.field("own").at + seat] - 1 for seat in range(3)]
        for seat, colour in enumerate(own):
            seen = [ORDER[code - 1][seat] for code in codes(position) if code]
            assert seen.count(colour) == max(seen.count(c) for c in range(4))
            assert colour == min(c for c in range(4) if seen.count(c) == seen.count(colour)), "of equals the first"


def corners(cell: int) -> list[tuple[float, float]]:
    return [(round(x, 3), round(y, 3)) for x, y in BOARD.cells[cell].outline]


def rolled(order: tuple[int, ...], path: list[int]) -> dict[frozenset[tuple[float, float]], int]:
    """A tetrahedron as corners with a colour opposite to each, tipped over sides: faces by the side they stand on."""
    start, *rest = path
    ground = corners(start)
    top, bottom = min(y for _, y in ground), max(y for _, y in ground)
    point = next(spot for spot in ground if spot[1] == bottom)
    left, right = sorted(spot for spot in ground if spot[1] == top)
    across = {point: order[0], left: order[1], right: order[2], "apex": order[3]}
    for cell in rest:
        shared = [spot for spot in across if spot != "apex" and spot in corners(cell)]
        (lifted,) = (spot for spot in across if spot != "apex" and spot not in shared)
        (new,) = (spot for spot in corners(cell) if spot not in shared)
        across = {
            shared[0]: across[shared[0]],
            shared[1]: across[shared[1]],
            new: across["apex"],
            "apex": across[lifted],
        }
    spots = [spot for spot in across if spot != "apex"]
    return {frozenset(pair): across[next(s for s in spots if s not in pair)] for pair in combinations(spots, 2)} | {
        frozenset(): across["apex"]
    }


def dark_between(a: int, b: int) -> int:
    ways = [BOARD.direction(name) for name in ("left", "right", "over")]
    (dark,) = {BOARD.step(a, way) for way in ways} & {BOARD.step(b, way) for way in ways} - {-1}
    return dark


def test_tents_tip_as_solid_bodies_do():
    """Against corners carried over in space: the colour opposite to each corner stays there."""
    module = OF.kernel.module
    for (origin, to), way in module.ways_of(OF.game).items():
        for order in ORDER[::5]:
            after = ORDER[OF.tables.row[OF.tables.row[module.ROLLED] + way * 24 + ORDER.index(order)]]
            faces = rolled(order, [origin, dark_between(origin, to), to])
            ground = corners(to)
            point = max(ground, key=lambda spot: spot[1])
            left, right = sorted(spot for spot in ground if spot != point)
            sides = [frozenset((left, right)), frozenset((right, point)), frozenset((left, point))]
            assert [faces[side] for side in sides] == list(after[:3])
            assert faces[frozenset()] == after[3]


def test_a_move_turns_another_colour_to_every_side():
    module = OF.kernel.module
    row = OF.tables.row
    for way in set(module.ways_of(OF.game).values()):
        for number, order in enumerate(ORDER):
            after = ORDER[row[row[module.ROLLED] + way * 24 + number]]
            assert all(one != other for one, other in zip(order[:3], after[:3], strict=True))
            assert odd(order) == odd(after), "a tent stays what it is"


def test_only_tents_beside_the_gap_move_over_one_dark_cell():
    position = at(tents(), own="2,1,1")
    assert {move.text for move in position.moves()} == {"c1-a1", "a2-a1", "c2-a1"}
    assert "two tips over one dark cell" in str(position.why_not(("g2", "a1")))
    assert "free light cell, a1" in str(position.why_not(("c2", "e1")))


def test_the_tent_moved_last_does_not_go_back_at_once():
    position = laid("open")
    move = next(move for move in position.moves() if not position.play(move).over)
    after = position.play(move)
    assert tuple(reversed(move.steps)) not in {other.steps for other in after.moves()}
    assert "may not go back" in str(after.why_not((move.steps[1],), 1))


def test_who_no_longer_sees_his_colour_wins():
    position = at(tents(c2="rgyb"), own="1,2,2")
    end = position.play("c2-a1")
    assert end.result.reason is Reason.GOAL
    assert end.result.payoffs == (1, -1, -1), "red has gone from the north side"


def test_the_longest_game_is_a_draw():
    start = laid("open")
    position = Position.from_text(start.variant, f"{start.text()} turn=149")
    ends = [position.play(move).result for move in position.moves()]
    assert Reason.LIMIT in {result.reason for result in ends}


def test_each_player_sees_one_face_and_nothing_else():
    position = laid()
    for seat in range(3):
        seen = position.observe(seat)
        for full, known in zip(codes(position), codes(seen), strict=True):
            assert known == (0 if full == 0 else SEEN + ORDER[full - 1][seat])
        assert all(item.glyph.count("?") == 2 for item in seen.scene(seat).items)
        assert {move.text for move in position.moves()} == {move.text for move in seen.moves()}
    assert set(codes(position.observe(-1))) == {0, UNSEEN}


def test_what_a_player_does_not_see_makes_no_difference_to_what_he_is_sent():
    """Two boards that look alike from the north: nothing sent to the north tells them apart."""
    one = at(tents(), own="2,1,1", key="book")
    swapped = {name: look[0] + {"grb": "rbg", "yrb": "rby"}[look[1:]] for name, look in tents().items()}
    other = at(swapped, own="2,1,1", key="book")
    assert codes(one) != codes(other)
    assert one.observe(0).text() == other.observe(0).text()
    assert one.scene(0) == other.scene(0)
    assert [move.steps for move in one.moves()] == [move.steps for move in other.moves()]
    assert one.observe(1).text() != other.observe(1).text()


def test_a_tent_put_down_by_chance_shows_only_its_face():
    start = Position.start("tent-game").play(Position.start("tent-game").codes[0])
    move = start.codes[3]
    module, row = OF.kernel.module, OF.tables.row
    for seat in range(3):
        seen = int(module.conceal(start.row.copy(), row, seat, move))
        assert seen >> 5 == SEEN + ORDER[move >> 5][seat] - 1
    assert int(module.conceal(start.row.copy(), row, -1, move)) >> 5 == UNSEEN - 1


def test_a_sampled_board_agrees_with_what_was_seen():
    position = laid(seed=3)
    seen = position.observe(1)
    rng = new_rng(5)
    found = set()
    for _ in range(20):
        row = seen.row.copy()
        OF.compiled.sample(row, OF.tables.row, 1, rng)
        again = np.zeros_like(row)
        OF.compiled.observe(row, OF.tables.row, 1, again)
        assert (again[OF.tables.core] == seen.row[OF.tables.core]).all()
        field = OF.tables.field("cells")
        full = row[field.at : field.at + field.length].tolist()
        assert sum(odd(ORDER[code - 1]) for code in full if code) == 5
        found.add(tuple(full))
    assert len(found) > 10


def test_in_the_open_game_everybody_sees_all_sides():
    position = laid("open")
    assert position.observe(0).text() == position.text()
    assert all("?" not in item.glyph for item in position.scene(1).items)


def test_impossible_positions_are_refused():
    with pytest.raises(NotationError, match="painted the same way"):
        at(tents(count_odd=11), own="2,1,1")
    with pytest.raises(NotationError, match="stands in the gap"):
        at({**tents(), "a1": "ygrb"}, own="2,1,1")


def known(position: Position, seat: int) -> dict[int, list[tuple[int, ...]]]:
    """The orders that a player still thinks possible, of the tents that have been tipped."""
    field = position.variant.tables.field("known")
    masks = position.row[field.at + seat * len(BOARD) : field.at + (seat + 1) * len(BOARD)].tolist()
    return {cell: [order for n, order in enumerate(ORDER) if mask >> n & 1] for cell, mask in enumerate(masks) if mask}


def wandered(seed: int, moves: int = 25, key: str = "book") -> Position:
    chooser, position = random.Random(seed), laid(key, seed)
    for _ in range(moves):
        after = position.play(chooser.choice(position.codes))
        if after.over:
            break
        position = after
    return position


def test_who_saw_a_tent_tipped_remembers_its_faces():
    found = []
    for seed in range(5):
        position = wandered(seed)
        for seat in range(3):
            for cell, orders in known(position, seat).items():
                assert ORDER[codes(position)[cell] - 1] in orders
                assert {order[seat] for order in orders} == {ORDER[codes(position)[cell] - 1][seat]}
                found.append(len(orders))
    assert min(found) == 1, "a tent that was tipped often is known on all sides"
    assert max(found) < 6, "of one that was not, three faces may lie in six orders"


def test_nobody_is_sent_what_others_remember():
    position = wandered(2)
    for seat in range(3):
        seen = position.observe(seat)
        assert known(seen, seat) == known(position, seat)
        assert not any(known(seen, other) for other in range(3) if other != seat)
    assert not any(known(position.observe(-1), seat) for seat in range(3))
    assert not known(wandered(2, key="open"), 0), "where all is seen there is nothing to remember"


def test_a_guess_agrees_with_what_is_remembered():
    position = wandered(4)
    for seat in range(3):
        seen = position.observe(seat)
        for seed in range(10):
            guess = seen.sample(seed)
            for cell, orders in known(position, seat).items():
                assert ORDER[codes(guess)[cell] - 1] in orders
            assert sum(odd(ORDER[code - 1]) for code in codes(guess) if code) == 5


def test_false_memories_are_refused():
    position = wandered(2)
    cell, orders = next(iter(known(position, 0).items()))
    text = position.text()
    false = next(n for n, order in enumerate(ORDER) if order not in orders and order[0] != orders[0][0])
    assert Position.from_text(position.variant, text) == position
    field = position.variant.tables.field("known")
    values = position.row[field.at : field.at + field.length].tolist()
    values[cell] = 1 << false
    wrong = " ".join(
        f"known={','.join(map(str, values))}" if word.startswith("known=") else word for word in text.split()
    )
    with pytest.raises(NotationError, match="remember"):
        Position.from_text(position.variant, wrong)
