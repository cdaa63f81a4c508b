"""PDN, the notation of draughts players: positions as "W:W31-50:BK3,1-20", games as "1. 32-28 19-23 2. 28x19 ..."

The letter before the first colon says who moves; then come White's and Black's pieces in either order, K before kings,
and a hyphen for a run of men. `:H<n>` (quiet half-moves) and `:F<n>` (number of the move) may follow.
Scores have the player who begins first: "2-0" is his win, "1-1" a draw.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import cache

from .. import games
from ..declare import Game
from ..declare.draughts import Draughts, Kings, Turning
from ..play import AmbiguousMove, IllegalMove, Match, Move, NotationError, Position, Sentence, Told, Variant, variant
from ..play.faces.draughts import Face
from ._movetext import Score, main_line, score_of

DEFAULT_GAME = "international-draughts"

FEN = re.compile(r"(\w):(\w)([^:.]*):(\w)([^:.]*)(?::H(\d{1,6}))?(?::F(\d{1,6}))?\.?")
ITEM = re.compile(r"(K?)(\w+)(?:-(\w+))?")
TAG = re.compile(r'\[\s*(\w+)\s+"([^"]*)"\s*\]')
ASIDE = re.compile(r"\{[^}]*\}|;[^\n]*|\$\d+|\d+\.(?:\.\.)?")
MOVE = re.compile(r"(\w+(?:[-x:]\w+)+)[!?]*")
SCORES: dict[str, Score] = {
    **dict.fromkeys(("2-0", "1-0"), (1, -1)),
    **dict.fromkeys(("0-2", "0-1"), (-1, 1)),
    **dict.fromkeys(("1-1", "1/2-1/2"), (0, 0)),
}
RESULTS = (*SCORES, "0-0", "*")
GAME_TYPES = {(50, Kings.FLYING): 20, (32, Kings.SHORT): 21}
TURKISH = 30
KNOWN_TYPES = (*GAME_TYPES.values(), TURKISH)


def face_of(of: Variant) -> Face:
    if not isinstance(of.face, Face):
        raise NotationError("PDN is for draughts games", of.key)
    return of.face


def letters(of: Variant) -> list[str]:
    """The letter of each side: W and B."""
    return [side.colour[0].upper() for side in of.game.sides]


# --- positions -----------------------------------------------------------------------------------------------------


def read(of: Variant, text: str) -> Position:
    """A position from a PDN-FEN."""
    match = FEN.fullmatch("".join(text.split()))
    sides = letters(of)
    if not match or sorted(match.group(2, 4)) != sorted(sides) or match[1] not in sides:
        raise NotationError(Sentence("written-pdn-position", {"example": "W:W31-50:B1-20", "got": text[:60]}), of.key)
    number = face_of(of).number
    codes = [0] * len(number)
    for letter, items in (match.group(2, 3), match.group(4, 5)):
        seat = sides.index(letter)
        for rank, name in _pieces(of, items):
            if codes[number[name]]:
                raise NotationError(Sentence("written-pdn-two", {"cell": name}), of.key)
            codes[number[name]] = 1 + 2 * seat + rank
    turn = 2 * max(int(match[7] or 1) - 1, 0) + sides.index(match[1])
    words = [f"actors={1 << sides.index(match[1])}", f"cells={','.join(map(str, codes))}"]
    words += [f"ply={turn}", f"turn={turn}"] if match[7] else []
    words += [f"quiet={match[6]}"] if match[6] else []
    return Position.from_text(of, " ".join(words))


def _pieces(of: Variant, items: str) -> Iterator[tuple[int, str]]:
    """The pieces of one side: 1 for a king, and its cell."""
    face = face_of(of)
    for item in items.split(",") if items else ():
        match = ITEM.fullmatch(item)
        if not match:
            raise NotationError(Sentence("written-pdn-cells", {"got": item[:20]}), of.key)
        for name in match.group(2, 3):
            if name and name not in face.number:
                raise NotationError(
                    Sentence("written-pdn-cell", {"got": name[:20], "first": face.names[0], "last": face.names[-1]}),
                    of.key,
                )
        first, last = face.number[match[2]], face.number[match[3] or match[2]]
        if last < first:
            raise NotationError(Sentence("written-pdn-order", {"got": item}), of.key)
        yield from ((int(bool(match[1])), face.names[cell]) for cell in range(first, last + 1))


def write(position: Position) -> str:
    """A position as PDN-FEN; who moves next is named even when the game is over."""
    of = position.variant
    face, sides = face_of(of), letters(of)
    codes = face.codes(position.row)
    actors = int(position.row[0])
    mover = actors.bit_length() - 1 if actors else position.turn % 2
    lists = []
    for seat, letter in enumerate(sides):
        man, king = face.codes_of(seat)
        kings = [f"K{face.names[cell]}" for cell, code in enumerate(codes) if code == king]
        men = _runs([cell for cell, code in enumerate(codes) if code == man], face.names)
        lists.append(letter + ",".join([*kings, *men]))
    return ":".join([sides[mover], *sorted(lists, reverse=True)])


def _runs(cells: list[int], names: tuple[str, ...]) -> Iterator[str]:
    """Cells in words; three or more in a row as a run."""
    while cells:
        run = 1
        while run < len(cells) and cells[run] == cells[0] + run:
            run += 1
        if run < 3:
            run = 1
        yield names[cells[0]] if run == 1 else f"{names[cells[0]]}-{names[cells[run - 1]]}"
        cells = cells[run:]


# --- games ---------------------------------------------------------------------------------------------------------


def tags(text: str) -> dict[str, str]:
    """The tags; where a text has several games, those of the first one count."""
    return dict(reversed(TAG.findall(text)))


def named(text: str, like: Variant | None) -> Variant:
    """The variant in the tag Variant, by our key, or in GameType, by its number in the standard's list.

    Where a text has neither, it is the variant wished for, or the first one that knows the first move.
    """
    said = tags(text)
    if ":" in said.get("Variant", ""):
        return variant(said["Variant"])
    if "GameType" not in said:
        return like or _guessed(text)
    number = said["GameType"].partition(",")[0].strip()
    if like is not None and number == str(game_type(like.game)):
        return like
    found = next((of for of in _numbered() if number == str(game_type(of.game))), None)
    if found is None:
        known = ", ".join(f"{game_type(of.game)} ({of.game.name})" for of in _numbered())
        raise NotationError(
            Sentence("written-pdn-type", {"known": known, "got": f'[GameType "{said["GameType"][:40]}"]'}), "PDN"
        )
    return found


@cache
def _numbered() -> tuple[Variant, ...]:
    """The first variant of each number in the standard's list."""
    found: dict[int, Variant] = {}
    for game in games.every():
        for preset in game.presets if game.notation == "pdn" else ():
            found.setdefault(game_type(game.variant(preset.id)), variant(game.id, preset.id))
    return tuple(found[number] for number in KNOWN_TYPES)


def _guessed(text: str) -> Variant:
    move = MOVE.fullmatch(next(_words(text), ""))
    for of in _numbered() if move else ():
        with suppress(Told):
            find_move(first_position(of, text), move[1] if move else "")
            return of
    return variant(DEFAULT_GAME)


def first_position(of: Variant, text: str) -> Position:
    """Where the game begins: its FEN tag, or the usual start."""
    fen = tags(text).get("FEN", "")
    return read(of, fen) if fen else Position.start(of)


def read_moves(position: Position, text: str) -> list[Move]:
    """The moves of a movetext, played from a position; comments and variations are passed over."""
    found: list[Move] = []
    for word in _words(text):
        match = MOVE.fullmatch(word)
        if word in RESULTS:
            break
        if not match:
            raise NotationError(Sentence("written-pdn-move", {"got": word[:20]}), position.variant.key)
        try:
            move = find_move(position, match[1])
        except Told as error:
            raise type(error)(
                Sentence("written-at-move", {"number": len(found) // 2 + 1, "why": error.why}), error.where
            ) from None
        found.append(move)
        position = position.play(move)
    return found


def _words(text: str) -> Iterator[str]:
    return main_line(ASIDE.sub(" ", TAG.sub(" ", text)))


def names(of: Variant, text: str) -> list[str]:
    """Who played; empty: the text does not say."""
    return [tags(text).get(side.name, "") for side in of.game.sides]


def date(text: str) -> str:
    """When it was played, as the text says it."""
    return tags(text).get("Date", "")


def score(last: Position, text: str) -> Score | None:  # noqa: ARG001
    """What both sides got, if the text says it."""
    return score_of(_words(text), tags(text).get("Result", ""), SCORES)


def find_move(position: Position, text: str) -> Move:
    """The legal move meant: by where it starts and ends, and by cells between if they are given, on any route."""
    cells = re.split("[-x:]", text)
    among = [move for move in position.moves() if (move.steps[0], move.steps[-1]) == (cells[0], cells[-1])]
    if len(cells) > 2 and len(among) > 1:
        routes = face_of(position.variant).routes(position.row, cells[0])
        meant = {code for code, route in routes if _in_order(cells, route)}
        among = [move for move in among if move.code in meant]
    if not among:
        return position.find(text)
    if len(among) > 1:
        raise AmbiguousMove(
            Sentence("written-ambiguous", {"move": text, "some": ", ".join(move.text for move in among)}),
            position.variant.key,
        )
    return among[0]


def _in_order(cells: Iterable[str], route: Iterable[str]) -> bool:
    rest = iter(route)
    return all(cell in rest for cell in cells)


def read_game(of: Variant, text: str) -> list[str]:
    """The moves of a game."""
    return [move.text for move in read_moves(first_position(of, text), text)]


def write_moves(moves: Iterable[Move], first: int = 1, *, second_begins: bool = False) -> str:
    """A movetext: "1. 32-28 19-23 2. 28x19"; "1... 19-23" if the second player begins."""
    words = []
    for at, move in enumerate(moves, second_begins):
        number = first + at // 2
        if at % 2 == 0:
            words.append(f"{number}.")
        elif not words:
            words.append(f"{number}...")
        words.append(move.text)
    return " ".join(words)


def game_type(game: Game) -> int:
    """The number of the game in the standard's list; 0: it is not there."""
    if not isinstance(game, Draughts) or game.board is None:
        return 0
    if game.turning is Turning.NEVER_BACK:
        return TURKISH
    numbered = all(game.board.names[cell].isdigit() for cell in game.in_play)
    return GAME_TYPES.get((len(game.in_play), game.kings), 0) if numbered else 0


def write_game(match: Match) -> str:
    """A match as PDN."""
    of = match.variant
    game = of.game
    if any(move.steps[0].startswith("do:") for move in match.played):
        raise IllegalMove(Sentence("written-pdn-huff"), of.key)
    score = "*"
    if match.result is not None:
        score = f"{match.result.payoffs[0] + 1}-{match.result.payoffs[1] + 1}"
    found = {"Event": game.name, **({"Date": match.date.replace("-", ".")} if match.date else {})}
    found |= {side.name: seat.name for side, seat in zip(game.sides, match.seats, strict=True)}
    found["Result"] = score
    kind = game_type(game)
    if kind:
        found["GameType"] = str(kind)
    if of not in _numbered():
        found["Variant"] = str(of.key)
    if match.first is not None:
        found["FEN"] = write(match.first)
    head = "\n".join(f'[{name} "{value}"]' for name, value in found.items())
    second = match.positions[0].row[0] == 2
    return f"{head}\n\n{write_moves(match.played, second_begins=bool(second))} {score}\n"
