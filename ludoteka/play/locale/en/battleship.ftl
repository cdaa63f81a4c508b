# Battleship

battleship-own-sea = Those are your own ships: shoot at the other sea.
battleship-shot-before = { $cell } has been shot at already.
battleship-aimed = You have aimed at { $cell } already: the shots of a salvo go to different cells.
battleship-other-sea = Draw your fleet in your own sea.
battleship-drawn = There is a ship already.
battleship-touches = Ships may not touch, not even by a corner.
battleship-go-on = Go on with the ship: { $cells } more { $cells ->
    [one] cell, joined
   *[other] cells, joined
} to it by a side.
battleship-no-room = The rest of the fleet would find no room.
battleship-straight = Ships are straight here, or the rest of the fleet would find no room.

phase-drawing-a = draw your fleet in sea A
phase-drawing-b = draw your fleet in sea B
phase-shooting-a = shoot at sea A
phase-shooting-b = shoot at sea B
count-to-draw = cells to draw
count-this-ship = cells of this ship
count-shots = shots in this salvo
