## The rulebook, and the rules of one table as it has them.

page-rulebook = Zasady · Splitpot
page-rules = Zasady stołu { $table } · Splitpot
nav-rulebook = Zasady
rulebook-title = Zasady gry
rulebook-lead = Tak gra się w tym pokoju. Gdzie domy grają różnie, każdy stół mówi na swojej stronie zasad, jak jest u niego.
rulebook-missing = Nie udało się wczytać zasad.
rulebook-chapters = Rozdziały
rules-title = Zasady stołu { $table }
rules-all = Wszystkie zasady tego stołu
rules-table = W co się tu gra
rules-options = Wybory domu
rules-differs = inaczej niż pierwszy wybór zasad
rules-column-what = Zasada
rules-column-how = Przy tym stole
rules-column-number = Numer
sign-game = Gra
sign-seats = Miejsca
