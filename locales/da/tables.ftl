## Several tables at once.

page-tables = Dine borde · Splitpot
tables-strip = Dine borde
tables-all = Spil alle på én gang
tables-turn = Din tur
tables-turn-said = { $table }: din tur.
tables-idle = Ingen hånd
tables-out = Sidder over
