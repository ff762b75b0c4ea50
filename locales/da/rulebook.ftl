## The rulebook, and the rules of one table as it has them.

page-rulebook = Regelbog · Splitpot
page-rules = Regler for { $table } · Splitpot
nav-rulebook = Regler
rulebook-title = Regelbog
rulebook-lead = Sådan spilles der i dette rum. Hvor huse spiller forskelligt, står det på hvert bords egen regelside.
rulebook-missing = Regelbogen kunne ikke hentes.
rulebook-chapters = Kapitler
rules-title = Regler for { $table }
rules-all = Alle bordets regler
rules-table = Hvad der spilles her
rules-options = Husets valg
rules-differs = anderledes end regelbogens første valg
rules-column-what = Regel
rules-column-how = Ved dette bord
rules-column-number = Nummer
sign-game = Spil
sign-seats = Pladser
