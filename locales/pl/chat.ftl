## Chat at a table, and the reactions that need only one press.

tab-chat = Czat
chat-heard = Czat przy tym stole
chat-unread =
    { $count ->
        [one] { $count } nowa wiadomość
        [few] { $count } nowe wiadomości
       *[many] { $count } nowych wiadomości
    }
chat-empty = Nikt jeszcze nic nie powiedział.
chat-closed = Gospodarz nie chce czatu przy tych stołach.
chat-nobody = Wybierz nick, aby dołączyć.
chat-write = Wiadomość do stołu
chat-send = Wyślij
chat-reactions = Szybkie reakcje
chat-kept = Zostaje tylko do ponownego uruchomienia serwera.
chat-mute = Wycisz: { $name }
chat-muted = Wyciszeni na tym urządzeniu: { $names }
chat-hear-again = Słuchaj znów wszystkich
chat-watches = ogląda
reaction-nice_hand = Ładne rozdanie!
reaction-well_played = Dobrze zagrane
reaction-thanks = Dzięki
reaction-good_luck = Powodzenia
reaction-ouch = Auć!
reaction-laugh = Ha, ha
