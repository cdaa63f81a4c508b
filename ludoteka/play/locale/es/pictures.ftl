# The words in the diagrams of the books in this language.

name-white = Blancas
name-black = Negras

count-home = en casa
