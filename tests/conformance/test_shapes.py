"""What views hold and events tell is what the game declares in its shapes, to every seat, wherever something is told."""

from typing import Any

import pytest
from tests.conformance.driving import begin, walk, watchers
from tests.conformance.tables import Case, find_game, short_tables

from jalopy import games, shapes
from jalopy.kernel.events import TAKEN_BACK
from jalopy.kernel.shapes import misfit
from jalopy.shapes import Shapes, shapes_of

TABLES = [table for table in short_tables() if shapes_of(table.values[0].game) is not None]  # type: ignore[union-attr]


DECLARED = [name for name in games.GAMES if shapes_of(games.find(name)) is not None]


def declared(name: str) -> Shapes:
    found = shapes_of(find_game(name))
    assert found is not None
    return found


@pytest.mark.parametrize("case", TABLES)
def test_views_and_events_are_as_declared(case: Case) -> None:
    wanted = declared(case.game.name)
    match = begin(case, 81)
    told = 0
    for _ in walk(match, 82):
        for seat in watchers(match):
            assert misfit(match.view(seat), wanted.view, "view") == ""
            for event in match.events(told, seat):
                if event["kind"] != TAKEN_BACK:
                    assert misfit(event["facts"], wanted.events[str(event["kind"])], str(event["kind"])) == ""
        told = len(match.table.stream)


@pytest.mark.parametrize("name", games.GAMES)
def test_a_game_with_a_board_on_the_page_declares_its_shapes(name: str) -> None:
    has_board = (shapes.ROOT / "web" / "src" / "games" / name / "index.ts").is_file()
    assert (name in DECLARED) == has_board


@pytest.mark.parametrize("name", DECLARED)
def test_every_event_that_a_rule_names_is_declared_and_no_other(name: str) -> None:
    named = {event for rule in find_game(name).rulebook.rules for event in rule.events}
    assert set(declared(name).events) == named


@pytest.mark.parametrize("name", DECLARED)
def test_the_pages_types_and_the_tables_are_up_to_date(name: str) -> None:
    for path, text in shapes.files_of(declared(name)).items():
        assert path.read_text("utf-8") == text, f"{path.name} of {name}: run `python -m jalopy.shapes`"


RACER: Any = {
    "name": "jackal",
    "seat": 0,
    "distance": 3,
    "space": 3,
    "lap": 1,
    "position": 1,
    "laps": 0,
    "bonus_markers": 0,
    "slots": 3,
    "boosts": ["turn"],
}


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"speed": 4}, "racer has 'speed', which RacerView does not declare."),
        ({"lap": "1"}, "racer.lap is '1', not int."),
        ({"seat": True}, "racer.seat is True, not int."),
        ({"name": "muttley"}, "racer.name is 'muttley', which is no RacerName."),
        ({"boosts": "turn"}, "racer.boosts is 'turn', not a list."),
        ({"boosts": ["turn", None]}, "racer.boosts[1] is None, not str."),
        ({"lane": None}, ""),
        ({"lane": "2"}, "racer.lane is '2', not int."),
    ],
)
def test_a_misfit_is_named(change: dict[str, object], said: str) -> None:
    shape = declared("scrap-racer").shapes["RacerView"]
    assert misfit(RACER, shape, "racer") == ""
    assert misfit({**RACER, **change}, shape, "racer") == said
    assert misfit({name: RACER[name] for name in RACER if name != "seat"}, shape, "racer") == (
        "racer lacks 'seat' of RacerView."
    )
