## The equity page: what hands and ranges win of the pot.

page-equity = Equity · Splitpot
nav-equity = Equity
equity-title = Equity
equity-lead = Was Hände und Ranges vom Pot gewinnen, über alle Boards gezählt. Wähle Karten oder schreib sie.
equity-hand = Hand { $number }
equity-board = Board
equity-dead = Tote Karten
equity-add = Hand hinzufügen
equity-remove = Hand { $number } entfernen
equity-clear = Alles leeren
equity-picker = Karten für: { $place }
equity-high = High
equity-low = Low
equity-scoop = Scoop
equity-win = Gewinn
equity-tie = Teilung
equity-error = ± { $error }
equity-count =
    { $count ->
        [one] { $hands } Hand
       *[other] { $hands } Hände
    }
equity-exact =
    { $count ->
        [one] Das einzige Board ist gezählt.
       *[other] Alle { $boards } Boards sind gezählt.
    }
equity-sampled =
    { $count ->
        [one] { $boards } Board zufällig gegeben; ± ist ein Standardfehler.
       *[other] { $boards } Boards zufällig gegeben; ± ist ein Standardfehler.
    }
equity-begin = Zwei Hände genügen für den Anfang.
equity-next = Die nächste Karte
equity-each-card = Jede Karte, die kommen kann
equity-card = Karte
equity-outs-high =
    { $count ->
        [one] ein Out für High:
       *[other] { $count } Outs für High:
    }
equity-outs-low =
    { $count ->
        [one] ein Out für Low:
       *[other] { $count } Outs für Low:
    }
