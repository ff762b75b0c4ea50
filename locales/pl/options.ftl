## The options of a house, by their names in the rulebook: what each is called, and what its values mean.

option-button_rule = Button
value-button_rule-forward = przechodzi do następnego gracza
value-button_rule-last_sb = przechodzi na miejsce ostatniej małej ciemnej
value-button_rule-dead = może stać przy pustym miejscu
value-button_rule-moving = idzie dalej, nikt nie omija dużej ciemnej
button-alternates = co rozdanie u drugiego gracza
option-missed_sb = Gdy brakuje małej ciemnej
value-missed_sb-shift = wpłaca ją następny gracz
value-missed_sb-dead = w tym rozdaniu jej nie ma
option-wait_for_bb = Pominięta duża ciemna
value-wait_for_bb-true = wpłać obie ciemne albo czekaj na następną dużą
value-wait_for_bb-false = wpłać obie ciemne albo pauzuj
option-heads_up_blinds = Dwóch graczy
value-heads_up_blinds-button_sb = button wpłaca małą ciemną
value-heads_up_blinds-literal = button wpłaca dużą ciemną
option-ante = Ante
option-ante-none = brak
option-unit = Najmniejszy żeton
option-cap_heads_up = Limit podbić między dwoma graczami
value-cap_heads_up-capped = obowiązuje
value-cap_heads_up-unlimited_if_round_starts_heads_up = znika w rundach, które zaczyna dwóch
value-cap_heads_up-unlimited_once_heads_up_before_cap = znika, gdy zostaje dwóch, zanim go osiągnięto
option-reopen_test = Kilka krótkich all-inów
value-reopen_test-per_player = otwierają licytację temu, kto stoi przed pełnym podbiciem
value-reopen_test-cumulative_for_all = otwierają licytację wszystkim, gdy złożą się na pełne podbicie
option-pot_limit_counts = Pula przed flopem
value-pot_limit_counts-all_chips = liczą się wszystkie żetony
value-pot_limit_counts-regular_blinds = liczą się tylko obie ciemne
option-straddle = Straddle
value-straddle-true = dozwolony na lewo od dużej ciemnej: { $straddle }
value-straddle-false = niedozwolony
option-straddle_min_raise = Najmniejsze podbicie po straddle
value-straddle_min_raise-bb_increment = o jedną dużą ciemną
value-straddle_min_raise-double_straddle = do dwukrotności straddle
option-kill = Kill
value-kill-off = wyłączony
value-kill-half = scoop za co najmniej { $scoop } podnosi następne limity o połowę
value-kill-full = scoop za co najmniej { $scoop } podwaja następne limity
option-run_it_twice = Karty wspólne po all-inie
value-run_it_twice-true = dwa razy, jeśli wszyscy się zgodzą
value-run_it_twice-false = raz
option-identical_hands = Ci sami wygrywają obie połowy
value-identical_hands-split_each_half = dzielą każdą połowę osobno
value-identical_hands-even_split = dzielą całą pulę naraz
option-all_in_showdown = Karty przy all-inie
value-all_in_showdown-open_at_once = odkrywa się od razu
value-all_in_showdown-normal = odkrywa się dopiero przy wyłożeniu
option-mucked_visible = Niepokazane karty w historii
value-mucked_visible-anyone_in_hand = dla graczy tego rozdania
value-mucked_visible-table = dla całego stołu
value-mucked_visible-nobody = dla nikogo
option-burn = Spalone karty
value-burn-true = po jednej przed flopem, turnem i riverem
value-burn-false = brak
option-return_within = Powrót do stołu
option-no_flop = Rake bez flopa
value-no_flop-true = brak
value-no_flop-false = jest pobierany
return-any = z dowolnym buy-inem
return-within =
    { $minutes ->
        [one] w ciągu { $minutes } minuty co najmniej z tym, co zabrano
        [few] w ciągu { $minutes } minut co najmniej z tym, co zabrano
       *[many] w ciągu { $minutes } minut co najmniej z tym, co zabrano
    }
option-buy_button = Kupno buttona
value-buy_button-true = możliwe na lewo od niego, za obie ciemne
value-buy_button-false = niemożliwe
option-rake_caps = Niższy rake przy małej liczbie graczy
option-rake_step = Rake naliczany co
rake-cap-few = do { $players } graczy: najwyżej { $cap }
