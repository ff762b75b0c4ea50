## Playing on another device, and coming in there by a code.

page-key = Play on this device · Splitpot
device-title = Play on another device
device-lead = Open this link on the other device, such as your phone, and you are { $name } there too: same chips, same seat. This device stays signed in.
device-code = Or open { $address } there and type this code:
device-valid =
    It works once, within { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }. A new one replaces it. Keep it to yourself: whoever uses it plays with your chips.
device-over = This code has expired.
device-joined = You are in on one more device now. If that was not you, ask the host to sign all your devices out.
device-renew = Make a new one
key-title = Play on this device
key-lead = You come in as { $name }: same chips, same seat. Your other devices stay signed in.
key-instead = On this device you are { $mine } now. You give up that name and its chips here.
key-enter = Play as { $name }
key-not-now = Not now
key-own = On this device you are { $name } already. Open the link on the other one: it still works.
key-code = Code
key-code-hint = Ten letters and digits, in upper or lower case.
key-check = Continue
key-advice = You find a code in the settings of your other device, under “{ device-title }”. No longer have it? Ask the host for a link.
entrance-yours = Is it you? Make a code on your other device (settings, “{ device-title }”), or ask the host for a link.
entrance-by-code = I have a code for this device
