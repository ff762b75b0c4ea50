# «Hvorfor?»: reglene som avgjør noe ved bordet, etter numrene i docs/rulebook.md, og det som står rundt dem.

why-title = Hvorfor?
why-close = Lukk
why-of = Hvorfor? { $fact }
why-rule = Regel { $rule }
why-hand = hånd { $number }

# Det som stenger for høyningen din.
closed-capped = Du kan ikke høyne: Rundens siste høyning er gjort.
closed-not-reopened = Du kan ikke høyne: Runden er ikke åpnet igjen for deg.
closed-no-chips = Du kan ikke høyne: Synet koster alle sjetongene dine.
closed-nobody = Du kan ikke høyne: Ingen andre har sjetonger igjen.

# Beløpene, ett på hver linje.
sum-high = Den høye halvdelen
sum-low = Den lave halvdelen
sum-odd = Overskytende sjetonger
sum-carried = Til neste pott
sum-live = Live, en innsats
sum-dead = Dødt, til potten
sum-price = Innsatsen
sum-call = Å syne
sum-board-first = Felleskort 1
sum-board-second = Felleskort 2

# Reglene for den som spiller. Live er bordets big blind, dødt er small blind.
rule-r1-6 = Alle andre har kastet seg, eller ingen annen kan vinne denne potten. Den vinnes uten å vise kort.
rule-r2-1 = Small blind er { $dead }, big blind { $live }. Der det er ante, legger alle inn den.
rule-r2-2 = Dealerknappen gikk forbi { $name }, som ellers slapp unna big blind og derfor legger inn like mye: { $amount }.
rule-r2-6 = { $name } kan ikke betale alt og er all-in for { $amount }. De andre syner likevel hele big blind.
rule-r2-8 = Den som kommer inn, legger inn { $live } live eller venter på big blind. Til venstre for dealerknappen kan den kjøpes der huset tillater det: { $dead } dødt i tillegg.
rule-r2-9 = Den som går glipp av big blind, får ingen kort før begge er betalt: { $live } live som innsats, { $dead } dødt til potten. Man kan også vente på big blind.
rule-r2-10 = Den som bare går glipp av small blind, betaler { $dead } dødt når dealerknappen er forbi. Det er ingen innsats: Det må likevel synes.
rule-r3-4 = Her er det ingen lav halvdel: Den beste hånden tar hele potten. I Hold’em teller fem valgfrie av sju kort.
rule-r5-1 = Halve potten går til den beste høye, halve til den beste lave. Én hånd kan vinne begge.
rule-r5-2 = Ingen har en lav på åtte eller bedre: Hele potten går til den beste høye.
rule-r5-3 = Like hender deler det de vinner sammen.
rule-r6-1 = En overskytende sjetong går til den høye halvdelen, og innen en halvdel til den første vinneren til venstre for dealerknappen.
rule-r6-2 = Ved dette bordet blir sjetonger som ikke kan deles, liggende til neste pott. Den siste som forlater bordet, får dem.
rule-r6-3 = Flere overskytende sjetonger går én til hver vinner, først til venstre for dealerknappen.
rule-r6-4 = De samme vinner begge halvdelene og deler hele potten på én gang, så likt det går.
rule-r7-1 = Den som har for lite, kan syne med alt. Uten sjetonger å høyne med, eller når ingen andre har flere, er det ingen høyning.
rule-r8-1 = { $amount } av det ble ikke synt og går tilbake til { $name }. Det er i ingen pott og koster ingen rake.
rule-r9-2 = Huset tar { $amount } av pottene før de deles. Taket gjelder for hele hånden.
rule-r10-3 =
    Med fixed limit har en runde én innsats og { $raises ->
        [one] { $raises } høyning;
       *[other] { $raises } høyninger;
    } før floppen er big blind innsatsen. Deretter kan man bare syne eller kaste.
rule-r11-2 = En all-in-høyning på mindre enn en halv innsats lar ikke dem høyne igjen som har handlet.
rule-r11-4 = En all-in på mindre enn en full høyning lar ikke dem høyne igjen som har handlet. En sjekk teller også.
rule-r13-1 = Den siste som satset eller høynet på river, viser først; ellers den første til venstre for dealerknappen.
rule-r13-3 = Den som de åpne hendene slår i hver del, kan kaste kortene usett. Den som vinner eller deler en del, viser.
rule-r13-5 = Noen er all-in, og det kan ikke satses mer: Alle hender som er med, ligger åpne.
rule-r13-6 = Den som vant uten showdown eller kastet en slått hånd, kan vise alle eller noen av kortene sine.
rule-r14-1 = Den som vinner hele en stor pott, hever grensene i neste hånd og legger inn den hevede innsatsen: { $amount }.
rule-r14-2 = Den som sitter etter big blind, kan legge inn to av dem før utdelingen og handler da sist før floppen.

# Ønsker, og hender med to sett felleskort.
wish-straddle = Straddle
wish-straddle-is = Fra neste hånd: Legg inn to big blinds når du sitter etter big blind.
wish-twice = To ganger
wish-twice-is = Fra neste hånd: Kjør all-in på to sett felleskort hvis alle vil.
board-second = Andre sett felleskort
pot-on-board = { $pot }, felleskort { $board }
pot-on-board-short = { $pot } { $board }
log-second-flop = Andre sett felleskort, flopp { $cards }
log-second-turn = Andre sett felleskort, turn { $cards }
log-second-river = Andre sett felleskort, river { $cards }
tag-straddle = STR
tag-kill = KILL
straddle-said = straddle
kill-said = kill
