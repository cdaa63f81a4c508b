# Mill games.

mills-place-first = { $count ->
    [one] You still have a man in hand: place it before you move.
   *[other] You still have { $count } men in hand: place them all before you move.
}
mills-taken = { $point } is taken; a man can go only to an empty point.
mills-not-yours = You have no man on { $point }.
mills-not-joined = { $flies ->
    [0] From { $point } no line leads straight to { $to }: a man moves to the next point of a line.
   *[other] From { $point } no line leads straight to { $to }: a man moves to the next point of a line. Only with { $flies } men left may you fly.
}
mills-take-enemy = The enemy has no man on { $point }: a closed mill takes one of his men.
mills-in-mill = The man on { $point } stands in a mill and cannot be taken.
mills-closed-at-first = The very first man may not be placed on { $point }.
