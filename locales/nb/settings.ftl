## How this browser shows the room.

settings-title = Innstillinger
settings-language = Språk
settings-theme = Utseende
theme-system = System
theme-light = Lyst
theme-dark = Mørkt
settings-deck = Kortstokk
deck-four = Fire farger
deck-two = To farger
settings-felt = Filt
felt-moss = Mose
felt-slate = Skifer
felt-plum = Plomme
felt-graphite = Grafitt
settings-motion = Bevegelse
motion-system = Som systemet
motion-reduced = Redusert
leave-warning = Etter det kan ingen bruke dette navnet eller sjetongene igjen.
leave-confirm = Gi opp navn og sjetonger
