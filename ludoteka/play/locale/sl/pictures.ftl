# The words in the diagrams of the books in this language.

name-white = Beli
name-black = Črni
name-red = Rdeči
name-green = Zeleni
name-yellow = Rumeni
name-blue = Modri

count-home = na cilju
