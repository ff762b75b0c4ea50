## Playing on another device, and coming in there by a code.

page-key = Spil på denne enhed · Splitpot
device-title = Spil på en anden enhed
device-lead = Åbn linket på den anden enhed, for eksempel din telefon, så er du også { $name } dér: samme chips, samme plads. Denne enhed forbliver logget ind.
device-code = Eller åbn { $address } dér, og skriv denne kode:
device-valid =
    Den virker én gang og i { $minutes ->
        [one] ét minut
       *[other] { $minutes } minutter
    }. En ny erstatter den. Hold den for dig selv: Den, der bruger den, spiller med dine chips.
device-over = Koden er udløbet.
device-joined = Du er nu med på en enhed mere. Var det ikke dig? Bed værten om at logge alle dine enheder ud.
device-renew = Lav en ny kode
key-title = Spil på denne enhed
key-lead = Du kommer ind som { $name }: samme chips, samme plads. Dine andre enheder forbliver logget ind.
key-instead = På denne enhed er du { $mine } nu. Det navn og dets chips opgiver du her.
key-enter = Spil som { $name }
key-not-now = Ikke nu
key-own = På denne enhed er du allerede { $name }. Åbn linket på den anden: Det virker stadig.
key-code = Kode
key-code-hint = Ti bogstaver og tal, store eller små.
key-check = Fortsæt
key-advice = Du finder en kode i indstillingerne på din anden enhed under »{ device-title }«. Har du den ikke længere? Bed værten om et link.
entrance-yours = Er det dig? Lav en kode på din anden enhed (Indstillinger, »{ device-title }«), eller bed værten om et link.
entrance-by-code = Jeg har en kode til denne enhed
