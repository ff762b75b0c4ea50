"""The options that several commands share, each with the same name and meaning in all of them."""

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

Database = Annotated[str | None, typer.Option(help="The database, if not in the data folder.", metavar="URL")]
OfTable = Annotated[str | None, typer.Argument(help="Only hands of this table.", metavar="TABLE")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON instead of text.")]
