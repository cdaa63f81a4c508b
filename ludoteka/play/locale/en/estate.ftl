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
