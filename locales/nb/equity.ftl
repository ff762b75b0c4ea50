## The equity page: what hands and ranges win of the pot.

page-equity = Equity · Splitpot
nav-equity = Equity
equity-title = Equity
equity-lead = Hva hender og ranges vinner av potten, talt over alle mulige felleskort. Velg kort, eller skriv dem.
equity-hand = Hånd { $number }
equity-board = Felleskort
equity-dead = Døde kort
equity-add = Legg til en hånd
equity-remove = Fjern hånd { $number }
equity-clear = Tøm alt
equity-picker = Kort til: { $place }
equity-high = Høy
equity-low = Lav
equity-scoop = Scoop
equity-win = Vinner
equity-tie = Deler
equity-error = ± { $error }
equity-count =
    { $count ->
        [one] { $hands } hånd
       *[other] { $hands } hender
    }
equity-exact =
    { $count ->
        [one] Det eneste settet felleskort er talt.
       *[other] Alle { $boards } sett felleskort er talt.
    }
equity-sampled =
    { $count ->
        [one] { $boards } tilfeldig sett felleskort er talt; ± er én standardfeil.
       *[other] { $boards } tilfeldige sett felleskort er talt; ± er én standardfeil.
    }
equity-begin = To hender er nok til å begynne.
equity-next = Det neste kortet
equity-each-card = Hvert kort som kan komme
equity-card = Kort
equity-outs-high =
    { $count ->
        [one] én out til høy:
       *[other] { $count } outs til høy:
    }
equity-outs-low =
    { $count ->
        [one] én out til lav:
       *[other] { $count } outs til lav:
    }
