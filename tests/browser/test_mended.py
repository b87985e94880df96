"""What once broke the flow of a match, so that it never comes back."""

import re
from collections import defaultdict
from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import expect
from tests.browser.browsers import PHONE, SHORT_RACE, Person
from tests.browser.conftest import MakePerson
from tests.server.serving import Serving

# Where the answers stand, what the board looks like, and whether everything written can be read.
SHAPE: Final = """() => {
    const box = (thing) => { const { x, y, width, height } = thing.getBoundingClientRect(); return [x, y, width, height].map(Math.round).join(" "); };
    const answers = [...document.querySelectorAll("section.ask button.option")];
    return {
        board: `${box(document.querySelector(".left .board"))} / ${document.querySelector(".board svg").getAttribute("viewBox")}`,
        answers: Object.fromEntries(answers.map((each) => [each.querySelector("b").textContent, box(each)])),
    };
}"""

LOG: Final = """() => {
    const log = document.querySelector(".lines[role=log]");
    return { below: log.scrollHeight - log.scrollTop - log.clientHeight, above: log.scrollTop, lines: log.children.length };
}"""

# What is written on a power, and is wider than the chip that it stands on.
WIDER: Final = """() => [...document.querySelectorAll(".own .chip i")].filter((words) => {
    const [range, chip] = [new Range(), words.closest(".chip").getBoundingClientRect()];
    range.selectNodeContents(words);
    const { left, right } = range.getBoundingClientRect();
    return left < chip.left || right > chip.right;
}).map((words) => words.textContent)"""

CUT: Final = """(things) => [...document.querySelectorAll(things)]
    .filter((each) => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1)
    .map((each) => each.textContent.trim())"""

# Words that stand on two lines although they have no joint.
BROKEN: Final = """() => {
    const broken = [];
    for (const words of document.querySelectorAll("section.ask .option b, section.ask .figure, section.ask .refused .words")) {
        for (const text of words.childNodes) {
            // of a figure also its unit: "67 %" is one word
            for (const found of (text.textContent || "").matchAll(words.matches(".figure") ? /.+/g : /[^\\s-]+/g)) {
                const range = new Range();
                range.setStart(text, found.index);
                range.setEnd(text, found.index + found[0].length);
                if (new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size > 1) broken.push(found[0]);
            }
        }
    }
    return broken;
}"""


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """Some tables begin in the middle of a match: tests/server/races.py."""
    server = Serving(tmp_path_factory.mktemp("server"), rigged="a race in play")
    yield server
    assert server.stop() == 0, "the server did not stop properly"
    assert [line for line in server.lines() if line["level"] == "error"] == []


def table(person: Person, game: str, seats: int, **settings: Any) -> Person:
    """A match against bots, made without the pages that lead to it."""
    wish = {"game": game, "seats": seats, "bots": "rookie", "name": "Ann", "settings": settings}
    made = person.page.request.post("/api/tables", data=wish)
    assert made.ok, made.text()
    person.goes_to(f"/t/{made.json()['code']}")
    person.waits_to_be_asked()
    return person


def answer(person: Person, wanted: str = "", hurrying: bool = True) -> None:
    asked = person.panel.text_content()
    person.answers(wanted)
    person.waits_for(
        lambda: person.is_at_the_podium or not person.is_asked or person.panel.text_content() != asked,
        hurrying=hurrying,
    )
    person.waits_for(lambda: person.is_asked or person.is_at_the_podium, hurrying=hurrying)


def test_the_log_follows_and_stray_keys_do_nothing(someone: MakePerson) -> None:
    person = table(someone(), "scrap-racer", 4, track="C")
    page = person.page
    assert page.locator(".log .turn").count() == 0, "a last turn is told of before the first"
    for _ in range(6):
        answer(person, "Stop")
    person.waits_for(lambda: page.evaluate(LOG)["below"] < 40, seconds=10)
    assert page.evaluate(LOG)["above"] > 300, "there is not much to scroll"
    expect(page.locator(".log .turn")).to_have_text("your last turn")
    expect(page.get_by_role("button", name="Replay since my last turn")).to_be_visible()

    # Whoever reads further up is left there, told how much is new, and brought back.
    page.locator(".lines[role=log]").hover()
    page.mouse.wheel(0, -5000)
    page.wait_for_timeout(100)
    answer(person, "Stop")
    assert page.evaluate(LOG)["above"] < 40
    fresh = page.locator(".log .fresh")
    expect(fresh).to_contain_text("new")
    fresh.click()
    person.waits_for(lambda: page.evaluate(LOG)["below"] < 40, seconds=10)
    expect(fresh).to_have_count(0)

    # Keys without a meaning do nothing, and afterwards the shortcuts still do.
    field = page.get_by_label("type your answer")
    page.locator("h1").first.evaluate("heading => heading.focus()")
    for stray in ("x", "j", "y", "9"):
        page.keyboard.press(stray)
    expect(field).to_have_value("")
    assert person.is_asked
    page.keyboard.press("/")
    expect(field).to_be_focused()
    page.keyboard.press("Escape")
    before = person.panel.text_content()
    page.keyboard.press("s")
    person.waits_for(lambda: person.panel.count() == 0 or person.panel.text_content() != before)
    person.waits_to_be_asked()

    # Single keys can be turned off; the answers on the board are one stop of the Tab key.
    page.keyboard.press("?")
    page.get_by_label("Single keys do something").uncheck()
    page.keyboard.press("Escape")
    before = person.panel.text_content()
    for key in ("s", "r", "1", "2"):
        page.keyboard.press(key)
    assert person.is_asked
    assert person.panel.text_content() == before
    assert page.locator("section.ask kbd").count() == 0
    assert page.locator(".board .answer[tabindex='0']").count() == 1


def test_a_key_never_means_another_thing_at_the_podium(someone: MakePerson) -> None:
    person = table(someone(), "scrap-racer", 2, track=SHORT_RACE.partition("=")[2])
    for _ in range(200):
        if person.is_at_the_podium:
            break
        answer(person, "Stop")
    assert person.is_at_the_podium
    address = person.page.url

    # Whoever shares the replay is told what became of it: the link is copied, or stands there to be copied by hand.
    link = address.replace("/t/", "/replay/")
    for writing, told in (("Promise.resolve()", "The link is copied"), ("Promise.reject()", "copy it from here")):
        person.page.evaluate(
            f"() => {{ document.execCommand = () => false; navigator.clipboard.writeText = () => {writing}; }}"
        )
        person.presses("Share replay")
        status = person.page.get_by_role("status").filter(has_text="link")
        expect(status).to_contain_text(told)
        expect(status).to_contain_text(link)

    person.page.keyboard.press("r")
    person.page.keyboard.press("s")
    person.page.wait_for_timeout(300)
    assert person.page.url == address
    expect(person.button("Rematch")).to_be_visible()


@pytest.mark.parametrize(
    ("game", "seats", "settings"), [("scrap-racer", 4, {}), ("wacky-races", 4, {"racers": "random"})]
)
def test_on_a_phone_the_board_keeps_its_shape_and_answers_their_places(
    someone: MakePerson, game: str, seats: int, settings: dict[str, Any]
) -> None:
    person = table(someone(PHONE), game, seats, **settings)
    places = defaultdict(set)
    boards = set()
    for turn in range(12):
        shape = person.page.evaluate(SHAPE)
        boards.add(shape["board"])
        for label in {"Roll", "Stop"} & set(shape["answers"]):
            places[label].add(shape["answers"][label])
        answer(person, person.labels()[0] if game == "wacky-races" or turn % 3 == 0 else "Stop")
        if person.is_at_the_podium:
            break
    assert len(boards) == 1, boards
    assert "Stop" in places
    assert [label for label, seen in places.items() if len(seen) > 1] == [], places


def until_asked(person: Person, word: str) -> Person:
    """Lets everything be until there is such an answer, or such a heading of answers."""
    wanted = person.panel.locator(".option, .fold").filter(has_text=word)
    for _ in range(30):
        if wanted.count():
            break
        answer(person)
    return person


def test_the_answers_of_scrapyard_empire_are_whole_at_a_desk_and_name_players_as_the_order_does(
    someone: MakePerson,
) -> None:
    desk = until_asked(table(someone(), "scrapyard-empire", 4), "Steal a part")
    assert desk.page.evaluate(BROKEN) == []
    assert desk.page.evaluate(CUT, "section.ask .figure") == []
    answers = " ".join(desk.options.all_text_contents())
    rows = " ".join(desk.page.locator("section.order li").all_text_contents())
    named = set(re.findall(r"Steal a part from (.+?) +\d", answers))
    assert named
    assert {name for name in named if f"{name} bot" not in rows} == set(), rows


def test_the_answers_of_scrapyard_empire_are_whole_on_a_phone_and_done_stays_in_sight(someone: MakePerson) -> None:
    phone = until_asked(table(someone(PHONE), "scrapyard-empire", 4), "Steal")
    for fold in phone.panel.locator(".fold").all():
        fold.tap()
        assert phone.page.evaluate(BROKEN) == [], fold.text_content()
        assert phone.outside(phone.options) == []
        assert phone.page.evaluate("document.querySelector('section.ask').scrollTop") == 0
        expect(phone.options.filter(has_text="Done")).to_be_in_viewport(ratio=1)


def test_eight_racers_show_their_counts_and_a_long_ability_leaves_room_for_lap_and_space(someone: MakePerson) -> None:
    eight = table(someone(PHONE), "scrap-racer", 8)
    eight.page.set_viewport_size({"width": 1280, "height": 800})
    odometers = eight.page.locator(".own .odometer")
    eight.page.locator(".own .ability").first.evaluate(
        "ability => { ability.textContent = 'It wins every fight. '.repeat(12); }"
    )
    hidden = odometers.evaluate_all(
        "all => all.filter((each) => each.getBoundingClientRect().bottom > each.closest('.own').getBoundingClientRect().bottom).length"
    )
    assert (odometers.count(), hidden) == (1, 0)
    eight.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    few = eight.page.locator("section.order.strip .few")
    expect(few).to_have_count(8)
    over = few.evaluate_all(
        "all => all.map((few) => few.getBoundingClientRect().right - few.closest('li').getBoundingClientRect().right)"
    )
    assert max(over) <= 0, over


def test_a_bonus_card_names_one_space_where_the_way_ends(someone: MakePerson) -> None:
    person = table(someone(), "scrap-racer", 3)
    answer(person, "Stop")
    card = person.options.filter(has_text="Forward 5")
    expect(card).to_contain_text(re.compile(r"spaces, to (space|number) \d"))  # the odds are shown
    told = [int(space) for space in re.findall(r"(?:number|space) (\d+)", card.text_content() or "")]
    assert told[0] == told[-1] > 6, card.text_content()
    expect(card).to_contain_text("Drive 5 spaces to space 6")


def test_powers_of_wacky_races_are_written_whole_and_its_garage_is_one_stop_of_the_tab_key(
    someone: MakePerson,
) -> None:
    desk = table(someone(), "wacky-races", 4, start=1)
    cars = desk.page.locator(".board [role=button]")
    assert cars.count() > 5
    assert desk.page.locator(".board [role=button][tabindex='0']").count() == 1
    cars.first.focus()
    label = "document.activeElement.closest('.board') && document.activeElement.ariaLabel"
    first = desk.page.evaluate(label)
    desk.page.keyboard.press("ArrowRight")
    assert desk.page.evaluate(label) not in (None, first)
    answer(desk, "Convert-a-Car")
    assert "Brainstorm" in desk.labels()
    assert desk.page.evaluate(BROKEN) == []

    phone = table(someone(PHONE), "wacky-races", 4, start=1)
    answer(phone, "Convert-a-Car")
    answer(phone, "Whirly-Rig")
    assert phone.page.evaluate(WIDER) == []


# Of every car the part of its drawing, in per cent, that no other car hides.
SEEN: Final = """() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(".board svg * { pointer-events: visiblePainted !important; }");
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    const cars = [...document.querySelectorAll(".board [role=img][aria-label*=' on tile ']:not([aria-label*=trap])")];
    const boxes = cars.map((car) => car.getBoundingClientRect());
    const seen = cars.map((car, place) => {
        const { x, y, width, height } = boxes[place];
        const meets = (box) => box.left < x + width && x < box.right && box.top < y + height && y < box.bottom;
        if (boxes.filter(meets).length === 1) return [car.ariaLabel, 100];
        let [all, free] = [0, 0];
        for (let across = 0.5; across < 12; across++) {
            for (let down = 0.5; down < 12; down++) {
                const hit = document.elementsFromPoint(x + (width * across) / 12, y + (height * down) / 12);
                const there = hit.map((each) => cars.find((other) => other.contains(each))).filter(Boolean);
                if (there.includes(car)) all++;
                if (there[0] === car) free++;
            }
        }
        return [car.ariaLabel, Math.round((100 * free) / all)];
    });
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    return Object.fromEntries(seen);
}"""


# Pairs of racers whose drawings meet.
MEETING: Final = """() => {
    const cars = [...document.querySelectorAll(".board [role=img][aria-label*='('][aria-label*=' on tile ']")];
    const boxes = cars.map((car) => car.getBoundingClientRect());
    const meet = (one, other) =>
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
    return [cars.length, boxes.flatMap((one, place) =>
        boxes.slice(place + 1).flatMap((other, more) => (meet(one, other) ? [[cars[place].ariaLabel, cars[place + 1 + more].ariaLabel]] : [])))];
}"""


def test_no_car_hides_another_at_the_start_or_on_shared_tiles(someone: MakePerson) -> None:
    person = table(someone(), "wacky-races", 6, racers="random", start=1)
    assert person.page.evaluate(MEETING) == [6, []]
    crowd = table(person, "wacky-races", 5).page.evaluate(SEEN)
    assert len(crowd) == 7
    assert {car: part for car, part in crowd.items() if part < 70} == {}


# Whatever is called out, however short it is seen.
CALLS: Final = """() => {
    window.calls = new Set();
    const look = () => document.querySelectorAll(".call b").forEach((call) => window.calls.add(call.textContent));
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def test_what_touches_me_is_called_out_and_summed_up(someone: MakePerson) -> None:
    person = table(someone(), "wacky-races", 6, racers="random")
    page = person.page
    page.evaluate(CALLS)
    bars: set[str] = set()

    def calls() -> set[str]:
        return set(page.evaluate("[...window.calls]"))

    for _ in range(40):
        if person.is_at_the_podium or (calls() and bars):
            break
        answer(
            person, person.labels()[0], hurrying=bool(calls())
        )  # watched until something was called out, then skipped
        bars = set(page.locator(".meanwhile li b").all_text_contents())
    assert calls()
    assert bars
    if person.is_at_the_podium:
        return
    person.picture("meanwhile")
    assert person.axe(".meanwhile") == []
    page.locator(".meanwhile").get_by_role("button", name="Replay").click()
    expect(page.locator("section.showing")).to_be_visible()
    expect(page.locator(".meanwhile")).to_have_count(0)
