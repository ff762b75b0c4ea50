## Playing on another device, and coming in there by a code.

page-key = Spill på denne enheten · Splitpot
device-title = Spill på en annen enhet
device-lead = Åpne lenken på den andre enheten, for eksempel telefonen din, så er du { $name } der også: samme sjetonger, samme plass. Denne enheten forblir innlogget.
device-code = Eller åpne { $address } der, og skriv inn denne koden:
device-valid =
    Den virker én gang og i { $minutes ->
        [one] ett minutt
       *[other] { $minutes } minutter
    }. En ny erstatter den. Hold den for deg selv: Den som bruker den, spiller med sjetongene dine.
device-over = Koden er utløpt.
device-joined = Du er nå med på én enhet til. Var det ikke deg? Be verten om å logge ut alle enhetene dine.
device-renew = Lag en ny kode
key-title = Spill på denne enheten
key-lead = Du kommer inn som { $name }: samme sjetonger, samme plass. De andre enhetene dine forblir innlogget.
key-instead = På denne enheten er du { $mine } nå. Det navnet og sjetongene som hører til, gir du opp her.
key-enter = Spill som { $name }
key-not-now = Ikke nå
key-own = På denne enheten er du allerede { $name }. Åpne lenken på den andre: Den virker fortsatt.
key-code = Kode
key-code-hint = Ti bokstaver og tall, store eller små.
key-check = Fortsett
key-advice = Du finner en kode i innstillingene på den andre enheten din, under «{ device-title }». Har du den ikke lenger? Be verten om en lenke.
entrance-yours = Er det deg? Lag en kode på den andre enheten din (Innstillinger, «{ device-title }»), eller be verten om en lenke.
entrance-by-code = Jeg har en kode til denne enheten
