"""The option that names the data folder, the same for every command."""

from pathlib import Path
from typing import Annotated

import typer

from splitpot.cli.fault import Fault


def named_folder(text: str) -> Path:
    """Give the folder; an empty name would silently mean the current one. Raises Fault."""
    if not text:
        raise Fault("--data is empty; name a folder, as in --data data.", code="bad_location")
    return Path(text)


Data = Annotated[
    Path,
    typer.Option(
        help="The folder of everything that lasts.", envvar="DATA", metavar="FOLDER", parser=named_folder
    ),
]
