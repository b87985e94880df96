"""My seats on another device: a link that works once, and a phrase for the day the cookie is lost."""

import math
import re
import time
from pathlib import Path

import httpx
import pytest
from tests.server.guests import Guest
from tests.server.serving import Serving

from jalopy.server.phrase_words import WORDS
from jalopy.server.requests import Refusal
from jalopy.server.ways_back import WORDS_IN_A_PHRASE, read_phrase


def ask(guest: Guest, path: str, **wish: str) -> httpx.Response:
    return guest.http.post(f"/api/me/{path}", json=wish)


def test_a_link_gives_another_device_the_same_chairs_once(serving: Serving) -> None:
    laptop, phone, thief = (Guest(serving) for _ in range(3))
    code = laptop.make(name="Ada")
    phone.make(name="Somebody")
    made = ask(laptop, "link").json()
    assert 0 < made["until"] - time.time() <= 600
    looked = ask(phone, "link/look", token=made["token"]).json()
    assert looked == {"name": "Ada", "tables": 1, "left_behind": 1, "same": False}
    assert ask(phone, "link/use", token=made["token"]).status_code == 200
    assert phone.id == laptop.id
    assert phone.table(code)["table"]["seats"][0]["you"]
    again = ask(thief, "link/use", token=made["token"])
    assert (again.status_code, again.json()["key"]) == (400, "link-used-up")
    assert thief.id != laptop.id


def test_a_phrase_brings_a_guest_back_and_a_newer_one_replaces_it(serving: Serving) -> None:
    ada = Guest(serving)
    code = ada.make(name="Ada")
    old, phrase = (ask(ada, "phrase").json()["phrase"] for _ in range(2))
    assert len(phrase.split()) == WORDS_IN_A_PHRASE
    new_phone = Guest(serving)
    assert ask(new_phone, "phrase/use", phrase=old).json()["key"] == "phrase-unknown"
    typed = phrase.upper().replace(" ", ", ")
    assert ask(new_phone, "phrase/use", phrase=typed).json()["name"] == "Ada"
    assert new_phone.table(code)["table"]["seats"][0]["you"]


def test_neither_is_kept_as_it_is(serving: Serving) -> None:
    ada = Guest(serving)
    token, phrase = ask(ada, "link").json()["token"], ask(ada, "phrase").json()["phrase"]
    kept = b"".join(file.read_bytes() for file in Path(serving.options["database"]).parent.glob("jalopy.db*"))
    assert token.encode() not in kept
    assert phrase.encode() not in kept
    assert token not in serving.log()


def test_whoever_guesses_has_to_take_their_time(tmp_path: Path) -> None:
    server = Serving(tmp_path)
    try:
        guest = Guest(server)
        tried = [ask(guest, "phrase/use", phrase="axle " * 6) for _ in range(12)]
        assert tried[0].json()["key"] == "phrase-unknown"
        assert tried[-1].status_code == 429
        assert tried[-1].json()["error"] == "That was too often; please wait a minute."
    finally:
        server.stop()


def test_other_pages_cannot_ask(serving: Serving) -> None:
    ada = Guest(serving)
    for path in ("link", "link/look", "link/use", "phrase", "phrase/use"):
        answer = ada.http.post(f"/api/me/{path}", json={}, headers={"Origin": "https://elsewhere.example"})
        assert answer.status_code == 403, path


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("axle axle", "A phrase has 6 words; these are 2."),
        ("", "A phrase has 6 words; these are 0."),
        ("kettl axle axle axle axle axle", "“kettl” is no word of a phrase; did you mean “kettle”?"),
        ("xyzzyq axle", "“xyzzyq” is no word of a phrase."),
    ],
)
def test_a_phrase_that_is_none_is_refused_with_what_is_wrong(typed: str, sentence: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_phrase(typed)
    assert str(refused.value) == sentence


def test_a_phrase_holds_sixty_bits() -> None:
    assert len(set(WORDS)) == len(WORDS) == 1024
    assert WORDS_IN_A_PHRASE * math.log2(len(WORDS)) >= 60
    assert all(re.fullmatch("[a-z]{3,9}", word) for word in WORDS)
    assert read_phrase("1. Axle 2. Bowl, kettle\nanvil  APPLE zoo") == "axle bowl kettle anvil apple zoo"
