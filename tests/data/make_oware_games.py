"""Writes oware_games.txt: random games of oware as OpenSpiel plays them, an oracle for the preset "oware" of wari.

    python tests/data/make_oware_games.py > tests/data/oware_games.txt

Needs open_spiel (the dependency group "bench"). Each line: the pits played, counted from 1 to 12 as in the book; then
for every move how many were legal, as one digit each; then what each player has after every twentieth move.
"""

import random

import pyspiel

GAMES = 60
MOST = 160
EVERY = 20


def points(state: pyspiel.State) -> str:
    second, *_, first = (line.split("=")[1].split()[0] for line in str(state).splitlines() if "score" in line)
    return f"{first}-{second}"


def main() -> None:
    game = pyspiel.load_game("oware")
    chooser = random.Random(1)
    print(f"# made by tests/data/make_oware_games.py with open_spiel {pyspiel.__version__}")
    for _ in range(GAMES):
        state = game.new_initial_state()
        pits, legal, scores = [], [], []
        while not state.is_terminal() and len(pits) < MOST:
            actions = state.legal_actions()
            action = chooser.choice(actions)
            pits.append(str(1 + action + 6 * state.current_player()))
            legal.append(str(len(actions)))
            state.apply_action(action)
            if len(pits) % EVERY == 0 and not state.is_terminal():
                scores.append(points(state))
        print(" ".join(pits), "".join(legal), " ".join(scores), sep="; ")


main()
