"""Splitpot: a poker room for your own house."""

__version__ = "0.1.0"
