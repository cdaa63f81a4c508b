# Elnök

president-one-rank = Egyszerre csak azonos értékű lapok tehetők le.
president-higher = A lapjaidnak nagyobbnak kell lenniük az asztalon levőknél.
president-as-many = Annyi lapot tegyél, amennyi az asztalon van: { $cards }.
president-in-order = Egy értékből balról vedd a lapokat: előbb { $card }.
