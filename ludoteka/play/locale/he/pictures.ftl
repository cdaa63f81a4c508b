# The words in the diagrams of the books in this language.

name-white = לבן
name-black = שחור

count-home = בבית
