# Kockázás.

boxes-side = A vonal a mezők határán húzódik, két pont között.
boxes-drawn = Ezt a vonalat már meghúzták: { $cell }.
