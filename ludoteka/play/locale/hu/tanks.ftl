# Tankcsata.

tanks-empty = Itt nincs harckocsi: { $cell }.
tanks-not-yours = Ez a harckocsi nem a tiéd: { $cell }.
tanks-mine = Ez a mező el van aknásítva, senki sem léphet rá: { $cell }.
tanks-own = Ott a saját harckocsid áll: { $cell }.
tanks-shelter = Erre a mezőre csak parancsnoki harckocsi hajthat: { $cell }.
tanks-sheltered = Itt a parancsnoki harckocsit nem lehet kilőni: { $cell }.
tanks-stays = Ez a harckocsi elérte az ellenfél területét, és onnan már nem léphet ki: { $from }.
tanks-no-way = Innen oda nem vezet szabad egyenes út: { $from }, { $cell }.
