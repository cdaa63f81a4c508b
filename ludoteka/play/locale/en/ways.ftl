# The signs on pictures of how a piece moves, and the grounds on which it moves otherwise.

ways-both = it may go or capture there
ways-move = it may go there, but not capture
ways-capture = it may only capture there
ways-first = only with its first move
ways-twice = it may capture there and go on, or turn back
ways-passed = must be empty
ways-hurdle = a piece over which it jumps
ways-jumped = it may go there, or jump over an enemy there and capture it
ways-line = along a line it goes as far as nothing stands in the way, with a tip any distance

ways-on-river = in the river
ways-on-rank-1 = on the player's first row
ways-on-rank-2 = on the player's second row
ways-on-rank-6 = on the last row but one
ways-on-rank-7 = on the last row
ways-on-north = beyond the river
ways-on-bank-2 = beyond the river
ways-on-middle = in the middle zone
ways-on-inner = in the inner zone
ways-on-row-10 = on the last row but two
