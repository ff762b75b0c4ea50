# The dealer's log, one fact a line. The screen sets names apart and amounts to the right, wherever a language puts them.

log-hand = Rozdanie { $number }
log-carried-in = Przeniesione z poprzedniej puli { $amount }
log-flop = Flop { $cards }
log-turn = Turn { $cards }
log-river = River { $cards }
log-showdown = Wyłożenie kart
# Stands to the right of a street's heading.
log-pot = pula { $amount }

# Posts: a live one counts as the player's bet, a dead one goes straight to the pot.
log-small-blind = { $name } wpłaca małą ciemną { $amount }
log-big-blind = { $name } wpłaca dużą ciemną { $amount }
log-live-post = { $name } wpłaca żywą ciemną { $amount }
log-dead-post = { $name } wpłaca martwą ciemną { $amount }
log-ante = { $name } wpłaca ante { $amount }
log-straddle = { $name } wpłaca straddle { $amount }
log-kill = { $name } wpłaca kill { $amount }
log-all-in = { $name } jest all-in
log-your-cards = Masz { $cards }

# Actions. An amount of a call is what was put in, of a bet or raise the total of the street.
log-fold = { $name } pasuje
log-check = { $name } czeka
log-call = { $name } sprawdza { $amount }
log-call-all-in = { $name } sprawdza, all-in { $amount }
log-bet = { $name } stawia { $amount }
log-bet-all-in = { $name } stawia, all-in { $amount }
log-raise = { $name } podbija do { $amount }
log-raise-all-in = { $name } podbija all-in do { $amount }

# The end of a street and of the hand.
log-returned = { $name } odzyskuje niesprawdzony zakład { $amount }
log-opened = { $name } odkrywa { $cards }
log-shown = { $name }: { $hand } { $cards }
log-shown-low = { $name }: { $hand }, niski { $low } { $cards }
log-mucked = { $name } nie pokazuje kart
log-shows-freely = { $name } pokazuje z własnej woli
log-rake = Rake { $amount }
log-won-high = { $pot }, wysoki: { $name } { $amount }
log-won-low = { $pot }, niski: { $name } { $amount }
log-won-no-low = { $pot }, bez niskiego: { $name } { $amount }
log-won = { $pot }: { $name } { $amount }
log-odd-high = Niepodzielny żeton dla części wysokiej { $amount }
log-odd-seat = { $name } dostaje niepodzielny żeton { $amount }
log-carried = Zostaje na następną pulę { $amount }

# Between and around hands.
log-sat-down = { $name } siada do stołu z { $amount }
log-left-table = { $name } odchodzi od stołu z { $amount }
log-left-absent = { $name } zbyt długo pauzuje i odchodzi od stołu z { $amount }
log-left-broke = { $name } odchodzi od stołu bez żetonów
log-left-absent-broke = { $name } zbyt długo pauzuje i odchodzi od stołu bez żetonów
log-leave-asked = { $name } odejdzie po tym rozdaniu
log-sits-out = { $name } pauzuje
log-sits-out-late = { $name } pauzuje, czas minął
log-sits-out-broke = { $name } pauzuje, brak żetonów
log-came-back = { $name } wraca do gry
log-post-now = { $name } wpłaci przy następnym rozdaniu
log-buy-button = { $name } kupuje button
log-post-wait = { $name } czeka na dużą ciemną
log-topped-up = { $name } dokupuje { $amount }
log-missed-big = { $name } pomija dużą ciemną
log-missed-small = { $name } pomija małą ciemną
log-timed-out = { $name } przekracza czas
log-wishes-both = { $name } chce wpłacać straddle i rozdawać all-iny dwa razy
log-wishes-straddle = { $name } chce wpłacać straddle
log-wishes-twice = { $name } chce rozdawać all-iny dwa razy
log-wishes-none = { $name } nie chce ani straddle, ani dwóch boardów
log-carried-given = { $name } otrzymuje przeniesione żetony { $amount }
log-voided = Rozdanie { $number } unieważnione, wszystkie żetony wracają

# Pots: the only one, the main one, the only side pot, one of several side pots.
pot-only = Pula
pot-main = Pula główna
pot-side = Pula boczna
pot-side-number = Pula boczna { $number }
