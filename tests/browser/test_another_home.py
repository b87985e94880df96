"""Home Racers with other numbers in its box: what the page shows comes from the rules alone, at every scene."""

from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import expect
from tests.browser.browsers import Person
from tests.browser.conftest import MakePerson
from tests.server.boxes import HOME_RACERS
from tests.server.guests import Guest, Line
from tests.server.serving import Serving
from tests.waiting import LONGEST, patiently

COURSE: Final = ".".join(
    (
        "floor_0_0_0_80_0_80_24_0_24",
        "leak_0_34_8_0",
        "caltrops_0_34_15_0",
        "booster_0_44_12_0",
        "line_0_14_24_14_0",
        "finish_0_56_24_56_0",
    )
)
BEN: Final = 1
UNITS: Final = 0.058  # of the drawing, for a thousandth of a tile

# What is drawn on the sheet and in the order, as numbers.
SHEET: Final = """() => {
    const all = (what) => [...document.querySelectorAll(what)];
    const numbers = (each) => (each.textContent.match(/-?\\d+|R/g) ?? []).map((one) => (one === "R" ? -1 : Number(one)));
    return {
        order: all(".row:has(> .n)").map((row) => [...row.querySelectorAll(".n")].flatMap(numbers)),
        colours: all(".row > svg").map((car) => car.getAttribute("aria-label")),
        gears: all(".gear svg text").flatMap(numbers),
        limits: all(".limit small").map(numbers),
        left: all(".limit > i").flatMap(numbers),
        tiles: all(".path .tiles svg").length,
        dice: all(".tray .die:not(.blank)").map((die) => Number(die.getAttribute("aria-label"))),
        good: all(".tray .die rect[stroke='#f2c230']").length,
        points: all(".points").map((bar) => [bar.querySelectorAll("s:not(.gone)").length, bar.childElementCount]),
    };
}"""
BOARD: Final = """() => ({
    cars: [...document.querySelectorAll("svg.room g[role=img]:not(.leaving)")].map((car) => car.getAttribute("transform")).sort(),
    laid: document.querySelectorAll("svg.room .laid").length,
})"""
# Stands before a scene and shows it.
SCENE: Final = """async (at) => {
    const slider = document.querySelector("input[type=range]");
    slider.value = String(at);
    slider.dispatchEvent(new Event("input", { bubbles: true }));
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    await new Promise((done) => requestAnimationFrame(done));
}"""


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    server = Serving(tmp_path_factory.mktemp("server"), rigged="another box")
    yield server
    assert server.stop() == 0, "the server did not stop properly"
    assert [line for line in server.lines() if line["level"] == "error"] == []


def sheet_of(view: Any) -> dict[str, Any]:
    """What Ben's page has to show of a view."""
    mine = view["cars"][BEN]
    plan = view["plan"] if view["active"] == BEN else None
    path = plan or mine["limits"]
    left = [path["lane_limit"], path["turn_limit"]] if plan is None else [plan["lanes_left"], plan["turns_left"]]
    limits = [path["lane_limit"], path["turn_limit"]]
    beyond = [path["lane_dice"], path["turn_dice"]]
    dice = plan["dice"] if plan else []
    ranked = sorted(view["cars"], key=lambda car: car["place"])
    return {
        "order": [[car["lap"], car["gear"], car["tires"], car["car"]] for car in ranked],
        "colours": [car["colour"] for car in ranked],
        "gears": list(range(HOME_RACERS["gears"]["top"] + 1)),
        "limits": [list(pair) for pair in zip(left, limits, strict=True)],
        "left": [count or more or 0 for count, more in zip(left, beyond, strict=True)],
        "tiles": path["tiles"],
        "dice": dice,
        "good": sum(die >= HOME_RACERS["gears"]["good"] for die in dice),
        "points": [[mine["tires"], view["points"]], [mine["car"], view["points"]]],
    }


def board_of(view: Any) -> dict[str, Any]:
    poses = [car["pose"] for car in view["cars"] if car["pose"]]
    return {
        "cars": sorted(f"translate({_drawn(pose['x'])} {_drawn(pose['y'])})" for pose in poses),
        "laid": len(view["plan"]["path"]) if view["plan"] else 0,
    }


def _drawn(place: int) -> str:
    return f"{round(place * UNITS, 2):g}"


def pick(names: list[str], count: int) -> int:
    """The highest gear, mostly straight on, and now and then into another lane, be it dangerous."""
    gears = [at for at, name in enumerate(names) if name.lower().startswith("gear")]
    lanes = [at for at, name in enumerate(names) if name.lower().startswith("lane")]
    if gears:
        return gears[-1]
    return lanes[count % len(lanes)] if lanes and count % 3 == 0 else 0


def answers(ben: Person, line: Line, count: int) -> None:
    question = line.question
    if question is not None:
        keys = [option["key"] for option in question["options"]]
        line.answer(keys[pick(keys, count)])
    else:
        seq = line.update["seq"]
        ben.waits_to_be_asked()
        ben.options.nth(pick(ben.labels(), count)).click()
        line.wait(lambda: line.update["seq"] > seq)


def shows(person: Person, view: Any) -> None:
    wanted = {**sheet_of(view), **board_of(view)}
    wrong: dict[str, Any] = {}

    def is_right() -> bool:
        drawn = {**person.page.evaluate(SHEET), **person.page.evaluate(BOARD)}
        wrong.clear()
        wrong.update({name: (value, wanted[name]) for name, value in drawn.items() if value != wanted[name]})
        return not wrong

    try:
        person.waits_for(is_right, hurrying=True)
    except AssertionError as late:
        raise AssertionError(f"what is drawn and what should be: {wrong}") from late


def race(ben: Person, line: Line) -> None:
    """To its end; at each question the page is held to the view."""
    for count, _ in enumerate(patiently("the race does not end", LONGEST)):
        if line.match["standing"]:
            return
        shows(ben, line.match["view"])
        if count == 30:
            ben.picture("home-racers-of-other-numbers")
        answers(ben, line, count)


def test_the_race_is_as_the_rules_say_whatever_is_in_the_box(someone: MakePerson, serving: Serving) -> None:
    guest = Guest(serving)
    code = guest.make(game="home-racers", name="Ann", settings={"course": COURSE})
    ben = someone().goes_to(f"/t/{code}")
    ben.page.get_by_label("Your name").fill("Ben")
    ben.presses("Sit down")
    expect(ben.page.get_by_text("Ben", exact=True).first).to_be_visible()
    with guest.at(code) as line:
        line.done("start")
        race(ben, line)
        ben.waits_for_the_podium()
        ben.goes_to(f"/replay/{code}")
        expect(ben.page.locator("svg.room")).to_be_visible()
        for at, view in enumerate(line.views[1:]):
            ben.page.evaluate(SCENE, at)
            assert ben.page.evaluate(BOARD) == board_of(view), f"event {at}: {line.events[at]}"
        assert {"drove", "danger-rolled", "finished"} <= {event["kind"] for event in line.events}, len(line.events)
