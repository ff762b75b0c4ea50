"""Fixtures of the tests of a house."""

from tests.stores import clock, key_path, new_url, postgres, sqlite_store, store, url

__all__ = ["clock", "key_path", "new_url", "postgres", "sqlite_store", "store", "url"]
