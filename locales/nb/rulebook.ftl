## The rulebook, and the rules of one table as it has them.

page-rulebook = Regelbok · Splitpot
page-rules = Regler for { $table } · Splitpot
nav-rulebook = Regler
rulebook-title = Regelbok
rulebook-lead = Slik spilles det i dette rommet. Der hus spiller ulikt, står det på hvert bords egen regelside.
rulebook-missing = Regelboken kunne ikke hentes.
rulebook-chapters = Kapitler
rules-title = Regler for { $table }
rules-all = Alle reglene for bordet
rules-table = Hva som spilles her
rules-options = Husets valg
rules-differs = annerledes enn regelbokens førstevalg
rules-column-what = Regel
rules-column-how = Ved dette bordet
rules-column-number = Nummer
sign-game = Spill
sign-seats = Plasser
