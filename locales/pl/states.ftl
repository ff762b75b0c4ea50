## What is the matter where no hand is played, and where something is not as it should be.

waiting-soon = Za chwilę następne rozdanie
waiting-coming = Boty zaraz zajmą wolne miejsca.
away-title = Pokój jest nieosiągalny
away-offline = Jesteś offline. Gdy wróci sieć, pokój otworzy się sam.
away-lost = Serwer nie odpowiada. Twoje żetony i miejsce są bezpieczne; pokój otworzy się sam, gdy serwer wróci.
connection-slow = Masz wolne połączenie: wiadomość wędruje { $seconds } s w obie strony. Reaguj odpowiednio wcześniej.
