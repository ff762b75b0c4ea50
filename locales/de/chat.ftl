## Chat at a table, and the reactions that need only one press.

tab-chat = Chat
chat-heard = Chat an diesem Tisch
chat-unread =
    { $count ->
        [one] { $count } neue Nachricht
       *[other] { $count } neue Nachrichten
    }
chat-empty = Noch hat niemand etwas gesagt.
chat-closed = Der Gastgeber möchte an diesen Tischen keinen Chat.
chat-nobody = Wähle einen Namen, um mitzureden.
chat-write = Nachricht an den Tisch
chat-send = Senden
chat-reactions = Schnelle Reaktionen
chat-kept = Bleibt nur bis zum Neustart des Servers.
chat-mute = { $name } stummschalten
chat-muted = Auf diesem Gerät stumm: { $names }
chat-hear-again = Alle wieder hören
chat-watches = schaut zu
reaction-nice_hand = Schöne Hand!
reaction-well_played = Gut gespielt
reaction-thanks = Danke
reaction-good_luck = Viel Glück
reaction-ouch = Autsch!
reaction-laugh = Haha
