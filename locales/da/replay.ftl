## A finished hand, played again step by step.

page-replay = Hånd { $number } igen · Splitpot
replay-title = Hånd { $number }, trin for trin
replay-open = Trin for trin
replay-of = Hånd { $number } trin for trin
replay-controls = Afspilning
replay-first = Til begyndelsen
replay-back = Ét trin tilbage
replay-play = Afspil
replay-pause = Pause
replay-on = Ét trin frem
replay-last = Til slutningen
replay-streets = Gå til
replay-result = Resultat
replay-step = Trin { $step } af { $steps }
replay-keys = Taster: ← → trin, ↑ ↓ runde, P afspil
