# The table: felt, seats, your hand, the three buttons and everything around them.

# The frame of the screen.
table-stage = Table
your-hand = Your hand
your-cards = Your cards
actions = Actions
board = Board
board-and-pots = Board and pots
seats = Seats
panel = Log, hands and rules
panel-open = Log, hands and rules
panel-close = Close
tab-log = Log
tab-hands = Hands
tab-table = Table
limit-and-game = { $limit } { $game }
game-line = { $game } · { $stakes }
game-short = { $limit } { $game }
hand-number = hand { $number }
hand-number-short = #{ $number }
latency = How long a message takes to the server and back
milliseconds = { $count } ms

# On the felt.
dealer-tray = The dealer’s chips
burned = { $count } burned
pot-label = Pot
pot-label-main = Main
pot-label-side = Side
pot-label-side-number = Side { $number }
pot-this-street = { $before } + { $street } this street
slot-flop = Flop, not dealt yet
slot-turn = Turn, not dealt yet
slot-river = River, not dealt yet
street-preflop = Before the flop
street-flop = Flop
street-turn = Turn
street-river = River
dealers-line = { $street } · { $fact }
to-act = { $name } to act
waiting-for-players = Waiting for players
waiting-practice = Bots take the free seats as soon as you sit down.
waiting-invite = The first hand is dealt as soon as two can play. Invite somebody with the link.
copy-link = Copy link
link-copied = Link copied
link-only-here = This address opens on this computer only. For guests, start the room with HOST=0.0.0.0.
table-stopped = { $name } has stopped.
table-stopped-hand = All chips are as before hand { $number }.
table-stopped-chips = No chips are lost.

# Seats. SB and BB, ML and MS are marks on the plate; the longer forms are read aloud.
tag-small-blind = SB
tag-big-blind = BB
small-blind = small blind
big-blind = big blind
tag-bot = bot
bot-level =
    bot, { $level ->
        [easy] easy
        [medium] medium
       *[hard] hard
    }
dealer-button = dealer button
mark-ml = ML
mark-ms = MS
mark-ml-said = missed the big blind
mark-ms-said = missed the small blind
seat-said = Seat { $seat }, { $name }, stack { $stack }
seat-you = you
seat-to-act = to act
seat-bet = bet { $amount }
in-blinds = { $count } BB
odds = { $percent } %
odds-said = expects { $percent } percent of the pot
seat-empty = Seat { $seat } is free
sit-here = Sit here
sit-at = Sit down in seat { $seat }
sit-down = Sit down
pill-check = Check
pill-call = Call { $amount }
pill-bet = Bet { $amount }
pill-raise = Raise to { $amount }
pill-folded = Folded
pill-mucked = Not shown
pill-all-in = All-in
pill-reconnecting = Reconnecting
pill-reconnecting-in = Reconnects { $seconds } s
pill-leaving = Leaving soon
pill-left = Has left
pill-sitting-out = Sitting out
pill-waits-blind = Waits for BB
pill-waits-button = Waits for button
pill-deciding = Post or wait?
pill-posting = Posts next hand

# Your hand. HIGH and LOW themselves stand in hands.ftl.
low-impossible = No low possible
low-needs-own = Needs two low cards of yours
low-missing =
    { $count ->
        [one] Low needs one more card
       *[other] Low needs { $count } more cards
    }
low-counterfeited = Counterfeited: { $card }
low-said = low { $low }
beaten-by = beaten by { $hand }
you-watch = You are watching.
you-sit-out = You sit out. Your seat stays yours.
dealt-in-next = You are dealt in with the next hand.

# The three buttons: at most 13 letters for the verb, amounts stand below it.
act-fold = Fold
act-check = Check
act-call = Call
act-bet = Bet
act-raise = Raise to
act-bet-sized = Bet…
act-raise-sized = Raise…
act-capped = Capped
act-no-raise = No raise
act-check-or-call = Check or call
act-bet-or-raise = Bet or raise
act-with-amount = { $word } { $amount }
all-in = all-in
sent = sent
raises-left = { $count } left
check-is-free = Check is free
why-capped = no more raises
why-not-reopened = betting not reopened
why-no-chips = too few chips
why-nobody = nobody can call
key-fold = F
key-call = C
key-raise = R
seconds-left = { $seconds } s
seconds-left-said =
    { $seconds ->
        [one] { $seconds } second left.
       *[other] { $seconds } seconds left.
    }
your-turn = Your turn
your-turn-said = Your turn.
to-call = { $amount } to call
to-call-said = { $amount } to call.
choices-said = { $choices }.
log-heard = What happens at the table
keys-title = Keys
keys-fold = Fold
keys-call = Check or call
keys-raise = Bet or raise; opens the sizes
keys-presets = Choose a size
keys-step = One big blind more or less
keys-bank = Use the time bank
keys-show = Show your cards
keys-muck = Show nothing
keys-sit-out = Sit out, or come back
keys-log = Log, hands and rules
keys-why = Why is it so?
keys-alone = Only the hand, and back
keys-close = Close what is open
keys-list = This list
keys-reading = Read aloud (with Alt, or Alt and Shift)
keys-read-own = Your cards
keys-read-board = The board
keys-read-pots = The pots
keys-read-seats = Seats and stacks
keys-read-choices = What you may do
keys-read-strength = What your hand is worth
keys-read-last = The last three facts
keys-silent = Letters and digits are silent while you type.
key-escape = Esc
read-answer = What you asked for
read-no-cards = You have no cards.
read-no-board = No board yet.
read-no-hand = No hand is being played.
read-not-your-turn = It is not your turn.

# The size of a bet or raise where it is free.
size = Size
size-min = Min
size-half = ½ pot
size-two-thirds = ⅔ pot
size-pot = Pot
size-blinds = { $count } BB
size-everything = All-in
size-less = One big blind less
size-more = One big blind more
size-bet = Bet { $amount }
size-raise = Raise to { $amount }
size-all-in = All-in { $amount }
size-of-yours = { $amount } of your { $stack }
size-clamped = Only { $least } to { $most }
size-press-again = Press again to confirm

# The optional row, coming and going.
sit-out = Sit out
sit-out-owes = Miss the big blind and you owe { $amount }.
sit-out-free = You keep your seat and get no cards.
im-back = I am back
back-needs-chips = Add chips first.
add-chips = Add chips
adds-next = +{ $amount } next hand
next-hand-in = Next hand in { $seconds } s
leave = Leave
leaving-after-hand = You leave after this hand.
pre-actions = Before your turn
pre-said = Ahead: { $text }
pre-check-fold = Check/Fold
pre-fold-any = Fold to bets
pre-dropped = The price has changed. Your choice is dropped.
more-choices = Sit out, add chips
use-bank = Time bank +{ $seconds } s
bank-seconds = +{ $seconds } s
show-cards = Show cards
muck-cards = Muck
show-one = Or tap one card to show just that one.
show-card = Show { $card }
leave-title = Leave { $table }?
leave-after-hand = You play this hand to its end. Then your stack, { $stack } right now, goes to your wallet.
# With all chips in the pots.
leave-after-hand-all-in = You play this hand to its end. Then what you win goes to your wallet.
leave-now = Your stack of { $stack } goes to your wallet.
leave-now-without = You have no chips left at this table.
leave-after-hand-button = Leave after this hand
leave-fold-button = Fold and leave
leave-button = Leave
leave-stay = Stay
left-with = Your stack of { $stack } went to your wallet.
left-without = You have left the table. You had no chips there any more.
entry-new = You are joining a running game
entry-missed-big = You missed the big blind
entry-missed-small = You missed the small blind
entry-wait = Wait for the big blind
entry-wait-buys = dealt in when it reaches you
entry-wait-button = dealt in when the button has passed
entry-post = Post now, play the next hand
entry-buy = Buy the button, play the next hand
entry-live = { $live } live, your bet
entry-dead = { $dead } dead, to the pot
entry-live-and-dead = { $live } live, your bet · { $dead } dead, to the pot
entry-after-button = You are dealt in after the button passes.

# The award.
award = Who won what
scoop-word = SCOOP
no-low = no low
odd-chip = odd chip
not-shown = not shown
carried = { $amount } left for the next pot
ribbon-wins = Wins
won-high-said = wins high, { $amount }
won-low-said = wins low, { $amount }
won-whole-said = wins { $amount }
won-net = won { $amount }, net { $net }
won-quartered-net = quartered: won { $amount }, net { $net }
net-said = net { $net }

# The side panel.
log-empty = What happens from now on appears here.
all-hands = All your hands
hands-none-here = Every hand you are dealt appears here once it has ended.
hands-not-read = Your hands could not be loaded.
hands-try-again = Try again
hand-pot-at = pot { $pot } · { $table }
rules-missed = Whoever misses the big blind pays both blinds or waits for the next big blind.
rules-play-chips = Play chips cost nothing and are worth nothing.
rules-watchers =
    { $count ->
        [one] { $count } is watching
       *[other] { $count } are watching
    }
