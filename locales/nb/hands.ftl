# Cards and hands: their names for screen readers, the strength line and the log.
# A hand's name asks for its ranks in a form: one (ace high), many (aces and kings), of (a pair of aces),
# over (kings over aces), to (a straight to the ace), led (a flush led by the ace).

card-back = kort med baksiden opp
card-name =
    { $suit ->
       *[clubs] kløver
        [diamonds] ruter
        [hearts] hjerter
        [spades] spar
    } { $rank ->
       *[two] to
        [three] tre
        [four] fire
        [five] fem
        [six] seks
        [seven] sju
        [eight] åtte
        [nine] ni
        [ten] ti
        [jack] knekt
        [queen] dame
        [king] konge
        [ace] ess
    }
card-lit-high = { $card }, høy
card-lit-low = { $card }, lav
card-lit-both = { $card }, høy og lav

rank-one =
    { $rank ->
       *[two] to
        [three] tre
        [four] fire
        [five] fem
        [six] seks
        [seven] sju
        [eight] åtte
        [nine] ni
        [ten] ti
        [jack] knekt
        [queen] dame
        [king] konge
        [ace] ess
    }
rank-many =
    { $rank ->
       *[two] toere
        [three] treere
        [four] firere
        [five] femmere
        [six] seksere
        [seven] sjuere
        [eight] åttere
        [nine] niere
        [ten] tiere
        [jack] knekter
        [queen] damer
        [king] konger
        [ace] ess
    }
rank-of =
    { $rank ->
       *[two] toere
        [three] treere
        [four] firere
        [five] femmere
        [six] seksere
        [seven] sjuere
        [eight] åttere
        [nine] niere
        [ten] tiere
        [jack] knekter
        [queen] damer
        [king] konger
        [ace] ess
    }
rank-over =
    { $rank ->
       *[two] toere
        [three] treere
        [four] firere
        [five] femmere
        [six] seksere
        [seven] sjuere
        [eight] åttere
        [nine] niere
        [ten] tiere
        [jack] knekter
        [queen] damer
        [king] konger
        [ace] ess
    }
rank-to =
    { $rank ->
       *[two] to
        [three] tre
        [four] fire
        [five] fem
        [six] seks
        [seven] sju
        [eight] åtte
        [nine] ni
        [ten] ti
        [jack] knekt
        [queen] dame
        [king] konge
        [ace] ess
    }
rank-led =
    { $rank ->
       *[two] to
        [three] tre
        [four] fire
        [five] fem
        [six] seks
        [seven] sju
        [eight] åtte
        [nine] ni
        [ten] ti
        [jack] knekt
        [queen] dame
        [king] konge
        [ace] ess
    }

# The two halves of a pot, as words on labels and as letters on card tabs.
high-word = HØY
low-word = LAV
high-letter = H
low-letter = L

hand-high-card = { $rank } høy
hand-pair = par i { $of }
hand-two-pair = to par, { $high } og { $low }
hand-trips = tre { $of }
hand-straight = straight til { $to }
hand-flush = flush, { $rank } høy
hand-full-house = fullt hus, { $trips } over { $pair }
hand-quads = fire { $of }
hand-straight-flush = straight flush til { $to }
hand-royal-flush = royal flush
