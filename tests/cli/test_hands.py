"""`splitpot hands`: what the text and the JSON of a finished hand say of cards shown afterwards."""

import asyncio

import msgspec

from splitpot.cli.hand_text import hand_json, hand_lines
from splitpot.poker.actions import Fold
from splitpot.poker.cards import card_text
from splitpot.poker.hand import player_at
from splitpot.storage import Store
from splitpot.table.record import HandRecord, decode_hand, encode_hand
from splitpot.table.requests import Show
from splitpot.table.view import BotLevel
from tests.storage.steps import FinishedHand, owned, step
from tests.table.played_table import three
from tests.virtual_time import run


async def shown_hand(*, decline: bool) -> tuple[HandRecord, tuple[int, ...]]:
    """The record of a hand in which ann and bob fold, and cat shows her first two cards, or declines."""
    played = await three()
    await played.act("ann", Fold())
    await played.act("bob", Fold())
    assert played.table.hand is not None
    cat = player_at(played.table.hand, 3)
    assert cat is not None
    cards = () if decline else cat.hole[:2]
    await played.ask("cat", Show("oak", played.table.hand_number, cards, played.key()))
    finished = next(step.finished for step in played.recorder.steps if step.finished is not None)
    openings = [step.opening.fact for step in played.recorder.steps if step.opening is not None]
    return decode_hand(finished.record, openings), cards


def test_the_text_tells_what_was_shown_without_being_asked() -> None:
    """It is the last line, after the pot; the JSON names seat and cards (rule R13.6)."""
    record, cards = run(shown_hand(decline=False))
    told = [card_text(card) for card in cards]

    assert f"cat shows {' '.join(told)} without being asked" == [*hand_lines(record)][-1]
    assert [{"seat": 3, "cards": told}] == hand_json(record)["opened"]


def test_who_declined_leaves_no_trace() -> None:
    """Nothing is added to the hand, and its bytes stay as they were before anybody could show."""
    record, _ = run(shown_hand(decline=True))

    assert () == record.opened
    assert b"opened" not in encode_hand(record)
    assert record == decode_hand(encode_hand(record))
    assert record == decode_hand(encode_hand(msgspec.structs.replace(record, opened=())))


def test_hands_of_bots_among_themselves_are_left_out_if_wished(splitpot, tmp_path):
    """The limit counts what is listed; without the option all are there."""
    record, _ = run(shown_hand(decline=True))
    bots = tuple(msgspec.structs.replace(seat, bot=BotLevel.EASY) for seat in record.seats)

    async def write():
        store = await Store.open(str(tmp_path))
        for table, number, seats in (("oak", 1, record.seats), ("elm", 1, record.seats), ("elm", 2, bots)):
            hand = msgspec.structs.replace(record, table=table, number=number, seats=seats)
            players = tuple(seat.player for seat in seats)
            found = FinishedHand(table, number, record.ended_at + number, encode_hand(hand), players)
            await store.journal.append(step(await owned(store, table), number, finished=found))
        await store.close()

    def places(*line):
        listed = splitpot("hands", *line, "--data", str(tmp_path), "--json").json["hands"]
        return [(hand["table"], hand["number"]) for hand in listed]

    asyncio.run(write())
    assert [("elm", 2), ("oak", 1), ("elm", 1)] == places()
    assert [("oak", 1), ("elm", 1)] == places("--people")
    assert [("oak", 1)] == places("--people", "--limit", "1")
    assert [("elm", 1)] == places("elm", "--people")
