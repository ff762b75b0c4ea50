## Finished hands: the list, and one hand from the deal to the award.

hands-title = Deine Hände
hands-caption = Beendete Hände, neueste zuerst
hands-empty-title = Noch keine Hände
hands-empty-text = Jede Hand, in der du Karten bekommst, erscheint hier, sobald sie beendet ist.
hands-nobody-title = Hände gehören zu einem Namen
hands-nobody-text = Wähle einen Namen und spiele, dann erscheinen deine Hände hier.
hands-older = Ältere Hände zeigen
column-hand = Hand
column-hole = Deine Karten
column-board = Board
column-pot = Pot
column-net = Ergebnis
hand-title = Hand { $number }
hand-back = Alle deine Hände
hand-to-table = Zum Tisch
hand-missing-title = Diese Hand ist nicht zu sehen
hand-missing-text = Du siehst beendete Hände, in denen du Karten bekommen hast.
hand-players = Wer was hatte
hand-you = du
hand-board = Gemeinschaftskarten
hand-no-board = Es wurden keine Gemeinschaftskarten gegeben.
hand-actions = Ablauf
hand-awards = Wer was gewonnen hat
hand-folded = gepasst
hand-mucked = nicht gezeigt
hand-button = Button
