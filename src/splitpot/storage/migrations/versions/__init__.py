"""One file a migration; a published one is never changed again."""
