"""Kernel of the pentomino game.

State  cells[c]: 0 free, 1 + piece; laid[piece]: 0, or 1 + who laid it; deal[piece]: 0 anybody's, or 1 + whose;
       out[p]: who could not lay. Derived: low, high: the free cells as two words of 32 bits
Move   the number of a placement; while dealing: the player who gets the next piece, or PLAYERS: nobody
"""

from __future__ import annotations

from ..boards.square import Square
from ..declare import Reason
from ..declare.pentomino import Pentomino, Score
from ..declare.shapes import pentominoes, turns
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
)  # fmt: skip
from .common import actor_of
from .lean import kernel

PIECES = 12
SQUARES = 5
WORD = 32
LAYING, DEALING = 0, 1

LOW, HIGH = HEADER, HEADER + 1
CELLS, PLACES, MASKS, FIRST, SPOTS, DEALT, CUT, TEAM, AT_CELLS, AT_LAID, AT_DEAL, AT_OUT = range(TABLES, TABLES + 12)
SLOTS = 12
LAST = int(Reason.LAST)


def placements(game: Pentomino) -> list[tuple[int, int, tuple[int, ...]]]:
    """Every way to lay every piece: the piece, its turn, and its cells, the anchor first."""
    board = game.board
    assert isinstance(board, Square)
    where = board.cells_by_name
    index = {where[name]: cell for cell, name in enumerate(board.names)}
    found = []
    for piece, shape in enumerate(pentominoes().values()):
        for turn, turned in enumerate(turns(shape)):
            for file, rank in index:
                spots = [(file + f, rank + r) for f, r in turned]
                if set(spots) <= set(index):
                    found.append((piece, turn, tuple(index[spot] for spot in spots)))
    return found


def pack(game: Pentomino) -> Tables:
    assert game.board is not None
    n, places = len(game.board), placements(game)
    packer = Packer(game, SLOTS)
    packer.set(CELLS, n)
    packer.set(PLACES, len(places))
    words = [
        (sum(1 << c for c in cells if c < WORD), sum(1 << c - WORD for c in cells if c >= WORD))
        for _, _, cells in places
    ]
    packer.section(MASKS, [word for pair in words for word in pair])
    packer.section(FIRST, [sum(piece < k for piece, _, _ in places) for k in range(PIECES + 1)])
    packer.section(SPOTS, [cell for _, _, cells in places for cell in cells])
    packer.set(DEALT, game.dealt)
    packer.set(CUT, game.score is Score.CUT_THROAT)
    teams = game.teams or tuple((seat,) for seat in range(game.players))
    packer.section(TEAM, [next(k for k, team in enumerate(teams) if seat in team) for seat in range(game.players)])
    packer.fixed_field("low", LOW, high=1 << WORD, derived=True)
    packer.fixed_field("high", HIGH, high=1 << WORD, derived=True)
    packer.field_at("cells", n, AT_CELLS, high=PIECES)
    packer.field_at("laid", PIECES, AT_LAID, high=game.players)
    packer.field_at("deal", PIECES, AT_DEAL, high=game.players + 1)
    packer.field_at("out", game.players, AT_OUT, high=1)
    return packer.tables(most_moves=len(places), scale=10 if game.score is Score.CUT_THROAT else 1)


def start(game: Pentomino, tables: Tables) -> State:
    s = tables.blank()
    s[ACTORS] = CHANCE if game.dealt else 1
    s[PHASE] = DEALING if game.dealt else LAYING
    derive(s, tables.row)
    return s


@kernel
def derive(s: State, t: Row) -> None:
    s[LOW] = s[HIGH] = 0
    for cell in range(t[CELLS]):
        if s[t[AT_CELLS] + cell] == 0:
            if cell < WORD:
                s[LOW] |= 1 << cell
            else:
                s[HIGH] |= 1 << (cell - WORD)


@kernel
def next_card(s: State, t: Row) -> int:
    for piece in range(PIECES):
        if s[t[AT_DEAL] + piece] == 0:
            return piece
    return PIECES


@kernel
def cards_due(s: State, t: Row, player: int) -> int:
    """How many cards a player is still to get; PLAYERS: how many are left over, since all get the same number."""
    each = PIECES // t[PLAYERS]
    due = each if player < t[PLAYERS] else PIECES - each * t[PLAYERS]
    for piece in range(PIECES):
        due -= s[t[AT_DEAL] + piece] == player + 1
    return due


@kernel
def weights(s: State, t: Row, out: Row) -> int:
    """Every card left is equally likely to go to each place left."""
    if s[PHASE] != DEALING:
        n = moves(s, t, out)
        for k in range(n):
            out[k] = 1
        return n
    n = 0
    for player in range(t[PLAYERS] + 1):
        if cards_due(s, t, player) > 0:
            out[n] = cards_due(s, t, player)
            n += 1
    return n


@kernel
def has(s: State, t: Row, piece: int, player: int) -> bool:
    """Whether a player may lay this piece now."""
    return s[t[AT_LAID] + piece] == 0 and (not t[DEALT] or s[t[AT_DEAL] + piece] == player + 1)


@kernel
def fits(s: State, t: Row, place: int) -> bool:
    low, high = t[t[MASKS] + 2 * place], t[t[MASKS] + 2 * place + 1]
    return s[LOW] & low == low and s[HIGH] & high == high


@kernel
def can_lay(s: State, t: Row, player: int) -> bool:
    for piece in range(PIECES):
        if has(s, t, piece, player):
            for place in range(t[t[FIRST] + piece], t[t[FIRST] + piece + 1]):
                if fits(s, t, place):
                    return True
    return False


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    n = 0
    if s[ACTORS] == 0:
        return 0
    if s[PHASE] == DEALING:
        for player in range(t[PLAYERS] + 1):
            if cards_due(s, t, player) > 0:
                out[n] = player
                n += 1
        return n
    player = actor_of(s)
    for piece in range(PIECES):
        if has(s, t, piece, player):
            for place in range(t[t[FIRST] + piece], t[t[FIRST] + piece + 1]):
                if fits(s, t, place):
                    out[n] = place
                    n += 1
    return n


@kernel
def deal(s: State, t: Row, player: int) -> None:
    s[t[AT_DEAL] + next_card(s, t)] = player + 1
    if next_card(s, t) == PIECES:
        s[PHASE] = LAYING
        s[ACTORS] = 1


@kernel
def play(s: State, t: Row, move: int) -> None:
    s[PLY] += 1
    if s[PHASE] == DEALING:
        deal(s, t, move)
        return
    player, piece = actor_of(s), 0
    while move >= t[t[FIRST] + piece + 1]:
        piece += 1
    for k in range(SQUARES):
        s[t[AT_CELLS] + t[t[SPOTS] + SQUARES * move + k]] = piece + 1
    s[LOW] &= ~t[t[MASKS] + 2 * move]
    s[HIGH] &= ~t[t[MASKS] + 2 * move + 1]
    s[t[AT_LAID] + piece] = player + 1
    s[TURN] += 1
    go_on(s, t, player)


@kernel
def go_on(s: State, t: Row, player: int) -> None:
    """The turn goes to the next player who can lay; those who cannot drop out on the way."""
    after = (player + 1) % t[PLAYERS]
    while after != player:
        if s[t[AT_OUT] + after] == 0:
            if can_lay(s, t, after):
                s[ACTORS] = 1 << after
                return
            s[t[AT_OUT] + after] = 1
        after = (after + 1) % t[PLAYERS]
    finish(s, t, player)


@kernel
def finish(s: State, t: Row, last: int) -> None:
    """`last` is the only one left; or, cut-throat, the one who laid the last piece."""
    s[ACTORS] = 0
    s[REASON] = LAST
    for player in range(t[PLAYERS]):
        if t[CUT]:
            points = 10 if player == last else 0 if player == (last + 1) % t[PLAYERS] else 5
            s[PAYOFF + player] = s[POINTS + player] = points
        else:
            s[PAYOFF + player] = 1 if t[t[TEAM] + player] == t[t[TEAM] + last] else -1


@kernel
def result(s: State, t: Row) -> None:
    """Only in a position that was set up can the player to move have nothing to lay: the one before him was last."""
    finish(s, t, (actor_of(s) + t[PLAYERS] - 1) % t[PLAYERS])
