## How this browser shows the room.

settings-title = Ustawienia
settings-language = Język
settings-theme = Wygląd
theme-system = System
theme-light = Jasny
theme-dark = Ciemny
settings-deck = Talia
deck-four = Cztery kolory
deck-two = Dwa kolory
settings-felt = Sukno
felt-moss = Mech
felt-slate = Łupek
felt-plum = Śliwka
felt-graphite = Grafit
settings-motion = Ruch
motion-system = Jak w systemie
motion-reduced = Ograniczony
leave-warning = Potem nikt już nie odzyska tego nicku ani jego żetonów.
leave-confirm = Oddaj nick i żetony
