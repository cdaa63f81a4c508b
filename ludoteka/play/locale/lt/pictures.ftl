# The words in the diagrams of the books in this language.

name-white = Baltieji
name-black = Juodieji

count-home = grįžo
