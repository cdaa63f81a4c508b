# Torpedó

battleship-own-sea = Ez a saját tengered: a másikra lőj.
battleship-shot-before = { $cell } mezőre már lőttek.
battleship-aimed = { $cell } mezőt már megcéloztad: a sortűz lövései különböző mezőkre mennek.
battleship-other-sea = A flottádat a saját tengeredre rajzold.
battleship-drawn = Itt már hajó van.
battleship-touches = A hajók nem érhetnek össze, még sarokkal sem.
battleship-go-on = Folytasd a hajót: még { $cells } mező kell, oldalával hozzá kapcsolódva.
battleship-no-room = A flotta többi része már nem férne el.
battleship-straight = Itt egyenesek a hajók, különben a flotta többi része nem férne el.

phase-drawing-a = rajzold be a flottádat az A tengerbe
phase-drawing-b = rajzold be a flottádat a B tengerbe
phase-shooting-a = lőj az A tengerre
phase-shooting-b = lőj a B tengerre
count-to-draw = berajzolandó mező
count-this-ship = ebből a hajóból
count-shots = lövés ebben a sortűzben
