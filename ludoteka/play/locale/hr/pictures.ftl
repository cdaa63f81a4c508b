# The words in the diagrams of the books in this language.

name-white = Bijeli
name-black = Crni
name-red = Crveni
name-green = Zeleni
name-yellow = Žuti
name-blue = Plavi
name-king = kralj
name-queen = kraljica
name-rook = top
name-bishop = lovac
name-knight = konj
name-pawn = pješak

count-home = u cilju
count-match = meč do
count-pips = preostalo koraka
count-points = bodovi

ways-both = onamo smije ići ili ondje uzeti figuru
ways-move = onamo smije ići, ali ondje ne smije uzimati
ways-capture = ondje smije samo uzeti figuru
ways-first = samo svojim prvim potezom
ways-line = po crti ide dokle god joj ništa ne stoji na putu, a gdje je vršak strelice, na bilo koju udaljenost
