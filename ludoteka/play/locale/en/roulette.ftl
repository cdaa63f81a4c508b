# Roulette

roulette-enough = You have laid { $chips } chips, which is all that is allowed before one spin.
roulette-chip-first = Take a chip first, then choose where it goes.
roulette-too-little = You have only { $have }.
roulette-not-taken = Such bets are not taken at this table.
roulette-even = Half of this bet may be paid or kept, so the chip must have an even value.
