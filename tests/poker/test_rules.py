"""Rules of a table: made of two limits, and refused if they contradict themselves."""

import pytest
from msgspec.structs import replace

from splitpot.poker.rules import ButtonRule, Limit, MissedSb, Rake, RulesError, check_rules, fixed_limit


def test_the_blinds_follow_from_the_limits():
    """A 2-4 table has blinds of 1 and 2 and a least buy-in of ten lower limits (rules R2.1, R2.7)."""
    rules = fixed_limit("omaha8", 200, 400)

    assert (100, 200, 200, 400, 2000, None) == (
        rules.small_blind,
        rules.big_blind,
        rules.small_bet,
        rules.big_bet,
        rules.min_buy_in,
        rules.max_buy_in,
    )
    assert 75 == fixed_limit("omaha8", 200, 400, small_blind=75).small_blind


def test_half_of_an_odd_limit_needs_a_name():
    """Without a small blind of its own an odd lower limit cannot be halved."""
    with pytest.raises(RulesError, match="half of the lower limit 5 is not a whole number") as refused:
        fixed_limit("omaha8", 5, 10)

    assert ("small_blind_not_whole", {"lower": 5}) == (refused.value.code, refused.value.values)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "stud"}, "unknown_game"),
        ({"seats": 1}, "seats"),
        ({"seats": 11}, "seats"),
        ({"unit": 0}, "unit"),
        ({"unit": 3}, "unit"),
        ({"small_blind": 0}, "blinds"),
        ({"small_blind": 300}, "blinds"),
        ({"big_blind": 300, "small_bet": 200}, "bets"),
        ({"big_bet": 100}, "bets"),
        ({"big_bet": 10**13}, "amount"),
        ({"small_blind": -100}, "amount"),
        ({"max_raises": 0}, "max_raises"),
        ({"max_buy_in": 100}, "buy_in"),
        ({"game": "omaha8_5"}, "deck"),
        ({"game": "omaha8_5", "seats": 9}, "deck"),
        ({"game": "omaha8_5", "seats": 8}, None),
        ({"game": "omaha8_5", "seats": 9, "burn": False}, None),
        ({"limit": Limit.POT, "run_it_twice": True}, "deck"),
        ({"limit": Limit.POT, "run_it_twice": True, "seats": 9}, None),
        ({"limit": Limit.POT, "run_it_twice": True, "burn": False}, None),
        ({"button_rule": ButtonRule.MOVING, "missed_sb": MissedSb.DEAD}, "missed_sb"),
        ({"button_rule": ButtonRule.DEAD, "missed_sb": MissedSb.DEAD}, "missed_sb"),
        ({"button_rule": ButtonRule.LAST_SB, "missed_sb": MissedSb.DEAD}, None),
        ({"button_rule": ButtonRule.MOVING, "missed_sb": MissedSb.SHIFT}, None),
        ({"rake": Rake(10_001, 100)}, "rake"),
        ({"rake": Rake(500, 100, 0)}, "rake"),
        ({"rake": Rake(500, 100, 1), "unit": 50}, "rake"),
        ({"rake": Rake(500, 75, 50), "unit": 50}, None),
    ],
)
def test_what_cannot_be_played_is_refused(change, code):
    """The first contradiction is named by its code; the rake moves in whole chips of the table."""
    rules = replace(fixed_limit("omaha8", 200, 400), **change)

    if code is None:
        check_rules(rules)
        return
    with pytest.raises(RulesError) as refused:
        check_rules(rules)
    assert code == refused.value.code


def test_a_cap_is_a_matter_of_fixed_limit():
    """Pot and no limit do not care how many raises the cap would allow."""
    check_rules(replace(fixed_limit("omaha8", 200, 400), limit=Limit.NO, max_raises=0))
