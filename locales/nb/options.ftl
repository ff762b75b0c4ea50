## The options of a house, by their names in the rulebook: what each is called, and what its values mean.

option-button_rule = Dealerknapp
value-button_rule-forward = flytter til neste spiller
value-button_rule-last_sb = går til forrige small blind
value-button_rule-dead = kan stå ved en tom plass
value-button_rule-moving = flytter videre, ingen slipper en blind
option-missed_sb = Small blind er borte
value-missed_sb-shift = den neste legger den inn
value-missed_sb-dead = ingen legger den inn i den hånden
option-wait_for_bb = Mistet big blind
value-wait_for_bb-true = legg den inn, eller vent på den neste
value-wait_for_bb-false = legg den inn, eller stå over
option-heads_up_blinds = To spillere
value-heads_up_blinds-button_sb = dealerknappen legger inn small blind
value-heads_up_blinds-literal = dealerknappen legger inn big blind
option-ante = Ante
option-ante-none = ingen
option-unit = Minste sjetong
option-cap_heads_up = Tak mellom to
value-cap_heads_up-capped = gjelder
value-cap_heads_up-unlimited_if_round_starts_heads_up = borte i runder som begynner med to
value-cap_heads_up-unlimited_once_heads_up_before_cap = borte når bare to er igjen
option-reopen_test = Flere korte all-in
value-reopen_test-per_player = åpner for den som møter en full høyning
value-reopen_test-cumulative_for_all = åpner sammen for alle
option-pot_limit_counts = Potten før floppen
value-pot_limit_counts-all_chips = teller alle sjetonger i den
value-pot_limit_counts-regular_blinds = teller bare de to blindene
option-straddle = Straddle
value-straddle-true = tillatt: to big blinds
value-straddle-false = spilles ikke
option-straddle_min_raise = Minste høyning over den
value-straddle_min_raise-bb_increment = én big blind mer
value-straddle_min_raise-double_straddle = det dobbelte av straddlen
option-kill = Kill
value-kill-off = spilles ikke
value-kill-half = etter et scoop er grensene halvannen gang så høye
value-kill-full = etter et scoop er grensene doble
option-run_it_twice = Felleskort ved all-in
value-run_it_twice-true = kjøres to ganger hvis alle er enige
value-run_it_twice-false = kjøres én gang
option-identical_hands = Samme vinnere av begge halvdeler
value-identical_hands-split_each_half = deler hver halvdel
value-identical_hands-even_split = deler hele potten
option-all_in_showdown = Hender ved all-in
value-all_in_showdown-open_at_once = ligger åpne med én gang
value-all_in_showdown-normal = åpnes ved showdown
option-mucked_visible = Kastede hender i historikken
value-mucked_visible-anyone_in_hand = for håndens spillere
value-mucked_visible-table = for hele bordet
value-mucked_visible-nobody = for ingen
option-burn = Brente kort
value-burn-true = ett før hver runde
value-burn-false = ingen
option-return_within = Å komme tilbake
option-no_flop = Rake uten flopp
value-no_flop-true = ingen
value-no_flop-false = tas
return-any = med et hvilket som helst innkjøp
return-within =
    { $minutes ->
        [one] innen { $minutes } minutt minst med det som ble tatt med
       *[other] innen { $minutes } minutter minst med det som ble tatt med
    }
