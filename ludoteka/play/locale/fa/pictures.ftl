# The words in the diagrams of the books in this language.

name-white = سفید
name-black = سیاه

count-home = رسیده
