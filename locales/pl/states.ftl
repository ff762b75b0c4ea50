## What is the matter where no hand is played, and where something is not as it should be.

waiting-soon = Za chwilę następne rozdanie
waiting-coming = Boty zaraz zajmą wolne miejsca.
