# „Warum?“: die Regeln, die am Tisch entscheiden, nach ihren Nummern in docs/rulebook.md, und was darum steht.

why-title = Warum?
why-close = Schließen
why-of = Warum? { $fact }
why-rule = Regel { $rule }
why-hand = Hand { $number }

# Warum du nicht erhöhen darfst.
closed-capped = Du darfst nicht erhöhen: Die letzte Erhöhung dieser Setzrunde ist gemacht.
closed-not-reopened = Du darfst nicht erhöhen: Die Setzrunde ist für dich nicht wieder offen.
closed-no-chips = Du darfst nicht erhöhen: Das Mitgehen kostet alle deine Chips.
closed-nobody = Du darfst nicht erhöhen: Niemand sonst hat noch Chips.

# Die Beträge, einer je Zeile.
sum-high = High-Hälfte
sum-low = Low-Hälfte
sum-odd = Ungerade Chips
sum-carried = Für den nächsten Pot
sum-live = Live, ein Einsatz
sum-dead = Dead, in den Pot
sum-price = Der Einsatz
sum-call = Mitgehen kostet
sum-board-first = Board 1
sum-board-second = Board 2

# Die Regeln, für Leute am Tisch. Live ist der Big Blind des Tisches, dead der Small Blind.
rule-r1-6 = Alle anderen haben gepasst, oder niemand sonst kann diesen Pot gewinnen. Er wird ohne Zeigen gewonnen.
rule-r2-1 = Der Small Blind setzt { $dead }, der Big Blind { $live }. Wo es ein Ante gibt, setzen es alle.
rule-r2-2 = Der Button rückte an { $name } vorbei. Damit der Big Blind nicht entfällt, wird so viel wie einer gesetzt: { $amount }.
rule-r2-6 = { $name } kann nicht voll zahlen und ist all-in für { $amount }. Die anderen gehen trotzdem den vollen Big Blind mit.
rule-r2-8 = Wer in ein laufendes Spiel kommt, setzt { $live } live nach oder wartet auf den Big Blind. Links vom Button darf er ihn kaufen, wo es erlaubt ist: { $dead } dead dazu.
rule-r2-9 = Wer den Big Blind verpasst, bekommt erst Karten, wenn beide bezahlt sind: { $live } live als Einsatz, { $dead } dead in den Pot. Oder er wartet auf den Big Blind.
rule-r2-10 = Wer nur den Small Blind verpasst, zahlt { $dead } dead, sobald der Button vorbei ist. Das ist kein Einsatz: Mitgehen kostet den vollen Betrag.
rule-r3-4 = Hier gibt es keine Low-Hälfte: Das beste Blatt nimmt den ganzen Pot. In Hold’em bilden es beliebige fünf von sieben Karten.
rule-r5-1 = Die Hälfte des Pots geht an das beste High, die andere an das beste Low. Eine Hand kann beide gewinnen.
rule-r5-2 = Niemand hat ein Low von acht oder besser: Der ganze Pot geht an das beste High.
rule-r5-3 = Gleiche Blätter teilen, was sie gemeinsam gewinnen.
rule-r6-1 = Ein ungerader Chip geht an die High-Hälfte, und in einer Hälfte an den ersten Gewinner links vom Button.
rule-r6-2 = An diesem Tisch bleiben unteilbare Chips für den nächsten Pot. Wer den Tisch als Letzter verlässt, bekommt sie.
rule-r6-3 = Mehrere ungerade Chips gehen einzeln an die Gewinner, links vom Button beginnend.
rule-r6-4 = Dieselben gewinnen beide Hälften und teilen den ganzen Pot auf einmal, so gleich es geht.
rule-r7-1 = Wer zu wenig hat, darf mit allem mitgehen. Ohne Chips dafür, oder wenn niemand sonst mehr welche hat, gibt es keine Erhöhung.
rule-r8-1 = Bei { $amount } davon ist niemand mitgegangen, das geht an { $name } zurück. Es liegt in keinem Pot und kostet keinen Rake.
rule-r9-2 = Das Haus nimmt { $amount } aus den Pots, bevor sie geteilt werden. Die Obergrenze gilt für die ganze Hand.
rule-r10-3 =
    Mit Fixed Limit hat eine Setzrunde einen Einsatz und { $raises ->
        [one] { $raises } Erhöhung;
       *[other] { $raises } Erhöhungen;
    } vor dem Flop ist der Big Blind der Einsatz. Danach nur mitgehen oder passen.
rule-r11-2 = Eine All-in-Erhöhung um weniger als einen halben Einsatz lässt niemanden erneut erhöhen, der schon gehandelt hat.
rule-r11-4 = Ein All-in um weniger als eine volle Erhöhung lässt niemanden erneut erhöhen, der schon gehandelt hat. Auch Checken zählt.
rule-r13-1 = Wer am River zuletzt gesetzt oder erhöht hat, zeigt zuerst; sonst der erste Platz links vom Button.
rule-r13-3 = Wen die offenen Blätter in jedem Teil schlagen, der darf ungesehen wegwerfen. Wer einen Teil gewinnt oder teilt, zeigt.
rule-r13-5 = Jemand ist all-in, und niemand kann mehr setzen: Alle Hände im Spiel liegen offen.
rule-r13-6 = Wer ohne Showdown gewonnen oder ein geschlagenes Blatt weggeworfen hat, darf alle oder einzelne Karten zeigen.
rule-r14-1 = Wer einen großen Pot ganz gewinnt, erhöht die Limits der nächsten Hand und setzt den erhöhten Einsatz: { $amount }.
rule-r14-2 = Wer hinter dem Big Blind sitzt, darf vor dem Geben zwei davon setzen. Er handelt vor dem Flop als Letzter.

# Wünsche, und Hände mit zwei Boards.
wish-straddle = Straddle
wish-straddle-is = Ab der nächsten Hand: zwei Big Blinds setzen, wenn du hinter dem Big Blind sitzt.
wish-twice = Zwei Boards
wish-twice-is = Ab der nächsten Hand: deine All-ins auf zwei Boards spielen, wenn alle wollen.
board-second = Zweites Board
pot-on-board = { $pot }, Board { $board }
pot-on-board-short = { $pot } { $board }
log-second-flop = Zweites Board, Flop { $cards }
log-second-turn = Zweites Board, Turn { $cards }
log-second-river = Zweites Board, River { $cards }
tag-straddle = STR
tag-kill = KILL
straddle-said = Straddle
kill-said = Kill
