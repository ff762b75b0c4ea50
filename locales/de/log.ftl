# The dealer's log, one fact a line. The screen sets names apart and amounts to the right, wherever a language puts them.

log-hand = Hand { $number }
log-carried-in = Aus dem letzten Pot übrig { $amount }
log-flop = Flop { $cards }
log-turn = Turn { $cards }
log-river = River { $cards }
log-showdown = Showdown
# Stands to the right of a street's heading.
log-pot = Pot { $amount }

# Posts: a live one counts as the player's bet, a dead one goes straight to the pot.
log-small-blind = { $name } setzt den Small Blind { $amount }
log-big-blind = { $name } setzt den Big Blind { $amount }
log-live-post = { $name } setzt nach, live { $amount }
log-dead-post = { $name } setzt nach, dead { $amount }
log-ante = { $name } setzt das Ante { $amount }
log-straddle = { $name } setzt den Straddle { $amount }
log-kill = { $name } setzt den Kill { $amount }
log-all-in = { $name } ist all-in
log-your-cards = Du hast { $cards }

# Actions. An amount of a call is what was put in, of a bet or raise the total of the street.
log-fold = { $name } passt
log-check = { $name } checkt
log-call = { $name } geht { $amount } mit
log-call-all-in = { $name } geht mit, all-in { $amount }
log-bet = { $name } setzt { $amount }
log-bet-all-in = { $name } setzt, all-in { $amount }
log-raise = { $name } erhöht auf { $amount }
log-raise-all-in = { $name } erhöht all-in auf { $amount }

# The end of a street and of the hand.
log-returned = Nicht gecallter Einsatz zurück an { $name } { $amount }
log-opened = { $name } deckt auf { $cards }
log-shown = { $name }: { $hand } { $cards }
log-shown-low = { $name }: { $hand }, Low { $low } { $cards }
log-mucked = { $name } zeigt nicht
log-shows-freely = { $name } zeigt freiwillig
log-rake = Rake { $amount }
log-won-high = { $pot }, High: { $name } { $amount }
log-won-low = { $pot }, Low: { $name } { $amount }
log-won-no-low = { $pot }, kein Low: { $name } { $amount }
log-won = { $pot }: { $name } { $amount }
log-odd-high = Ungerader Chip an die High-Hälfte { $amount }
log-odd-seat = Ungerader Chip an { $name } { $amount }
log-carried = Bleibt für den nächsten Pot { $amount }

# Between and around hands.
log-sat-down = { $name } setzt sich mit { $amount }
log-left-table = { $name } verlässt den Tisch mit { $amount }
log-left-absent = { $name } hat zu lange ausgesetzt und verlässt den Tisch mit { $amount }
log-left-broke = { $name } verlässt den Tisch ohne Chips
log-left-absent-broke = { $name } hat zu lange ausgesetzt und verlässt den Tisch ohne Chips
log-leave-asked = { $name } geht nach dieser Hand
log-sits-out = { $name } setzt aus
log-sits-out-late = { $name } setzt aus, Zeit abgelaufen
log-sits-out-broke = { $name } setzt aus, keine Chips mehr
log-came-back = { $name } ist zurück
log-post-now = { $name } setzt zur nächsten Hand nach
log-buy-button = { $name } kauft den Button
log-post-wait = { $name } wartet auf den Big Blind
log-topped-up = { $name } kauft nach { $amount }
log-missed-big = { $name } hat den Big Blind verpasst
log-missed-small = { $name } hat den Small Blind verpasst
log-timed-out = { $name } hat die Zeit überschritten
log-wishes-both = { $name } möchte den Straddle setzen und All-ins zweimal geben lassen
log-wishes-straddle = { $name } möchte den Straddle setzen
log-wishes-twice = { $name } möchte All-ins zweimal geben lassen
log-wishes-none = { $name } möchte weder Straddle noch zwei Boards
log-carried-given = { $name } erhält die übrig gebliebenen Chips { $amount }
log-voided = Hand { $number } ist annulliert, alle Chips gehen zurück

# Pots: the only one, the main one, the only side pot, one of several side pots.
pot-only = Pot
pot-main = Hauptpot
pot-side = Nebenpot
pot-side-number = Nebenpot { $number }
