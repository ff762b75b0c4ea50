## Several tables at once.

page-tables = Deine Tische · Splitpot
tables-strip = Deine Tische
tables-all = Alle zugleich spielen
tables-turn = Du bist dran
tables-turn-said = { $table }: Du bist dran.
tables-idle = Keine Hand
tables-out = Setzt aus
