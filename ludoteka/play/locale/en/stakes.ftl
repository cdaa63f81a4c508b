# Dice games for stakes

stakes-bid-first = Choose the stake of this round first.
stakes-throw-first = Throw the dice first.
stakes-as-often = You throw as often as the first player: { $throws } times.

count-in-the-pot = in the pot
