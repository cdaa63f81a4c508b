# Tetroid.

tetroid-not-yours = A(z) { $cell } mezőn nincs bábud.
tetroid-stuck = A(z) { $cell } mezőn álló gyalogos nem tud lépni.
tetroid-order = A tetroid bábuit balról jobbra, egy oszlopon belül alulról fölfelé válaszd ki.
tetroid-no-shape = Ezek a bábuk nem alkotnak mozdulni tudó tetroidot: a tetroid négy, oldalával összefüggő bábu.
tetroid-barred = A tetroid nem mehet oda: egy mezőt lép, nem hagyhatja el a táblát, és nem kerülhet másik saját bábura.
tetroid-single-takes-none = A magányos gyalogos nem ütheti le a(z) { $cell } mezőn álló bábut: csak a tetroid üthet.
tetroid-too-far = A gyalogos nem mehet { $cell } mezőről ide: { $to }. Legfeljebb { $reach } mezőt mehet egyenesen vagy átlósan, üres mezőre.
tetroid-four-men = A tetroid négy bábuból áll; te { $count } bábut választottál.
