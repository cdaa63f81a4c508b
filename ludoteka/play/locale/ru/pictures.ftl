# The words in the diagrams of the books in this language.

name-white = Белые
name-black = Чёрные
name-red = Красный
name-green = Зелёный
name-yellow = Жёлтый
name-blue = Синий

count-cell = клетка
count-counters = фишки
count-home = дома
count-in-the-pot = в кассе
count-over = перебор
count-points = очки
count-pot = этот ход
count-round = раунд
count-sum = сумма
print-bridge = мост
print-death = смерть
print-goal = финиш
print-goose = гусь
print-inn = трактир
print-maze = лабиринт
print-prison = тюрьма
print-well = колодец
role-held = задержан
