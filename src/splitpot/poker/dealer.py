"""What happens by itself: posts, cards, returned bets, pots, the showdown and the awards."""

from splitpot.poker.events import (
    BetsCollected,
    BoardDealt,
    Event,
    Half,
    HandEnded,
    HandsOpened,
    Hole,
    HolesDealt,
    Posted,
    Stack,
    Street,
)
from splitpot.poker.hand import Hand, count_live, player_at
from splitpot.poker.pots import build_pots, pot_total, uncalled_bet
from splitpot.poker.rake import rake_due
from splitpot.poker.rules import AllInShowdown
from splitpot.poker.shares import awards
from splitpot.poker.showdown import next_shown

RIVER, OPEN_AT_ONCE = Street.RIVER, AllInShowdown.OPEN_AT_ONCE
BOARD_CARDS = {Street.FLOP: 3, Street.TURN: 1, Street.RIVER: 1}
STREET_AFTER = {0: Street.FLOP, 3: Street.TURN, 4: Street.RIVER}


def next_event(hand: Hand) -> Event | None:
    """The next thing that happens without a choice, or None if a player has to decide or the hand is over."""
    if hand.waiting or hand.over:
        return None
    if hand.posts:
        return _post(hand)
    if not hand.dealt:
        return _deal(hand)
    if not hand.awards:
        event = _gather(hand)
        if event is not None:
            return event
    if count_live(hand.players) > 1:
        event = _run_out(hand) or next_shown(hand)
        if event is not None:
            return event
    return _pay(hand)


def _post(hand: Hand) -> Posted:
    due = hand.posts[0]
    player = player_at(hand, due.seat)
    assert player is not None, "only who is dealt in posts"
    stack = player.stack
    rule = due.rule if due.amount <= stack else "R2.6"
    return Posted(due.seat, due.kind, min(due.amount, stack), all_in=due.amount >= stack, rule=rule)


def _deal(hand: Hand) -> HolesDealt:
    """One card at a time, clockwise from the left of the button (rule R1.2)."""
    count = len(hand.players)
    dealt = count * hand.rules.variant.hole
    return HolesDealt(tuple([Hole(p.seat, hand.deck[i:dealt:count]) for i, p in enumerate(hand.players)]))


def _gather(hand: Hand) -> Event | None:
    """The end of a street's betting: the uncalled part goes back, the rest to the pots."""
    if max([player.bet for player in hand.players]):
        return uncalled_bet(hand.players) or BetsCollected(build_pots(hand))
    if not hand.pots and not pot_total(hand):
        return None  # a lone blind that nobody met went back whole
    # All live players contest the main pot: a fold to a bet that then went back changes who can win.
    if hand.pots and len(hand.pots[0].contenders) == count_live(hand.players):
        return None
    return uncalled_bet(hand.players) or BetsCollected(build_pots(hand))


def _run_out(hand: Hand) -> Event | None:
    """Open hands where nobody can bet any more, then the next board cards."""
    if hand.rules.all_in_showdown is OPEN_AT_ONCE and not hand.opened and _betting_over(hand):
        return HandsOpened(tuple(Hole(p.seat, p.hole) for p in hand.players if not p.folded))
    if hand.street is RIVER:
        return _second_board(hand)
    street = STREET_AFTER[len(hand.board)]
    start = board_start(hand)
    return BoardDealt(street, hand.deck[start : start + BOARD_CARDS[street]])


def _second_board(hand: Hand) -> BoardDealt | None:
    """The next cards of the second board, which go on where the first one ended (rule R15.1)."""
    if hand.common is None or len(hand.second) == len(hand.board):
        return None
    street = STREET_AFTER[len(hand.second)]
    start = board_start(hand)
    if hand.rules.burn:
        start += int(street) - STREET_AFTER[hand.common]
    start += len(hand.second) - hand.common
    return BoardDealt(street, hand.deck[start : start + BOARD_CARDS[street]], board=2)


def _betting_over(hand: Hand) -> bool:
    """Is a live player all-in, and no bet possible any more (rule R13.5)."""
    stacks = [player.stack for player in hand.players if not player.folded]
    if all(stacks):
        return False
    return hand.street is RIVER or len(stacks) - stacks.count(0) < 2


def board_start(hand: Hand) -> int:
    """Where in the deck the next board card lies: behind the hole cards, the board and the burned cards
    (rule R1.3).
    """
    burned = (int(hand.street) + 1) if hand.rules.burn else 0
    return len(hand.players) * hand.rules.variant.hole + len(hand.board) + burned


def _pay(hand: Hand) -> Event:
    if hand.rake is None and not hand.awards:
        rake = rake_due(hand)
        if rake is not None:
            return rake
    if hand.pots and not _all_paid(hand):
        return awards(hand)[len(hand.awards)]
    return HandEnded(
        tuple([Stack(player.seat, player.stack) for player in hand.players]),
        carried=sum([award.carried for award in hand.awards]),
    )


def _all_paid(hand: Hand) -> bool:
    """Has the last award been made: of the main pot, on its last board, and not of a high half alone."""
    if not hand.awards:
        return False
    last = hand.awards[-1]
    boards = 2 if hand.second and last.half is not Half.UNCONTESTED else 1
    return last.pot == 0 and last.board == boards and last.half is not Half.HIGH
