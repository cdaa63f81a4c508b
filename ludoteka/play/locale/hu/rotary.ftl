# Rotary.

rotary-not-centre = A centrumra nem lehet rakni: { $cell }.
rotary-offered = Ezt a pontot nem ajánlották föl, vagy nem ezt választották: { $cell }.
rotary-edge = Ide nem fér a rota, mert hat szomszédos mező kell hozzá: { $cell }.
rotary-majority = E mező körül nem a te figuráid vannak többségben: { $cell }.
rotary-unchanged = Itt a forgatás semmin sem változtatna: { $cell }.
