## How this browser shows the room.

settings-title = Indstillinger
settings-language = Sprog
settings-theme = Udseende
theme-system = System
theme-light = Lyst
theme-dark = Mørkt
settings-deck = Kortspil
deck-four = Fire farver
deck-two = To farver
settings-felt = Filt
felt-moss = Mos
felt-slate = Skifer
felt-plum = Blomme
felt-graphite = Grafit
settings-motion = Bevægelse
motion-system = Som systemet
motion-reduced = Reduceret
leave-warning = Derefter kan ingen bruge navnet eller dets chips igen.
leave-confirm = Opgiv navn og chips
