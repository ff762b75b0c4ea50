## Finished hands: the list, and one hand from the deal to the award.

hands-title = Dine hænder
hands-caption = Afsluttede hænder, nyeste først
hands-empty-title = Ingen hænder endnu
hands-empty-text = Hver hånd, du får kort i, vises her, når den er slut.
hands-nobody-title = Hænder hører til et navn
hands-nobody-text = Vælg et navn og spil, så vises dine hænder her.
hands-older = Vis ældre hænder
column-hand = Hånd
column-hole = Dine kort
column-board = Fælleskort
column-pot = Pulje
column-net = Resultat
hand-title = Hånd { $number }
hand-back = Alle dine hænder
hand-to-table = Til bordet
hand-missing-title = Denne hånd kan ikke ses
hand-missing-text = Du kan se afsluttede hænder, hvor du fik kort.
hand-players = Hvem havde hvad
hand-you = dig
hand-board = Fælleskort
hand-no-board = Der blev ikke delt fælleskort.
hand-actions = Forløb
hand-awards = Hvem vandt hvad
hand-folded = foldet
hand-mucked = ikke vist
hand-button = Dealerknap
