# Hunts.

hunts-empty = There is no piece on { $cell }.
hunts-not-yours = The piece on { $cell } is not yours.
hunts-occupied = { $cell } is occupied.
hunts-ground = A piece cannot be placed on { $cell }.
hunts-place-first = A piece has to be placed first, on an empty point.
hunts-no-line = No line leads from { $from } to { $cell } in one step.
hunts-wrong-way = { $cell } is a neighbour of { $from }, but your pieces may not go that way.
hunts-never = Your piece may not step on { $cell }.
hunts-return = A move may not be undone at once: back to { $cell } only later.
hunts-guarded = { $cell } may be entered only by a piece that has an enemy beside it.
hunts-apart = On { $cell } your piece would be on one line with an enemy.
hunts-must-capture = { $count ->
    [one] You must capture: the piece on { $cells } can.
   *[other] You must capture; the pieces on { $cells } can.
}
hunts-longest = You must capture as many as possible, with the whole series of jumps.
