"""Scrap Racer with another box: the page tells nothing that it was not told, so it is right all the same.

And its first match with stops.
"""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.browsers import DESKTOP, SHORT_RACE, Person
from tests.browser.conftest import MakePerson
from tests.server.boxes import SCRAP_RACER
from tests.server.guests import Guest
from tests.server.serving import Serving
from tests.waiting import patiently

LAPS = SCRAP_RACER["laps"]["to_win"]
DICE = SCRAP_RACER["dice"]["count"]
SLOTS = set(SCRAP_RACER["bonus.slots"].values())

LABELS = """() => [...document.querySelectorAll(".board svg.track [aria-label]")].map((each) => each.ariaLabel)"""


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    server = Serving(tmp_path_factory.mktemp("server"), rigged="another box")
    yield server
    assert server.stop() == 0, "the server did not stop properly"


def drawn(view: Any) -> set[str]:
    """What the board says of racers and cards in this view."""
    said = {_cards(f"crash pile {pile['name']}", pile) for pile in view["crash"]}
    said |= {_cards(f"{deck} deck", view[deck]) for deck in ("goal", "bonus")}
    said |= {f"face-down boost marker on space {space}" for space in view["markers"]}
    for racer in view["racers"]:
        name = racer["name"].replace("-", " ").title()
        where = f"on space {racer['space']}, lap {racer['lap']}" if racer["space"] else "behind the line"
        said.add(f"{name} {where}")
    return said


def _cards(name: str, pile: Any) -> str:
    count = pile["pile"]
    return f"{name}, {count} card{'' if count == 1 else 's'}, {len(pile['discard'])} discarded"


def missing(person: Person, view: Any) -> set[str]:
    return drawn(view) - set(person.page.evaluate(LABELS))


def test_a_match_is_played_and_watched_again_scene_by_scene(someone: MakePerson, serving: Serving) -> None:
    person = someone(DESKTOP)
    page = person.goes_to(f"/new/scrap-racer?{SHORT_RACE}").page
    page.get_by_label("Your name").fill("Ann")
    person.takes_chairs(3)
    person.presses("Make the table")
    person.presses("Bots on all free chairs")
    person.presses("Start")
    person.waits_to_be_asked()
    expect(page.get_by_text(f"0 of {LAPS}")).to_be_visible()
    assert page.locator(".tray .die, .tray s").count() == DICE
    assert page.locator(".slots:not(.laps):not(.boosts) svg").count() in SLOTS
    expect(page.get_by_text(f"round 1 · {LAPS} laps").first).to_be_visible()
    person.picture("another-box")
    for _ in patiently("the race does not end"):
        if person.is_at_the_podium:
            break
        person.answers("Roll" if page.locator(".tray .die").count() < 2 else "Stop")
        person.waits_for(lambda: person.is_asked or person.is_at_the_podium, hurrying=True)

    page.get_by_role("link", name="Watch replay").click()
    slider = page.get_by_role("slider", name="Place in the match")
    expect(slider).to_be_visible()
    with Guest(serving).at(page.url.rsplit("/", 1)[1]) as line:
        line.wait(lambda: line.table["state"] == "over")
        views: list[Any] = line.views
    assert int(slider.get_attribute("max") or 0) == len(views) - 1
    for place, view in enumerate(views):
        slider.fill(str(place))
        expect(slider).to_have_value(str(place))
        assert missing(person, view) == set(), f"after {place} scenes"
    assert max(len(pile["discard"]) for view in views for pile in view["crash"]) > 0


def test_the_plan_of_an_answer_is_drawn_in_chalk_as_the_server_works_it_out(someone: MakePerson) -> None:
    person = someone(DESKTOP)
    page = person.goes_to(f"/new/scrap-racer?{SHORT_RACE}").page
    page.get_by_label("Your name").fill("Ann")
    person.presses("Make the table")
    person.presses("Bots on all free chairs")
    person.presses("Start")
    person.waits_to_be_asked()
    plan = page.locator(".board .plan")
    assert plan.count() == 0
    stop, roll = (page.locator(".panel button.option", has_text=word) for word in ("Stop", "Roll"))
    stop.hover()
    expect(plan).to_have_count(1)
    expect(page.locator(".tray p")).to_contain_text("to space")
    roll.hover()
    expect(plan).to_have_count(0)
    expect(page.locator(".tray .faces svg")).to_have_count(6)
    stop.hover()
    person.picture("chalk-plan")
    figure = plan.locator(".figure").text_content()
    before = page.evaluate(LABELS)
    person.answers("Stop")
    person.waits_for(lambda: person.is_asked or person.is_at_the_podium, hurrying=True)
    assert int(figure or 0) > 0
    assert page.evaluate(LABELS) != before


def test_the_first_match_is_gone_through(someone: MakePerson) -> None:
    """With everything that moves; the steps wait for the reader."""
    person = someone(DESKTOP, still=False, reduced_motion="no-preference")
    page = person.goes_to("/learn/scrap-racer").page
    for step, wanted in enumerate(("Next", "Roll", "Stop", "Next", "Next", "Roll", "Use Turn", "Stop"), 1):
        expect(page.get_by_role("heading", name=f"Step {step} of 9")).to_be_visible()
        person.picture(f"first-match-{step}")
        if wanted == "Next":
            person.presses("Next")
        else:
            person.waits_to_be_asked()
            person.answers(wanted)
    expect(page.get_by_role("heading", name="Step 9 of 9")).to_be_visible()
    person.waits_for(lambda: "Swifty on space 21, lap 1" in page.evaluate(LABELS))
    person.picture("first-match-9")
