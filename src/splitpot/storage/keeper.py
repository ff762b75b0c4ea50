"""Which key a database is sealed with: found, or made once, and checked before anything else is read."""

import os
from pathlib import Path

import sqlalchemy as sa

from splitpot.storage.database import Database
from splitpot.storage.errors import KeyUnusable, SealBroken, SettingLost
from splitpot.storage.location import Location, PostgresDatabase
from splitpot.storage.schema import accounts, settings
from splitpot.storage.seal import KEY_VARIABLE, Seal, key_from_text, make_key, read_key

KEY_CHECK = "key check"


async def sealed(database: Database, location: Location, key_path: Path | None) -> Seal:
    """The seal of this database; only a fresh database gets a fresh key.

    The key is read from `key_path`, else from the environment, else beside an SQLite file. Raises
    `KeyUnusable`, or `SettingLost` if a used database does not know its key.
    """
    path = key_path
    if path is None and KEY_VARIABLE not in os.environ:
        if isinstance(location, PostgresDatabase):
            raise KeyUnusable(f"PostgreSQL needs a key file, or the key in {KEY_VARIABLE}")
        path = location.key_path
    async with database.preparing() as connection:
        query = sa.select(settings.c.value).where(settings.c.name == KEY_CHECK)
        check = (await connection.execute(query)).scalar_one_or_none()
        if check is None and (await connection.execute(sa.select(accounts.c.id).limit(1))).one_or_none():
            raise SettingLost(str(location), KEY_CHECK)
        seal = Seal(_key(path, location, fresh=check is None))
        if check is None:
            value = seal.seal(b"splitpot", KEY_CHECK)
            await connection.execute(sa.insert(settings).values(name=KEY_CHECK, value=value))
            return seal
    try:
        seal.open(check, KEY_CHECK)
    except SealBroken:
        raise KeyUnusable(
            f"the key in {path or KEY_VARIABLE} is not the one {location} was made with"
        ) from None
    return seal


def _key(path: Path | None, location: Location, *, fresh: bool) -> bytes:
    if path is None:
        return key_from_text(os.environ[KEY_VARIABLE], KEY_VARIABLE)
    key = read_key(path)
    if key is None and not fresh:
        raise KeyUnusable(f"the key file {path} is missing: put back the one {location} was made with")
    return key or make_key(path)
