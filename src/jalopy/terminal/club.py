"""Tables, guests and sizes of a server, as its operator reads them."""

import time
from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from jalopy.server.admin import Ban, Size, Sizes, TableDetails, TableInfo


def tables(found: Sequence[TableInfo]) -> RenderableType:
    if not found:
        return Text("No table is like that.")
    drawn = _table("table", "title", "game", "people", "state")
    for name in ("entries", "size", "made", "last change"):
        drawn.add_column(name, justify="right", no_wrap=True)
    for info in found:
        people = ", ".join(filter(None, info.names)) or "-"
        row = (info.code, info.title, info.game, people, _state(info), str(info.entries), size(info.bytes))
        drawn.add_row(*map(Text, row), age(info.made), age(info.changed))
    return drawn


def _state(info: TableInfo) -> str:
    return info.state if info.closed is None else f"{info.state}, closed"


def details(info: TableDetails) -> RenderableType:
    facts = Table.grid(padding=(0, 2))
    for name, value in (
        ("table", info.code),
        ("title", info.title),
        ("game", info.game),
        ("settings", ", ".join(f"{name}={value}" for name, value in info.settings.items()) or "-"),
        ("state", _state(info)),
        ("round", str(info.turn)),
        ("clock", info.clock),
        ("same screen", "yes" if info.same_screen else "no"),
        ("log", f"{info.entries} entries, {size(info.bytes)}"),
        ("snapshot", "yes" if info.snapshot else "no"),
        ("made", f"{age(info.made)} ago"),
        ("last change", f"{age(info.changed)} ago"),
    ):
        facts.add_row(Text(name, "bold"), Text(value))
    chairs = _table("seat", "name", "guest", "bot", "")
    for chair in info.chairs:
        notes = [note for note, so in (("is waited for", chair.waited_for), ("banned", chair.banned)) if so]
        row = (str(chair.seat), chair.name or "-", chair.guest or "-", chair.bot or "-", ", ".join(notes))
        chairs.add_row(*map(Text, row))
    return Group(facts, Text(), chairs) if info.chairs else facts


def bans(found: Sequence[Ban]) -> RenderableType:
    if not found:
        return Text("Nobody is banned.")
    drawn = _table("guest")
    for name in ("since", "tables"):
        drawn.add_column(name, justify="right", no_wrap=True)
    for ban in found:
        drawn.add_row(ban.guest, age(ban.since), str(ban.tables))
    return drawn


def sizes(found: Sizes) -> RenderableType:
    told = Text(f"{size(found.on_disk)} on disk, with indexes and what was deleted.")
    return Group(_sizes("kind", found.kinds), Text(), _sizes("entries of the log", found.entries), Text(), told)


def _sizes(title: str, found: Sequence[Size]) -> Table:
    drawn = _table(title)
    for name in ("rows", "size"):
        drawn.add_column(name, justify="right", no_wrap=True)
    for each in found:
        drawn.add_row(each.kind, str(each.rows), size(each.bytes))
    return drawn


def _table(*names: str) -> Table:
    drawn = Table(box=None, header_style="bold", pad_edge=False, padding=(0, 2, 0, 0))
    for number, name in enumerate(names):
        drawn.add_column(name, overflow="fold", no_wrap=number == 0)  # the first is there to be copied
    return drawn


def size(number: int) -> str:
    """As people read it: three digits at most, and a unit."""
    amount = float(number)
    for unit in ("B", "kB", "MB"):
        if amount < 999.5:
            return f"{amount:.0f} {unit}"
        amount /= 1000
    return f"{amount:.1f} GB"


def age(at: float) -> str:
    seconds = max(0.0, time.time() - at)
    for unit, length in (("d", 86400), ("h", 3600), ("min", 60)):
        if seconds >= length:
            return f"{seconds / length:.0f} {unit}"
    return f"{seconds:.0f} s"
