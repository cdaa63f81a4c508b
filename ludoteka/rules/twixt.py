"""Kernel of twixt.

Ways   0 to 7: the eight knight's moves, going round clockwise from up and right; way ^ 4 leads back
State  cells[c]: 0 empty, 1 + player; links[c]: the ways in which a link leaves the peg on c, as bits, at both its ends
       shut[c]: the ways in which a link of anybody is in the way of one from c, as bits, at both its ends
       pegs[p], left[p]: pegs and links not used yet; last: 1 + the peg just placed
Phase  BEFORE the peg of this turn, or AFTER it
Move   cell: a peg; CUT | cell << 3 | way, LINK | cell << 3 | way; ALL: every link of the new peg; END; SWAP
"""

from __future__ import annotations

from itertools import accumulate, product

from ..boards import OFF
from ..boards.pegs import PegBoard
from ..declare import Reason
from ..declare.twixt import Linking, Twixt
from .abi import ACTORS, HEADER, PHASE, PLY, TABLES, TURN, Packer, Row, State, Tables
from .common import end_draw, end_win, random_below
from .lean import kernel
from .rounds import line_up

PEGS, LEFT, LAST = HEADER, HEADER + 2, HEADER + 4

CELLS, JUMPS, CROSSED, CROSSED_AT, HOME, ROTATED, AUTOMATIC, SWAPS = range(TABLES, TABLES + 8)
AT_CELLS, AT_LINKS, AT_SHUT, AT_SEEN, AT_QUEUE = range(TABLES + 8, TABLES + 13)
SLOTS = 13

JUMP = ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2))
WAYS = 8
ALL_WAYS = (1 << WAYS) - 1
BEFORE, AFTER = 0, 1
CUT, LINK = 1 << 13, 1 << 14
ALL, END, SWAP = 1 << 15, (1 << 15) + 1, (1 << 15) + 2
PART = (1 << 13) - 1
LOW, HIGH = 1, 2
"""The two own border rows, as bits; shifted by two for the second player."""
TRIES = 30
WORD, IN_WORD = 5, 31
"""Holes that were seen are kept as bits, 32 to a word."""
CONNECTED, NO_PIECES = int(Reason.CONNECTED), int(Reason.NO_PIECES)

Place = tuple[int, int]


# --- tables ------------------------------------------------------------------------------------------------------


def side_of_line(a: Place, b: Place, c: Place) -> int:
    """On which side of the line from a to b the point c lies: positive to the left, 0 on it."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def cross(a: Place, b: Place, c: Place, d: Place) -> bool:
    """Whether the links a-b and c-d cross between their ends."""
    first = side_of_line(a, b, c) * side_of_line(a, b, d)
    second = side_of_line(c, d, a) * side_of_line(c, d, b)
    return first < 0 and second < 0


def crossed_by(way: int) -> list[tuple[int, int, int]]:
    """Links that cross one from (0, 0): where they begin and their way, each by its lower end."""
    found = []
    for x, y, other in product(range(-3, 4), range(-3, 4), range(WAYS)):
        end = (x + JUMP[other][0], y + JUMP[other][1])
        if end > (x, y) and cross((0, 0), JUMP[way], (x, y), end):
            found.append((x, y, other))
    return found


def places(board: PegBoard) -> list[Place]:
    """File and rank of every hole."""
    by_name = board.cells_by_name
    return [by_name[name] for name in board.names]


def pack(game: Twixt) -> Tables:
    board = game.board
    assert isinstance(board, PegBoard)
    where = places(board)
    n, last = len(where), board.width - 1
    assert n < 1 << 10
    index = {place: at for at, place in enumerate(where)}
    jumps = [[index.get((x + dx, y + dy), OFF) for dx, dy in JUMP] for x, y in where]
    relative = [crossed_by(way) for way in range(WAYS)]
    crossed = [
        [
            at << 3 | other
            for dx, dy, other in relative[way]
            if (at := index.get((x + dx, y + dy), OFF)) != OFF and jumps[at][other] != OFF
        ]
        for x, y in where
        for way in range(WAYS)
    ]
    home = [(y == 0) * LOW + (y == last) * HIGH + (x == 0) * LOW * 4 + (x == last) * HIGH * 4 for x, y in where]
    packer = Packer(game, SLOTS)
    packer.fixed_field("pegs", PEGS, 2, high=game.pegs)
    packer.fixed_field("left", LEFT, 2, high=game.links)
    packer.fixed_field("last", LAST, high=n)
    packer.set(CELLS, n)
    packer.section(JUMPS, [to for row in jumps for to in row])
    packer.section(CROSSED, [link for links in crossed for link in links])
    packer.section(CROSSED_AT, accumulate(map(len, crossed), initial=0))
    packer.section(HOME, home)
    packer.section(ROTATED, [index[y, last - x] for x, y in where])
    packer.set(AUTOMATIC, game.linking is Linking.AUTOMATIC)
    packer.set(SWAPS, game.swap)
    packer.field_at("cells", n, AT_CELLS, high=2)
    packer.field_at("links", n, AT_LINKS, high=ALL_WAYS)
    packer.field_at("shut", n, AT_SHUT, derived=True)
    work = packer.scratch(3 * n, AT_SEEN)
    packer.set(AT_QUEUE, work + n)
    return packer.tables(most_moves=5 * n, whole_turns=game.linking is Linking.AUTOMATIC)


def start(game: Twixt, tables: Tables) -> State:
    s = tables.blank()
    s[ACTORS] = 1
    s[PEGS] = s[PEGS + 1] = game.pegs
    s[LEFT] = s[LEFT + 1] = game.links
    return s


@kernel
def derive(s: State, t: Row) -> None:
    """Which links shut which ways."""
    for cell in range(t[CELLS]):
        s[t[AT_SHUT] + cell] = 0
    for link in range(t[CELLS] * WAYS):
        if has_link(s, t, link):
            shut_ways(s, t, link)


# --- moves --------------------------------------------------------------------------------------------------------


@kernel
def is_open(s: State, t: Row, cell: int, player: int) -> bool:
    """Whether the player may put a peg here: the hole is empty and not in the other's border rows."""
    return s[t[AT_CELLS] + cell] == 0 and t[t[HOME] + cell] >> (2 - 2 * player) & 3 == 0


@kernel
def is_blocked(s: State, t: Row, cell: int, way: int) -> bool:
    """Whether a link of anybody is in the way."""
    return s[t[AT_SHUT] + cell] >> way & 1 == 1


@kernel
def may_link(s: State, t: Row, cell: int, way: int) -> bool:
    own = s[t[AT_CELLS] + cell]
    to = t[t[JUMPS] + cell * WAYS + way]
    if to < 0 or s[t[AT_CELLS] + to] != own or s[t[AT_LINKS] + cell] >> way & 1 or s[LEFT + own - 1] == 0:
        return False
    return not is_blocked(s, t, cell, way)


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    return list_links(s, t, out) if s[PHASE] == AFTER else list_pegs(s, t, out)


@kernel
def list_pegs(s: State, t: Row, out: Row) -> int:
    """Holes for a peg, and own links that may be taken off before; nothing if there is no peg to place."""
    player = s[ACTORS] - 1
    n = 0
    if s[PEGS + player] > 0:
        for cell in range(t[CELLS]):
            out[n] = cell
            n += is_open(s, t, cell, player)
    if n == 0:
        return 0
    if t[AUTOMATIC] == 0:
        n = list_cuts(s, t, out, n)
    if may_swap(s, t):
        out[n] = SWAP
        n += 1
    return n


@kernel
def list_cuts(s: State, t: Row, out: Row, n: int) -> int:
    for cell in range(t[CELLS]):
        if s[t[AT_CELLS] + cell] == s[ACTORS] and s[t[AT_LINKS] + cell]:
            for way in range(WAYS // 2):
                out[n] = CUT | cell << 3 | way
                n += s[t[AT_LINKS] + cell] >> way & 1
    return n


@kernel
def may_swap(s: State, t: Row) -> bool:
    return t[SWAPS] == 1 and s[PLY] == 1 and s[ACTORS] == 2 and s[LAST] > 0


@kernel
def list_links(s: State, t: Row, out: Row) -> int:
    """Links between own pegs, those of the new peg from it, and the end of the turn."""
    n = 0
    new, of_new = s[LAST] - 1, False
    for cell in range(t[CELLS]):
        if s[t[AT_CELLS] + cell] != s[ACTORS]:
            continue
        for way in range(WAYS // 2):
            if may_link(s, t, cell, way):
                to = t[t[JUMPS] + cell * WAYS + way]
                out[n] = LINK | to << 3 | way ^ 4 if to == new else LINK | cell << 3 | way
                of_new |= cell == new or to == new
                n += 1
    if of_new:
        out[n] = ALL
        n += 1
    out[n] = END
    return n + 1


@kernel
def pick(s: State, t: Row, out: Row, rng: Row) -> int:
    """Holes are drawn until one is open; where that fails, or now and then a link may be cut, everything is listed."""
    if s[PHASE] == BEFORE and s[PLY] != 1:
        player = s[ACTORS] - 1
        if s[PEGS + player] > 0 and (t[AUTOMATIC] or random_below(rng, 16) > 0):
            for _ in range(TRIES):
                cell = random_below(rng, t[CELLS])
                if is_open(s, t, cell, player):
                    return cell
    n = moves(s, t, out)
    return out[random_below(rng, n)] if n > 0 else -1


@kernel
def play(s: State, t: Row, move: int) -> None:
    s[PLY] += 1
    if move < CUT:
        place(s, t, move)
    elif move == SWAP:
        take_over(s, t)
        end_turn(s)
    elif move == END:
        end_turn(s)
    elif move == ALL:
        link_new(s, t, s[LAST] - 1)
        go_on(s, t, s[LAST] - 1)
    else:
        cell, way = (move & PART) >> 3, move & 7
        own = s[ACTORS]
        if move < LINK:
            cut_link(s, t, cell, way)
            s[LEFT + own - 1] += 1
        else:
            add_link(s, t, cell, way)
            s[LEFT + own - 1] -= 1
            go_on(s, t, cell)


@kernel
def place(s: State, t: Row, cell: int) -> None:
    own = s[ACTORS]
    s[t[AT_CELLS] + cell] = own
    s[PEGS + own - 1] -= 1
    s[LAST] = 1 + cell
    if t[AUTOMATIC]:
        link_new(s, t, cell)
    else:
        s[PHASE] = AFTER
    go_on(s, t, cell)


@kernel
def has_link(s: State, t: Row, link: int) -> bool:
    """Whether there is a link: here and below `link` is a cell, times eight, and a way."""
    return s[t[AT_LINKS] + (link >> 3)] >> (link & 7) & 1 == 1


@kernel
def add_link(s: State, t: Row, cell: int, way: int) -> None:
    s[t[AT_LINKS] + cell] |= 1 << way
    s[t[AT_LINKS] + t[t[JUMPS] + cell * WAYS + way]] |= 1 << (way ^ 4)
    shut_ways(s, t, cell * WAYS + way)


@kernel
def shut_ways(s: State, t: Row, link: int) -> None:
    """This link is in the way of all those that would cross it."""
    for k in range(t[t[CROSSED_AT] + link], t[t[CROSSED_AT] + link + 1]):
        other = t[t[CROSSED] + k]
        s[t[AT_SHUT] + (other >> 3)] |= 1 << (other & 7)
        s[t[AT_SHUT] + t[t[JUMPS] + other]] |= 1 << (other & 7 ^ 4)


@kernel
def cut_link(s: State, t: Row, cell: int, way: int) -> None:
    """A link is taken off: those that it was in the way of are open, unless others still cross them."""
    link = cell * WAYS + way
    s[t[AT_LINKS] + cell] ^= 1 << way
    s[t[AT_LINKS] + t[t[JUMPS] + link]] ^= 1 << (way ^ 4)
    for k in range(t[t[CROSSED_AT] + link], t[t[CROSSED_AT] + link + 1]):
        other = t[t[CROSSED] + k]
        if not is_crossed(s, t, other):
            s[t[AT_SHUT] + (other >> 3)] ^= 1 << (other & 7)
            s[t[AT_SHUT] + t[t[JUMPS] + other]] ^= 1 << (other & 7 ^ 4)


@kernel
def is_crossed(s: State, t: Row, link: int) -> bool:
    for k in range(t[t[CROSSED_AT] + link], t[t[CROSSED_AT] + link + 1]):
        if has_link(s, t, t[t[CROSSED] + k]):
            return True
    return False


@kernel
def link_new(s: State, t: Row, cell: int) -> None:
    """Every link of a peg that is possible: links from one peg never cross each other."""
    own = s[t[AT_CELLS] + cell]
    for way in range(WAYS):
        if may_link(s, t, cell, way):
            add_link(s, t, cell, way)
            s[LEFT + own - 1] -= 1


@kernel
def go_on(s: State, t: Row, cell: int) -> None:
    """The game is won, or there is more to link, or the turn is over."""
    player = s[ACTORS] - 1
    if sides_linked(s, t, cell, player) == LOW | HIGH:
        s[TURN] += 1
        end_win(s, t, player, CONNECTED)
    elif s[PHASE] == BEFORE or not can_link(s, t):
        end_turn(s)


@kernel
def can_link(s: State, t: Row) -> bool:
    for cell in range(t[CELLS]):
        if s[t[AT_CELLS] + cell] == s[ACTORS]:
            for way in range(WAYS // 2):
                if may_link(s, t, cell, way):
                    return True
    return False


@kernel
def end_turn(s: State) -> None:
    s[PHASE] = BEFORE
    s[TURN] += 1
    s[ACTORS] = 3 - s[ACTORS]


@kernel
def take_over(s: State, t: Row) -> None:
    """The first peg becomes the second player's, as if the board had been turned by a quarter."""
    cell = s[LAST] - 1
    s[t[AT_CELLS] + cell] = 0
    s[LAST] = 1 + t[t[ROTATED] + cell]
    s[t[AT_CELLS] + s[LAST] - 1] = 2
    s[PEGS] += 1
    s[PEGS + 1] -= 1


@kernel
def sides_linked(s: State, t: Row, first: int, player: int) -> int:
    """The own border rows to which links lead from this peg, as bits."""
    links, seen, queue = t[AT_LINKS], t[AT_SEEN], t[AT_QUEUE]
    if s[links + first] == 0:
        return t[t[HOME] + first] >> 2 * player & 3
    for word in range(seen, seen + (t[CELLS] >> WORD) + 1):
        s[word] = 0
    s[queue] = first
    s[seen + (first >> WORD)] = 1 << (first & IN_WORD)
    head, tail, found = 0, 1, 0
    while head < tail:
        at = s[queue + head]
        head += 1
        found |= t[t[HOME] + at] >> 2 * player & 3
        for way in range(WAYS):
            if s[links + at] >> way & 1:
                to = t[t[JUMPS] + at * WAYS + way]
                word = seen + (to >> WORD)
                if s[word] >> (to & IN_WORD) & 1 == 0:
                    s[word] |= 1 << (to & IN_WORD)
                    s[queue + tail] = to
                    tail += 1
    return found


@kernel
def result(s: State, t: Row) -> None:
    """No hole or no peg is left for the player to move."""
    end_draw(s, t, NO_PIECES)


@kernel
def pegs_missing(s: State, t: Row, player: int) -> int:
    """About how many pegs are still needed to link the own rows: knight's moves over holes that are not closed.

    Holes are reached in the order of pegs needed: own pegs for nothing, open holes for one more.
    """
    reached, n = t[AT_SEEN], t[CELLS]
    here, later = t[AT_QUEUE], t[AT_QUEUE] + n
    own, theirs, far = 1 + player, 3 << (2 - 2 * player), HIGH << 2 * player
    tail = waiting = 0
    for cell in range(n):
        code, home = s[t[AT_CELLS] + cell], t[t[HOME] + cell]
        s[reached + cell] = code != own and (code != 0 or home & theirs != 0)
        if s[reached + cell] == 0 and home >> 2 * player & LOW:
            s[reached + cell] = 1
            tail, waiting = line_up(s, cell, code != 0, here, tail, later, waiting)
    for missing in range(n):
        head = 0
        while head < tail:
            at = s[here + head]
            head += 1
            if t[t[HOME] + at] & far:
                return missing
            ways = s[t[AT_LINKS] + at] | ~s[t[AT_SHUT] + at]
            for way in range(WAYS):
                to = t[t[JUMPS] + at * WAYS + way]
                if to < 0 or s[reached + to] or ways >> way & 1 == 0:
                    continue
                s[reached + to] = 1
                tail, waiting = line_up(s, to, s[t[AT_CELLS] + to] != 0, here, tail, later, waiting)
        here, later = later, here
        tail, waiting = waiting, 0
    return n


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """Who needs fewer pegs, and a half for the turn."""
    if s[ACTORS] == 0:
        return 0
    ahead = 2 * (pegs_missing(s, t, 1 - player) - pegs_missing(s, t, player))
    ahead += 1 if s[ACTORS] == 1 + player else -1
    return min(900, max(-900, 40 * ahead))
