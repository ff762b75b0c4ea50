## How this browser shows the room.

settings-title = Settings
settings-language = Language
settings-theme = Appearance
theme-system = System
theme-light = Light
theme-dark = Dark
settings-deck = Deck
deck-four = Four colours
deck-two = Two colours
settings-felt = Felt
felt-moss = Moss
felt-slate = Slate
felt-plum = Plum
felt-graphite = Graphite
settings-motion = Motion
motion-system = Like the system
motion-reduced = Reduced
leave-warning = After that, nobody can use this name or its chips again.
leave-confirm = Give up name and chips
