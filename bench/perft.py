"""Perft of chess and its relatives: ours against Fairy-Stockfish, in the same run, one thread each.

    apt-get install fairy-stockfish
    ./start python bench/perft.py [--rounds 3] [--write]

Both count the legal moves of the last ply without playing them. The two take turns; the ratio is of the medians.
"""

from __future__ import annotations

import argparse
import re
import shutil
import statistics
import subprocess
import time
from pathlib import Path

from bench.report import write_table
from ludoteka import notation
from ludoteka.play import variant
from ludoteka.rules import drive

KIWIPETE = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"
SHOGI_BOARD = "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL"
# The game, its name there, the position for us and for Fairy-Stockfish (which calls the second player of shogi black),
# the depth.
CASES = [
    ("chess", "chess", "", "", 6),
    ("chess", "chess", KIWIPETE, KIWIPETE, 5),
    ("shogi", "shogi", "", "", 5),
    ("shogi", "shogi", f"{SHOGI_BOARD} w RGgsn5p 1", f"{SHOGI_BOARD}[RGgsnppppp] b 0 1", 3),
    ("capablanca-chess:standard", "capablanca", "", "", 5),
    ("grand-chess", "grand", "", "", 4),
    ("losing-chess:standard", "antichess", "", "", 6),
    ("xiangqi:repetition", "xiangqi", "", "", 5),
    ("minishogi", "minishogi", "", "", 6),
]


def ours(key: str, position: str, depth: int) -> tuple[int, float]:
    of = variant(key)
    row = notation.read(of, position).row if position else of.start
    kernel, start = of.compiled, row.copy()
    drive.perft(kernel, of.tables.row, start, 2)
    began = time.perf_counter()
    nodes = drive.perft(kernel, of.tables.row, start, depth)
    return nodes, time.perf_counter() - began


def theirs(program: str, name: str, position: str, depth: int) -> tuple[int, float]:
    at = f"fen {position}" if position else "startpos"
    setup = f"uci\nsetoption name UCI_Variant value {name}\nsetoption name Threads value 1\nposition {at}\nisready\n"
    with subprocess.Popen([program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as peer:
        assert peer.stdin is not None
        assert peer.stdout is not None
        peer.stdin.write(setup)
        peer.stdin.flush()
        while "readyok" not in peer.stdout.readline():
            pass
        began = time.perf_counter()
        peer.stdin.write(f"go perft {depth}\n")
        peer.stdin.flush()
        while not (found := re.search(r"Nodes searched: (\d+)", peer.stdout.readline())):
            pass
        spent = time.perf_counter() - began
        peer.stdin.write("quit\n")
        peer.stdin.flush()
    return int(found[1]), spent


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--write", action="store_true")
    arguments = parser.parse_args()
    program = shutil.which("fairy-stockfish") or shutil.which("fairy-stockfish", path="/usr/games")
    if program is None:
        raise SystemExit("fairy-stockfish is missing; install it first (Debian: apt-get install fairy-stockfish)")
    rows = []
    for key, name, position, their_position, depth in CASES:
        times: list[tuple[float, float]] = []
        for _ in range(arguments.rounds):
            nodes, mine = ours(key, position, depth)
            counted, peers = theirs(program, name, their_position, depth)
            if nodes != counted:
                raise SystemExit(f"{key} {position} depth {depth}: {nodes} here, {counted} there")
            times.append((mine, peers))
        mine, peers = (statistics.median(pair[k] for pair in times) for k in (0, 1))
        speed = [f"{nodes / spent / 1e6:.1f}" for spent in (mine, peers)]
        rows.append(
            (key, "middle game" if position else "start", str(depth), f"{nodes:,}", *speed, f"{peers / mine:.2f}")
        )
        print("  ".join(rows[-1]), flush=True)
    head = ("game", "from", "depth", "nodes", "ours, M nodes/s", "Fairy-Stockfish, M nodes/s", "ratio")
    if arguments.write:
        write_table(Path(__file__).with_name("results.md"), "Perft", "bench/perft.py", head, rows)


if __name__ == "__main__":
    main()
