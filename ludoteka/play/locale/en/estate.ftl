# Property games

estate-no-cash = You have not enough cash for that.
estate-no-offer = You may propose one trade in each turn of the dice, if there is something to trade.
estate-unfair = Everybody in a trade must give something and receive something, and be able to pay.
estate-can-pay = You can still pay: sell houses or pledge deeds.
estate-no-deed = Field { $cell } cannot be owned.
estate-not-yours = { $deed } is not yours.
estate-no-house = No house stands on { $deed }.
estate-sell-evenly = Houses are sold evenly: first from the fields of the group that have most.
estate-build-evenly = Houses are built evenly in a group without pledges, as long as the bank has any, and not from jail or out of turn where that is forbidden.
estate-no-group = Houses are built only on streets of which you own the whole group.
estate-pledged = { $deed } is pledged already.
estate-not-pledged = { $deed } is not pledged.
estate-houses-first = First sell the houses of the whole group.

estate-street =
    { $name }: price { $price }. Rent { $rent0 }, { $whole } when the whole group is owned, { $houses } with houses, { $rent5 } with a hotel.
    A house costs { $house }; pledged for { $pledge }.
estate-railroad = { $name }: price { $price }. Rent { $rent0 }, { $rent1 }, { $rent2 } or { $rent3 }, as the owner has one to four; pledged for { $pledge }.
estate-utility = { $name }: price { $price }. Rent { $rent0 } times the throw, { $rent1 } times when both are owned; pledged for { $pledge }.
estate-go = { $name }: { $passed } for passing, { $reached } for stopping here.
estate-income-tax = { $name }: { $sum }, or a tenth of all you own.
estate-luxury-tax = { $name }: { $sum }.

piece-deed = deed
piece-pledged-deed = pledged deed
piece-1-houses = one house
piece-2-houses = two houses
piece-3-houses = three houses
piece-4-houses = four houses
piece-hotel = hotel

phase-estate-throwing = throw the dice
phase-estate-throwing-after-1 = choose a field
phase-estate-owing-after-1 = choose a field
phase-estate-bidding-after-1 = choose your bid
phase-estate-offering-after-1 = choose what is given, or who pays
phase-estate-offering-after-2 = choose who receives it
phase-estate-offering-after-3 = choose a sum
