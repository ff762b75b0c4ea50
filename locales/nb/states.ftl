## What is the matter where no hand is played, and where something is not as it should be.

waiting-soon = Neste hånd deles snart
waiting-coming = Boter setter seg snart på de ledige plassene.
