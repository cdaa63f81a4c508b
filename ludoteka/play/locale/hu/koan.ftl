# Koan.

koan-stuck = Ez a figura nem tud előrelépni: { $cell }.
koan-wrong-shape = Ütni csak a figurával azonos alakú mezőn lehet; ez másmilyen: { $cell }.
koan-forward = A figurák egy mezőt lépnek előre: a szemközti nyolcszögre vagy egy ferdén előttük levő, érintkező mezőre.
