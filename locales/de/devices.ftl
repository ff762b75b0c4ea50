## Playing on another device, and coming in there by a code.

page-key = Auf diesem Gerät spielen · Splitpot
device-title = Auf einem anderen Gerät spielen
device-lead = Öffne diesen Link auf dem anderen Gerät, etwa deinem Handy, und du bist auch dort { $name }: mit denselben Chips und demselben Platz. Dieses Gerät bleibt angemeldet.
device-code = Oder öffne dort { $address } und gib diesen Code ein:
device-valid =
    Er gilt einmal und { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    } lang. Ein neuer ersetzt ihn. Gib ihn niemandem sonst: Wer ihn benutzt, spielt mit deinen Chips.
device-over = Dieser Code ist abgelaufen.
device-joined = Du bist jetzt auf einem weiteren Gerät dabei. Warst du das nicht? Dann bitte den Gastgeber, alle deine Geräte abzumelden.
device-renew = Neuen Code erstellen
key-title = Auf diesem Gerät spielen
key-lead = Du kommst als { $name } herein: mit denselben Chips und demselben Platz. Deine anderen Geräte bleiben angemeldet.
key-instead = Auf diesem Gerät bist du jetzt { $mine }. Diesen Namen und seine Chips gibst du hier auf.
key-enter = Als { $name } spielen
key-not-now = Jetzt nicht
key-own = Auf diesem Gerät bist du schon { $name }. Öffne den Link auf dem anderen: Er gilt noch.
key-code = Code
key-code-hint = Zehn Buchstaben und Ziffern, groß oder klein.
key-check = Weiter
key-advice = Einen Code findest du in den Einstellungen deines anderen Geräts unter „{ device-title }“. Hast du es nicht mehr? Dann bitte den Gastgeber um einen Link.
entrance-yours = Bist du das? Hol dir auf deinem anderen Gerät einen Code (Einstellungen, „{ device-title }“) oder bitte den Gastgeber um einen Link.
entrance-by-code = Ich habe einen Code für dieses Gerät
