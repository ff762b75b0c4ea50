## The equity page: what hands and ranges win of the pot.

page-equity = Equity · Splitpot
nav-equity = Equity
equity-title = Equity
equity-lead = Ile puli wygrywają ręce i zakresy, policzone dla wszystkich kart wspólnych. Wybierz karty albo je wpisz.
equity-hand = Ręka { $number }
equity-board = Karty wspólne
equity-dead = Martwe karty
equity-add = Dodaj rękę
equity-remove = Usuń rękę { $number }
equity-clear = Wyczyść wszystko
equity-picker = Karty dla: { $place }
equity-high = Wysoki
equity-low = Niski
equity-scoop = Scoop
equity-win = Wygrana
equity-tie = Podział
equity-error = ± { $error }
equity-count =
    { $count ->
        [one] { $hands } ręka
        [few] { $hands } ręce
       *[many] { $hands } rąk
    }
equity-exact =
    { $count ->
        [one] Policzono jedyny układ kart wspólnych.
        [few] Policzono każdy z { $boards } układów kart wspólnych.
       *[many] Policzono każdy z { $boards } układów kart wspólnych.
    }
equity-sampled =
    { $count ->
        [one] Wylosowano { $boards } układ kart wspólnych; ± to jeden błąd standardowy.
        [few] Wylosowano { $boards } układy kart wspólnych; ± to jeden błąd standardowy.
       *[many] Wylosowano { $boards } układów kart wspólnych; ± to jeden błąd standardowy.
    }
equity-begin = Na początek wystarczą dwie ręce.
equity-next = Następna karta
equity-each-card = Każda karta, która może przyjść
equity-card = Karta
equity-outs-high =
    { $count ->
        [one] jeden out na wysoki:
        [few] { $count } outy na wysoki:
       *[many] { $count } outów na wysoki:
    }
equity-outs-low =
    { $count ->
        [one] jeden out na niski:
        [few] { $count } outy na niski:
       *[many] { $count } outów na niski:
    }
