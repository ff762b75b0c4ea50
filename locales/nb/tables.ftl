## Several tables at once.

page-tables = Bordene dine · Splitpot
page-tables-calling = ({ $count }) Bordene dine · Splitpot
tables-strip = Bordene dine
tables-all = Spill alle samtidig
tables-turn = Din tur
tables-turn-said = { $table }: din tur.
tables-idle = Ingen hånd
tables-out = Står over
tables-said = { $table }: { $text }
tables-calling = { $count ->
    [one] Din tur ved ett bord
   *[other] Din tur ved { $count } bord
}
tables-ring-said = Tastene gjelder for { $table }.
tables-side-by-side = Vis side om side
tables-one-by-one = Ett bord og en stripe
tables-enlarge = Gjør dette bordet større
tables-shrink = Vis alle bordene igjen
tables-put-away = Legg bort dette bordet
tables-beside = Åpne ved siden av bordet ditt
keys-tables = Flere bord
keys-table = Velg et bord, unntatt når et beløp velges
keys-next-table = Til neste bord som venter på deg
keys-enlarge = Gjør bordet større, eller vis alle igjen
