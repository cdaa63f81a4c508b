# Archers' ambush.

archers-credit = First say which of your archers shot: he becomes privileged.
archers-recall = Choose an empty cell of your camp for the wounded archer, or stop.
archers-arrived = This archer has arrived and stays where he is.
archers-stuck = The archer on { $cell } cannot move.
archers-no-line = No line joins { $cell } and { $to }.
archers-not-back = Archers do not step back towards their own camp.
