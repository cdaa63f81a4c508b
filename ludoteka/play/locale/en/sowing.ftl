# Sowing games.

sowing-not-yours = Pit { $pit } is on the other side; you sow from your own.
sowing-empty = Pit { $pit } is empty.
sowing-feed = Your enemy has no seeds: you have to play a move that gives him some.
