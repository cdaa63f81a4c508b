# Rotary.

rotary-not-centre = A centrumra nem lehet rakni: { $cell }.
rotary-offered = Ezt a pontot nem ajánlották föl, vagy nem ezt választották: { $cell }.
rotary-edge = Ide nem fér a rota, mert hat szomszédos mező kell hozzá: { $cell }.
rotary-majority = E mező körül nem a te figuráid vannak többségben: { $cell }.
rotary-unchanged = Itt a forgatás semmin sem változtatna: { $cell }.

# How far the wheel is turned.
piece-wheel-1 = 60° jobbra
piece-wheel-2 = 120° jobbra
piece-wheel-3 = 180°
piece-wheel-4 = 120° balra
piece-wheel-5 = 60° balra
