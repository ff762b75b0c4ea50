"""Where a long-running command writes what it does: one line an event on standard error."""

import logging
import sys
from typing import Any, TextIO

import structlog


class _StandardError(logging.StreamHandler[TextIO]):
    """Writes to what standard error is at that moment, as whoever runs commands in turn may change it."""

    def emit(self, record: logging.LogRecord) -> None:
        self.stream = sys.stderr  # setStream would write to the one before, which may be closed
        super().emit(record)


def log_to_stderr(level: int = logging.INFO) -> None:
    """Write our own events from `level` on and the warnings of libraries; each stays on its line."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.LogfmtRenderer(key_order=["timestamp", "level", "event"]),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=_logger,
        cache_logger_on_first_use=False,
    )
    logging.basicConfig(
        level=logging.WARNING,
        handlers=[_StandardError()],
        format="level=warning event=%(message)r",
        force=True,
    )


def _logger(*_: Any) -> structlog.PrintLogger:
    return structlog.PrintLogger(sys.stderr)
