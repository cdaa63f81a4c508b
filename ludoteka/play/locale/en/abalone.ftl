# Abalone.

count-pushed-off = pushed off
abalone-no-line = { $cell } is not in line with { $from }.
abalone-too-long = { $count } balls in a row are too many: at most three move together.
abalone-own-edge = You may not push your own ball off the board.
abalone-too-strong = { $mine ->
    [one] A single ball cannot push.
   *[other] { $mine } balls cannot push { $theirs }: there must be fewer enemies.
}
abalone-own-behind = The ball on { $cell } is your own and stands behind the enemies: they cannot be pushed.
abalone-front = Choose the cell where the foremost ball goes: { $cell }.
