# Fellahok csatája.

seega-centre = A lerakás alatt a középső mező üres marad.
seega-captures-only = Ütés után csak újabb ütéssel lehet folytatni, vagy meg kell állni.
seega-free-him = Az ellenfeled nem tud lépni: utat kell nyitnod neki.
seega-one-step = Ide nem lehet egy lépéssel eljutni: { $cell }.
