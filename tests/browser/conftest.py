"""One browser for the tests of this folder, until others come between them, and one server for the tests of a module; what a
page complained of fails the test that it happened in."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright
from tests.browser.browsers import PATIENCE, Person, launch
from tests.server.guests import Guest
from tests.server.serving import Serving

from jalopy import _page

MakePerson = Callable[..., Person]

expect.set_options(timeout=PATIENCE * 1000)


@pytest.fixture(scope="package")
def browsers() -> Iterator[Callable[[], Browser]]:
    """The one that runs, or another after it has crashed. Per folder, because its event loop keeps others from running in
    the same process."""
    assert _page.is_fresh(), "The page is not built, or not from these sources: python3 run.py test builds it."
    running: list[Browser] = []

    def one_that_runs() -> Browser:
        if not running or not running[-1].is_connected():
            running.append(launch(playwright))
        return running[-1]

    with sync_playwright() as playwright:
        yield one_that_runs
        for chromium in filter(Browser.is_connected, running):
            chromium.close()


@pytest.fixture(scope="module")
def browser(browsers: Callable[[], Browser]) -> Browser:
    return browsers()


@pytest.fixture(scope="module")
def serving(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """Its tables have the same luck in every run, so that what a test meets does not hang on the dice; a module's `RIG`
    may know more."""
    server = Serving(tmp_path_factory.mktemp("server"), rigged=getattr(request.module, "RIG", "known luck"))
    yield server
    assert server.stop() == 0, "the server did not stop properly"
    assert [line for line in server.lines() if line["level"] == "error"] == []


@pytest.fixture
def someone(browser: Browser, serving: Serving, request: pytest.FixtureRequest) -> Iterator[MakePerson]:
    """`someone()` is a person at a desk; `someone(PHONE)` has one of those."""
    people: list[Person] = []

    def arrive(size: Any = None, **context: Any) -> Person:
        person = Person(browser, serving.url, **({} if size is None else {"size": size}), **context)
        people.append(person)
        return person

    yield arrive
    complaints = [complaint for person in people for complaint in person.complaints]
    if request.session.testsfailed:
        for number, person in enumerate(people):
            person.takes_picture(f"{request.node.name}-{number}")
    for person in people:
        person.context.close()
    assert complaints == []


@pytest.fixture(scope="module")
def finished(serving: Serving) -> str:
    """The code of a table where four bots have played to the end."""
    guest = Guest(serving)
    code = guest.make(seats=4, bots="rookie", title="Rusty Derby")
    with guest.at(code) as line:
        line.wait(lambda: line.table["state"] == "over", 60)
    return code
