"""The files that a command was given, folders opened, and a bar that says how far it is with them."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from splitpot.cli.fault import Fault

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path


def found_files(paths: Sequence[Path], endings: Sequence[str]) -> list[Path]:
    """The files of `paths` in order; of a folder all that end in one of `endings`, at any depth.

    Raises Fault if there are none.
    """
    found: list[Path] = []
    for path in paths:
        if not path.exists():
            raise Fault(f"there is no file {path}.", code="no_such_file")
        if path.is_dir():
            inside = sorted(file for file in path.rglob("*") if file.suffix.lower() in endings)
            if not inside:
                raise Fault(f"no file in {path} ends in {' or '.join(endings)}.", code="no_such_file")
            found.extend(inside)
        else:
            found.append(path)
    return found


def text_of(file: Path) -> str:
    """The text of `file`. Raises Fault if it cannot be read or is no text in UTF-8."""
    try:
        return file.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        raise Fault(f"{file} is no text in UTF-8: byte {error.start} is wrong.", code="not_text") from error
    except OSError as error:
        raise Fault(f"{file} cannot be read: {error.strerror}.", code="unreadable_file") from error


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[], None]]:
    """A bar on standard error where a person looks on; the answer is called once for each of `total`."""
    from rich.console import Console
    from rich.progress import Progress

    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(what, total=total)
        yield lambda: bar.advance(task)
