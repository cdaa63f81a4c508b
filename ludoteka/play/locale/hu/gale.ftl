# Kígyóvonal.

gale-between = Két pontod közé kattints, oda, ahová a pálcika kerül.
gale-own = Itt már a te pálcikád fekszik: { $cell }.
gale-crossed = Az itt lerakott pálcika keresztezné az ellenfélét: { $cell }.
