## The lobby: the table list, the preview of a table, buying in.

lobby-title = Tische
lobby-caption = Offene Tische
lobby-empty-title = Es ist kein Tisch offen
lobby-empty-text = Sobald der Gastgeber einen öffnet, erscheint er hier.
lobby-none-fits = Kein Tisch passt zu dieser Auswahl.
lobby-show-all = Alle Tische zeigen
filter-game = Spiel
filter-limit = Limit
filter-all = Alle
filter-any = Alle
column-table = Tisch
column-game = Spiel
column-stakes = Einsätze
column-seats = Plätze
column-average-pot = Pot im Schnitt
column-action = Aktion
game-omaha8 = Omaha Hi/Lo
game-omaha = Omaha
game-holdem = Hold’em
game-omaha8_5 = 5-Card Omaha Hi/Lo
game-omaha_5 = 5-Card Omaha
limit-fixed = Fixed Limit
limit-pot = Pot Limit
limit-no = No Limit
# Where there is little room, as players write it.
limit-short-fixed = FL
limit-short-pot = PL
limit-short-no = NL
play-chips = Spielchips
play-chips-count =
    { $chips ->
        [one] 1 Spielchip
       *[other] { $chips } Spielchips
    }
practice-text = Übung mit Bots
seats-taken = { $taken } von { $seats }
seats-full = voll
seats-waits = wartet auf Spieler
seats-empty = leer
seats-practice = Bots kommen dazu
seats-people-and-bots =
    { $people ->
        [one] 1 Spieler, { $bots ->
            [one] 1 Bot
           *[other] { $bots } Bots
        }
       *[other] { $people } Spieler, { $bots ->
            [one] 1 Bot
           *[other] { $bots } Bots
        }
    }
seats-bots =
    { $bots ->
        [one] 1 Bot
       *[other] { $bots } Bots
    }
no-pots-yet = –
action-sit = Platz nehmen
action-practise = Üben
action-watch = Zuschauen
action-back = Dein Platz
held-seat = Du hast einen Platz am Tisch { $table }.
held-back = Zurück zu { $table }
refill-text =
    { $have ->
        [one] Du hast noch { $have } Spielchip.
       *[other] Du hast noch { $have } Spielchips.
    } Du kannst auf { $to } auffüllen.
refill-action = Neue Chips holen
preview-title = Gewählter Tisch
preview-pot = Pot { $chips }
preview-hand = Hand { $number }
preview-waiting = Wartet auf Spieler
preview-stopped = Der Tisch ist angehalten
preview-free = Frei
preview-sit-here = Auf Platz { $seat } hinsetzen
sign-blinds = Blinds
sign-bets = Einsatzhöhe
sign-bets-fixed = { $small }, ab dem Turn { $big }
sign-bets-pot = von { $least } bis zum Pot
sign-bets-no = von { $least } bis zum ganzen Stack
sign-raises-free = beliebig viele
sign-raises = Erhöhungen je Runde
sign-raises-cap = Einsatz und { $raises ->
        [one] 1 Erhöhung
       *[other] { $raises } Erhöhungen
    }
sign-rake = Rake
sign-rake-none = keiner
sign-rake-percent = { $percent }, höchstens { $cap } je Hand
sign-odd-chip = Ungerader Chip
sign-odd-high-low = High-Hälfte, dann erster Gewinner links vom Button
sign-odd-left = erster Gewinner links vom Button
sign-odd-carry = bleibt für den nächsten Pot
sign-losing = Unterlegene Blätter
sign-losing-muck = dürfen verdeckt bleiben
sign-losing-show = werden gezeigt
sign-buy-in = Buy-in
range-from = ab { $least }
range-from-to = { $least } bis { $most }
buy-in-title = Platz nehmen: { $table }
buy-in-seat = Platz { $seat }
buy-in-amount = Chips, die du mit an den Tisch nimmst
buy-in-wallet = Du hast { play-chips-count }.
buy-in-confirm = Mit { $chips } Platz nehmen
buy-in-unclear = Gib eine Anzahl Chips ein, zum Beispiel { $example }.
buy-in-full = Jetzt sind alle Plätze besetzt. Du kannst zuschauen, bis einer frei wird.
buy-in-soon = Gleich wird ein Platz frei: Nach dieser Hand steht jemand auf.
top-up-title = Nachkaufen: { $table }
top-up-amount = Chips, die du nachkaufst
top-up-when = Du hast { $stack } auf dem Tisch. Neue Chips zählen ab der nächsten Hand.
top-up-confirm = { $chips } nachkaufen
