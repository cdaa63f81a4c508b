"""What makes a position of the chess family impossible."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ...declare import Side
from ...declare.betza import Mode
from ...declare.chess import Turns
from ...rules.abi import ACTORS, PLY, QUIET, TURN, State
from ..words import Sentence

if TYPE_CHECKING:
    from .chess import Face


def check(face: Face, s: State) -> None:
    """Raise NotationError with the first thing that is wrong."""
    codes = face.codes(s)
    _clocks(face, s)
    _supply(face, s, codes)
    check_game(face, s, codes)


def check_game(face: Face, s: State, codes: list[int]) -> None:
    """All but the number of pieces."""
    _clocks(face, s)
    _places(face, codes)
    _rights(face, s, codes)
    _step(face, s, codes)
    _attack(face, s)


def _clocks(face: Face, s: State) -> None:
    actors, ply, quiet, past = int(s[ACTORS]), int(s[PLY]), int(s[QUIET]), int(s[face.rules.PAST])
    if actors not in (0, 1, 2):
        raise face.refuse(Sentence("written-chess-actors", {"got": actors.bit_count()}))
    turn = int(s[TURN])
    if face.game.turns is Turns.ONE and turn != ply:
        raise face.refuse(Sentence("written-chess-turns", {"turns": turn, "moves": ply}))
    if face.game.turns is not Turns.ONE:
        _series(face, s, turn, ply)
    if actors and turn % 2 != actors - 1:
        raise face.refuse(Sentence("written-chess-turn", {"turns": turn, "side": face.game.sides[actors - 1]}))
    longest = face.game.no_progress
    if longest and quiet > longest:
        raise face.refuse(Sentence("written-chess-quiet", {"most": longest, "got": quiet}))
    if past > (ply if face.holds_pieces else quiet):
        raise face.refuse(Sentence("written-chess-past", {"past": past}))
    history = face.tables.field("history")
    if s[history.at + past : history.at + history.length].any():
        raise face.refuse(Sentence("written-chess-history", {"past": past}))


def _series(face: Face, s: State, turn: int, ply: int) -> None:
    """Turns of several moves: how many are due, and how many were made."""
    left = int(s[face.rules.LEFT])
    longest = turn + 1 if face.game.turns is Turns.MORE or turn == 0 else 2
    if not 1 <= left <= longest and s[ACTORS]:
        raise face.refuse(Sentence("written-chess-due", {"most": longest, "got": left}))
    if ply < turn:
        raise face.refuse(Sentence("written-chess-moves", {"moves": ply, "turns": turn}))


def _supply(face: Face, s: State, codes: list[int]) -> None:
    """No more pieces than the set-up and promotions give, and exactly one royal piece for each side."""
    game = face.game
    for side, who in enumerate(game.sides if game.royal else ()):
        kind = game.kind(game.royals[side])
        kings = codes.count((kind + 1) * (1 - 2 * side))
        may_be_lost = not game.checks and not s[ACTORS]
        if game.enters and side == 0 and s[TURN] == 0:
            may_be_lost = True
        if kings > 1 or (kings == 0 and not may_be_lost):
            raise face.refuse(Sentence("written-chess-royal", {"piece": game.pieces[kind], "side": who, "got": kings}))
    if face.holds_pieces:
        _shared_supply(face, s, codes)
        return
    for side, who in enumerate(game.sides):
        have = Counter(abs(code) - 1 for code in codes if code * (1 - 2 * side) > 0)
        first = Counter(kind for _, of, kind in game.placed if of == side)
        if game.enters and side == 0:
            first[game.kind(game.royals[0])] += 1
        if have.total() > first.total():
            raise face.refuse(
                Sentence("written-chess-pieces", {"side": who, "got": have.total(), "most": first.total()})
            )
        _promoted_supply(face, have, first, who)


def _promoted_supply(face: Face, have: Counter[int], first: Counter[int], who: Side) -> None:
    """Surplus pieces must have been promoted from those that are missing."""
    game = face.game
    missing = sum(max(first[game.kind(letter)] - have[game.kind(letter)], 0) for letter in game.into)
    born = {game.kind(letter) for into in game.into.values() for letter in into}
    surplus = 0
    for kind, count in have.items():
        over = count - first[kind]
        if over > 0 and kind not in born:
            raise face.refuse(
                Sentence(
                    "written-chess-kind", {"side": who, "got": count, "piece": game.pieces[kind], "most": first[kind]}
                )
            )
        surplus += max(over, 0)
    if surplus > missing:
        raise face.refuse(Sentence("written-chess-promoted", {"side": who, "got": surplus, "most": missing}))


def _shared_supply(face: Face, s: State, codes: list[int]) -> None:
    """Captured pieces change sides: of each kind, promoted or not, there are no more than at the start."""
    game = face.game
    first = Counter(kind for _, _, kind in game.placed)
    have = Counter(game.plain[abs(code) - 1] for code in codes if code)
    for kind, piece in enumerate(game.pieces):
        held = face.held(s, 0, kind) + face.held(s, 1, kind)
        if held and (game.plain[kind] != kind or piece.letter in game.royal):
            raise face.refuse(Sentence("written-chess-held", {"piece": piece}))
        have[kind] += held
    for kind, count in have.items():
        if count > first[kind]:
            raise face.refuse(
                Sentence("written-chess-shared", {"most": first[kind], "piece": game.pieces[kind], "got": count})
            )


def _places(face: Face, codes: list[int]) -> None:
    """Pieces stand where they can have come to, and have not been left where they must promote or can never move."""
    game = face.game
    rule = game.promotion
    for cell, code in enumerate(codes):
        if not code:
            continue
        side, kind = int(code < 0), abs(code) - 1
        piece = game.pieces[kind]
        can_promote = rule is not None and piece.letter in rule.into
        can_promote = can_promote and rule is not None and piece.letter not in rule.by_choice
        must = can_promote and rule is not None and cell in game.last_rows(side, rule.must_rows)
        stuck = rule is not None and rule.stuck and not game.trails(side, kind, cell)
        if (
            (must and not face.holds_pieces)
            or stuck
            or _behind(face, side, kind, cell)
            or _outside(face, side, kind, cell)
        ):
            where = game.squares.names[cell]
            raise face.refuse(
                Sentence("written-chess-place", {"piece": piece, "side": game.sides[side], "cell": where})
            )
    _files(face, codes)


def _behind(face: Face, side: int, kind: int, cell: int) -> bool:
    """Whether a piece that only goes forward stands behind all its places at the start."""
    game = face.game
    if face.holds_pieces or game.letters[kind] not in game.progress:
        return False
    turn = 1 - 2 * side
    homes = [game.place_of[at][1] * turn for at, of, kind_there in game.placed if (of, kind_there) == (side, kind)]
    return bool(homes) and game.place_of[cell][1] * turn < min(homes)


def _outside(face: Face, side: int, kind: int, cell: int) -> bool:
    """Whether a piece has left the region it is confined to."""
    game = face.game
    return any(
        ground.piece == game.letters[kind]
        and not ground.moves
        and cell not in game.squares.region(ground.regions[side])
        for ground in game.grounds
    )


def _files(face: Face, codes: list[int]) -> None:
    """Not more pieces in a file than drops allow or the set-up has."""
    game = face.game
    for letter, limit in (game.drops.per_file if game.drops else {}).items():
        kind = game.kind(letter)
        for side, who in enumerate(game.sides):
            first = Counter(game.place_of[cell][0] for cell, of, at in game.placed if (of, at) == (side, kind))
            code = (kind + 1) * (1 - 2 * side)
            files = Counter(game.place_of[cell][0] for cell, found in enumerate(codes) if found == code)
            for file, count in files.items():
                if count > max(limit, *first.values()):
                    piece = game.pieces[kind]
                    raise face.refuse(
                        Sentence("written-chess-file", {"side": who, "got": count, "piece": piece, "file": file + 1})
                    )


def _rights(face: Face, s: State, codes: list[int]) -> None:
    """Who may still castle has king and rook where they were."""
    game = face.game
    there = {cell: (kind + 1) * (1 - 2 * side) for cell, side, kind in game.placed}
    for at, castle in enumerate(game.castling):
        if face.rights(s) >> at & 1:
            for name in (castle.king[0], castle.rook[0]):
                cell = game.squares.at(name)
                if codes[cell] != there[cell]:
                    raise face.refuse(Sentence("written-chess-castling", {"letter": castle.letter, "cell": name}))


def _step(face: Face, s: State, codes: list[int]) -> None:
    """A long step that can be answered in passing was made by the player who moved last, over empty cells."""
    game = face.game
    start, end = int(s[face.rules.STEP_FROM]) - 1, int(s[face.rules.STEP_TO]) - 1
    if start < 0 and end < 0:
        return
    side = 1 - face.to_move(s)
    kind = abs(codes[end]) - 1
    right = min(start, end) >= 0 and codes[end] * (1 - 2 * side) > 0 and game.letters[kind] in game.in_passing
    passed = next((t.cells for t in game.trails(side, kind, start) if t.cells[-1] == end), ()) if right else ()
    long_step = len(passed) > 1 and all(trail.mode is not Mode.CAPTURE for trail in game.trails(side, kind, start)[:1])
    if not long_step or any(codes[cell] for cell in (start, *passed[:-1])):
        raise face.refuse(Sentence("written-chess-step"))


def _attack(face: Face, s: State) -> None:
    """The player who has just moved is not in check."""
    row = s.copy()
    face.rules.derive(row, face.tables.row)
    idle = 1 - face.to_move(s)
    if face.in_check(row, idle):
        raise face.refuse(Sentence("written-chess-check", {"side": face.game.sides[idle]}))
