# Kem's

kems-countered = Ebben az osztásban már mondtál kontra kem’set.
kems-passed = Már passzoltál; ha valaki cserél, újra szóhoz jutsz.
kems-acts = Ennél a négy lapnál már { $count }-szor cselekedtél; várd meg a következőket.
kems-take-first = Előbb az asztalról válassz lapot, aztán azt, amelyet érte adsz.
kems-give-own = Csak a saját kezedből adhatsz lapot.
