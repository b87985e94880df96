"""axe finds nothing, on any page, in either light."""

import pytest
from playwright.sync_api import expect
from tests.browser.browsers import LIGHTS_AND_SIZES, Person
from tests.browser.conftest import MakePerson

RIG = "quick looks"
LIGHTS = ["dusk", pytest.param("noon", marks=pytest.mark.long)]  # at noon the table is looked at in every run


def lit(someone: MakePerson, light: str, size: dict[str, int] | None = None) -> Person:
    person = someone(size)
    person.context.add_init_script(f'localStorage.setItem(\'jalopy\', \'{{"speed": 4, "light": "{light}"}}\')')
    return person


@pytest.mark.parametrize("light", LIGHTS)
def test_axe_finds_nothing_on_the_pages(someone: MakePerson, finished: str, light: str) -> None:
    person = lit(someone, light)
    found = {}
    for address, sign in {
        "/": "Table for friends",
        "/new/scrap-racer": "Make the table",
        "/rules/scrap-racer": "SR-1.1",
        "/settings": "Language",
        "/matches": "No match yet",
        "/device": "My six words",
        "/verify": "Check the dice",
        f"/verify/{finished}": "all as the seed says",
        f"/replay/{finished}": "Rusty Derby",
        f"/t/{finished}": "Show the board",
        f"/analysis/{finished}": "others’ slips",
        "/nowhere/at/all": "Nothing here but weeds",
    }.items():
        person.goes_to(address)
        expect(person.page.get_by_text(sign).first).to_be_visible()
        found[address] = person.axe()
    assert {address: findings for address, findings in found.items() if findings} == {}


@pytest.mark.parametrize(("light", "size"), LIGHTS_AND_SIZES)
def test_axe_finds_nothing_at_the_table(someone: MakePerson, light: str, size: dict[str, int]) -> None:
    person = lit(someone, light, size)
    found = {}
    person.goes_to("/new/scrap-racer").page.get_by_label("Your name").fill("Ann")
    person.page.get_by_role("button", name="Quick").click()
    person.presses("Make the table")
    expect(person.button("Start")).to_be_visible()
    found["lobby"] = person.axe()
    person.presses("Bots on all free chairs")
    person.presses("Start")
    person.waits_to_be_asked()
    found["question"] = person.axe()
    for opened in ("Menu", "why"):
        if opened == "why":
            person.page.get_by_role("button", name="Why?").first.click()
        else:
            person.presses(opened)
        expect(person.page.get_by_role("dialog")).to_be_visible()
        found[opened] = person.axe("dialog")  # what lies behind it was looked at already, and is out of reach
        person.page.keyboard.press("Escape")
        expect(person.page.get_by_role("dialog")).not_to_be_visible()
    assert {place: findings for place, findings in found.items() if findings} == {}
