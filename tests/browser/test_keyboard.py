"""Matches without mouse and screen: keys alone, and what a screen reader says. And where the keyboard is can be seen."""

import re
from collections import Counter
from dataclasses import dataclass
from typing import Any, Final

import pytest
from playwright.sync_api import expect
from tests.browser.browsers import SHORT_RACE, Person
from tests.browser.conftest import MakePerson
from tests.browser.listeners import FINAL_ORDER, SOON, Answer, Asked, Listener, sentence
from tests.waiting import patiently

ENOUGH: Final = 5  # answers, in runs that are not long
ROOM: Final = "floor_0_0_0_80_0_80_24_0_24.line_0_14_24_14_0.finish_0_70_24_70_0"


@dataclass
class Playing:
    """A short match, and what somebody wants who has only heard of it: the first wish that an answer's name fulfils."""

    game: str
    settings: dict[str, Any]
    wishes: tuple[str, ...]
    is_short: bool = False

    def decide(self, asked: Asked) -> Answer:
        answers = asked.answers
        found = (each for wish in self.wishes for each in answers if re.search(wish, each.words, re.IGNORECASE))
        return next(found, answers[0])


PLAYING: Final = [
    Playing("scrap-racer", dict([SHORT_RACE.split("=")]), ("^Roll 17 %", "^Stop", "^Crash")),
    Playing("wacky-races", {"racers": "random"}, ("^(Desert|Farm|Forest|Mountain|Prairie|City)", "^Stop")),
    Playing("scrapyard-empire", {"rounds": 10}, ("^Build", "^Take it", "^Refuse", "^Done", "^Discard")),
    Playing("home-racers", {"course": ROOM}, ("^Place me", "^Roll drive", "^Leave it", "^Drive on"), is_short=True),
]


def sits_down(person: Person, playing: Playing) -> None:
    wish = {"game": playing.game, "seats": 2, "bots": "rookie", "name": "Ann", "settings": playing.settings}
    made = person.page.request.post("/api/tables", data=wish)
    assert made.ok, made.text()
    person.goes_to(f"/t/{made.json()['code']}")
    person.waits_to_be_asked()


# The panel, the log and the order are the same in all of them: in short runs the shortest one, to its podium.
@pytest.mark.parametrize(
    "playing",
    [pytest.param(each, id=each.game, marks=[] if each.is_short else pytest.mark.long) for each in PLAYING],
)
def test_a_match_is_played_with_keys_alone_by_somebody_who_hears_it(
    someone: MakePerson, playing: Playing, thorough: bool
) -> None:
    person = someone()
    person.context.add_init_script('localStorage.setItem(\'jalopy\', \'{"speed": 4, "light": "noon"}\')')
    ear = Listener(person)
    sits_down(person, playing)
    first = ear.hears_the_first_question()
    asked: Asked | None = first
    found = {kind_of(first): person.axe()}
    ways = (ear.answers_by_arrows, ear.answers_by_key, ear.answers_by_word, ear.answers_elsewhere)
    used: Counter[str] = Counter()
    described: list[str] = []
    whole = thorough or playing.is_short
    while asked is not None and (whole or used.total() < ENOUGH):
        says_what_it_is_about(asked)
        if thorough and kind_of(asked) not in found:
            found[kind_of(asked)] = person.axe()
        answer = playing.decide(asked)
        way = ways[used.total() % len(ways)]
        if not way(asked, answer):
            way = ear.answers_by_arrows
            way(asked, answer)
        used[way.__name__] += 1
        log, heard = asked.log, len(ear.heard)
        given = f"{answer.words!r} by {way.__name__}"
        asked = ear.waits(given)
        ear.finds_the_focus(given)
        if asked is not None:
            silent = asked.log - log - Counter(sentence(each) for each in ear.heard[heard:])
            assert not silent, f"happened in silence: {silent}"
        if asked is not None and not described:
            described = ear.has_the_board_described()
            assert len(described) >= 5
            assert any(re.search(r"\byou\b", each, re.IGNORECASE) for each in described)
    if asked is not None:
        assert ear.has_the_board_described() != described, "the match goes on, and its description does not"
    else:
        goes_round_the_podium(ear)
        found["podium"] = person.axe()
    assert {"answers_by_arrows", "answers_by_key"} <= used.keys()
    assert {place: findings for place, findings in found.items() if findings} == {}


def kind_of(asked: Asked) -> str:
    """Who and how many comes later in the sentence."""
    return " ".join(asked.said.split()[:2])


def says_what_it_is_about(asked: Asked) -> None:
    """Who is asked was heard: it begins with "Your turn"."""
    assert re.search(r"\w+.*[?.;:]$", asked.said), asked.said
    assert asked.panel.name, "the panel does not say what it is about"
    names = Counter(each.words for each in asked.answers)
    assert all(names), f"an answer to {asked.said!r} has no name"
    assert names.total() == len(names), f"answers to {asked.said!r} are called alike: {names.most_common(3)}"


def goes_round_the_podium(ear: Listener) -> None:
    """Reading begins at the order; from there to the board and back."""
    assert ear.at().name == FINAL_ORDER
    places = [" ".join(each.texts) for each in ear.reads().of("listitem")]
    assert any("Ann" in each for each in places), places
    assert ear.goes_to(lambda at: at.name == "Show the board") is not None
    ear.page.keyboard.press("Enter")
    assert ear.goes_to(lambda at: at.name.lower() == FINAL_ORDER.lower(), most=1) is not None
    assert ear.has_the_board_described()
    ear.page.keyboard.press("Enter")
    for _ in patiently("the podium does not come back", SOON):
        if ear.is_at(FINAL_ORDER):
            break
    ear.finds_the_focus("coming back to the podium")


def test_a_plan_that_keys_change_is_told(someone: MakePerson) -> None:
    person = someone()
    ear = Listener(person)
    sits_down(person, PLAYING[-1])
    assert ear.hears_the_first_question().panel.name == "Start here?"
    ear.page.keyboard.press("2")
    person.waits_for(lambda: any(each.startswith("2: Front row") for each in ear.listens()))
    ear.page.keyboard.press("h")
    following = ear.waits()
    assert following is not None
    assert following.panel.name == "Up to gear 1?"
    ear.page.keyboard.press("0")
    person.waits_for(lambda: any(each.startswith("Stop and turn?") for each in ear.listens()))
    ear.page.keyboard.press("1")
    person.waits_for(lambda: any(each.startswith("Up to gear 1? Nothing dangerous") for each in ear.listens()))
    ear.finds_the_focus("choosing a gear")


def test_from_the_shelf_to_the_table_with_keys_alone(someone: MakePerson) -> None:
    person = someone(still=False)
    ear = Listener(person)
    person.goes_to("/")
    expect(person.button("Play now against bots")).to_be_enabled()
    assert ear.goes_to(lambda at: "Play now against bots" in at.name) is not None
    person.page.keyboard.press("Enter")
    person.waits_to_be_asked()
    assert person.page.evaluate("document.activeElement.tagName") == "H1", "reading does not begin at the new page"

    # A key that means nothing does nothing; a slash begins a word.
    field = person.page.get_by_label("type your answer")
    for stray in ("x", "j", "7"):
        person.page.keyboard.press(stray)
        expect(field).to_have_value("")
        expect(field).not_to_be_focused()
    person.page.keyboard.press("/")
    person.page.keyboard.type("x")
    expect(field).to_have_value("x")
    person.page.keyboard.press("Escape")
    expect(field).to_have_value("")
    expect(field).not_to_be_focused()
    ear.finds_the_focus("giving up a word")
    before = person.panel.text_content()
    person.page.keyboard.press("r")
    person.waits_for(lambda: not person.is_asked or person.panel.text_content() != before)
