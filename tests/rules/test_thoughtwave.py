"""Thoughtwave: tiles that fit, stocks, joined sides, passes."""

from __future__ import annotations

from ludoteka.declare import Reason
from ludoteka.play import Position, variant
from ludoteka.rules.abi import ACTORS, PAYOFF

OF = variant("thoughtwave")
BITS = {"N": 1, "E": 2, "S": 4, "W": 8}
FULL = "2,6,5,10,1"


def at(*tiles: str, actors: int = 1, hand: str = f"{FULL},{FULL}") -> Position:
    """Tiles like "c4NES" or, for the second player, "c4NES*"."""
    codes = [0] * 100
    for tile in tiles:
        cell = tile.rstrip("NESW*")
        openings = sum(BITS[way] for way in tile[len(cell) :].rstrip("*"))
        codes[OF.game.board.at(cell)] = openings + 16 * tile.endswith("*")
    if hand.startswith(FULL):
        hand = stocks(codes)
    return Position.from_text(OF, f"actors={actors} hand={hand} cells={','.join(map(str, codes))}")


def stocks(codes: list[int]) -> str:
    """What is left of each player's stock."""
    left = [[2, 6, 5, 10, 1], [2, 6, 5, 10, 1]]
    for code in codes:
        if code:
            left[code >> 4][OF.compiled.module.kind_of(code & 15)] -= 1
    return ",".join(str(count) for stock in left for count in stock)


def texts(position: Position, begin: str = "") -> set[str]:
    return {move.text for move in position.moves() if move.text.startswith(begin)}


def test_any_tile_may_be_laid_anywhere_at_first():
    start = Position.start("thoughtwave")
    # 1 cross, 4 tees, 2 straights, 4 corners and 4 ends on each cell.
    assert len(start.moves()) == 15 * 100
    assert sum(int(item.label) for item in start.scene().trays[0].items) == 24


def test_pipes_must_meet_the_pipes_of_neighbours_and_only_those():
    position = at("d4NE")
    assert texts(position, "e4") == {f"e4{ways}" for ways in ("NESW", "NEW", "NSW", "ESW", "EW", "NW", "SW", "W")}
    assert texts(position, "d3") == {f"d3{ways}" for ways in ("ESW", "EW", "ES", "SW", "E", "S", "W")}
    assert "does not fit on d3" in str(position.why_not(("hand:cross", "d3")))


def test_the_colour_of_a_pipe_does_not_matter():
    assert texts(at("d4NE*"), "e4") == texts(at("d4NE"), "e4")


def test_stocks_run_out():
    position = at("d4N", "g7S*", hand="2,6,5,10,0,2,6,5,10,0", actors=1)
    assert not any(len(text.lstrip("abcdefghij0123456789")) == 1 for text in texts(position))
    assert "no tile of this kind" in str(position.why_not(("hand:end",)))


def column(last: int) -> list[str]:
    """Pipes of both colours up the file e, without the one on `last`."""
    tiles = [f"e{rank}NS{'*' * (1 - rank % 2)}" for rank in range(1, 11)]
    return [tile for tile in tiles if not tile.startswith(f"e{last}N")]


def test_who_joins_his_sides_wins_with_lines_of_any_colour():
    end = at(*column(5)).play("e5NS")
    assert end.result.reason is Reason.CONNECTED
    assert end.result.payoffs == (1, -1)


def test_the_line_must_lead_off_the_board():
    tiles = ["e1NE" if tile.startswith("e1N") else tile for tile in column(5)]
    assert not at(*tiles).play("e5NS").over


def test_joining_the_other_players_sides_lets_him_win():
    end = at(*column(5), actors=2).play("e5NES")
    assert end.result.payoffs == (1, -1)


def test_who_joins_both_pairs_of_sides_at_once_wins():
    level = [f"{file}5EW{'*' * (k % 2)}" for k, file in enumerate("abcdfghij")]
    upright = [f"e{rank}NS{'*' * (rank % 2)}" for rank in range(1, 11) if rank != 5]
    s = OF.start.copy()
    cells = OF.tables.field("cells").at
    for tile in [*level, *upright]:
        cell = tile.rstrip("NESW*")
        openings = sum(BITS[way] for way in tile[len(cell) :].rstrip("*"))
        s[cells + OF.game.board.at(cell)] = openings + 16 * tile.endswith("*")
    cross = 15 | OF.game.board.at("e5") << 4
    for player in (0, 1):
        row = s.copy()
        row[ACTORS] = 1 + player
        OF.compiled.play(row, OF.tables.row, cross)
        assert row[PAYOFF + player] == 1, "the mover wins"


def test_who_can_lay_nothing_passes_and_when_nobody_can_it_is_a_draw():
    position = at("d4N", "g7S*", hand="0,0,0,0,0,2,0,0,0,0")
    assert texts(position) == {"pass"}
    after = position.play("pass")
    assert after.actors == (1,)
    assert all(text.endswith("NESW") for text in texts(after))
    last = at("d4N", "g7S*", hand="0,0,0,0,0,1,0,0,0,0", actors=2).play("a1NESW")
    assert last.result.reason is Reason.NO_PIECES
    assert last.result.payoffs == (0, 0)


def test_the_tiles_that_are_missing_are_counted_along_the_shortest_way():
    def missing(position: Position) -> list[int]:
        return [OF.compiled.module.tiles_missing(position.row.copy(), OF.tables.row, side) for side in (0, 1)]

    assert missing(at()) == [10, 10]
    assert missing(at("d4NS", "d5NS")) == [8, 10], "two of ten upwards; across, the line goes around them"
    assert missing(at("d4NES")) == [9, 10]
    assert missing(at("d4NESW")) == [9, 9]
