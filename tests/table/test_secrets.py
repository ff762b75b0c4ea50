"""Nobody learns from what he is told anything about cards he may not see.

The same hand is played twice with only hidden cards changed: whoever may not see them is sent the same bytes.
"""

import itertools
import random

import pytest
from msgspec.structs import replace

from splitpot.poker.actions import Bet, Call, Check, Fold, Raise
from splitpot.poker.events import HandsOpened, Mucked, Shown
from splitpot.poker.rules import fixed_limit
from splitpot.protocol.codec import encode_update
from splitpot.protocol.updates import TableUpdate
from splitpot.table.evolve import evolve
from splitpot.table.record import decode_step
from splitpot.table.table import is_playing
from tests.table.played_table import PlayedTable, shuffled
from tests.virtual_time import run

NAMES = ("ann", "bob", "cat", "dan")
VIEWERS = (None, *NAMES, "zoe")
GAMES = ("omaha8", "holdem", "omaha")
REVEALS = (HandsOpened, Shown, Mucked)


class Played:
    """What everybody was sent in one hand, step by step, and where its cards lay in the deck."""

    def __init__(self, played, onlookers):
        self.frames = {
            viewer: [
                encode_update(TableUpdate(news.table, news.seq, news.events, news.view)).encode()
                for news in onlooker.news
            ]
            for viewer, onlooker in onlookers.items()
        }
        steps = [decode_step(step.payload).events for step in played.recorder.steps]
        skipped = len(steps) - len(self.frames[None])
        self.opened = next(
            (i for i, events in enumerate(steps[skipped:]) if any(isinstance(e, REVEALS) for e in events)),
            len(self.frames[None]),
        )
        self.hand = played.table.hand
        self.rest = [i for i in range(52) if i not in self.holes().union(self.board())]
        table = played.origin
        for events in steps:
            table = evolve(table, events)
        assert table == played.table

    def holes(self, *seats):
        """Where the hole cards of `seats` (all if none are named) lay."""
        count, hole = len(self.hand.players), self.hand.rules.variant.hole
        players = enumerate(self.hand.players)
        places = [i for i, player in players if not seats or player.seat in seats]
        return {i + count * k for i, k in itertools.product(places, range(hole))}

    def board(self):
        """Where the board cards lay that were dealt."""
        return {self.hand.deck.index(card) for card in self.hand.board}


def play(game, deck, seed, *, folding):
    """One hand, its choices drawn with `seed` from what is legal; with `folding` most of them fold."""

    async def main():
        rules = fixed_limit(game, 200, 400, seats=6, unit=50)
        played = PlayedTable(replace(rules, max_raises=3), deck=lambda: deck)
        chance = random.Random(seed)
        for seat, name in enumerate(NAMES, 1):
            await played.sit(name, seat, chance.choice((2_000, 3_000, 9_000)))
        onlookers = {viewer: played.watch(viewer) for viewer in VIEWERS}
        await played.deal()
        await played.sit("eve", 6)
        while is_playing(played.table):
            if played.turn() is None:
                await played.step()
            else:
                await played.act(played.turn(), _choice(played.legal(), chance, folding))
        await played.actor.stop()
        return Played(played, onlookers)

    return run(main())


def _choice(legal, chance, folding):
    fold, tempted = 0.3 if folding else 0.12, chance.random()
    if legal.fold and tempted < fold:
        return Fold()
    if legal.max_to is not None and tempted > 0.6:
        return Bet(legal.max_to) if legal.opens else Raise(legal.max_to)
    return Check() if legal.check else Call()


def swapped(deck, places, seed):
    """`deck` with the cards at `places` in another order."""
    cards = [deck[place] for place in sorted(places)]
    random.Random(seed).shuffle(cards)
    changed = list(deck)
    for place, card in zip(sorted(places), cards, strict=True):
        changed[place] = card
    return tuple(changed)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(25))
def test_before_the_showdown_hidden_cards_change_nothing(game, seed):
    """Until hands are shown, each viewer's bytes are the same whatever the others hold and the deck holds."""
    deck = shuffled(seed)()
    first = play(game, deck, seed, folding=True)
    for viewer in VIEWERS:
        own = first.holes(NAMES.index(viewer) + 1) if viewer in NAMES else set()
        hidden = set(range(52)) - own - first.board()
        second = play(game, swapped(deck, hidden, seed), seed, folding=True)
        until = min(first.opened, second.opened)
        assert until > 1
        assert first.frames[viewer][:until] == second.frames[viewer][:until], viewer


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(25))
def test_cards_never_shown_change_nothing_at_all(game, seed):
    """Folded hands, burned cards and the rest of the deck leave no trace, in the whole hand and its result."""
    deck = shuffled(seed)()
    first = play(game, deck, seed, folding=False)
    folded = [player.seat for player in first.hand.players if player.folded]
    unseen = set(first.rest) | (first.holes(*folded) if folded else set())
    second = play(game, swapped(deck, unseen, seed), seed, folding=False)
    for viewer in VIEWERS:
        if viewer is None or viewer == "zoe" or NAMES.index(viewer) + 1 not in folded:
            assert first.frames[viewer] == second.frames[viewer], viewer


@pytest.mark.parametrize("seed", range(6))
def test_no_deck_and_no_id_leaves_the_room(seed):
    """The deck is empty in every frame, and nobody's id is sent to anybody else."""
    played = play("omaha8", shuffled(seed)(), seed, folding=False)
    for viewer, frames in played.frames.items():
        sent = b"".join(frames)
        assert sent.count(b'"deck":') == sent.count(b'"deck":[]') == 1
        foreign = [name for name in (*NAMES, "eve", "zoe") if name != viewer]
        assert not [name for name in foreign if f"id-{name}".encode() in sent]


@pytest.mark.parametrize("seed", range(6))
def test_a_new_look_shows_no_more_than_the_news(seed):
    """Whoever looks anew in the middle of a hand is shown what he was told, and a newcomer only backs."""

    async def main():
        played = PlayedTable(deck=shuffled(seed))
        for seat, name in enumerate(NAMES, 1):
            await played.sit(name, seat)
        onlookers = {viewer: played.watch(viewer) for viewer in VIEWERS}
        await played.deal()
        chance = random.Random(seed)
        while is_playing(played.table):
            if played.turn() is not None:
                await played.act(played.turn(), _choice(played.legal(), chance, folding=False))
            else:
                await played.step()
            for viewer, onlooker in onlookers.items():
                told, now = onlooker.news[-1].view, played.view(viewer)
                assert (told.hand, told.seats, told.you) == (now.hand, now.seats, now.you)
            spectator = played.view()
            for player in played.table.hand.players:
                seen = next(view.cards for view in spectator.hand.players if view.seat == player.seat)
                assert player.open or set(seen) <= {None}

    run(main())
