# Reversi games.

reversi-occupied = { $cell } is taken already.
reversi-no-flip = A disc on { $cell } brackets nothing: at least one enemy disc must turn over.
reversi-not-longest = The line to { $cell } is not the longest: the line in which more discs turn over must be chosen.
reversi-no-pass = You may pass only when you cannot turn over any disc.
reversi-middle = The first four discs go to the four cells in the middle.
reversi-no-disc = You have no disc left to place: pass.
phase-first-discs = place a disc on one of the four middle cells
