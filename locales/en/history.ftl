## Finished hands: the list, and one hand from the deal to the award.

hands-title = Your hands
hands-caption = Finished hands, newest first
hands-empty-title = No hands yet
hands-empty-text = Every hand you are dealt appears here once it has ended.
hands-nobody-title = Hands belong to a name
hands-nobody-text = Choose a name and play, and your hands appear here.
hands-older = Show older hands
column-hand = Hand
column-hole = Your cards
column-board = Board
column-pot = Pot
column-net = Result
hand-title = Hand { $number }
hand-back = All your hands
hand-to-table = To the table
hand-missing-title = This hand cannot be shown
hand-missing-text = You can see finished hands in which you were dealt cards.
hand-players = Who held what
hand-you = you
hand-board = Board
hand-no-board = No board cards were dealt.
hand-actions = What happened
hand-awards = Who won what
hand-folded = folded
hand-mucked = not shown
hand-button = Button
