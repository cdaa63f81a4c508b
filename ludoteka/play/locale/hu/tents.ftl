# Sátorjáték.

tents-not-back = Ezzel a sátorral léptek utoljára, nem mehet azonnal vissza: { $cell }.
tents-into-gap = A sátrat az üres fehér mezőre kell billenteni: { $cell }.
tents-too-far = Innen az üres mező nem érhető el egy fekete mezőn át, két billentéssel: { $cell }–{ $gap }.
