"""SGF, the smart game format, for go: positions, and the main line of a game.

Points are two letters, column and row from the upper left; an empty point is a pass. What SGF cannot say has private
properties: LT holds the native text of a position that is more than its stones, LA an action of the counting, LV the
variant where board, rules, komi and handicap do not tell which one it is.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from itertools import product

from .. import games
from ..boards import Square
from ..declare.go import Counting, Go, Ko
from ..play import Match, NotationError, Position, Sentence, Variant, variant
from ..rules.abi import ACTORS

DEFAULT_GAME = "go"
LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
COLOURS = "BW"
DEEPEST = 1000
DRAWN = ("0", "Draw")
SCORES = {"B+": (1, -1), "W+": (-1, 1), **dict.fromkeys(DRAWN, (0, 0))}
RULES = {
    **dict.fromkeys(("japanese", "korean"), (Counting.TERRITORY, Ko.SIMPLE)),
    **dict.fromkeys(("chinese", "aga", "nz", "newzealand", "goe", "ing", "tromptaylor"), (Counting.AREA, Ko.SUPERKO)),
}
"""How sets of rules count, and which repetitions they forbid; others say nothing that we know."""
SPACE = re.compile(r"\s*")
IDENT = re.compile(r"[A-Za-z]*[A-Z][A-Za-z]*")
VALUE = re.compile(r"\[((?:[^\\\]]|\\.)*)\]", re.DOTALL)

Node = dict[str, list[str]]


# --- trees -------------------------------------------------------------------------------------------------------


@dataclass
class Reader:
    """Reads a collection of game trees; only the first tree and its main line are kept."""

    text: str
    at: int = 0
    line: list[Node] = field(default_factory=list)

    def fail(self, id: str, **said: str) -> NotationError:
        return NotationError(Sentence(id, {**said, "at": self.at + 1, "got": self.text[self.at : self.at + 20]}), "SGF")

    def peek(self) -> str:
        match = SPACE.match(self.text, self.at)
        self.at = match.end() if match else self.at
        return self.text[self.at : self.at + 1]

    def skip(self, sign: str) -> None:
        if self.peek() != sign:
            raise self.fail("written-sgf-text", expected=sign)
        self.at += 1

    def main_line(self) -> list[Node]:
        """The nodes of the first branch all the way down; the rest is read too, but only for errors."""
        self.skip("(")
        depth, main = 1, True
        while depth:
            sign = self.peek()
            if sign == ";":
                self.at += 1
                node = self.node()
                if main:
                    self.line.append(node)
            elif sign == "(" and depth < DEEPEST:
                self.at += 1
                depth += 1
            elif sign == ")":
                self.at += 1
                depth -= 1
                main = False
            else:
                raise self.fail("written-sgf-text", expected="; ( )")
        if not self.line:
            raise NotationError(Sentence("written-sgf-nodes"), "SGF")
        if self.peek() not in ("", "("):
            raise self.fail("written-sgf-end")
        return self.line

    def node(self) -> Node:
        found: Node = {}
        while self.peek().isalpha():
            match = IDENT.match(self.text, self.at)
            if not match:
                raise self.fail("written-sgf-property")
            self.at = match.end()
            name = "".join(letter for letter in match[0] if letter.isupper())
            if name in found:
                raise NotationError(Sentence("written-sgf-twice", {"name": name}), "SGF")
            found[name] = self.values()
        return found

    def values(self) -> list[str]:
        values: list[str] = []
        while self.peek() == "[":
            match = VALUE.match(self.text, self.at)
            if not match:
                raise self.fail("written-sgf-value")
            self.at = match.end()
            values.append(re.sub(r"\\(.)", r"\1", match[1], flags=re.DOTALL))
        if not values:
            raise self.fail("written-sgf-text", expected="[")
        return values


def escape(text: str) -> str:
    return re.sub(r"([\\\]])", r"\\\1", text)


# --- points ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Points:
    """The points of a board by their two letters."""

    board: Square

    def cell(self, text: str) -> int:
        file, row = (LETTERS.find(letter) for letter in text) if len(text) == 2 else (-1, -1)
        if not (0 <= file < self.board.width and 0 <= row < self.board.height):
            raise NotationError(
                Sentence(
                    "written-sgf-point", {"got": text[:20], "width": self.board.width, "height": self.board.height}
                ),
                "SGF",
            )
        return (self.board.height - 1 - row) * self.board.width + file

    def text(self, cell: int) -> str:
        rank, file = divmod(cell, self.board.width)
        return LETTERS[file] + LETTERS[self.board.height - 1 - rank]

    def listed(self, values: list[str]) -> list[int]:
        """Points and rectangles of points: "aa", "aa:cc"."""
        cells = []
        for value in values:
            first, colon, last = value.partition(":")
            if not colon:
                cells.append(self.cell(first))
                continue
            one, other = divmod(self.cell(first), self.board.width), divmod(self.cell(last), self.board.width)
            ranks, files = (sorted(pair) for pair in zip(one, other, strict=True))
            corners = product(range(ranks[0], ranks[1] + 1), range(files[0], files[1] + 1))
            cells += [rank * self.board.width + file for rank, file in corners]
        return cells


def board_of(of: Variant) -> tuple[Go, Square]:
    game = of.game
    if not isinstance(game, Go) or not isinstance(game.board, Square):
        raise NotationError(Sentence("written-sgf-only"), of.key)
    return game, game.board


def stones_on(position: Position) -> list[int]:
    """For every point 0, 1 for a black stone or 2 for a white one."""
    cells = position.variant.tables.field("cells")
    codes: list[int] = position.row[cells.at : cells.at + cells.length].tolist()
    return codes


# --- reading -----------------------------------------------------------------------------------------------------


def read(of: Variant, text: str) -> Position:
    """The position at the end of the main line."""
    return read_line(of, text)[0]


def read_game(of: Variant, text: str) -> list[str]:
    """The moves of the main line."""
    return read_line(of, text)[1]


def first_position(of: Variant, text: str) -> Position:
    """Where the game begins, with the stones that the first node sets up."""
    return read_line(of, text)[2]


def named(text: str, like: Variant | None) -> Variant:
    """The variant that size, rules, handicap and komi name; what they leave open is as in `like`, or as usual."""
    nodes = Reader(text).main_line()
    root = nodes[0]
    if "LV" in root:
        return variant(root["LV"][0])
    check_kind(root)
    if like is None or not isinstance(like.game, Go):
        like = variant(DEFAULT_GAME)
    declared = games.find(like.key.game)
    sized = {preset.id: board_of(variant(like.key.game, preset.id))[0] for preset in declared.presets}
    fits = {id: game for id, game in sized.items() if board_size(game) == root_size(root)}
    if not fits:
        known = ", ".join(sorted({board_size(game) for game in sized.values()}, key=int))
        raise NotationError(Sentence("written-sgf-size", {"known": known, "got": f"SZ[{root_size(root)[:20]}]"}), "SGF")
    rules = RULES.get(re.sub("[^a-z]", "", root.get("RU", [""])[0].casefold()))
    first = like.key.preset if like.key.preset in fits else next(iter(fits))
    preset = next((id for id in (first, *fits) if rules in (None, (fits[id].counting, fits[id].ko))), first)
    wanted: dict[str, object] = {"handicap": handicap_of(fits[preset], root, first_colour(nodes))}
    if rules is not None:
        wanted |= {"counting": rules[0], "ko": rules[1]}
    komi = komi_of(root)
    if komi is None and wanted["handicap"] == 0 and root.get("HA", ["0"])[0] not in ("0", "1"):
        komi = 1  # handicap stones at other points are worth as much
    options = dict(like.key.options) if rules is None or preset == like.key.preset else {}
    of = chosen(like, preset, options, wanted)
    if komi is None or board_of(of)[0].half_points == komi:
        return of
    return chosen(of, preset, dict(of.key.options), {"komi": komi})


def chosen(of: Variant, preset: str, options: dict[str, str], wanted: dict[str, object]) -> Variant:
    """The variant of a preset with these values of fields, by options where the preset has others."""
    declared = games.find(of.key.game)
    usual = declared.variant(preset)
    found = dict(options)
    for option in declared.options:
        if option.field not in wanted:
            continue
        found.pop(option.id, None)
        value = wanted[option.field]
        if getattr(usual, option.field) == value:
            continue
        choice = next((choice.id for choice in option.choices if choice.value == value), None)
        if choice is None:
            known = ", ".join(choice.id for choice in option.choices if isinstance(choice.value, int))
            got = f"KM[{value / 2:g}]" if isinstance(value, int) and option.field == "komi" else str(value)
            raise NotationError(Sentence("written-sgf-none", {"known": known, "got": got}), "SGF")
        found[option.id] = choice
    return variant(of.key.game, preset, found)


def board_size(game: Go) -> str:
    return str(game.board.width) if isinstance(game.board, Square) else ""


def root_size(root: Node) -> str:
    """The length of the board's edges; 19 if nothing is said."""
    return re.sub(r"^(\d+):\1$", r"\1", root.get("SZ", ["19"])[0].strip())


def handicap_of(game: Go, root: Node, colour: str) -> int:
    """The handicap whose usual points the stones of the set-up take; 0: they do not."""
    if "AW" in root or colour != "W" or not isinstance(game.board, Square):
        return 0
    points = Points(game.board)
    stones = sorted(game.board.names[cell] for cell in points.listed(root.get("AB", [])))
    usual = range(2, game.star_points.most + 1)
    return next((n for n in usual if sorted(game.star_points.handicap(n)) == stones), 0)


def komi_of(root: Node) -> int | None:
    """The komi in half points; None: nothing is said.

    Some servers write it a hundredfold, and by Chinese custom stones are counted, each for two points: 3.75 is 7.5.
    """
    if "KM" not in root:
        return None
    try:
        komi = float(root["KM"][0])
    except ValueError:
        raise NotationError(Sentence("written-sgf-number", {"got": root["KM"][0][:20]}), "SGF") from None
    if abs(komi) >= 100:
        komi /= 100
    halves = komi * 2 if (komi * 2).is_integer() else komi * 4
    if not halves.is_integer():
        raise NotationError(Sentence("written-sgf-number", {"got": root["KM"][0][:20]}), "SGF")
    return int(halves)


def names(of: Variant, text: str) -> list[str]:  # noqa: ARG001
    """Who played; empty: the text does not say."""
    root = Reader(text).main_line()[0]
    return [" ".join(root.get(f"P{colour}", [""])[0].split()) for colour in COLOURS]


def date(text: str) -> str:
    """When it was played, as the text says it."""
    return Reader(text).main_line()[0].get("DT", [""])[0]


def score(last: Position, text: str) -> tuple[int, int] | None:  # noqa: ARG001
    """What both sides got, if the text says it."""
    said = Reader(text).main_line()[0].get("RE", [""])[0].strip()
    return SCORES.get(said if said in DRAWN else said[:2])


def read_line(of: Variant, text: str) -> tuple[Position, list[str], Position]:
    """The last position, the moves, and the position before them."""
    game, board = board_of(of)
    points = Points(board)
    nodes = Reader(text).main_line()
    check_root(of, game, board, nodes[0])
    first = position = set_up(of, points, nodes[0], first_colour(nodes))
    moves: list[str] = []
    for number, node in enumerate(nodes):
        if number and {"AB", "AW", "AE", "PL"} & set(node):
            raise NotationError(Sentence("written-sgf-later", {"number": number + 1}), "SGF")
        for move in moves_of(position, points, node):
            position = position.play(move)
            moves.append(move)
    return position, moves, first


def check_kind(root: Node) -> None:
    if root.get("GM", ["1"]) != ["1"]:
        raise NotationError(
            Sentence("written-sgf-tag", {"expected": "GM[1]", "got": f"GM[{root['GM'][0][:20]}]"}), "SGF"
        )


def check_root(of: Variant, game: Go, board: Square, root: Node) -> None:
    """The first node must speak of this game, this board and this komi."""
    check_kind(root)
    if board.width != board.height or root_size(root) != str(board.width):
        raise NotationError(
            Sentence("written-sgf-tag", {"expected": f"SZ[{board.width}]", "got": f"SZ[{root_size(root)[:20]}]"}),
            of.key,
        )
    komi = komi_of(root)
    if komi not in (None, game.half_points):
        raise NotationError(
            Sentence(
                "written-sgf-komi",
                {"expected": f"KM[{game.half_points / 2:g}]", "got": f"KM[{root['KM'][0][:20]}]"},
            ),
            of.key,
        )
    stones = str(len(root.get("AB", [])))
    if root.get("HA", ["0"])[0] not in ("0", "1", stones):
        raise NotationError(
            Sentence("written-sgf-handicap", {"got": f"HA[{root['HA'][0][:20]}]", "stones": stones}), "SGF"
        )


def first_colour(nodes: list[Node]) -> str:
    """Who begins: as PL says, or who moves first, or white after handicap stones alone."""
    root = nodes[0]
    if "PL" in root:
        colour = root["PL"][0].upper()[:1]
        if colour not in COLOURS or not colour:
            raise NotationError(
                Sentence("written-sgf-tag", {"expected": "PL[B], PL[W]", "got": f"PL[{root['PL'][0][:20]}]"}), "SGF"
            )
        return colour
    moved = (colour for node in nodes for colour in COLOURS if colour in node)
    return next(moved, "W" if "AB" in root and "AW" not in root else "B")


def set_up(of: Variant, points: Points, root: Node, colour: str) -> Position:
    """The position before the first move."""
    cells = [0] * len(points.board)
    for code, name in ((1, "AB"), (2, "AW")):
        for cell in points.listed(root.get(name, [])):
            if cells[cell]:
                raise NotationError(Sentence("written-sgf-two", {"point": points.text(cell)}), "SGF")
            cells[cell] = code
    if "LT" in root:
        position = Position.from_text(of, root["LT"][0])
        if stones_on(position) != cells:
            raise NotationError(Sentence("written-sgf-stones"), "SGF")
        return position
    text = f"actors={1 + COLOURS.index(colour)} cells={','.join(map(str, cells))}"
    position = Position.from_text(of, text)
    if of.tables.field("history").length == 1:
        return position
    # With superko the first position counts among those that must not come back.
    key = int(position.row[of.tables.field("key").at])
    return Position.from_text(of, f"{text} seen=1 history={key}")


def moves_of(position: Position, points: Points, node: Node) -> list[str]:
    """The actions of one node, as the game writes them."""
    moves = list(node.get("LA", []))
    for seat, colour in enumerate(COLOURS):
        if colour not in node:
            continue
        if len(node[colour]) != 1 or moves:
            raise NotationError(Sentence("written-sgf-one", {"got": f"{colour}{node[colour]}"[:60]}), "SGF")
        if not any(move.text == "pass" for move in position.moves()):
            moves.append("resume")
            position = position.play("resume")
        if seat not in position.actors:
            raise NotationError(Sentence("written-sgf-turn", {"got": f"{colour}[{node[colour][0][:20]}]"}), "SGF")
        point = node[colour][0]
        passed = point == "" or (point == "tt" and points.board.width <= 19)
        moves.append("pass" if passed else points.board.names[points.cell(point)])
    return moves


# --- writing -----------------------------------------------------------------------------------------------------


def write(position: Position) -> str:
    """A position as one node."""
    return f"({first_node(position)})"


def first_node(position: Position) -> str:
    game, board = board_of(position.variant)
    points = Points(board)
    cells = stones_on(position)
    stones = {name: [cell for cell, code in enumerate(cells) if code == own] for own, name in ((1, "AB"), (2, "AW"))}
    node = f";FF[4]GM[1]SZ[{board.width}]KM[{game.half_points / 2:g}]"
    if game.handicap and position == Position.start(position.variant):
        node += f"HA[{game.handicap}]"
    for name, found in stones.items():
        if found:
            node += name + "".join(f"[{points.text(cell)}]" for cell in found)
    if position.row[ACTORS]:
        node += f"PL[{COLOURS[position.actors[0]]}]"
        if read(position.variant, f"({node})") == position:
            return node
    return f"{node}LT[{escape(position.text())}]"


def write_game(match: Match) -> str:
    """A whole game; the actions of the counting are in the private property LA."""
    game, board = board_of(match.variant)
    points = Points(board)
    text = first_node(match.positions[0])
    rules = next((name for name, found in RULES.items() if found == (game.counting, game.ko)), "")
    text += f"RU[{rules.capitalize()}]" if rules else ""
    if named(f"({text})", None) is not match.variant:
        text += f"LV[{match.variant.key}]"
    text += "".join(f"P{colour}[{escape(seat.name)}]" for colour, seat in zip(COLOURS, match.seats, strict=True))
    text += f"DT[{match.date}]" if match.date else ""
    if match.result is not None:
        text += f"RE[{outcome(match)}]"
    for move in match.played:
        if move.text == "pass":
            text += f"\n;{COLOURS[move.player]}[]"
        elif move.text in board.names:
            text += f"\n;{COLOURS[move.player]}[{points.text(board.at(move.text))}]"
        else:
            text += f"\n;LA[{move.text}]"
    return f"({text})\n"


def outcome(match: Match) -> str:
    """The result as SGF has it: "B+3.5", "W+R", "0" for a draw."""
    game, _ = board_of(match.variant)
    result = match.result
    assert result is not None
    if result.draw:
        return "0"
    winner = COLOURS[result.winners[0]]
    signs = {"RESIGNED": "R", "TIMEOUT": "T", "FORFEIT": "F"}
    if result.reason.name in signs:
        return f"{winner}+{signs[result.reason.name]}"
    lead = abs(2 * (result.points[0] - result.points[1]) - game.half_points) / 2
    return f"{winner}+{lead:g}"
