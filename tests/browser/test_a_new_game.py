"""The example of docs/a-new-game.md on the shelf of a checkout that has its folder and its one line, and nothing more."""

import os
import re
import shutil
import signal
from collections.abc import Iterator
from pathlib import Path
from subprocess import PIPE

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.browsers import ROOT, Person, play_to_the_end
from tests.browser.conftest import MakePerson
from tests.docs import a_new_game
from tests.processes import next_line, running
from tests.terminal.terminals import COMMAND, environment

from jalopy.bots import characters

SECONDS_TO_STOP = 60.0
WORTH_KEEPING = 8  # points of a turn
MAY_BE_MISSING = ["bot", "traits.py", "terminal.py"]


class Command:
    """A server that was started as people do."""

    def __init__(self, greeting: str) -> None:
        found = re.search(r"http://\S+(?=/)", greeting)
        assert found is not None, greeting
        self.url = found[0]


@pytest.fixture(scope="module")
def checkout(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """This one and the example; what npm has installed is lent. It asks for the browser, which is there once that is."""
    copy = tmp_path_factory.mktemp("checkout")
    a_new_game.add_to_copy_of_sources(copy)
    shutil.copytree(ROOT / "web", copy / "web", ignore=shutil.ignore_patterns("node_modules"))
    os.symlink(ROOT / "web" / "node_modules", copy / "web" / "node_modules")
    return copy


@pytest.fixture
def serving(checkout: Path, request: pytest.FixtureRequest) -> Iterator[Command]:
    """The bare command in that checkout: it builds the page by itself. A test may ask for parts to be taken away."""
    for part in getattr(request, "param", ()):
        gone = checkout / "src" / "jalopy" / "games" / "tin_can" / part
        shutil.rmtree(gone) if gone.is_dir() else gone.unlink()
    options = ["--no-browser", "--port", "0", "--database", str(checkout / "jalopy.db")]
    given = environment(PYTHONPATH=str(checkout / "src"))
    with running([*COMMAND, *options], stdout=PIPE, cwd=checkout, env=given) as process:
        yield Command(next_line(process))
        process.send_signal(signal.SIGTERM)
        assert process.wait(SECONDS_TO_STOP) == 0


def race(*people: Person) -> int:
    """To the end: everybody kicks until there is something worth keeping. How many answers were given."""

    def pick(person: Person) -> str:
        heap, _, _ = (person.panel.locator("h2").text_content() or "").partition(" ")
        return person.labels()[int(heap) >= WORTH_KEEPING]

    return play_to_the_end(list(people), pick=pick)


def standing(person: Person) -> list[str]:
    names = person.page.locator("section[aria-labelledby=standing] .name").all_text_contents()
    return [" ".join(name.split()) for name in names]


@pytest.mark.long  # it builds the page; that the rules of the example are picked up by its name is seen in every run
def test_the_example_stands_on_the_shelf_and_two_people_play_it(someone: MakePerson) -> None:
    ann, ben = someone(), someone(locale="de-DE")
    box = ann.goes_to("/").page.locator("li.game").filter(has_text="Tin Can")
    expect(box).to_contain_text("Kick it once more, or keep what you have?")
    expect(box).to_contain_text("2–4")
    expect(ann.page.locator("li.game")).to_have_count(5)
    expect(ben.goes_to("/").page.locator("li.game").last).to_contain_text("Blechdose")
    box.scroll_into_view_if_needed()
    ann.picture("a-new-game-on-the-shelf")

    box.get_by_role("link", name="Table for friends").click()
    ann.page.get_by_label("Your name").fill("Ann")
    ann.takes_chairs(2)
    ann.page.get_by_role("group", name="Points to win").get_by_text("20", exact=True).click()
    expect(ann.page.get_by_text("Whoever stops with so many has won.")).to_be_visible()
    ann.presses("Make the table")
    ann.page.wait_for_url("**/t/*")
    ben.goes_to(ann.page.url).page.get_by_label("Dein Name").fill("Ben")
    ben.presses("Hinsetzen")
    ann.starts()

    ann.waits_to_be_asked()
    expect(ann.panel).to_contain_text("0 points this turn. Kick the can again?")
    expect(ann.panel).to_contain_text("One more die; a 1 loses what you have this turn.")
    assert ann.labels() == ["Kick", "Stop"]
    expect(ann.page.locator("dl")).to_contain_text("points [0,0]")
    expect(ben.page.locator("body")).to_contain_text("Blechdose")
    ann.picture("a-new-game-on-the-plain-board")
    ann.answers("Kick")
    expect(ann.page.get_by_role("log").first).to_contain_text("You kick a")
    expect(ben.page.get_by_role("log").first).to_contain_text("Ann tritt eine")

    assert race(ann, ben) >= 4
    assert [re.search(r"(\d+) (Punkte|points)\.$", said) is not None for said in standing(ann) + standing(ben)] == [
        True
    ] * 4
    assert sorted(said.split()[0] for said in standing(ann)) == ["Ann", "Ben"]
    points = [int(said.split()[-2]) for said in standing(ann)]
    assert points[0] >= 20 > points[1]
    expect(ann.page.get_by_text("The seal is open and the dice are true")).to_be_visible()
    ann.picture("a-new-game-and-its-result")


@pytest.mark.long
@pytest.mark.parametrize("serving", [MAY_BE_MISSING], indirect=True)
def test_without_a_rookie_the_other_bot_plays_along(someone: MakePerson) -> None:
    ann = someone().goes_to("/")
    ann.page.locator("li.game").filter(has_text="Tin Can").get_by_role("button", name="Play now").click()
    ann.page.wait_for_url("**/t/*")
    ann.waits_to_be_asked()
    race(ann)
    assert len(standing(ann)) == 4
    assert sum(any(name in said for name in characters.NAMES.values()) for said in standing(ann)) == 3
