# Latrunculi.

latrunculi-pair = Two soldiers are placed on two empty cells that share a side.
latrunculi-step = { $cell } is not one step away, forwards, backwards or sideways.
latrunculi-not-back = { $cell } is not one step forwards or sideways.
phase-placing-pairs = place two soldiers side by side
phase-placing-centurion = place the centurion
phase-bonus = move again, or stop
