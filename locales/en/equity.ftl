## The equity page: what hands and ranges win of the pot.

page-equity = Equity · Splitpot
nav-equity = Equity
equity-title = Equity
equity-lead = What hands and ranges win of the pot, counted over every board. Pick cards or write them.
equity-hand = Hand { $number }
equity-board = Board
equity-dead = Dead cards
equity-add = Add a hand
equity-remove = Remove hand { $number }
equity-clear = Clear all
equity-picker = Cards for: { $place }
equity-high = High
equity-low = Low
equity-scoop = Scoop
equity-win = Win
equity-tie = Tie
equity-error = ± { $error }
equity-count =
    { $count ->
        [one] { $hands } hand
       *[other] { $hands } hands
    }
equity-exact =
    { $count ->
        [one] The only board is counted.
       *[other] All { $boards } boards are counted.
    }
equity-sampled =
    { $count ->
        [one] { $boards } board dealt at random; ± is one standard error.
       *[other] { $boards } boards dealt at random; ± is one standard error.
    }
equity-begin = Two hands are enough to begin.
equity-next = The next card
equity-each-card = Every card that can come
equity-card = Card
equity-outs-high =
    { $count ->
        [one] one out for the high:
       *[other] { $count } outs for the high:
    }
equity-outs-low =
    { $count ->
        [one] one out for the low:
       *[other] { $count } outs for the low:
    }
