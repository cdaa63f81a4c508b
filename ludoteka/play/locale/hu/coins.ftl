# Háromforintos fogócska.

count-moves-left = hátralévő lépés
coins-hunter = Az üldöző áll ott: { $cell }. Az üldözött érme nem léphet rá.
coins-no-line = Onnan nem vezet vonal ide: { $cell }.
