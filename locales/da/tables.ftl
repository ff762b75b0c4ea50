## Several tables at once.

page-tables = Dine borde · Splitpot
page-tables-calling = ({ $count }) Dine borde · Splitpot
tables-strip = Dine borde
tables-all = Spil alle på én gang
tables-turn = Din tur
tables-turn-said = { $table }: din tur.
tables-idle = Ingen hånd
tables-out = Sidder over
tables-said = { $table }: { $text }
tables-calling = { $count ->
    [one] Din tur ved ét bord
   *[other] Din tur ved { $count } borde
}
tables-ring-said = Tasterne gælder for { $table }.
tables-side-by-side = Vis side om side
tables-one-by-one = Ét bord og en stribe
tables-enlarge = Gør dette bord større
tables-shrink = Vis alle borde igen
tables-put-away = Læg dette bord væk
tables-beside = Åbn ved siden af dit bord
keys-tables = Flere borde
keys-table = Vælg et bord, undtagen mens et beløb vælges
keys-next-table = Til det næste bord, der venter på dig
keys-enlarge = Gør bordet større, eller vis alle igen
