"""Plays transcripts of seats, buttons and blinds at a live table; `docs/conformance.md` describes the text.

A quiet table plays the same ones for `splitpot conformance`: what is true there has to be true where time
passes and every step is recorded.
"""

from pathlib import Path

from splitpot.cli.table_hand import acted, checked, deck_for
from splitpot.cli.table_transcript import (
    Cards,
    Claim,
    HandCancelled,
    HandEnds,
    InHand,
    NextDeal,
    TableStep,
    Wish,
    deal_text,
    parse_table_transcript,
    true_of,
)
from splitpot.history.transcript import Act, AllCheck
from splitpot.poker.actions import Action, Check
from splitpot.poker.cards import Card
from splitpot.poker.events import Event
from splitpot.poker.hand import turn_seat
from splitpot.poker.rules import Rules
from splitpot.table import Refused
from splitpot.table.evolve import CHOICES
from splitpot.table.seating import next_deal
from splitpot.table.table import at, is_playing
from tests.table.played_table import PlayedTable


async def play(file: Path) -> None:
    """Every line of `file` is true when its turn comes; the error names the line that is not."""
    transcript = parse_table_transcript(file.name, file.read_text(encoding="utf-8"))
    player = _Player(transcript.rules)
    for numbered in transcript.steps:
        said, so = await player.take(numbered)
        assert said == so, f"{file.name}:{numbered.line}"
    await player.played.finish()
    player.played.check()
    await player.played.actor.stop()


class _Player:
    def __init__(self, rules: Rules) -> None:
        self.played = PlayedTable(rules, deck=self._deck)
        self._cards: Cards | None = None

    async def take(self, numbered: TableStep) -> tuple[str, str]:
        """Do or check one step: what it says, and what is so."""
        match numbered.step:
            case Wish() as wish:
                return wish.refusal or "", await self._ask(wish)
            case NextDeal(said=said):
                started = await self.played.deal()
                self._cards = None
                return said, deal_text(self.played.table, started)
            case HandEnds(last=last):
                await self.played.finish()
                over = not last or next_deal(self.played.table) is None
                return "no deal", "no deal" if over else "another deal"
            case HandCancelled():
                await self._cancel()
                return "", ""
            case Cards() as cards:
                self._cards = cards
                return "", ""
            case InHand() as done:
                return await self._in_hand(done)
            case Claim() as claim:
                return claim.said, true_of(self.played.table, claim)

    def _deck(self) -> tuple[Card, ...]:
        return deck_for(self.played.table, self._cards)

    async def _cancel(self) -> None:
        """A house that opens too late after a crash cancels the hand that was running."""
        played = self.played
        await played.actor.stop()
        self.played = PlayedTable(
            played.table.rules, table=played.table, recorder=played.recorder, deck=self._deck, void=True
        )
        await self.played.until(lambda: self.played.table.hand is None)

    async def _in_hand(self, done: InHand) -> tuple[str, str]:
        match done.step:
            case Act() as act:
                try:
                    return acted(act, await self._act(act.seat, act.action))
                except Refused as refused:
                    return acted(act, refused)
            case AllCheck():
                hand = self.played.table.hand
                assert hand is not None
                street = hand.street
                while hand.street is street and (turn := turn_seat(hand)) is not None:
                    await self._act(turn, Check())
                    hand = self.played.table.hand
                    assert hand is not None
                return "", ""
            case check:
                return checked(self.played.table, check, done.names)

    async def _act(self, seat: int, action: Action) -> Event:
        """The fact that an action becomes; time passes until somebody is asked, or the hand is over."""
        played = self.played
        await played.act(at(played.table, seat).name, action)
        done = [event for event in played.table.facts if isinstance(event, CHOICES)][-1]
        await self._settled()
        return done

    async def _settled(self) -> None:
        """Let time pass until somebody who is there has to decide, or no hand runs."""

        def settled() -> bool:
            name = self.played.turn() if is_playing(self.played.table) else None
            if name is None:
                return not is_playing(self.played.table)
            return not self.played.seat(name).leaving

        await self.played.until(settled)

    async def _ask(self, wish: Wish) -> str:
        before = self.played.table
        try:
            await self.played.ask(wish.name, wish.request)
        except Refused as refused:
            assert before == self.played.table
            return refused.code
        await self._settled()
        return ""
