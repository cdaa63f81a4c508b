# The words in the diagrams of the books in this language.

name-white = Valge
name-black = Must

count-home = kodus
