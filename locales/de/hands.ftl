# Cards and hands: their names for screen readers, the strength line and the log.
# A hand's name asks for its ranks in a form: one (ace high), many (aces and kings), of (a pair of aces),
# over (kings over aces), to (a straight to the ace), led (a flush led by the ace).

card-back = verdeckte Karte
card-name =
    { $suit ->
       *[clubs] Kreuz
        [diamonds] Karo
        [hearts] Herz
        [spades] Pik
    } { $rank ->
       *[two] Zwei
        [three] Drei
        [four] Vier
        [five] Fünf
        [six] Sechs
        [seven] Sieben
        [eight] Acht
        [nine] Neun
        [ten] Zehn
        [jack] Bube
        [queen] Dame
        [king] König
        [ace] Ass
    }
card-lit-high = { $card }, High
card-lit-low = { $card }, Low
card-lit-both = { $card }, High und Low

rank-one =
    { $rank ->
       *[two] Zwei
        [three] Drei
        [four] Vier
        [five] Fünf
        [six] Sechs
        [seven] Sieben
        [eight] Acht
        [nine] Neun
        [ten] Zehn
        [jack] Bube
        [queen] Dame
        [king] König
        [ace] Ass
    }
rank-many =
    { $rank ->
       *[two] Zweien
        [three] Dreien
        [four] Vieren
        [five] Fünfen
        [six] Sechsen
        [seven] Siebenen
        [eight] Achten
        [nine] Neunen
        [ten] Zehnen
        [jack] Buben
        [queen] Damen
        [king] Könige
        [ace] Asse
    }
rank-of =
    { $rank ->
       *[two] Zweien
        [three] Dreien
        [four] Vieren
        [five] Fünfen
        [six] Sechsen
        [seven] Siebenen
        [eight] Achten
        [nine] Neunen
        [ten] Zehnen
        [jack] Buben
        [queen] Damen
        [king] Könige
        [ace] Asse
    }
rank-over =
    { $rank ->
       *[two] Zweien
        [three] Dreien
        [four] Vieren
        [five] Fünfen
        [six] Sechsen
        [seven] Siebenen
        [eight] Achten
        [nine] Neunen
        [ten] Zehnen
        [jack] Buben
        [queen] Damen
        [king] Könige
        [ace] Asse
    }
rank-to =
    { $rank ->
       *[two] zur Zwei
        [three] zur Drei
        [four] zur Vier
        [five] zur Fünf
        [six] zur Sechs
        [seven] zur Sieben
        [eight] zur Acht
        [nine] zur Neun
        [ten] zur Zehn
        [jack] zum Buben
        [queen] zur Dame
        [king] zum König
        [ace] zum Ass
    }
rank-led =
    { $rank ->
       *[two] Zwei
        [three] Drei
        [four] Vier
        [five] Fünf
        [six] Sechs
        [seven] Sieben
        [eight] Acht
        [nine] Neun
        [ten] Zehn
        [jack] Bube
        [queen] Dame
        [king] König
        [ace] Ass
    }

# The two halves of a pot, as words on labels and as letters on card tabs.
high-word = HIGH
low-word = LOW
high-letter = H
low-letter = L

hand-high-card = { $rank } hoch
hand-pair = Paar { $of }
hand-two-pair = Zwei Paare, { $high } und { $low }
hand-trips = Drilling { $of }
hand-straight = Straße bis { $to }
hand-flush = Flush, { $rank } hoch
hand-full-house = Full House, { $trips } über { $pair }
hand-quads = Vierling { $of }
hand-straight-flush = Straight Flush bis { $to }
hand-royal-flush = Royal Flush
