## What is the matter where no hand is played, and where something is not as it should be.

waiting-soon = Næste hånd gives om lidt
waiting-coming = Bots sætter sig om lidt på de ledige pladser.
away-title = Rummet kan ikke nås
away-offline = Du er offline. Så snart dit netværk er tilbage, åbner rummet af sig selv.
away-lost = Serveren svarer ikke. Dine chips og din plads er i god behold; rummet åbner af sig selv, når den er tilbage.
connection-slow = Din forbindelse er langsom: En besked tager { $seconds } s frem og tilbage. Handl i god tid.
