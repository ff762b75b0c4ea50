## The languages, each by its own name in every file.

language-en = English
language-de = Deutsch
language-da = Dansk
language-nb = Norsk
language-pl = Polski
