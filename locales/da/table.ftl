# The table: felt, seats, your hand, the three buttons and everything around them.

# The frame of the screen.
table-stage = Bord
your-hand = Din hånd
your-cards = Dine kort
actions = Handlinger
board = Fælleskort
board-and-pots = Fælleskort og puljer
seats = Pladser
panel = Log, hænder og regler
panel-open = Log, hænder og regler
panel-close = Luk
tab-log = Log
tab-hands = Hænder
tab-table = Bord
limit-and-game = { $limit } { $game }
game-line = { $game } · { $stakes }
game-short = { $limit } { $game }
hand-number = hånd { $number }
hand-number-short = #{ $number }
latency = Så længe er en besked om turen til serveren og tilbage
milliseconds = { $count } ms

# On the felt.
dealer-tray = Kortgiverens chips
burned =
    { $count ->
        [one] { $count } brændt
       *[other] { $count } brændte
    }
pot-label = Pulje
pot-label-main = Hovedpulje
pot-label-side = Sidepulje
pot-label-side-number = Sidepulje { $number }
pot-this-street = { $before } + { $street } i denne runde
slot-flop = Flop, ikke givet endnu
slot-turn = Turn, ikke givet endnu
slot-river = River, ikke givet endnu
street-preflop = Før floppet
street-flop = Flop
street-turn = Turn
street-river = River
dealers-line = { $street } · { $fact }
to-act = { $name } er på tur
waiting-for-players = Venter på spillere
waiting-practice = Bots tager de ledige pladser, så snart du sætter dig.
waiting-invite = Den første hånd gives, så snart to kan spille. Inviter nogen med linket.
copy-link = Kopiér link
link-copied = Link kopieret
link-only-here = Denne adresse kan kun åbnes på denne computer. Start rummet med HOST=0.0.0.0, hvis du vil have gæster.
table-stopped = { $name } er stoppet.
table-stopped-hand = Alle chips er som før hånd { $number }.
table-stopped-chips = Ingen chips er gået tabt.

# Seats. SB and BB, ML and MS are marks on the plate; the longer forms are read aloud.
tag-small-blind = SB
tag-big-blind = BB
small-blind = small blind
big-blind = big blind
tag-bot = bot
bot-level =
    bot, { $level ->
        [easy] let
        [medium] middel
       *[hard] svær
    }
dealer-button = dealerknap
mark-ml = ML
mark-ms = MS
mark-ml-said = missede big blind
mark-ms-said = missede small blind
seat-said = Plads { $seat }, { $name }, stack { $stack }
seat-you = dig
seat-to-act = er på tur
seat-bet = indsats { $amount }
in-blinds = { $count } BB
odds = { $percent } %
odds-said = forventer { $percent } procent af puljen
seat-empty = Plads { $seat } er ledig
sit-here = Sæt dig her
sit-at = Sæt dig på plads { $seat }
sit-down = Sæt dig
pill-check = Check
pill-call = Call { $amount }
pill-bet = Bet { $amount }
pill-raise = Raise til { $amount }
pill-folded = Foldet
pill-mucked = Ikke vist
pill-all-in = All-in
pill-reconnecting = Forbinder
pill-reconnecting-in = Forbinder { $seconds } s
pill-leaving = Går efter hånden
pill-left = Er gået
pill-sitting-out = Sidder over
pill-waits-blind = Venter på BB
pill-waits-button = Venter på knap
pill-deciding = Poste?
pill-posting = Poster

# Your hand. HIGH and LOW themselves stand in hands.ftl.
low-impossible = Ingen lav mulig
low-needs-own = Kræver to lave kort på hånden
low-missing =
    { $count ->
        [one] Lav mangler ét kort
       *[other] Lav mangler { $count } kort
    }
low-counterfeited = Counterfeitet: { $card }
low-said = lav { $low }
beaten-by = slået af { $hand }
you-watch = Du kigger med.
you-sit-out = Du sidder over. Din plads er stadig din.
dealt-in-next = Du får kort i næste hånd.

# The three buttons: at most 13 letters for the verb, amounts stand below it.
act-fold = Fold
act-check = Check
act-call = Call
act-bet = Bet
act-raise = Raise til
act-bet-sized = Bet …
act-raise-sized = Raise …
act-capped = Cap nået
act-no-raise = Intet raise
act-check-or-call = Check eller call
act-bet-or-raise = Bet eller raise
act-with-amount = { $word } { $amount }
all-in = all-in
sent = sendt
raises-left = { $count } tilbage
check-is-free = Check er gratis
why-capped = ikke flere raises
why-not-reopened = ikke åbnet igen
why-no-chips = for få chips
why-nobody = ingen kan calle
key-fold = F
key-call = C
key-raise = R
seconds-left = { $seconds } s
seconds-left-said =
    { $seconds ->
        [one] { $seconds } sekund tilbage.
       *[other] { $seconds } sekunder tilbage.
    }
your-turn = Din tur
your-turn-said = Det er din tur.
to-call = { $amount } at calle
to-call-said = { $amount } at calle.
choices-said = { $choices }.
log-heard = Hvad der sker ved bordet
keys-title = Taster
keys-fold = Fold
keys-call = Check eller call
keys-raise = Bet eller raise; åbner beløbene
keys-presets = Vælg et beløb
keys-step = Én big blind mere eller mindre
keys-bank = Brug tidsbanken
keys-show = Vis kortene
keys-muck = Vis intet
keys-sit-out = Sid over eller kom tilbage
keys-log = Log, hænder og regler
keys-why = Hvorfor er det sådan?
keys-alone = Kun hånden, og tilbage
keys-close = Luk det, der er åbent
keys-list = Denne liste
keys-reading = Læs op (med Alt, eller Alt og Shift)
keys-read-own = Dine kort
keys-read-board = Fælleskortene
keys-read-pots = Puljerne
keys-read-seats = Pladser og stacks
keys-read-choices = Hvad du må gøre
keys-read-strength = Hvad din hånd er værd
keys-read-last = De sidste tre hændelser
keys-silent = Bogstaver og tal gør intet, mens du skriver.
key-escape = Esc
read-answer = Det, du spurgte om
read-no-cards = Du har ingen kort.
read-no-board = Ingen fælleskort endnu.
read-no-hand = Der spilles ingen hånd.
read-not-your-turn = Det er ikke din tur.

# The size of a bet or raise where it is free.
size = Størrelse
size-min = Min
size-half = ½ pulje
size-two-thirds = ⅔ pulje
size-pot = Pulje
size-blinds = { $count } BB
size-everything = All-in
size-less = Én big blind mindre
size-more = Én big blind mere
size-bet = Bet { $amount }
size-raise = Raise til { $amount }
size-all-in = All-in { $amount }
size-of-yours = { $amount } af dine { $stack }
size-clamped = Kun { $least } til { $most }
size-press-again = Tryk igen for at bekræfte

# The optional row, coming and going.
sit-out = Sid over
sit-out-owes = Misser du big blind, skylder du { $amount }.
sit-out-free = Du beholder din plads og får ingen kort.
im-back = Jeg er tilbage
back-needs-chips = Køb flere chips først.
add-chips = Køb flere
adds-next = +{ $amount } til næste hånd
next-hand-in = Næste hånd om { $seconds } s
leave = Forlad
leaving-after-hand = Du går efter denne hånd.
pre-actions = Før din tur
pre-said = På forhånd: { $text }
pre-check-fold = Check/Fold
pre-fold-any = Altid fold
pre-dropped = Prisen er ændret. Dit valg gælder ikke mere.
more-choices = Sid over, køb flere
use-bank = Tidsbank +{ $seconds } s
bank-seconds = +{ $seconds } s
show-cards = Vis kortene
muck-cards = Muck
show-one = Eller tryk på ét kort for kun at vise det.
show-card = Vis { $card }
leave-title = Vil du forlade { $table }?
leave-after-hand = Du spiller denne hånd færdig. Derefter går din stack, lige nu { $stack }, til din saldo.
# With all chips in the pots.
leave-after-hand-all-in = Du spiller denne hånd færdig. Derefter går det, du vinder, til din saldo.
leave-now = Din stack på { $stack } går til din saldo.
leave-now-without = Du har ingen chips tilbage ved dette bord.
leave-after-hand-button = Gå efter denne hånd
leave-fold-button = Fold og gå
leave-button = Forlad bordet
leave-stay = Bliv
left-with = Din stack på { $stack } er gået til din saldo.
left-without = Du har forladt bordet. Du havde ingen chips tilbage.
entry-new = Spillet er allerede i gang
entry-missed-big = Du missede big blind
entry-missed-small = Du missede small blind
entry-wait = Vent på big blind
entry-wait-buys = du får kort, når den når dig
entry-wait-button = du får kort, når dealerknappen er forbi
entry-post = Post nu, spil næste hånd
entry-buy = Køb dealerknappen, spil næste hånd
entry-live = { $live } live, din indsats
entry-dead = { $dead } dødt, til puljen
entry-live-and-dead = { $live } live, din indsats · { $dead } dødt, til puljen
entry-after-button = Du får kort, når knappen er gået forbi.

# The award.
award = Hvem vandt hvad
scoop-word = SCOOP
no-low = ingen lav
odd-chip = overskydende chip
not-shown = ikke vist
carried = { $amount } bliver til næste pulje
ribbon-wins = Vinder
won-high-said = vinder høj, { $amount }
won-low-said = vinder lav, { $amount }
won-whole-said = vinder { $amount }
won-net = vandt { $amount }, netto { $net }
won-quartered-net = kvart pulje: { $amount }, netto { $net }
net-said = netto { $net }

# The side panel.
log-empty = Det, der sker fra nu af, vises her.
all-hands = Alle dine hænder
hands-none-here = Hver hånd, du får kort i, vises her, når den er slut.
hands-not-read = Dine hænder kunne ikke hentes.
hands-try-again = Prøv igen
hand-pot-at = pulje { $pot } · { $table }
rules-missed = Den, der misser big blind, poster begge blinds eller venter på næste big blind.
rules-play-chips = Legechips koster ingenting og er intet værd.
rules-watchers = { $count } kigger med
