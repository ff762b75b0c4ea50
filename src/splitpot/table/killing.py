"""The kill: who scoops a large pot raises the stakes of the next hand (rule R14.1)."""

from msgspec.structs import replace

from splitpot.poker.events import Half, Post, PostKind, Seat
from splitpot.poker.hand import Hand
from splitpot.poker.options import Kill
from splitpot.poker.rules import Rules
from splitpot.table.seating import Deal
from splitpot.table.table import Table

SCOOP_IN_UPPER_LIMITS = 5


def killer_of(hand: Hand) -> Seat | None:
    """Who has to kill the next pot: the one winner of everything, if five upper limits or more of it lay in
    pots that were won at a showdown.
    """
    if hand.rules.kill is Kill.OFF:
        return None
    winners = {share.seat for award in hand.awards for share in award.shares if share.amount}
    won = sum(award.amount for award in hand.awards if award.half is not Half.UNCONTESTED)
    if len(winners) != 1 or won < SCOOP_IN_UPPER_LIMITS * hand.rules.big_bet:
        return None
    return winners.pop()


def killed(table: Table, deal: Deal) -> tuple[Rules, tuple[Post, ...]]:
    """The raised stakes of a killed hand, and its posts: no straddle, and the killer pays the new bet."""
    killer = table.killer
    assert killer is not None, "nobody kills this pot"
    rules = raised(table.rules)
    posts = tuple(post for post in deal.posts if post.kind is not PostKind.STRADDLE)
    in_front = sum(
        post.amount
        for post in posts
        if post.seat == killer and post.kind not in (PostKind.ANTE, PostKind.DEAD)
    )
    kill = Post(killer, PostKind.KILL, rules.small_bet - in_front, "R14.1")
    return rules, (*posts, kill)


def raised(rules: Rules) -> Rules:
    """The limits of a killed pot: double with a full kill, half as much again with a half one."""

    def up(amount: int) -> int:
        return 2 * amount if rules.kill is Kill.FULL else amount + amount // 2 // rules.unit * rules.unit

    return replace(rules, small_bet=up(rules.small_bet), big_bet=up(rules.big_bet))
