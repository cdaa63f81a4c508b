# The words in the diagrams of the books in this language.

name-white = Bijeli
name-black = Crni
name-red = Crveni
name-green = Zeleni
name-yellow = Žuti
name-blue = Plavi

count-home = u cilju
