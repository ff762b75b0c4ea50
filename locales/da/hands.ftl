# Cards and hands: their names for screen readers, the strength line and the log.
# A hand's name asks for its ranks in a form: one (ace high), many (aces and kings), of (a pair of aces),
# over (kings over aces), to (a straight to the ace), led (a flush led by the ace).

card-back = kort med bagsiden op
card-name =
    { $suit ->
       *[clubs] klør
        [diamonds] ruder
        [hearts] hjerter
        [spades] spar
    } { $rank ->
       *[two] to
        [three] tre
        [four] fire
        [five] fem
        [six] seks
        [seven] syv
        [eight] otte
        [nine] ni
        [ten] ti
        [jack] knægt
        [queen] dame
        [king] konge
        [ace] es
    }
card-lit-high = { $card }, høj
card-lit-low = { $card }, lav
card-lit-both = { $card }, høj og lav

rank-one =
    { $rank ->
       *[two] to
        [three] tre
        [four] fire
        [five] fem
        [six] seks
        [seven] syv
        [eight] otte
        [nine] ni
        [ten] ti
        [jack] knægt
        [queen] dame
        [king] konge
        [ace] es
    }
rank-many =
    { $rank ->
       *[two] toere
        [three] treere
        [four] firere
        [five] femmere
        [six] seksere
        [seven] syvere
        [eight] ottere
        [nine] niere
        [ten] tiere
        [jack] knægte
        [queen] damer
        [king] konger
        [ace] esser
    }
rank-of =
    { $rank ->
       *[two] toere
        [three] treere
        [four] firere
        [five] femmere
        [six] seksere
        [seven] syvere
        [eight] ottere
        [nine] niere
        [ten] tiere
        [jack] knægte
        [queen] damer
        [king] konger
        [ace] esser
    }
rank-over =
    { $rank ->
       *[two] toere
        [three] treere
        [four] firere
        [five] femmere
        [six] seksere
        [seven] syvere
        [eight] ottere
        [nine] niere
        [ten] tiere
        [jack] knægte
        [queen] damer
        [king] konger
        [ace] esser
    }
rank-to =
    { $rank ->
       *[two] to
        [three] tre
        [four] fire
        [five] fem
        [six] seks
        [seven] syv
        [eight] otte
        [nine] ni
        [ten] ti
        [jack] knægt
        [queen] dame
        [king] konge
        [ace] es
    }
rank-led =
    { $rank ->
       *[two] to
        [three] tre
        [four] fire
        [five] fem
        [six] seks
        [seven] syv
        [eight] otte
        [nine] ni
        [ten] ti
        [jack] knægt
        [queen] dame
        [king] konge
        [ace] es
    }

# The two halves of a pot, as words on labels and as letters on card tabs.
high-word = HØJ
low-word = LAV
high-letter = H
low-letter = L

hand-high-card = { $rank } høj
hand-pair = par i { $of }
hand-two-pair = to par, { $high } og { $low }
hand-trips = tre { $of }
hand-straight = straight til { $to }
hand-flush = flush, { $rank } høj
hand-full-house = fuldt hus, { $trips } over { $pair }
hand-quads = fire { $of }
hand-straight-flush = straight flush til { $to }
hand-royal-flush = royal flush
