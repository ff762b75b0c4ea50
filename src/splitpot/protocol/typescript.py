"""The client's TypeScript types, written from the schema: ``python -m splitpot.protocol.typescript FOLDER``.

The client's copy is committed, and a test fails when it is out of date.
"""

import json
import re
import sys
import textwrap
from pathlib import Path

import msgspec

from splitpot.limits import CLIENT_KEY_MAX, FRAME_BYTES_MAX
from splitpot.poker.rules import Rules
from splitpot.protocol.codec import PROTOCOL
from splitpot.protocol.faults import REFUSAL_CODES
from splitpot.protocol.schema import (
    FAMILIES,
    SUBJECTS,
    Schema,
    definitions,
    in_json_words,
    members,
    sent_by_browser,
    subjects,
)

_WIDTH = 110
_MADE = "// Made by `python -m splitpot.protocol.typescript`; do not edit.\n"
_INDEX = """\
// Every message between browser and server, by subject.
//
// Amounts are chips in the smallest unit. A card is rank * 4 + suit: ranks 0-12 are deuce to ace, suits 0-3
// are clubs, diamonds, hearts, spades; null stands for the back of a card.
"""
_CODE_ONLY = re.compile(r"/\*\*.*?\*/|\"[^\"]*\"", re.DOTALL)


def typescript() -> dict[str, str]:
    """The client's ``protocol`` folder: the text of each file by its name, without ``.ts``."""
    found = definitions()
    browser = sent_by_browser(found)
    homes = subjects(found)
    names = {subject: [name for name in FAMILIES if homes[name] == subject] for subject in SUBJECTS}
    bodies = {subject: [_family(name) for name in families] for subject, families in names.items()}
    for name, schema in found.items():
        names[homes[name]].append(name)
        bodies[homes[name]].append(_definition(name, schema, optional=name in browser))
    homes["RefusalCode"] = "refusals"
    files = {"index": "\n".join([_MADE + _INDEX, _exports()]), "constants": _file(_constants())}
    files["refusals"] = _file([_refusals()])
    for subject, parts in bodies.items():
        files[subject] = _file(parts, _imports(parts, subject, homes))
    return files


def _exports() -> str:
    return "".join(f'export * from "./{name}";\n' for name in ("constants", "refusals", *SUBJECTS))


def _file(parts: list[str], imports: str = "") -> str:
    head = f"{_MADE}\n{imports}" if imports else _MADE
    return "\n\n".join([head.rstrip("\n"), *parts]) + "\n"


def _imports(parts: list[str], subject: str, homes: dict[str, str]) -> str:
    """What a file needs of the others, a line each."""
    spoken = set(re.findall(r"\b[A-Z]\w+", _CODE_ONLY.sub("", "\n".join(parts))))
    lines = []
    for other in ("refusals", *SUBJECTS):
        needed = sorted(name for name in spoken if other != subject and homes.get(name) == other)
        if needed:
            lines.append(_import(needed, other))
    return "".join(lines)


def _import(names: list[str], subject: str) -> str:
    line = f'import type {{ {", ".join(names)} }} from "./{subject}";\n'
    if len(line) <= _WIDTH:
        return line
    body = textwrap.fill(", ".join(names), _WIDTH, initial_indent="  ", subsequent_indent="  ")
    return f'import type {{\n{body}\n}} from "./{subject}";\n'


def _constants() -> list[str]:
    return [
        f"{_comment('The version of these messages, as in `Welcome`.')}export const PROTOCOL = {PROTOCOL};",
        f"{_comment('The most bytes of a request.')}export const FRAME_BYTES_MAX = {FRAME_BYTES_MAX};",
        f"{_comment('The most characters of a key.')}export const CLIENT_KEY_MAX = {CLIENT_KEY_MAX};",
        f"{_comment('What a table has where its house says nothing, as in the rulebook.')}"
        f"export const STANDARD_RULES = {{\n{_standard()}}} as const;",
    ]


def _refusals() -> str:
    codes = "".join(f"  {json.dumps(code)},\n" for code in REFUSAL_CODES)
    return (
        f"{_comment('All codes of `Refused` and `Fault`.')}"
        f"export const REFUSAL_CODES = [\n{codes}] as const;\n\n"
        "export type RefusalCode = (typeof REFUSAL_CODES)[number];"
    )


def _standard() -> str:
    """The default of every rule that has one, a line each."""
    fields = (field for field in msgspec.structs.fields(Rules) if field.default is not msgspec.NODEFAULT)
    return "".join(f"  {field.name}: {msgspec.json.encode(field.default).decode()},\n" for field in fields)


def _family(name: str) -> str:
    """A named union; smaller families within it keep their names."""
    rest = members(FAMILIES[name])
    words: list[str] = []
    for other, kinds in FAMILIES.items():
        inner = members(kinds)
        if other != name and set(inner) <= set(rest):
            words.append(other)
            rest = tuple(kind for kind in rest if kind not in inner)
    return _union(f"export type {name} =", [*rest, *words]) + ";"


def _definition(name: str, schema: Schema, *, optional: bool) -> str:
    doc = _comment(schema.get("description", ""))
    if "enum" in schema:
        return f"{doc}{_union(f'export type {name} =', [json.dumps(value) for value in schema['enum']])};"
    required = set(schema["required"]) if optional else set(schema["properties"])
    fields = "".join(
        f"  readonly {field}{'' if field in required else '?'}: {type_text(part)};\n"
        for field, part in schema["properties"].items()
    )
    return f"{doc}export interface {name} {{\n{fields}}}"


def type_text(schema: Schema) -> str:
    """The TypeScript type of a field."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return _any_of(schema["anyOf"])
    if schema.get("title") == "RefusalCode":
        return "RefusalCode"
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    match schema.get("type"):
        case "integer" | "number":
            return "number"
        case "string":
            return "string"
        case "boolean":
            return "boolean"
        case "null":
            return "null"
        case "array":
            item = type_text(schema["items"])
            return f"readonly ({item})[]" if "|" in item else f"readonly {item}[]"
        case "object":
            return f"Readonly<Record<string, {type_text(schema['additionalProperties'])}>>"
        case kind:
            raise AssertionError(f"no TypeScript for {kind}")


def _any_of(parts: list[Schema]) -> str:
    names = {str(part["$ref"]) for part in parts if "$ref" in part}
    family = next((name for name, kinds in FAMILIES.items() if set(members(kinds)) == names), None)
    words = [family] if family else [type_text(part) for part in parts if "$ref" in part]
    return " | ".join([*words, *(type_text(part) for part in parts if "$ref" not in part)])


def _union(head: str, words: list[str]) -> str:
    line = f"{head} {' | '.join(words)}"
    if len(line) <= _WIDTH:
        return line
    return head + "".join(f"\n  | {word}" for word in words)


def _comment(text: str) -> str:
    """A documentation comment; paragraphs stay apart."""
    text = in_json_words(text)
    if not text:
        return ""
    if "\n" not in text and len(text) <= _WIDTH - 7:
        return f"/** {text} */\n"
    paragraphs = (textwrap.fill(" ".join(part.split()), _WIDTH - 3) for part in text.split("\n\n"))
    lines = "\n\n".join(paragraphs).split("\n")
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */\n"


def write(folder: Path) -> None:
    """Write all files into `folder`; files of subjects that are no more are taken away."""
    folder.mkdir(exist_ok=True)
    files = typescript()
    for name, text in files.items():
        (folder / f"{name}.ts").write_text(text, encoding="utf-8")
    for path in folder.glob("*.ts"):
        if path.stem not in files:
            path.unlink()


if __name__ == "__main__":
    write(Path(sys.argv[1]))
