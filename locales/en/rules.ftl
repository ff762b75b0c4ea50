# "Why?": the rules that decide at the table, by their numbers in docs/rulebook.md, and the frame around them.

why-title = Why?
why-close = Close
why-of = Why? { $fact }
why-rule = Rule { $rule }
why-hand = hand { $number }

# What closes the betting to you.
closed-capped = You may not raise: the last raise of this street was made.
closed-not-reopened = You may not raise: the betting is not open to you again.
closed-no-chips = You may not raise: the call takes all your chips.
closed-nobody = You may not raise: nobody else has chips left.

# The sums, one a line.
sum-high = High half
sum-low = Low half
sum-odd = Odd chips
sum-carried = For the next pot
sum-live = Live, a bet
sum-dead = Dead, to the pot
sum-price = The bet
sum-call = To call
sum-board-first = Board 1
sum-board-second = Board 2

# The rules, for a player. Live is the big blind of the table, dead the small one.
rule-r1-6 = All others have folded, or nobody else can win this pot. It is won without showing.
rule-r2-1 = The small blind posts { $dead }, the big blind { $live }. Where there is an ante, everybody posts it.
rule-r2-2 = The button moved past { $name }, who would be let off the big blind and so posts as much as one: { $amount }.
rule-r2-6 = { $name } cannot pay in full and is all-in for { $amount }. The others still call the full big blind.
rule-r2-8 = Who joins a running game posts { $live } at once, live as a bet, or waits for the big blind. Left of the button he may buy it where it is sold: { $dead } dead besides.
rule-r2-9 = Who misses the big blind gets no cards until both are paid: { $live } live as a bet, { $dead } dead to the pot. Or he waits for his big blind.
rule-r2-10 = Who misses only the small blind pays { $dead } dead once the button has passed. It is no bet: he still has to call.
rule-r3-4 = There is no low half here: the best hand takes the whole pot. In Hold’em any five of seven cards make it.
rule-r5-1 = Half of the pot goes to the best high, half to the best low. One player may win both.
rule-r5-2 = Nobody has a low of eight or better: all of the pot goes to the best high.
rule-r5-3 = Equal hands share what they win together.
rule-r6-1 = An odd chip goes to the high half, and inside a half to the first winner left of the button.
rule-r6-2 = At this table chips that cannot be divided stay for the next pot. The last to leave the table gets them.
rule-r6-3 = Several odd chips go one to a player, beginning left of the button.
rule-r6-4 = The same players win both halves and divide the whole pot at once, as evenly as it goes.
rule-r7-1 = Who has too little may call with all he has. There is no raise without chips to raise with, or where nobody else has any left.
rule-r8-1 = Nobody matched { $amount } of it, so that goes back to { $name }. It is in no pot and pays no rake.
rule-r9-2 = The house takes { $amount } from the pots before they are divided. The cap holds for the whole hand.
rule-r10-3 =
    With fixed limit a street has one bet and { $raises ->
        [one] { $raises } raise;
       *[other] { $raises } raises;
    } before the flop the big blind is the bet. Then one may only call or fold.
rule-r11-2 = An all-in raise of less than half a bet does not let those raise again who have acted.
rule-r11-4 = An all-in of less than a full raise does not let those raise again who have acted. A check is an act.
rule-r13-1 = The last to bet or raise on the river shows first; if nobody did, the first player left of the button.
rule-r13-3 = Who is beaten by the open hands in every part may throw his cards away unseen. Who wins or ties a part shows.
rule-r13-5 = Somebody is all-in and no bet is possible any more: all hands still in lie open.
rule-r13-6 = Who won without a showdown, or threw away a beaten hand, may show all of his cards or some.
rule-r14-1 = Who wins all of a large pot raises the stakes of the next hand, and posts the raised bet: { $amount }.
rule-r14-2 = The player behind the big blind may post two of them before the deal. He then acts last before the flop.

# Wishes, and hands run twice.
wish-straddle = Straddle
wish-straddle-is = From the next hand on: post two big blinds when you sit behind the big blind.
wish-twice = Run twice
wish-twice-is = From the next hand on: run your all-ins on two boards if all agree.
board-second = Second board
pot-on-board = { $pot }, board { $board }
pot-on-board-short = { $pot } { $board }
log-second-flop = Second board, flop { $cards }
log-second-turn = Second board, turn { $cards }
log-second-river = Second board, river { $cards }
tag-straddle = STR
tag-kill = KILL
straddle-said = straddle
kill-said = kill
