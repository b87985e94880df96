"""What the operator has decided is said in one sentence, in the reader's language, to whoever is at the table."""

from playwright.sync_api import expect
from tests.browser.conftest import MakePerson
from tests.server.guests import Guest
from tests.server.serving import Serving
from tests.terminal.terminals import piped


def admin(serving: Serving, *words: str) -> None:
    done = piped("admin", *words, "--database", str(serving.options["database"]))
    assert done.returncode == 0, done.stderr


def test_a_closed_table_says_so_at_once_and_to_whoever_comes_later(someone: MakePerson, serving: Serving) -> None:
    host = Guest(serving)
    code = host.make(name="Ann", seats=2)
    here, later = someone(locale="de-DE"), someone()
    here.goes_to(f"/t/{code}")
    expect(here.page.get_by_text("Ann").first).to_be_visible()
    admin(serving, "close", code)
    expect(here.page.get_by_text("Dieser Tisch wurde vom Betreiber dieses Servers geschlossen")).to_be_visible()
    later.goes_to(f"/t/{code}")
    expect(later.page.get_by_text("This table was closed by the operator of this server")).to_be_visible()
    later.picture("table-closed")


def test_a_banned_guest_is_shown_out(someone: MakePerson, serving: Serving) -> None:
    person = someone()
    person.goes_to("/").presses("Play now against bots")
    person.waits_to_be_asked()
    code = person.page.url.rsplit("/", 1)[1]
    admin(serving, "ban", f"{code}:1")
    expect(person.page.get_by_text("The operator of this server does not let you in.")).to_be_visible()
