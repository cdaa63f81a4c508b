# The words in the diagrams of the books in this language.

name-red = Rød
name-green = Grøn
name-yellow = Gul
name-blue = Blå

count-cell = felt
count-counters = brikker
count-home = hjemme
count-in-the-pot = i bunken
count-over = over
count-points = point
count-pot = denne tur
count-round = runde
count-sum = sum
print-bridge = bro
print-death = død
print-goal = mål
print-goose = gås
print-inn = kro
print-maze = labyrint
print-prison = fængsel
print-well = brønd
role-held = holdt fast
