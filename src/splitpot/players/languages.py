"""The languages the room speaks, and which of them suits a browser best."""

LANGUAGES = ("en", "de", "da", "nb", "pl")
"""Language tags in the order they are offered; the first is spoken where none is known."""

# Norwegian browsers also ask for "no" and "nn"; Bokmål is what we have for them.
_SPOKEN_AS = {"no": "nb", "nn": "nb"}


def best_language(accept: str) -> str:
    """The best language for an Accept-Language header's value, such as "da, en-GB;q=0.8".

    A header that nobody can read counts as no wish at all.
    """
    best, best_weight = LANGUAGES[0], 0.0
    for wish in accept[:1000].split(","):
        tag, _, parameter = wish.partition(";")
        primary = tag.strip().lower().partition("-")[0]
        language = _SPOKEN_AS.get(primary, primary)
        weight = _weight(parameter)
        if language in LANGUAGES and weight > best_weight:
            best, best_weight = language, weight
    return best


def _weight(parameter: str) -> float:
    name, _, value = parameter.strip().partition("=")
    if not name:
        return 1.0
    try:
        return float(value) if name == "q" else 0.0
    except ValueError:
        return 0.0
