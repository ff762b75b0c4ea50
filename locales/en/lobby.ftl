## The lobby: the table list, the preview of a table, buying in.

lobby-title = Tables
lobby-caption = Open tables
lobby-empty-title = No tables are open
lobby-empty-text = As soon as the host opens one, it appears here.
lobby-none-fits = No table matches this choice.
lobby-show-all = Show all tables
filter-game = Game
filter-limit = Limit
filter-all = All
filter-any = Any
column-table = Table
column-game = Game
column-stakes = Stakes
column-seats = Seats
column-average-pot = Average pot
column-action = Action
game-omaha8 = Omaha Hi/Lo
game-omaha = Omaha
game-holdem = Hold’em
game-omaha8_5 = 5-Card Omaha Hi/Lo
game-omaha_5 = 5-Card Omaha
limit-fixed = Fixed limit
limit-pot = Pot limit
limit-no = No limit
# Where there is little room, as players write it.
limit-short-fixed = FL
limit-short-pot = PL
limit-short-no = NL
play-chips = play chips
play-chips-count =
    { $chips ->
        [one] 1 play chip
       *[other] { $chips } play chips
    }
practice-text = practice with bots
seats-taken = { $taken } of { $seats }
seats-full = full
seats-waits = waits for players
seats-empty = empty
seats-practice = bots join you
seats-people-and-bots =
    { $people ->
        [one] 1 player, { $bots ->
            [one] 1 bot
           *[other] { $bots } bots
        }
       *[other] { $people } players, { $bots ->
            [one] 1 bot
           *[other] { $bots } bots
        }
    }
seats-bots =
    { $bots ->
        [one] 1 bot
       *[other] { $bots } bots
    }
no-pots-yet = –
action-sit = Sit down
action-practise = Practise
action-watch = Watch
action-back = Your seat
held-seat = You have a seat at { $table }.
held-back = Back to { $table }
refill-text =
    { $have ->
        [one] You have { $have } play chip left.
       *[other] You have { $have } play chips left.
    } You can refill to { $to }.
refill-action = Get new chips
preview-title = Selected table
preview-pot = Pot { $chips }
preview-hand = hand { $number }
preview-waiting = Waiting for players
preview-stopped = The table has stopped
preview-free = Free
preview-sit-here = Sit down in seat { $seat }
sign-blinds = Blinds
sign-bets = Bets
sign-bets-fixed = { $small }, from the turn { $big }
sign-bets-pot = from { $least } up to the pot
sign-bets-no = from { $least } up to the whole stack
sign-raises-free = any number
sign-raises = Raises per street
sign-raises-cap = bet and { $raises ->
        [one] 1 raise
       *[other] { $raises } raises
    }
sign-rake = Rake
sign-rake-none = none
sign-rake-percent = { $percent }, at most { $cap } a hand
sign-odd-chip = Odd chip
sign-odd-high-low = high half, then first winner left of button
sign-odd-left = first winner left of button
sign-odd-carry = stays for the next pot
sign-losing = Losing hands
sign-losing-muck = may be mucked
sign-losing-show = are shown
sign-buy-in = Buy-in
range-from = from { $least }
range-from-to = { $least } to { $most }
buy-in-title = Sit down at { $table }
buy-in-seat = Seat { $seat }
buy-in-amount = Chips to take to the table
buy-in-wallet = You have { play-chips-count }.
buy-in-confirm = Sit down with { $chips }
buy-in-unclear = Enter an amount of chips, such as { $example }.
buy-in-full = All seats are taken now. You can watch until one is free.
buy-in-soon = A seat is about to be free: somebody leaves after this hand.
top-up-title = Add chips at { $table }
top-up-amount = Chips to add
top-up-when = You have { $stack } on the table. New chips count from the next hand on.
top-up-confirm = Add { $chips }
