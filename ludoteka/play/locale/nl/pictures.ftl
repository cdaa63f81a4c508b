# The words in the diagrams of the books in this language.

name-white = Wit
name-black = Zwart

count-home = thuis
