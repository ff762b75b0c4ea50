"""The doorman: who was signed out elsewhere is shown out, and nobody is for the trouble of the house."""

from collections.abc import Collection

import pytest

from splitpot.protocol.faults import Farewell
from splitpot.protocol.updates import Goodbye
from splitpot.storage import StorageUnavailable
from splitpot.web.doorman import Doorman
from splitpot.web.outbox import Outbox
from splitpot.web.visitors import Visitors


class Guest:
    """An open connection."""

    def __init__(self, player: str | None, session: bytes | None) -> None:
        self.player = player
        self.session = session
        self.address = "192.0.2.1"
        self.in_lobby = False
        self.outbox = Outbox()

    @property
    def idle(self) -> bool:
        """Whether it has no name and looks at nothing."""
        return self.player is None


async def no_chips(_: str) -> int:
    """What is in anybody's wallet."""
    return 0


ANN, PHONE, BOB, NOBODY = (
    Guest("ann", b"desk"),
    Guest("ann", b"phone"),
    Guest("bob", b"bob"),
    Guest(None, None),
)


@pytest.fixture
def visitors() -> Visitors:
    """Four connections, all of them new."""
    here = Visitors({}, no_chips)
    for guest in (ANN, PHONE, BOB, NOBODY):
        guest.outbox = Outbox()
        here.enter(guest)
    return here


async def test_only_ended_sessions_are_shown_out(visitors: Visitors) -> None:
    """Another device of the same player stays, and so does who has no name."""
    asked: list[Collection[bytes]] = []

    async def living(sessions: Collection[bytes]) -> frozenset[bytes]:
        asked.append(sessions)
        return frozenset({b"desk", b"bob"})

    await Doorman(visitors, living).look()

    assert [{b"desk", b"phone", b"bob"}] == asked
    assert Goodbye(Farewell.SIGNED_OUT) == await PHONE.outbox.take()
    assert [True, False, False, False] == [guest.outbox.ending for guest in (PHONE, ANN, BOB, NOBODY)]


async def test_where_nobody_has_a_name_nothing_is_asked() -> None:
    """An empty room does not keep the database awake."""

    async def living(_: Collection[bytes]) -> frozenset[bytes]:
        raise AssertionError("nobody is to be asked about")

    here = Visitors({}, no_chips)
    here.enter(Guest(None, None))
    await Doorman(here, living).look()


async def test_the_rounds_go_on_after_trouble(visitors: Visitors, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever went wrong, who was signed out is shown out once storage answers again."""
    monkeypatch.setattr("splitpot.web.doorman.ROUND_SECONDS", 0)
    troubles: list[Exception] = [StorageUnavailable("away"), StorageUnavailable("away"), ValueError("odd")]

    async def living(_: Collection[bytes]) -> frozenset[bytes]:
        if troubles:
            raise troubles.pop()
        return frozenset({b"desk", b"bob"})

    doorman = Doorman(visitors, living)
    doorman.start()
    farewell = await PHONE.outbox.take()
    await doorman.stop()

    assert Goodbye(Farewell.SIGNED_OUT) == farewell
    assert [False] * 3 == [guest.outbox.ending for guest in (ANN, BOB, NOBODY)]


async def test_when_storage_does_not_answer_everybody_stays(visitors: Visitors) -> None:
    """Not to know is no reason to send anybody away."""

    async def living(_: Collection[bytes]) -> frozenset[bytes]:
        raise StorageUnavailable("away")

    with pytest.raises(StorageUnavailable):
        await Doorman(visitors, living).look()

    assert [False] * 4 == [guest.outbox.ending for guest in (ANN, PHONE, BOB, NOBODY)]
