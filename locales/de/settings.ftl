## How this browser shows the room.

settings-title = Einstellungen
settings-language = Sprache
settings-theme = Erscheinungsbild
theme-system = System
theme-light = Hell
theme-dark = Dunkel
settings-deck = Kartendeck
deck-four = Vierfarbig
deck-two = Zweifarbig
settings-felt = Filz
felt-moss = Moos
felt-slate = Schiefer
felt-plum = Pflaume
felt-graphite = Graphit
settings-motion = Bewegung
motion-system = Wie im System
motion-reduced = Reduziert
leave-warning = Danach kann niemand diesen Namen oder seine Chips wieder benutzen.
leave-confirm = Namen und Chips aufgeben
