# The battle arrays.

array-round-over = The round is over: go on to the next one.
array-choose = Choose a figure of the stock first.
array-forbidden = No figure may be laid in the middle.
array-apart = A figure of the same colour or shape lies beside that cell.
array-back = The figure that was moved last may not go back at once.
array-gap = A figure goes into the empty cell.
array-order = It is the turn of another kind: the order is fixed.
count-rounds-won = rounds won
count-groups = groups
count-in-the-first-round = in the first round
phase-laying-a-figure = lay a figure
phase-by-colour = sort by colour
phase-by-shape = sort by shape
phase-into-the-gap = move a figure into the gap
phase-move-yellow = move a yellow figure
phase-move-green = move a green figure
phase-move-red = move a red figure
phase-move-square = move a square
phase-move-circle = move a circle
phase-move-triangle = move a triangle
role-by-colour = sorts by colour
role-by-shape = sorts by shape
