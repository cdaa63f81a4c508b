# The words in the diagrams of the books in this language.

name-white = 백
name-black = 흑

count-home = 귀환
