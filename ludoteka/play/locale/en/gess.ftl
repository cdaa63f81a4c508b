# Gess.

gess-enemy-inside = The nine cells around { $cell } hold an enemy's stone: they are no piece of yours.
gess-no-stone = You have no stone on the nine cells around { $cell }.
gess-no-direction = The piece on { $cell } has a stone in its middle only, so it cannot go anywhere.
gess-barred = The piece on { $cell } cannot move: your own stones or the edge bar its ways.
gess-in-the-way = Stones on the way from { $cell } stop the piece before it reaches { $to }.
gess-too-far = The middle of the piece on { $cell } is empty: it goes three cells at most.
gess-not-that-way = The piece on { $cell } has no outer stone in the direction of { $to }.
