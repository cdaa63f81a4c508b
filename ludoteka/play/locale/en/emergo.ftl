# Emergo and hexemergo.

phase-shadow = enter all your discs as one column
emergo-capture = You must capture.
emergo-most = You must capture, with a series that takes the most discs.
emergo-enter = Enter a disc first: as long as there are discs in hand, columns do not move.
emergo-centre = The first disc may not enter on the centre.
emergo-feeds = A disc there would force your opponent to capture, and he attacks nothing yet: that is not allowed.
emergo-step = A column goes to a neighbouring empty cell; { $cell } is none.
