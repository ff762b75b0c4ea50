## The options of a house, by their names in the rulebook: what each is called, and what its values mean.

option-button_rule = Button
value-button_rule-forward = moves to the next player
value-button_rule-last_sb = moves to the last small blind
value-button_rule-dead = may stand at an empty seat
value-button_rule-moving = moves on, nobody skips a blind
option-missed_sb = Small blind away
value-missed_sb-shift = the next player posts it
value-missed_sb-dead = none is posted in that hand
option-wait_for_bb = Missed big blind
value-wait_for_bb-true = post it, or wait for the next
value-wait_for_bb-false = post it, or sit out
option-heads_up_blinds = Two players
value-heads_up_blinds-button_sb = the button posts the small blind
value-heads_up_blinds-literal = the button posts the big blind
option-ante = Ante
option-ante-none = none
option-unit = Smallest chip
option-cap_heads_up = Cap between two
value-cap_heads_up-capped = holds
value-cap_heads_up-unlimited_if_round_starts_heads_up = lifted on streets that begin with two
value-cap_heads_up-unlimited_once_heads_up_before_cap = lifted once only two are left
option-reopen_test = Several short all-ins
value-reopen_test-per_player = reopen for who faces a full raise
value-reopen_test-cumulative_for_all = reopen for all together
option-pot_limit_counts = Pot before the flop
value-pot_limit_counts-all_chips = counts all chips in it
value-pot_limit_counts-regular_blinds = counts the two blinds alone
option-straddle = Straddle
value-straddle-true = allowed: two big blinds
value-straddle-false = not played
option-straddle_min_raise = Least raise over it
value-straddle_min_raise-bb_increment = one big blind more
value-straddle_min_raise-double_straddle = twice the straddle
option-kill = Kill
value-kill-off = not played
value-kill-half = after a scoop limits half as high again
value-kill-full = after a scoop limits are doubled
option-run_it_twice = All-in boards
value-run_it_twice-true = run twice if all agree
value-run_it_twice-false = run once
option-identical_hands = Same winners of both halves
value-identical_hands-split_each_half = divide each half
value-identical_hands-even_split = divide the whole pot
option-all_in_showdown = All-in hands
value-all_in_showdown-open_at_once = lie open at once
value-all_in_showdown-normal = open at the showdown
option-mucked_visible = Mucked hands in the history
value-mucked_visible-anyone_in_hand = for players of the hand
value-mucked_visible-table = for the whole table
value-mucked_visible-nobody = for nobody
option-burn = Burned cards
value-burn-true = one before each street
value-burn-false = none
option-return_within = Coming back
option-no_flop = Rake without a flop
value-no_flop-true = none
value-no_flop-false = is taken
return-any = with any buy-in
return-within =
    { $minutes ->
        [one] within { $minutes } minute at least with what was taken
       *[other] within { $minutes } minutes at least with what was taken
    }
