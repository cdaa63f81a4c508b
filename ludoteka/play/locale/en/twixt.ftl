# Twixt.

twixt-border = { $cell } lies in your opponent's border row: only he may put pegs there.
twixt-not-linked = There is no link between these pegs that you could take off.
twixt-link-or-end = Your peg is placed: now link your pegs, or end your turn.
twixt-no-link = No link can be put on the peg on { $cell }, or it has to be chosen from its other end.
twixt-knight = Pegs are linked only at a knight's distance.
twixt-crossed = This link would cross another.
