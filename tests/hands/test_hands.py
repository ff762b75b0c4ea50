"""Every transcript of the rules, played by the rules."""

from pathlib import Path

import pytest

from splitpot.history import parse_transcript, play_transcript

HANDS = Path(__file__).parent
FILES = sorted(HANDS.rglob("*.hand"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_hand_goes_as_the_transcript_says(file: Path) -> None:
    """Each line of the transcript is true when its turn comes."""
    play_transcript(parse_transcript(file.name, file.read_text(encoding="utf-8")))
