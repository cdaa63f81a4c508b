# Jungle.

jungle-own-den = No animal may enter its own den.
jungle-cannot-swim = Only the rat swims: { $cell } is water.
jungle-too-far = { $cell } cannot be reached from { $from }: animals step to a cell beside them, and only the lion and the tiger leap across the lake, if no rat swims in the way.
jungle-cannot-take = The animal on { $cell } cannot be taken from { $from }.
jungle-leave-trap = An animal in your own trap must leave it now.
