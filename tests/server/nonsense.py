"""What a program may send that is not the page: by lot, at any length, from nearly right to no JSON at all."""

import json
import random
from typing import Any, Final, get_args

from msgspec.structs import fields

from jalopy.server import wire
from jalopy.server.limits import LARGEST_MESSAGE

Message = dict[str, Any]

_SPOKEN: Final = get_args(wire.ClientMessage)
KINDS: Final = (*(kind.__struct_config__.tag for kind in _SPOKEN), "fly")
FIELDS: Final = tuple(sorted({field.name for kind in _SPOKEN for field in fields(kind)}))

NUMBERS: Final = (
    0,
    -1,
    1,
    2,
    7,
    2**31,
    -(2**31),
    2**53,
    2**63 - 1,
    2**63,
    -(2**63),
    2**64,
    10**30,
    -(10**40),
    1.5,
    -0.0,
    1e308,
)
TEXTS: Final = (
    "",
    " ",
    "roll",
    "stop",
    "rookie",
    "constructor",
    "__proto__",
    "\x00",
    "\x1b[31m",
    "\u202e\u2066",
    "\ud800",
    "🏎" * 20,
    "e\u0301" * 50,
    "ﷺ" * 100,
    "a\u200bb",
    "\ufeff",
    "<script>alert(1)</script>",
    "'; DROP TABLE log; --",
    "{" * 50,
    "x" * 3_000,
    "NaN",
)
BROKEN: Final = (
    "",
    " ",
    "null",
    "true",
    "[]",
    "{}",
    "NaN",
    '"hello"',
    "\ufeff{}",
    '{"type":"hello"',
    '{"type":"hello",}',
    '{"type":"say","id":1,"text":"\\ud800"}',
    '{"type":"say","id":1,"text":"\\x00"}',
    '{"type":"start","id":1e999}',
    '{"type":"start","id":01}',
    '{"type":"start","type":"stand","id":1}',
    '{"type":"start","id":1}{"type":"start","id":2}',
    "{'type':'start','id':1}",
)


def value(lot: random.Random, depth: int = 2) -> Any:
    """Of any kind, mostly of the wrong one."""
    what = lot.randrange(8 if depth else 6)
    if what == 0:
        return lot.choice([None, True, False])
    if what in (1, 2):
        return lot.choice([*NUMBERS, lot.randrange(-10, 200)])
    if what in (3, 4):
        return lot.choice(TEXTS)
    if what == 5:
        return "".join(
            chr(lot.choice([lot.randrange(32, 127), lot.randrange(0x110000)])) for _ in range(lot.randrange(12))
        )
    if what == 6:
        return [value(lot, depth - 1) for _ in range(lot.randrange(4))]
    return {str(lot.choice(TEXTS))[:20]: value(lot, depth - 1) for _ in range(lot.randrange(4))}


def anything(lot: random.Random) -> Message:
    """A type that there is, mostly, and fields that there are, with anything in them."""
    named = lot.sample(FIELDS, lot.randrange(6))
    return {"type": lot.choice(KINDS), **{name: value(lot) for name in named}}


def bent(lot: random.Random, message: Message) -> Message:
    """Right but for one thing, or two."""
    message = dict(message)
    for _ in range(lot.choice([1, 1, 2])):
        name = lot.choice(sorted(message))
        what = lot.randrange(5)
        if what == 0:
            del message[name]
        elif what == 1:
            message[str(lot.choice(TEXTS))[:40] or "more"] = value(lot)
        elif what == 2 and isinstance(message[name], int):
            message[name] = message[name] + lot.choice([-2, -1, 1, 2, 10**6, 2**62])
        elif what == 3 and isinstance(message[name], str):
            at = lot.randrange(len(message[name]) + 1)
            message[name] = message[name][:at] + str(lot.choice(TEXTS))[:60] + message[name][at + 1 :]
        else:
            message[name] = value(lot)
        if not message:
            break
    return message


def torn(lot: random.Random, text: str) -> str:
    """JSON no more, perhaps: cut off, or with signs changed."""
    what = lot.randrange(4)
    at = lot.randrange(len(text) + 1)
    if what == 0:
        return text[:at]
    if what == 1:
        return text[:at] + chr(lot.choice([lot.randrange(128), lot.randrange(0xD800)])) + text[at + 1 :]
    if what == 2:
        return text[:at] + text[lot.randrange(len(text) + 1) :]
    return text[:at] + lot.choice(["[" * lot.randrange(1, 8_000), '"', "\\u0000", "}", "\n", " " * 500]) + text[at:]


def written(lot: random.Random, message: Message) -> str:
    """As JSON, with odd signs written out or escaped."""
    text = json.dumps(message, ensure_ascii=lot.random() < 0.5)
    return text.encode("utf-8", "replace").decode("utf-8")


def text(lot: random.Random, sensible: Message) -> str:
    """One message, made from one that would make sense now, or from nothing."""
    what = lot.randrange(20)
    if what < 8:
        return written(lot, sensible)
    if what < 13:
        return written(lot, bent(lot, sensible))
    if what < 16:
        return written(lot, anything(lot))
    if what < 18:
        return torn(lot, written(lot, sensible))[:LARGEST_MESSAGE]
    if what == 18:
        return lot.choice(BROKEN)
    return "[" * lot.randrange(1, 15_000)
