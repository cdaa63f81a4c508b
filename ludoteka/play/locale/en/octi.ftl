# Octi and hexi.

octi-series = The pod is jumping: go on jumping with it, or stop.
octi-home = A pod is placed on one of your home cells, unless an enemy stands there.
octi-no-pod = You have no pods left in hand.
octi-prong = A prong is put into one of your pods, where there is none yet.
octi-no-prong = You have no prongs left.
octi-way = The pod on { $cell } cannot go to { $to }: it needs a prong that points there, and goes one cell, or jumps over one enemy to the empty cell behind him.
