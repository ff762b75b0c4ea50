"""What a command line that cannot be read is answered with: one sentence that says what would be right."""

from collections.abc import Mapping
from typing import cast

import typer
from pydantic import ValidationError
from typer.exceptions import TyperException


def sentence_of(error: TyperException) -> str:
    """Say what is wrong with the command line, and where to read on; empty where there is nothing to say."""
    theirs = " ".join(error.format_message().split()).rstrip(".")
    said = _value_fault(error) or f"{theirs[:1].lower()}{theirs[1:]}"
    context = cast("typer.Context | None", getattr(error, "ctx", None))
    command = context.command_path if context else "splitpot"
    return f"{said}; `{command} --help` lists what there is." if said else ""


def _value_fault(error: TyperException) -> str | None:
    """Word the refusal of one value; None for any other fault."""
    cause = error.__cause__
    if not isinstance(cause, ValidationError):
        return None
    fault = cause.errors(include_url=False)[0]
    wanted = _wanted(fault["type"], fault.get("ctx", {}))
    parameter = getattr(error, "param", None)
    if wanted is None or parameter is None:
        return None
    return f"{_name(parameter)} is {fault['input']!r}; it must be {wanted}"


def _name(parameter: object) -> str:
    """Call an option by its dashes and its environment variable, an argument as the help does."""
    given: str = parameter.opts[0]  # type: ignore[attr-defined]
    if not given.startswith("-"):
        return str(getattr(parameter, "metavar", None) or given.upper())
    variable = getattr(parameter, "envvar", None)
    return f"{given} (or {variable})" if variable else given


def _wanted(fault: str, bounds: Mapping[str, object]) -> str | None:
    if fault.startswith("int_"):
        return "a whole number"
    if fault.startswith("float_"):
        return "a number"
    if fault == "greater_than_equal":
        return f"{bounds['ge']} or more"
    if fault == "less_than_equal":
        return f"{bounds['le']} or less"
    return None
