# Ingatlanos játékok

estate-no-cash = Ehhez nincs elég készpénzed.
estate-no-offer = Dobásonként egy üzletet ajánlhatsz, ha van mivel kereskedni.
estate-unfair = Az üzletben mindenkinek adnia és kapnia is kell, és ki kell tudnia fizetni.
estate-can-pay = Még tudsz fizetni: adj el házakat, vagy tegyél zálogba valamit.
estate-no-deed = Ez a mező nem lehet senkié: { $cell }.
estate-not-yours = Ez nem a tiéd: { $deed }.
estate-no-house = Ezen a mezőn nem áll ház: { $deed }.
estate-sell-evenly = Egyenletesen kell eladni: először a csoport legjobban beépített mezőiről.
estate-build-evenly = Egyenletesen kell építeni, zálog nélküli csoportban, amíg a banknál van ház; börtönből vagy soron kívül csak akkor, ha a szabály engedi.
estate-no-group = Házat csak olyan utcára építhetsz, amelynek az egész csoportja a tiéd.
estate-pledged = Már zálogban van: { $deed }.
estate-not-pledged = Nincs zálogban: { $deed }.
estate-houses-first = Előbb add el az egész csoport házait.

estate-street =
    { $name }: ára { $price }. Bérleti díja { $rent0 }, teljes csoportban { $whole }, házakkal { $houses }, szállodával { $rent5 }.
    Egy ház ára { $house }; zálogértéke { $pledge }.
estate-railroad = { $name }: ára { $price }. Bérleti díja { $rent0 }, { $rent1 }, { $rent2 } vagy { $rent3 }, ha tulajdonosának egy, kettő, három, négy vasútja van; zálogértéke { $pledge }.
estate-utility = { $name }: ára { $price }. Bérleti díja a dobás { $rent0 }-szerese, ha mindkét közmű egy kézben van, { $rent1 }-szerese; zálogértéke { $pledge }.
estate-go = { $name }: áthaladásért { $passed }, megállásért { $reached }.
estate-income-tax = { $name }: { $sum }, vagy egész vagyonod tizede.
estate-luxury-tax = { $name }: { $sum }.

piece-deed = tulajdon
piece-pledged-deed = zálogban levő tulajdon
piece-1-houses = egy ház
piece-2-houses = két ház
piece-3-houses = három ház
piece-4-houses = négy ház
piece-hotel = szálloda

phase-estate-throwing = dobj
phase-estate-throwing-after-1 = válassz egy mezőt
phase-estate-owing-after-1 = válassz egy mezőt
phase-estate-bidding-after-1 = mennyit ígérsz?
phase-estate-offering-after-1 = válaszd ki, mi cserél gazdát, vagy ki fizet
phase-estate-offering-after-2 = válaszd ki, ki kapja
phase-estate-offering-after-3 = válassz összeget
