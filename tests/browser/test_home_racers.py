"""Home Racers in the browser: a course that somebody draws, shares by link and races on; the board on every screen."""

import re
from collections.abc import Callable
from functools import partial
from math import sqrt
from typing import Final

import pytest
from playwright.sync_api import Locator, Request, expect
from tests.browser.browsers import DESK_OR_PHONE, DEVICES, SCREENS, Person, play_to_the_end
from tests.browser.conftest import MakePerson

PAGE: Final = "/build/home-racers"
ROOM: Final = "floor_0_0_0_64_0_64_24_0_24"
DRAWN: Final = f"{ROOM}.cat_0_25_5_9_7_1.booster_0_26_18_0.line_0_14_24_14_0.finish_0_58_24_58_0"
LIVING_ROOM: Final = "living-room"
LARGEST_FIRST_LOAD: Final = 200_000  # bytes of all files, as they are sent

# from quarter tiles of the drawing to pixels of the page
PLACE: Final = """([x, y]) => {
    const ground = document.querySelector("[data-drawing] svg > g");
    const { x: left, y: top } = new DOMPoint(x * 14.5, y * 14.5).matrixTransform(ground.getScreenCTM());
    return [left, top];
}"""


def drags(person: Person, start: tuple[float, float], end: tuple[float, float]) -> None:
    mouse = person.page.mouse
    mouse.move(*start)
    mouse.down()
    mouse.move((start[0] + end[0]) / 2, (start[1] + end[1]) / 2, steps=3)
    mouse.move(*end, steps=3)
    mouse.up()


def at(person: Person, x: float, y: float) -> tuple[float, float]:
    left, top = person.page.evaluate(PLACE, [x, y])
    return float(left), float(top)


def card(person: Person, name: str) -> Locator:
    return person.page.locator("button.card").filter(has_text=re.compile(rf"^\s*{name}\b"))


def draws(person: Person, name: str, start: tuple[float, float], end: tuple[float, float]) -> None:
    card(person, name).click()
    drags(person, at(person, *start), at(person, *end))


def drops(person: Person, name: str, x: float, y: float) -> None:
    box = card(person, name).bounding_box()
    assert box is not None
    drags(person, (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2), at(person, x, y))


def says(person: Person, sentence: str) -> None:
    expect(person.page.locator(".verdict").first).to_contain_text(sentence)


def word_of(person: Person) -> str:
    return person.page.url.partition("#")[2]


def drive(person: Person) -> str:
    """Straight on in low gears, whatever it takes: the bots may be cleverer."""
    labels = person.labels()
    for wanted in ("Gear 2", "Gear 1", "Straight on", "Keep this roll", "Drive on", "Roll", "row"):
        if any(wanted in label for label in labels):
            return wanted
    return labels[0]


def test_a_course_is_drawn_shared_by_link_and_raced(someone: MakePerson, thorough: bool) -> None:
    """To the end in long runs."""
    person = someone()
    person.goes_to(PAGE)
    says(person, "There is no starting line yet.")
    person.presses("Clear")
    says(person, "Nothing is drawn yet.")
    draws(person, "Room", (0, 0), (64, 24))
    assert word_of(person) == ROOM
    draws(person, "Start", (14, 24), (14, 0))
    says(person, "A circular course needs a gate or a portal to pass")
    expect(person.page.get_by_role("button", name="Race here")).to_be_disabled()
    draws(person, "Finish", (58, 24), (58, 0))
    says(person, "ready to race")

    # furniture is dragged in, moved and turned; a tile under it is found at once
    drops(person, "Cat", 25, 9)
    person.page.keyboard.press("Shift+ArrowUp")
    person.page.keyboard.press("e")
    assert word_of(person).split(".")[1] == "cat_0_25_5_9_7_1"
    drops(person, "Booster", 26, 6)
    says(person, "does not lie flat: it is on furniture or over the edge.")
    person.picture("home-racers-editor-wrong")
    drags(person, at(person, 26, 6), at(person, 26, 18))
    says(person, "ready to race")
    assert word_of(person) == DRAWN
    person.page.keyboard.press("Delete")
    assert "booster" not in word_of(person)
    person.page.keyboard.press("u")
    assert word_of(person) == DRAWN

    person.page.get_by_label("Name", exact=True).fill("Cat nap")
    person.presses("Save")
    expect(person.page.get_by_text("“Cat nap” is saved in this browser.")).to_be_visible()
    person.presses("Share")
    expect(person.page.get_by_role("img", name="QR code with the link to this course")).to_be_visible()
    link = person.page.get_by_role("dialog").locator("b").text_content() or ""
    assert link.endswith(f"{PAGE}#{DRAWN}")

    friend = someone()
    friend.goes_to(link)
    says(friend, "ready to race")
    assert word_of(friend) == DRAWN
    friend.page.get_by_role("link", name="Race here").click()
    expect(friend.page.get_by_role("button", name="Your own")).to_have_attribute("aria-pressed", "true")
    expect(friend.page.get_by_role("img", name="Picture of the course")).to_be_visible()
    friend.picture("home-racers-new-table")
    friend.page.get_by_label("Your name").fill("Ann")
    for name in ("Make the table", "Bots on all free chairs", "Start"):
        friend.presses(name)
    friend.waits_to_be_asked()
    expect(friend.page.locator("svg.room")).to_have_attribute("aria-label", re.compile("4 cars on one surface"))
    if not thorough:
        return
    answers = play_to_the_end([friend], pick=drive)
    assert answers > 10
    expect(friend.page.get_by_text("How the race went")).to_be_visible()
    friend.page.wait_for_timeout(300)
    friend.picture("home-racers-podium")


def begin(person: Person, course: str = LIVING_ROOM, seats: int = 4) -> None:
    """A table for one person and bots."""
    person.goes_to("/settings")
    wish = {"game": "home-racers", "seats": seats, "name": "Ann", "bots": "rookie", "settings": {"course": course}}
    code = person.page.evaluate(
        """async (wish) => {
            const headers = { "content-type": "application/json" };
            const made = await fetch("/api/tables", { method: "POST", headers, body: JSON.stringify(wish) });
            return (await made.json()).code;
        }""",
        wish,
    )
    person.goes_to(f"/t/{code}")
    person.waits_to_be_asked()


@pytest.mark.parametrize("sizes", DEVICES)
def test_the_board_fits_the_screen_and_axe_finds_nothing(someone: MakePerson, sizes: tuple[str, ...]) -> None:
    person = someone(SCREENS[sizes[0]])
    begin(person)
    board = person.page.locator("svg.room")
    for name in person.in_sizes(sizes):
        person.picture(f"home-racers-start-{name}")
        assert person.outside(board) == []
    assert person.axe() == []
    person.presses("Every step by itself")
    person.waits_to_be_asked()
    # a place is taken on the board itself, one that no other covers, and the first tile laid there too
    places = board.get_by_role("button")
    free = places.evaluate_all(
        """(places) => places.findIndex((place) => {
            const box = place.getBoundingClientRect();
            return place.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
        })"""
    )
    assert free >= 0, "every place is covered by another"
    places.nth(free).click()
    person.waits_for(lambda: "Gear 1" in person.labels())
    person.answers("Gear 1")
    person.waits_to_be_asked()
    ghosts = board.get_by_role("button")
    assert ghosts.count() == len(person.labels())
    ghosts.first.click()
    person.waits_for(lambda: "tile 2 of 2" in (person.panel.text_content() or ""))
    for name in person.in_sizes(sizes):
        person.picture(f"home-racers-{name}")
        assert person.overflow() == (0, 0)
        assert person.outside(person.options) == []
        assert person.axe() == []


CUT_WORDS: Final = """() => {
    const board = document.querySelector(".board").getBoundingClientRect();
    return [...document.querySelectorAll(".board .word")].map((word) => [word.textContent.trim(), word.getBoundingClientRect()])
        .filter(([, box]) => box.top < board.top || box.bottom > board.bottom || box.left < board.left || box.right > board.right)
        .map(([words]) => words);
}"""

WHIRLING: Final = """() => document.getAnimations().filter((each) => each.effect.getComputedTiming().endTime === Infinity)
    .map((each) => each.effect.target.outerHTML.slice(0, 80))"""


def test_on_its_side_words_on_the_whole_course_are_not_cut_and_nothing_whirls(someone: MakePerson) -> None:
    person = someone(SCREENS["phone-on-its-side"], still=False, reduced_motion="no-preference")
    begin(person)
    near = person.page.locator("svg.room").first.get_attribute("viewBox")
    person.page.keyboard.press("m")
    person.waits_for(lambda: person.page.locator("svg.room").first.get_attribute("viewBox") != near)
    person.page.wait_for_timeout(500)  # the camera travels
    assert person.page.locator(".board .word").count() == 3
    assert person.page.evaluate(CUT_WORDS) == []
    assert person.page.evaluate(WHIRLING) == []


def test_arrows_lay_the_path_and_headings_are_dialled(someone: MakePerson) -> None:
    person = someone()
    begin(person, "rug-oval", seats=1)  # alone, so that nobody stands in the way
    keys = person.page.keyboard
    person.presses("Every step by itself")
    person.waits_to_be_asked()
    keys.press("x")  # elsewhere
    person.waits_for(lambda: "Which spot" in (person.panel.text_content() or ""))
    board = person.page.locator("svg.room")
    assert board.get_by_role("button").count() > 30
    person.picture("home-racers-spots")
    board.get_by_role("button").nth(board.get_by_role("button").count() // 2).click()
    person.waits_for(lambda: "Which way will it face" in (person.panel.text_content() or ""))
    person.picture("home-racers-dial")
    assert person.axe() == []
    board.get_by_role("button", name=re.compile("Face 180°")).first.click()
    person.waits_to_be_asked()
    keys.press("1")
    person.waits_for(lambda: "tile 1 of 2" in (person.panel.text_content() or ""))
    keys.press("ArrowUp")
    person.waits_for(lambda: "tile 2 of 2" in (person.panel.text_content() or ""))
    keys.press("u")
    person.waits_for(lambda: "tile 1 of 2" in (person.panel.text_content() or ""))
    keys.press("w")
    person.waits_for(lambda: "tile 2 of 2" in (person.panel.text_content() or ""))
    keys.press("1")
    person.waits_for(lambda: "Roll" in person.labels())
    keys.press("r")
    person.waits_for(lambda: "Roll" not in person.labels())


# --- whole plans -----------------------------------------------------------------------------------------------------------

SMALL_TARGETS: Final = """() => [...document.querySelectorAll("section.ask button, section.ask [role=button], .board button, .board [role=button]")]
    .map((each) => [each.getAttribute("aria-label") || each.textContent.trim(), each.getBoundingClientRect()])
    .filter(([, box]) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
    .map(([name, box]) => `${name}: ${Math.round(box.width)} x ${Math.round(box.height)}`)"""


# How far the panel of a phone reaches over what lies above it.
REACHES_OVER: Final = """() => document.querySelector(".own").getBoundingClientRect().bottom
    - document.querySelector("section.ask").getBoundingClientRect().top"""


class Hand:
    """Somebody who plays by pressing, and counts how often."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.inputs = 0

    def presses(self, what: Locator) -> None:
        what.click()
        self.inputs += 1
        self.person.waits_to_be_asked()


def labels_of(tiles: Locator) -> list[str | None]:
    return [tile.get_attribute("aria-label") for tile in tiles.all()]


def is_laid_anew(tiles: Locator, before: list[str | None]) -> bool:
    return labels_of(tiles) != before


@pytest.mark.parametrize("size", DESK_OR_PHONE)
def test_a_turn_takes_four_inputs_at_most_and_a_path_bends_under_the_finger(someone: MakePerson, size: str) -> None:
    person = someone(SCREENS[size])
    begin(person, "rug-oval", seats=1)
    hand, page = Hand(person), person.page
    pins = page.locator("svg.room [role=button]")
    assert pins.count() >= 2
    assert "°" not in (person.panel.text_content() or "")
    assert size == "desktop" or page.evaluate(SMALL_TARGETS) == []
    assert size == "desktop" or page.evaluate(REACHES_OVER) <= 1
    pins.nth(1).click()  # another place is looked at, and taken
    expect(person.panel.get_by_role("radio").nth(1)).to_be_checked()
    hand.presses(person.options.first)

    for turn in range(4):
        hand.inputs = 0
        assert "gear" in (person.panel.locator("h2").text_content() or "").lower()
        tiles = page.locator("[data-tile]")
        if turn == 1:
            before = labels_of(tiles)
            tiles.nth(1).click()
            ways = page.get_by_role("group", name="Where is tile 2 to lie?")
            other = ways.get_by_role("button", name=re.compile("turn right|lane change right")).first
            person.picture(f"home-racers-bend-{size}")
            assert size == "desktop" or page.evaluate(SMALL_TARGETS) == []
            assert person.axe() == []
            other.click()
            person.waits_for(partial(is_laid_anew, tiles, before))
            assert tiles.first.get_attribute("aria-label") == before[0]  # what lies before the bend stays
            hand.inputs += 2
        person.picture(f"home-racers-plan-{size}-{turn}")
        assert size == "desktop" or page.evaluate(REACHES_OVER) <= 1
        assert size == "desktop" or page.evaluate(SMALL_TARGETS) == []
        hand.presses(person.options.first)  # gear, path and roll in one
        if "Keep this roll" in person.labels():
            hand.presses(person.options.first)
        assert hand.inputs <= (4 if turn == 1 else 2)
    # near to the car, with the whole course in a corner; M shows it large
    inset = page.get_by_role("button", name=re.compile("^Whole course"))
    expect(inset).to_be_visible()
    near = page.locator("svg.room").first.get_attribute("viewBox")
    page.keyboard.press("m")
    person.waits_for(lambda: page.locator("svg.room").first.get_attribute("viewBox") != near)
    assert person.axe() == []
    assert person.complaints == []


# A drag in small steps, as a mouse or a finger makes it: down, along, and up.
Drag = list[tuple[float, float]]


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def lane_to_the_right(tiles: Locator, number: int) -> Drag:
    """From a tile that lies straight on to the tip of the one beside it."""
    (x1, y1), (x2, y2) = middle(tiles.nth(number - 2)), middle(tiles.nth(number - 1))
    dx, dy = x2 - x1, y2 - y1
    across_x, across_y = dx / 2 - dy * sqrt(3) / 2, dx * sqrt(3) / 2 + dy / 2  # a sixth of a turn to the right
    to_x, to_y = x1 + across_x + 0.4 * dx, y1 + across_y + 0.4 * dy
    return [(x2 + (to_x - x2) * part / 8, y2 + (to_y - y2) * part / 8) for part in range(9)]


def by_mouse(person: Person, drag: Drag) -> Callable[[], None]:
    mouse = person.page.mouse
    mouse.move(*drag[0])
    mouse.down()
    for at in drag[1:]:
        mouse.move(*at)
    return mouse.up


def by_finger(person: Person, drag: Drag) -> Callable[[], None]:
    fingers = person.context.new_cdp_session(person.page)

    def touch(kind: str, at: Drag) -> None:
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in at]})

    touch("touchStart", drag[:1])
    for at in drag[1:]:
        touch("touchMove", [at])
    return lambda: touch("touchEnd", [])


@pytest.mark.parametrize(
    ("size", "drags"), [pytest.param("desktop", by_mouse, marks=pytest.mark.long), ("phone", by_finger)]
)
def test_a_tile_is_dragged_to_where_the_path_shall_lead(
    someone: MakePerson, size: str, drags: Callable[[Person, Drag], Callable[[], None]]
) -> None:
    person = someone(SCREENS[size])
    begin(person, "rug-oval", seats=1)
    hand, page = Hand(person), person.page
    hand.presses(person.options.first)
    tiles = page.locator("[data-tile]")

    def straight() -> int:
        """The first tile after another that lies straight on, or 0."""
        labels = [label or "" for label in labels_of(tiles)]
        return next((at for at, label in enumerate(labels, 1) if at > 1 and "straight on" in label), 0)

    while not straight():
        hand.presses(person.options.first)
    number, before = straight(), labels_of(tiles)
    view = page.locator("svg.room").first.get_attribute("viewBox")
    drop = drags(person, lane_to_the_right(tiles, number))
    # under the finger lies the way that it would take; the room stays where it is
    expect(page.get_by_role("group", name=f"Where is tile {number} to lie?")).to_be_visible()
    person.picture(f"home-racers-drag-{size}")
    assert page.locator("svg.room").first.get_attribute("viewBox") == view
    drop()
    person.waits_for(partial(is_laid_anew, tiles, before))
    after = labels_of(tiles)
    assert f"Tile {number}: lane change right" in (after[number - 1] or "")
    assert after[: number - 1] == before[: number - 1]
    person.waits_to_be_asked()
    hand.presses(person.options.first)
    if size == "desktop":
        expect(page.get_by_role("log")).to_contain_text(f"Tile {number}: lane change to the right")
    assert person.complaints == []


HIDDEN: Final = """() => {
    const board = document.querySelector(".board svg.room").getBoundingClientRect();
    const bar = document.querySelector(".board .hint")?.getBoundingClientRect();
    const boxes = [...document.querySelectorAll("[data-tile]")].map((tile) => [tile.getAttribute("aria-label"), tile.querySelector(".ring")]);
    for (const chip of document.querySelectorAll("[data-chip]")) boxes.push([chip.textContent.trim(), chip.querySelector("rect")]);
    const meets = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    const wrong = [];
    for (const [name, drawn] of boxes) {
        const box = drawn.getBoundingClientRect();
        const outside = box.left < board.left - 1 || box.right > board.right + 1 || box.top < board.top - 1 || box.bottom > board.bottom + 1;
        if (outside) wrong.push(`${name}: over the edge`);
        if (bar && meets(box, bar)) wrong.push(`${name}: under the bar`);
    }
    return wrong;
}"""


@pytest.mark.parametrize("size", DESK_OR_PHONE)
def test_the_camera_shows_the_whole_path_with_all_that_is_written_on_it(someone: MakePerson, size: str) -> None:
    # with all that moves: a camera on its way is where it went wrong
    person = someone(SCREENS[size], reduced_motion="no-preference", still=False)
    begin(person, "rug-oval")  # without portals, behind which a phone does not look
    hand, page = Hand(person), person.page
    hand.presses(person.options.first)
    for turn in range(5):
        expect(page.locator("[data-tile]").first).to_be_visible()
        page.wait_for_timeout(500)  # the camera arrives
        person.picture(f"home-racers-whole-path-{size}-{turn}")
        assert page.evaluate(HIDDEN) == []
        hand.presses(person.options.first)
        if "Keep this roll" in person.labels():
            hand.presses(person.options.first)
    assert person.complaints == []


# in tiles, between two things that lie side by side
GAP: Final = """([left, right]) => {
    const box = (name) => document.querySelector(`[data-item][aria-label^="${name}"]`).getBoundingClientRect();
    const tile = 4 * 14.5 * document.querySelector("[data-drawing] svg > g").getScreenCTM().a;
    return (box(right).left - box(left).right) / tile;
}"""


@pytest.mark.parametrize("sizes", DEVICES)
def test_the_editor_fits_the_screen_and_axe_finds_nothing(someone: MakePerson, sizes: tuple[str, ...]) -> None:
    person = someone(SCREENS[sizes[0]])
    person.goes_to(f"{PAGE}#{LIVING_ROOM}")
    says(person, "A course of 33 tiles: ready to race.")
    if sizes[0] == "desktop":
        assert person.page.evaluate(GAP, ["Keyboard", "Remote"]) >= 2, "no room for two lanes"
        person.page.keyboard.press("d")
        described = person.page.get_by_role("dialog")
        expect(described).to_contain_text("3 surfaces, 9 things in the way. 2 laps.")
        expect(described).to_contain_text("Keyboard, surface 1: at 11.5 across and 8.5 down")
        person.page.keyboard.press("Escape")
    person.page.locator("[data-item]").nth(3).focus()
    for name in person.in_sizes(sizes):
        person.picture(f"home-racers-editor-{name}")
        assert person.overflow() == (0, 0)
        assert person.outside(person.page.locator("[data-drawing] svg").first) == []
        assert person.axe() == []


def test_the_first_load_of_a_table_is_small(someone: MakePerson) -> None:
    host = someone()
    begin(host)
    person = someone()
    sizes: dict[str, int] = {}

    def weigh(request: Request) -> None:
        sizes[request.url] = request.sizes()["responseBodySize"]

    person.page.on("requestfinished", weigh)
    person.goes_to(host.page.url)
    expect(person.page.locator("svg.room")).to_be_visible()
    person.page.wait_for_load_state("networkidle")
    assert len(sizes) > 5
    assert sum(sizes.values()) <= LARGEST_FIRST_LOAD, "\n".join(f"{size:8} {url}" for url, size in sizes.items())
