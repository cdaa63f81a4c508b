# Camelot.

camelot-not-yours = A(z) { $cell } mezőn nincs bábud.
camelot-go-on = A(z) { $cell } mezőn álló bábunak tovább kell ütnie.
camelot-no-path = Nem vezet lóút { $cell } mezőről ide: { $to }. Két mező az egyik irányba, egy keresztben.
camelot-taken = { $cell } foglalt; az útnak üres mezőn kell végződnie.
camelot-late = Mindkét félnek legfeljebb { $few } bábuja van: most már csak ütni szabad.
camelot-must-capture = Tudsz ütni, ezért ütnöd kell.
camelot-barred = A(z) { $cell } mezőn álló bábu útját saját bábuid állják el.
