# The table: felt, seats, your hand, the three buttons and everything around them.

# The frame of the screen.
table-stage = Bord
your-hand = Hånden din
your-cards = Kortene dine
actions = Handlinger
board = Felleskort
board-and-pots = Felleskort og potter
seats = Plasser
panel = Logg, hender og regler
panel-open = Logg, hender og regler
panel-close = Lukk
tab-log = Logg
tab-hands = Hender
tab-table = Bord
limit-and-game = { $limit } { $game }
game-line = { $game } · { $stakes }
game-short = { $limit } { $game }
hand-number = hånd { $number }
hand-number-short = #{ $number }
latency = Så lenge bruker en melding til serveren og tilbake
milliseconds = { $count } ms

# On the felt.
dealer-tray = Kortgiverens sjetonger
burned =
    { $count ->
        [one] { $count } brent
       *[other] { $count } brente
    }
pot-label = Pott
pot-label-main = Hovedpott
pot-label-side = Sidepott
pot-label-side-number = Sidepott { $number }
pot-this-street = { $before } + { $street } i denne runden
slot-flop = Flopp, ikke delt ennå
slot-turn = Turn, ikke delt ennå
slot-river = River, ikke delt ennå
street-preflop = Før floppen
street-flop = Flopp
street-turn = Turn
street-river = River
dealers-line = { $street } · { $fact }
to-act = { $name } står for tur
waiting-for-players = Venter på spillere
waiting-practice = Boter tar de ledige plassene så snart du setter deg.
waiting-invite = Den første hånden deles så snart to kan spille. Inviter noen med lenken.
copy-link = Kopier lenke
link-copied = Lenke kopiert
link-only-here = Denne adressen kan bare åpnes på denne datamaskinen. Start rommet med HOST=0.0.0.0 hvis du skal ha gjester.
table-stopped = { $name } er stoppet.
table-stopped-hand = Alle sjetonger er som før hånd { $number }.
table-stopped-chips = Ingen sjetonger er tapt.

# Seats. SB and BB, ML and MS are marks on the plate; the longer forms are read aloud.
tag-small-blind = SB
tag-big-blind = BB
small-blind = small blind
big-blind = big blind
tag-bot = bot
bot-level =
    bot, { $level ->
        [easy] lett
        [medium] middels
       *[hard] vanskelig
    }
dealer-button = dealerknapp
mark-ml = ML
mark-ms = MS
mark-ml-said = gikk glipp av big blind
mark-ms-said = gikk glipp av small blind
seat-said = Plass { $seat }, { $name }, stack { $stack }
seat-you = deg
seat-to-act = står for tur
seat-bet = innsats { $amount }
in-blinds = { $count } BB
odds = { $percent } %
odds-said = forventer { $percent } prosent av potten
seat-empty = Plass { $seat } er ledig
sit-here = Sitt her
sit-at = Sett deg på plass { $seat }
sit-down = Sett deg
pill-check = Sjekker
pill-call = Syner { $amount }
pill-bet = Satser { $amount }
pill-raise = Høyner til { $amount }
pill-folded = Kastet seg
pill-mucked = Ikke vist
pill-all-in = All-in
pill-reconnecting = Kobler til
pill-reconnecting-in = Kobler til { $seconds } s
pill-leaving = Går etter hånden
pill-left = Har gått
pill-sitting-out = Står over
pill-waits-blind = Venter på BB
pill-waits-button = Venter på knapp
pill-deciding = Legge inn?
pill-posting = Legger inn

# Your hand. HIGH and LOW themselves stand in hands.ftl.
low-impossible = Ingen lav mulig
low-needs-own = Krever to lave kort på hånden
low-missing =
    { $count ->
        [one] Lav mangler ett kort
       *[other] Lav mangler { $count } kort
    }
low-counterfeited = Counterfeitet: { $card }
low-said = lav { $low }
beaten-by = slått av { $hand }
you-watch = Du ser på.
you-sit-out = Du står over. Plassen er fortsatt din.
dealt-in-next = Du får kort i neste hånd.

# The three buttons: at most 13 letters for the verb, amounts stand below it.
act-fold = Kast
act-check = Sjekk
act-call = Syn
act-bet = Sats
act-raise = Høyn til
act-bet-sized = Sats …
act-raise-sized = Høyn …
act-capped = Tak nådd
act-no-raise = Ingen høyning
act-check-or-call = Sjekk eller syn
act-bet-or-raise = Sats eller høyn
act-with-amount = { $word } { $amount }
all-in = all-in
sent = sendt
raises-left = { $count } igjen
check-is-free = Sjekk er gratis
why-capped = ingen flere høyninger
why-not-reopened = ikke åpnet igjen
why-no-chips = for få sjetonger
why-nobody = ingen kan syne
key-fold = F
key-call = C
key-raise = R
seconds-left = { $seconds } s
seconds-left-said =
    { $seconds ->
        [one] { $seconds } sekund igjen.
       *[other] { $seconds } sekunder igjen.
    }
your-turn = Din tur
your-turn-said = Det er din tur.
to-call = { $amount } å syne
to-call-said = { $amount } å syne.
choices-said = { $choices }.
log-heard = Det som skjer ved bordet
keys-title = Taster
keys-fold = Kast
keys-call = Sjekk eller syn
keys-raise = Sats eller høyn; åpner beløpene
keys-presets = Velg et beløp
keys-step = Én big blind mer eller mindre
keys-bank = Bruk tidsbanken
keys-show = Vis kortene
keys-muck = Vis ingenting
keys-sit-out = Stå over eller kom tilbake
keys-log = Logg, hender og regler
keys-why = Hvorfor er det slik?
keys-alone = Bare hånden, og tilbake
keys-close = Lukk det som er åpent
keys-list = Denne listen
keys-reading = Les opp (med Alt, eller Alt og Shift)
keys-read-own = Kortene dine
keys-read-board = Felleskortene
keys-read-pots = Pottene
keys-read-seats = Plasser og stacker
keys-read-choices = Hva du kan gjøre
keys-read-strength = Hva hånden din er verdt
keys-read-last = De siste tre hendelsene
keys-silent = Bokstaver og tall gjør ingenting mens du skriver.
key-escape = Esc
read-answer = Det du spurte om
read-no-cards = Du har ingen kort.
read-no-board = Ingen felleskort ennå.
read-no-hand = Det spilles ingen hånd.
read-not-your-turn = Det er ikke din tur.

# The size of a bet or raise where it is free.
size = Størrelse
size-min = Min
size-half = ½ pott
size-two-thirds = ⅔ pott
size-pot = Pott
size-blinds = { $count } BB
size-everything = All-in
size-less = Én big blind mindre
size-more = Én big blind mer
size-bet = Sats { $amount }
size-raise = Høyn til { $amount }
size-all-in = All-in { $amount }
size-of-yours = { $amount } av dine { $stack }
size-clamped = Bare { $least } til { $most }
size-press-again = Trykk igjen for å bekrefte

# The optional row, coming and going.
sit-out = Stå over
sit-out-owes = Går du glipp av big blind, skylder du { $amount }.
sit-out-free = Du beholder plassen og får ingen kort.
im-back = Jeg er tilbake
back-needs-chips = Fyll på først.
add-chips = Fyll på
adds-next = +{ $amount } til neste hånd
next-hand-in = Neste hånd om { $seconds } s
leave = Forlat
leaving-after-hand = Du går etter denne hånden.
pre-actions = Før din tur
pre-said = På forhånd: { $text }
pre-check-fold = Sjekk/Kast
pre-fold-any = Kast alltid
pre-dropped = Prisen er endret. Valget ditt gjelder ikke lenger.
more-choices = Stå over, fyll på
use-bank = Tidsbank +{ $seconds } s
bank-seconds = +{ $seconds } s
show-cards = Vis kortene
muck-cards = Ikke vis
show-one = Eller trykk på ett kort for å vise bare det.
show-card = Vis { $card }
leave-title = Vil du forlate { $table }?
leave-after-hand = Du spiller denne hånden ferdig. Så går stacken din, nå { $stack }, til saldoen din.
# With all chips in the pots.
leave-after-hand-all-in = Du spiller denne hånden ferdig. Så går det du vinner, til saldoen din.
leave-now = Stacken din på { $stack } går til saldoen din.
leave-now-without = Du har ingen sjetonger igjen ved dette bordet.
leave-after-hand-button = Gå etter denne hånden
leave-fold-button = Kast og gå
leave-button = Forlat bordet
leave-stay = Bli
left-with = Stacken din på { $stack } har gått til saldoen din.
left-without = Du har forlatt bordet. Du hadde ingen sjetonger igjen.
entry-new = Spillet er allerede i gang
entry-missed-big = Du gikk glipp av big blind
entry-missed-small = Du gikk glipp av small blind
entry-wait = Vent på big blind
entry-wait-buys = du får kort når den når deg
entry-wait-button = du får kort når dealerknappen har passert
entry-post = Legg inn nå, spill neste hånd
entry-buy = Kjøp dealerknappen, spill neste hånd
entry-live = { $live } live, din innsats
entry-dead = { $dead } dødt, til potten
entry-live-and-dead = { $live } live, din innsats · { $dead } dødt, til potten
entry-after-button = Du får kort når knappen har passert.

# The award.
award = Hvem vant hva
scoop-word = SCOOP
no-low = ingen lav
odd-chip = overskytende sjetong
not-shown = ikke vist
carried = { $amount } blir liggende til neste pott
ribbon-wins = Vinner
won-high-said = vinner høy, { $amount }
won-low-said = vinner lav, { $amount }
won-whole-said = vinner { $amount }
won-net = vant { $amount }, netto { $net }
won-quartered-net = kvart pott: { $amount }, netto { $net }
net-said = netto { $net }

# The side panel.
log-empty = Det som skjer fra nå av, vises her.
all-hands = Alle hendene dine
hands-none-here = Hver hånd du får kort i, vises her når den er ferdig.
hands-not-read = Hendene dine kunne ikke hentes.
hands-try-again = Prøv igjen
hand-pot-at = pott { $pot } · { $table }
rules-missed = Den som går glipp av big blind, legger inn begge blindene eller venter på neste big blind.
rules-play-chips = Lekesjetonger koster ingenting og er ingenting verdt.
rules-watchers = { $count } ser på
