## The rulebook, and the rules of one table as it has them.

page-rulebook = Regelbuch · Splitpot
page-rules = Regeln von { $table } · Splitpot
nav-rulebook = Regeln
rulebook-title = Regelbuch
rulebook-lead = So wird in diesem Raum gespielt. Wo Häuser verschieden spielen, sagt jeder Tisch auf seiner Regelseite, wie es bei ihm ist.
rulebook-missing = Das Regelbuch konnte nicht geladen werden.
rulebook-chapters = Kapitel
rules-title = Regeln von { $table }
rules-all = Alle Regeln dieses Tisches
rules-table = Was hier gespielt wird
rules-options = Wahl des Hauses
rules-differs = anders als die erste Wahl des Regelbuchs
rules-column-what = Regel
rules-column-how = An diesem Tisch
rules-column-number = Nummer
sign-game = Spiel
sign-seats = Plätze
