# Quadrature.

quadrature-stuck = The piece on { $cell } has no legal move.
quadrature-step = Pieces go one cell forward, straight or aslant, or one cell to the side.
quadrature-suicide = { $cell } is the fourth corner of a rectangle of your opponent's: nobody may step there.
quadrature-tame = Your marker shows two: a third move to the side must take something.
