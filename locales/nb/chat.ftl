## Chat at a table, and the reactions that need only one press.

tab-chat = Chat
chat-heard = Chat ved dette bordet
chat-unread =
    { $count ->
        [one] { $count } ny melding
       *[other] { $count } nye meldinger
    }
chat-empty = Ingen har sagt noe ennå.
chat-closed = Verten vil ikke ha chat ved disse bordene.
chat-nobody = Velg et navn for å være med.
chat-write = Melding til bordet
chat-send = Send
chat-reactions = Raske reaksjoner
chat-kept = Lagres bare til serveren starter på nytt.
chat-mute = Demp { $name }
chat-muted = Dempet på denne enheten: { $names }
chat-hear-again = Hør alle igjen
chat-watches = ser på
reaction-nice_hand = Fin hånd!
reaction-well_played = Godt spilt
reaction-thanks = Takk
reaction-good_luck = Lykke til
reaction-ouch = Au!
reaction-laugh = Ha ha
