# Soccolot.

soccolot-far-from-ball = The player on { $cell } is not next to the ball, so he can neither dribble nor kick.
soccolot-run = A player runs to a neighbouring cell of the field; { $cell } is not one.
soccolot-dribble = The player cannot dribble to { $cell }: he and the ball must both find a free cell.
soccolot-kick = The ball cannot be kicked to { $cell }: it flies straight away from the player, up to the first obstacle.
