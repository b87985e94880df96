"""Wacky Races with other things in its box: the page knows none of its numbers, so whatever it draws is some scene's view."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.browsers import GLANCE
from tests.browser.conftest import MakePerson
from tests.browser.test_wacky_races import table_for, take_racers
from tests.server.boxes import WACKY_RACES
from tests.server.serving import Serving
from tests.waiting import patiently

from jalopy.kernel.changes import fold

WATCHED = 8  # answers; what follows is hurried through

# Whatever the board says at any moment, but where cars and tiles are answers, which then have other names.
WATCH = """
    window.moments = new Set();
    const look = () => {
        window.moment = null;
        if (!document.querySelector(".board svg.road") || document.querySelector(".board .answer")) return;
        const labels = [...document.querySelectorAll(".board [aria-label]")].map((each) => each.getAttribute("aria-label"));
        window.moment = JSON.stringify([labels, document.querySelectorAll(".own .card").length]);
        window.moments.add(window.moment);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
"""


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    server = Serving(tmp_path_factory.mktemp("server"), rigged="another box")
    yield server
    assert server.stop() == 0, "the server did not stop properly"
    assert [line for line in server.lines() if line["level"] == "error"] == []


class Told:
    """The views that the server has told a page: before the first scene and after each."""

    def __init__(self, page: Page) -> None:
        self.views: list[Any] = []
        self.now: Any = {}  # at the last question
        page.on("websocket", lambda line: line.on("framereceived", self._hear))

    def _hear(self, frame: str | bytes) -> None:
        update = json.loads(frame)
        if update["type"] != "update":
            return
        if update["base"] is not None:
            self.views[update["first_scene"] :] = [update["base"]]
        for scene in update["scenes"][len(self.views) - 1 - update["first_scene"] :]:
            self.views.append(fold(self.views[-1], scene["change"]))
        if update["match"] is not None:
            self.now = fold(self.views[-1], update["match"]["now"])


def seen_in(view: Any) -> dict[str, Any]:
    laid = bool(view["tiles"])
    return {
        "tiles": len(view["tiles"]),
        "racers": sorted(racer["tile"] for racer in view["racers"]) if laid else [],
        "villain": [view["dastardly"]["tile"]] if laid and view["dastardly"]["tile"] is not None else [],
        "traps": [tile["tile"] for tile in view["tiles"] if tile["trapped"]],
        "decks": [view["deck"], view["trap_deck"]] if laid else [],
        "hand": view["hands"][0]["count"],
    }


def seen_on_the_page(moment: str) -> dict[str, Any]:
    labels, hand = json.loads(moment)

    def numbers(start: str) -> list[int]:
        found = [label for label in labels if label.startswith(start)]
        return [int(next(word for word in label.replace(":", " ").split() if word.isdigit())) for label in found]

    on_tiles = [label.rsplit(" on tile ", 1) for label in labels if " on tile " in label]
    return {
        "tiles": len([label for label in labels if label.startswith(("Tile ", "Start space "))]),
        "racers": sorted(int(tile) for name, tile in on_tiles if name.endswith(")")),
        "villain": [int(tile) for name, tile in on_tiles if name == "The Mean Machine"],
        "traps": [int(tile) for name, tile in on_tiles if name == "face-down trap"],
        "decks": numbers("Movement deck: ") + numbers("His traps: "),
        "hand": hand,
    }


def test_the_page_is_right_at_every_scene(someone: MakePerson) -> None:
    ann = someone()
    ann.context.add_init_script(WATCH)
    told = Told(ann.page)
    table_for(ann, chairs=2, bots=1)
    ann.presses("Start")
    take_racers(ann)
    given = 0
    for _ in patiently("the race does not end"):
        if ann.is_at_the_podium:
            break
        if ann.is_asked:
            moment = ann.page.evaluate("window.moment")
            if given < WATCHED and moment is not None:
                assert seen_on_the_page(moment) == seen_in(told.now)
            ann.answers(ann.labels()[0])
            given += 1
        elif given >= WATCHED:
            ann.hurries()
        ann.page.wait_for_timeout(GLANCE)
    assert given > WATCHED

    views = [seen_in(view) for view in [*told.views, told.now]]
    moments = [seen_on_the_page(moment) for moment in ann.page.evaluate("[...window.moments]")]
    assert [moment for moment in moments if moment not in views] == []
    assert len({json.dumps(moment) for moment in moments}) > 40
    road = views[-1]
    spaces = WACKY_RACES["start.board"]["spaces"]
    halves = sum(sum(WACKY_RACES[half]["tiles"].values()) for half in ("tiles.first", "tiles.second"))
    assert (
        road["tiles"] == 1 + spaces + halves + 1 + 1 + 1
    )  # the space 00, Gas Station, a special tile, the Finish Line
    assert max(moment["hand"] for moment in moments) >= WACKY_RACES["hand"]["cards"]
    expect(ann.page.get_by_text("How the race went")).to_be_visible()
    ann.picture("wacky-races-another-box")
