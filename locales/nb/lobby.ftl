## The lobby: the table list, the preview of a table, buying in.

lobby-title = Bord
lobby-caption = Åpne bord
lobby-empty-title = Ingen bord er åpne
lobby-empty-text = Så snart verten åpner et, vises det her.
lobby-none-fits = Ingen bord passer til valget.
lobby-show-all = Vis alle bord
filter-game = Spill
filter-limit = Limit
filter-all = Alle
filter-any = Alle
column-table = Bord
column-game = Spill
column-stakes = Innsatser
column-seats = Plasser
column-average-pot = Snittpott
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
play-chips = lekesjetonger
play-chips-count =
    { $chips ->
        [one] { $chips } lekesjetong
       *[other] { $chips } lekesjetonger
    }
practice-text = øving med boter
seats-taken = { $taken } av { $seats }
seats-full = fullt
seats-waits = venter på spillere
seats-empty = tomt
seats-practice = boter blir med
seats-people-and-bots =
    { $people ->
        [one] 1 spiller, { $bots ->
            [one] 1 bot
           *[other] { $bots } boter
        }
       *[other] { $people } spillere, { $bots ->
            [one] 1 bot
           *[other] { $bots } boter
        }
    }
seats-bots =
    { $bots ->
        [one] 1 bot
       *[other] { $bots } boter
    }
no-pots-yet = –
action-sit = Sett deg
action-practise = Øv
action-watch = Se på
action-back = Plassen din
held-seat = Du har en plass ved { $table }.
held-back = Tilbake til { $table }
refill-text =
    { $have ->
        [one] Du har { $have } lekesjetong igjen.
       *[other] Du har { $have } lekesjetonger igjen.
    } Du kan fylle opp til { $to }.
refill-action = Hent nye sjetonger
preview-title = Valgt bord
preview-pot = Pott { $chips }
preview-hand = hånd { $number }
preview-waiting = Venter på spillere
preview-stopped = Bordet er stoppet
preview-free = Ledig
preview-sit-here = Sett deg på plass { $seat }
sign-blinds = Blinds
sign-bets = Innsatser
sign-bets-fixed = { $small }, fra turn { $big }
sign-bets-pot = fra { $least } opp til potten
sign-bets-no = fra { $least } opp til hele stacken
sign-raises-free = så mange man vil
sign-raises = Høyninger per runde
sign-raises-cap = innsats og { $raises ->
        [one] 1 høyning
       *[other] { $raises } høyninger
    }
sign-rake = Rake
sign-rake-none = ingen
sign-rake-percent = { $percent }, høyst { $cap } per hånd
sign-odd-chip = Overskytende sjetong
sign-odd-high-low = den høye halvdelen, så første vinner til venstre for knappen
sign-odd-left = første vinner til venstre for knappen
sign-odd-carry = blir liggende til neste pott
sign-losing = Tapende hender
sign-losing-muck = kan holdes skjult
sign-losing-show = vises
sign-buy-in = Innkjøp
range-from = fra { $least }
range-from-to = { $least } til { $most }
buy-in-title = Ta plass ved { $table }
buy-in-seat = Plass { $seat }
buy-in-amount = Sjetonger du tar med til bordet
buy-in-wallet = Du har { play-chips-count }.
buy-in-confirm = Ta plass med { $chips }
buy-in-unclear = Skriv et antall sjetonger, for eksempel { $example }.
buy-in-full = Nå er alle plassene opptatt. Du kan se på til en blir ledig.
buy-in-soon = Snart blir en plass ledig: En spiller går etter denne hånden.
top-up-title = Fyll på ved { $table }
top-up-amount = Sjetonger å fylle på
top-up-when = Du har { $stack } på bordet. Nye sjetonger gjelder fra neste hånd.
top-up-confirm = Fyll på { $chips }
