# Cards and hands: their names for screen readers, the strength line and the log.
# A hand's name asks for its ranks in a form: one (ace high), many (aces and kings), of (a pair of aces),
# over (kings over aces), to (a straight to the ace), led (a flush led by the ace).

card-back = face-down card
card-name =
    { $rank ->
       *[two] two
        [three] three
        [four] four
        [five] five
        [six] six
        [seven] seven
        [eight] eight
        [nine] nine
        [ten] ten
        [jack] jack
        [queen] queen
        [king] king
        [ace] ace
    } of { $suit ->
       *[clubs] clubs
        [diamonds] diamonds
        [hearts] hearts
        [spades] spades
    }
card-lit-high = { $card }, high
card-lit-low = { $card }, low
card-lit-both = { $card }, high and low

rank-one =
    { $rank ->
       *[two] two
        [three] three
        [four] four
        [five] five
        [six] six
        [seven] seven
        [eight] eight
        [nine] nine
        [ten] ten
        [jack] jack
        [queen] queen
        [king] king
        [ace] ace
    }
rank-many =
    { $rank ->
       *[two] twos
        [three] threes
        [four] fours
        [five] fives
        [six] sixes
        [seven] sevens
        [eight] eights
        [nine] nines
        [ten] tens
        [jack] jacks
        [queen] queens
        [king] kings
        [ace] aces
    }
rank-of =
    { $rank ->
       *[two] twos
        [three] threes
        [four] fours
        [five] fives
        [six] sixes
        [seven] sevens
        [eight] eights
        [nine] nines
        [ten] tens
        [jack] jacks
        [queen] queens
        [king] kings
        [ace] aces
    }
rank-over =
    { $rank ->
       *[two] twos
        [three] threes
        [four] fours
        [five] fives
        [six] sixes
        [seven] sevens
        [eight] eights
        [nine] nines
        [ten] tens
        [jack] jacks
        [queen] queens
        [king] kings
        [ace] aces
    }
rank-to =
    { $rank ->
       *[two] two
        [three] three
        [four] four
        [five] five
        [six] six
        [seven] seven
        [eight] eight
        [nine] nine
        [ten] ten
        [jack] jack
        [queen] queen
        [king] king
        [ace] ace
    }
rank-led =
    { $rank ->
       *[two] two
        [three] three
        [four] four
        [five] five
        [six] six
        [seven] seven
        [eight] eight
        [nine] nine
        [ten] ten
        [jack] jack
        [queen] queen
        [king] king
        [ace] ace
    }

# The two halves of a pot, as words on labels and as letters on card tabs.
high-word = HIGH
low-word = LOW
high-letter = H
low-letter = L

hand-high-card = { $rank } high
hand-pair = pair of { $of }
hand-two-pair = two pair, { $high } and { $low }
hand-trips = three { $of }
hand-straight = straight to the { $to }
hand-flush = flush, { $rank } high
hand-full-house = full house, { $trips } over { $pair }
hand-quads = four { $of }
hand-straight-flush = straight flush to the { $to }
hand-royal-flush = royal flush
