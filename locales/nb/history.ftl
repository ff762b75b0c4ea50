## Finished hands: the list, and one hand from the deal to the award.

hands-title = Hendene dine
hands-caption = Avsluttede hender, nyeste først
hands-empty-title = Ingen hender ennå
hands-empty-text = Hver hånd du får kort i, vises her når den er ferdig.
hands-nobody-title = Hender hører til et navn
hands-nobody-text = Velg et navn og spill, så vises hendene dine her.
hands-older = Vis eldre hender
column-hand = Hånd
column-hole = Kortene dine
column-board = Felleskort
column-pot = Pott
column-net = Resultat
hand-title = Hånd { $number }
hand-back = Alle hendene dine
hand-to-table = Til bordet
hand-missing-title = Denne hånden kan ikke vises
hand-missing-text = Du kan se avsluttede hender der du fikk kort.
hand-players = Hvem hadde hva
hand-you = deg
hand-board = Felleskort
hand-no-board = Det ble ikke delt felleskort.
hand-actions = Forløp
hand-awards = Hvem vant hva
hand-folded = kastet seg
hand-mucked = ikke vist
hand-button = Dealerknapp
