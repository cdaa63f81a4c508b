# The words in the diagrams of the books in this language.

name-white = 白方
name-black = 黑方

count-home = 到家
