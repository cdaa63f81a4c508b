# The pentomino game.

pentomino-take-piece = Choose a piece first, then how it lies, then the cell of its lowest and leftmost square.
pentomino-laid = The { $piece } has been laid already.
pentomino-not-yours = The { $piece } was dealt to another player.
pentomino-no-room = There is no room left for the { $piece } like that.
pentomino-no-fit = Like that the { $piece } does not fit on { $cell }: all its five squares must lie on free cells.
