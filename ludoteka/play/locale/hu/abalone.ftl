# Abalon.

count-pushed-off = kilökött
abalone-no-line = A két mező nincs egy vonalban: { $from }, { $cell }.
abalone-too-long = { $count } egymás mögött álló golyó túl sok: legfeljebb három mozoghat együtt.
abalone-own-edge = Saját golyót nem lehet lelökni a tábláról.
abalone-too-strong = { $mine ->
    [one] Egyetlen golyó nem tud lökni.
   *[other] { $mine } golyó nem tud ellökni ennyit: { $theirs }. Az ellenfélnek kevesebbnek kell lennie.
}
abalone-own-behind = Az ellenfél golyói mögött saját golyód áll ({ $cell }), ezért nem lehet ellökni őket.
abalone-front = Azt a mezőt válaszd, ahová a legelső golyó megy: { $cell }.
