"""Why a move of the chess family is not allowed: the rule, in a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...declare.betza import Mode
from ...declare.chess import Castle, Passage, Trail
from ...rules.abi import State
from ..words import Sentence

if TYPE_CHECKING:
    from .chess import Face

SAID = {
    "king": ("king", "K"),
    "queen": ("queen", "Q"),
    "rook": ("rook", "R"),
    "bishop": ("bishop", "B"),
    "knight": ("knight", "N"),
    "pawn": ("pawn", "fmWfcFifmnD"),
    "shogi-king": ("king", "K"),
    "shogi-rook": ("rook", "R"),
    "shogi-bishop": ("bishop", "B"),
    "shogi-gold": ("gold general", "WfF"),
    "shogi-silver": ("silver general", "FfW"),
    "shogi-knight": ("knight", "ffN"),
    "shogi-lance": ("lance", "fR"),
    "shogi-pawn": ("pawn", "fW"),
    "shogi-dragon": ("dragon", "RF"),
    "shogi-horse": ("horse", "BW"),
    "shogi-promoted-silver": ("promoted silver", "WfF"),
    "shogi-promoted-knight": ("promoted knight", "WfF"),
    "shogi-promoted-lance": ("promoted lance", "WfF"),
    "shogi-tokin": ("tokin", "WfF"),
}
"""Of which pieces and ways `chess-ways` speaks; others only look like these, or move otherwise in a variant."""


def why(face: Face, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
    """The first rule that the steps break; None where the general answer says enough."""
    if not steps:
        return None
    if steps[0] == "do:count":
        return Sentence("chess-no-count") if face.game.impasse else None
    if steps[0].startswith("hand:"):
        return _why_not_drop(face, s, steps, player)
    if any(step not in face.names for step in steps[:2]):
        return None
    cell = face.names.index(steps[0])
    code = face.codes(s)[cell]
    if face.game.enters and not s[face.rules.COUNT + player]:
        return Sentence("chess-enter", {"cell": steps[0]})
    if code == 0:
        return Sentence("chess-empty", {"cell": steps[0]})
    if (code < 0) != (player == 1):
        return Sentence("chess-not-yours", {"cell": steps[0]})
    if len(steps) == 1:
        return _why_not_at_all(face, s, cell, player)
    return _why_not_there(face, s, steps, player)


# --- drops ---------------------------------------------------------------------------------------------------------


def _why_not_drop(face: Face, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
    game = face.game
    letter = steps[0].removeprefix("hand:")
    if letter not in game.letters or not face.holds_pieces or game.drops is None:
        return None
    kind = game.kind(letter)
    piece = game.pieces[kind].picture
    if not face.held(s, player, kind):
        return Sentence("chess-not-in-hand", {"piece": piece})
    if len(steps) == 1 or steps[1] not in face.names:
        return _check_or_none(face, s, player)
    cell = face.names.index(steps[1])
    if face.codes(s)[cell]:
        return Sentence("chess-drop-occupied", {"cell": steps[1]})
    if not game.trails(player, kind, cell):
        return Sentence("chess-drop-stuck", {"cell": steps[1], "piece": piece})
    if _file_is_full(face, s, player, kind, cell):
        return Sentence("chess-second-in-file", {"file": steps[1][:-1], "piece": piece})
    row = s.copy()
    if letter in game.drops.no_mate and face.rules.drop_mates(row, face.tables.row, player, cell, kind):
        return Sentence("chess-drop-mate", {"piece": piece})
    return _check_or_none(face, s, player)


def _file_is_full(face: Face, s: State, player: int, kind: int, cell: int) -> bool:
    game = face.game
    limit = game.drops.per_file.get(game.letters[kind]) if game.drops else None
    code, file = (kind + 1) * (1 - 2 * player), game.place_of[cell][0]
    there = [at for at, found in enumerate(face.codes(s)) if found == code and game.place_of[at][0] == file]
    return limit is not None and len(there) >= limit


def _check_or_none(face: Face, s: State, player: int) -> Sentence | None:
    return Sentence("chess-check") if face.in_check(s, player) else None


# --- moves ---------------------------------------------------------------------------------------------------------


def _why_not_at_all(face: Face, s: State, cell: int, player: int) -> Sentence:
    """Why a piece has no legal move."""
    name = face.names[cell]
    trails = face.game.trails(player, abs(face.codes(s)[cell]) - 1, cell)
    if not any(_obstacle(face, s, trail, to) is None for trail in trails for to in trail.cells[trail.skip :]):
        return Sentence("chess-blocked", {"cell": name})
    if face.is_royal(s, cell, player):
        return Sentence("chess-king-stays")
    return Sentence("chess-check") if face.in_check(s, player) else Sentence("chess-pinned", {"cell": name})


def _moves_as_said(face: Face, kind: int) -> bool:
    """Whether a piece is the one of chess or shogi that it looks like, on a board of squares."""
    piece = face.game.pieces[kind]
    return SAID.get(piece.picture) == (piece.name, piece.moves) and not face.game.hexes


def _why_not_there(face: Face, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
    game = face.game
    start, end = (face.names.index(step) for step in steps[:2])
    codes = face.codes(s)
    kind = abs(codes[start]) - 1
    castle = next((c for c in game.castling if c.side == player and c.king == steps[:2]), None)
    if castle is not None and game.letters[kind] in game.royal:
        return _why_not_castle(face, s, castle, player)
    if codes[end] * codes[start] > 0:
        return Sentence("chess-own-piece", {"cell": steps[1]})
    piece = game.pieces[kind].picture
    ways = [trail for trail in game.trails(player, kind, start) if end in trail.cells[trail.skip :]]
    if not ways:
        return Sentence("chess-ways", {"piece": piece if _moves_as_said(face, kind) else ""})
    obstacles = [_obstacle(face, s, trail, end) for trail in ways]
    if None not in obstacles:
        return next(obstacle for obstacle in obstacles if obstacle is not None)
    if game.must_capture and not codes[end]:
        return Sentence("chess-must-capture")
    legal = [move for move in face.legal(s) if (face.start_of(move), face.end_of(move)) == (start, end)]
    if legal:
        return Sentence("chess-becomes", {"piece": piece, "cell": steps[1]})
    rule = game.promotion
    if rule and rule.lost_only and game.letters[kind] in rule.into and end in game.last_rows(player, rule.must_rows):
        return Sentence("chess-nothing-lost", {"cell": steps[1]})
    if game.late_checks and face.rules.safe_after(s.copy(), face.tables.row, player, start | end << face.rules.TO):
        return Sentence("chess-late-check")
    if game.chases and int(s[face.rules.CHASER + player]) == start + 1:
        return Sentence("chess-pursuit", {"times": game.chases})
    if face.is_royal(s, start, player):
        return Sentence("chess-into-check", {"cell": steps[1]})
    return Sentence("chess-check") if face.in_check(s, player) else Sentence("chess-pinned", {"cell": steps[0]})


def _obstacle(face: Face, s: State, trail: Trail, end: int) -> Sentence | None:
    """What stops a piece on a trail before or on the cell it would go to; None if nothing does."""
    codes = face.codes(s)
    before = trail.cells[: trail.cells.index(end)]
    met = [cell for cell in before if codes[cell]]
    there = codes[end]
    if len(met) > trail.hurdles:
        return Sentence("chess-in-the-way", {"cell": face.names[met[0]]})
    if len(met) < trail.hurdles:
        return Sentence("chess-no-hurdle")
    mine = (there > 0) == (face.to_move(s) == 0)
    if there and (mine or trail.mode is Mode.MOVE):
        return Sentence("chess-own-piece" if mine else "chess-moves-only", {"cell": face.names[end]})
    if not there and trail.mode is Mode.CAPTURE:
        return Sentence("chess-captures-only", {"cell": face.names[end]})
    return None


def _why_not_castle(face: Face, s: State, castle: Castle, player: int) -> Sentence:
    game = face.game
    codes = face.codes(s)
    if not face.rights(s) >> game.castling.index(castle) & 1:
        return Sentence("chess-castle-moved")
    king, rook = (game.squares.at(name) for name in (castle.king[0], castle.rook[0]))
    row = game.place_of[king][1]
    low, high = sorted((game.place_of[king][0], game.place_of[rook][0]))
    if any(codes[game.places[file, row]] for file in range(low + 1, high)):
        return Sentence("chess-castle-blocked")
    if face.in_check(s, player):
        return Sentence("chess-castle-in-check")
    end = game.squares.at(castle.king[1])
    if face.rules.attacked(s.copy(), face.tables.row, end, 1 - player) or game.passage is not Passage.SAFE:
        return Sentence("chess-into-check", {"cell": castle.king[1]})
    return Sentence("chess-castle-through")
