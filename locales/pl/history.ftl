## Finished hands: the list, and one hand from the deal to the award.

hands-title = Twoje rozdania
hands-caption = Zakończone rozdania, od najnowszego
hands-empty-title = Nie ma jeszcze rozdań
hands-empty-text = Każde rozdanie, w którym dostaniesz karty, pojawi się tu po zakończeniu.
hands-nobody-title = Rozdania są przypisane do nicku
hands-nobody-text = Wybierz nick i zagraj, a twoje rozdania pojawią się tutaj.
hands-older = Pokaż starsze rozdania
column-hand = Rozdanie
column-hole = Twoje karty
column-board = Karty wspólne
column-pot = Pula
column-net = Wynik
hand-title = Rozdanie { $number }
hand-back = Wszystkie twoje rozdania
hand-to-table = Do stołu
hand-missing-title = Tego rozdania nie można zobaczyć
hand-missing-text = Zobaczysz tylko zakończone rozdania ze swoim udziałem.
hand-players = Kto co miał
hand-you = ty
hand-board = Karty wspólne
hand-no-board = Nie rozdano kart wspólnych.
hand-actions = Przebieg
hand-awards = Kto co wygrał
hand-folded = pas
hand-mucked = karty niepokazane
hand-button = Button
