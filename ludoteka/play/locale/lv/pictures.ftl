# The words in the diagrams of the books in this language.

name-white = Baltie
name-black = Melnie

count-home = mājās
