## Playing on another device, and coming in there by a code.

page-key = Graj na tym urządzeniu · Splitpot
device-title = Graj na innym urządzeniu
device-lead = Otwórz ten link na drugim urządzeniu, na przykład w telefonie, a zagrasz tam również jako { $name }: te same żetony, to samo miejsce. To urządzenie pozostanie zalogowane.
device-code = Albo otwórz tam { $address } i wpisz ten kod:
device-valid =
    Działa raz, przez { $minutes ->
        [one] minutę
        [few] { $minutes } minuty
        [many] { $minutes } minut
       *[other] { $minutes } minuty
    }. Nowy kod go zastępuje. Zachowaj go dla siebie: kto go użyje, gra twoimi żetonami.
device-over = Ten kod już wygasł.
device-joined = Grasz teraz na jeszcze jednym urządzeniu. To nie ty? Poproś gospodarza, żeby wylogował wszystkie twoje urządzenia.
device-renew = Utwórz nowy kod
key-title = Graj na tym urządzeniu
key-lead = Wchodzisz jako { $name }: te same żetony, to samo miejsce. Twoje inne urządzenia pozostaną zalogowane.
key-instead = Na tym urządzeniu grasz teraz jako { $mine }. Tutaj oddajesz ten nick i jego żetony.
key-enter = Graj jako { $name }
key-not-now = Nie teraz
key-own = Na tym urządzeniu grasz już jako { $name }. Otwórz link na drugim: nadal działa.
key-code = Kod
key-code-hint = Dziesięć liter i cyfr, wielkich lub małych.
key-check = Dalej
key-advice = Kod znajdziesz w ustawieniach drugiego urządzenia, w „{ device-title }”. Nie masz go już? Poproś gospodarza o link.
entrance-yours = To twój nick? Utwórz kod na drugim urządzeniu (Ustawienia, „{ device-title }”) albo poproś gospodarza o link.
entrance-by-code = Mam kod dla tego urządzenia
