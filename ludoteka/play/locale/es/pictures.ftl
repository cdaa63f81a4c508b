# The words in the diagrams of the books in this language.

name-white = Blancas
name-black = Negras

count-home = en casa

name-south = Sur
name-west = Oeste
name-north = Norte
name-east = Este
name-red = Rojo
name-green = Verde
name-yellow = Amarillo
name-blue = Azul

count-bid = anuncio
count-deal = mano
count-points = puntos
count-tricks = bazas
tray-last = baza anterior
tray-trick = baza
tray-trump = triunfo
