"""Finding placements: from every cell where a word may begin, walk the graph of words along the line.

Cells of a line are `first + k * step`; a placement must use a tile of the rack and one on the board, or lie beside one
where that is enough, or cover the centre when the board is empty. Every new tile must make a word across, if it has
neighbours there.
"""

from __future__ import annotations

from .abi import Row, State
from .lean import kernel
from .words_tables import (
    BESIDE,
    BLANK,
    BOARD,
    CENTRE,
    COUNTS,
    EDGES,
    HELD,
    LETTERS,
    MOST,
    RACKS,
    ROOT,
    STACK,
    WIDTH,
    WORK,
)

LETTER_MASK, LAST, END, TO_SHIFT = 63, 1 << 6, 1 << 7, 8

PLACE = 1 << 50
DOWN_BIT = 8
JOKER_SHIFT = 9
WORD_SHIFT = 24


@kernel
def letter_at(s: State, cell: int) -> int:
    """The letter on a cell, whatever tile it stands on; 0: none."""
    return s[BOARD + cell] & BLANK - 1


@kernel
def find_edge(t: Row, at: int, letter: int) -> int:
    """The edge with a letter from the node that begins at `at`; 0: there is none."""
    if at == 0:
        return 0
    while t[t[EDGES] + at] & LETTER_MASK != letter:
        if t[t[EDGES] + at] & LAST:
            return 0
        at += 1
    return at


@kernel
def span(s: State, t: Row, cell: int, step: int) -> int:
    """The first cell of the row of tiles through `cell`, along a line."""
    low = cell % t[WIDTH] if step == 1 else cell // t[WIDTH]
    while low > 0 and s[BOARD + cell - step]:
        cell -= step
        low -= 1
    return cell


@kernel
def crosses(s: State, t: Row, cell: int, step: int, letter: int) -> bool:
    """Whether the tiles along `step` through a cell would be a word with this letter on it; alone it need not be."""
    at = span(s, t, cell, step)
    place = at % t[WIDTH] if step == 1 else at // t[WIDTH]
    node, size = t[ROOT], 0
    edge = 0
    while place < t[WIDTH] and (at == cell or s[BOARD + at]):
        edge = find_edge(t, node, letter if at == cell else letter_at(s, at))
        size += 1
        if edge == 0:
            break
        node = t[t[EDGES] + edge] >> TO_SHIFT
        at += step
        place += 1
    if edge == 0:
        # Alone the letter need not begin any word.
        return size == 1 and not has_neighbour(s, t, cell, step)
    return size == 1 or t[t[EDGES] + edge] & END != 0


@kernel
def has_neighbour(s: State, t: Row, cell: int, step: int) -> bool:
    """Whether a tile lies beside a cell along a line."""
    place = cell % t[WIDTH] if step == 1 else cell // t[WIDTH]
    if place > 0 and s[BOARD + cell - step]:
        return True
    return place + 1 < t[WIDTH] and s[BOARD + cell + step] != 0


@kernel
def touches(s: State, t: Row, cell: int, empty: bool) -> bool:
    """Whether a new tile here joins its word to the others, if that is enough; on the empty board the centre does."""
    if empty:
        return cell == t[CENTRE]
    return t[BESIDE] != 0 and (has_neighbour(s, t, cell, 1) or has_neighbour(s, t, cell, t[WIDTH]))


@kernel
def reaches(s: State, t: Row, first: int, step: int, room: int, tiles: int, empty: bool) -> bool:
    """Whether a word from here can come to the other tiles with so many tiles."""
    for k in range(min(room, tiles)):
        cell = first + k * step
        if s[BOARD + cell] or touches(s, t, cell, empty):
            return True
    return tiles > 0 and room > tiles and s[BOARD + first + tiles * step] != 0


@kernel
def find_from(s: State, t: Row, player: int, first: int, down: int, empty: bool, out: Row, n: int) -> int:
    """Write all placements that begin on a cell; where they end.

    The stack has for each depth: the edge taken, the tile used (1: a letter, 2: a blank), the number of
    words before it, and whether the word is joined to the others so far; 3 stands for a tile that lay there.
    """
    step = t[WIDTH] if down else 1
    across = 1 if down else t[WIDTH]
    place = first // t[WIDTH] if down else first % t[WIDTH]
    if place > 0 and s[BOARD + first - step]:
        return n
    room = t[WIDTH] - place
    rack = t[RACKS] + player * (t[LETTERS] + 1)
    if not reaches(s, t, first, step, room, s[HELD + player], empty):
        return n
    base = t[WORK]
    depth = 0
    s[base] = t[ROOT]
    s[base + 1] = -1
    s[base + 2] = 0
    s[base + 3] = 0
    jokers, tiles = 0, 0
    while depth >= 0:
        at = base + 4 * depth
        cell = first + depth * step
        # Give back the tile of the last try at this depth, and go on to the next one.
        edge, used = s[at], s[at + 1]
        letter = t[t[EDGES] + edge] & LETTER_MASK
        if used == 1:
            s[rack + letter] += 1
            tiles -= 1
        elif used == 2:
            s[rack] += 1
            jokers &= ~(1 << depth)
            tiles -= 1
        fixed = letter_at(s, cell)
        chosen = 0
        if fixed:
            if used < 0:
                found = find_edge_counting(s, t, edge, fixed, at)
                if found:
                    edge, chosen = found, 3
        else:
            used = max(used, 0)
            while True:
                letter = t[t[EDGES] + edge] & LETTER_MASK
                if used == 0 and s[rack + letter] and crosses(s, t, cell, across, letter):
                    chosen = 1
                    break
                if used <= 1 and s[rack] and crosses(s, t, cell, across, letter):
                    chosen = 2
                    break
                used = 0
                if t[t[EDGES] + edge] & LAST:
                    break
                s[at + 2] += t[t[COUNTS] + edge]
                edge += 1
        if chosen == 0:
            depth -= 1
            continue
        s[at] = edge
        s[at + 1] = chosen
        if chosen == 1:
            s[rack + (t[t[EDGES] + edge] & LETTER_MASK)] -= 1
            tiles += 1
        elif chosen == 2:
            s[rack] -= 1
            jokers |= 1 << depth
            tiles += 1
        joined = s[at + 3]
        if chosen == 3 or touches(s, t, cell, empty):
            joined = 1
        code = t[t[EDGES] + edge]
        ends = code & END != 0
        last = depth + 1 == room
        if ends and tiles > 0 and joined and (last or s[BOARD + cell + step] == 0) and n < t[MOST]:
            out[n] = PLACE | first | down << DOWN_BIT | jokers << JOKER_SHIFT | s[at + 2] << WORD_SHIFT
            n += 1
        if code >> TO_SHIFT and not last:
            below = at + 4
            s[below] = code >> TO_SHIFT
            s[below + 1] = -1
            s[below + 2] = s[at + 2] + ends
            s[below + 3] = joined
            depth += 1
    return n


@kernel
def find_edge_counting(s: State, t: Row, at: int, letter: int, counter: int) -> int:
    """As `find_edge`; the words that are passed over are added to the counter of the stack."""
    while t[t[EDGES] + at] & LETTER_MASK != letter:
        if t[t[EDGES] + at] & LAST:
            return 0
        s[counter + 2] += t[t[COUNTS] + at]
        at += 1
    return at


@kernel
def letters_of(s: State, t: Row, number: int) -> int:
    """Write the letters of a word to the scratch tail, behind the stack; how many there are."""
    at = t[ROOT]
    size = 0
    while True:
        while number >= t[t[COUNTS] + at]:
            number -= t[t[COUNTS] + at]
            at += 1
        edge = t[t[EDGES] + at]
        s[t[WORK] + 4 * STACK + size] = edge & LETTER_MASK
        size += 1
        if edge & END:
            if number == 0:
                return size
            number -= 1
        at = edge >> TO_SHIFT
