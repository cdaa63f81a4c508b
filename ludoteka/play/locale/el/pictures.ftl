# The words in the diagrams of the books in this language.

name-white = Λευκά
name-black = Μαύρα
name-red = Κόκκινος
name-green = Πράσινος
name-yellow = Κίτρινος
name-blue = Μπλε

count-home = τέρμα
