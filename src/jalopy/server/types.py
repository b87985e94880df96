"""The page's TypeScript types, made from the JSON Schema of the structs on the wire.

    python -m jalopy.server.types            write web/src/wire.ts
    python -m jalopy.server.types --check    say whether it still fits, with the exit status too

What a client sends may leave out fields that have a default; what the server sends always has all of them.
"""

import sys
from pathlib import Path
from typing import Any, Final

import msgspec

from jalopy.server import wire

Schema = dict[str, Any]

TARGET: Final = Path(__file__).resolve().parents[3] / "web" / "src" / "wire.ts"

SENT_BY_CLIENTS: Final[list[Any]] = [
    wire.ClientMessage,
    wire.NewTable,
    wire.PlayOnFrom,
    wire.PuzzleAnswer,
    wire.PuzzlePlayOn,
    wire.SettingsWish,
    wire.WorkshopWish,
    wire.LinkWish,
    wire.PhraseWish,
    wire.AboutWish,
    wire.PushWish,
    wire.PushStop,
]
SENT_BY_THE_SERVER: Final[list[Any]] = [
    wire.ServerMessage,
    wire.GameInfo,
    wire.TableMade,
    wire.EventInfo,
    wire.MyTable,
    wire.MyMatches,
    wire.SeatLink,
    wire.Phrase,
    wire.Whose,
    wire.PushInfo,
    wire.SettingsCheck,
    wire.AboutInfo,
    wire.RulesInfo,
    wire.AnalysisInfo,
    wire.MomentInfo,
    wire.PuzzleShelf,
    wire.PuzzleInfo,
    wire.PuzzleHint,
    wire.PuzzleSolution,
    wire.WorkshopInfo,
    wire.WorkshopTried,
    wire.Problem,
]
UNIONS: Final[dict[str, Any]] = {"ServerMessage": wire.ServerMessage, "ClientMessage": wire.ClientMessage}

HEAD: Final = """\
/** What goes over the wire. Made from src/jalopy/server/wire.py by `python -m jalopy.server.types`; do not edit. */
"""

SIMPLE: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


class UnknownSchema(TypeError):
    """A form of schema that has no TypeScript here yet."""


def typescript() -> str:
    """The whole file."""
    _, received = msgspec.json.schema_components(SENT_BY_CLIENTS, ref_template="{name}")
    _, sent = msgspec.json.schema_components(SENT_BY_THE_SERVER, ref_template="{name}")
    both = sorted(received.keys() & sent.keys())
    if both:
        raise UnknownSchema(f"{', '.join(both)}: sent both ways, so it is open whether defaults may be left out.")
    parts = [HEAD]
    parts += [_interface(name, schema, complete=True) for name, schema in sorted(sent.items())]
    parts += [_interface(name, schema, complete=False) for name, schema in sorted(received.items())]
    for name, union in UNIONS.items():
        (schema,), _ = msgspec.json.schema_components([union], ref_template="{name}")
        parts.append(f"export type {name} = {_type(schema)};\n")
    return "\n".join(parts)


def _interface(name: str, schema: Schema, complete: bool) -> str:
    lines = _comment(schema.get("description", ""))
    lines.append(f"export interface {name} {{")
    required = set(schema.get("required", ()))
    for field, kind in schema["properties"].items():
        mark = "" if complete or field in required else "?"
        lines.append(f"  {field}{mark}: {_type(kind)};")
    lines.append("}")
    return "\n".join(lines) + "\n"


def _comment(words: str) -> list[str]:
    lines = [line.strip() for line in words.strip().splitlines()]
    if not lines:
        return []
    if len(lines) == 1:
        return [f"/** {lines[0]} */"]
    return ["/**", *(f" * {line}".rstrip() for line in lines), " */"]


def _type(schema: Schema) -> str:
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(_type(each) for each in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(value).decode() for value in schema["enum"])
    kind = schema.get("type")
    if kind == "array":
        inner = _type(schema["items"]) if "items" in schema else "unknown"
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if kind == "object":
        # Facts: each game's own; whoever reads them narrows them.
        return "Record<string, any>"
    if kind in SIMPLE:
        return SIMPLE[kind]
    raise UnknownSchema(f"No TypeScript is known for the schema {schema}.")


def main(arguments: list[str]) -> int:
    if arguments not in ([], ["--check"]):
        print("Usage: python -m jalopy.server.types [--check]", file=sys.stderr)
        return 2
    wanted = typescript()
    if not arguments:
        TARGET.write_text(wanted, encoding="utf-8")
        return 0
    if not TARGET.is_file() or TARGET.read_text(encoding="utf-8") != wanted:
        print(
            "web/src/wire.ts does not fit src/jalopy/server/wire.py; run `python -m jalopy.server.types`.",
            file=sys.stderr,
        )
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
