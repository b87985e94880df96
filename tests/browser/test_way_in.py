"""The way to a table: the shelf, the page of a new table, the lobby, and two words that lead there."""

import re
from itertools import pairwise

import pytest
from playwright.sync_api import expect
from tests.browser.browsers import DESKTOP, GERMAN_OR_ENGLISH, PHONE, Person
from tests.browser.conftest import MakePerson

LAPTOP = {"width": 1280, "height": 800}
COURSE = (
    "floor_0_0_0_72_0_72_46_0_46.ottoman_0_30_20_10_10_0.leak_0_7_26_0.booster_0_38_10_12"
    ".line_0_30_4_30_14.gate_0_0_23_11_23.gate_0_63_17_56_17.laps_2"
)

NARROW = """() => [...document.querySelectorAll("button, a, summary, input, select")]
    .filter((each) => each.offsetParent && !each.closest(".unseen, svg"))
    .map((each) => [each, each.closest("label")?.getBoundingClientRect() ?? each.getBoundingClientRect()])
    .filter(([, box]) => box.height > 0 && box.height < 43.5)
    .map(([each, box]) => `${each.textContent || each.id}: ${box.width} by ${box.height}`)"""


def cut(person: Person, selector: str) -> list[str]:
    """Texts that do not fit where they stand."""
    found: list[str] = person.page.eval_on_selector_all(
        selector, "all => all.filter(each => each.scrollWidth > each.clientWidth + 1).map(each => each.textContent)"
    )
    return found


@pytest.mark.parametrize("size", [DESKTOP, pytest.param(PHONE, marks=pytest.mark.long)], ids=["desktop", "phone"])
def test_from_a_picture_to_the_lobby_to_the_start(someone: MakePerson, size: dict[str, int]) -> None:
    ann, ben = someone(size), someone(PHONE)
    page = ann.goes_to("/new/scrap-racer").page
    page.get_by_label("Your name").fill("Ann")
    expect(page.get_by_role("button", name="Classic")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Everything").click()
    expect(page.get_by_role("button", name="Pit stop", exact=True)).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Quick").click()
    page.get_by_role("button", name="Slime trail", exact=True).click()
    expect(page.get_by_text("Your way:")).to_contain_text("Slime trail (expansion)")
    ann.presses("back to plain Quick")
    expect(page.get_by_role("button", name="Slime trail", exact=True)).to_have_attribute("aria-pressed", "false")
    page.get_by_role("button", name="Chair 3").click()
    page.get_by_role("group", name="Chair 3").get_by_role("button", name="bot").click()
    ann.takes_chairs(3)
    assert ann.overflow()[0] == 0
    if size == PHONE:
        assert page.evaluate(NARROW) == []
    ann.presses("Make the table")
    page.wait_for_url("**/t/*")

    # The two words on the sign lead there; others lead nowhere, and that is said.
    words = page.locator(".invite .words").text_content() or ""
    ben.goes_to("/").page.get_by_label("I have a code").fill("zipper zebra")
    ben.presses("Sit down")
    expect(ben.page.get_by_text("No open table goes by “zipper-zebra”.")).to_be_visible()
    ben.complaints.clear()  # the browser's own, about the 404
    ben.page.locator("#code").fill(" ".join(words.split()).title())
    ben.presses("Sit down")
    ben.page.wait_for_url(page.url)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.presses("Sit down")
    expect(ben.button("I am ready")).to_be_visible()

    # A bot is somebody, and may be somebody else; Start says whom it waits for, and asks before it does not.
    bot = page.locator(".seat.bot")
    name = bot.locator(".head b").text_content() or ""
    ann.presses("Another bot")
    expect(bot.locator(".head b")).not_to_have_text(name)
    dial = page.get_by_role("slider", name=re.compile("^How well "))
    dial.press("ArrowLeft")
    expect(bot.locator(".level")).to_have_text("Random")
    expect(dial).to_have_attribute("aria-valuetext", "Random")
    expect(page.get_by_text("waits for Ben")).to_be_visible()
    assert ann.overflow()[0] == ben.overflow()[0] == 0
    assert ben.page.evaluate(NARROW) == []
    assert ann.axe() == []
    ann.picture(f"lobby-{'phone' if size == PHONE else 'desktop'}")
    ann.presses("Start")
    expect(page.get_by_text("Not ready yet: Ben.")).to_be_visible()
    ben.presses("I am ready")
    expect(page.get_by_text("Everybody is ready")).to_be_visible()
    ann.presses("Start")
    ann.waits_for(lambda: ann.is_asked or ben.is_asked, hurrying=True)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_course_of_ones_own_waits_in_the_lobby_as_a_picture(someone: MakePerson, size: dict[str, int]) -> None:
    person = someone(size)
    page = person.page
    wish = {"game": "home-racers", "seats": 4, "name": "Ann", "settings": {"course": COURSE}}
    code = page.request.post("/api/tables", data=wish).json()["code"]
    person.goes_to(f"/t/{code}")
    expect(person.button("Start")).to_be_disabled()
    assert person.overflow()[0] == 0
    assert COURSE not in person.text()
    page.get_by_text("What was agreed").click()
    expect(page.get_by_text("your own", exact=True)).to_be_visible()
    assert COURSE not in person.text()
    assert person.overflow()[0] == 0


@pytest.mark.parametrize("language", GERMAN_OR_ENGLISH)
def test_a_laptop_shows_four_games_whole_and_the_head_of_a_table_too(someone: MakePerson, language: str) -> None:
    person = someone(LAPTOP, locale=language)
    games = person.goes_to("/").page.locator("li.game")
    expect(games).to_have_count(4)
    expect(games.nth(3).locator(".verb")).to_be_enabled()
    assert person.overflow() == (0, 0)
    planks = [games.nth(place).locator(".plank").bounding_box() for place in range(4)]
    assert len({round(box["y"]) for box in planks if box}) == 1, "the boards of the shelf do not meet"
    facts = [games.nth(place).locator(".facts > *").all() for place in range(4)]
    for one, other in pairwise(facts):
        left, right = one[-1].bounding_box(), other[0].bounding_box()
        assert left is not None
        assert right is not None
        assert left["x"] + left["width"] <= right["x"]
    assert cut(person, ".ways .plain, .feel") == []
    expect(games.nth(3).locator(".solo")).to_be_visible()
    assert person.outside(games.locator(".verb, .plain, .learn")) == []
    person.picture(f"shelf-laptop-{language[:2]}")

    games.nth(0).locator(".verb").click()
    person.page.wait_for_url("**/t/*")
    expect(person.page.locator("header .line b")).to_be_visible()
    for width in (1280, 1440):
        person.page.set_viewport_size({"width": width, "height": 800})
        assert cut(person, "header .line, header .line b") == []


@pytest.mark.parametrize("language", GERMAN_OR_ENGLISH)
def test_a_laptop_shows_a_new_table_and_its_lobby_whole(someone: MakePerson, language: str) -> None:
    person = someone(LAPTOP, locale=language)
    page = person.goes_to("/new/scrap-racer").page
    expect(page.locator(".tile").first).to_be_visible()
    assert person.overflow() == (0, 0)
    assert person.outside(page.locator(".presets button, .row button, .row a, summary, .end button")) == []
    person.picture(f"new-laptop-{language[:2]}")
    page.locator("#your-name").fill("Ann")
    page.locator("form .verb").click()
    expect(page.locator(".paper .fill")).to_be_visible()
    things = page.locator("li.seat button, aside button, aside input")
    assert person.outside(things) == []
    page.locator(".paper .fill").click()
    expect(page.locator("li.seat.bot")).to_have_count(3)
    assert person.outside(things) == []
    person.picture(f"lobby-laptop-{language[:2]}")


def test_solitaire_begins_from_the_shelf(someone: MakePerson) -> None:
    person = someone()
    person.goes_to("/").page.get_by_role("button", name="Solitaire Scrapyard Empire").click()
    person.page.wait_for_url("**/t/*")
    person.waits_to_be_asked()


@pytest.mark.parametrize(("game", "word"), [("scrap-racer", "SRRSSSRRSS"), ("home-racers", COURSE)])
def test_what_was_built_is_raced_at_once(someone: MakePerson, game: str, word: str) -> None:
    person = someone()
    person.goes_to(f"/build/{game}#{word}").presses("Race now against bots")
    person.page.wait_for_url("**/t/*")
    person.waits_to_be_asked()


def test_the_garage_keeps_its_names_when_the_page_is_loaded_again(someone: MakePerson) -> None:
    person = someone()
    person.goes_to("/new/wacky-races?start=3").page.get_by_label("Your name").fill("Ann")
    person.presses("Make the table")
    person.presses("Bots on all free chairs")
    person.presses("Start")
    person.waits_to_be_asked()
    names = person.page.locator(".road text.name")
    taken = [name for name in names.all_text_contents() if "·" in name]
    assert len(taken) == 2
    person.page.reload()
    person.waits_to_be_asked()
    assert [name for name in names.all_text_contents() if "·" in name] == taken
