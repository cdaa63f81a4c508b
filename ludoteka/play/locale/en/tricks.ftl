# Trick-taking games

tricks-not-yours = You do not have the card { $card }.
tricks-follow = You must follow suit: { $suit ->
    [C] clubs were led.
    [D] diamonds were led.
    [H] hearts were led.
   *[S] spades were led.
}
tricks-trump = You have no { $suit ->
    [C] clubs
    [D] diamonds
    [H] hearts
   *[S] spades
}, so you must play a trump: { $trump ->
    [C] a club.
    [D] a diamond.
    [H] a heart.
   *[S] a spade.
}

tricks-choose-first = Choose one of your contracts first.
tricks-bid-first = Say first how many tricks you will take, from 0 to { $size }.
tricks-hook = You bid last, and may not bid { $tricks }: all bids would add up to { $size }.
