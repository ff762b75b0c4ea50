## What is the matter where no hand is played, and where something is not as it should be.

waiting-soon = Næste hånd gives om lidt
waiting-coming = Bots sætter sig om lidt på de ledige pladser.
