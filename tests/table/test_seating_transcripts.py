"""Every transcript of seats, buttons and blinds, played by a live table."""

from pathlib import Path

import pytest

from tests.table.transcript import play
from tests.virtual_time import run

FILES = sorted((Path(__file__).parent / "seating").glob("*.table"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_table_goes_as_the_transcript_says(file):
    """Each line of the transcript is true when its turn comes."""
    run(play(file))
