# The words in the diagrams of the books in this language.

name-white = Λευκά
name-black = Μαύρα
name-red = Κόκκινος
name-green = Πράσινος
name-yellow = Κίτρινος
name-blue = Μπλε

name-king = βασιλιάς
name-queen = βασίλισσα
name-rook = πύργος
name-bishop = αξιωματικός
name-knight = ίππος
name-pawn = πιόνι

count-home = τέρμα
count-match = αγώνας ως
count-pips = βήματα
count-points = πόντοι

ways-both = μπορεί να πάει ή να αιχμαλωτίσει εκεί
ways-move = μπορεί να πάει εκεί, αλλά όχι να αιχμαλωτίσει
ways-capture = εκεί μπορεί μόνο να αιχμαλωτίσει
ways-first = μόνο με την πρώτη του κίνηση
ways-line = πάνω στη γραμμή προχωρά όσο δεν υπάρχει τίποτε στον δρόμο του, όπου υπάρχει αιχμή όσο μακριά θέλει
