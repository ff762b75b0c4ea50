"""The table list as each visitor sees it."""

from collections import defaultdict
from collections.abc import Mapping

import msgspec

from splitpot.poker.standard import differing
from splitpot.protocol.updates import LobbyUpdate, TableInfo
from splitpot.table import TableActor


class LobbyPicture:
    """All tables at one moment; whoever sits nowhere is given the same update, so that it is encoded once."""

    def __init__(self, actors: Mapping[str, TableActor]) -> None:
        self._seats: defaultdict[str, dict[str, int]] = defaultdict(dict)
        tables = []
        for table, actor in actors.items():
            facts = actor.info()
            for player, seat in facts.seats.items():
                self._seats[player][table] = seat
            tables.append(
                TableInfo(
                    table=table,
                    name=actor.table.name,
                    rules=actor.table.rules,
                    practice=actor.table.practice,
                    people=facts.people,
                    bots=facts.bots,
                    watchers=facts.watchers,
                    hand_number=facts.hand_number,
                    average_pot=facts.average_pot,
                    your_seat=None,
                    differs=differing(actor.table.rules),
                )
            )
        self._of_others = LobbyUpdate(tuple(tables))

    @property
    def seated(self) -> frozenset[tuple[str, str]]:
        """Who sits where: (player, table)."""
        return frozenset((player, table) for player, seats in self._seats.items() for table in seats)

    def update(self, player: str | None) -> LobbyUpdate:
        """The list as `player` sees it, in the order of the tables."""
        seats = self._seats.get(player) if player is not None else None
        if not seats:
            return self._of_others
        return LobbyUpdate(
            tuple(
                msgspec.structs.replace(info, your_seat=seats[info.table]) if info.table in seats else info
                for info in self._of_others.tables
            )
        )
