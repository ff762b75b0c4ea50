## Several tables at once.

page-tables = Twoje stoły · Splitpot
tables-strip = Twoje stoły
tables-all = Graj przy wszystkich naraz
tables-turn = Twoja kolej
tables-turn-said = { $table }: twoja kolej.
tables-idle = Brak rozdania
tables-out = Pauza
