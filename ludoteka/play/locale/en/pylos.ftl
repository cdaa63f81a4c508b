# Pylos.

pylos-carries = The ball on { $cell } carries another one and cannot leave.
pylos-not-carried = A ball on { $cell } needs four balls under it.
pylos-no-higher = There is no higher place for the ball on { $cell }.
pylos-upwards = A ball on the board can only go to a higher storey.
