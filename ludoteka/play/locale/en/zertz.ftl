# Zertz.

zertz-must-jump = A ball can be jumped over: that must be done.
zertz-go-on = The ball on { $cell } must go on jumping.
zertz-choose-ball = First choose a ball to lay.
zertz-no-such-ball = You have no ball of this colour to lay.
zertz-no-disc = There is no disc at { $cell } any more.
zertz-disc-held = The disc { $cell } cannot be taken away: only an empty disc that slides out of the edge can.
