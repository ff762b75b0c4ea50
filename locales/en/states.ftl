## What is the matter where no hand is played, and where something is not as it should be.

waiting-soon = The next hand is dealt in a moment
waiting-coming = Bots are about to take the free seats.
away-title = The room cannot be reached
away-offline = You are offline. As soon as your network is back, the room opens by itself.
away-lost = The server does not answer. Your chips and your seat are safe; the room opens by itself once it is back.
connection-slow = Your connection is slow: a message takes { $seconds } s there and back. Act in good time.
