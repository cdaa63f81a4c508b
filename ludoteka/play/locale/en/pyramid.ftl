# Pyramid.

pyramid-retreat = You are under attack: the piece that is attacked must step back out of the line.
pyramid-step-back = Your attack was repelled: the attacker must step back.
pyramid-late = The pieces at the two ends do not make the first move.
pyramid-stuck = The piece on { $cell } cannot move.
pyramid-held = This piece is in quarantine and cannot go upwards.
pyramid-diagonal = Pieces go one step diagonally, on the red cells.
