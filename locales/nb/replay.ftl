## A finished hand, played again step by step.

page-replay = Hånd { $number } igjen · Splitpot
replay-title = Hånd { $number }, steg for steg
replay-open = Steg for steg
replay-of = Hånd { $number } steg for steg
replay-controls = Avspilling
replay-first = Til begynnelsen
replay-back = Ett steg tilbake
replay-play = Spill av
replay-pause = Pause
replay-on = Ett steg fram
replay-last = Til slutten
replay-streets = Gå til
replay-result = Resultat
replay-step = Steg { $step } av { $steps }
replay-keys = Taster: ← → steg, ↑ ↓ runde, P spill av
