# „Dlaczego?”: zasady, które rozstrzygają przy stole, według numerów w docs/rulebook.md, i to, co je otacza.

why-title = Dlaczego?
why-close = Zamknij
why-of = Dlaczego? { $fact }
why-rule = Zasada { $rule }
why-hand = rozdanie { $number }

# Co zamyka licytację.
closed-capped = Nie możesz podbić: ostatnie podbicie tej rundy już było.
closed-not-reopened = Nie możesz podbić: licytacja nie jest dla ciebie ponownie otwarta.
closed-no-chips = Nie możesz podbić: sprawdzenie kosztuje wszystkie twoje żetony.
closed-nobody = Nie możesz podbić: nikt inny nie ma już żetonów.

# Kwoty, po jednej w wierszu.
sum-high = Połowa wysoka
sum-low = Połowa niska
sum-odd = Niepodzielne żetony
sum-carried = Do następnej puli
sum-live = Żywa, jako zakład
sum-dead = Martwa, do puli
sum-price = Zakład
sum-call = Do sprawdzenia
sum-board-first = Karty wspólne 1
sum-board-second = Karty wspólne 2

# Zasady dla graczy. Żywa to duża ciemna stołu, martwa to mała.
rule-r1-6 = Wszyscy inni spasowali albo nikt inny nie może wygrać tej puli. Wygrywa się ją bez pokazywania kart.
rule-r2-1 = Mała ciemna to { $dead }, duża { $live }. Gdzie jest ante, wpłacają je wszyscy.
rule-r2-2 = Button minął miejsce, na którym siedzi { $name }. Żeby duża ciemna nie przepadła, wpłaca się tyle samo: { $amount }.
rule-r2-6 = { $name } nie może zapłacić całości i jest all-in za { $amount }. Inni nadal sprawdzają całą dużą ciemną.
rule-r2-8 = Kto dołącza, wpłaca od razu { $live } żywej albo czeka na dużą ciemną. Na lewo od buttona można go kupić, gdzie dom na to pozwala: jeszcze { $dead } martwej.
rule-r2-9 = Kto pominie dużą ciemną, nie dostaje kart, póki nie wpłaci obu: { $live } żywej jako zakład i { $dead } martwej do puli. Może też czekać na dużą ciemną.
rule-r2-10 = Kto pominie tylko małą ciemną, płaci { $dead } martwej, gdy minie go button. To nie zakład: nadal trzeba sprawdzić.
rule-r3-4 = Tu nie ma połowy niskiej: najlepszy układ bierze całą pulę. W Hold’em tworzy go dowolne pięć z siedmiu kart.
rule-r5-1 = Połowa puli należy do najlepszego układu wysokiego, połowa do najlepszego niskiego. Jeden gracz może wygrać obie.
rule-r5-2 = Nikt nie ma układu niskiego z ósemką lub lepszego: cała pula należy do najlepszego wysokiego.
rule-r5-3 = Równe układy dzielą to, co razem wygrywają.
rule-r6-1 = Niepodzielny żeton należy do połowy wysokiej, a w połowie do pierwszego wygrywającego na lewo od buttona.
rule-r6-2 = Przy tym stole żetony, których nie da się podzielić, zostają do następnej puli. Dostaje je ostatni, kto odchodzi od stołu.
rule-r6-3 = Kilka niepodzielnych żetonów idzie po jednym do wygrywających, zaczynając na lewo od buttona.
rule-r6-4 = Ci sami wygrywają obie połowy i dzielą całą pulę naraz, jak najrówniej.
rule-r7-1 = Kto ma za mało, może sprawdzić wszystkim, co ma. Bez żetonów na podbicie, albo gdy nikt inny ich nie ma, nie ma podbicia.
rule-r8-1 = { $name } odzyskuje { $amount }, bo nikt tego nie sprawdził. Nie leży to w żadnej puli i nie płaci się od tego rake’u.
rule-r9-2 = Dom bierze { $amount } z pul, zanim zostaną podzielone. Górna granica dotyczy całego rozdania.
rule-r10-3 =
    W fixed limit runda ma jeden zakład i { $raises ->
        [one] { $raises } podbicie;
        [few] { $raises } podbicia;
       *[many] { $raises } podbić;
    } przed flopem zakładem jest duża ciemna. Potem można tylko sprawdzić lub spasować.
rule-r11-2 = Podbicie all-in o mniej niż pół zakładu nie pozwala znów podbijać tym, którzy już zagrali.
rule-r11-4 = All-in o mniej niż pełne podbicie nie pozwala znów podbijać tym, którzy już zagrali. Czekanie też się liczy.
rule-r13-1 = Kto na riverze ostatni postawił lub podbił, pokazuje pierwszy; inaczej pierwszy gracz na lewo od buttona.
rule-r13-3 = Kogo odkryte układy biją w każdej części, może odrzucić karty bez pokazania. Kto wygrywa lub dzieli część, pokazuje.
rule-r13-5 = Ktoś jest all-in i nie można już stawiać: wszystkie karty w grze leżą odkryte.
rule-r13-6 = Kto wygrał bez wyłożenia albo odrzucił przegrany układ, może pokazać wszystkie lub niektóre karty.
rule-r14-1 = Kto wygra całą dużą pulę, podnosi stawki następnego rozdania i wpłaca podniesiony zakład: { $amount }.
rule-r14-2 = Gracz za dużą ciemną może przed rozdaniem wpłacić dwie. Przed flopem gra wtedy ostatni.

# Życzenia i rozdania z dwoma kompletami kart wspólnych.
wish-straddle = Straddle
wish-straddle-is = Od następnego rozdania: wpłać dwie duże ciemne, gdy siedzisz za dużą ciemną.
wish-twice = Dwa razy
wish-twice-is = Od następnego rozdania: graj all-iny na dwóch kompletach kart wspólnych, jeśli wszyscy chcą.
board-second = Drugie karty wspólne
pot-on-board = { $pot }, karty { $board }
pot-on-board-short = { $pot } { $board }
log-second-flop = Drugie karty wspólne, flop { $cards }
log-second-turn = Drugie karty wspólne, turn { $cards }
log-second-river = Drugie karty wspólne, river { $cards }
tag-straddle = STR
tag-kill = KILL
straddle-said = straddle
kill-said = kill
