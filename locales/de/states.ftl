## What is the matter where no hand is played, and where something is not as it should be.

waiting-soon = Gleich kommt die nächste Hand
waiting-coming = Gleich setzen sich Bots auf die freien Plätze.
