# "Hvorfor?": reglerne, der afgør noget ved bordet, efter deres numre i docs/rulebook.md, og det, der står omkring dem.

why-title = Hvorfor?
why-close = Luk
why-of = Hvorfor? { $fact }
why-rule = Regel { $rule }
why-hand = hånd { $number }

# Det, der lukker for dit raise.
closed-capped = Du må ikke raise: Rundens sidste raise er lavet.
closed-not-reopened = Du må ikke raise: Der er ikke åbnet for dig igen.
closed-no-chips = Du må ikke raise: Det koster alle dine chips at calle.
closed-nobody = Du må ikke raise: Ingen andre har chips tilbage.

# Beløbene, et på hver linje.
sum-high = Den høje halvdel
sum-low = Den lave halvdel
sum-odd = Overskydende chips
sum-carried = Til næste pulje
sum-live = Live, et bet
sum-dead = Dødt, til puljen
sum-price = Indsatsen
sum-call = At calle
sum-board-first = Fælleskort 1
sum-board-second = Fælleskort 2

# Reglerne for den, der spiller. Live er bordets big blind, dødt er small blind.
rule-r1-6 = Alle andre har foldet, eller ingen anden kan vinde denne pulje. Den vindes uden at vise kort.
rule-r2-1 = Small blind er { $dead }, big blind { $live }. Hvor der er ante, poster alle den.
rule-r2-2 = Dealerknappen rykkede forbi { $name }, som ellers slap for big blind og derfor poster lige så meget: { $amount }.
rule-r2-6 = { $name } kan ikke betale fuldt ud og er all-in for { $amount }. De andre caller stadig hele big blind.
rule-r2-8 = Den, der kommer ind, poster { $live } live eller venter på big blind. Til venstre for dealerknappen kan den købes, hvor huset tillader det: { $dead } dødt oveni.
rule-r2-9 = Den, der misser big blind, får ingen kort, før begge er betalt: { $live } live som bet, { $dead } dødt til puljen. Man kan også vente på sin big blind.
rule-r2-10 = Den, der kun misser small blind, betaler { $dead } dødt, når dealerknappen er forbi. Det er ikke et bet: Der skal stadig calles.
rule-r3-4 = Her er ingen lav halvdel: Den bedste hånd tager hele puljen. I Hold’em gælder fem valgfri af syv kort.
rule-r5-1 = Halvdelen af puljen går til den bedste høje, halvdelen til den bedste lave. Én hånd kan vinde begge.
rule-r5-2 = Ingen har en lav på otte eller bedre: Hele puljen går til den bedste høje.
rule-r5-3 = Lige hænder deler det, de vinder sammen.
rule-r6-1 = En overskydende chip går til den høje halvdel, og inden for en halvdel til den første vinder til venstre for dealerknappen.
rule-r6-2 = Ved dette bord bliver chips, der ikke kan deles, til næste pulje. Den sidste, der forlader bordet, får dem.
rule-r6-3 = Flere overskydende chips går en ad gangen til vinderne, først til venstre for dealerknappen.
rule-r6-4 = De samme vinder begge halvdele og deler hele puljen på én gang, så lige som muligt.
rule-r7-1 = Den, der har for lidt, må calle med alt. Uden chips at raise med, eller når ingen andre har flere, er der intet raise.
rule-r8-1 = { $amount } af det blev ikke callet og går tilbage til { $name }. Det er i ingen pulje og koster ingen rake.
rule-r9-2 = Huset tager { $amount } af puljerne, før de deles. Loftet gælder for hele hånden.
rule-r10-3 =
    Med fixed limit har en runde ét bet og { $raises ->
        [one] { $raises } raise;
       *[other] { $raises } raises;
    } før floppet er big blind det bet. Derefter kan man kun calle eller folde.
rule-r11-2 = Et all-in-raise på mindre end et halvt bet lader ikke dem raise igen, som har handlet.
rule-r11-4 = Et all-in på mindre end et fuldt raise lader ikke dem raise igen, som har handlet. Et check tæller også.
rule-r13-1 = Den sidste, der bettede eller raisede på river, viser først; ellers den første til venstre for dealerknappen.
rule-r13-3 = Den, som de åbne hænder slår i hver del, må mucke uden at vise. Den, der vinder eller deler en del, viser.
rule-r13-5 = Nogen er all-in, og der kan ikke bettes mere: Alle hænder, der er med, ligger åbne.
rule-r13-6 = Den, der vandt uden showdown eller muckede en slået hånd, må vise alle eller nogle af sine kort.
rule-r14-1 = Den, der vinder hele en stor pulje, hæver indsatserne i næste hånd og poster det hævede bet: { $amount }.
rule-r14-2 = Den, der sidder efter big blind, må poste to af dem før uddelingen og handler så sidst før floppet.

# Ønsker, og hænder med to sæt fælleskort.
wish-straddle = Straddle
wish-straddle-is = Fra næste hånd: Post to big blinds, når du sidder efter big blind.
wish-twice = To gange
wish-twice-is = Fra næste hånd: Kør dine all-ins på to sæt fælleskort, hvis alle vil.
board-second = Andet sæt fælleskort
pot-on-board = { $pot }, fælleskort { $board }
pot-on-board-short = { $pot } { $board }
log-second-flop = Andet sæt fælleskort, flop { $cards }
log-second-turn = Andet sæt fælleskort, turn { $cards }
log-second-river = Andet sæt fælleskort, river { $cards }
tag-straddle = STR
tag-kill = KILL
straddle-said = straddle
kill-said = kill
