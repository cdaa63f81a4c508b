# Seega.

seega-centre = The centre stays empty while men are placed.
seega-captures-only = After a capture only moves that capture again are allowed; or stop.
seega-free-him = Your opponent cannot move: you must open a way for him.
seega-one-step = { $cell } is not one allowed step away.
