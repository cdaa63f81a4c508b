# The words in the diagrams of the books in this language.

name-white = Beyaz
name-black = Siyah
name-red = Kırmızı
name-green = Yeşil
name-yellow = Sarı
name-blue = Mavi

count-home = evde
