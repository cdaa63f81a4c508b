# The words in the diagrams of the books in this language.

name-white = Alb
name-black = Negru

count-home = acasă
