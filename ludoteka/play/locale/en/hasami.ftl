# Hasami shogi.

hasami-not-yours = You have no man on { $cell }.
hasami-stuck = The man on { $cell } cannot move.
hasami-taken = { $cell } is taken; a man can go only to an empty cell.
hasami-out-of-reach = { $how ->
    [none] From { $cell } a man cannot go to { $to }: it moves along files and ranks, over empty cells.
    [once] From { $cell } a man cannot go to { $to }: it moves along files and ranks, over empty cells, or jumps over one neighbour.
   *[series] From { $cell } a man cannot go to { $to }: it moves by one cell along a file or rank, or jumps over neighbours, one after the other.
}
