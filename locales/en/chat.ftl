## Chat at a table, and the reactions that need only one press.

tab-chat = Chat
chat-heard = Chat at this table
chat-unread =
    { $count ->
        [one] { $count } new message
       *[other] { $count } new messages
    }
chat-empty = Nobody has said anything yet.
chat-closed = The host wants no chat at these tables.
chat-nobody = Choose a name to join in.
chat-write = Message to the table
chat-send = Send
chat-reactions = Quick reactions
chat-kept = Kept only until the server restarts.
chat-mute = Mute { $name }
chat-muted = Muted on this device: { $names }
chat-hear-again = Hear all again
chat-watches = watches
reaction-nice_hand = Nice hand!
reaction-well_played = Well played
reaction-thanks = Thanks
reaction-good_luck = Good luck
reaction-ouch = Ouch!
reaction-laugh = Ha ha
