# Games of n in a row.

rows-taken = { $cell } is taken; a man is placed on an empty cell.
rows-column-full = Column { $column } is full.
rows-falls = A man dropped into column { $column } falls to { $cell }.
rows-channel-full = The channel that begins at { $column } is full.
rows-rolls = A man put into the channel that begins at { $column } rolls down to { $cell }.
rows-opening = A man may not be placed on { $cell } this early in the game.
rows-not-edge = { $cell } is not at the edge: men come in from there.
rows-not-yours = You have no man on { $cell }. All your men are placed: now you move one of them.
rows-step = A man cannot go from { $cell } to { $to }: it moves by one step along a file or a rank, to an empty cell.
