# Zertz.

zertz-must-jump = A ball can be jumped over: that must be done.
zertz-go-on = The ball on { $cell } must go on jumping.
zertz-choose-ball = First choose a ball to lay.
zertz-no-such-ball = You have no ball of this colour to lay.
zertz-no-disc = There is no disc at { $cell } any more.
zertz-disc-held = The disc { $cell } cannot be taken away: only an empty disc that slides out of the edge can.
phase-laying-a-ball = lay a ball, then take a disc away
phase-laying-a-ball-after-1 = lay the ball on an empty disc
phase-laying-a-ball-after-2 = now take a free disc from the edge
phase-balls-must-jump = jump over a ball and take it
phase-balls-jump-on = jump on with the same ball
