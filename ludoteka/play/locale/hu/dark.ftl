# Sötét sakk.

dark-unseen = Ezt a mezőt nem látod, mert egyik figurád sem léphet oda: { $cell }.
