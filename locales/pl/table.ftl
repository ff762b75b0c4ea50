# The table: felt, seats, your hand, the three buttons and everything around them.

# The frame of the screen.
table-stage = Stół
your-hand = Twoja ręka
your-cards = Twoje karty
actions = Akcje
board = Karty wspólne
board-and-pots = Karty wspólne i pule
seats = Miejsca
panel = Dziennik, rozdania i zasady
panel-open = Dziennik, rozdania i zasady
panel-close = Zamknij
tab-log = Dziennik
tab-hands = Rozdania
tab-table = Stół
limit-and-game = { $game } · { $limit }
game-line = { $game } · { $stakes }
game-short = { $limit } { $game }
hand-number = rozdanie { $number }
hand-number-short = #{ $number }
latency = Tyle trwa droga wiadomości do serwera i z powrotem
milliseconds = { $count } ms

# On the felt.
dealer-tray = Żetony rozdającego
burned =
    { $count ->
        [one] { $count } spalona
        [few] { $count } spalone
       *[many] { $count } spalonych
    }
pot-label = Pula
pot-label-main = Główna
pot-label-side = Boczna
pot-label-side-number = Boczna { $number }
pot-this-street = { $before } + { $street } w tej rundzie
slot-flop = Flop, jeszcze nierozdany
slot-turn = Turn, jeszcze nierozdany
slot-river = River, jeszcze nierozdany
street-preflop = Przed flopem
street-flop = Flop
street-turn = Turn
street-river = River
dealers-line = { $street } · { $fact }
to-act = { $name } decyduje
waiting-for-players = Czekamy na graczy
waiting-practice = Boty zajmą wolne miejsca, gdy tylko usiądziesz.
waiting-invite = Pierwsze rozdanie zacznie się, gdy tylko dwie osoby będą mogły grać. Zaproś kogoś linkiem.
copy-link = Kopiuj link
link-copied = Link skopiowany
link-only-here = Ten adres otwiera się tylko na tym komputerze. Dla gości uruchom pokój z HOST=0.0.0.0.
table-stopped = Stół { $name } jest zatrzymany.
table-stopped-hand = Wszystkie żetony są takie jak przed rozdaniem { $number }.
table-stopped-chips = Żadne żetony nie przepadły.

# Seats. SB and BB, ML and MS are marks on the plate; the longer forms are read aloud.
tag-small-blind = SB
tag-big-blind = BB
small-blind = mała ciemna
big-blind = duża ciemna
tag-bot = bot
bot-level =
    bot, { $level ->
        [easy] łatwy
        [medium] średni
       *[hard] trudny
    }
dealer-button = button
mark-ml = ML
mark-ms = MS
mark-ml-said = pominięta duża ciemna
mark-ms-said = pominięta mała ciemna
seat-said = Miejsce { $seat }, { $name }, stack { $stack }
seat-you = ty
seat-to-act = decyduje
seat-bet = zakład { $amount }
in-blinds = { $count } BB
odds = { $percent } %
odds-said = oczekuje { $percent } procent puli
seat-empty = Miejsce { $seat } jest wolne
sit-here = Usiądź tu
sit-at = Usiądź na miejscu { $seat }
sit-down = Usiądź
pill-check = Czeka
pill-call = Sprawdza { $amount }
pill-bet = Stawia { $amount }
pill-raise = Podbija do { $amount }
pill-folded = Pas
pill-mucked = Karty ukryte
pill-all-in = All-in
pill-reconnecting = Łączy się
pill-reconnecting-in = Łączy { $seconds } s
pill-leaving = Zaraz odejdzie
pill-left = Poza stołem
pill-sitting-out = Pauza
pill-waits-blind = Czeka na BB
pill-waits-button = Czeka na button
pill-deciding = Wpłata?
pill-posting = Wpłaci

# Your hand. HIGH and LOW themselves stand in hands.ftl.
low-impossible = Niski niemożliwy
low-needs-own = Potrzeba dwóch niskich kart z ręki
low-missing =
    { $count ->
        [one] Niski: brakuje jednej karty
        [few] Niski: brakuje { $count } kart
       *[many] Niski: brakuje { $count } kart
    }
low-counterfeited = Niski zepsuty: { $card }
low-said = niski { $low }
beaten-by = wygrywa: { $hand }
you-watch = Oglądasz grę.
you-sit-out = Pauzujesz. Miejsce pozostaje twoje.
dealt-in-next = Karty dostaniesz w następnym rozdaniu.

# The three buttons: at most 13 letters for the verb, amounts stand below it.
act-fold = Pas
act-check = Czekaj
act-call = Sprawdź
act-bet = Postaw
act-raise = Podbij do
act-bet-sized = Postaw…
act-raise-sized = Podbij…
act-capped = Limit podbić
act-no-raise = Bez podbicia
act-check-or-call = Czekaj lub sprawdź
act-bet-or-raise = Postaw lub podbij
act-with-amount = { $word } { $amount }
all-in = all-in
sent = wysłano
raises-left = jeszcze { $count }
check-is-free = Czekanie nic nie kosztuje
why-capped = więcej nie można
why-not-reopened = licytacja nie wznowiona
why-no-chips = za mało żetonów
why-nobody = nikt nie może sprawdzić
key-fold = F
key-call = C
key-raise = R
seconds-left = { $seconds } s
seconds-left-said =
    { $seconds ->
        [one] Została { $seconds } sekunda.
        [few] Zostały { $seconds } sekundy.
        [many] Zostało { $seconds } sekund.
       *[other] Zostało { $seconds } sekundy.
    }
your-turn = Twoja kolej
your-turn-said = Twoja kolej.
to-call = { $amount } do sprawdzenia
to-call-said = { $amount } do sprawdzenia.
choices-said = { $choices }.
log-heard = Co dzieje się przy stole
keys-title = Klawisze
keys-fold = Pas
keys-call = Czekaj lub sprawdź
keys-raise = Postaw lub podbij; otwiera kwoty
keys-presets = Wybierz kwotę
keys-step = O jedną dużą ciemną więcej lub mniej
keys-bank = Użyj banku czasu
keys-show = Pokaż karty
keys-muck = Niczego nie pokazuj
keys-sit-out = Pauza lub powrót
keys-log = Dziennik, rozdania i zasady
keys-why = Dlaczego tak jest?
keys-alone = Tylko rozdanie i z powrotem
keys-close = Zamknij to, co otwarte
keys-list = Ta lista
keys-reading = Odczytaj na głos (z Alt albo Alt i Shift)
keys-read-own = Twoje karty
keys-read-board = Karty wspólne
keys-read-pots = Pule
keys-read-seats = Miejsca i stacki
keys-read-choices = Co możesz zrobić
keys-read-strength = Ile warta jest twoja ręka
keys-read-last = Trzy ostatnie zdarzenia
keys-silent = Litery i cyfry nie działają podczas pisania.
key-escape = Esc
read-answer = To, o co pytasz
read-no-cards = Nie masz kart.
read-no-board = Nie ma jeszcze kart wspólnych.
read-no-hand = Nie trwa żadne rozdanie.
read-not-your-turn = To nie twoja kolej.

# The size of a bet or raise where it is free.
size = Wysokość zakładu
size-min = Min
size-half = ½ puli
size-two-thirds = ⅔ puli
size-pot = Pula
size-blinds = { $count } BB
size-everything = All-in
size-less = O jedną dużą ciemną mniej
size-more = O jedną dużą ciemną więcej
size-bet = Postaw { $amount }
size-raise = Podbij do { $amount }
size-all-in = All-in { $amount }
size-of-yours = { $amount } z twoich { $stack }
size-clamped = Tylko od { $least } do { $most }
size-press-again = Naciśnij ponownie, aby potwierdzić

# The optional row, coming and going.
sit-out = Pauza
sit-out-owes = Za pominiętą dużą ciemną dopłacisz { $amount }.
sit-out-free = Zachowasz miejsce i nie dostaniesz kart.
im-back = Wracam
back-needs-chips = Najpierw dokup żetony.
add-chips = Dokup
adds-next = +{ $amount } od następnego rozdania
next-hand-in = Następne rozdanie za { $seconds } s
leave = Wyjdź
leaving-after-hand = Wyjdziesz po tym rozdaniu.
pre-actions = Przed twoją kolejką
pre-said = Z góry: { $text }
pre-check-fold = Czekaj/Pas
pre-fold-any = Zawsze pas
pre-dropped = Cena się zmieniła. Twój wybór już nie obowiązuje.
more-choices = Pauza, dokup
use-bank = Bank czasu +{ $seconds } s
bank-seconds = +{ $seconds } s
show-cards = Pokaż karty
muck-cards = Nie pokazuj
show-one = Albo dotknij jednej karty, aby pokazać tylko ją.
show-card = Pokaż: { $card }
leave-title = Odejść od stołu { $table }?
leave-after-hand = Dokończysz to rozdanie. Potem twój stack, teraz { $stack }, trafi do portfela.
# With all chips in the pots.
leave-after-hand-all-in = Dokończysz to rozdanie. Potem twoja wygrana trafi do portfela.
leave-now = Twój stack ({ $stack }) trafi do portfela.
leave-now-without = Nie masz już żetonów przy tym stole.
leave-after-hand-button = Wyjdź po rozdaniu
leave-fold-button = Spasuj i wyjdź
leave-button = Wyjdź
leave-stay = Zostań
left-with = Twój stack ({ $stack }) jest już w portfelu.
left-without = Nie siedzisz już przy stole. Nie było tam twoich żetonów.
entry-new = Dołączasz do trwającej gry
entry-missed-big = Pominięta duża ciemna
entry-missed-small = Pominięta mała ciemna
entry-wait = Czekaj na dużą ciemną
entry-wait-buys = karty, gdy do ciebie dojdzie
entry-wait-button = karty, gdy button cię minie
entry-post = Wpłać teraz i graj w następnym
entry-buy = Kup button i graj w następnym
entry-live = żywa { $live }, twój zakład
entry-dead = martwa { $dead }, do puli
entry-live-and-dead = żywa { $live }, twój zakład · martwa { $dead }, do puli
entry-after-button = Karty dostaniesz, gdy button cię minie.

# The award.
award = Kto co wygrał
scoop-word = SCOOP
no-low = bez niskiego
odd-chip = niepodzielny żeton
not-shown = karty niepokazane
carried = na następną pulę: { $amount }
ribbon-wins = Wygrywa
won-high-said = wygrywa część wysoką, { $amount }
won-low-said = wygrywa część niską, { $amount }
won-whole-said = wygrywa { $amount }
won-net = wygrana { $amount }, netto { $net }
won-quartered-net = ćwiartka: { $amount }, netto { $net }
net-said = netto { $net }

# The side panel.
log-empty = Tu pojawi się wszystko, co się wydarzy.
all-hands = Wszystkie twoje rozdania
hands-none-here = Każde twoje rozdanie pojawi się tu po zakończeniu.
hands-not-read = Nie udało się pobrać rozdań.
hands-try-again = Spróbuj ponownie
hand-pot-at = pula { $pot } · { $table }
rules-missed = Kto pominie dużą ciemną, wpłaca obie ciemne albo czeka na następną dużą.
rules-play-chips = Wirtualne żetony nic nie kosztują i nie mają wartości.
rules-watchers =
    { $count ->
        [one] { $count } osoba ogląda
        [few] { $count } osoby oglądają
        [many] { $count } osób ogląda
       *[other] { $count } osoby ogląda
    }
