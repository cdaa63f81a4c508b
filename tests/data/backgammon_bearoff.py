"""Asks GNU Backgammon for chances in positions where both sides bear off. Run by that program, not by Python:

    gnubg -t -q -r -p tests/data/backgammon_bearoff.py < /dev/null

It writes backgammon_bearoff.txt: the men on the points 1 to 6 of the player who is to throw, those of the other, and
the first one's chances to win, to win a gammon and to lose one.
"""

import random
from pathlib import Path

import gnubg

HEAD = """\
# Chances of the player who is to throw, by GNU Backgammon 1.07.001; men on the points 1 to 6 of both. Made by
# gnubg -t -q -r -p tests/data/backgammon_bearoff.py < /dev/null
"""


def men(chooser, count):
    found = [0] * 25
    for _ in range(count):
        found[chooser.randrange(6)] += 1
    return found


gnubg.command("set automatic game off")
gnubg.command("set player 0 human")
gnubg.command("set player 1 human")
gnubg.command("new session")
chooser, lines = random.Random("bearing off"), []
for mine, others in [(n, m) for n in (1, 2, 3, 4, 6, 9, 12, 15) for m in (1, 2, 3, 5, 8, 15)]:
    mover, other = men(chooser, mine), men(chooser, others)
    told = gnubg.evaluate((tuple(other), tuple(mover)), gnubg.cubeinfo(), gnubg.evalcontext())
    counts = [" ".join(str(n) for n in side[:6]) for side in (mover, other)]
    lines.append(f"{counts[0]} / {counts[1]} / {told[0]:.5f} {told[1]:.5f} {told[3]:.5f}")
Path("tests/data/backgammon_bearoff.txt").write_text(HEAD + "\n".join(lines) + "\n")
