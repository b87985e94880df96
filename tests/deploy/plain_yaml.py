"""Reads the YAML that our files keep to, strictly: mappings and lists by indentation, plain and quoted words, lists in
brackets. Whatever else YAML can do is refused, so that a slip is not read as something else."""

import json
import re
from typing import Any

KEY = re.compile(r"""("[^"]*"|'[^']*'|[^\s#"'\[\]{}&*!|>%@`-][^#"'\[\]{}]*?):(?:\s+(.*))?$""")
NOT_PLAIN = re.compile(r"""^[&*!|>%@`{}\[\]"'#,]|: | #|:$""")


class BadYaml(Exception):
    """Not of the kind that we write."""


class Line:
    def __init__(self, number: int, text: str) -> None:
        self.number = number
        self.text = text.strip()
        self.indent = len(text) - len(text.lstrip(" "))

    def bad(self, why: str) -> BadYaml:
        return BadYaml(f"line {self.number}: {why}: {self.text}")


def documents(text: str) -> list[Any]:
    found: list[list[Line]] = [[]]
    for number, raw in enumerate(text.splitlines(), 1):
        line = Line(number, raw)
        if "\t" in raw or raw != raw.rstrip():
            raise line.bad("tabs, or spaces at the end")
        if raw == "---":
            found.append([])
        elif line.text and not line.text.startswith("#"):
            found[-1].append(line)
    return [_whole(lines) for lines in found if lines]


def _whole(lines: list[Line]) -> Any:
    left = list(lines)
    value = _block(left, 0)
    if left:
        raise left[0].bad("wrongly indented")
    return value


def _block(lines: list[Line], indent: int) -> Any:
    if lines[0].indent != indent:
        raise lines[0].bad("wrongly indented")
    return _list(lines, indent) if lines[0].text.startswith("-") else _mapping(lines, indent)


def _mapping(lines: list[Line], indent: int) -> dict[str, Any]:
    found: dict[str, Any] = {}
    while lines and lines[0].indent == indent and not lines[0].text.startswith("- "):
        line = lines.pop(0)
        match = KEY.match(line.text)
        if match is None:
            raise line.bad("no key and value")
        key = str(_scalar(match[1], line))
        if key in found:
            raise line.bad("the same key twice")
        found[key] = _value(match[2], lines, line)
    return found


def _value(text: str | None, lines: list[Line], line: Line) -> Any:
    if text:
        return _scalar(text, line)
    if lines and lines[0].indent > line.indent:
        return _block(lines, lines[0].indent)
    return None


def _list(lines: list[Line], indent: int) -> list[Any]:
    found: list[Any] = []
    while lines and lines[0].indent == indent and lines[0].text.startswith("- "):
        line = lines[0]
        rest = line.text[2:].lstrip()
        if KEY.match(rest) and not rest.startswith(('"', "'")):
            line.indent += len(line.text) - len(rest)
            line.text = rest
            found.append(_mapping(lines, line.indent))
        else:
            lines.pop(0)
            found.append(_scalar(rest, line))
    return found


def _scalar(text: str, line: Line) -> Any:
    if text.startswith(('"', "[")):
        try:
            return json.loads(text)
        except ValueError:
            raise line.bad("not quoted as in JSON") from None
    if NOT_PLAIN.search(text):
        raise line.bad("needs quotation marks")
    if text in ("true", "false", "null"):
        return {"true": True, "false": False, "null": None}[text]
    if re.fullmatch("-?[0-9]+", text):
        return int(text)
    if re.fullmatch(r"(?i)yes|no|on|off|~|[-+]?(\.[0-9]+|[0-9]+\.?[0-9]*)(e[-+]?[0-9]+)?", text):
        raise line.bad("needs quotation marks")
    return text
