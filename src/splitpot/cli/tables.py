"""`splitpot tables`: the tables of the room, the presets to make more of them, and one table less."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from splitpot.cli.fault import Fault
from splitpot.cli.options import Data, Database, Json

if TYPE_CHECKING:
    from splitpot.cluster import Preset, TableConfig
    from splitpot.cluster.tables import ConfigDamaged

tables = typer.Typer(help="List, add or remove tables, and show the presets.", no_args_is_help=False)


@tables.callback(invoke_without_command=True)
def listed(
    context: typer.Context, data: Data = Path("data"), database: Database = None, as_json: Json = False
) -> None:
    """List the tables of the room.

    Example: splitpot tables
    """
    if context.invoked_subcommand is not None:
        return
    found = asyncio.run(_read(data, database))
    if as_json:
        tables = [_config_json(config) for config in found.values() if not isinstance(config, Exception)]
        damaged = [{"id": i, "why": str(why)} for i, why in found.items() if isinstance(why, Exception)]
        print(json.dumps({"tables": tables, "damaged": damaged}))
        return
    width = max(map(len, found), default=0)
    for table, config in found.items():
        what = f"damaged: {config}" if isinstance(config, Exception) else f"{config.name}: {_line(config)}"
        print(f"{table:{width}}  {what}")


@tables.command("presets")
def listed_presets(as_json: Json = False) -> None:
    """List the presets that come with the house.

    Example: splitpot tables presets
    """
    from splitpot.cluster import preset_from, preset_names, preset_text

    found = {name: preset_from(preset_text(name)) for name in preset_names()}
    if as_json:
        presets = [{"preset": name, "about": preset.about} for name, preset in found.items()]
        print(json.dumps({"presets": presets}))
        return
    width = max(len(name) for name in found)
    for name, preset in found.items():
        print(f"{name:{width}}  {preset.about}")


@tables.command("show")
def shown(
    preset: Annotated[str, typer.Argument(help="A preset.", metavar="PRESET")], as_json: Json = False
) -> None:
    """Print the file of a preset, to copy and edit.

    Example: splitpot tables show home-game > mine.json
    """
    from splitpot.cluster import PresetError, preset_text

    try:
        text = preset_text(preset)
    except PresetError as error:
        raise Fault(f"{error}.", code="unknown_preset") from None
    print(json.dumps(json.loads(text)) if as_json else text, end="\n" if as_json else "")


@tables.command("add")
def added(
    source: Annotated[str, typer.Argument(help="A preset, or a file like one.", metavar="PRESET|FILE")],
    table_id: Annotated[str, typer.Option("--id", help="Its address, as in oak-2.", metavar="ID")],
    name: Annotated[str, typer.Option("--name", help="Its name in the lobby.", metavar="NAME")],
    stakes: Annotated[
        str | None, typer.Option(help="Other limits or blinds, as in 2/4.", metavar="LOW/HIGH")
    ] = None,
    seats: Annotated[int | None, typer.Option(help="Another number of seats.", metavar="N")] = None,
    practice: Annotated[
        bool, typer.Option("--practice", help="Opponents of the house sit down too.")
    ] = False,
    only: Annotated[
        bool, typer.Option("--only", help="In a new data folder: without the tables of the house.")
    ] = False,
    data: Data = Path("data"),
    database: Database = None,
    as_json: Json = False,
) -> None:
    """Add a table to the room; it opens at the next start.

    Example: splitpot tables add limit-omaha8 --id oak-2 --name "Second Oak" --stakes 5/10 --seats 5
    """
    from splitpot.cluster import DEFAULT_TABLES, PresetError, TableConfig, rules_of

    preset = _preset(source)
    try:
        rules = rules_of(preset, stakes=stakes, seats=seats)
    except PresetError as error:
        raise Fault(f"{source} cannot be played: {error}.", code="bad_preset") from None
    config = TableConfig(table_id, name, rules, practice)
    new = asyncio.run(_add(data, database, config, only=only))
    if as_json:
        print(json.dumps({"added": _config_json(config)}))
    else:
        print(f"Added {table_id}, {name}: {_line(config)}. It opens at the next start of the room.")
        if new and not only:
            count = len(DEFAULT_TABLES)
            print(f"The room is new and has the {count} tables of the house too; --only leaves them out.")


@tables.command("remove")
def removed(
    table: Annotated[str, typer.Argument(help="The id of a table.", metavar="ID")],
    send_home: Annotated[
        bool, typer.Option("--send-home", help="Cancel its hand and give all chips back to the wallets.")
    ] = False,
    data: Data = Path("data"),
    database: Database = None,
    as_json: Json = False,
) -> None:
    """Remove an empty table while the room is closed; its hands stay in the history.

    Example: splitpot tables remove oak-2
    """
    sent = asyncio.run(_remove(data, database, table, send_home=send_home))
    if as_json:
        print(json.dumps({"removed": table, "sent_home": sent}))
    else:
        print(f"Removed {table}." + (f" {sent} sent home with their chips." if sent else ""))


def _preset(source: str) -> Preset:
    """The preset called `source`, or the one in a file of that name. Raises Fault."""
    from splitpot.cli.files import text_of
    from splitpot.cluster import PresetError, preset_from, preset_names, preset_text

    if source in preset_names():
        return preset_from(preset_text(source))
    if not Path(source).is_file():
        names = ", ".join(preset_names())
        raise Fault(
            f"'{source}' is neither a file nor a preset; the presets are {names}.", code="unknown_preset"
        )
    try:
        return preset_from(text_of(Path(source)))
    except PresetError as error:
        raise Fault(f"{source} is no preset: {error}.", code="bad_preset") from None


async def _read(data: Path, database: str | None) -> dict[str, TableConfig | ConfigDamaged]:
    """The tables by id, in the order of the lobby; of a damaged one, what is wrong with it."""
    from splitpot.cli.store import opened_store
    from splitpot.cluster.tables import ConfigDamaged, config_of

    found: dict[str, TableConfig | ConfigDamaged] = {}
    async with opened_store(data, database, existing=True) as store:
        for row in await store.tables.all():
            try:
                found[row.id] = config_of(row)
            except ConfigDamaged as damage:
                found[row.id] = damage
    return found


async def _add(data: Path, database: str | None, config: TableConfig, *, only: bool) -> bool:
    """Add the table and say whether the room is new."""
    from splitpot.cli.store import opened_store
    from splitpot.cluster import DEFAULT_TABLES, LobbyRefusal, add_table

    async with opened_store(data, database) as store:
        if only and await store.tables.all():
            sentence = "--only is for a new data folder; `splitpot tables remove` takes a table away."
            raise Fault(sentence, code="not_new")
        try:
            return await add_table(store, config, house=() if only else DEFAULT_TABLES)
        except LobbyRefusal as refusal:
            raise Fault(f"{refusal}.", code=refusal.code) from None


async def _remove(data: Path, database: str | None, table: str, *, send_home: bool) -> int:
    from splitpot.cli.store import opened_store
    from splitpot.cluster import LobbyRefusal, remove_table

    async with opened_store(data, database, existing=True) as store:
        try:
            return await remove_table(store, table, send_home=send_home)
        except LobbyRefusal as refusal:
            raise Fault(f"{refusal}.", code=refusal.code) from None


def _line(config: TableConfig) -> str:
    from splitpot.cli.hand_text import game_text

    practice = ", practice" if config.practice else ""
    return f"{game_text(config.rules)}, {config.rules.seats} seats{practice}"


def _config_json(config: TableConfig) -> object:
    import msgspec

    return msgspec.to_builtins(config)
