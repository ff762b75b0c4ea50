"""Lines of the log go to standard error, whatever that is by then."""

import io
import logging

import structlog

from splitpot.cli.logs import log_to_stderr


def test_a_log_outlives_the_stream_it_began_with(monkeypatch):
    """After one command's standard error is closed, the next one's gets the lines of both kinds."""
    first, second = io.StringIO(), io.StringIO()
    monkeypatch.setattr("sys.stderr", first)
    log_to_stderr()
    structlog.get_logger().info("table opened", table="oak")
    monkeypatch.setattr("sys.stderr", second)
    first_lines = first.getvalue()
    first.close()
    structlog.get_logger().warning("table stopped", table="elm")
    logging.getLogger("library").warning("two\nlines")

    assert 'event="table opened" table=oak' in first_lines
    own, librarys = second.getvalue().splitlines()
    assert "level=warning" in own
    assert own.endswith('event="table stopped" table=elm')
    assert librarys == "level=warning event='two\\nlines'"
