## The equity page: what hands and ranges win of the pot.

page-equity = Equity · Splitpot
nav-equity = Equity
equity-title = Equity
equity-lead = Hvad hænder og ranges vinder af puljen, talt over alle mulige fælleskort. Vælg kort, eller skriv dem.
equity-hand = Hånd { $number }
equity-board = Fælleskort
equity-dead = Døde kort
equity-add = Tilføj en hånd
equity-remove = Fjern hånd { $number }
equity-clear = Ryd alt
equity-picker = Kort til: { $place }
equity-high = Høj
equity-low = Lav
equity-scoop = Scoop
equity-win = Vinder
equity-tie = Deler
equity-error = ± { $error }
equity-count =
    { $count ->
        [one] { $hands } hånd
       *[other] { $hands } hænder
    }
equity-exact =
    { $count ->
        [one] Det eneste sæt fælleskort er talt.
       *[other] Alle { $boards } sæt fælleskort er talt.
    }
equity-sampled =
    { $count ->
        [one] { $boards } tilfældigt sæt fælleskort er talt; ± er én standardfejl.
       *[other] { $boards } tilfældige sæt fælleskort er talt; ± er én standardfejl.
    }
equity-begin = To hænder er nok til at begynde.
equity-next = Det næste kort
equity-each-card = Hvert kort, der kan komme
equity-card = Kort
equity-outs-high =
    { $count ->
        [one] én out til høj:
       *[other] { $count } outs til høj:
    }
equity-outs-low =
    { $count ->
        [one] én out til lav:
       *[other] { $count } outs til lav:
    }
