"""The workshop: a knob is turned, matches show what it does, and the box goes to a table."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.browsers import DESKTOP, LIGHTS_AND_SIZES, PHONE
from tests.browser.conftest import MakePerson
from tests.browser.test_axe import lit

RIG = "hasty workshop"  # a page that stays open would have many thousands of matches played

QUICK = "/workshop/scrap-racer?bots=random&seats=2&track=RRRR"
SLOW = "/workshop/scrap-racer?bots=rookie&seats=4&track=RRRR"  # still at it when a hand has come to the button

# Felt for on the whole page: what is smaller than a thumb.
SMALL = """(least) => [...document.querySelectorAll("button, a[href], input, select")]
    .filter((each) => !each.disabled && each.checkVisibility())
    .map((each) => [each.ariaLabel || each.textContent.trim(), each.getBoundingClientRect()])
    .filter(([, { width, height }]) => width < least - 0.5 || height < least - 0.5)
    .map(([name, { width, height }]) => `${name}: ${width.toFixed(0)} x ${height.toFixed(0)}`)"""


def told(page: Page) -> None:
    """As soon as matches have been played, also beside the printed box."""
    expect(page.locator(".headline")).to_be_visible()
    expect(page.locator(".board .stale")).to_have_count(0)


def test_a_knob_is_turned_tried_undone_and_played_with(someone: MakePerson) -> None:
    person = someone()
    page = person.goes_to("/").page
    page.get_by_role("link", name="Workshop").click()
    expect(page.get_by_role("heading", name="Scrap Racer: The printed box")).to_be_visible()
    person.goes_to(QUICK)
    told(page)
    rows = page.get_by_role("table", name="Wins by turn order").get_by_role("row")
    expect(rows).to_have_count(3)  # of two players, and the head
    expect(rows.nth(1)).to_contain_text(re.compile(r"\d+\s% \(\d+ to \d+\s%\)"))
    expect(page.locator(".ring")).to_have_count(0)

    person.presses("One fewer: Laps")
    person.presses("One fewer: Laps")
    expect(page).to_have_url(re.compile(r"box=laps\.to_win=1"))
    slate = page.get_by_role("region", name="One thing changed")
    expect(slate).to_contain_text("3 → 1")
    told(page)
    expect(page.get_by_role("region", name="What the change does")).to_contain_text("Turns in a match")
    assert page.locator(".ring").count() >= 2, "the printed box stands beside"
    wide = interval_of(page)
    person.waits_for(lambda: interval_of(page) < wide or page.get_by_text("all played").count() > 0)
    assert interval_of(page) <= wide
    person.picture("workshop")
    assert person.axe() == []
    page.set_viewport_size({"width": 1366, "height": 768})
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "the board scrolls, and not the page"
    page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]

    page.keyboard.press("u")
    expect(slate).to_contain_text("3 → 2")
    person.presses("Undo")
    expect(page.get_by_role("region", name="Nothing changed yet")).to_be_visible()
    expect(page).not_to_have_url(re.compile("box="))

    page.get_by_role("switch", name="Crusher’s ability").click()
    person.presses("One more: Laps")
    expect(page.get_by_role("region", name="2 things changed").locator("u").first).to_be_visible()
    person.presses("As printed: Laps")
    expect(page.get_by_role("region", name="One thing changed")).to_contain_text("Crusher’s ability")

    page.evaluate("navigator.clipboard.writeText = (text) => { window.copied = text; return Promise.resolve(); }")
    person.presses("Share")
    shared = str(page.evaluate("window.copied"))
    assert shared.endswith("/workshop/scrap-racer?track=RRRR&box=abilities.crusher=0&seats=2&bots=random")
    person.presses("Full report")
    expect(page.get_by_role("dialog")).to_contain_text("--set box=abilities.crusher=0")
    with page.expect_popup() as opened:
        page.get_by_role("link", name="Open the report").click()
    report = opened.value
    expect(report.get_by_role("heading", name="Scrap Racer")).to_be_visible()
    expect(report.get_by_role("heading", name="Who wins")).to_be_visible()
    expect(report.locator("header")).to_contain_text("abilities.crusher=0")
    expect(report.get_by_role("link", name="Open in the workshop")).to_have_attribute("href", re.compile("crusher%3D0"))
    report.close()
    page.keyboard.press("Escape")

    person.presses("Play a match with this box")
    page.wait_for_url("**/t/**")
    expect(page.get_by_role("link", name="Changed box: one thing")).to_have_attribute(
        "href", "/workshop/scrap-racer?box=abilities.crusher%3D0&seats=2"
    )


def middle_of(found: Locator) -> tuple[float, float]:
    box = found.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_boost_space_is_dragged_and_pushed_along_the_circuit(someone: MakePerson) -> None:
    person = someone()
    page = person.goes_to("/workshop/scrap-racer?bots=random&seats=2").page
    boost = page.get_by_role("slider", name="Boost space 1", exact=True)
    expect(boost).to_have_attribute("aria-valuetext", "space 11")
    boost.focus()
    page.keyboard.press("ArrowRight")
    expect(boost).to_have_attribute("aria-valuetext", "space 12")
    expect(page.get_by_role("region", name="One thing changed")).to_contain_text("space 11 → space 12")
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("region", name="Nothing changed yet")).to_be_visible()

    across = page.get_by_role("slider", name="Boost space 2", exact=True)
    page.mouse.move(*middle_of(boost))
    page.mouse.down()
    page.mouse.move(*middle_of(across), steps=5)
    page.mouse.up()
    expect(page.get_by_role("region", name="Nothing changed yet")).to_be_visible()  # one lies there already
    person.presses("One more: Boost spaces")
    tenth = page.get_by_role("slider", name="Boost space 10", exact=True)
    free = middle_of(tenth)
    person.presses("One fewer: Boost spaces")
    page.mouse.move(*middle_of(boost))
    page.mouse.down()
    page.mouse.move(*free, steps=5)
    page.mouse.up()
    expect(page).to_have_url(re.compile(r"box=boost\.spaces\.at\.1=2&"))
    page.keyboard.press("u")
    expect(page).not_to_have_url(re.compile("box="))


def test_a_finger_drags_a_boost_space_and_does_not_scroll_the_page(someone: MakePerson) -> None:
    person = someone(PHONE)
    page = person.goes_to("/workshop/scrap-racer?bots=random&seats=2").page
    boost = page.get_by_role("slider", name="Boost space 3", exact=True)
    expect(boost).to_have_attribute("aria-valuetext", "space 35")
    x, y = middle_of(boost)
    hand = page.context.new_cdp_session(page)
    for far in range(0, 45, 5):  # down the road
        kind = "touchMove" if far else "touchStart"
        hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y + far}]})
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(boost).to_have_attribute("aria-valuetext", re.compile("space 3[1-4]"))
    expect(page).to_have_url(re.compile(r"box=boost\.spaces\.at\.3="))
    assert page.evaluate("scrollY") == 0


def interval_of(page: Page) -> float:
    """How wide the first one is drawn, on a scale that may change too: in per cent of wins."""
    words = page.get_by_role("table", name="Wins by turn order").get_by_role("row").nth(1).inner_text()
    found = re.search(r"\((\d+) to (\d+)\s%\)", words)
    assert found is not None, words
    return int(found[2]) - int(found[1])


def test_a_pause_stops_the_matches_and_bad_boxes_are_told_in_one_sentence(someone: MakePerson) -> None:
    person = someone()
    page = person.goes_to(f"{SLOW}&box=boost.spaces.count=24,no.such=1").page
    expect(page.get_by_role("alert").filter(has_text="was left out")).to_be_visible()
    expect(page.get_by_role("alert").filter(has_text="too few for 24 boost spaces")).to_be_visible()
    expect(person.button("Play a match with this box")).to_be_disabled()
    person.presses("Back to the printed box")
    told(page)
    expect(page.get_by_role("alert").filter(has_text="too few")).to_have_count(0)
    person.complaints.clear()  # the browser tells of every refusal
    person.presses("Pause")
    expect(page.get_by_text("paused")).to_be_visible()
    person.presses("Go on")
    expect(page.get_by_text("paused")).to_have_count(0)


@pytest.mark.parametrize(("light", "size"), LIGHTS_AND_SIZES)
def test_axe_finds_nothing_and_nothing_is_too_small(someone: MakePerson, light: str, size: dict[str, Any]) -> None:
    person = lit(someone, light, size)
    page = person.goes_to(f"{QUICK}&box=laps.to_win=1,abilities.jackal=0").page
    told(page)
    page.get_by_role("button", name="Doubles 5, 6").click()
    expect(page.get_by_role("region", name="Doubles 5, 6")).to_be_visible()
    assert person.overflow()[0] == 0
    assert person.axe() == []
    if size == PHONE:
        assert page.evaluate(SMALL, 44) == []
        page.locator(".glance").tap()
        expect(page.locator(".headline")).to_be_in_viewport()
    person.picture(f"workshop-{light}-{size['width']}")


def test_the_workshop_speaks_german(someone: MakePerson) -> None:
    person = someone(locale="de-DE")
    page = person.goes_to(f"{QUICK}&box=laps.to_win=1").page
    told(page)
    expect(page.get_by_role("region", name="Eins geändert")).to_contain_text("Runden")
    expect(page.get_by_role("table", name="Siege nach Racer")).to_be_visible()
    assert "workshop-" not in page.locator("body").inner_text().lower()
