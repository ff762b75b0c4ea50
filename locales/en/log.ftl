# The dealer's log, one fact a line. The screen sets names apart and amounts to the right, wherever a language puts them.

log-hand = Hand { $number }
log-carried-in = Carried over from the last pot { $amount }
log-flop = Flop { $cards }
log-turn = Turn { $cards }
log-river = River { $cards }
log-showdown = Showdown
# Stands to the right of a street's heading.
log-pot = pot { $amount }

# Posts: a live one counts as the player's bet, a dead one goes straight to the pot.
log-small-blind = { $name } posts small blind { $amount }
log-big-blind = { $name } posts big blind { $amount }
log-live-post = { $name } posts live { $amount }
log-dead-post = { $name } posts dead { $amount }
log-ante = { $name } posts the ante { $amount }
log-straddle = { $name } straddles { $amount }
log-kill = { $name } kills the pot { $amount }
log-all-in = { $name } is all-in
log-your-cards = You have { $cards }

# Actions. An amount of a call is what was put in, of a bet or raise the total of the street.
log-fold = { $name } folds
log-check = { $name } checks
log-call = { $name } calls { $amount }
log-call-all-in = { $name } calls, all-in { $amount }
log-bet = { $name } bets { $amount }
log-bet-all-in = { $name } bets, all-in { $amount }
log-raise = { $name } raises to { $amount }
log-raise-all-in = { $name } raises, all-in, to { $amount }

# The end of a street and of the hand.
log-returned = Uncalled bet back to { $name } { $amount }
log-opened = { $name } opens { $cards }
log-shown = { $name }: { $hand } { $cards }
log-shown-low = { $name }: { $hand }, low { $low } { $cards }
log-mucked = { $name } mucks
log-shows-freely = { $name } shows without having to
log-rake = Rake { $amount }
log-won-high = { $pot }, high: { $name } { $amount }
log-won-low = { $pot }, low: { $name } { $amount }
log-won-no-low = { $pot }, no low: { $name } { $amount }
log-won = { $pot }: { $name } { $amount }
log-odd-high = Odd chip to the high half { $amount }
log-odd-seat = Odd chip to { $name } { $amount }
log-carried = Left for the next pot { $amount }

# Between and around hands.
log-sat-down = { $name } sits down with { $amount }
log-left-table = { $name } leaves the table with { $amount }
log-left-absent = { $name } sat out too long and leaves the table with { $amount }
log-left-broke = { $name } leaves the table without chips
log-left-absent-broke = { $name } sat out too long and leaves the table without chips
log-leave-asked = { $name } leaves after this hand
log-sits-out = { $name } sits out
log-sits-out-late = { $name } sits out after running out of time
log-sits-out-broke = { $name } sits out, no chips left
log-came-back = { $name } is back
log-post-now = { $name } posts with the next hand
log-buy-button = { $name } buys the button
log-post-wait = { $name } waits for the big blind
log-topped-up = { $name } adds chips { $amount }
log-missed-big = { $name } missed the big blind
log-missed-small = { $name } missed the small blind
log-timed-out = { $name } ran out of time
log-wishes-both = { $name } wants to straddle, and to run all-ins twice
log-wishes-straddle = { $name } wants to straddle
log-wishes-twice = { $name } wants to run all-ins twice
log-wishes-none = { $name } neither straddles nor runs all-ins twice
log-carried-given = { $name } gets the chips carried over { $amount }
log-voided = Hand { $number } is cancelled, all chips go back

# Pots: the only one, the main one, the only side pot, one of several side pots.
pot-only = Pot
pot-main = Main pot
pot-side = Side pot
pot-side-number = Side pot { $number }
