# Általános sakk.

gess-enemy-inside = A középpont körüli kilenc mezőn ellenséges bábu is áll, ez nem a te figurád: { $cell }.
gess-no-stone = A középpont körüli kilenc mezőn nincs bábud: { $cell }.
gess-no-direction = Ennek a figurának csak a közepén áll bábu, ezért nem tud lépni: { $cell }.
gess-barred = Ez a figura nem tud lépni, saját bábuid vagy a tábla széle elállják az útját: { $cell }.
gess-in-the-way = A figurát ({ $cell }) megállítják az útjában álló bábuk, nem jut el idáig: { $to }.
gess-too-far = A figura közepe üres ({ $cell }), ezért legfeljebb három mezőt léphet.
gess-not-that-way = A figurának ({ $cell }) ebben az irányban nincs szélső bábuja: { $to }.
