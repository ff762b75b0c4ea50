## The lobby: the table list, the preview of a table, buying in.

lobby-title = Stoły
lobby-caption = Otwarte stoły
lobby-empty-title = Żaden stół nie jest otwarty
lobby-empty-text = Gdy gospodarz otworzy stół, pojawi się tutaj.
lobby-none-fits = Żaden stół nie pasuje do tego wyboru.
lobby-show-all = Pokaż wszystkie stoły
filter-game = Gra
filter-limit = Limit
filter-all = Wszystkie
filter-any = Dowolny
column-table = Stół
column-game = Gra
column-stakes = Stawki
column-seats = Miejsca
column-average-pot = Średnia pula
column-action = Akcja
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
play-chips = wirtualne żetony
play-chips-count =
    { $chips ->
        [one] { $chips } wirtualny żeton
        [few] { $chips } wirtualne żetony
        [many] { $chips } wirtualnych żetonów
       *[other] { $chips } wirtualnego żetonu
    }
practice-text = trening z botami
seats-taken = { $taken } z { $seats }
seats-full = pełny
seats-waits = czeka na graczy
seats-empty = pusty
seats-practice = boty dosiądą się
seats-people-and-bots =
    { $people ->
        [one] 1 gracz, { $bots ->
            [one] 1 bot
            [few] { $bots } boty
           *[many] { $bots } botów
        }
        [few] { $people } gracze, { $bots ->
            [one] 1 bot
            [few] { $bots } boty
           *[many] { $bots } botów
        }
       *[many] { $people } graczy, { $bots ->
            [one] 1 bot
            [few] { $bots } boty
           *[many] { $bots } botów
        }
    }
seats-bots =
    { $bots ->
        [one] 1 bot
        [few] { $bots } boty
       *[many] { $bots } botów
    }
no-pots-yet = –
action-sit = Usiądź
action-practise = Ćwicz
action-watch = Oglądaj
action-back = Twoje miejsce
held-seat = Masz miejsce przy stole { $table }.
held-back = Wróć do stołu { $table }
refill-text =
    { $have ->
        [one] Został ci { $have } wirtualny żeton.
        [few] Zostały ci { $have } wirtualne żetony.
        [many] Zostało ci { $have } wirtualnych żetonów.
       *[other] Zostało ci { $have } wirtualnego żetonu.
    } Możesz uzupełnić do { $to }.
refill-action = Weź nowe żetony
preview-title = Wybrany stół
preview-pot = Pula { $chips }
preview-hand = rozdanie { $number }
preview-waiting = Czeka na graczy
preview-stopped = Stół jest zatrzymany
preview-free = Wolne
preview-sit-here = Usiądź na miejscu { $seat }
sign-blinds = Ciemne
sign-bets = Zakłady
sign-bets-fixed = { $small }, od turna { $big }
sign-bets-pot = od { $least } do wysokości puli
sign-bets-no = od { $least } do całego stacku
sign-raises-free = dowolna liczba
sign-raises = Podbicia w rundzie
sign-raises-cap = zakład i { $raises ->
        [one] 1 podbicie
        [few] { $raises } podbicia
       *[many] { $raises } podbić
    }
sign-rake = Rake
sign-rake-none = brak
sign-rake-percent = { $percent }, najwyżej { $cap } na rozdanie
sign-odd-chip = Niepodzielny żeton
sign-odd-high-low = połowa wysoka, potem pierwszy zwycięzca na lewo od buttona
sign-odd-left = pierwszy zwycięzca na lewo od buttona
sign-odd-carry = zostaje do następnej puli
sign-losing = Przegrane układy
sign-losing-muck = można ukryć
sign-losing-show = są pokazywane
sign-buy-in = Buy-in
range-from = od { $least }
range-from-to = od { $least } do { $most }
buy-in-title = Siadasz przy stole { $table }
buy-in-seat = Miejsce { $seat }
buy-in-amount = Żetony zabierane do stołu
buy-in-wallet = Masz { play-chips-count }.
buy-in-confirm = Usiądź z { $chips }
buy-in-unclear = Wpisz liczbę żetonów, na przykład { $example }.
buy-in-full = Wszystkie miejsca są już zajęte. Możesz oglądać, aż któreś się zwolni.
buy-in-soon = Zaraz zwolni się miejsce: po tym rozdaniu ktoś wstaje od stołu.
top-up-title = Dokup żetony: { $table }
top-up-amount = Żetony do dokupienia
top-up-when = Na stole masz { $stack }. Nowe żetony liczą się od następnego rozdania.
top-up-confirm = Dokup { $chips }
