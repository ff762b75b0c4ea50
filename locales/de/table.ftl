# The table: felt, seats, your hand, the three buttons and everything around them.

# The frame of the screen.
table-stage = Tisch
your-hand = Dein Blatt
your-cards = Deine Karten
actions = Aktionen
board = Gemeinschaftskarten
board-and-pots = Gemeinschaftskarten und Pots
seats = Plätze
panel = Verlauf, Hände und Regeln
panel-open = Verlauf, Hände und Regeln
panel-close = Schließen
tab-log = Verlauf
tab-hands = Hände
tab-table = Tisch
limit-and-game = { $limit } { $game }
game-line = { $game } · { $stakes }
game-short = { $limit } { $game }
hand-number = Hand { $number }
hand-number-short = #{ $number }
latency = So lange braucht eine Nachricht zum Server und zurück
milliseconds = { $count } ms

# On the felt.
dealer-tray = Chips des Gebers
burned = { $count } verbrannt
pot-label = Pot
pot-label-main = Hauptpot
pot-label-side = Nebenpot
pot-label-side-number = Nebenpot { $number }
pot-this-street = { $before } + { $street } in dieser Runde
slot-flop = Flop, noch nicht gegeben
slot-turn = Turn, noch nicht gegeben
slot-river = River, noch nicht gegeben
street-preflop = Vor dem Flop
street-flop = Flop
street-turn = Turn
street-river = River
dealers-line = { $street } · { $fact }
to-act = { $name } ist dran
waiting-for-players = Warten auf Mitspieler
waiting-practice = Bots nehmen die freien Plätze, sobald du dich setzt.
waiting-invite = Die erste Hand beginnt, sobald zwei spielen können. Lade jemanden mit dem Link ein.
copy-link = Link kopieren
link-copied = Link kopiert
link-only-here = Diese Adresse öffnet sich nur auf diesem Computer. Für Gäste starte den Raum mit HOST=0.0.0.0.
table-stopped = { $name } ist angehalten.
table-stopped-hand = Alle Chips sind wie vor Hand { $number }.
table-stopped-chips = Kein Chip ist verloren.

# Seats. SB and BB, ML and MS are marks on the plate; the longer forms are read aloud.
tag-small-blind = SB
tag-big-blind = BB
small-blind = Small Blind
big-blind = Big Blind
tag-bot = Bot
bot-level =
    Bot, { $level ->
        [easy] schwach
        [medium] mittel
       *[hard] stark
    }
dealer-button = Dealer-Button
mark-ml = ML
mark-ms = MS
mark-ml-said = Big Blind verpasst
mark-ms-said = Small Blind verpasst
seat-said = Platz { $seat }, { $name }, Stack { $stack }
seat-you = du
seat-to-act = ist dran
seat-bet = Einsatz { $amount }
in-blinds = { $count } BB
odds = { $percent } %
odds-said = erwartet { $percent } Prozent des Pots
seat-empty = Platz { $seat } ist frei
sit-here = Hinsetzen
sit-at = Auf Platz { $seat } hinsetzen
sit-down = Hinsetzen
pill-check = Checkt
pill-call = Geht { $amount } mit
pill-bet = Setzt { $amount }
pill-raise = Erhöht auf { $amount }
pill-folded = Gepasst
pill-mucked = Nicht gezeigt
pill-all-in = All-in
pill-reconnecting = Verbindet
pill-reconnecting-in = Verbindet { $seconds } s
pill-leaving = Geht gleich
pill-left = Ist gegangen
pill-sitting-out = Setzt aus
pill-waits-blind = Wartet auf BB
pill-waits-button = Nach dem Button
pill-deciding = Nachsetzen?
pill-posting = Setzt nach

# Your hand. HIGH and LOW themselves stand in hands.ftl.
low-impossible = Kein Low möglich
low-needs-own = Braucht zwei eigene Low-Karten
low-missing =
    { $count ->
        [one] Low: noch eine Karte fehlt
       *[other] Low: noch { $count } Karten fehlen
    }
low-counterfeited = Entwertet: { $card }
low-said = Low { $low }
beaten-by = geschlagen von: { $hand }
you-watch = Du schaust zu.
you-sit-out = Du setzt aus. Dein Platz bleibt dir.
dealt-in-next = Mit der nächsten Hand bekommst du Karten.

# The three buttons: at most 13 letters for the verb, amounts stand below it.
act-fold = Passen
act-check = Checken
act-call = Mitgehen
act-bet = Setzen
act-raise = Erhöhen auf
act-bet-sized = Setzen …
act-raise-sized = Erhöhen …
act-capped = Cap erreicht
act-no-raise = Kein Erhöhen
act-check-or-call = Checken oder mitgehen
act-bet-or-raise = Setzen oder erhöhen
act-with-amount = { $word } { $amount }
all-in = all-in
sent = gesendet
raises-left = noch { $count }
check-is-free = Checken ist gratis
why-capped = keine Erhöhung mehr
why-not-reopened = nicht neu eröffnet
why-no-chips = zu wenig Chips
why-nobody = niemand kann mitgehen
key-fold = F
key-call = C
key-raise = R
seconds-left = { $seconds } s
seconds-left-said =
    { $seconds ->
        [one] Noch { $seconds } Sekunde.
       *[other] Noch { $seconds } Sekunden.
    }
your-turn = Du bist dran
your-turn-said = Du bist dran.
to-call = Mitgehen kostet { $amount }
to-call-said = Mitgehen kostet { $amount }.
choices-said = { $choices }.
log-heard = Was am Tisch geschieht
keys-title = Tasten
keys-fold = Passen
keys-call = Checken oder mitgehen
keys-raise = Setzen oder erhöhen; öffnet die Beträge
keys-presets = Betrag wählen
keys-step = Ein Big Blind mehr oder weniger
keys-bank = Zeitbank nutzen
keys-show = Karten zeigen
keys-muck = Nichts zeigen
keys-sit-out = Aussetzen oder zurückkommen
keys-log = Verlauf, Hände und Regeln
keys-why = Warum ist das so?
keys-alone = Nur die Hand, und zurück
keys-close = Offenes schließen
keys-list = Diese Liste
keys-reading = Vorlesen (mit Alt oder Alt und Umschalt)
keys-read-own = Deine Karten
keys-read-board = Die Gemeinschaftskarten
keys-read-pots = Die Pots
keys-read-seats = Plätze und Stacks
keys-read-choices = Was du tun darfst
keys-read-strength = Was dein Blatt wert ist
keys-read-last = Die letzten drei Ereignisse
keys-silent = Buchstaben und Ziffern schweigen, während du tippst.
key-escape = Esc
read-answer = Was du wissen wolltest
read-no-cards = Du hast keine Karten.
read-no-board = Noch keine Gemeinschaftskarten.
read-no-hand = Es läuft keine Hand.
read-not-your-turn = Du bist nicht dran.

# The size of a bet or raise where it is free.
size = Höhe des Einsatzes
size-min = Min
size-half = ½ Pot
size-two-thirds = ⅔ Pot
size-pot = Pot
size-blinds = { $count } BB
size-everything = All-in
size-less = Einen Big Blind weniger
size-more = Einen Big Blind mehr
size-bet = { $amount } setzen
size-raise = Auf { $amount } erhöhen
size-all-in = All-in { $amount }
size-of-yours = { $amount } von deinen { $stack }
size-clamped = Nur { $least } bis { $most }
size-press-again = Zum Bestätigen erneut drücken

# The optional row, coming and going.
sit-out = Aussetzen
sit-out-owes = Verpasst du den Big Blind, schuldest du { $amount }.
sit-out-free = Du behältst deinen Platz und bekommst keine Karten.
im-back = Ich bin zurück
back-needs-chips = Kaufe erst nach.
add-chips = Nachkaufen
adds-next = +{ $amount } zur nächsten Hand
next-hand-in = Nächste Hand in { $seconds } s
leave = Verlassen
leaving-after-hand = Du gehst nach dieser Hand.
pre-actions = Im Voraus
pre-said = Im Voraus: { $text }
pre-check-fold = Checken/passen
pre-fold-any = Immer passen
pre-dropped = Der Preis hat sich geändert. Deine Vorwahl gilt nicht mehr.
more-choices = Aussetzen, nachkaufen
use-bank = Zeitbank +{ $seconds } s
bank-seconds = +{ $seconds } s
show-cards = Karten zeigen
muck-cards = Nicht zeigen
show-one = Oder tippe eine Karte an, um nur sie zu zeigen.
show-card = { $card } zeigen
leave-title = { $table } verlassen?
leave-after-hand = Du spielst diese Hand zu Ende. Dann geht dein Stack, jetzt { $stack }, in dein Guthaben.
# With all chips in the pots.
leave-after-hand-all-in = Du spielst diese Hand zu Ende. Dann geht in dein Guthaben, was du gewinnst.
leave-now = Dein Stack von { $stack } geht in dein Guthaben.
leave-now-without = Du hast an diesem Tisch keine Chips mehr.
leave-after-hand-button = Nach dieser Hand gehen
leave-fold-button = Passen und gehen
leave-button = Verlassen
leave-stay = Bleiben
left-with = Dein Stack von { $stack } ist jetzt in deinem Guthaben.
left-without = Du hast den Tisch verlassen. Du hattest dort keine Chips mehr.
entry-new = Du kommst in ein laufendes Spiel
entry-missed-big = Du hast den Big Blind verpasst
entry-missed-small = Du hast den Small Blind verpasst
entry-wait = Auf den Big Blind warten
entry-wait-buys = Karten, sobald er bei dir ist
entry-wait-button = Karten, sobald der Button vorbei ist
entry-post = Jetzt setzen und mitspielen
entry-buy = Button kaufen und mitspielen
entry-live = { $live } live, dein Einsatz
entry-dead = { $dead } dead, in den Pot
entry-live-and-dead = { $live } live, dein Einsatz · { $dead } dead, in den Pot
entry-after-button = Du bekommst Karten, sobald der Button vorbei ist.

# The award.
award = Wer was gewonnen hat
scoop-word = SCOOP
no-low = kein Low
odd-chip = ungerader Chip
not-shown = nicht gezeigt
carried = { $amount } für den nächsten Pot
ribbon-wins = Gewinnt
won-high-said = gewinnt High, { $amount }
won-low-said = gewinnt Low, { $amount }
won-whole-said = gewinnt { $amount }
won-net = gewonnen { $amount }, netto { $net }
won-quartered-net = geviertelt: { $amount }, netto { $net }
net-said = netto { $net }

# The side panel.
log-empty = Was von jetzt an geschieht, erscheint hier.
all-hands = Alle deine Hände
hands-none-here = Jede Hand, in der du Karten bekommst, erscheint hier, sobald sie beendet ist.
hands-not-read = Deine Hände ließen sich nicht laden.
hands-try-again = Noch einmal versuchen
hand-pot-at = Pot { $pot } · { $table }
rules-missed = Wer den Big Blind verpasst, setzt beide Blinds nach oder wartet auf den nächsten Big Blind.
rules-play-chips = Spielchips kosten nichts und sind nichts wert.
rules-watchers =
    { $count ->
        [one] { $count } schaut zu
       *[other] { $count } schauen zu
    }
