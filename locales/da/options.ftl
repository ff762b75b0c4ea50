## The options of a house, by their names in the rulebook: what each is called, and what its values mean.

option-button_rule = Dealerknap
value-button_rule-forward = rykker til næste spiller
value-button_rule-last_sb = går til den sidste small blind
value-button_rule-dead = kan stå ved en tom plads
value-button_rule-moving = rykker videre, ingen slipper for en blind
option-missed_sb = Small blind er væk
value-missed_sb-shift = den næste poster den
value-missed_sb-dead = ingen poster den i den hånd
option-wait_for_bb = Misset big blind
value-wait_for_bb-true = post den, eller vent på den næste
value-wait_for_bb-false = post den, eller sid over
option-heads_up_blinds = To spillere
value-heads_up_blinds-button_sb = dealerknappen poster small blind
value-heads_up_blinds-literal = dealerknappen poster big blind
option-ante = Ante
option-ante-none = ingen
option-unit = Mindste chip
option-cap_heads_up = Loft mellem to
value-cap_heads_up-capped = gælder
value-cap_heads_up-unlimited_if_round_starts_heads_up = væk i runder, der begynder med to
value-cap_heads_up-unlimited_once_heads_up_before_cap = væk, når kun to er tilbage
option-reopen_test = Flere korte all-ins
value-reopen_test-per_player = åbner for den, der står over for et fuldt raise
value-reopen_test-cumulative_for_all = åbner sammen for alle
option-pot_limit_counts = Puljen før floppet
value-pot_limit_counts-all_chips = tæller alle chips i den
value-pot_limit_counts-regular_blinds = tæller kun de to blinds
option-straddle = Straddle
value-straddle-true = tilladt: to big blinds
value-straddle-false = spilles ikke
option-straddle_min_raise = Mindste raise over den
value-straddle_min_raise-bb_increment = én big blind mere
value-straddle_min_raise-double_straddle = det dobbelte af straddlen
option-kill = Kill
value-kill-off = spilles ikke
value-kill-half = efter et scoop er grænserne halvanden gang så høje
value-kill-full = efter et scoop er grænserne dobbelte
option-run_it_twice = Fælleskort ved all-in
value-run_it_twice-true = køres to gange, hvis alle er enige
value-run_it_twice-false = køres én gang
option-identical_hands = Samme vindere af begge halvdele
value-identical_hands-split_each_half = deler hver halvdel
value-identical_hands-even_split = deler hele puljen
option-all_in_showdown = Hænder ved all-in
value-all_in_showdown-open_at_once = ligger åbne med det samme
value-all_in_showdown-normal = åbnes ved showdown
option-mucked_visible = Muckede hænder i historikken
value-mucked_visible-anyone_in_hand = for håndens spillere
value-mucked_visible-table = for hele bordet
value-mucked_visible-nobody = for ingen
option-burn = Brændte kort
value-burn-true = ét før hver runde
value-burn-false = ingen
option-return_within = At komme tilbage
option-no_flop = Rake uden flop
value-no_flop-true = ingen
value-no_flop-false = tages
return-any = med ethvert buy-in
return-within =
    { $minutes ->
        [one] inden { $minutes } minut mindst med det, der blev taget med
       *[other] inden { $minutes } minutter mindst med det, der blev taget med
    }
