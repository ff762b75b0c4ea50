"""Tables as configured: their text in storage, and what cannot be played."""

import pytest
from msgspec.structs import replace

from splitpot.cluster import DEFAULT_TABLES
from splitpot.cluster.tables import config_from, config_text
from splitpot.poker.rules import RulesError


@pytest.mark.parametrize("config", DEFAULT_TABLES, ids=lambda config: config.id)
def test_a_table_reads_as_it_was_written(config):
    """Text and table are the same thing."""
    assert config == config_from(config_text(config))


def test_the_house_has_the_described_tables():
    """Ten, five and two seats; the least buy-in is ten lower limits, the blinds half and the whole of it."""
    assert [(c.id, c.rules.game, c.rules.seats) for c in DEFAULT_TABLES] == [
        ("oak", "omaha8", 10),
        ("elm", "omaha8", 5),
        ("ash", "omaha8", 2),
        ("birch", "holdem", 10),
        ("linden", "omaha8", 10),
        ("maple", "holdem", 10),
    ]
    for config in DEFAULT_TABLES:
        rules = config.rules
        assert (rules.min_buy_in, rules.big_blind) == (10 * rules.small_bet, rules.small_bet)
        assert 2 * rules.small_blind == rules.big_blind
        assert rules.big_bet == 2 * rules.small_bet


@pytest.mark.parametrize("text", ["", "{}", '{"id":"oak","name":"Oak","rules":{},"practice":false}', "[1]"])
def test_what_is_no_table_is_refused(text):
    """Text that lacks something, or is something else."""
    with pytest.raises(ValueError):  # noqa: PT011 -- msgspec says it in its own words
        config_from(text)


def test_rules_that_cannot_be_played_are_refused():
    """By name, before anybody sits down."""
    oak = DEFAULT_TABLES[0]
    for rules, code in (
        (replace(oak.rules, small_blind=300), "blinds"),
        (replace(oak.rules, game="chess"), "unknown_game"),
    ):
        with pytest.raises(RulesError) as error:
            config_from(config_text(replace(oak, rules=rules)))
        assert error.value.code == code
