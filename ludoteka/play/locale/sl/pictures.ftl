# The words in the diagrams of the books in this language.

name-white = Beli
name-black = Črni
name-red = Rdeči
name-green = Zeleni
name-yellow = Rumeni
name-blue = Modri
name-king = kralj
name-queen = dama
name-rook = trdnjava
name-bishop = lovec
name-knight = skakač
name-pawn = kmet

count-home = na cilju
count-match = tekma do
count-pips = preostali koraki
count-points = točke

ways-both = tja sme iti ali tam vzeti figuro
ways-move = tja sme iti, tam pa ne sme jemati
ways-capture = tam sme samo vzeti figuro
ways-first = samo s prvo potezo
ways-line = po črti gre, dokler ji kaj ne stoji na poti, kjer je konica puščice, pa poljubno daleč
