## Several tables at once.

page-tables = Deine Tische · Splitpot
page-tables-calling = ({ $count }) Deine Tische · Splitpot
tables-strip = Deine Tische
tables-all = Alle zugleich spielen
tables-turn = Du bist dran
tables-turn-said = { $table }: Du bist dran.
tables-idle = Keine Hand
tables-out = Setzt aus
tables-said = { $table }: { $text }
tables-calling = { $count ->
    [one] Du bist an einem Tisch dran
   *[other] Du bist an { $count } Tischen dran
}
tables-ring-said = Die Tasten gelten für { $table }.
tables-side-by-side = Nebeneinander zeigen
tables-one-by-one = Ein Tisch und eine Leiste
tables-enlarge = Diesen Tisch vergrößern
tables-shrink = Wieder alle Tische zeigen
tables-put-away = Diesen Tisch weglegen
tables-beside = Neben deinem Tisch öffnen
keys-tables = Mehrere Tische
keys-table = Tisch wählen, außer beim Wählen eines Betrags
keys-next-table = Zum nächsten Tisch, der auf dich wartet
keys-enlarge = Tisch vergrößern, oder wieder alle zeigen
