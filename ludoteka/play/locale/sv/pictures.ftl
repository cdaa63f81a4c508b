# The words in the diagrams of the books in this language.

name-red = Röd
name-green = Grön
name-yellow = Gul
name-blue = Blå

count-cell = ruta
count-counters = marker
count-home = hemma
count-in-the-pot = i potten
count-over = över
count-points = poäng
count-pot = denna omgång
count-round = runda
count-sum = summa
print-bridge = bro
print-death = död
print-goal = mål
print-goose = gås
print-inn = värdshus
print-maze = labyrint
print-prison = fängelse
print-well = brunn
role-held = kvarhållen
