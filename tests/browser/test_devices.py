"""The page on the screens people have: all of it in sight, nothing too small for a thumb, not much to load."""

import pytest
from playwright.sync_api import Request, expect
from tests.browser.browsers import DEVICES, PHONE, SCREENS, Person, play_to_the_end
from tests.browser.conftest import MakePerson

LARGEST_FIRST_LOAD = 200_000  # bytes of all files, as they are sent


CUT_HEADLINES = """() => [...document.querySelectorAll("header .line b")]
    .filter((line) => line.scrollWidth > line.clientWidth).map((line) => line.textContent)"""

NEWEST_LINE_IN_SIGHT = """() => [...document.querySelectorAll(".lines[role=log]")]
    .every((log) => log.scrollHeight - log.scrollTop - log.clientHeight < 40)"""


def the_shelf_fits(person: Person, sizes: tuple[str, ...]) -> None:
    """A phone scrolls, and down only."""
    expect(person.button("Play now against bots")).to_be_enabled()
    for name in person.in_sizes(sizes):
        person.picture(f"shelf-{name}")
        wide, high = person.overflow()
        assert wide == 0
        assert high == 0 or name.startswith("phone")


@pytest.mark.parametrize("sizes", DEVICES)
def test_the_shelf_fits_the_screen_and_the_table_does_whatever_is_asked(
    someone: MakePerson, sizes: tuple[str, ...]
) -> None:
    person = someone(SCREENS[sizes[0]])
    person.goes_to("/")
    the_shelf_fits(person, sizes)
    person.presses("Play now against bots")
    seen = set()
    for _ in range(15):
        person.waits_for(lambda: person.is_at_the_podium or person.is_asked, hurrying=True)
        if person.is_at_the_podium:
            break
        kind = person.panel.locator("h2").text_content() or ""
        if kind not in seen:
            seen.add(kind)
            for name in person.in_sizes(sizes):
                assert person.overflow() == (0, 0), kind
                assert person.page.evaluate(CUT_HEADLINES) == []
                person.waits_for(lambda: bool(person.page.evaluate(NEWEST_LINE_IN_SIGHT)), seconds=10)
                assert person.outside(person.page.locator(".board svg").first) == []
                assert person.outside(person.options) == [], kind
                for place in range(person.options.count()):
                    box = person.options.nth(place).bounding_box()
                    assert box is not None
                    assert box["height"] >= 44, f"{kind}: {person.labels()[place]}"
                    assert box["width"] >= 44
                person.picture(f"table-{name}-{len(seen)}")
        person.answers("Roll" if len(seen) < 2 else "")
    assert seen


def test_a_match_on_a_phone_is_played_by_thumb(someone: MakePerson) -> None:
    person = someone(PHONE, sound=True)
    person.goes_to("/new/scrap-racer?track=SSRRSSRR").page.get_by_label("Your name").fill("Ann")
    for name in ("Make the table", "Bots on all free chairs", "Start"):
        person.button(name).tap()
    person.waits_to_be_asked()
    person.options.first.tap()
    given = 1 + play_to_the_end([person])
    assert given > 5
    person.picture("podium-phone-alone")
    assert person.overflow()[0] == 0


def test_the_first_load_of_a_table_is_small_and_its_board_answers_to_a_press_where_a_move_would_end(
    someone: MakePerson,
) -> None:
    host = someone()
    host.goes_to("/").presses("Play now against bots")
    host.waits_to_be_asked()
    person = someone()
    sizes: dict[str, int] = {}

    def weigh(request: Request) -> None:
        sizes[request.url] = request.sizes()["responseBodySize"]

    person.page.on("requestfinished", weigh)
    person.goes_to(host.page.url)
    expect(person.page.locator(".board svg").first).to_be_visible()
    person.page.wait_for_load_state("networkidle")
    total = sum(sizes.values())
    assert len(sizes) > 5
    assert total <= LARGEST_FIRST_LOAD, "\n".join(f"{size:8} {url}" for url, size in sorted(sizes.items()))

    before = host.panel.text_content()
    landing = host.page.locator(".board [role=button]").first
    expect(landing).to_be_visible()
    landing.dispatch_event("click")
    host.waits_for(lambda: host.is_at_the_podium or not host.is_asked or host.panel.text_content() != before)


def test_german_is_spoken_throughout(someone: MakePerson) -> None:
    person = someone(locale="de-DE")
    person.goes_to("/").page.get_by_role("button", name="Gegen Bots spielen").or_(
        person.page.get_by_role("button", name="gegen Bots")
    ).first.click()
    person.waits_to_be_asked()
    assert person.page.evaluate("document.documentElement.lang") == "de"
    assert any(label.startswith("Würfeln") or "ürfel" in label for label in person.labels()), person.labels()
