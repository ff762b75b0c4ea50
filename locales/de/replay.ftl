## A finished hand, played again step by step.

page-replay = Hand { $number } noch einmal · Splitpot
replay-title = Hand { $number }, Schritt für Schritt
replay-open = Schritt für Schritt
replay-of = Hand { $number } Schritt für Schritt
replay-controls = Ablauf
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-on = Einen Schritt weiter
replay-last = Zum Ende
replay-streets = Springen zu
replay-result = Ergebnis
replay-step = Schritt { $step } von { $steps }
replay-keys = Tasten: ← → Schritt, ↑ ↓ Runde, P Abspielen
