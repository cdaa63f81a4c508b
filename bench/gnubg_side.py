"""GNU Backgammon's side of a game, asked for moves and doubles in lines. Run by that program, not by Python:

    gnubg -t -q -r -p bench/gnubg_side.py

    cube CUBE OWNER BOARD BOARD              what not doubling, a double taken and a double refused are worth
    move CUBE OWNER BOARD BOARD DIE DIE      the points from and to which men are played

CUBE is its number, OWNER is 1 for the player who is to throw, 0 for the other, -1 for the middle; a BOARD is 25 numbers
with commas, the points 1 to 24 and the bar: the other's, then that of the player who is to throw. Answers begin with =.
"""

import sys

import gnubg

PLIES = 0
SETTINGS = (
    "set automatic roll off",
    "set automatic game off",
    "set automatic move off",
    "set automatic bearoff off",
    "set player 0 human",
    "set player 1 human",
    "set display off",
    "new session",
)


def read_board(word):
    return tuple(int(count) for count in word.split(","))


for setting in SETTINGS:
    gnubg.command(setting)
context = gnubg.evalcontext()
context["plies"] = PLIES
print("= ready", flush=True)
for line in sys.stdin:
    kind, cube, owner, *rest = line.split()
    stake = gnubg.cubeinfo(int(cube), int(owner), 1, 0, (0, 0), 0, 0)
    board = (read_board(rest[0]), read_board(rest[1]))
    if kind == "cube":
        told = gnubg.cfevaluate(board, stake, context)[1:4]
    else:
        gnubg.command(f"set dice {rest[2]} {rest[3]}")
        told = gnubg.findbestmove(board, stake, context)
    print("=", *told, flush=True)
