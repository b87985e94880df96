"""A finished match taken apart: asked for at the podium, then its turning points, by mouse, by keys and by thumb."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect
from tests.browser.browsers import PHONE, SMALL
from tests.browser.conftest import MakePerson
from tests.server.guests import Guest
from tests.server.serving import Serving


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    server = Serving(tmp_path_factory.mktemp("server"), rigged="quick looks")
    yield server
    assert server.stop() == 0, "the server did not stop properly"
    assert [line for line in server.lines() if line["level"] == "error"] == []


@pytest.fixture(scope="module")
def finished(serving: Serving) -> str:
    """The code of a table where four bots have answered by lot: there is something to find."""
    guest = Guest(serving)
    code = guest.make(seats=4, bots="random", title="Rusty Derby")
    with guest.at(code) as line:
        line.wait(lambda: line.table["state"] == "over", 60)
    return code


def number_of(text: str) -> int:
    found = re.search(r"[+−]?\d+", text)
    assert found, text
    return int(found[0].replace("−", "-"))


def accounts(page: Page) -> list[list[int]]:
    return [
        [number_of(each) for each in row.locator("dd").all_inner_texts()] for row in page.locator(".accounts li").all()
    ]


def begins_where_the_accounts_begin(page: Page) -> None:
    """The curve at its left end, before anything was dealt; and how much of the luck the deal was."""
    first = page.locator("table.unseen tbody tr").first.locator("td").all_inner_texts()
    assert all(abs(int(chance) - account[0]) <= 1 for chance, account in zip(first, accounts(page), strict=True))
    expect(page.locator(".accounts")).to_contain_text("Luck begins with the deal")


def has_pins_of_their_own(page: Page) -> None:
    """Each says who and how much, and is made for thumbs."""
    pins = page.locator(".pins button").all()
    assert all(re.search(r"\S+\s+[+−]\d+", pin.inner_text()) for pin in pins)
    for pin in pins:
        box = pin.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44


def shows_what_came_of_it(page: Page) -> None:
    """In words and dice under the board, where a die or a tile is too small or under a car."""
    page.locator(".pins button:has-text('+')").first.click()
    expect(page.locator(".telling p")).to_have_text("")
    page.get_by_role("button", name="What came of it").click()
    said = page.locator(".fell p").inner_text().partition(". ")[2].partition(".")[0]
    expect(page.locator(".telling p")).to_contain_text(said)
    expect(page.locator(".telling")).to_be_in_viewport(ratio=1)


def says_most_unscrolled(page: Page) -> None:
    """Whatever a pin is about stands in the card before anything is scrolled: what fell, or the answers."""
    for pin in page.locator(".pins button").all():
        pin.click()
        by_luck = (pin.get_attribute("aria-label") or "").startswith("Luck")
        expect(page.locator(".card .fell p" if by_luck else ".card .worths li").first).to_be_in_viewport(ratio=1)
        if by_luck:
            figure = re.search(r"[+−]\d+", pin.inner_text())
            assert figure is not None
            assert figure[0] in page.locator(".card .fell b").inner_text(), "the pin and its card agree"


def test_a_match_is_taken_apart_from_its_podium(someone: MakePerson, finished: str) -> None:
    person = someone()
    page = person.goes_to(f"/t/{finished}").page
    expect(page.get_by_role("heading", name="Final order")).to_be_visible()
    assert page.locator(".found").count() == 0, "nobody has asked for it yet"
    page.get_by_role("link", name="Take it apart").click()
    expect(page.get_by_role("heading", name="Looking back on the match")).to_be_visible()
    wheel = page.get_by_role("slider", name="Place in the match")
    expect(wheel).to_be_visible(timeout=120_000)
    last = int(wheel.get_attribute("aria-valuemax") or 0)

    pins = page.locator(".pins button")
    assert pins.count() == 7
    seen = set()
    for pin in pins.all():
        pin.click()
        expect(pin).to_have_attribute("aria-current", "true")
        seen.add((wheel.get_attribute("aria-valuenow"), page.locator(".board svg").first.inner_html()))
    assert len(seen) == 7, "every turning point has a board of its own"
    person.picture("analysis-desktop")
    shows_what_came_of_it(page)
    begins_where_the_accounts_begin(page)
    says_most_unscrolled(page)

    page.get_by_role("button", name="Turning point before").click()
    expect(pins.nth(5)).to_have_attribute("aria-current", "true")
    wheel.focus()
    page.keyboard.press("Home")
    expect(wheel).to_have_attribute("aria-valuenow", "0")
    page.keyboard.press("ArrowRight")
    expect(wheel).to_have_attribute("aria-valuenow", "1")
    page.keyboard.press("PageUp")
    expect(pins.first).to_have_attribute("aria-current", "true")
    page.keyboard.press("End")
    expect(wheel).to_have_attribute("aria-valuenow", str(last))
    ground = page.locator(".curve .ground").bounding_box()
    assert ground
    page.mouse.move(ground["x"] + ground["width"] * 0.2, ground["y"] + 40)
    page.mouse.down()
    page.mouse.move(ground["x"] + ground["width"] * 0.5, ground["y"] + 40, steps=4)
    page.mouse.up()
    person.waits_for(lambda: last * 0.3 < int(wheel.get_attribute("aria-valuenow") or 0) < last * 0.7)

    for *parts, result in accounts(page):
        assert sum(parts) == result
    slips = page.locator(".worst button")
    turn = number_of(slips.first.inner_text())
    slips.first.click()
    expect(page.locator(".card .head")).to_contain_text(f"Turn {turn}: a choice")
    expect(page.locator(".card .verdict b")).to_contain_text("more")

    page.evaluate("navigator.clipboard.writeText = (text) => { window.copied = text; return Promise.resolve(); }")
    person.presses("Share")
    at = wheel.get_attribute("aria-valuenow")
    assert str(page.evaluate("window.copied")).endswith(f"/analysis/{finished}#{at}")
    page.get_by_role("link", name="Replay from here").click()
    expect(page.get_by_role("slider", name="Place in the match")).to_be_visible()
    assert re.search(rf"/replay/{finished}#\d+$", page.url)

    person.goes_to(f"/t/{finished}")
    expect(page.locator(".found").first).to_be_visible()
    assert page.locator(".found").count() == 8, "luck and right choices of four"
    person.picture("podium-with-luck")

    person.goes_to(f"/analysis/{finished}#{at}")
    page.get_by_role("button", name="What the champion would do").click()
    expect(page.locator(".champion")).to_be_visible()
    expect(page.locator(".card .bar.striped")).to_have_count(1)
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/t/**")
    person.waits_to_be_asked()

    for size, name in ((PHONE, "phone"), (SMALL, "small")):
        other = someone(size)
        other.goes_to(f"/analysis/{finished}#{at}")
        expect(other.page.get_by_role("slider", name="Place in the match")).to_have_attribute("aria-valuenow", at or "")
        other.picture(f"analysis-{name}")
        assert other.overflow()[0] == 0
        if size == PHONE:
            has_pins_of_their_own(other.page)
        else:
            says_most_unscrolled(other.page)
    other = someone(PHONE)
    other.goes_to(f"/analysis/{finished}")
    other.page.get_by_role("button", name="Enlarge the board").click()
    expect(other.page.get_by_role("button", name="Back to the card")).to_be_visible()


def test_a_match_that_is_not_over_is_not_taken_apart(someone: MakePerson, serving: Serving) -> None:
    code = Guest(serving).make(seats=2, name="Ann", bots="rookie")
    person = someone()
    person.goes_to(f"/analysis/{code}")
    expect(person.page.get_by_role("alert")).to_contain_text("still being played")
