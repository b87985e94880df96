"""The server dies and comes back: nobody loses anything, and nobody has to do anything."""

from pathlib import Path

from playwright.sync_api import Browser, expect
from tests.browser.browsers import Person
from tests.server.serving import Serving


def test_a_match_goes_on_after_the_server_was_killed(browser: Browser, tmp_path: Path) -> None:
    serving = Serving(tmp_path, rigged="known luck")
    try:
        person = Person(browser, serving.url)
        person.goes_to("/").presses("Play now against bots")
        person.waits_to_be_asked()
        person.answers("Roll")
        person.waits_to_be_asked()
        question = person.options.all_text_contents()
        log = person.page.get_by_role("log", name="Log")
        told = log.text_content() or ""

        serving.kill()
        expect(person.page.get_by_text("The connection is gone.")).to_be_visible()
        person.picture("connection-gone")
        # An answer given now waits, and goes out once.
        person.options.first.click()
        serving.start()
        expect(person.page.get_by_text("The connection is gone.")).not_to_be_visible()
        person.waits_for(lambda: len(log.text_content() or "") > len(told))
        person.waits_to_be_asked()
        assert person.options.all_text_contents() != question
        for _ in range(3):
            person.answers("Stop")
            person.waits_to_be_asked()

        # Killed again while nothing is under way; the page itself is loaded anew and everything is there.
        person.hurries()
        person.page.wait_for_timeout(500)
        before = log.text_content() or ""
        question = person.options.all_text_contents()
        serving.kill()
        serving.start()
        person.page.reload()
        person.waits_to_be_asked()
        person.waits_for(lambda: person.options.all_text_contents() == question)  # their figures come a moment later
        person.waits_for(lambda: (log.text_content() or "")[-200:] == before[-200:])
        assert person.complaints == []
        person.context.close()
    finally:
        assert serving.stop() == 0
