# Fókusz.

tray-reserve = tartalék
focus-far = Ez a torony { $number } korongból áll: ennyi mezőt léphet egyenesen, vagy kevesebbet kevesebb koronggal.
focus-way = Ez a torony { $number } korongból áll: ennyi üres mezőt léphet egyenesen, vagy kevesebbet kevesebb koronggal; átugrani csak a mellette álló ellenséget lehet.
