"""A family round one device: what one seat sees is covered before the next one looks."""

from playwright.sync_api import expect
from tests.browser.browsers import DESKTOP, GLANCE
from tests.browser.conftest import MakePerson
from tests.waiting import patiently


def test_two_people_on_one_screen_pass_it_on(someone: MakePerson) -> None:
    family = someone(DESKTOP)
    family.goes_to("/new/scrap-racer?racers=random").page.get_by_label("Your name").fill("Ann")
    family.takes_chairs(2)
    family.page.get_by_label("Same screen").check()
    family.presses("Make the table")
    family.page.get_by_label("Name of the next player").fill("Ben")
    family.presses("Sit down")
    family.presses("Start")
    passes: list[str] = []
    cover = family.page.locator(".cover button")

    family.waits_for(cover.is_visible, hurrying=True)
    first = cover.text_content() or ""
    assert "Pass to" in first
    # Behind the cover nothing can be answered or read.
    assert family.options.count() == 0
    for key in ("1", "?", "Shift+Tab"):
        family.page.keyboard.press(key)
    family.page.wait_for_timeout(300)
    expect(cover).to_be_visible()
    assert family.page.locator("dialog").count() == 0
    assert not family.page.evaluate("document.querySelector('.frame').contains(document.activeElement)")
    family.picture("cover")

    for _ in patiently(lambda: f"the screen is not passed on; it went so far: {passes}"):
        if len(passes) == 5:
            break
        if cover.is_visible():
            passes.append((cover.text_content() or "").split("Tap")[0].strip())
            cover.click()
        elif family.is_asked:
            # The dashboard and the question are those of whoever was passed to.
            assert passes[-1].removeprefix("Pass to ") in (family.panel.locator(".bar").text_content() or "")
            # One of the two is "you", and the other one has a name.
            rows = family.page.locator("section.order li").all_text_contents()
            assert 0 < sum("you" in row for row in rows) == len(rows) / 2, rows
            family.answers()
        else:
            family.hurries()
        family.page.wait_for_timeout(GLANCE)
    assert set(passes) == {"Pass to Ann", "Pass to Ben"}
