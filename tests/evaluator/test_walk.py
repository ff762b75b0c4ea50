"""The core against a second opinion that shares nothing with it, with and without sanitizers."""

import pytest

from tests.evaluator.walk import build, run


@pytest.mark.slow
def test_the_core_agrees_with_the_referee_on_every_count(tmp_path):
    """Random questions of all games, hands, boards and dead cards, with and without vector instructions."""
    build(tmp_path)

    code, said = run(tmp_path / "agree", 2_000, 11)
    assert code == 0, said
    code, said = run(tmp_path / "fuzz", 40, 11)
    assert code == 0, said


@pytest.mark.slow
def test_the_core_is_clean_under_the_sanitizers(tmp_path):
    """No step beside a buffer and no undefined one, on sound and malformed input."""
    build(tmp_path, sanitize=True)

    code, said = run(tmp_path / "agree", 100, 12)
    assert code == 0, said
    code, said = run(tmp_path / "fuzz", 12, 12)
    assert code == 0, said
