"""Kernel of rotary.

State  cells[c]: 0 empty, 1 + player; hand[p]: pieces not yet laid; offer[2]: 1 + the points offered, 0 none;
       point: 1 + the point where the wheel must be turned, 0: anywhere. QUIET: turns of the wheel so far
Move   cell | sixths << 6, clockwise; while laying, offering and choosing only the cell
"""

from __future__ import annotations

from ..boards.core import OFF
from ..declare import Reason
from ..declare.rotary import Rotary
from .abi import ACTORS, PHASE, PLY, QUIET, TABLES, TURN, Packer, Row, State, Tables, board_steps
from .common import end_draw, end_win
from .lean import kernel

PART = (1 << 6) - 1
WAYS = 6
TURNING, LAYING, OFFERING, CHOOSING = range(4)

CELLS, STEPS, INNER, CENTRE, CENTRES, LONGEST, AT_CELLS, AT_HAND, AT_OFFER, AT_POINT = range(TABLES, TABLES + 10)
SLOTS = 10
GOAL, LIMIT, NO_MOVES = int(Reason.GOAL), int(Reason.LIMIT), int(Reason.NO_MOVES)


def pack(game: Rotary) -> Tables:
    board = game.board
    assert board is not None
    n, men = len(board), len(game.men[0].split())
    assert n <= PART
    assert len(board.plan.directions) == WAYS
    centre = board.all_at(game.centre)
    packer = Packer(game, SLOTS)
    packer.set(CELLS, n)
    packer.section(STEPS, board_steps(game))
    packer.section(INNER, [len(board.neighbours(cell)) == WAYS for cell in range(n)])
    packer.section(CENTRE, [cell in centre for cell in range(n)])
    packer.set(CENTRES, len(centre))
    packer.set(LONGEST, game.longest)
    packer.field_at("cells", n, AT_CELLS, high=2)
    packer.field_at("hand", 2, AT_HAND, high=men)
    packer.field_at("offer", 2, AT_OFFER, high=n)
    packer.field_at("point", 1, AT_POINT, high=n)
    return packer.tables(most_moves=n * (WAYS - 1), whole_turns=not game.laying)


def start(game: Rotary, tables: Tables) -> State:
    s, t = tables.blank(), tables.row
    assert game.board is not None
    s[ACTORS] = 1
    s[PHASE] = LAYING if game.laying else TURNING
    for player, names in enumerate(game.men):
        s[t[AT_HAND] + player] = len(names.split()) if game.laying else 0
        for cell in () if game.laying else game.board.all_at(names):
            s[t[AT_CELLS] + cell] = 1 + player
    return s


@kernel
def around(s: State, t: Row, cell: int, way: int) -> int:
    """What stands beside an inner cell, in a direction counted round and round."""
    return s[t[AT_CELLS] + t[t[STEPS] + cell * WAYS + way % WAYS]]


@kernel
def may_turn(s: State, t: Row, cell: int, own: int) -> bool:
    """The wheel fits on an empty cell with six neighbours, among which the player has more pieces than the other."""
    if not t[t[INNER] + cell] or s[t[AT_CELLS] + cell]:
        return False
    ahead = 0
    for way in range(WAYS):
        code = around(s, t, cell, way)
        ahead += 1 if code == own else -1 if code else 0
    return ahead > 0


@kernel
def changes(s: State, t: Row, cell: int, sixths: int) -> bool:
    """Whether anything looks different after such a turn."""
    for way in range(WAYS):
        if around(s, t, cell, way) != around(s, t, cell, way + sixths):
            return True
    return False


@kernel
def can_turn(s: State, t: Row, cell: int, own: int) -> bool:
    """A sixth changes something unless all six neighbours are alike, and then nothing does."""
    return may_turn(s, t, cell, own) and changes(s, t, cell, 1)


@kernel
def points(s: State, t: Row, own: int) -> int:
    """At how many points a player can turn the wheel."""
    found = 0
    for cell in range(t[CELLS]):
        found += can_turn(s, t, cell, own)
    return found


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    n, phase = 0, s[PHASE]
    if s[ACTORS] == 0:
        return 0
    for cell in range(t[CELLS]):
        if phase == TURNING:
            if (s[t[AT_POINT]] == 0 or s[t[AT_POINT]] == cell + 1) and can_turn(s, t, cell, s[ACTORS]):
                for sixths in range(1, WAYS):
                    if changes(s, t, cell, sixths):
                        out[n] = cell | sixths << 6
                        n += 1
        elif (
            (phase == LAYING and s[t[AT_CELLS] + cell] == 0 and not t[t[CENTRE] + cell])
            or (phase == OFFERING and s[t[AT_OFFER]] != cell + 1 and can_turn(s, t, cell, 1))
            or (phase == CHOOSING and (s[t[AT_OFFER]] == cell + 1 or s[t[AT_OFFER] + 1] == cell + 1))
        ):
            out[n] = cell
            n += 1
    return n


@kernel
def turn_wheel(s: State, t: Row, cell: int, sixths: int) -> None:
    """Directions go round counter-clockwise, so a piece comes to the direction that is `sixths` smaller."""
    ring = 0
    for way in range(WAYS):
        ring |= around(s, t, cell, way) << (2 * way)
    for way in range(WAYS):
        to = t[t[STEPS] + cell * WAYS + way]
        s[t[AT_CELLS] + to] = ring >> (2 * ((way + sixths) % WAYS)) & 3


@kernel
def holder(s: State, t: Row) -> int:
    """1 + the player who has filled the centre; 0: nobody has."""
    held = 0
    for cell in range(t[CELLS]):
        if t[t[CENTRE] + cell]:
            code = s[t[AT_CELLS] + cell]
            held += 1 if code == 1 else 64 if code == 2 else 0
    return 1 if held & 63 == t[CENTRES] else 2 if held >> 6 == t[CENTRES] else 0


@kernel
def lay(s: State, t: Row, cell: int) -> None:
    own = s[ACTORS]
    s[t[AT_CELLS] + cell] = own
    s[t[AT_HAND] + own - 1] -= 1
    s[ACTORS] = 3 - own
    s[TURN] += 1
    if s[t[AT_HAND]] == 0 and s[t[AT_HAND] + 1] == 0:
        s[PHASE] = OFFERING if points(s, t, 1) > 1 else TURNING


@kernel
def play(s: State, t: Row, move: int) -> None:
    cell, own = move & PART, s[ACTORS]
    s[PLY] += 1
    if s[PHASE] == LAYING:
        lay(s, t, cell)
    elif s[PHASE] == OFFERING:
        if s[t[AT_OFFER]] == 0:
            s[t[AT_OFFER]] = cell + 1
        else:
            s[t[AT_OFFER] + 1] = cell + 1
            s[PHASE] = CHOOSING
            s[ACTORS] = 2
    elif s[PHASE] == CHOOSING:
        s[t[AT_POINT]] = cell + 1
        s[t[AT_OFFER]] = s[t[AT_OFFER] + 1] = 0
        s[PHASE] = TURNING
        s[ACTORS] = 1
    else:
        turn_wheel(s, t, cell, move >> 6)
        s[t[AT_POINT]] = 0
        s[TURN] += 1
        s[QUIET] += 1
        s[ACTORS] = 3 - own
        winner = holder(s, t)
        if winner:
            end_win(s, t, winner - 1, GOAL)
        elif s[QUIET] >= t[LONGEST]:
            end_draw(s, t, LIMIT)


@kernel
def result(s: State, t: Row) -> None:
    """Who cannot turn the wheel loses."""
    end_win(s, t, 2 - s[ACTORS], NO_MOVES)


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """Pieces in the centre and beside it, and points to turn at."""
    value = 8 * (points(s, t, 1) - points(s, t, 2))
    for cell in range(t[CELLS]):
        if t[t[CENTRE] + cell]:
            for way in range(WAYS):
                to = t[t[STEPS] + cell * WAYS + way]
                code = s[t[AT_CELLS] + to] if to != OFF else 0
                value += 15 if code == 1 else -15 if code == 2 else 0
            code = s[t[AT_CELLS] + cell]
            value += 120 if code == 1 else -120 if code == 2 else 0
    value = min(900, max(-900, value))
    return value if player == 0 else -value
