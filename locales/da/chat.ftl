## Chat at a table, and the reactions that need only one press.

tab-chat = Chat
chat-heard = Chat ved dette bord
chat-unread =
    { $count ->
        [one] { $count } ny besked
       *[other] { $count } nye beskeder
    }
chat-empty = Ingen har sagt noget endnu.
chat-closed = Værten ønsker ingen chat ved disse borde.
chat-nobody = Vælg et navn for at være med.
chat-write = Besked til bordet
chat-send = Send
chat-reactions = Hurtige reaktioner
chat-kept = Gemmes kun, til serveren genstarter.
chat-mute = Gør { $name } tavs
chat-muted = Tavse på denne enhed: { $names }
chat-hear-again = Hør alle igen
chat-watches = kigger med
reaction-nice_hand = Flot hånd!
reaction-well_played = Godt spillet
reaction-thanks = Tak
reaction-good_luck = Held og lykke
reaction-ouch = Av!
reaction-laugh = Ha ha
