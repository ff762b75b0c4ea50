## Several tables at once.

page-tables = Your tables · Splitpot
tables-strip = Your tables
tables-all = Play all at once
tables-turn = Your turn
tables-turn-said = { $table }: your turn.
tables-idle = No hand
tables-out = Sitting out
