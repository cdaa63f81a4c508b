# What draughts games say.

draughts-not-in-play = No piece ever stands on { $cell }.
draughts-empty = There is no piece on { $cell }.
draughts-not-yours = The piece on { $cell } is not yours.
draughts-blocked = The piece on { $cell } cannot move.
draughts-nothing-to-huff = There is no piece to huff: none failed to capture.
draughts-must-capture = { $count ->
    [one] You must capture: the piece on { $cells } can.
   *[other] You must capture; there are { $count } ways, beginning on { $cells }.
}
draughts-most = { $count ->
    [one] You must capture the most: 1 piece.
   *[other] You must capture the most: { $count } pieces.
}
draughts-going-on = The king must land where it can go on capturing, so not on { $cell }.
draughts-occupied = { $cell } is occupied.
draughts-no-line = { $cell } does not lie on a line of play from { $from }.
draughts-forward = Men move forward only, so not from { $from } to { $cell }.
draughts-one-cell = { $piece ->
    [king] A king moves one cell at a time, so not from { $from } to { $cell }.
   *[man] A man moves one cell at a time, so not from { $from } to { $cell }.
}
draughts-in-the-way = There are pieces between { $from } and { $cell }.
draughts-no-man-in-hand = You have no man to place.
draughts-not-a-starting-cell = Men are placed only on your own starting cells.
draughts-stays = The man on { $cell } has reached the far row: it can only capture now.
draughts-king-must-leave = The king on { $cell } stands at the edge: it must leave now.
draughts-king-shuns = A king does not stop on { $cell }, at the edge, except behind a piece next to it that it took.
