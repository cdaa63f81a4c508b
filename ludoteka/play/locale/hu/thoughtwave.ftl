# Gondolathullám.

thoughtwave-hand = Előbb válassz lapot a készletedből, azután a mezőt és az elforgatást.
thoughtwave-none-left = Ilyen lapod már nincs.
thoughtwave-fit = Ez a lap nem illik ide: { $cell }. A csövek csak ott mehetnek ki belőle, ahol a szomszéd lapéval találkoznak.
