# Solitaire.

solitaire-no-peg = There is nothing on { $cell } that could jump.
solitaire-no-jump = From { $cell } no jump is possible: it needs a neighbour with an empty cell straight behind it.
solitaire-taken = { $cell } is not empty: a jump must end on an empty cell.
solitaire-too-far = From { $from } a jump to { $cell } is not possible: it goes straight, over one cell into the next.
solitaire-nothing-over = There is nothing on { $cell } to jump over.
