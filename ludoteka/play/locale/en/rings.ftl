# Rings.

count-circles = circles
phase-replacing = replace pieces in your circles, or end the turn
phase-ending = end the turn
rings-place-first = Lay a piece or pass first; then you may replace.
rings-placed = You have laid your piece: replace in a circle by its middle, or end the turn.
rings-majority = You need { $number } pieces in a circle to replace the others there.
rings-nothing = There is nothing to replace in this circle: pieces in rings are safe.
