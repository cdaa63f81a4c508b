"""Others' engines at our tables: a program that speaks UCI, USI or GTP chooses a move for a position."""

from __future__ import annotations

import contextlib
import queue
import subprocess
import threading
from collections.abc import Sequence

from ... import notation
from ...declare.go import Go
from ...notation import uci
from ...play import Move, NotationError, Position, Variant

ANSWER = 60.0
"""Seconds that an engine may be silent."""


class EngineFailed(ChildProcessError):
    """The program ended, was silent, or said what makes no sense."""


class Program:
    """A program that is spoken to line by line."""

    def __init__(self, command: Sequence[str]) -> None:
        try:
            self.process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, bufsize=1
            )
        except OSError as error:
            raise EngineFailed(f"{command[0]}: {error.strerror}") from None
        self.command = command
        self._lines: queue.Queue[str | None] = queue.Queue()
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()

    def _listen(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self._lines.put(line.rstrip("\n"))
        self._lines.put(None)

    def say(self, line: str) -> None:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(line + "\n")
            self.process.stdin.flush()
        except OSError:
            raise EngineFailed(f"{self.command[0]} has ended") from None

    def hear(self) -> str:
        try:
            line = self._lines.get(timeout=ANSWER)
        except queue.Empty:
            raise EngineFailed(f"{self.command[0]} has been silent for {ANSWER:.0f} s") from None
        if line is None:
            raise EngineFailed(f"{self.command[0]} has ended")
        return line

    def hear_until(self, start: str) -> str:
        while not (line := self.hear()).startswith(start):
            pass
        return line

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        self._listener.join()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                with contextlib.suppress(OSError):
                    pipe.close()


class UciPlayer:
    """An engine that speaks UCI, or USI where the game is shogi."""

    def __init__(self, command: Sequence[str], of: Variant, options: dict[str, str] | None = None) -> None:
        self.program = Program(command)
        self.usi = of.game.notation == "sfen" and "usi" in " ".join(command)
        try:
            self._introduce(of, options or {})
        except EngineFailed:
            self.close()
            raise

    def _introduce(self, of: Variant, options: dict[str, str]) -> None:
        protocol = "usi" if self.usi else "uci"
        self.program.say(protocol)
        self.program.hear_until(f"{protocol}ok")
        names = {key: name for name, key in uci.VARIANTS.items()}
        theirs = names.get(str(of.key), "chess")
        for name, value in {**({"UCI_Variant": theirs} if theirs != "chess" else {}), **options}.items():
            self.program.say(f"setoption name {name} value {value}")
        self.program.say("isready")
        self.program.hear_until("readyok")

    def choose(self, position: Position, seconds: float) -> Move:
        kind = "sfen" if self.usi else "fen"
        self.program.say(f"position {kind} {notation.write(position)}")
        self.program.say(f"go movetime {round(seconds * 1000)}")
        words = self.program.hear_until("bestmove").split()
        try:
            code = uci.read_usi(position, words[1]) if self.usi else uci.read_move(position, words[1])
        except (NotationError, IndexError) as error:
            raise EngineFailed(str(error)) from None
        return position.find(code)

    def close(self) -> None:
        self.program.close()


class GtpPlayer:
    """An engine that speaks GTP; it is told the whole game."""

    def __init__(self, command: Sequence[str], of: Variant) -> None:
        assert of.game.board is not None
        self.program = Program(command)
        try:
            self.ask(f"boardsize {round(len(of.game.board) ** 0.5)}")
            self.ask("clear_board")
            if isinstance(of.game, Go):
                self.ask(f"komi {of.game.half_points / 2}")
        except EngineFailed:
            self.close()
            raise

    def ask(self, command: str) -> str:
        self.program.say(command)
        lines: list[str] = []
        while (line := self.program.hear()) or not lines:
            lines.append(line)
        answer = "\n".join(lines).strip()
        if not answer.startswith("="):
            raise EngineFailed(f"{command}: {answer}")
        return answer.removeprefix("=").strip()

    def tell(self, seat: int, move: Move) -> None:
        """What somebody else played."""
        self.ask(f"play {'bw'[seat]} {move.text}")

    def choose(self, position: Position, seconds: float) -> Move:  # noqa: ARG002
        answer = self.ask(f"genmove {'bw'[position.actors[0]]}").lower()
        try:
            return position.find(answer)
        except (NotationError, ValueError) as error:
            raise EngineFailed(str(error)) from None

    def close(self) -> None:
        self.program.close()
