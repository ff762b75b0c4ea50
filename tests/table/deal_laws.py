"""Laws of every deal of every session (rules R2.2-R2.11), worked out from the recorded steps alone."""

from collections.abc import Iterable

from splitpot.poker.events import HandStarted, PostKind
from splitpot.table import Table
from splitpot.table.evolve import evolve
from splitpot.table.facts import HandVoided, TableEvent
from splitpot.table.table import TableSeat, at, occupied
from splitpot.table.view import Mark

Players = frozenset[tuple[str, bool]]


def check_session(origin: Table, steps: Iterable[tuple[TableEvent, ...]]) -> int:
    """Hold every deal of the session to the laws; returns how many there were.

    A hand that was cancelled is dealt anew, so it is no part of any round.
    """
    table = origin
    dealt = 0
    deals: list[tuple[HandStarted, Players]] = []
    for events in steps:
        for event in events:
            if isinstance(event, HandStarted):
                check_deal(table, event)
                if deals and _is_bought(deals[-1][0]):
                    _check_delivered(table, deals[-1][0], event)
                seats = [at(table, stack.seat) for stack in event.seats]
                # Whoever comes in with this deal is not yet part of the round.
                deals.append((event, frozenset((seat.player, _owes(seat)) for seat in seats)))
                dealt += 1
            if isinstance(event, HandVoided):
                deals.pop()
        table = evolve(table, events)
    check_orbits(deals)
    return dealt


def check_deal(before: Table, deal: HandStarted) -> None:
    """Who is dealt in, where the button is and who posts what, given the table before the deal."""
    ready = {n for n, s in occupied(before) if s.stack and not s.out and not s.leaving}
    settled = {n for n in ready if not _owes(at(before, n))}
    anew = len(settled) < 2
    dealt = [stack.seat for stack in deal.seats]
    blinds = [post.seat for post in deal.posts[:2]]
    small, big = blinds

    assert {n: at(before, n).stack for n in dealt} == {stack.seat: stack.chips for stack in deal.seats}
    assert dealt == sorted(set(dealt), key=lambda n: (n - deal.button - 1) % len(before.seats))
    assert dealt[-1] == deal.button
    if deal.posts[0].kind is PostKind.BIG_BLIND:
        _check_bought(before, deal, settled)
        return
    assert [PostKind.SMALL_BLIND, PostKind.BIG_BLIND] == [post.kind for post in deal.posts[:2]]
    assert [deal.rules.small_blind, deal.rules.big_blind] == [post.amount for post in deal.posts[:2]]
    assert all(post.kind in (PostKind.LIVE, PostKind.DEAD) for post in deal.posts[2:])
    assert blinds == ([deal.button, dealt[0]] if len(dealt) == 2 else dealt[:2])
    if anew:
        assert set(dealt) == ready
        assert not deal.posts[2:]
        return
    assert settled <= set(dealt) <= ready
    assert {deal.button, small} <= settled
    assert big != before.big_blind, "nobody is big blind twice running"
    posters = {post.seat for post in deal.posts[2:]}
    assert set(dealt) - settled == posters | ({big} - settled)
    assert big not in posters
    for seat in posters:
        assert at(before, seat).posting
        posts = [(post.kind, post.amount) for post in deal.posts[2:] if post.seat == seat]
        assert posts == _debt(before, at(before, seat))
        rule = {None: "R2.8", Mark.ML: "R2.9", Mark.MS: "R2.10"}[at(before, seat).mark]
        assert {rule} == {post.rule for post in deal.posts[2:] if post.seat == seat}
    if len(dealt) > 2 and before.button is not None:
        _check_moved(before, deal, settled)


def _check_moved(before: Table, deal: HandStarted, settled: set[int]) -> None:
    """The button went to the next settled player."""
    assert before.button is not None
    passed = [(n - before.button - 1) % len(before.seats) for n in settled]
    assert (deal.button - before.button - 1) % len(before.seats) == min(passed)


def _check_bought(before: Table, deal: HandStarted, settled: set[int]) -> None:
    """Left of the button one bought it, who owed something and wished it; of the blinds he alone posts."""
    buyer = deal.posts[0].seat
    rules = deal.rules
    dealt = [stack.seat for stack in deal.seats]
    posters = {post.seat for post in deal.posts[2:]}
    bought = [(post.seat, post.kind, post.amount) for post in deal.posts[:2]]

    assert rules.buy_button
    assert at(before, buyer).buying
    assert _owes(at(before, buyer))
    assert dealt[0] == buyer
    assert set(dealt) == settled | posters | {buyer}
    assert [
        (buyer, PostKind.BIG_BLIND, rules.big_blind),
        (buyer, PostKind.DEAD, rules.small_blind),
    ] == bought
    assert all(post.kind in (PostKind.LIVE, PostKind.DEAD) for post in deal.posts[2:])
    assert len(settled) > 1
    _check_moved(before, deal, settled)


def _is_bought(deal: HandStarted) -> bool:
    return deal.posts[0].kind is PostKind.BIG_BLIND


def _check_delivered(before: Table, bought: HandStarted, deal: HandStarted) -> None:
    """With the next hand the button is the buyer's, if he is there and three or more are dealt in."""
    buyer = bought.posts[0].seat
    if buyer in {stack.seat for stack in deal.seats} and not at(before, buyer).new and len(deal.seats) > 2:
        assert deal.button == buyer


def check_orbits(deals: list[tuple[HandStarted, Players]]) -> None:
    """While the same players are dealt in, each has the button and each blind exactly once a round."""
    for start, (_, players) in enumerate(deals):
        orbit = deals[start : start + len(players)]
        if len(orbit) < len(players) or any(here != players for _, here in orbit):
            continue
        for seats in (
            [deal.button for deal, _ in orbit],
            [deal.posts[0].seat for deal, _ in orbit],
            [deal.posts[1].seat for deal, _ in orbit],
        ):
            assert len(set(seats)) == len(players), [
                (deal.number, deal.button, deal.posts) for deal, _ in orbit
            ]


def _owes(seat: TableSeat) -> bool:
    return seat.new or seat.mark is not None


def _debt(table: Table, seat: TableSeat) -> list[tuple[PostKind, int]]:
    rules = table.rules
    live = [] if seat.mark is Mark.MS else [(PostKind.LIVE, rules.big_blind)]
    dead = [] if seat.mark is None else [(PostKind.DEAD, rules.small_blind)]
    if dead and live and seat.stack <= rules.big_blind:
        return live
    return live + dead
