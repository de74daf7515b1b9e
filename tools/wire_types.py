"""The TypeScript types of what goes over the wire, made from `veglia.server.wire`.

python -m tools.wire_types --write    writes web/src/wire.ts
python -m tools.wire_types            fails when it is stale
"""

import sys
from pathlib import Path
from typing import Any

import msgspec

from veglia.server import wire

FILE = Path(__file__).parent.parent / "web" / "src" / "wire.ts"
HEAD = "// Made from src/veglia/server/wire by `make types`. Do not edit.\n"
SCALARS = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def typescript() -> str:
    """Return the whole file."""
    _, parts = msgspec.json.schema_components([*wire.HTTP, wire.FromClient, wire.ToClient])
    out = [HEAD]
    for name, schema in sorted(parts.items()):
        if schema["type"] == "array":
            out.append(f"export type {name} = {type_of(schema)};\n")
        else:
            out.append(f"export interface {name} {{\n{members(schema)}}}\n")
    for name, union in (("FromClient", wire.FromClient), ("ToClient", wire.ToClient)):
        names = " | ".join(kind.__name__ for kind in union.__args__)
        out.append(f"export type {name} = {names};\n")
    return "\n".join(out)


def members(schema: dict[str, Any]) -> str:
    """Return the lines between the braces of an interface."""
    required = schema.get("required", [])
    lines = []
    for name, part in schema["properties"].items():
        mark = "" if name in required else "?"
        lines.append(f"  {name}{mark}: {type_of(part)};\n")
    return "".join(lines)


def type_of(schema: dict[str, Any]) -> str:
    """Return the TypeScript type of a JSON schema."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(type_of(part) for part in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(f'"{value}"' for value in schema["enum"])
    kind = schema.get("type")
    if kind == "array":
        return array_of(schema)
    if kind == "object":
        inner = schema.get("additionalProperties")
        return f"Record<string, {type_of(inner)}>" if isinstance(inner, dict) else "Record<string, unknown>"
    return SCALARS.get(str(kind), "unknown")


def array_of(schema: dict[str, Any]) -> str:
    if "prefixItems" in schema:
        return "[" + ", ".join(type_of(part) for part in schema["prefixItems"]) + "]"
    inner = type_of(schema.get("items", {}))
    return f"({inner})[]" if " " in inner else f"{inner}[]"


def main() -> int:
    text = typescript()
    if "--write" in sys.argv:
        FILE.write_text(text)
        return 0
    if not FILE.exists() or FILE.read_text() != text:
        print("web/src/wire.ts is stale: make types")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
