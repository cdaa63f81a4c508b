"""Asks GNU Backgammon how many different positions each throw can lead to. Run by that program, not by Python:

    gnubg -t -q -p tests/data/backgammon_gnubg.py < /dev/null

It rewrites the counts in backgammon_gnubg.txt, beside the ids and throws that are there.
"""

from pathlib import Path

import gnubg

SETTINGS = (
    "set automatic roll off",
    "set automatic game off",
    "set automatic move off",
    "set automatic bearoff off",
    "set player 0 human",
    "set player 1 human",
    "set evaluation chequer evaluation plies 0",
    "set display off",
    "new game",
)

path = Path("tests/data/backgammon_gnubg.txt")
lines = path.read_text().splitlines()
for setting in SETTINGS:
    gnubg.command(setting)
for number, line in enumerate(lines):
    if line.startswith("#"):
        continue
    id, throw = line.split()[:2]
    gnubg.command(f"set gnubgid {id}")
    gnubg.command(f"set dice {throw[0]} {throw[1]}")
    hint = gnubg.hint(10000)
    lines[number] = f"{id} {throw} {len(hint['hint']) if hint else 0}"
path.write_text("\n".join(lines) + "\n")
