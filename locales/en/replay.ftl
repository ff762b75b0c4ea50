## A finished hand, played again step by step.

page-replay = Hand { $number } again · Splitpot
replay-title = Hand { $number }, step by step
replay-open = Step by step
replay-of = Hand { $number } step by step
replay-controls = Playing
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-on = One step on
replay-last = To the end
replay-streets = Jump to
replay-result = Result
replay-step = Step { $step } of { $steps }
replay-keys = Keys: ← → step, ↑ ↓ street, P play
