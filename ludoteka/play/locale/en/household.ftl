# Housekeeping games

household-flat-first = Furniture and machines are bought only by those who have a flat.
household-not-here = That cannot be bought here, or you have it, or it is too dear.
household-finish-first = Finish what the field asks of you first.
household-cashier = The cashier changes savings books of 5000 and 10000 before your throw, eight times at most.
household-no-instalment = You owe no such instalment, or have not enough cash.
household-no-loan = The cashier lends only what is missing for a payment, and one loan at a time.
household-can-pay = You need not give up as long as you have savings or can borrow.
