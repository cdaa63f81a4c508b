# Epaminondas.

phalanx-single = The man on { $cell }, moved alone, goes one cell to an empty one; to move a phalanx choose its last man, its foremost man and where he goes.
phalanx-no-row = From { $from } to { $cell } there is no unbroken straight row of your men.
phalanx-too-far = A phalanx of { $count } moves along its own line, at most { $count } cells.
phalanx-mirror = Nobody may move onto the enemy's home row if that makes the two sides mirror images of each other.
phalanx-blocked = The way is blocked: only a phalanx shorter than { $count } can be taken.
