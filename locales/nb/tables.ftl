## Several tables at once.

page-tables = Bordene dine · Splitpot
tables-strip = Bordene dine
tables-all = Spill alle samtidig
tables-turn = Din tur
tables-turn-said = { $table }: din tur.
tables-idle = Ingen hånd
tables-out = Står over
