"""The way to a table: two words, chairs with bots who are somebody, and who is ready."""

import pytest
from tests.server.guests import Guest, Line
from tests.server.serving import Serving

from jalopy.bots import characters
from jalopy.server import limits
from jalopy.server.dictated import WORDS, read_words, two_words


def lead(guest: Guest, words: str) -> tuple[int, str]:
    answer = guest.http.get(f"/api/codes/{words}")
    body = answer.json()
    return answer.status_code, body.get("code") or body["key"]


# --- words ------------------------------------------------------------------------------------------------------------


def test_words_are_many_and_short_enough_to_say() -> None:
    assert len(set(WORDS)) == len(WORDS) >= 256
    assert all(word.isascii() and word.isalpha() and word.islower() and 4 <= len(word) <= 9 for word in WORDS)
    first, second = two_words().split("-")
    assert first != second


@pytest.mark.parametrize("said", ["muffler-hinge", "Muffler Hinge", " MUFFLER, hinge! ", "muffler  hinge"])
def test_words_are_understood_as_people_type_them(said: str) -> None:
    assert read_words(said) == "muffler-hinge"


@pytest.mark.parametrize("said", ["", "muffler", "muffler hinge valve", "muffler xyzzy", "../etc passwd"])
def test_what_is_no_pair_of_our_words_is_not_even_looked_up(said: str) -> None:
    assert read_words(said) == ""


def test_two_words_lead_to_a_table_until_its_match_is_over(serving: Serving) -> None:
    ann, ben = Guest(serving), Guest(serving)
    code = ann.make(name="Ann", settings={"track": "SRRSRR"}, chairs=["", "rookie"])
    words = ann.table(code)["table"]["words"]
    assert code.startswith(f"{words}-")
    assert ann.table(code)["table"]["title"] == " ".join(words.split("-")).title()
    assert lead(ben, words.replace("-", " ").upper()) == (200, code)
    with ann.at(code) as line:
        line.done("start")
        assert lead(ben, words) == (200, code)  # also to come back, or to watch
        line.done("stand", seat=0)  # two bots bring it to its end
        line.wait(lambda: line.table["state"] == "over")
        assert line.table["words"] == ""
    assert lead(ben, words) == (404, "no-such-words")


def test_a_match_that_waits_for_nobody_takes_no_words(serving: Serving) -> None:
    guest = Guest(serving)
    assert guest.table(guest.make(name="Ann", bots="rookie"))["table"]["words"] == ""


def test_guessing_is_limited(serving: Serving) -> None:
    guest = Guest(serving)
    tries = int(limits.guesses().burst)
    answers = [lead(guest, "zipper-zebra") for _ in range(tries + 3)]
    assert answers[:tries] == [(404, "no-such-words")] * tries
    assert answers[-1] == (429, "guessed-too-fast")
    assert lead(Guest(serving), "zipper zebra") == (404, "no-such-words")  # others go on


# --- chairs -----------------------------------------------------------------------------------------------------------


def names(line: Line) -> list[tuple[str, str, str]]:
    return [(seat["kind"], seat["name"], seat["bot"]) for seat in line.table["seats"]]


def test_a_table_is_made_with_bots_on_some_chairs_and_waits(serving: Serving) -> None:
    ann = Guest(serving)
    with ann.at(ann.make(seats=4, name="Ann", chairs=["", "rookie", "", "random"])) as line:
        assert [seat["kind"] for seat in line.table["seats"]] == ["person", "bot", "empty", "bot"]
        first, second = (line.table["seats"][seat] for seat in (1, 3))
        assert (first["bot"], second["bot"]) == ("rookie", "random")
        assert first["who"] != second["who"]
        assert first["name"] == characters.NAMES[first["who"]]
        assert line.table["state"] == "lobby"


def test_a_bot_that_nobody_knows_makes_no_table(serving: Serving) -> None:
    wish = {"game": "scrap-racer", "seats": 2, "chairs": ["", "hal"]}
    answer = Guest(serving).http.post("/api/tables", json=wish)
    assert (answer.status_code, answer.json()["key"]) == (400, "no-bot")


def test_a_bot_may_play_better_or_be_somebody_else(serving: Serving) -> None:
    ann = Guest(serving)
    with ann.at(ann.make(seats=3, name="Ann")) as line:
        line.done("bot", seat=1, bot="random")
        line.done("bot", seat=2, bot="random")
        was, other = (line.table["seats"][seat]["who"] for seat in (1, 2))
        assert len({was, other, ""}) == 3
        line.done("bot", seat=1, bot="rookie")
        assert [line.table["seats"][1][key] for key in ("who", "bot")] == [was, "rookie"]
        line.done("bot", seat=1, bot="rookie", another=True)
        now = line.table["seats"][1]
        assert now["who"] not in (was, other)
        assert now["bot"] == "rookie"


def test_two_at_a_table_never_have_one_name(serving: Serving) -> None:
    ann, ben = Guest(serving), Guest(serving)
    code = ann.make(seats=3, name="Ann", chairs=["", "rookie", ""])
    with ben.at(code) as line:
        bot = line.table["seats"][1]["name"]
        assert (
            line.refused("sit", seat=2, name=bot.upper()) == f"Somebody at this table is called {bot.upper()} already."
        )
    full = Guest(serving)
    with full.at(full.make(seats=8, name="rusty")) as line:
        for seat in range(1, 8):
            line.done("bot", seat=seat, bot="rookie")
        called = [seat["name"].casefold() for seat in line.table["seats"]]
        assert len(set(called)) == 8


def test_everybody_says_when_they_are_ready(serving: Serving) -> None:
    ann, ben = Guest(serving), Guest(serving)
    code = ann.make(seats=2, name="Ann")
    with ann.at(code) as host, ben.at(code) as line:
        assert line.refused("ready", ready=True) == "Only those who sit at the table can do that."
        line.done("sit", seat=1, name="Ben")
        line.done("ready", ready=True)
        assert [seat["ready"] for seat in line.table["seats"]] == [True, True]
        line.done("ready", ready=False)
        assert not line.table["seats"][1]["ready"]
        line.done("ready", ready=True)
        line.done("stand", seat=1)
        line.done("sit", seat=1, name="Ben")
        assert not line.table["seats"][1]["ready"]  # who comes anew says so anew
        host.done("start")  # whoever made the table need not wait
        assert line.refused("ready", ready=True) == "The match has begun already."
