"""The interface described for people: a page made from the description for programs. No scripts."""

import base64
import hashlib
from functools import cache
from html import escape
from typing import Any, Final

from jalopy.server.openapi import SOCKET, description

STYLE: Final = """
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h2 { border-bottom: 1px solid; margin-top: 2.5rem; }
h3 { margin-bottom: 0.2rem; }
code { font: 0.9em ui-monospace, monospace; overflow-wrap: anywhere; }
table { border-collapse: collapse; width: 100%; margin: 0.5rem 0 1.5rem; }
td, th { text-align: left; vertical-align: top; padding: 0.2rem 1rem 0.2rem 0; border-bottom: 1px solid #8884; }
""".strip()

_HASH: Final = base64.b64encode(hashlib.sha256(STYLE.encode()).digest()).decode()
PAGE_POLICY: Final = (
    f"default-src 'none'; style-src 'sha256-{_HASH}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
)


@cache
def api_page() -> str:
    api = description()
    schemas: dict[str, Any] = api["components"]["schemas"]
    told = [name for name in SOCKET["tells"] if name in schemas]
    heard = [name for name in SOCKET["hears"] if name in schemas]
    rest = [name for name in sorted(schemas) if name not in (*told, *heard)]
    parts = [
        f"<h1>{escape(api['info']['title'])} {escape(api['info']['version'])}</h1>",
        f"<p>{escape(api['info']['description'])} For programs: <a href='/api/openapi.json'>openapi.json</a>.</p>",
        "<h2>Addresses</h2>",
        *(_address(path, methods) for path, methods in api["paths"].items()),
        f"<h2>The socket</h2><p>{escape(SOCKET['words'])}</p>",
        "<h2>What a client says on it</h2>",
        *(_schema(name, schemas[name]) for name in heard),
        "<h2>What the server tells on it</h2>",
        *(_schema(name, schemas[name]) for name in told),
        "<h2>What they are made of</h2>",
        *(_schema(name, schemas[name]) for name in rest),
    ]
    title = escape(api["info"]["title"])
    head = f"<meta charset='utf-8'><meta name='viewport' content='width=device-width'><title>{title}: interface</title>"
    return (
        f"<!doctype html><html lang='en'><head>{head}<style>{STYLE}</style></head><body>{''.join(parts)}</body></html>"
    )


def _address(path: str, methods: dict[str, Any]) -> str:
    parts: list[str] = []
    for method, about in methods.items():
        parts.append(f"<h3><code>{method.upper()} {escape(path)}</code></h3><p>{escape(about['summary'])}.</p>")
        rows = [_row("takes", _of_content(about["requestBody"]))] if "requestBody" in about else []
        rows += [
            _row(status, f"{escape(answer['description'])} {_of_content(answer)}")
            for status, answer in about["responses"].items()
        ]
        parts.append(f"<table>{''.join(rows)}</table>")
    return "".join(parts)


def _of_content(answer: dict[str, Any]) -> str:
    content = answer.get("content", {}).get("application/json")
    return "" if content is None else _type(content["schema"])


def _schema(name: str, schema: dict[str, Any]) -> str:
    rows = []
    needed = schema.get("required", [])
    for field, kind in schema.get("properties", {}).items():
        words = "" if field in needed else " may be left out" if "default" in kind else ""
        rows.append(_row(f"<code>{escape(field)}</code>", f"{_type(kind)}{words}"))
    about = escape(str(schema.get("description", "")))
    return f"<h3 id='{escape(name)}'>{escape(name)}</h3><p>{about}</p><table>{''.join(rows)}</table>"


def _row(head: str, cell: str) -> str:
    return f"<tr><th>{head}</th><td>{cell}</td></tr>"


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        name = escape(str(schema["$ref"]).rsplit("/", 1)[-1])
        return f"<a href='#{name}'>{name}</a>"
    if "anyOf" in schema:
        return " or ".join(_type(part) for part in schema["anyOf"])
    if "enum" in schema:
        return " or ".join(f"<code>{escape(repr(value))}</code>" for value in schema["enum"])
    if "const" in schema:
        return f"<code>{escape(repr(schema['const']))}</code>"
    if schema.get("type") == "array":
        return f"list of {_type(schema.get('items') or {})}"
    return escape(str(schema.get("type", "anything")))
