"""Kernel of dots and boxes.

State  cells[c]: first the sides: 0 free, 1 + who drew it, FRAME for the frame; then the boxes: 0 or 1 + owner
       free[i], i < free_count: the free sides in any order; place[side]: where it is in that list
       POINTS: boxes owned
Move   the side
"""

from __future__ import annotations

from ..boards import BoxesBoard
from ..declare import Reason
from ..declare.boxes import Boxes
from .abi import ACTORS, HEADER, PLY, POINTS, TABLES, TURN, Packer, Packing, Row, State, Tables
from .common import end_draw, end_win, random_below
from .lean import kernel

MOVE = Packing(13)

FREE_COUNT = HEADER

CELLS, SIDES, SIDES_OF, BOXES_OF, AT_CELLS, AT_FREE, AT_PLACE = range(TABLES, TABLES + 7)
SLOTS = 7

FRAME = 3
NOBODY = -1
COUNT = int(Reason.COUNT)
TACTICAL = True


def boxes_of(board: BoxesBoard, side: int) -> list[int]:
    """The two boxes beside a side; NOBODY beyond the frame."""
    boxes = [to for to in board.plan.steps[side] if to >= 0]
    return [*boxes, NOBODY][:2]


def pack(game: Boxes) -> Tables:
    board = game.board
    assert isinstance(board, BoxesBoard)
    n, sides = len(board), len(board.region("sides"))
    assert n < 1 << MOVE.bits[0]
    packer = Packer(game, SLOTS)
    packer.fixed_field("free_count", FREE_COUNT, high=sides, derived=True)
    packer.set(CELLS, n)
    packer.set(SIDES, sides)
    packer.section(SIDES_OF, [side for box in board.region("boxes") for side in board.plan.steps[box]])
    packer.section(BOXES_OF, [box for side in range(sides) for box in boxes_of(board, side)])
    packer.field_at("cells", n, AT_CELLS, high=FRAME)
    packer.field_at("free", sides, AT_FREE, high=sides - 1, derived=True)
    packer.field_at("place", sides, AT_PLACE, high=sides - 1, derived=True)
    return packer.tables(most_moves=sides)


def start(game: Boxes, tables: Tables) -> State:
    board = game.board
    assert isinstance(board, BoxesBoard)
    s = tables.blank()
    s[ACTORS] = 1
    for side in board.region("sides"):
        if game.framed and NOBODY in boxes_of(board, side):
            s[tables.field("cells").at + side] = FRAME
    derive(s, tables.row)
    return s


@kernel
def derive(s: State, t: Row) -> None:
    """List the free sides."""
    s[FREE_COUNT] = 0
    for side in range(t[SIDES]):
        s[t[AT_PLACE] + side] = 0
        if s[t[AT_CELLS] + side] == 0:
            s[t[AT_FREE] + s[FREE_COUNT]] = side
            s[t[AT_PLACE] + side] = s[FREE_COUNT]
            s[FREE_COUNT] += 1


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    n = 0
    if s[ACTORS]:
        for side in range(t[SIDES]):
            out[n] = side
            n += s[t[AT_CELLS] + side] == 0
    return n


@kernel
def pick(s: State, t: Row, out: Row, rng: Row) -> int:
    if s[FREE_COUNT] == 0:
        return -1
    return s[t[AT_FREE] + random_below(rng, s[FREE_COUNT])]


@kernel
def last_side(s: State, t: Row, box: int, drawn: int) -> int:
    """The only free side of a box, `drawn` being counted as drawn; NOBODY if there are more, or none."""
    at = t[SIDES_OF] + 4 * (box - t[SIDES])
    found = NOBODY
    for k in range(at, at + 4):
        if t[k] != drawn and s[t[AT_CELLS] + t[k]] == 0:
            if found != NOBODY:
                return NOBODY
            found = t[k]
    return found


@kernel
def fallen(s: State, t: Row, side: int, box: int) -> int:
    """How many boxes can be closed one after the other, from this one on, when `side` of it is drawn."""
    first, n = side, 0
    while box >= 0:
        on = last_side(s, t, box, side)
        if on == NOBODY:
            break
        n += 1
        if on == first:
            break
        at = t[BOXES_OF] + 2 * on
        box = t[at] + t[at + 1] - box
        side = on
    return n


@kernel
def drawn_around(s: State, t: Row, box: int) -> int:
    """How many sides of the box are drawn."""
    at = t[SIDES_OF] + 4 * (box - t[SIDES])
    found = 0
    for k in range(4):
        found += s[t[AT_CELLS] + t[at + k]] != 0
    return found


@kernel
def draw_side(s: State, t: Row, side: int, code: int) -> None:
    last = s[t[AT_FREE] + s[FREE_COUNT] - 1]
    at = s[t[AT_PLACE] + side]
    s[t[AT_FREE] + at] = last
    s[t[AT_PLACE] + last] = at
    s[FREE_COUNT] -= 1
    s[t[AT_CELLS] + side] = code


@kernel
def play(s: State, t: Row, move: int) -> None:
    code = s[ACTORS]
    draw_side(s, t, move, code)
    s[PLY] += 1
    s[TURN] += 1
    closed = False
    for k in range(2):
        box = t[t[BOXES_OF] + 2 * move + k]
        if box >= 0 and drawn_around(s, t, box) == 4:
            s[t[AT_CELLS] + box] = code
            s[POINTS + code - 1] += 1
            closed = True
    if not closed:
        s[ACTORS] = 3 - code
    if s[FREE_COUNT] == 0:
        result(s, t)


@kernel
def result(s: State, t: Row) -> None:
    """All lines are drawn: who owns more boxes wins."""
    if s[POINTS] == s[POINTS + 1]:
        end_draw(s, t, COUNT)
    else:
        end_win(s, t, 0 if s[POINTS] > s[POINTS + 1] else 1, COUNT)


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """Boxes owned, and those that who is to draw can close one after the other."""
    open_boxes, left = 0, 0
    for box in range(t[SIDES], t[CELLS]):
        left += s[t[AT_CELLS] + box] == 0
        if drawn_around(s, t, box) == 3:
            on = last_side(s, t, box, NOBODY)
            at = t[BOXES_OF] + 2 * on
            open_boxes += 1 + fallen(s, t, on, t[at] + t[at + 1] - box)
    open_boxes = min(open_boxes, left)
    if s[ACTORS] != 1 + player:
        open_boxes = -open_boxes
    boxes = t[CELLS] - t[SIDES]
    ahead = 2 * (s[POINTS + player] - s[POINTS + 1 - player]) + open_boxes
    return min(900, max(-900, 900 * ahead // (boxes + 2)))
