# The words in the diagrams of the books in this language.

name-red = الأحمر
name-green = الأخضر
name-yellow = الأصفر
name-blue = الأزرق

count-home = في البيت
