## What is the matter where no hand is played, and where something is not as it should be.

waiting-soon = Neste hånd deles snart
waiting-coming = Boter setter seg snart på de ledige plassene.
away-title = Rommet kan ikke nås
away-offline = Du er frakoblet. Så snart nettet er tilbake, åpner rommet av seg selv.
away-lost = Serveren svarer ikke. Sjetongene og plassen din er trygge; rommet åpner av seg selv når den er tilbake.
connection-slow = Forbindelsen er treg: En melding tar { $seconds } s fram og tilbake. Handle i god tid.
