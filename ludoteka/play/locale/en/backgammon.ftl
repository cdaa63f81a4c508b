# Backgammon and its relatives.

backgammon-throw-first = Throw the dice first, or offer to double.
backgammon-answer = The stake was doubled: take the double or drop the game.
backgammon-no-double = You may not double now: it is done before the throw, by the player who may turn the cube.
backgammon-must-pass = None of the numbers can be played: you have to pass.
backgammon-may-not-pass = You may not pass: a number can be played, so it must be.
backgammon-no-man = No man of yours stands on { $cell }.
backgammon-bar-first = You have a man on the bar: it must enter before any other man moves.
backgammon-not-there = Men do not go to { $cell }.
backgammon-backwards = Men move only forwards, towards their home.
backgammon-no-die = No die takes a man { $steps ->
    [one] one point
   *[other] { $steps } points
} further; you have { $dice }.
backgammon-too-far = The dice are too low to bear off the man on { $cell }.
backgammon-closed = Point { $cell } is closed: { $men ->
    [one] an opposing man stands there.
   *[other] { $men } opposing men stand there.
}
backgammon-not-home = Men may be borne off only when all of yours are at home.
backgammon-rearmost = A man further back must be played first.
backgammon-stuck = The man on { $cell } cannot be played with these dice.
backgammon-both = Both numbers must be played if that is possible; after this move the other could not be.
backgammon-higher = Only one of the numbers can be played, and it must be the higher one.
backgammon-vanguard = Your first man must go half round the board before another may start.
backgammon-quarter = You may not have men on all six points of the quarter in which you began.
backgammon-pinned = The man on { $cell } is pinned: it cannot move as long as a man stands on it.
backgammon-pins-there = Your own man is pinned on { $cell }, so the point belongs to the opponent.
backgammon-not-free = Nothing is borne off as long as one of your men is pinned.
