"""Replay, rules and verifying: what can be done with a match once it is over, and by whom."""

import json
from pathlib import Path

from playwright.sync_api import expect
from tests.browser.browsers import PHONE, SMALL
from tests.browser.conftest import MakePerson
from tests.server.guests import Guest
from tests.server.serving import Serving
from tests.web.samples import TARGET as SAMPLES


def test_a_replay_is_watched_from_any_place(someone: MakePerson, finished: str) -> None:
    person = someone()
    person.goes_to(f"/replay/{finished}")
    slider = person.page.get_by_role("slider", name="Place in the match")
    expect(slider).to_be_visible()
    last = int(slider.get_attribute("max") or 0)
    assert last > 100
    pictures = set()
    for place in (0, last // 3, last // 2, last):
        slider.fill(str(place))
        expect(slider).to_have_value(str(place))
        person.page.wait_for_timeout(200)
        pictures.add(person.page.locator(".board svg").first.inner_html())
    assert len(pictures) == 4
    slider.fill(str(last // 2))
    expect(person.page.get_by_role("heading", name="Dice")).to_be_visible()
    assert person.page.locator(".order li").count() == 4
    person.page.evaluate(
        "navigator.clipboard.writeText = (text) => { window.copied = text; return Promise.resolve(); }"
    )
    person.presses("Link to this moment")
    assert str(person.page.evaluate("window.copied")).endswith(f"/replay/{finished}#{last // 2}")
    person.picture("replay-desktop")
    person.page.get_by_role("button", name="One step on").click()
    expect(slider).to_have_value(str(last // 2 + 1))
    person.page.get_by_role("button", name="One step back").click()
    expect(slider).to_have_value(str(last // 2))
    person.page.get_by_role("button", name="Play", exact=True).click()
    person.waits_for(lambda: int(slider.input_value()) > last // 2 + 3)
    # At the end the same button plays it once more.
    slider.fill(str(last))
    person.page.get_by_role("button", name="Play", exact=True).click()
    person.waits_for(lambda: 3 < int(slider.input_value()) < last)
    expect(person.page.locator(".bar .round")).to_have_accessible_name("Pause")
    for size, name in ((PHONE, "phone"), (SMALL, "small")):
        other = someone(size)
        other.goes_to(f"/replay/{finished}#{last // 2}")  # the link to a moment opens there
        expect(other.page.get_by_role("slider", name="Place in the match")).to_have_value(str(last // 2))
        other.picture(f"replay-{name}")
        assert other.overflow()[0] == 0


def test_things_explain_themselves_in_a_replay_and_the_film_stands_still(someone: MakePerson, finished: str) -> None:
    person = someone()
    page = person.goes_to(f"/replay/{finished}").page
    film = page.locator(".bar .round")
    film.click()
    expect(film).to_have_accessible_name("Pause")
    assert page.get_by_role("button", name="Pause").count() == 1
    page.locator("section.order li[data-about]").nth(2).click()
    sheet = page.locator("[data-explains]")
    expect(sheet.locator(".what p").first).to_be_visible()
    expect(film).to_have_accessible_name("Play")
    assert person.outside(page.locator("section.order, section.order li")) == []
    assert page.locator("section.order .away").count() == 0
    person.picture("replay-explains")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_a_match_that_is_not_over_has_no_replay(someone: MakePerson, serving: Serving) -> None:
    guest = Guest(serving)
    code = guest.make(seats=2, name="Ann", bots="rookie")
    person = someone()
    person.goes_to(f"/replay/{code}")
    expect(person.page.get_by_role("alert")).to_contain_text("still being played")


def test_the_dice_of_a_table_are_verified_in_the_browser(someone: MakePerson, finished: str) -> None:
    person = someone()
    person.goes_to(f"/verify/{finished}")
    expect(person.page.get_by_text("The seal is open and the dice are true")).to_be_visible()
    expect(person.page.get_by_text("all as the seed says")).to_be_visible()
    person.picture("verify")


def test_a_changed_die_in_a_record_is_found(
    someone: MakePerson, serving: Serving, finished: str, tmp_path: Path
) -> None:
    record = Guest(serving).http.get(f"/api/tables/{finished}/record").json()
    person = someone()
    person.goes_to("/verify")
    good, bad, none = (tmp_path / f"{name}.json" for name in ("good", "bad", "none"))
    good.write_text(json.dumps(record))
    changed = json.loads(json.dumps(record))
    turn = next(draws for draws in changed["drawn"][5:] if draws and isinstance(draws[0], int))
    turn[0] = turn[0] % 6 + 1
    bad.write_text(json.dumps(changed))
    none.write_text("these are words")
    chooser = person.page.locator("input[type=file]")
    chooser.set_input_files(good)
    expect(person.page.get_by_text("The seal is open and the dice are true")).to_be_visible()
    chooser.set_input_files(bad)
    expect(person.page.get_by_text("The dice do not fit the seal")).to_be_visible()
    chooser.set_input_files(none)
    expect(person.page.get_by_text("That is no record of a match.")).to_be_visible()


def test_a_record_of_several_parts_is_checked_part_by_part(someone: MakePerson, tmp_path: Path) -> None:
    """The match went on twice under newer rules; the file is the one that the page's own tests use."""
    record = json.loads(SAMPLES.read_text("utf-8"))["parts"]
    person = someone()
    person.goes_to("/verify")
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    good.write_text(json.dumps(record))
    record["earlier"][1]["position"]["racers"][0]["distance"] += 1
    bad.write_text(json.dumps(record))
    chooser = person.page.locator("input[type=file]")
    chooser.set_input_files(good)
    expect(person.page.get_by_text("The seal is open and the dice are true")).to_be_visible()
    parts = person.page.locator(".parts li")
    expect(parts).to_have_count(3)
    expect(parts.nth(0)).to_contain_text("Part 1, version older of the rules")
    expect(parts.nth(0)).to_contain_text("takes a Jalopy with version older of the rules; this server has version")
    expect(parts.nth(1)).to_contain_text("It begins where the part before ended.")
    person.picture("verify-parts")
    chooser.set_input_files(bad)
    expect(person.page.get_by_text("The record was changed")).to_be_visible()
    expect(parts.nth(1)).to_contain_text("The part before ended otherwise than this one begins.")
    expect(parts.nth(2)).to_contain_text("all as the seed says")


def test_rules_are_searched_and_linked_by_number(someone: MakePerson) -> None:
    person = someone()
    person.goes_to("/rules/scrap-racer#SR-5.4")
    rule = person.page.locator("#SR-5\\.4")
    expect(rule).to_be_in_viewport()
    person.page.get_by_label("Search the rules").fill("Jackal")
    expect(person.page.get_by_text("rules found")).to_be_visible()
    person.picture("rules")
    person.page.get_by_label("Search the rules").fill("xyzzy")
    expect(person.page.get_by_text("0 rules found")).to_be_visible()


def test_addresses_that_lead_nowhere_say_so(someone: MakePerson) -> None:
    person = someone()
    person.goes_to("/t/no-such-table")
    expect(person.page.get_by_text("There is no table no-such-table")).to_be_visible()
    person.goes_to("/nonsense/here")
    expect(person.page.get_by_text("Nothing here but weeds")).to_be_visible()
    person.goes_to("/new/chess")
    expect(person.page.get_by_text("That game is not on the shelf yet.")).to_be_visible()
