# Games of n in a row.

rows-taken = { $cell } is taken; a man is placed on an empty cell.
rows-column-full = Column { $column } is full.
rows-falls = A man dropped into column { $column } falls to { $cell }.
