"""The tables of the games of n in a row: ways to place a man, lines and patterns, and what only some games have."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from ..boards import OFF, Board, Square
from ..boards.channels import Channelled
from ..declare.rows import Pattern, Placing, Rows, Vanishing
from .abi import HEADER, TABLES, Packer, Tables, board_steps

OPEN_COUNT = HEADER
HAND = HEADER + 1

SLOTS = 53
(
    CELLS,
    STEPS,
    WAYS,
    ENTRY_COUNT,
    ENTRY_CELL,
    ENTRY_WAY,
    ENTRIES_OF,
    LINES,
    LINE_COUNT,
    LENGTH,
    EXACT,
    CAPTURES,
    CAPTURE_COUNT,
    CAPTURES_TO_WIN,
    ROWS,
    ROW_COUNT,
    VALUES,
    MEN,
    AT_CELLS,
    AT_OPEN,
    AT_PLACE,
    AT_HAND,
    BITS,
    SHIFTS_USED,
    AT_WORD,
    PLAIN_RULES,
    SQUARES,
    PATTERNS,
    PATTERNS_OF,
    OPENING_COUNT,
    OPENINGS,
    MOVING,
    STEP_WAYS,
    BOTTOM,
    UP,
    VANISHES,
    COME_BACK,
    PLUS_MINUS,
    AT_DUE,
    CLAIMS,
    AT_WRONG,
    LONGEST,
    DOUBLINGS,
    DOUBLING_COUNT,
    COLUMN_MASK,
    COLUMNS,
    FILLED,
    CORNERS,
    FIRST_WAY,
    QUICK_DRAW,
    SWAP2,
    RENJU,
    AT_WORK,
) = range(TABLES, TABLES + SLOTS)

STAYS = -1
FRAME = 3
"""Of the stack on which renju tries men: see `rows_lines`."""
WORD_BITS = 62


def entries(game: Rows, board: Board) -> Iterator[tuple[int, int]]:
    """Every way to place a man: the cell and the direction it then goes, cell by cell."""
    ways = range(len(board.plan.directions))
    for cell in range(len(board)):
        match game.placing:
            case Placing.ANYWHERE:
                yield cell, STAYS
            case Placing.FALLS:
                down = board.direction(game.falls)
                if board.step(cell, board.plan.opposite[down]) == OFF:
                    yield cell, down
            case Placing.FROM_EDGE:
                for way in straight_ways(board):
                    if board.step(cell, board.plan.opposite[way]) == OFF:
                        yield cell, way
            case Placing.TO_EDGE:
                nearest = min(len(board.ray(cell, way)) for way in straight_ways(board))
                edges = [way for way in straight_ways(board) if len(board.ray(cell, way)) == nearest]
                yield cell, edges[0] if len(edges) == 1 else corner_way(board, cell, edges, list(ways))
            case Placing.CHANNELS:
                if cell in {path[0] for path in paths(board)}:
                    yield cell, len(board.plan.directions)


def paths(board: Board) -> tuple[tuple[int, ...], ...]:
    """The channels of the board, where it has any."""
    return board.paths() if isinstance(board, Channelled) else ()


def all_steps(game: Rows, board: Board) -> list[int]:
    """The steps of the board; where it has channels, the way down them as a further direction."""
    if not isinstance(board, Channelled):
        return board_steps(game)
    down = dict(pair for path in paths(board) for pair in pairwise(path))
    return [to for cell, row in enumerate(board.plan.steps) for to in (*row, down.get(cell, OFF))]


def straight_ways(board: Board) -> list[int]:
    """The directions along files and ranks."""
    return [board.direction(name) for name in ("N", "E", "S", "W")]


def corner_way(board: Board, cell: int, edges: list[int], ways: list[int]) -> int:
    """The slanting direction between two edges that are equally near."""
    names = [board.plan.directions[way] for way in edges]
    slanting = [w for w in ways if set(board.plan.directions[w]) == set(names[0]) | set(names[1])]
    return slanting[0]


def word_bits(game: Rows, board: Board) -> list[int]:
    """The bit of each cell, file by file, where the board is small and its rows can be found by shifting; else none."""
    if not isinstance(board, Square) or board.without or board.wrap or game.exact or game.captures or game.renju:
        return []
    if game.pattern is not Pattern.ROW:
        return []
    if (board.height + 1) * board.width > WORD_BITS:
        return []
    return [file * (board.height + 1) + rank for rank in range(board.height) for file in range(board.width)]


def shift(board: Board, bits: list[int], way: int) -> int:
    """How far apart the bits of neighbours in this direction are."""
    cell = next(cell for cell in range(len(board)) if board.step(cell, way) != OFF)
    return abs(bits[board.step(cell, way)] - bits[cell])


def doublings(length: int) -> list[int]:
    """How far a row of one man is laid over itself, step by step, until it is a row of `length`: 1, 2 for four."""
    found, have = [], 1
    while have < length:
        found.append(min(have, length - have))
        have += found[-1]
    return found


def pack_columns(game: Rows, board: Board, packer: Packer, listed: list[tuple[int, int]], bits: list[int]) -> None:
    """Where men fall down columns of bits, what a column holds says where the next one comes to rest."""
    straight = bool(bits) and game.placing is Placing.FALLS and game.falls == "S" and game.players == 2
    height = board.height if straight and isinstance(board, Square) else 0
    packer.set(COLUMN_MASK, (1 << height) - 1)
    columns = [(cell, *board.ray(cell, way))[::-1] for cell, way in listed] if height else []
    packer.section(COLUMNS, [number for column in columns for number in (bits[column[0]], *column)])
    packer.section(FILLED, [content.bit_count() for content in range(1 << height)] if height else [])


def squares(board: Square) -> list[tuple[int, ...]]:
    """Every square whose corners are cells, also those that stand aslant, each once: by its lowest corner."""
    found = []
    for file in range(board.width):
        for rank in range(board.height):
            for right in range(1, board.width):
                for up in range(board.height):
                    corners = [(file, rank), (file + right, rank + up)]
                    corners += [(file + right - up, rank + up + right), (file - up, rank + right)]
                    if all(0 <= f < board.width and 0 <= r < board.height for f, r in corners):
                        found.append(tuple(board.at(board.name_of(f, r)) for f, r in corners))
    return found


def winning_patterns(game: Rows, board: Board) -> list[tuple[int, ...]]:
    """All rows, or all squares, each as its cells."""
    if game.pattern is Pattern.SQUARE:
        assert isinstance(board, Square)
        return squares(board)
    return list(board.rows(game.length, line_ways(game, board)))


def line_ways(game: Rows, board: Board) -> list[int]:
    """The directions in which rows are looked for, one of each opposite pair."""
    if game.lines:
        return [board.direction(name) for name in game.lines]
    return [way for way, back in enumerate(board.plan.opposite) if way < back]


def pack(game: Rows) -> Tables:
    board = game.board
    assert board is not None
    n = len(board)
    listed = list(entries(game, board))
    lines = line_ways(game, board)
    patterns = winning_patterns(game, board)
    packer = Packer(game, SLOTS)
    packer.fixed_field("open_count", OPEN_COUNT, high=len(listed), derived=True)
    packer.field_at("hand", game.players, AT_HAND, high=game.men or n)
    steps = all_steps(game, board)
    packer.set(CELLS, n)
    packer.set(WAYS, len(steps) // n)
    packer.section(STEPS, steps)
    packer.set(ENTRY_COUNT, len(listed))
    packer.section(ENTRY_CELL, [cell for cell, _ in listed])
    packer.section(ENTRY_WAY, [way for _, way in listed])
    packer.section(ENTRIES_OF, [sum(at < cell for at, _ in listed) for cell in range(n + 1)])
    packer.section(LINES, [way for line in lines for way in (line, board.plan.opposite[line])])
    packer.set(LINE_COUNT, len(lines))
    packer.set(LENGTH, game.length)
    # By men: in renju only the first player's rows have to be exact.
    packer.set(EXACT, sum(1 << man for man in range(1, game.players + 1) if game.exact or (game.renju and man == 1)))
    packer.section(CAPTURES, game.captures)
    packer.set(CAPTURE_COUNT, len(game.captures))
    packer.set(CAPTURES_TO_WIN, game.captures_to_win)
    packer.section(ROWS, [cell for pattern in patterns for cell in pattern])
    packer.set(ROW_COUNT, len(patterns))
    packer.section(VALUES, [0, *(4**k for k in range(game.length))])
    # In renju one who may place nowhere passes, and the other fills the board.
    packer.set(MEN, game.men or (n if game.renju else -(-n // game.players)))
    bits = word_bits(game, board)
    packer.set(SHIFTS_USED, bool(bits))
    packer.section(BITS, bits)
    shifts = [shift(board, bits, way) for way in lines] if bits else []
    packer.section(DOUBLINGS, [part * by for by in shifts for part in doublings(game.length)])
    packer.set(DOUBLING_COUNT, len(doublings(game.length)))
    pack_columns(game, board, packer, listed, bits)
    packer.field_at("cells", n, AT_CELLS, high=game.players)
    packer.field_at("word", game.players, AT_WORD, derived=True)
    packer.field_at("open", len(listed), AT_OPEN, high=len(listed) - 1, derived=True)
    packer.field_at("place", len(listed), AT_PLACE, high=len(listed) - 1, derived=True)
    pack_further_rules(game, board, packer, patterns)
    steps_of_men = game.men * len(straight_ways(board)) if game.moving else 0
    if game.renju:
        packer.scratch(FRAME * (n + 1), AT_WORK)
    whole = not game.plus_minus and not game.swap2
    return packer.tables(most_moves=max(len(listed), steps_of_men) + 2, whole_turns=whole)


def pack_further_rules(game: Rows, board: Board, packer: Packer, patterns: list[tuple[int, ...]]) -> None:
    """What only some games have; PLAIN_RULES says that this one has nothing of it."""
    n = len(board)
    by_cell: list[list[int]] = [[] for _ in range(n)]
    if game.pattern is Pattern.SQUARE:
        for number, pattern in enumerate(patterns):
            for cell in pattern:
                by_cell[cell].append(number)
    packer.set(SQUARES, game.pattern is Pattern.SQUARE)
    packer.section(PATTERNS, [number for numbers in by_cell for number in numbers])
    starts = [sum(len(numbers) for numbers in by_cell[:cell]) for cell in range(n + 1)]
    packer.section(PATTERNS_OF, starts)
    packer.set(OPENING_COUNT, len(game.opening))
    grounds = [set(board.region(name)) if name else set(range(n)) for name in game.opening]
    packer.section(OPENINGS, [cell in ground for ground in grounds for cell in range(n)])
    packer.set(MOVING, game.moving)
    packer.section(STEP_WAYS, straight_ways(board) if game.moving else [])
    packer.set(VANISHES, game.vanishing is not Vanishing.NEVER)
    packer.set(COME_BACK, game.vanishing is Vanishing.RETURNS)
    down = board.direction(game.falls) if game.falls else OFF
    tops = [top for top, _ in entries(game, board)] if game.falls else []
    packer.set(UP, board.plan.opposite[down] if game.falls else OFF)
    packer.section(BOTTOM, [(top, *board.ray(top, down))[-1] for top in tops])
    packer.set(PLUS_MINUS, game.plus_minus)
    packer.set(CLAIMS, game.claims)
    packer.set(LONGEST, game.longest)
    packer.set(SWAP2, game.swap2)
    packer.set(RENJU, game.renju)
    further = game.opening or game.moving or game.plus_minus or game.claims or game.longest or game.swap2 or game.renju
    quick = not further and game.vanishing is Vanishing.NEVER
    packer.set(QUICK_DRAW, quick)
    packer.set(CORNERS, game.placing is Placing.FROM_EDGE)
    packer.section(FIRST_WAY, first_ways(game, board))
    packer.set(PLAIN_RULES, quick and game.placing is not Placing.FROM_EDGE)
    if game.plus_minus:
        packer.field_at("due", 1, AT_DUE, high=len(board.plan.directions))
    if game.claims:
        packer.field_at("wrong", game.players, AT_WRONG, high=game.claims)


def first_ways(game: Rows, board: Board) -> list[int]:
    """Where men come from the edge: for the second way from a corner the entry of the first one, for others OFF."""
    if game.placing is not Placing.FROM_EDGE:
        return []
    cells = [cell for cell, _ in entries(game, board)]
    return [entry - 1 if entry and cells[entry - 1] == cell else OFF for entry, cell in enumerate(cells)]
