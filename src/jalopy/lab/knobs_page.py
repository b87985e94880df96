"""The list of knobs in docs/what-if.md, made from the games: `python -m jalopy.lab.knobs_page` writes it anew."""

from pathlib import Path
from typing import Final

from jalopy import games

PAGE: Final = Path(__file__).parents[3] / "docs" / "what-if.md"
BEGIN: Final = "<!-- knobs: written by `python -m jalopy.lab.knobs_page` -->"
END: Final = "<!-- end of the knobs -->"


def listed() -> str:
    """A table for each game, in the order of its box; what differs in the last name alone stands in one row."""
    parts: list[str] = []
    for name in games.names():
        game = games.find(name)
        if not game.knobs:
            continue
        parts.append(f"### {game.rulebook.title}\n\n| in the box | from | to | printed |\n|---|---|---|---|")
        rows: dict[tuple[str, int, int], list[tuple[str, int]]] = {}
        for knob in game.knobs:
            table, _, last = knob.path.rpartition(".")
            rows.setdefault((table, knob.least, knob.most), []).append((last, knob.printed))
        for (table, least, most), entries in rows.items():
            numbers = [number for _, number in entries]
            printed = ", ".join(map(str, numbers if len(set(numbers)) > 1 else numbers[:1]))
            parts.append(f"| {_path(table, [last for last, _ in entries])} | {least} | {most} | {printed} |")
        parts.append("")
    return "\n".join(parts).rstrip("\n") + "\n"


def _path(table: str, names: list[str]) -> str:
    if len(names) == 1:
        return f"`{table}.{names[0]}`"
    return f"`{table}.…`: " + ", ".join(f"`{name}`" for name in names)


def page(text: str) -> str:
    """The page with its list made anew."""
    before, after = text.partition(BEGIN)[0], text.partition(END)[2]
    return f"{before}{BEGIN}\n\n{listed()}\n{END}{after}"


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text("utf-8")), "utf-8")
