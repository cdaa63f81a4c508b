"""Kernel of the polyomino games.

State  cells[c]: 0 empty, 1 + piece; owner[piece]: 1 + who laid it; card[piece]: 1 + to whom it was dealt, DEALT games
       only; chosen: 1 + the form (a piece with its turn) that is about to be laid; mover; last: 1 + who laid the last
       piece; out[p]: cannot lay any more. PHASE: DEALING, CHOOSING or PLACING.
Move   DEALING: a piece; CHOOSING: a form; PLACING: the cell under the piece's handle.

Rows of the board are words of bits: a form fits at all places of a row at once where the shifted rows of its squares
are free.
"""

from __future__ import annotations

from ..boards import Square
from ..declare import Reason
from ..declare.polyominoes import Hands, Polyominoes, Scores, all_forms, free_pieces, handle
from .abi import (
    ACTORS,
    CHANCE,
    HEADER,
    PAYOFF,
    PHASE,
    PLAYERS,
    PLY,
    POINTS,
    REASON,
    TABLES,
    TURN,
    Packer,
    Row,
    State,
    Tables,
)
from .common import random_below
from .lean import kernel

CHOSEN, MOVER, LAST = HEADER, HEADER + 1, HEADER + 2

(
    WIDTH,
    HEIGHT,
    ORDER,
    PIECES,
    FORMS,
    PIECE_OF,
    SQUARES,
    EXTENT,
    HANDLE,
    DEALT,
    CUT_THROAT,
    TEAM,
    AT_CELLS,
    AT_OWNER,
    AT_CARD,
    AT_OUT,
    AT_ROWS,
) = range(TABLES, TABLES + 17)
SLOTS = 17

DEALING, CHOOSING, PLACING = range(3)
LAST_REASON, COUNT = int(Reason.LAST), int(Reason.COUNT)


def pack(game: Polyominoes) -> Tables:
    board = game.board
    assert isinstance(board, Square)
    n, forms, pieces = len(board), all_forms(game.order), len(free_pieces(game.order))
    dealt = game.hands is Hands.DEALT
    packer = Packer(game, SLOTS)
    packer.fixed_field("chosen", CHOSEN, high=len(forms))
    packer.fixed_field("mover", MOVER, high=game.players - 1)
    packer.fixed_field("last", LAST, high=game.players)
    packer.set(WIDTH, board.width)
    packer.set(HEIGHT, board.height)
    packer.set(ORDER, game.order)
    packer.set(PIECES, pieces)
    packer.set(FORMS, len(forms))
    packer.section(PIECE_OF, [piece for piece, _ in forms])
    packer.section(SQUARES, [value for _, form in forms for place in form for value in place])
    packer.section(EXTENT, [1 + max(place[k] for place in form) for _, form in forms for k in (0, 1)])
    packer.section(HANDLE, [value for _, form in forms for value in handle(form)])
    packer.set(DEALT, dealt)
    packer.set(CUT_THROAT, game.scores is Scores.CUT_THROAT)
    team_of = {seat: number for number, team in enumerate(game.teams) for seat in team}
    packer.section(TEAM, [team_of.get(seat, seat) for seat in range(game.players)])
    packer.field_at("cells", n, AT_CELLS, high=pieces)
    packer.field_at("owner", pieces, AT_OWNER, high=game.players)
    packer.field_at("card", pieces, AT_CARD, high=game.players if dealt else 0)
    packer.field_at("out", game.players, AT_OUT, high=1)
    packer.scratch(board.height, AT_ROWS)
    scale = 10 if game.scores is Scores.CUT_THROAT else 1
    return packer.tables(most_moves=max(n, len(forms)), scale=scale, whole_turns=False)


def start(game: Polyominoes, tables: Tables) -> State:
    s = tables.blank()
    s[PHASE] = DEALING if game.hands is Hands.DEALT else CHOOSING
    s[ACTORS] = CHANCE if game.hands is Hands.DEALT else 1
    return s


@kernel
def look_at_rows(s: State, t: Row) -> None:
    """The free cells of each row as bits, in the scratch tail."""
    for row in range(t[HEIGHT]):
        free = 0
        for file in range(t[WIDTH]):
            if s[t[AT_CELLS] + row * t[WIDTH] + file] == 0:
                free |= 1 << file
        s[t[AT_ROWS] + row] = free


@kernel
def fitting(s: State, t: Row, form: int, row: int) -> int:
    """The files, as bits, where the lower left corner of a form's box can lie in this row."""
    wide = t[t[EXTENT] + 2 * form]
    fits = (1 << (t[WIDTH] - wide + 1)) - 1
    squares = t[SQUARES] + 2 * t[ORDER] * form
    for k in range(t[ORDER]):
        fits &= s[t[AT_ROWS] + row + t[squares + 2 * k + 1]] >> t[squares + 2 * k]
    return fits


@kernel
def has_place(s: State, t: Row, form: int) -> bool:
    for row in range(t[HEIGHT] - t[t[EXTENT] + 2 * form + 1] + 1):
        if fitting(s, t, form, row) != 0:
            return True
    return False


@kernel
def may_lay(s: State, t: Row, piece: int, player: int) -> bool:
    """The piece is not used yet, and is the player's where pieces are dealt."""
    return s[t[AT_OWNER] + piece] == 0 and (t[DEALT] == 0 or s[t[AT_CARD] + piece] == 1 + player)


@kernel
def can_lay(s: State, t: Row, player: int) -> bool:
    look_at_rows(s, t)
    for form in range(t[FORMS]):
        if may_lay(s, t, t[t[PIECE_OF] + form], player) and has_place(s, t, form):
            return True
    return False


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    n = 0
    if s[PHASE] == DEALING:
        for piece in range(t[PIECES]):
            out[n] = piece
            n += s[t[AT_CARD] + piece] == 0
        return n
    look_at_rows(s, t)
    if s[PHASE] == CHOOSING:
        for form in range(t[FORMS]):
            if may_lay(s, t, t[t[PIECE_OF] + form], s[MOVER]) and has_place(s, t, form):
                out[n] = form
                n += 1
        return n
    return list_places(s, t, s[CHOSEN] - 1, out)


@kernel
def list_places(s: State, t: Row, form: int, out: Row) -> int:
    """The cells under the handle wherever the form fits."""
    n = 0
    for row in range(t[HEIGHT] - t[t[EXTENT] + 2 * form + 1] + 1):
        fits = fitting(s, t, form, row)
        file = 0
        while fits > 0:
            if fits & 1:
                held = (row + t[t[HANDLE] + 2 * form + 1]) * t[WIDTH] + file + t[t[HANDLE] + 2 * form]
                out[n] = held
                n += 1
            fits >>= 1
            file += 1
    return n


@kernel
def pick(s: State, t: Row, out: Row, rng: Row) -> int:
    """A random move; forms are tried in a random order of their numbers until one fits."""
    if s[PHASE] == CHOOSING:
        look_at_rows(s, t)
        first = random_below(rng, t[FORMS])
        for k in range(t[FORMS]):
            form = (first + 61 * k) % t[FORMS]
            if may_lay(s, t, t[t[PIECE_OF] + form], s[MOVER]) and has_place(s, t, form):
                return form
    n = moves(s, t, out)
    return out[random_below(rng, n)] if n > 0 else -1


@kernel
def play(s: State, t: Row, move: int) -> None:
    s[PLY] += 1
    if s[PHASE] == DEALING:
        deal(s, t, move)
    elif s[PHASE] == CHOOSING:
        s[CHOSEN] = 1 + move
        s[PHASE] = PLACING
    else:
        lay(s, t, s[CHOSEN] - 1, move)


@kernel
def deal(s: State, t: Row, piece: int) -> None:
    """The next player gets the piece; the game begins when all have as many as can be dealt evenly."""
    s[t[AT_CARD] + piece] = 1 + s[MOVER]
    dealt = 0
    for other in range(t[PIECES]):
        dealt += s[t[AT_CARD] + other] > 0
    s[MOVER] = (s[MOVER] + 1) % t[PLAYERS]
    if dealt == t[PIECES] // t[PLAYERS] * t[PLAYERS]:
        s[PHASE] = CHOOSING
        s[ACTORS] = 1 << s[MOVER]


@kernel
def lay(s: State, t: Row, form: int, cell: int) -> None:
    file = cell % t[WIDTH] - t[t[HANDLE] + 2 * form]
    row = cell // t[WIDTH] - t[t[HANDLE] + 2 * form + 1]
    squares, piece = t[SQUARES] + 2 * t[ORDER] * form, t[t[PIECE_OF] + form]
    for k in range(t[ORDER]):
        at = (row + t[squares + 2 * k + 1]) * t[WIDTH] + file + t[squares + 2 * k]
        s[t[AT_CELLS] + at] = 1 + piece
    s[t[AT_OWNER] + piece] = 1 + s[MOVER]
    s[LAST] = 1 + s[MOVER]
    s[CHOSEN] = 0
    s[PHASE] = CHOOSING
    s[TURN] += 1
    result(s, t)


@kernel
def result(s: State, t: Row) -> None:
    """Find the next player who can lay a piece; those who cannot are out, and the last one left has won."""
    player = s[MOVER]
    if s[LAST] == 0:
        player = t[PLAYERS] - 1
    left = 0
    for seat in range(t[PLAYERS]):
        left += s[t[AT_OUT] + seat] == 0
    while left > 1:
        player = (player + 1) % t[PLAYERS]
        if s[t[AT_OUT] + player]:
            continue
        if can_lay(s, t, player):
            s[MOVER] = player
            s[ACTORS] = 1 << player
            return
        s[t[AT_OUT] + player] = 1
        left -= 1
    winner = 0
    for seat in range(t[PLAYERS]):
        if s[t[AT_OUT] + seat] == 0:
            winner = seat
    finish(s, t, winner)


@kernel
def finish(s: State, t: Row, winner: int) -> None:
    s[ACTORS] = 0
    s[REASON] = COUNT if t[CUT_THROAT] else LAST_REASON
    for seat in range(t[PLAYERS]):
        if t[CUT_THROAT]:
            after = (winner + 1) % t[PLAYERS]
            s[POINTS + seat] = 10 if seat == winner else 0 if seat == after else 5
            s[PAYOFF + seat] = s[POINTS + seat]
        else:
            s[PAYOFF + seat] = 1 if t[t[TEAM] + seat] == t[t[TEAM] + winner] else -1


@kernel
def open_pieces(s: State, t: Row, player: int) -> int:
    """How many pieces the player can still lay."""
    look_at_rows(s, t)
    count, known = 0, -1
    for form in range(t[FORMS]):
        piece = t[t[PIECE_OF] + form]
        if piece != known and may_lay(s, t, piece, player) and has_place(s, t, form):
            known = piece
            count += 1
    return count


@kernel
def pieces_to_come(s: State, t: Row, player: int) -> int:
    """How many more pieces are laid if each is put into the first place where it fits."""
    look_at_rows(s, t)
    count, known = 0, -1
    for form in range(t[FORMS]):
        piece = t[t[PIECE_OF] + form]
        if piece == known or not may_lay(s, t, piece, player):
            continue
        for row in range(t[HEIGHT] - t[t[EXTENT] + 2 * form + 1] + 1):
            fits = fitting(s, t, form, row)
            if fits == 0:
                continue
            file = 0
            while not fits >> file & 1:
                file += 1
            squares = t[SQUARES] + 2 * t[ORDER] * form
            for k in range(t[ORDER]):
                s[t[AT_ROWS] + row + t[squares + 2 * k + 1]] &= ~(1 << (file + t[squares + 2 * k]))
            known = piece
            count += 1
            break
    return count


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """Dealt pieces: who has more that still fit. Common ones: who lays the last piece, as far as can be guessed."""
    if s[PHASE] == DEALING:
        return 0
    if t[DEALT] == 0:
        left = pieces_to_come(s, t, s[MOVER])
        last = (s[MOVER] + left - 1) % t[PLAYERS]
        hope = 800 // (1 + left)
        return hope if t[t[TEAM] + last] == t[t[TEAM] + player] else -hope
    most = 0
    for seat in range(t[PLAYERS]):
        if t[t[TEAM] + seat] != t[t[TEAM] + player] and s[t[AT_OUT] + seat] == 0:
            most = max(most, open_pieces(s, t, seat))
    return max(-900, min(900, 60 * (open_pieces(s, t, player) - most)))
