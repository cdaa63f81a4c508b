# The words in the diagrams of the books in this language.

name-white = Beli
name-black = Crni
name-red = Crveni
name-green = Zeleni
name-yellow = Žuti
name-blue = Plavi
name-king = kralj
name-queen = kraljica
name-rook = top
name-bishop = lovac
name-knight = skakač
name-pawn = pešak

count-home = u cilju
count-match = meč do
count-pips = preostalo koraka
count-points = poeni

ways-both = tamo sme da ode ili da uzme figuru
ways-move = tamo sme da ode, ali ne i da uzme
ways-capture = tamo sme samo da uzme figuru
ways-first = samo svojim prvim potezom
ways-line = duž crte ide dokle god joj ništa ne stoji na putu, a gde je vrh strelice, na bilo koju daljinu
