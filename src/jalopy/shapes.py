"""The page's types and the docs' tables of what a game's views hold and its events tell, made from its `shapes.py`.

python -m jalopy.shapes            write web/src/games/<game>/shapes.ts and docs/shapes/<game>.md
python -m jalopy.shapes --check    say which of them no longer fit, with the exit status too
"""

import inspect
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, is_typeddict

from jalopy import games
from jalopy.kernel.game import Game
from jalopy.kernel.shapes import Field, OneOf, Shape, fields, names_of

ROOT: Final = Path(__file__).resolve().parents[2]
SIMPLE: Final[dict[Shape, str]] = {
    bool: "boolean",
    int: "number",
    float: "number",
    str: "string",
    NoneType: "null",
    object: "unknown",
}
WORDS: Final = re.compile(r"""^\s+"?(\w+)"?: .*?  # (.+)$""")


class Shapes:
    """What one game declares."""

    def __init__(self, game: Game[Any], module: ModuleType) -> None:
        self.game = game
        self.view: Shape = module.VIEW
        self.events: dict[str, Shape] = module.EVENTS
        self.drawings: tuple[Shape, ...] = getattr(module, "DRAWINGS", ())  # of plans, where the game proposes any
        self.words = _words(inspect.getsource(module))
        self.named: dict[str, OneOf] = {}
        self.shapes: dict[str, Shape] = {}
        for shape in (self.view, *self.events.values(), *self.drawings):
            self._meet(shape)

    def _meet(self, shape: Shape) -> None:
        """Every typed dictionary and every set of names, in the order in which they are met."""
        named = names_of(shape)
        if named is not None:
            self.named.setdefault(named.title, named)
        elif is_typeddict(shape):
            if shape.__name__ not in self.shapes:
                self.shapes[shape.__name__] = shape
                for field in fields(shape):
                    self._meet(field.shape)
        else:
            for inner in get_args(shape):
                self._meet(inner)

    def about(self, shape: Shape, field: Field) -> str:
        return self.words.get((shape.__name__, field.name), "")


def _words(source: str) -> dict[tuple[str, str], str]:
    """What stands behind the fields, by shape and field; a shape made from another one has the words of that one too."""
    words: dict[tuple[str, str], str] = {}
    shape = ""
    for line in source.splitlines():
        begun = re.match(r"class (\w+)\((\w+)|(\w+) = TypedDict\(", line)
        if begun:
            shape = begun[1] or begun[3]
            words |= {(shape, field): said for (origin, field), said in words.items() if origin == begun[2]}
        found = WORDS.match(line)
        if found:
            words[shape, found[1]] = found[2].strip()
    return words


def shapes_of(game: Game[Any]) -> Shapes | None:
    module = games.part(game, "shapes")
    return None if module is None else Shapes(game, module)


# --- TypeScript -----------------------------------------------------------------------------------------------------------


def typescript(shapes: Shapes) -> str:
    source = f"src/jalopy/games/{shapes.game.name.replace('-', '_')}/shapes.py"
    head = f"/** What views hold and events tell. Made from {source} by `python -m jalopy.shapes`; do not edit. */\n"
    events = [f'  | {{ kind: "{kind}"; facts: {shape.__name__} }}' for kind, shape in shapes.events.items()]
    parts = [head, 'import type { Told } from "../types";\n', f"export type GameView = {shapes.view.__name__};\n"]
    parts.append("export type GameEvent = Told &\n  (\n  " + "\n  ".join(events) + "\n  );\n")
    parts += [_names(named) for named in shapes.named.values()]
    parts += [_interface(shapes, shape) for shape in shapes.shapes.values()]
    return "\n".join(parts)


def _names(named: OneOf) -> str:
    names = "\n".join(f'  | "{name}"' for name in named.names)
    return f"export type {named.title} =\n{names};\n"


def _interface(shapes: Shapes, shape: Shape) -> str:
    lines = [f"/** {_first_line(shape)} */"] if _first_line(shape) else []
    lines.append(f"export interface {shape.__name__} {{")
    for field in fields(shape):
        about = shapes.about(shape, field)
        if about:
            lines.append(f"  /** {about} */")
        lines.append(f"  {field.name}{'' if field.needed else '?'}: {ts_type(field.shape)};")
    return "\n".join([*lines, "}", ""])


def _first_line(shape: Shape) -> str:
    return (shape.__doc__ or "").strip().partition("\n")[0]


def ts_type(shape: Shape) -> str:
    named = names_of(shape)
    if named is not None:
        return named.title
    if is_typeddict(shape):
        return str(shape.__name__)
    origin: Any = get_origin(shape)
    inner = get_args(shape)
    if origin is Annotated:
        return ts_type(inner[0])
    if origin in (Union, UnionType):
        return " | ".join(ts_type(each) for each in inner)
    if origin is Literal:
        return " | ".join(f'"{each}"' if isinstance(each, str) else str(each).lower() for each in inner)
    if origin is tuple:
        return f"[{', '.join(ts_type(each) for each in inner)}]"
    if origin is list:
        item = ts_type(inner[0])
        return f"({item})[]" if "|" in item else f"{item}[]"
    if origin is dict:
        by = ts_type(inner[0])
        return f"Record<{by}, {ts_type(inner[1])}>"
    return SIMPLE[shape]


# --- tables for the docs --------------------------------------------------------------------------------------------------


def tables(shapes: Shapes) -> str:
    title = shapes.game.rulebook.title
    lines = [
        f"# {title}: views and events",
        "",
        f"Made from the game's `shapes.py` by `python -m jalopy.shapes`. `match.view(seat)` is a `{shapes.view.__name__}`;",
        "the facts of an event that a seat may not know are left out for it.",
        "",
    ]
    for shape in shapes.shapes.values():
        if shape not in shapes.events.values():
            lines += [f"## {shape.__name__}", "", *_about(shape), *_table(shapes, shape), ""]
    if shapes.named:
        lines += ["## Names", "", "| kind | names |", "|---|---|", *_named(shapes), ""]
    lines += ["## Events", "", "| event | facts |", "|---|---|"]
    lines += [f"| `{kind}` | {_facts(shapes, shape)} |" for kind, shape in shapes.events.items()]
    return "\n".join(lines) + "\n"


def _about(shape: Shape) -> list[str]:
    return [_first_line(shape), ""] if _first_line(shape) else []


def _table(shapes: Shapes, shape: Shape) -> Iterator[str]:
    yield "| field | kind | meaning |"
    yield "|---|---|---|"
    for field in fields(shape):
        optional = "" if field.needed else ", may be left out"
        yield f"| `{field.name}` | {_kind(field.shape)}{optional} | {shapes.about(shape, field)} |"


def _named(shapes: Shapes) -> Iterator[str]:
    for named in shapes.named.values():
        yield f"| `{named.title}` | {', '.join(f'`{name}`' for name in named.names)} |"


def _facts(shapes: Shapes, shape: Shape) -> str:
    told = []
    for field in fields(shape):
        about = shapes.about(shape, field) or ("" if field.needed else "may be left out")
        told.append(f"`{field.name}`" + (f" ({about})" if about else ""))
    return ", ".join(told)


def _kind(shape: Shape) -> str:
    return f"`{ts_type(shape)}`".replace("|", "\\|")


# --- files ----------------------------------------------------------------------------------------------------------------


def files_of(shapes: Shapes) -> dict[Path, str]:
    return {
        ROOT / "web" / "src" / "games" / shapes.game.name / "shapes.ts": typescript(shapes),
        ROOT / "docs" / "shapes" / f"{shapes.game.name}.md": tables(shapes),
    }


def main(arguments: list[str]) -> int:
    if arguments not in ([], ["--check"]):
        print("Usage: python -m jalopy.shapes [--check]", file=sys.stderr)
        return 2
    unfit = 0
    for shapes in filter(None, (shapes_of(games.find(name)) for name in games.GAMES)):
        for path, text in files_of(shapes).items():
            if path.is_file() and path.read_text("utf-8") == text:
                continue
            if arguments:
                unfit = 1
                print(f"{path.relative_to(ROOT)} does not fit; run `python -m jalopy.shapes`.", file=sys.stderr)
            else:
                path.parent.mkdir(exist_ok=True)
                path.write_text(text, encoding="utf-8")
    return unfit


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
