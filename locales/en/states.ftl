## What is the matter where no hand is played, and where something is not as it should be.

waiting-soon = The next hand is dealt in a moment
waiting-coming = Bots are about to take the free seats.
