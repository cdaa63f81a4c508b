# Susan.

susan-shut-in = The piece on { $cell } has no free neighbouring cell to slide to.
susan-neighbour = { $cell } is too far: a piece is slid to a neighbouring cell.
