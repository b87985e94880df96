"""Home Racers in the browser: a course that somebody draws, shares by link and races on; the board on every screen."""

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, Request, expect
from tests.browser.browsers import DEVICES, SCREENS, Person, play_to_the_end
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
    for wanted in ("Gear 2", "Gear 1", "Straight on", "Leave it", "Drive on", "Roll", "Start facing"):
        if any(wanted in label for label in labels):
            return wanted
    return labels[0]


def test_a_course_is_drawn_shared_by_link_and_raced_to_the_end(someone: MakePerson) -> None:
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
    expect(friend.page.get_by_label("The word of your course")).to_have_value(DRAWN)
    expect(friend.page.get_by_role("img", name="Picture of the course")).to_be_visible()
    friend.picture("home-racers-new-table")
    friend.page.get_by_label("Your name").fill("Ann")
    for name in ("Make the table", "Bots on all free chairs", "Start"):
        friend.presses(name)
    friend.waits_to_be_asked()
    expect(friend.page.locator("svg.room")).to_have_attribute("aria-label", re.compile("4 cars on one surface"))
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
    # a place is taken on the board itself, the one that lies on top, and the first tile laid there too
    board.get_by_role("button").last.click()
    person.waits_to_be_asked()
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


def test_arrows_lay_the_path_and_headings_are_dialled(someone: MakePerson) -> None:
    person = someone()
    begin(person, "rug-oval", seats=1)  # alone, so that nobody stands in the way
    keys = person.page.keyboard
    keys.press("e")  # elsewhere
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


@pytest.mark.parametrize("sizes", DEVICES)
def test_the_editor_fits_the_screen_and_axe_finds_nothing(someone: MakePerson, sizes: tuple[str, ...]) -> None:
    person = someone(SCREENS[sizes[0]])
    person.goes_to(f"{PAGE}#{LIVING_ROOM}")
    says(person, "A course of 35 tiles: ready to race.")
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
