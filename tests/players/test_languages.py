"""Languages: a browser's wishes become one of ours."""

import pytest

from splitpot.players import best_language


@pytest.mark.parametrize(
    ("accept", "language"),
    [
        ("", "en"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("en;q=0.2, pl;q=0.7", "pl"),
        ("fr, da;q=0.5", "da"),
        ("nn, en;q=0.5", "nb"),
        ("no", "nb"),
        ("fr-FR", "en"),
        ("de;q=0, pl;q=0.1", "pl"),
        ("de;q=nonsense", "en"),
        (";;;,,,=", "en"),
    ],
)
def test_the_heaviest_wish_we_speak_is_taken(accept: str, language: str) -> None:
    """Norwegians get Bokmål, strangers English, and nonsense counts as no wish."""
    assert language == best_language(accept)
