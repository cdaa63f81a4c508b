# The words in the diagrams of the books in this language.

name-white = Bianco
name-black = Nero
name-red = Rosso
name-green = Verde
name-yellow = Giallo
name-blue = Blu

count-cell = casella
count-counters = gettoni
count-home = a casa
count-in-the-pot = nel piatto
count-over = oltre
count-points = punti
count-pot = questo turno
count-round = giro
count-sum = somma
print-bridge = ponte
print-death = morte
print-goal = arrivo
print-goose = oca
print-inn = locanda
print-maze = labirinto
print-prison = prigione
print-well = pozzo
role-held = trattenuto
