"""What the lobby says of a table."""

import msgspec


class LobbyFacts(msgspec.Struct, frozen=True):
    """How many are at a table and how it plays; `seats` are the players' ids by seat number."""

    people: int
    bots: int
    watchers: int
    hand_number: int
    average_pot: int
    seats: dict[str, int]
