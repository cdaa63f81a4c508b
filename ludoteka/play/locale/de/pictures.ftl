# The words in the diagrams of the books in this language.

name-white = Weiß
name-black = Schwarz

count-home = daheim
