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

name-south = Юг
name-west = Запад
name-north = Север
name-east = Восток

name-king = Король
name-queen = Ферзь
name-rook = Ладья
name-bishop = Слон
name-knight = Конь
name-pawn = Пешка

ways-both = может пойти туда или взять
ways-move = может пойти туда, но не взять
ways-capture = туда ходит только со взятием
ways-first = только первым ходом
ways-line = по линии идёт, пока путь свободен, а со стрелкой на конце — на любое расстояние

count-bid = заказ
count-cards = карты
count-deal = сдача
count-demanded = ещё открыть
count-game = партия
count-heap = карт в куче
count-match = матч до
count-pips = путь
count-stock = колода
count-throws = броски
count-tricks = взятки
role-charge = загрузка
role-discharge = разгрузка
role-last = нищий
role-last-but-one = вице-нищий
role-looks-left = смотрит налево
role-looks-partner = смотрит на партнёра
role-looks-right = смотрит направо
role-president = президент
role-vice-president = вице-президент
tray-discard = сброс
tray-last = прошлая взятка
tray-secret-sign = условный знак
tray-stock = колода
tray-suit = нужная масть
tray-table = стол
tray-trick = взятка
tray-trump = козырь
