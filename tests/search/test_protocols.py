"""Engine protocols: others' programs drive our engine, and programs sit down at our tables."""

from __future__ import annotations

import sys
from itertools import pairwise
from time import monotonic, sleep

import chess
import chess.engine
import pytest

from ludoteka.declare.go import Go
from ludoteka.notation import uci as moves
from ludoteka.play import Position, variant
from ludoteka.search import arena
from ludoteka.search.protocols import gtp, uci
from ludoteka.search.protocols.outside import EngineFailed, GtpPlayer, UciPlayer
from ludoteka.search.protocols.thinker import Thinker

OURS = [sys.executable, "-m", "ludoteka", "engine"]


def talk(lines: list[str], *, usi: bool = False) -> list[str]:
    said: list[str] = []
    loop = uci.Loop(said.append, usi=usi)
    for line in lines:
        loop.hear(line.split())
        if line.startswith("go"):
            loop.thinker.wait()
    return said


def refer(lines: list[str], game: str = "go") -> list[str]:
    said: list[str] = []
    gtp.Loop(said.append, game, 1).run(lines)
    return said


def test_a_program_of_the_field_plays_a_game_against_our_engine() -> None:
    """python-chess speaks UCI to it and judges every move."""
    board = chess.Board()
    with chess.engine.SimpleEngine.popen_uci([*OURS, "uci"], timeout=120) as engine:
        assert engine.id["name"] == "Ludoteka"
        while not board.is_game_over() and board.ply() < 20:
            found = engine.play(board, chess.engine.Limit(nodes=2000))
            assert found.move in board.legal_moves
            board.push(found.move)
    assert board.ply() == 20


def test_a_mate_is_announced_with_its_line() -> None:
    said = talk(["position fen 6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "go nodes 5000"])
    assert said[-1] == "bestmove a1a8"
    assert any(" score mate 1 " in line and line.endswith("pv a1a8") for line in said)


def test_depth_and_time_are_limits() -> None:
    depths = [line.split()[2] for line in talk(["position startpos", "go depth 3"]) if line.startswith("info depth")]
    assert depths == ["1", "2", "3"]
    assert talk(["position startpos moves e2e4", "go wtime 1000 btime 1000"])[-1].startswith("bestmove ")


def test_a_search_without_end_is_stopped() -> None:
    said: list[str] = []
    loop = uci.Loop(said.append)
    loop.run(iter(["position startpos\n", "go infinite\n", "stop\n", "quit\n"]))
    assert sum(line.startswith("bestmove") for line in said) == 1


def test_a_search_without_end_holds_its_move_until_it_is_stopped() -> None:
    said: list[str] = []
    loop = uci.Loop(said.append)
    mate = "position fen 6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1"
    for line in ("isready", mate, "go infinite"):
        loop.hear(line.split())
    deadline = monotonic() + 20
    while not any(" score mate 1 " in line for line in said) and monotonic() < deadline:
        sleep(0.01)
    sleep(0.1)
    assert not any(line.startswith("bestmove") for line in said)
    loop.hear(["stop"])
    assert said[-1] == "bestmove a1a8"


def test_the_search_is_loaded_before_the_engine_says_that_it_is_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(Thinker, "prepare", lambda _, of: said.append(str(of.key)))
    loop = uci.Loop(said.append)
    loop.hear(["isready"])
    assert said == ["chess:standard", "readyok"]


def test_what_makes_no_sense_is_answered_and_changes_nothing() -> None:
    said: list[str] = []
    loop = uci.Loop(said.append)
    before = loop.position
    loop.run(
        ["position startpos moves e2e5", "position fen nonsense", "setoption name UCI_Variant value halma", "hello"]
    )
    assert loop.position == before
    assert len([line for line in said if line.startswith("info string error: ")]) == 3


def test_variants_are_played_under_the_names_of_the_field() -> None:
    said = talk(["uci", "setoption name UCI_Variant value grand", "position startpos", "go nodes 500"])
    assert any("UCI_Variant type combo" in line and " var xiangqi" in line for line in said)
    start = Position.start(variant("grand-chess"))
    assert moves.read_move(start, said[-1].split()[1]) in start.codes


def test_shogi_speaks_usi() -> None:
    said = talk(["usi", "position startpos moves 7g7f 3c3d", "go nodes 500"], usi=True)
    assert "usiok" in said
    assert said[-1].startswith("bestmove ")


def test_moves_are_read_as_they_are_written() -> None:
    for key in ("chess", "capablanca-chess:standard", "xiangqi", "minishogi"):
        position = Position.start(variant(key))
        names = [moves.write_move(position, code) for code in position.codes]
        assert len(set(names)) == len(names)
        assert [moves.read_move(position, name) for name in names] == list(position.codes)


def test_a_referee_of_go_is_answered_in_gtp() -> None:
    said = refer(["1 boardsize 9", "clear_board", "komi 6.5", "play b e5", "genmove w", "undo", "undo", "undo", "quit"])
    assert said[0] == "=1 \n"
    assert said[4].startswith("= ")
    assert said[-2].startswith("? ")
    assert refer(["boardsize 7", "dance", "play b z99", "play w a1"]) == [
        "? unacceptable size: expected 9 or 13 or 19\n",
        "? unknown command\n",
        *refer(["play b z99"]),
        "? illegal move\n",
    ]


@pytest.mark.parametrize("line", ["play x a1", "play b", "play", "genmove", "genmove red"])
def test_a_bad_colour_does_not_end_the_conversation(line: str) -> None:
    assert refer([line, "name"]) == ["? invalid color or coordinate\n", "= Ludoteka\n"]


@pytest.mark.parametrize("line", ["boardsize", "boardsize x", "komi", "komi x", "komi 3"])
def test_a_referee_is_told_which_sizes_and_komi_there_are(line: str) -> None:
    [said] = refer([line])
    assert said.startswith("? unacceptable ")
    assert ": expected " in said


def test_the_komi_of_the_referee_is_kept() -> None:
    said: list[str] = []
    loop = gtp.Loop(said.append, "go", 1)
    loop.run(["play b e5", "komi 5.5", "undo", "boardsize 13"])
    assert not any(line.startswith("?") for line in said)
    game = loop.positions[-1].variant.game
    assert isinstance(game, Go)
    assert game.half_points == 11
    assert refer(["komi 0.5"], "hex") == ["? there is no komi in hex\n"]


def test_a_game_of_hex_can_be_generated_to_its_end() -> None:
    lines = [f"genmove {colour}" for _ in range(61) for colour in ("b", "w")]
    said = refer(lines, "hex")
    assert all(line.startswith("=") for line in said)
    cells = [line.split()[1] for line in said if line.split()[1] != "pass"]
    assert all(one != other for one, other in pairwise(cells))


def test_programs_sit_down_at_our_tables() -> None:
    """Ours, as a program of its own, stands in for any other."""
    ours = " ".join(OURS)
    found = arena.tournament(variant("chess"), [f"uci:{ours} uci Level=1", "0"], 1, 1, seconds=0.02)
    assert found.games == 1
    assert found.scores[0].rate >= 0.5


def test_a_program_that_speaks_gtp_hears_what_was_played() -> None:
    of = variant("go:9x9")
    other = GtpPlayer([*OURS, "gtp", "--level", "1"], of)
    try:
        start = Position.start(of)
        move = start.find("e5")
        other.tell(0, move)
        assert other.choose(start.play(move), 1).text != "e5"
        with pytest.raises(EngineFailed):
            other.ask("play b e5")
    finally:
        other.close()


@pytest.mark.parametrize(("word", "key"), [("uci", "losing-chess:standard"), ("uci", "minishogi"), ("usi", "shogi")])
def test_a_program_is_told_what_is_played(word: str, key: str) -> None:
    """Positions of shogi are told as SFEN: there b is to move where a FEN would say w."""
    ours = " ".join([*OURS, word])
    found = arena.tournament(variant(key), [f"{word}:{ours} Level=1", "0"], 2, 1, seconds=0.02)
    assert found.games == 2


def speaking(*lines: str) -> list[str]:
    """A program that answers each line with one of these."""
    answers = b"".join(f"{line}\n".encode("latin-1") for line in lines)
    code = (
        f"import sys; [(sys.stdin.readline(), sys.stdout.buffer.write(a), sys.stdout.flush()) for a in {[answers]!r}]"
    )
    return [sys.executable, "-c", code]


def test_nobody_is_asked_to_play_what_he_does_not_know() -> None:
    with pytest.raises(ValueError, match=r"losing-chess:book: programs that speak UCI play losing-chess:standard$"):
        UciPlayer([*OURS, "uci"], variant("losing-chess"))
    with pytest.raises(ValueError, match="hex:book: programs that speak UCI play chess:standard, "):
        UciPlayer([*OURS, "uci"], variant("hex"))
    with pytest.raises(ValueError, match="chess:standard: programs that speak USI play shogi:book, "):
        UciPlayer([*OURS, "usi"], variant("chess"), usi=True)
    with pytest.raises(ValueError, match="whist:box: programs that speak GTP play games of two on a board"):
        GtpPlayer([*OURS, "gtp"], variant("whist"))
    only_chess = speaking("option name Skill Level type spin default 20 min 0 max 20", "uciok")
    with pytest.raises(EngineFailed, match="does not say that it plays antichess"):
        UciPlayer(only_chess, variant("losing-chess:standard"))
    with pytest.raises(EngineFailed, match="it has no option 'Skil'; it has Skill Level"):
        UciPlayer(only_chess, variant("chess"), {"Skil": "3"})


def test_what_a_program_says_otherwise_is_quoted() -> None:
    with pytest.raises(EngineFailed, match=r"expected an answer by GTP to 'boardsize 9', got 'Besz.l GNU Go"):
        GtpPlayer(speaking("", "Besz\xe9l GNU Go"), variant("go:9x9"))
    with pytest.raises(EngineFailed, match=r"it answers 'boardsize 9' with '\? no'"):
        GtpPlayer(speaking("? no", ""), variant("go:9x9"))
    with pytest.raises(ValueError, match='expected a program, as in a shell, got "x \'y": no closing quotation'):
        arena.player("gtp:x 'y", variant("go:9x9"))


def test_hex_is_played_by_gtp_on_boards_of_all_sizes() -> None:
    assert refer(["boardsize 6", "play b f6", "boardsize 4"], "hex")[:2] == ["= \n", "= \n"]


def test_programs_that_do_not_exist_or_end_are_told_of() -> None:
    with pytest.raises(EngineFailed, match="no-such-program"):
        UciPlayer(["no-such-program"], variant("chess"))
    with pytest.raises(EngineFailed, match="ended"):
        UciPlayer([sys.executable, "-c", "pass"], variant("chess"))
