"""Presets: the five of the house can be played, and what cannot is refused with what would be right."""

import contextlib
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from splitpot.cluster import PresetError, preset_from, preset_names, preset_text, rules_of
from splitpot.cluster.preset import ENUMS, NUMBERS, OPTIONS, SWITCHES
from splitpot.cluster.tables import TableConfig, config_from, config_text
from splitpot.poker.options import ButtonRule, Limit, OddChip, Showdown
from splitpot.poker.rules import Rake, RakeCap, Rules

LIMIT = {"game": "omaha8", "limit": "fixed", "stakes": "2/4", "seats": 10, "buy_in": {"least": 10}}
POT = {"game": "omaha8", "limit": "pot", "stakes": "1/2", "seats": 6, "buy_in": {"least": 40, "most": 100}}


def rules(preset, **changes):
    """The rules of a preset with some fields changed."""
    return rules_of(preset_from(json.dumps({**preset, **changes})))


def refusal(preset, **changes):
    """Why the changed preset cannot be played."""
    with pytest.raises(PresetError) as refused:
        rules(preset, **changes)
    return str(refused.value)


def test_the_house_has_five_presets():
    """Each can be played as it is and says what it is about."""
    names = ["home-game", "limit-holdem", "limit-omaha8", "online-standard", "pot-limit-omaha8"]
    assert names == preset_names()
    for name in names:
        preset = preset_from(preset_text(name))
        assert preset.about
        assert isinstance(rules_of(preset), Rules)


def test_every_preset_opens_a_table():
    """What a house writes down of a preset, it can read back and play when it opens."""
    for name in preset_names():
        config = TableConfig("friday", "Friday", rules_of(preset_from(preset_text(name))))

        assert config == config_from(config_text(config))


def test_the_presets_differ_where_their_houses_do():
    """Button, odd chip, showdown and limit are those of the rule documents."""
    found = {name: rules_of(preset_from(preset_text(name))) for name in preset_names()}

    assert ButtonRule.LAST_SB is found["limit-omaha8"].button_rule
    assert ButtonRule.FORWARD is found["limit-holdem"].button_rule
    assert (OddChip.CARRY_OVER, Showdown.ALL_SHOW) == (
        found["home-game"].odd_chip,
        found["home-game"].showdown,
    )
    assert (Limit.NO, "holdem") == (found["online-standard"].limit, found["online-standard"].game)
    assert Limit.POT is found["pot-limit-omaha8"].limit
    assert [120, 0, 0, 120, 120] == [found[name].return_within for name in preset_names()]


def test_stakes_name_limits_or_blinds():
    """A 1-2 limit table has blinds of 0.50 and 1; a 1-2 pot-limit table has these as its blinds."""
    limit, pot = rules(LIMIT, stakes="1/2"), rules(POT)

    assert (50, 100, 100, 200) == (limit.small_blind, limit.big_blind, limit.small_bet, limit.big_bet)
    assert (100, 200, 200, 200) == (pot.small_blind, pot.big_blind, pot.small_bet, pot.big_bet)
    assert (50, 100) == (limit.unit, pot.unit)
    assert (1_000, None, 8_000, 20_000) == (
        limit.min_buy_in, limit.max_buy_in, pot.min_buy_in, pot.max_buy_in
    )  # fmt: skip
    assert 200 == rules(LIMIT, stakes="5/10", options={"small_blind": "2"}).small_blind


@pytest.mark.parametrize(
    ("preset", "changes", "said"),
    [
        (LIMIT, {"game": "stud"}, "there is no game 'stud'; the games are holdem, omaha, omaha8, omaha8_5"),
        (LIMIT, {"limit": "none"}, "invalid enum value 'none'"),
        (LIMIT, {"colour": "green"}, "unknown field 'colour'"),
        (LIMIT, {"stakes": "2-4"}, "'2-4' are no stakes; write two amounts of chips, as in 2/4"),
        (LIMIT, {"stakes": "2/x"}, "'x' is no amount of chips; write it as in 12 or 0.50"),
        (LIMIT, {"stakes": "4/2"}, "the lower limit is at least the big blind and at most the upper limit"),
        (LIMIT, {"stakes": "0.25/0.50"}, "half of 0.25 is no whole number of hundredths; name"),
        (LIMIT, {"seats": 11}, "a table has 2 to 10 seats, not 11"),
        (LIMIT, {"sizes": [2, 5], "seats": 6}, "a table of this kind has 2 or 5 seats, not 6"),
        (LIMIT, {"options": {"odd": 1}}, "there is no option 'odd'; the options are "),
        (LIMIT, {"options": {"button_rule": "back"}}, "it is forward or last_sb or dead or moving"),
        (LIMIT, {"options": {"burn": "yes"}}, "burn cannot be 'yes'; it is true or false"),
        (LIMIT, {"options": {"max_raises": "3"}}, "max_raises cannot be '3'; it is a whole number"),
        (LIMIT, {"options": {"max_raises": 0}}, "a fixed-limit round allows at least one raise"),
        (LIMIT, {"options": {"ante": "much"}}, "'much' is no amount of chips"),
        (LIMIT, {"options": {"run_it_twice": True}}, "with fixed limit the board is not run twice"),
        (LIMIT, {"options": {"pot_limit_counts": "all_chips"}}, "it speaks of pot limit (rule R12.4)"),
        (LIMIT, {"options": {"kill": "full", "straddle": True}}, "there is no straddle where pots are"),
        (LIMIT, {"options": {"button_rule": "dead", "missed_sb": "dead"}}, "button_rule forward or last_sb"),
        (LIMIT, {"game": "holdem", "options": {"identical_hands": "even_split"}}, "no low half (rule R6.4)"),
        (LIMIT, {"options": {"return_within": 5_000}}, "it is 0 to 1440 minutes"),
        (POT, {"rake": {"percent": "101", "cap": "3"}}, "rake.percent is '101'; it is more than 0 and"),
        (POT, {"rake": {"percent": "0", "cap": "3"}}, "rake.percent is '0'; it is more than 0 and"),
        (POT, {"rake": {"percent": "five", "cap": "3"}}, "'five' is no amount of chips"),
        (POT, {"rake": {"percent": "5", "cap": "0"}}, "a cap of 0 cannot be reached in steps of 1"),
        (POT, {"rake": {"percent": "5", "cap": "2.50"}}, "a cap of 2.50 cannot be reached in steps of 1"),
        (POT, {"rake": {"percent": "5", "cap": "3", "step": "0.50"}}, "a multiple of the smallest chip, 1"),
        (POT, {"rake": {"percent": "5", "cap": "3", "step": "0"}}, "a multiple of the smallest chip, 1"),
        (POT, {"rake": {"percent": "5", "cap": "3", "caps": {"6": "1"}}}, "names 2 to 5 players, for all 6"),
        (POT, {"rake": {"percent": "5", "cap": "3", "caps": {"two": "1"}}}, "rake.caps has 'two'; at a"),
        (
            POT,
            {"seats": 3, "rake": {"percent": "5", "cap": "3", "caps": {"2": "1", "4": "2"}}},
            "rake.caps has '4'; at a table of 3 it names only 2 players, for all 3 have rake.cap",
        ),
        (
            POT,
            {"seats": 2, "rake": {"percent": "5", "cap": "3", "caps": {"2": "1"}}},
            "rake.caps has '2'; at a table of 2 all hands have rake.cap, so leave caps out",
        ),
        (POT, {"rake": {"percent": "5", "cap": "3", "caps": {"2": "4"}}}, "none is above rake.cap"),
        (POT, {"rake": {"percent": "5", "cap": "3", "caps": {"4": "1", "2": "2"}}}, "rise with the number"),
        (POT, {"rake": {"percent": -5, "cap": 3}}, "'-5' is no amount of chips; write it as in 12 or 0.50"),
        (POT, {"rake": {"cap": "3"}}, "missing required field 'percent'"),
        (POT, {"options": {"kill": "half"}}, "a kill raises the stakes of a fixed-limit table only"),
        (POT, {"options": {"max_raises": 3}}, "only fixed limit caps the raises (rule R10.3)"),
        (POT, {"options": {"straddle_min_raise": "bb_increment"}}, "it goes with straddle true"),
        (LIMIT, {"options": {"straddle": True, "straddle_min_raise": "bb_increment"}}, "raises by one bet"),
        (POT, {"options": {"small_blind": "1"}}, "here the stakes are the two blinds"),
        (POT, {"buy_in": {"least": 40}}, "needs a largest buy-in: buy_in.most (rule R2.7)"),
        (POT, {"buy_in": {"least": 40, "most": 20}}, "the largest buy-in is less than the smallest"),
    ],
)  # fmt: skip
def test_what_cannot_be_played_is_refused_with_the_reason(preset, changes, said):
    """Each refusal is one sentence that says what would be right."""
    assert said in refusal(preset, **changes)


def test_a_preset_may_take_a_rake():
    """Percentage, cap, caps for few players and step are those of the file; the step is else the smallest
    chip.
    """
    plain = rules(POT, rake={"percent": "5", "cap": "3"}).rake
    full = rules(
        POT,
        options={"unit": "0.50"},
        rake={
            "percent": "2.5",
            "cap": "3",
            "caps": {"4": "2", "2": "0.50"},
            "step": "0.50",
            "no_flop_no_drop": False,
        },
    ).rake

    assert Rake(percent=500, cap=300, step=100) == plain
    assert plain == rules(POT, rake={"percent": 5, "cap": 3, "step": 1}).rake
    assert (
        Rake(percent=250, cap=300, step=50, no_flop_no_drop=False, caps=(RakeCap(2, 50), RakeCap(4, 200)))
        == full
    )
    assert rules(POT).rake is None


def test_a_text_that_is_no_preset_is_refused():
    """JSON that is broken and a name nobody knows are named."""
    with pytest.raises(PresetError, match="it is no JSON"):
        preset_from("{")
    with pytest.raises(PresetError, match="there is no preset 'mine'; the presets are home-game"):
        preset_text("mine")


def test_every_option_of_the_rules_has_a_name():
    """A preset can set whatever the rules leave to the house."""
    others = {
        "game",
        "limit",
        "big_blind",
        "small_bet",
        "big_bet",
        "seats",
        "min_buy_in",
        "max_buy_in",
        "rake",
    }

    assert set(Rules.__struct_fields__) - others == set(OPTIONS)


@given(
    st.dictionaries(
        st.sampled_from(OPTIONS), st.one_of(st.booleans(), st.integers(-2, 9), st.text(max_size=4))
    )
)
def test_no_options_break_anything(options):
    """Whatever stands in a file, it is refused in a sentence or can be played."""
    for preset in (LIMIT, POT):
        with contextlib.suppress(PresetError):
            assert isinstance(rules(preset, options=options), Rules)


@given(st.fixed_dictionaries(
    {},
    optional={
        **{name: st.sampled_from([str(value) for value in kind]) for name, kind in ENUMS.items()},
        **{name: st.booleans() for name in SWITCHES},
        **{name: st.integers(1, 9) for name in NUMBERS},
    },
))  # fmt: skip
def test_options_that_are_taken_are_the_rules(options):
    """What a preset says is what the table's rules are."""
    for preset in (LIMIT, POT):
        try:
            found = rules(preset, options=options)
        except PresetError:
            continue
        assert options == {name: getattr(found, name) for name in options}
