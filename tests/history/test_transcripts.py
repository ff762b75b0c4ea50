"""Transcripts that are wrong say where, what they claim and what is so."""

import pytest

from splitpot.history import TranscriptFault, parse_transcript, play_transcript

SEATS = """\
# R1.6  A sentence.
rules  omaha8 fixed 2/4 unit=1
seats  1 ann 100 button | 2 bob 100 | 3 cat 100
"""
OPENING = SEATS + "cards  ann KsKh9d9c | cat As3sJhTd | board KdQs8h5c2d\n"
SHOWDOWN = (
    OPENING
    + """\
preflop  ann calls 2, bob folds, cat checks
flop     all check
turn     all check
river    all check
"""
)


def fault_of(text: str) -> TranscriptFault:
    """The fault that playing `text` meets."""
    with pytest.raises(TranscriptFault) as caught:
        play_transcript(parse_transcript("x.hand", text))
    return caught.value


def test_a_transcript_knows_its_rule_and_its_sentence():
    """The first comment holds both, and its sentence may go on in further ones."""
    transcript = parse_transcript(
        "x.hand", OPENING.replace("sentence.", "sentence\n# that goes on.") + "over\n"
    )

    assert ("R1.6", "A sentence that goes on.") == (transcript.rule, transcript.sentence)


@pytest.mark.parametrize(
    ("line", "expected", "got"),
    [
        ("ann raises to 6", "ann can raise to 6", "the refusal wrong_amount (ann is to act)"),
        ("bob calls", "bob can call", "the refusal not_your_turn (ann is to act)"),
        ("ann calls 1", "ann can call 1", "a call of 2"),
        ("ann calls all-in", "ann can call all-in", "him with chips left"),
        ("ann checks ! capped", "capped", "bet_to_call"),
        ("ann calls ! capped", "a refusal, capped", "ann can call"),
        (
            "ann raises to 5 ! wrong_amount min 4 max 8",
            "wrong_amount min 4 max 8",
            "wrong_amount min 4 max 4",
        ),
        ("ann may fold, call 2", "ann may fold, call 2", "ann may fold, call 2, raise to 4"),
        ("bob may check", "bob may check", "ann may fold, call 2, raise to 4"),
        ("flop ann calls", "betting on the flop", "betting on the preflop"),
        ("all check", "ann can check", "the refusal bet_to_call (ann is to act)"),
        ("raises left 1", "1 raises left", "3 raises left"),
        ("stacks bob 100", "bob 100", "bob 99"),
        ("board Kd", "board Kd", "board "),
        ("ann holds As3sJhTd", "As3sJhTd", "KsKh9d9c"),
        ("bob sees ann KsKh9d9c", "ann KsKh9d9c", "ann hidden"),
        ("over", "the hand over", "the hand still on"),
        ("pots 3", "3", "none"),
    ],
)
def test_a_line_that_is_not_true_is_named(line, expected, got):
    """The fault names the file, the line, what stands there and what is so."""
    fault = fault_of(OPENING + line + "\n")

    assert ("x.hand", 5, expected, got) == (fault.file, fault.line, fault.expected, fault.got)
    assert f"x.hand:5: expected {expected}; got {got}" == str(fault)


@pytest.mark.parametrize(
    ("line", "expected", "got"),
    [
        ("main high: ann 2", "ann 2", "ann 3"),
        ("main: ann 5", "one award of pot 0", "2 such awards among pot 0 high ann 3; pot 0 low cat 2"),
        ("main high: ann 3", "all awards, here 1", "2 awards"),
        ("pots 5 ann bob", "5 ann bob", "5 ann cat"),
        ("pots 3 | 2", "3 | 2", "5"),
        ("showdown ann shows, cat shows", "ann shows, cat shows", "cat shows, ann shows"),
        ("returned 1 to ann", "ann 1", "nothing"),
        ("opened on turn", "hands opened on the turn", "hands never opened"),
        ("rake 1", "1", "0"),
        ("carried out 1", "1 carried", "0 carried"),
        ("ann has pair, no low", "pair, no low", "trips, no low"),
        ("cat has high card, low 7-5-3-2-A", "high_card, 7-5-3-2-A", "high_card, 8-5-3-2-A"),
        ("watcher finds bob nothing", "bob nothing", "bob hidden"),
        ("all check", "somebody to check", "nobody to act"),
        ("river ann checks", "betting on the river", "the betting over"),
        ("ann may fold", "ann to act", "nobody to act"),
    ],
)
def test_a_wrong_result_is_named(line, expected, got):
    """Pots, showdown, awards and the rest are checked against the hand."""
    fault = fault_of(SHOWDOWN + line + "\n")

    assert (9, expected, got) == (fault.line, fault.expected, fault.got)


@pytest.mark.parametrize(
    ("text", "line", "got"),
    [
        ("", 1, "an empty file"),
        ("rules omaha8 fixed 2/4\n", 1, "'rules omaha8 fixed 2/4'"),
        ("# R1.6  A sentence.\n", 1, "the end of the file"),
        ("# R1.6  A sentence.\nover\n", 2, "a transcript needs a line 'rules' before the first action"),
        ("# R1.6  A sentence.\nrules omaha8 2/4\n", 2, "is not game, limit"),
        ("# R1.6  A sentence.\nrules stud fixed 2/4\n", 2, "there is no game 'stud'"),
        ("# R1.6  A sentence.\nrules omaha8 fixed 2/4 colour=red\n", 2, "'colour=red' is not an option"),
        (
            "# R1.6  A sentence.\nrules omaha8 fixed 2/4 odd_chip=mine\n",
            2,
            "odd_chip cannot be 'mine'; it is",
        ),
        ("# R1.6  A sentence.\nrules omaha8 fixed 2/4 rake=5%\n", 2, "'' is not an amount"),
        ("# R1.6  A sentence.\nrules omaha8 fixed 4/2\n", 2, "the lower limit is at least"),
        ("# R1.6  A sentence.\nrules omaha8 fixed 2/4\nover\n", 3, "a line 'seats' with two players"),
        ("# R1.6  A sentence.\nseats 1 ann\n", 2, "'1 ann' is not a seat"),
        ("# R1.6  A sentence.\nseats 1 flop 100\n", 2, "'flop' cannot be a name"),
        ("# R1.6  A sentence.\nseats 2 ann 100 | 1 bob 100\n", 2, "in the order of their numbers"),
        (OPENING + "post eve live 2\nover\n", 5, "'eve' has no seat here; seated are ann, bob, cat"),
        (OPENING + "post ann blind 2\nover\n", 5, "'ann blind 2' is not a post"),
        (SEATS + "cards ann AsAsAdAc\nover\n", 4, "the card As appears twice"),
        (SEATS + "cards ann AsAhAdAc | bob AsKsQsJs\nover\n", 4, "a card stands in two places"),
        (SEATS + "cards ann AsAh\nover\n", 4, "gives all hole cards"),
        (SEATS + "cards board AsAh\nover\n", 4, "a board has three, four or five cards"),
        (OPENING + "ann shouts\n", 5, "'ann shouts' is neither an action nor a check"),
        (OPENING + "ann bets\n", 5, "an amount stands behind bets, raises to and calls"),
        (OPENING + "ann folds ! because\n", 5, "'because' is not a valid Refusal"),
        (OPENING + "zoe folds\n", 5, "'zoe' has no seat here"),
        (OPENING + "opened on monday\n", 5, "'on monday' is no street"),
        (OPENING + "pots many\n", 5, "'many' is not an amount"),
        (OPENING + "returned 2 ann\n", 5, "'2 ann' is not written as in '2 to ann'"),
        (OPENING + "showdown ann sleeps\n", 5, "does not say of each player that he shows or mucks"),
    ],
)
def test_a_line_that_cannot_be_read_is_named(text, line, got):
    """What is no transcript is refused with its place and what would be right."""
    fault = fault_of(text)

    assert line == fault.line
    assert got in fault.got
