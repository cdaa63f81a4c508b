# Confound.

count-fences = kerítés
do-along = függőlegesen
fences-none-left = Nincs több kerítésed.
fences-crossing = Ott már átmegy egy kerítés.
fences-on-fence = A hely egy részén már kerítés áll.
fences-shuts = Ez a kerítés teljesen elzárná az ellenfelet a kiinduló mezőidtől.
fences-no-way = A figura szomszédos mezőre lép, kerítésen át nem; ide nem juthat: { $cell }.
