## The rulebook, and the rules of one table as it has them.

page-rulebook = Rulebook · Splitpot
page-rules = Rules of { $table } · Splitpot
nav-rulebook = Rules
rulebook-title = Rulebook
rulebook-lead = How this room plays. Where houses differ, each table says which way it goes on its own rules page.
rulebook-missing = The rulebook could not be loaded.
rulebook-chapters = Chapters
rules-title = Rules of { $table }
rules-all = All rules of this table
rules-table = What is played here
rules-options = Options of the house
rules-differs = differs from the rulebook’s first choice
rules-column-what = Rule
rules-column-how = At this table
rules-column-number = Number
sign-game = Game
sign-seats = Seats
