# The words in the diagrams of the books in this language.

name-white = Blancs
name-black = Noirs

count-home = rentrées
