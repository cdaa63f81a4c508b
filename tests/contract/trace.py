"""Plays random games by the compiled kernels, for a fingerprint of every position met.

As a program it reads keys of variants, a line each, and answers each with the fingerprint; NUMBA_BOUNDSCHECK=1 has
every array access checked. Only what is called is compiled.
"""

import hashlib
import random
import sys
from importlib import import_module

import numpy as np

from ludoteka.play import variant
from ludoteka.rules.abi import ACTORS

GAMES = 3
LONGEST = 400


def trace(key: str) -> str:
    of = variant(key)
    kernel, t = import_module(f"ludoteka.rules.{of.game.family}"), of.tables.row
    out = np.zeros(of.tables.most_moves, np.int64)
    seen = hashlib.sha256()
    for game in range(GAMES):
        chooser = random.Random(f"{key} {game}")
        s = of.start.copy()
        for _ in range(LONGEST):
            n = kernel.moves(s, t, out)
            if n == 0:
                if s[ACTORS]:
                    kernel.result(s, t)
                break
            kernel.play(s, t, chooser.choice(out[:n].tolist()))
            seen.update(s[of.tables.core].tobytes())
    return seen.hexdigest()


if __name__ == "__main__":
    for line in sys.stdin:
        print(trace(line.strip()), flush=True)
