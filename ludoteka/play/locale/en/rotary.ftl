# Rotary.

rotary-not-centre = { $cell } belongs to the centre, where nothing is laid.
rotary-offered = { $cell } was not offered or chosen.
rotary-edge = The wheel does not fit on { $cell }: it needs six neighbouring cells.
rotary-majority = Around { $cell } you do not have more pieces than the other.
rotary-unchanged = Turning at { $cell } would change nothing.

# How far the wheel is turned.
piece-wheel-1 = 60° clockwise
piece-wheel-2 = 120° clockwise
piece-wheel-3 = 180°
piece-wheel-4 = 120° anticlockwise
piece-wheel-5 = 60° anticlockwise
