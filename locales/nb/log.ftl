# The dealer's log, one fact a line. The screen sets names apart and amounts to the right, wherever a language puts them.

log-hand = Hånd { $number }
log-carried-in = Overført fra forrige pott { $amount }
log-flop = Flopp { $cards }
log-turn = Turn { $cards }
log-river = River { $cards }
log-showdown = Showdown
# Stands to the right of a street's heading.
log-pot = pott { $amount }

# Posts: a live one counts as the player's bet, a dead one goes straight to the pot.
log-small-blind = { $name } legger inn small blind { $amount }
log-big-blind = { $name } legger inn big blind { $amount }
log-live-post = { $name } legger inn live { $amount }
log-dead-post = { $name } legger inn dødt { $amount }
log-ante = { $name } legger inn ante { $amount }
log-straddle = { $name } legger inn straddle { $amount }
log-kill = { $name } legger inn kill { $amount }
log-all-in = { $name } er all-in
log-your-cards = Du har { $cards }

# Actions. An amount of a call is what was put in, of a bet or raise the total of the street.
log-fold = { $name } kaster seg
log-check = { $name } sjekker
log-call = { $name } syner { $amount }
log-call-all-in = { $name } syner, all-in { $amount }
log-bet = { $name } satser { $amount }
log-bet-all-in = { $name } satser, all-in { $amount }
log-raise = { $name } høyner til { $amount }
log-raise-all-in = { $name } høyner all-in til { $amount }

# The end of a street and of the hand.
log-returned = Usynt innsats tilbake til { $name } { $amount }
log-opened = { $name } snur { $cards }
log-shown = { $name }: { $hand } { $cards }
log-shown-low = { $name }: { $hand }, lav { $low } { $cards }
log-mucked = { $name } viser ikke
log-shows-freely = { $name } viser frivillig
log-rake = Rake { $amount }
log-won-high = { $pot }, høy: { $name } { $amount }
log-won-low = { $pot }, lav: { $name } { $amount }
log-won-no-low = { $pot }, ingen lav: { $name } { $amount }
log-won = { $pot }: { $name } { $amount }
log-odd-high = Overskytende sjetong til den høye halvdelen { $amount }
log-odd-seat = Overskytende sjetong til { $name } { $amount }
log-carried = Blir liggende til neste pott { $amount }

# Between and around hands.
log-sat-down = { $name } setter seg med { $amount }
log-left-table = { $name } forlater bordet med { $amount }
log-left-absent = { $name } har stått over for lenge og forlater bordet med { $amount }
log-left-broke = { $name } forlater bordet uten sjetonger
log-left-absent-broke = { $name } har stått over for lenge og forlater bordet uten sjetonger
log-leave-asked = { $name } går etter denne hånden
log-sits-out = { $name } står over
log-sits-out-late = { $name } står over, tiden gikk ut
log-sits-out-broke = { $name } står over, ingen sjetonger igjen
log-came-back = { $name } er tilbake
log-post-now = { $name } legger inn til neste hånd
log-buy-button = { $name } kjøper dealerknappen
log-post-wait = { $name } venter på big blind
log-topped-up = { $name } fyller på { $amount }
log-missed-big = { $name } gikk glipp av big blind
log-missed-small = { $name } gikk glipp av small blind
log-timed-out = { $name } brukte opp tiden
log-wishes-both = { $name } vil straddle og kjøre all-in to ganger
log-wishes-straddle = { $name } vil straddle
log-wishes-twice = { $name } vil kjøre all-in to ganger
log-wishes-none = { $name } vil verken straddle eller kjøre all-in to ganger
log-carried-given = { $name } får sjetongene som var overført { $amount }
log-voided = Hånd { $number } er annullert, alle sjetonger går tilbake

# Pots: the only one, the main one, the only side pot, one of several side pots.
pot-only = Pott
pot-main = Hovedpott
pot-side = Sidepott
pot-side-number = Sidepott { $number }
