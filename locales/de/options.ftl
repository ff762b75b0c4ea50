## The options of a house, by their names in the rulebook: what each is called, and what its values mean.

option-button_rule = Button
value-button_rule-forward = rückt zum nächsten Spieler
value-button_rule-last_sb = geht an den letzten Small Blind
value-button_rule-dead = darf an einem leeren Platz stehen
value-button_rule-moving = rückt weiter, niemand spart einen Blind
option-missed_sb = Small Blind abwesend
value-missed_sb-shift = der Nächste setzt ihn
value-missed_sb-dead = entfällt in dieser Hand
option-wait_for_bb = Verpasster Big Blind
value-wait_for_bb-true = nachsetzen oder auf den nächsten warten
value-wait_for_bb-false = nachsetzen oder aussetzen
option-heads_up_blinds = Zu zweit
value-heads_up_blinds-button_sb = der Button setzt den Small Blind
value-heads_up_blinds-literal = der Button setzt den Big Blind
option-ante = Ante
option-ante-none = keins
option-unit = Kleinster Chip
option-cap_heads_up = Obergrenze zu zweit
value-cap_heads_up-capped = gilt
value-cap_heads_up-unlimited_if_round_starts_heads_up = entfällt in Runden, die zu zweit beginnen
value-cap_heads_up-unlimited_once_heads_up_before_cap = entfällt, sobald nur zwei übrig sind
option-reopen_test = Mehrere kurze All-ins
value-reopen_test-per_player = öffnen für den, der vor einer vollen Erhöhung steht
value-reopen_test-cumulative_for_all = öffnen gemeinsam für alle
option-pot_limit_counts = Pot vor dem Flop
value-pot_limit_counts-all_chips = zählt alle Chips darin
value-pot_limit_counts-regular_blinds = zählt nur die beiden Blinds
option-straddle = Straddle
value-straddle-true = erlaubt: zwei Big Blinds
value-straddle-false = wird nicht gespielt
option-straddle_min_raise = Kleinste Erhöhung darüber
value-straddle_min_raise-bb_increment = ein Big Blind mehr
value-straddle_min_raise-double_straddle = das Doppelte des Straddles
option-kill = Kill
value-kill-off = wird nicht gespielt
value-kill-half = nach einem Scoop Limits um die Hälfte höher
value-kill-full = nach einem Scoop doppelte Limits
option-run_it_twice = Board nach All-in
value-run_it_twice-true = zweimal, wenn alle zustimmen
value-run_it_twice-false = einmal
option-identical_hands = Dieselben gewinnen beide Hälften
value-identical_hands-split_each_half = teilen jede Hälfte
value-identical_hands-even_split = teilen den ganzen Pot
option-all_in_showdown = Hände bei All-in
value-all_in_showdown-open_at_once = liegen sofort offen
value-all_in_showdown-normal = liegen erst beim Showdown offen
option-mucked_visible = Verdeckte Blätter im Verlauf
value-mucked_visible-anyone_in_hand = für Spieler dieser Hand
value-mucked_visible-table = für den ganzen Tisch
value-mucked_visible-nobody = für niemanden
option-burn = Verbrannte Karten
value-burn-true = eine vor jeder Runde
value-burn-false = keine
option-return_within = Wiederkommen
option-no_flop = Rake ohne Flop
value-no_flop-true = keiner
value-no_flop-false = wird genommen
return-any = mit jedem Buy-in
return-within =
    { $minutes ->
        [one] binnen { $minutes } Minute mindestens mit dem Mitgenommenen
       *[other] binnen { $minutes } Minuten mindestens mit dem Mitgenommenen
    }
