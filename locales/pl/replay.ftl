## A finished hand, played again step by step.

page-replay = Rozdanie { $number } jeszcze raz · Splitpot
replay-title = Rozdanie { $number }, krok po kroku
replay-open = Krok po kroku
replay-of = Rozdanie { $number } krok po kroku
replay-controls = Odtwarzanie
replay-first = Do początku
replay-back = Krok wstecz
replay-play = Odtwórz
replay-pause = Wstrzymaj
replay-on = Krok naprzód
replay-last = Na koniec
replay-streets = Przejdź do
replay-result = Wynik
replay-step = Krok { $step } z { $steps }
replay-keys = Klawisze: ← → krok, ↑ ↓ runda, P odtwórz
