"""Words and clicks of fanorona: d3-e3, with A for a capture by approach and W for one by withdrawal."""

from __future__ import annotations

from ...declare.fanorona import Fanorona
from ...rules.abi import ACTORS, PHASE, QUIET, State
from .. import face
from ..scene import Scene
from ..words import Sentence


class Face(face.Face):
    """Each capture of a series is an action; "stop" ends a series that could go on."""

    game: Fanorona
    removes = True

    def points(self, move: int) -> tuple[str, str, int]:
        """From, to, and how."""
        assert self.board is not None
        rules = self.rules
        origin, way, how = move & rules.CELL_MASK, move >> rules.WAY & rules.WAY_MASK, move >> rules.HOW
        return self.board.names[origin], self.board.names[self.board.step(origin, way)], how

    def other_way(self, s: State, move: int) -> bool:
        """Whether the same step could capture the other way as well."""
        rules = self.rules
        origin, way, how = move & rules.CELL_MASK, move >> rules.WAY & rules.WAY_MASK, move >> rules.HOW
        if how == rules.STEP:
            return False
        there = how == rules.WITHDRAWAL
        return self.row_beside(s, origin, way, approach=there) > 0

    def row_beside(self, s: State, origin: int, way: int, *, approach: bool) -> int:
        """How many enemies a step would take."""
        assert self.board is not None
        codes, back = self.codes(s), self.board.plan.opposite[way]
        ray = self.board.ray(self.board.step(origin, way), way) if approach else self.board.ray(origin, back)
        count = 0
        for cell in ray:
            if codes[cell] != 3 - codes[origin]:
                break
            count += 1
        return count

    def codes(self, s: State) -> list[int]:
        cells = self.tables.field("cells")
        codes: list[int] = s[cells.at : cells.at + cells.length].tolist()
        return codes

    def steps(self, s: State, move: int) -> tuple[str, ...]:
        if move == self.rules.STOP:
            return ("do:stop",)
        origin, to, how = self.points(move)
        if not self.other_way(s, move):
            return origin, to
        return origin, to, "do:approach" if how == self.rules.APPROACH else "do:withdraw"

    def text(self, s: State, move: int) -> str:  # noqa: ARG002
        if move == self.rules.STOP:
            return "stop"
        origin, to, how = self.points(move)
        return f"{origin}-{to}{('', 'A', 'W')[how]}"

    def turn_text(self, s: State, moves: list[int]) -> str:
        """A whole series: "d3-e3A-e4W"; the word stop is left out."""
        parts = [self.text(s, move) for move in moves if move != self.rules.STOP]
        return "-".join([*parts[:1], *(part.split("-", 1)[1] for part in parts[1:])])

    def scene(self, s: State, viewer: int = face.SPECTATOR) -> Scene:  # noqa: ARG002
        phase = "capturing" if s[PHASE] == self.rules.SERIES else ""
        return Scene(items=self.board_items(s), phase=phase)

    # --- positions -----------------------------------------------------------------------------------------------

    def check(self, s: State) -> None:
        rules, codes = self.rules, self.codes(s)
        actors, quiet = int(s[ACTORS]), int(s[QUIET])
        if actors.bit_count() > 1 or actors >> self.game.players:
            raise self.refuse(f"expected one player to act, got actors={actors}")
        for seat, side in enumerate(self.game.sides):
            have, most = codes.count(1 + seat), len(self.game.men[seat].split())
            if have > most:
                raise self.refuse(f"{side.name} has {have} pieces, expected at most {most}")
        past = self.tables.field("past")
        if quiet > past.length or s[past.at + quiet : past.at + past.length].any():
            raise self.refuse(f"past holds other than quiet={quiet} positions, or more than {past.length}")
        if quiet == past.length and actors and self.steps_left(codes, actors.bit_length()):
            raise self.refuse(f"the game was drawn at quiet={quiet}")
        self.check_series(s, codes, actors)
        if s[PHASE] not in (rules.FREE, rules.SERIES):
            raise self.refuse(f"phase={int(s[PHASE])} does not exist in this game")

    def check_series(self, s: State, codes: list[int], actors: int) -> None:
        """The piece, the way it came and the points it left belong to a series, and to nothing else."""
        rules = self.rules
        piece, last, visited = (int(s[at]) for at in (rules.PIECE, rules.LAST, rules.VISITED))
        if s[PHASE] != rules.SERIES:
            if piece or last or visited:
                raise self.refuse("piece, last and visited are given outside a series")
            return
        if not piece or not last or not actors or int(s[QUIET]):
            raise self.refuse("a series needs a player, a piece and the way it came, and has just captured")
        if codes[piece - 1] != actors.bit_length() or not visited >> (piece - 1) & 1:
            raise self.refuse(f"the series of a piece that does not stand on point {piece - 1}")

    def steps_left(self, codes: list[int], code: int) -> bool:
        assert self.board is not None
        pieces = (cell for cell, found in enumerate(codes) if found == code)
        return any(codes[to] == 0 for cell in pieces for to in self.board.neighbours(cell))

    # --- why not -------------------------------------------------------------------------------------------------

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        board = self.board
        assert board is not None
        cells = [step for step in steps if step in board.names]
        if not cells or steps[0] not in board.names:
            return None
        codes, origin = self.codes(s), board.at(cells[0])
        if codes[origin] != player + 1:
            return Sentence("fanorona-not-yours" if codes[origin] else "fanorona-empty", {"cell": cells[0]})
        series = s[PHASE] == self.rules.SERIES
        if series and origin != s[self.rules.PIECE] - 1:
            return Sentence("fanorona-same-piece", {"cell": board.names[s[self.rules.PIECE] - 1]})
        if len(cells) > 1:
            reason = self.why_not_there(s, origin, board.at(cells[1]), series=series)
            if reason is not None:
                return reason
        catchers = [] if series else self.catchers(s, player)
        if catchers and (len(cells) == 1 or not self.takes(s, origin, board.at(cells[1]))):
            return Sentence("fanorona-must-capture", {"cells": ", ".join(catchers), "count": len(catchers)})
        return None

    def why_not_there(self, s: State, origin: int, to: int, *, series: bool) -> Sentence | None:
        board = self.board
        assert board is not None
        names = {"from": board.names[origin], "cell": board.names[to]}
        if to not in board.neighbours(origin):
            return Sentence("fanorona-no-line", names)
        if self.codes(s)[to]:
            return Sentence("fanorona-occupied", names)
        if series and int(s[self.rules.VISITED]) >> to & 1:
            return Sentence("fanorona-visited", names)
        if series and board.step(origin, int(s[self.rules.LAST]) - 1) == to:
            return Sentence("fanorona-turn", names)
        if series and not self.takes(s, origin, to):
            return Sentence("fanorona-series-captures", names)
        return None

    def takes(self, s: State, origin: int, to: int) -> bool:
        """Whether a step takes anything."""
        assert self.board is not None
        ways = [way for way in range(len(self.board.plan.directions)) if self.board.step(origin, way) == to]
        return any(self.row_beside(s, origin, way, approach=side) for way in ways for side in (True, False))

    def catchers(self, s: State, player: int) -> list[str]:
        """The points of the pieces that can capture."""
        board = self.board
        assert board is not None
        codes = self.codes(s)
        return [
            board.names[cell]
            for cell, code in enumerate(codes)
            if code == player + 1 and any(not codes[to] and self.takes(s, cell, to) for to in board.neighbours(cell))
        ]
