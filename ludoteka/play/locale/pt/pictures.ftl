# The words in the diagrams of the books in this language.

name-white = Brancas
name-black = Pretas
name-red = Vermelho
name-green = Verde
name-yellow = Amarelo
name-blue = Azul

count-cell = casa
count-counters = fichas
count-home = em casa
count-in-the-pot = no monte
count-over = a mais
count-points = pontos
count-pot = esta vez
count-round = ronda
count-sum = soma
print-bridge = ponte
print-death = morte
print-goal = chegada
print-goose = ganso
print-inn = estalagem
print-maze = labirinto
print-prison = prisão
print-well = poço
role-held = retido
