# Cards and hands: their names for screen readers, the strength line and the log.
# A hand's name asks for its ranks in a form: one (ace high), many (aces and kings), of (a pair of aces),
# over (kings over aces), to (a straight to the ace), led (a flush led by the ace).

card-back = zakryta karta
card-name =
    { $rank ->
       *[two] dwójka
        [three] trójka
        [four] czwórka
        [five] piątka
        [six] szóstka
        [seven] siódemka
        [eight] ósemka
        [nine] dziewiątka
        [ten] dziesiątka
        [jack] walet
        [queen] dama
        [king] król
        [ace] as
    } { $suit ->
       *[clubs] trefl
        [diamonds] karo
        [hearts] kier
        [spades] pik
    }
card-lit-high = { $card }, wysoki
card-lit-low = { $card }, niski
card-lit-both = { $card }, wysoki i niski

rank-one =
    { $rank ->
       *[two] dwójka
        [three] trójka
        [four] czwórka
        [five] piątka
        [six] szóstka
        [seven] siódemka
        [eight] ósemka
        [nine] dziewiątka
        [ten] dziesiątka
        [jack] walet
        [queen] dama
        [king] król
        [ace] as
    }
rank-many =
    { $rank ->
       *[two] dwójki
        [three] trójki
        [four] czwórki
        [five] piątki
        [six] szóstki
        [seven] siódemki
        [eight] ósemki
        [nine] dziewiątki
        [ten] dziesiątki
        [jack] walety
        [queen] damy
        [king] króle
        [ace] asy
    }
rank-of =
    { $rank ->
       *[two] dwójek
        [three] trójek
        [four] czwórek
        [five] piątek
        [six] szóstek
        [seven] siódemek
        [eight] ósemek
        [nine] dziewiątek
        [ten] dziesiątek
        [jack] waletów
        [queen] dam
        [king] króli
        [ace] asów
    }
rank-over =
    { $rank ->
       *[two] dwójkach
        [three] trójkach
        [four] czwórkach
        [five] piątkach
        [six] szóstkach
        [seven] siódemkach
        [eight] ósemkach
        [nine] dziewiątkach
        [ten] dziesiątkach
        [jack] waletach
        [queen] damach
        [king] królach
        [ace] asach
    }
rank-to =
    { $rank ->
       *[two] dwójki
        [three] trójki
        [four] czwórki
        [five] piątki
        [six] szóstki
        [seven] siódemki
        [eight] ósemki
        [nine] dziewiątki
        [ten] dziesiątki
        [jack] waleta
        [queen] damy
        [king] króla
        [ace] asa
    }
rank-led =
    { $rank ->
       *[two] dwójką
        [three] trójką
        [four] czwórką
        [five] piątką
        [six] szóstką
        [seven] siódemką
        [eight] ósemką
        [nine] dziewiątką
        [ten] dziesiątką
        [jack] waletem
        [queen] damą
        [king] królem
        [ace] asem
    }

# The two halves of a pot, as words on labels and as letters on card tabs.
high-word = WYSOKI
low-word = NISKI
high-letter = W
low-letter = N

hand-high-card = wysoka karta: { $rank }
hand-pair = para { $of }
hand-two-pair = dwie pary, { $high } i { $low }
hand-trips = trójka { $of }
hand-straight = strit do { $to }
hand-flush = kolor z { $rank }
hand-full-house = ful, { $trips } na { $pair }
hand-quads = kareta { $of }
hand-straight-flush = poker do { $to }
hand-royal-flush = poker królewski
