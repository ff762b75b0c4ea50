"""Tokens: long, different each time, and kept only as a hash."""

import base64

from splitpot.players import TOKEN_BYTES, new_player_id, new_token, token_hash


def test_a_token_carries_256_random_bits() -> None:
    """No two are equal, and each decodes to 32 bytes."""
    tokens = {new_token() for _ in range(100)}

    assert 100 == len(tokens)
    assert {TOKEN_BYTES} == {len(base64.urlsafe_b64decode(token + "=")) for token in tokens}


def test_a_hash_does_not_carry_its_token() -> None:
    """The same token has the same hash, and another token another one."""
    token = new_token()

    assert token_hash(token) == token_hash(token)
    assert token_hash(token) != token_hash(new_token())
    assert token.encode() not in token_hash(token)


def test_any_text_can_be_looked_up() -> None:
    """What a stranger sends as a token is hashed, whatever it is."""
    assert 32 == len(token_hash("\ud800"))


def test_player_ids_can_stand_in_an_account() -> None:
    """A player's id holds no colon."""
    assert all(":" not in new_player_id() for _ in range(100))
