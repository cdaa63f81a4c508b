# Games of n in a row.

rows-taken = { $cell } is taken; a man is placed on an empty cell.
rows-column-full = Column { $column } is full.
rows-falls = A man dropped into column { $column } falls to { $cell }.
rows-channel-full = The channel that begins at { $column } is full.
rows-rolls = A man put into the channel that begins at { $column } rolls down to { $cell }.
rows-opening = A man may not be placed on { $cell } this early in the game.
rows-forbidden = { $row ->
    [overline] Black may not make a row of more than five, as { $cell } would.
    [double-four] Black may not make two fours at once, as { $cell } would.
   *[other] Black may not make two open threes at once, as { $cell } would.
}
rows-choice = In this opening, colours are chosen after three stones, and once more after five if two were added.
rows-not-edge = { $cell } is not at the edge: men come in from there.
rows-not-yours = You have no man on { $cell }. All your men are placed: now you move one of them.
rows-step = A man cannot go from { $cell } to { $to }: it moves by one step along a file or a rank, to an empty cell.

do-two-more = place two more stones
do-stay = keep your colour
phase-opening-three = place three stones: black, white, black
phase-opening-choice = place a white stone, swap colours, or place two more stones
phase-opening-two = place two stones: white, black
phase-opening-last-choice = keep your colour or swap
