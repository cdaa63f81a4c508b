# The words in the diagrams of the books in this language.

name-white = Bílý
name-black = Černý

count-home = v cíli
