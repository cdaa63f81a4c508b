# The quilt game.

quilt-choose = Choose a cloth first and how it lies, then the cell of its lowest and leftmost square.
quilt-laid = You have laid the { $cloth } already.
quilt-no-room = The { $cloth } cannot be laid like that anywhere.
quilt-two = On { $cell } the cloth would not cover exactly { $count } squares of others, or it would cover your own or leave the table.
