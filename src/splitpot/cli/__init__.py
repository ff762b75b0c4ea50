"""The roof: the `splitpot` command, one file a command, which puts the house together."""
