# Tafl games.

tafl-stuck = The piece on { $cell } cannot move.
tafl-throne = Nobody enters the throne again once the king has left it.
tafl-straight = { $cell } cannot be reached: pieces move straight along rows and columns, over empty cells but not over the throne.
tafl-range = The king goes straight over empty cells, at most { $count } of them.
tafl-kings-place = Only the king may stand on the throne and in the corners.
