# Gipf.

gipf-edge = Pieces enter at the edge of the board.
gipf-full = From there no piece can be pushed in that way: choose the next point of a line that has a gap.
gipf-row = A row of four comes off first: click its first and its last piece.
gipf-double = Decide first whether the double piece of the row comes off.
phase-entering = enter a piece at the edge
phase-choosing-a-row = choose the row that comes off
phase-lift-or-keep = take the double piece off, or keep it
do-lift = take it off
do-keep = keep it
do-leave-row = leave the row
