# Dice games for points

dice-entry = You cannot stop yet: your first points must be at least { $entry }.
dice-throw-first = You cannot stop now: throw the dice.
dice-target = You have the points to win: stop.
