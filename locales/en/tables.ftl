## Several tables at once.

page-tables = Your tables · Splitpot
page-tables-calling = ({ $count }) Your tables · Splitpot
tables-strip = Your tables
tables-all = Play all at once
tables-turn = Your turn
tables-turn-said = { $table }: your turn.
tables-idle = No hand
tables-out = Sitting out
tables-said = { $table }: { $text }
tables-calling = { $count ->
    [one] Your turn at one table
   *[other] Your turn at { $count } tables
}
tables-ring-said = The keys mean { $table }.
tables-side-by-side = Show side by side
tables-one-by-one = One table and a strip
tables-enlarge = Enlarge this table
tables-shrink = Show all tables again
tables-put-away = Put this table away
tables-beside = Open beside your table
keys-tables = Several tables
keys-table = Choose a table, unless a size is being chosen
keys-next-table = To the next table that waits for you
keys-enlarge = Enlarge the table, or show all again
