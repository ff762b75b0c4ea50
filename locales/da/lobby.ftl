## The lobby: the table list, the preview of a table, buying in.

lobby-title = Borde
lobby-caption = Åbne borde
lobby-empty-title = Ingen borde er åbne
lobby-empty-text = Så snart værten åbner et, vises det her.
lobby-none-fits = Intet bord passer til valget.
lobby-show-all = Vis alle borde
filter-game = Spil
filter-limit = Limit
filter-all = Alle
filter-any = Alle
column-table = Bord
column-game = Spil
column-stakes = Indsatser
column-seats = Pladser
column-average-pot = Gns. pulje
column-action = Handling
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
play-chips = legechips
play-chips-count =
    { $chips ->
        [one] { $chips } legechip
       *[other] { $chips } legechips
    }
practice-text = øvelse med bots
seats-taken = { $taken } af { $seats }
seats-full = fuldt
seats-waits = venter på spillere
seats-empty = tomt
seats-practice = bots spiller med
seats-people-and-bots =
    { $people ->
        [one] 1 spiller, { $bots ->
            [one] 1 bot
           *[other] { $bots } bots
        }
       *[other] { $people } spillere, { $bots ->
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
action-sit = Tag plads
action-practise = Øv dig
action-watch = Kig med
action-back = Din plads
held-seat = Du har en plads ved { $table }.
held-back = Tilbage til { $table }
refill-text =
    { $have ->
        [one] Du har { $have } legechip tilbage.
       *[other] Du har { $have } legechips tilbage.
    } Du kan fylde op til { $to }.
refill-action = Hent nye chips
preview-title = Valgt bord
preview-pot = Pulje { $chips }
preview-hand = hånd { $number }
preview-waiting = Venter på spillere
preview-stopped = Bordet er stoppet
preview-free = Ledig
preview-sit-here = Sæt dig på plads { $seat }
sign-blinds = Blinds
sign-bets = Indsatser
sign-bets-fixed = { $small }, fra turn { $big }
sign-bets-pot = fra { $least } op til puljen
sign-bets-no = fra { $least } op til hele stacken
sign-raises-free = så mange man vil
sign-raises = Raises pr. runde
sign-raises-cap = bet og { $raises ->
        [one] 1 raise
       *[other] { $raises } raises
    }
sign-rake = Rake
sign-rake-none = ingen
sign-rake-percent = { $percent }, højst { $cap } pr. hånd
sign-odd-chip = Overskydende chip
sign-odd-high-low = den høje halvdel, så første vinder til venstre for knappen
sign-odd-left = første vinder til venstre for knappen
sign-odd-carry = bliver til næste pulje
sign-losing = Tabende hænder
sign-losing-muck = må muckes
sign-losing-show = vises
sign-buy-in = Buy-in
range-from = fra { $least }
range-from-to = { $least } til { $most }
buy-in-title = Tag plads ved { $table }
buy-in-seat = Plads { $seat }
buy-in-amount = Chips, du tager med til bordet
buy-in-wallet = Du har { play-chips-count }.
buy-in-confirm = Tag plads med { $chips }
buy-in-unclear = Skriv et antal chips, for eksempel { $example }.
buy-in-full = Nu er alle pladser optaget. Du kan kigge med, til en bliver ledig.
buy-in-soon = Der er snart en ledig plads: En spiller går efter denne hånd.
top-up-title = Køb flere chips ved { $table }
top-up-amount = Chips at købe
top-up-when = Du har { $stack } på bordet. Nye chips gælder fra næste hånd.
top-up-confirm = Køb { $chips }
