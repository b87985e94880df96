"""The track builder: from the first tile to the first turns on a circuit of one's own."""

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.browsers import DESKTOP, DEVICES, LIGHTS_AND_SIZES, SCREENS, Person
from tests.browser.conftest import MakePerson

PAGE: Final = "/build/scrap-racer"
RING: Final = "SRRSSSRRSS"
LAID: Final = "SsRRySSpSRvRSS"
NAMES: Final = {"S": "Straight", "L": "Left curve", "R": "Right curve"}
OTHERS: Final = ("Slime trail", "Scrap yard", "Salvager", "Pit stop", "Finish line")


def at_the_builder(someone: MakePerson, word: str = "", size: dict[str, int] | None = None) -> Person:
    person = someone(size)
    person.goes_to(PAGE + (f"#{word}" if word else ""))
    expect(person.page.locator(".board svg")).to_be_visible()
    return person


def tool(person: Person, name: str) -> Locator:
    return person.page.get_by_role("button", name=re.compile(f"^{name}( |$)"))


def tile(person: Person, number: int) -> Locator:
    return person.page.locator(f'[data-place="{number - 1}"]')


def verdict(person: Person) -> Locator:
    return person.page.locator(".verdict .sentence")


def says(person: Person, sentence: str) -> None:
    expect(verdict(person)).to_contain_text(sentence)


def word_of(person: Person) -> str:
    return person.page.url.partition("#")[2]


def drags(person: Person, what: Locator, onto: Locator) -> None:
    start, end = what.bounding_box(), onto.bounding_box()
    assert start is not None
    assert end is not None
    mouse = person.page.mouse
    mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    mouse.down()
    mouse.move(end["x"] + end["width"] / 2 - 20, end["y"] + end["height"] / 2, steps=4)
    mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=2)
    mouse.up()


def test_a_ring_is_laid_by_mouse_kept_shared_and_raced_on(someone: MakePerson) -> None:
    person = at_the_builder(someone)
    says(person, "Nothing is laid yet")
    person.picture("builder-empty")
    for letter in RING[:-1]:
        tool(person, NAMES[letter]).click()
    says(person, "It does not close yet: the road ends 1 tile to the left of its start")
    expect(person.page.get_by_role("button", name="Use it at a table")).to_be_disabled()
    person.picture("builder-open")
    drags(person, tool(person, "Straight"), person.page.locator('[data-place="9"]'))
    says(person, "It closes: a circuit of 10 tiles and 30 spaces.")
    assert word_of(person) == RING

    # a piece on the chosen tile, one that is dragged, one that waits for its tile, and the pit stop in the wrong place
    tile(person, 1).click()
    tool(person, "Slime trail").click()
    drags(person, tool(person, "Scrap yard"), tile(person, 3))
    person.page.keyboard.press("Escape")
    tool(person, "Salvager").click()
    expect(person.page.get_by_text("Now choose the tile for it.")).to_be_visible()
    tile(person, 7).click()
    drags(person, tool(person, "Pit stop"), tile(person, 9))
    says(person, "The pit stop must lie about half-way round from the line, and it begins at tile 9 of 10.")
    person.picture("builder-wrong")
    drags(person, tile(person, 9), tile(person, 5))
    says(person, "It closes")
    assert word_of(person) == LAID
    person.picture("builder-pieces")

    person.page.get_by_label("Name", exact=True).fill("Rusty Eight")
    person.presses("Save")
    expect(person.page.get_by_text("“Rusty Eight” is saved in this browser.")).to_be_visible()
    person.presses("Clear")
    says(person, "Nothing is laid yet")
    person.page.reload()
    person.presses("Open “Rusty Eight”")
    says(person, "It closes")
    assert word_of(person) == LAID

    person.presses("Share")
    expect(person.page.get_by_role("img", name="QR code with the link to this circuit")).to_be_visible()
    person.picture("builder-share")
    link = person.page.get_by_role("dialog").locator("b").text_content() or ""
    person.page.keyboard.press("Escape")
    friend = someone()
    friend.goes_to(link)
    says(friend, "It closes: a circuit of 10 tiles and 30 spaces.")
    assert word_of(friend) == LAID

    friend.page.get_by_role("link", name="Use it at a table").click()
    expect(friend.page.get_by_role("button", name="Your own")).to_have_attribute("aria-pressed", "true")
    expect(friend.page.get_by_role("img", name="Picture of the circuit: 10 tiles")).to_be_visible()
    friend.picture("builder-new-table")
    friend.page.get_by_label("Your name").fill("Ann")
    for name in ("Make the table", "Bots on all free chairs", "Start"):
        friend.presses(name)
    for turn in range(3):
        friend.waits_to_be_asked()
        if turn == 0:
            friend.picture("builder-race")
            assert "30 spaces" in (friend.page.locator(".board svg").first.get_attribute("aria-label") or "")
        friend.answers()


def test_the_same_by_keyboard(someone: MakePerson) -> None:
    person = at_the_builder(someone)
    keys = person.page.keyboard
    keys.type("srrsss")
    says(person, "It does not close yet")
    keys.press("c")  # close it for me
    says(person, "It closes")
    assert word_of(person) == "SRRSSSRRSS"
    expect(person.page.get_by_text("Closed with 4 tiles.")).to_be_visible()
    keys.press("Home")
    expect(tile(person, 1)).to_be_focused()
    keys.press("t")
    for _ in range(2):
        keys.press("ArrowRight")
    expect(tile(person, 3)).to_be_focused()
    person.picture("builder-keyboard")
    # What is beside the board scrolls with the same keys, and chooses no tile.
    beside = person.page.get_by_role("group", name="Is it a circuit?")
    beside.focus()
    keys.press("ArrowDown")
    expect(beside).to_be_focused()
    tile(person, 3).focus()
    keys.press("y")
    keys.press("ArrowRight")
    keys.press("ArrowRight")
    keys.press("p")
    assert word_of(person) == "SsRRySSpSRRSS"
    keys.press("u")
    assert word_of(person) == "SsRRySSSRRSS"
    keys.press("Control+y")
    assert word_of(person) == "SsRRySSpSRRSS"
    keys.press("f")  # the line in front of the pit stop: no longer half-way
    says(person, "The pit stop must lie about half-way round")
    keys.press("u")
    keys.press("x")
    says(person, "It closes")
    keys.press("Escape")
    keys.press("Backspace")
    says(person, "It does not close yet")
    keys.press("d")
    expect(person.page.get_by_role("dialog")).to_contain_text("9 tiles, 27 spaces, in driving order from the line:")
    keys.press("Escape")
    keys.press("ArrowLeft")
    before = word_of(person)
    keys.press("Shift+L")
    assert len(word_of(person)) == len(before) + 1
    keys.press("Control+z")
    assert word_of(person) == before


def test_tiles_are_replaced_inserted_and_removed_where_they_lie(someone: MakePerson) -> None:
    person = at_the_builder(someone, "SRRSRR")
    tile(person, 4).click()
    tool(person, "Left curve").click()
    assert word_of(person) == "SRRLRR"
    person.presses("Undo")
    person.presses("Insert")
    tool(person, "Straight").click()
    assert word_of(person) == "SRRSSRR"
    says(person, "It does not close yet")
    tile(person, 1).click()
    tool(person, "Straight").click()
    says(person, "It closes: a circuit of 8 tiles")
    person.presses("Remove")
    assert word_of(person) == "SRRSSRR"


def test_more_than_the_box_holds_needs_the_switch(someone: MakePerson) -> None:
    person = at_the_builder(someone, RING)
    for place in (1, 5):
        tile(person, place).click()
        person.page.keyboard.press("Shift+S")
    says(person, "The box has 6 straights, and this needs 8.")
    person.page.get_by_label("Any number of tiles").check()
    says(person, "It closes: a circuit of 12 tiles")
    address = person.page.get_by_role("link", name="Use it at a table").get_attribute("href")
    assert address == "/new/scrap-racer?track=SSRRSSSSRRSS&any_tiles=yes"


def test_kept_circuits_are_renamed_deleted_and_brought_back(someone: MakePerson) -> None:
    person = at_the_builder(someone, RING)
    person.page.get_by_label("Name", exact=True).fill("One")
    person.presses("Save")
    person.presses("Rename “One”")
    person.page.get_by_label("New name for “One”").fill("Two")
    person.page.keyboard.press("Enter")
    expect(person.button("Open “Two”")).to_be_visible()
    person.presses("Delete “Two”")
    expect(person.button("Open “Two”")).not_to_be_visible()
    person.presses("Bring it back")
    expect(person.button("Open “Two”")).to_be_visible()


@pytest.mark.parametrize("sizes", DEVICES)
def test_the_builder_fits_the_screen(someone: MakePerson, sizes: tuple[str, ...]) -> None:
    person = at_the_builder(someone, "SsRLRySRSpSSRSRvLR", SCREENS[sizes[0]])
    says(person, "It closes")
    for name in person.in_sizes(sizes):
        person.picture(f"builder-{name}")
        assert person.overflow() == (0, 0)
        assert person.outside(person.page.locator(".board svg").first) == []
        for button in (*NAMES.values(), *OTHERS):
            assert person.outside(tool(person, button)) == []
            box = tool(person, button).bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= 44, button
        assert person.outside(person.button("Undo")) == []


@pytest.mark.parametrize("name", ["phone", pytest.param("phone-on-its-side", marks=pytest.mark.long)])
def test_a_ring_is_laid_by_thumb(someone: MakePerson, name: str) -> None:
    person = at_the_builder(someone, "", SCREENS[name])
    for letter in RING:
        tool(person, NAMES[letter]).tap()
    says(person, "It closes")
    tool(person, "Slime trail").tap()
    tile(person, 1).tap()
    assert word_of(person) == "SsRRSSSRRSS"
    person.button("More").tap()
    person.picture(f"builder-{name}-more")
    person.page.get_by_label("Name", exact=True).fill("Thumbs")
    person.button("Save").tap()
    expect(person.page.get_by_text("“Thumbs” is saved")).to_be_visible()
    person.page.keyboard.press("Escape")
    person.page.get_by_role("link", name="At a table").tap()
    change = person.page.get_by_role("link", name="Change it in the track builder")
    assert "SsRRSSSRRSS" in (change.get_attribute("href") or "")


@pytest.mark.parametrize(("light", "size"), LIGHTS_AND_SIZES)
def test_axe_finds_nothing_at_the_builder(someone: MakePerson, light: str, size: dict[str, int]) -> None:
    person = someone(size)
    person.context.add_init_script(f'localStorage.setItem(\'jalopy\', \'{{"speed": 4, "light": "{light}"}}\')')
    found = {}
    for word in ("", "SRS", "SRRRRSSyL", LAID):
        person.goes_to("/settings").goes_to(f"{PAGE}#{word}")
        expect(person.page.locator(".board svg")).to_be_visible()
        person.page.wait_for_timeout(150)
        found[word] = person.axe()
    person.picture(f"builder-{'desktop' if size == DESKTOP else 'phone'}-{light}")
    if size == DESKTOP:
        tile(person, 1).click()
        found["chosen"] = person.axe()
        person.presses("Describe the circuit")
    else:
        person.presses("More")
    expect(person.page.get_by_role("dialog")).to_be_visible()
    found["sheet"] = person.axe()
    assert {place: findings for place, findings in found.items() if findings} == {}


def test_a_link_with_a_strange_setting_or_track_is_explained(someone: MakePerson) -> None:
    person = someone()
    person.goes_to("/new/scrap-racer?track=SRS&wheels=5&finish=99")
    expect(person.page.get_by_text("It does not close yet")).to_be_visible()
    expect(person.page.get_by_text("“wheels”, which this game does not know")).to_be_visible()
    expect(person.page.get_by_text("“99” for “Finish line”, which is not possible")).to_be_visible()
    assert person.axe() == []


def test_ways_lead_to_the_builder(someone: MakePerson) -> None:
    person = someone()
    for address, link in {
        "/": "Build a track for Scrap Racer",
        "/new/scrap-racer": "Build your own",
        "/rules/scrap-racer#SR-15.4": "Lay a circuit of your own in the track builder",
    }.items():
        person.goes_to(address).page.get_by_role("link", name=link).click()
        expect(verdict(person)).to_be_visible()


def test_the_builder_speaks_german(someone: MakePerson) -> None:
    person = someone(locale="de-DE")
    person.goes_to(f"{PAGE}#SRS")
    says(person, "Sie schließt sich noch nicht")
    person.picture("builder-german")
    assert person.overflow() == (0, 0)


def test_the_form_of_a_new_table_says_at_once_what_does_not_go_together(someone: MakePerson) -> None:
    person = someone()
    person.goes_to("/new/scrap-racer?finish=30&start=5")
    wrong = person.page.locator(".setting .problem")
    expect(wrong).to_have_count(2)  # and the details are unfolded, for that is where to mend it
    expect(wrong.nth(0)).to_have_text("The circuit has 14 tiles.")
    expect(person.page.get_by_text("Two racers each")).to_have_count(0)  # makes no difference with four chairs
    person.takes_chairs(5)
    expect(wrong).to_have_count(1)
    person.page.locator("#set-finish").select_option("14")
    expect(wrong).to_have_count(0)
    person.takes_chairs(3)
    expect(person.page.get_by_text("Two racers each")).to_be_visible()
    person.page.locator("#set-start").select_option("2")
    person.page.get_by_label("Your name").fill("Ann")
    person.presses("Make the table")
    expect(person.page).to_have_url(re.compile("/t/"))


def test_what_is_wrong_with_settings_is_said_in_german_too(someone: MakePerson) -> None:
    person = someone(locale="de-DE")
    person.goes_to("/new/wacky-races?start=6")
    expect(person.page.locator(".setting .problem")).to_have_text("Es gibt 4 Plätze.")
