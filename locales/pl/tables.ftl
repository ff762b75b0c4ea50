## Several tables at once.

page-tables = Twoje stoły · Splitpot
page-tables-calling = ({ $count }) Twoje stoły · Splitpot
tables-strip = Twoje stoły
tables-all = Graj przy wszystkich naraz
tables-turn = Twoja kolej
tables-turn-said = { $table }: twoja kolej.
tables-idle = Brak rozdania
tables-out = Pauza
tables-said = { $table }: { $text }
tables-calling = { $count ->
    [one] Twoja kolej przy jednym stole
    [few] Twoja kolej przy { $count } stołach
   *[many] Twoja kolej przy { $count } stołach
}
tables-ring-said = Klawisze działają przy stole { $table }.
tables-side-by-side = Pokaż obok siebie
tables-one-by-one = Jeden stół i pasek
tables-enlarge = Powiększ ten stół
tables-shrink = Pokaż znów wszystkie stoły
tables-put-away = Odłóż ten stół
tables-beside = Otwórz obok swojego stołu
keys-tables = Kilka stołów
keys-table = Wybierz stół, chyba że wybierasz kwotę
keys-next-table = Do następnego stołu, który na ciebie czeka
keys-enlarge = Powiększ stół albo pokaż znów wszystkie
