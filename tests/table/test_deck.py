"""The shuffle, proved by counting: every order equally likely, and no deck without entropy."""

import itertools
import math
from collections import Counter
from collections.abc import Iterator

import pytest

from splitpot.poker.cards import full_deck
from splitpot.table import deck
from splitpot.table.deck import BLOCK_BYTES, below, draw_deck, shuffled


@pytest.mark.parametrize("count", range(2, 53))
def test_each_number_below_comes_from_as_many_bytes(count):
    """Over all bytes each number is drawn equally often; the uneven rest is passed over."""
    numbers = Counter(below(count, iter([byte, 256])) for byte in range(256) if _decides(count, byte))

    assert dict.fromkeys(range(count), 256 // count) == numbers


@pytest.mark.parametrize("count", range(2, 53))
def test_the_uneven_rest_is_drawn_again(count):
    """A byte that would favour some number decides nothing."""
    for byte in range(256):
        if not _decides(count, byte):
            assert below(count, iter([byte, count - 1])) == count - 1


@pytest.mark.parametrize("size", range(2, 8))
def test_each_draw_gives_another_order(size):
    """All tuples of picks together give every order of a small deck exactly once."""
    orders = Counter(
        shuffled(range(size), _in_turn(picks))
        for picks in itertools.product(*(range(count) for count in range(size, 1, -1)))
    )

    assert len(orders) == math.factorial(size)
    assert set(orders.values()) == {1}


def test_a_deck_holds_every_card_once():
    """52 cards, whatever the entropy."""
    for byte in range(256):
        assert full_deck() == tuple(sorted(draw_deck(_repeating(byte))))


def test_each_deck_draws_anew():
    """Nothing of one draw is left for the next: two decks ask for two blocks at least."""
    asked: list[int] = []

    def entropy(size: int) -> bytes:
        asked.append(size)
        return bytes(range(size))

    first, second = draw_deck(entropy), draw_deck(entropy)

    assert first == second
    assert [BLOCK_BYTES] * len(asked) == asked
    assert len(asked) % 2 == 0


def test_two_decks_of_the_house_differ():
    """The operating system is asked each time (equal decks would be a miracle)."""
    assert draw_deck() != draw_deck()


@pytest.mark.parametrize("size", [0, 1, BLOCK_BYTES - 1, BLOCK_BYTES + 1])
def test_a_source_that_gives_another_number_of_bytes_deals_no_deck(size):
    """Half the entropy is no entropy."""
    with pytest.raises(OSError, match="bytes instead of"):
        draw_deck(lambda _: bytes(size))


def test_a_source_that_fails_deals_no_deck():
    """Its error passes through, so that the table knows."""

    def entropy(size: int) -> bytes:
        raise OSError("no entropy")

    with pytest.raises(OSError, match="no entropy"):
        draw_deck(entropy)


def test_the_shuffle_knows_no_other_chance():
    """The module has no name of `random`, and the default source is the operating system's."""
    assert not {"random", "time", "secrets"} & set(vars(deck))
    assert draw_deck.__defaults__ == (deck.os.urandom,)


def _decides(count: int, byte: int) -> bool:
    """Does `byte` alone decide: is no second one taken from the stream."""
    stream = iter([byte, 0])
    below(count, stream)
    return next(stream, None) is not None


def _in_turn(picks: tuple[int, ...]):
    waiting = iter(picks)

    def pick(count: int) -> int:
        number = next(waiting)
        assert number < count
        return number

    return pick


def _repeating(byte: int):
    bytes_: Iterator[int] = itertools.cycle([byte, 0, 51, 17, 255, 3])
    return lambda size: bytes(itertools.islice(bytes_, size))
