"""The order of seats and posts in which a hand begins."""

from collections.abc import Iterable

from splitpot.poker.events import Post, PostKind, Seat, Stack

_POST_ORDER = (
    PostKind.ANTE,
    PostKind.SMALL_BLIND,
    PostKind.BIG_BLIND,
    PostKind.LIVE,
    PostKind.DEAD,
    PostKind.KILL,
    PostKind.STRADDLE,
)


def clockwise(stacks: Iterable[Stack], button: Seat) -> tuple[Stack, ...]:
    """`stacks` clockwise from the left of `button`, who is last if he is one of them."""
    ordered = sorted(stacks, key=lambda stack: stack.seat)
    left = [stack for stack in ordered if stack.seat > button]
    return (*left, *(stack for stack in ordered if stack.seat <= button))


def in_order(posts: Iterable[Post]) -> tuple[Post, ...]:
    """`posts` in the order in which the rules take them, whatever the order in which they were printed."""
    return tuple(sorted(posts, key=lambda post: _POST_ORDER.index(post.kind)))
