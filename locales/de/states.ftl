## What is the matter where no hand is played, and where something is not as it should be.

waiting-soon = Gleich kommt die nächste Hand
waiting-coming = Gleich setzen sich Bots auf die freien Plätze.
away-title = Der Raum ist nicht erreichbar
away-offline = Du bist offline. Sobald dein Netz wieder da ist, öffnet sich der Raum von selbst.
away-lost = Der Server antwortet nicht. Deine Chips und dein Platz sind sicher; sobald er zurück ist, öffnet sich der Raum von selbst.
connection-slow = Deine Verbindung ist langsam: Eine Nachricht braucht { $seconds } s hin und zurück. Handle rechtzeitig.
