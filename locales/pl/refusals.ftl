## Why something was not done, and what would be right. The part after the dash is the server's code.

refusal-hand_over = To rozdanie już się skończyło. Poczekaj na następne.
refusal-not_your_turn = To nie twoja kolej. Nic nie trafiło do puli.
refusal-check_is_free = Nie musisz pasować: czekanie nic nie kosztuje.
refusal-bet_to_call = Nie możesz czekać: do sprawdzenia jest { $call }.
refusal-bet_to_call-bare = Nie możesz czekać: jest zakład do sprawdzenia.
refusal-nothing_to_call = Nie ma czego sprawdzać. Możesz czekać.
refusal-bet_already_made = Zakład już jest: { $price }. Możesz podbić.
refusal-bet_already_made-bare = Zakład już jest. Możesz podbić.
refusal-no_bet_yet = Nie ma jeszcze czego podbić. Możesz postawić.
refusal-capped = W tej rundzie nie ma już podbić. Możesz sprawdzić.
refusal-betting_not_reopened = Niepełny all-in nie otwiera licytacji na nowo. Możesz sprawdzić.
refusal-no_chips_to_raise = Twój stack jest za mały na podbicie. Możesz sprawdzić.
refusal-nobody_to_raise = Pozostali są all-in: nikt nie mógłby sprawdzić podbicia.
refusal-wrong_amount = Tutaj możliwe są tylko kwoty od { $min } do { $max }.
refusal-wrong_amount-exact = Tutaj możliwe jest tylko dokładnie { $min }.
refusal-wrong_amount-unit = Tutaj kwoty rosną co { $unit }.
refusal-wrong_amount-bare = Taka kwota nie jest tu możliwa.
refusal-seat_taken = Ktoś właśnie zajął to miejsce. Wybierz inne.
refusal-no_such_seat =
    { $seats ->
        [one] Ten stół ma { $seats } miejsce.
        [few] Ten stół ma { $seats } miejsca.
       *[many] Ten stół ma { $seats } miejsc.
    }
refusal-no_such_seat-bare = Nie ma takiego miejsca przy stole.
refusal-already_seated = Już tu siedzisz, na miejscu { $seat }.
refusal-already_seated-bare = Już siedzisz przy tym stole.
refusal-not_seated = Nie masz miejsca przy tym stole.
refusal-buy_in_too_small = To tutaj za mało: potrzeba co najmniej { $min }.
refusal-buy_in_too_small-bare = To za mało na ten stół.
refusal-buy_in_too_large = To tutaj za dużo: stack może mieć najwyżej { $max }.
refusal-buy_in_too_large-bare = To za dużo na ten stół.
refusal-buy_in_not_whole = Najmniejszy żeton to tutaj { $unit }: weź jego wielokrotność.
refusal-buy_in_not_whole-bare = Tej kwoty nie da się wypłacić żetonami tego stołu.
refusal-not_enough_chips = Potrzeba { $need }, a masz { $have }.
refusal-not_enough_chips-bare = Nie masz tylu żetonów.
refusal-no_hand = W tej chwili nie toczy się żadne rozdanie.
refusal-wrong_hand = To dotyczyło innego rozdania. Nic nie zostało wykonane.
refusal-stale_turn = Zakład wynosi teraz { $price }. Nic nie wysłano.
refusal-stale_turn-bare = Gra poszła już dalej. Nic nie wysłano.
refusal-nothing_to_post = Nie masz tu żadnej zaległej ciemnej.
refusal-cannot_post_here = Między buttonem a ciemnymi możesz tylko czekać. Dostaniesz karty, gdy button cię minie.
refusal-not_offered_here = Zasady tego stołu tego nie przewidują.
refusal-leaving = Odchodzisz od stołu po tym rozdaniu.
refusal-key_reused = To żądanie zostało już obsłużone. Stół pokazuje, co z niego wynikło.
refusal-stopped = Stół jest zatrzymany. Żetony są takie jak przed rozdaniem.
refusal-busy = Stół jest przeciążony. Spróbuj za chwilę.
refusal-storage_unavailable = Nie dało się tego zapisać, więc nic nie zostało wykonane. Spróbuj za chwilę.
refusal-malformed = Serwer tego nie zrozumiał. Odśwież stronę.
refusal-too_large = To było za długie dla serwera.
refusal-unknown_type = Serwer nie zna tego żądania. Odśwież stronę.
refusal-unknown_table = Nie ma takiego stołu.
refusal-too_many_tables = Oglądasz zbyt wiele stołów. Opuść najpierw jeden.
refusal-too_fast = Za szybko. Poczekaj chwilę i spróbuj ponownie.
refusal-sign_in_first = Najpierw wybierz nick.
refusal-internal = Coś poszło nie tak na serwerze. Nic nie zostało wykonane.
refusal-unknown_page = Nie ma takiej strony.
refusal-unknown_hand = Tego rozdania nie można zobaczyć.
refusal-unknown_language = Pokój nie zna tego języka.
refusal-wrong_origin = To żądanie przyszło z innej strony i nie zostało wykonane.
refusal-signed_in_already = Masz już nick. Odśwież stronę.
refusal-refill_not_due = Nowe żetony dostaniesz, gdy będziesz mieć mniej niż { $below }.
refusal-refill_not_due-bare = Masz jeszcze dość żetonów.
refusal-name_empty = Najpierw wpisz nick.
refusal-name_too_long = Ten nick jest za długi: najwyżej 16 znaków.
refusal-name_invisible_character = Ten nick zawiera niewidoczny znak. Wpisz go od nowa.
refusal-name_symbol = Tylko litery, cyfry, pojedyncze odstępy i _ - . ' są dozwolone w nicku.
refusal-name_no_letter = Nick musi mieć co najmniej jedną literę lub cyfrę.
refusal-name_mixed_scripts = Ten nick miesza litery różnych alfabetów. Użyj jednego.
refusal-name_reserved = Ten nick jest zastrzeżony. Wybierz inny.
refusal-name_of_bot = Tak nazywa się bot z tego pokoju. Wybierz inny nick.
refusal-name_taken = Ktoś ma już ten nick albo bardzo podobny. Wybierz inny.
refusal-unreachable = Serwer nie odpowiada. Spróbuj za chwilę.
