"""Expansion 1 in the browser: eight racers with everything on."""

import pytest
from playwright.sync_api import expect
from tests.browser.browsers import DESKTOP, PHONE, SMALL, Person
from tests.browser.conftest import MakePerson

EVERYTHING = "new_racers=yes&slime_trail=yes&scrap_yard=yes&salvager=yes&pit_stop=yes"
ENOUGH = 6  # answers, in runs that are not long


def eight_racers(someone: MakePerson, size: dict[str, int]) -> Person:
    person = someone(size)
    person.goes_to(f"/new/scrap-racer?{EVERYTHING}").page.get_by_label("Your name").fill("Ann")
    person.takes_chairs(8)
    person.presses("Make the table")
    person.presses("Bots on all free chairs")
    person.presses("Start")
    person.waits_to_be_asked()
    return person


def test_a_match_of_eight_is_played_with_everything_on(someone: MakePerson, thorough: bool) -> None:
    """To the end in long runs. Whenever there is something new to decide, it is taken: the lane, an ability, a scrap tile."""
    person = eight_racers(someone, DESKTOP)
    person.picture("expansion-desktop-1")
    asked: set[str] = set()
    pictured = 0
    for _ in range(400 if thorough else ENOUGH):
        person.waits_for(lambda: person.is_asked or person.is_at_the_podium, hurrying=True)
        if person.is_at_the_podium:
            break
        kind = person.panel.locator("h2").text_content() or ""
        if kind not in asked:
            asked.add(kind)
            pictured += 1
            person.picture(f"expansion-question-{pictured}")
            assert person.overflow() == (0, 0), kind
        labels = person.labels()
        wanted = next((label for word in ("pit", "Lay", "Take") for label in labels if word in label), "")
        person.answers(wanted)
    assert "Roll another die, or stop and drive?" in asked
    if not thorough:
        return
    assert person.is_at_the_podium
    person.picture("expansion-podium")
    expect(person.page.get_by_text("The seal is open and the dice are true")).to_be_visible()
    assert person.page.locator("section[aria-labelledby=standing] .name").count() == 8
    # The match can be watched again from its start.
    person.page.get_by_role("link", name="Watch replay").click()
    slider = person.page.get_by_role("slider", name="Place in the match")
    expect(slider).to_be_visible()
    last = int(slider.get_attribute("max") or 0)
    for place in (last // 4, last // 2, last):
        slider.fill(str(place))
        person.page.wait_for_timeout(200)
    person.picture("expansion-replay")


@pytest.mark.parametrize(("name", "size"), [("phone", PHONE), pytest.param("small", SMALL, marks=pytest.mark.long)])
def test_eight_racers_fit_smaller_screens(someone: MakePerson, name: str, size: dict[str, int]) -> None:
    person = eight_racers(someone, size)
    for turn in range(4):
        person.picture(f"expansion-{name}-{turn}")
        assert person.overflow() == (0, 0)
        assert person.outside(person.page.locator(".board svg").first) == []
        assert person.outside(person.options) == []
        person.answers()
        person.waits_to_be_asked()


def test_the_place_of_the_pit_stop_is_chosen_on_the_page_of_a_new_table(someone: MakePerson) -> None:
    person = someone(DESKTOP)
    page = person.goes_to("/new/scrap-racer?track=E&pit_stop=yes&start=1").page
    page.get_by_label("Your name").fill("Ann")
    person.unfolds_details()
    place = page.get_by_label("Place of the pit stop (expansion)")
    expect(place.locator("option")).to_have_text(["as near to half-way as can be", "tiles 8 and 9", "tiles 9 and 10"])
    place.select_option("tiles 9 and 10")
    pit_stop = page.get_by_role("button", name="Pit stop", exact=True)
    pit_stop.click()  # without it a place makes no sense, and nobody is asked for one
    expect(place).to_have_count(0)
    pit_stop.click()
    expect(place).to_have_value("9")
    person.presses("Make the table")
    person.presses("Bots on all free chairs")
    person.presses("Start")
    person.waits_to_be_asked()
    expect(page.get_by_text("The pit stop lies beside tiles 9 and 10").first).to_be_attached()
