# The dealer's log, one fact a line. The screen sets names apart and amounts to the right, wherever a language puts them.

log-hand = Hånd { $number }
log-carried-in = Overført fra den forrige pulje { $amount }
log-flop = Flop { $cards }
log-turn = Turn { $cards }
log-river = River { $cards }
log-showdown = Showdown
# Stands to the right of a street's heading.
log-pot = pulje { $amount }

# Posts: a live one counts as the player's bet, a dead one goes straight to the pot.
log-small-blind = { $name } poster small blind { $amount }
log-big-blind = { $name } poster big blind { $amount }
log-live-post = { $name } poster live { $amount }
log-dead-post = { $name } poster dødt { $amount }
log-ante = { $name } poster ante { $amount }
log-straddle = { $name } poster straddle { $amount }
log-kill = { $name } poster kill { $amount }
log-all-in = { $name } er all-in
log-your-cards = Du har { $cards }

# Actions. An amount of a call is what was put in, of a bet or raise the total of the street.
log-fold = { $name } folder
log-check = { $name } checker
log-call = { $name } caller { $amount }
log-call-all-in = { $name } caller, all-in { $amount }
log-bet = { $name } better { $amount }
log-bet-all-in = { $name } better, all-in { $amount }
log-raise = { $name } raiser til { $amount }
log-raise-all-in = { $name } raiser all-in til { $amount }

# The end of a street and of the hand.
log-returned = Ucallet bet tilbage til { $name } { $amount }
log-opened = { $name } vender { $cards }
log-shown = { $name }: { $hand } { $cards }
log-shown-low = { $name }: { $hand }, lav { $low } { $cards }
log-mucked = { $name } mucker
log-shows-freely = { $name } viser frivilligt
log-rake = Rake { $amount }
log-won-high = { $pot }, høj: { $name } { $amount }
log-won-low = { $pot }, lav: { $name } { $amount }
log-won-no-low = { $pot }, ingen lav: { $name } { $amount }
log-won = { $pot }: { $name } { $amount }
log-odd-high = Overskydende chip til den høje halvdel { $amount }
log-odd-seat = Overskydende chip til { $name } { $amount }
log-carried = Bliver til den næste pulje { $amount }

# Between and around hands.
log-sat-down = { $name } sætter sig med { $amount }
log-left-table = { $name } forlader bordet med { $amount }
log-left-absent = { $name } har siddet over for længe og forlader bordet med { $amount }
log-left-broke = { $name } forlader bordet uden chips
log-left-absent-broke = { $name } har siddet over for længe og forlader bordet uden chips
log-leave-asked = { $name } går efter denne hånd
log-sits-out = { $name } sidder over
log-sits-out-late = { $name } sidder over, tiden løb ud
log-sits-out-broke = { $name } sidder over, ingen chips tilbage
log-came-back = { $name } er tilbage
log-post-now = { $name } poster til næste hånd
log-buy-button = { $name } køber dealerknappen
log-post-wait = { $name } venter på big blind
log-topped-up = { $name } køber flere chips { $amount }
log-missed-big = { $name } missede big blind
log-missed-small = { $name } missede small blind
log-timed-out = { $name } løb tør for tid
log-wishes-both = { $name } vil straddle og køre all-ins to gange
log-wishes-straddle = { $name } vil straddle
log-wishes-twice = { $name } vil køre all-ins to gange
log-wishes-none = { $name } vil hverken straddle eller køre all-ins to gange
log-carried-given = { $name } får de overførte chips { $amount }
log-voided = Hånd { $number } er annulleret, alle chips går tilbage

# Pots: the only one, the main one, the only side pot, one of several side pots.
pot-only = Pulje
pot-main = Hovedpulje
pot-side = Sidepulje
pot-side-number = Sidepulje { $number }
