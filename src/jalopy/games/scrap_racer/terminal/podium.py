"""The end of a race: podium, reasons, who was where in which round, and how far everybody came."""

from itertools import pairwise
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from jalopy.games.scrap_racer.terminal import liveries
from jalopy.games.scrap_racer.terminal.dashboard import tag
from jalopy.kernel.game import Place
from jalopy.kernel.match import Match
from jalopy.terminal import paint
from jalopy.terminal.board import View
from jalopy.terminal.canvas import Canvas
from jalopy.terminal.sayings import Sayings

BLOCK: Final = 14  # columns of a step of the podium
HEIGHTS: Final = {1: 4, 2: 3, 3: 2}
LEFT_TO_RIGHT: Final = (2, 1, 3)


def podium(places: list[Place], sayings: Sayings) -> Text:
    """The first three on their steps."""
    canvas = Canvas((BLOCK + 1) * 3 - 1, 7)
    canvas.put(0, 6, "▔" * canvas.width)
    for column, number in enumerate(LEFT_TO_RIGHT):
        place = next((place for place in places if place.place == number), None)
        if place is None:
            continue
        racer = str(place.facts["racer"])
        x, top = column * (BLOCK + 1), 6 - HEIGHTS[number]
        who = sayings.player(place.seat) if place.seat != sayings.reader else sayings.say("you")
        canvas.put(x + BLOCK // 2 - 1, top - 2, liveries.TAGS[racer], liveries.RACERS[racer])
        canvas.put(x, top - 1, who[:BLOCK].center(BLOCK), "bold")
        canvas.put(x, top, "╭" + "─" * (BLOCK - 2) + "╮")
        for y in range(top + 1, 6):
            canvas.put(x, y, "│" + " " * (BLOCK - 2) + "│")
        canvas.put(x + BLOCK // 2 - 1, top + 1, str(number), f"bold {paint.WARN}")
    return canvas.text()


def reasons(places: list[Place], sayings: Sayings) -> Table:
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(justify="right")
    table.add_column()
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    table.add_column(style=paint.MIST, no_wrap=True)
    for place in places:
        who = sayings.player(place.seat) if place.seat != sayings.reader else sayings.say("you")
        table.add_row(f"{place.place}.", tag(str(place.facts["racer"])), who, sayings.place(place), place.rule)
    return table


def rounds(match: Match) -> list[dict[str, int]]:
    """The distance of every racer at the end of each round."""
    view: View = match.view()
    order = [racer["name"] for racer in view["racers"]]
    moves = [event for event in match.table.story if event.kind == "moved"]
    begun: View = {}
    for event in reversed(moves):
        begun[str(event.facts["racer"])] = event.facts["from"]
    distances = {racer["name"]: int(begun.get(racer["name"], racer["distance"])) for racer in view["racers"]}
    history: list[dict[str, int]] = []
    current = 0
    for event in moves:
        number = (event.turn - 1) // len(order)
        while current < number:
            history.append(distances.copy())
            current += 1
        to = event.facts["to"]
        assert isinstance(to, int)
        distances[str(event.facts["racer"])] = to
    return [*history, distances]


def graph(match: Match, sayings: Sayings, width: int) -> Text:
    """One column a round, the leader on top."""
    history = rounds(match)
    head = sayings.say("terminal-round-head")
    numbers = _picked(len(history), (width - len(head) - 1) // 3)
    text = Text(no_wrap=True)
    text.append(f"{head} " + "".join(f"{number + 1:<3}" for number in numbers), "dim")
    for place in range(len(history[0])):
        text.append(f"\n{place + 1:>{len(head)}} ", "dim")
        for number in numbers:
            text.append_text(tag(_ranked(history[number])[place]))
            text.append(" ")
    return text


def lead_changes(history: list[dict[str, int]]) -> int:
    """How often somebody else was ahead at the end of a round."""
    leaders = [_ranked(distances)[0] for distances in history]
    return sum(before != after for before, after in pairwise(leaders))


def _ranked(distances: dict[str, int]) -> list[str]:
    return sorted(distances, key=lambda racer: -distances[racer])


def _picked(count: int, most: int) -> list[int]:
    """All rounds, or so many that fit, evenly spread with the first and the last among them."""
    if count <= most:
        return list(range(count))
    return [round(step * (count - 1) / (most - 1)) for step in range(most)]


def distances(match: Match, width: int) -> Text:
    """How far everybody came, with a notch at the end of each lap."""
    view: View = match.view()
    length = int(view["track"]["length"])
    farthest = max(racer["distance"] for racer in view["racers"])
    room = width - 8
    text = Text(no_wrap=True)
    for racer in sorted(view["racers"], key=lambda racer: int(racer["position"])):
        if text.plain:
            text.append("\n")
        text.append_text(tag(racer["name"]))
        cells = round(racer["distance"] * room / max(farthest, 1))
        notches = {round(lap * length * room / max(farthest, 1)) for lap in range(1, 4)}
        text.append(" " + "".join("┿" if cell in notches else "━" for cell in range(1, cells + 1)))
        text.append(f" {racer['distance']}", "bold")
    return text


def ceremony(match: Match, sayings: Sayings, width: int) -> RenderableType:
    places = match.standing
    winner = places[0]
    won = sayings.say("terminal-won", seat=winner.seat, racer=winner.facts["racer"])
    return Group(
        Text(f"{sayings.say('terminal-over')}. {won}", f"bold {paint.WARN}"),
        Text(),
        podium(places, sayings),
        Text(),
        reasons(places, sayings),
        Text(),
        Text(sayings.say("terminal-by-round"), "bold"),
        graph(match, sayings, width),
        Text(sayings.say("terminal-lead-changes", count=lead_changes(rounds(match)))),
        Text(),
        Text(sayings.say("terminal-distance"), "bold"),
        distances(match, width),
    )
