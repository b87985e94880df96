"""Clients that are late, repeat themselves, or talk nonsense: the server answers in sentences and stays as it was."""

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.server.guests import Guest, Line, hang_up, started
from tests.server.nonsense import FIELDS, KINDS
from tests.server.serving import Serving, http
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

SOME = settings(
    max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow]
)

values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(10**30), 10**30)
    | st.floats()
    | st.text(max_size=40)
    | st.sampled_from(["roll", "stop", "rookie", "\ud800", "\x00", "x" * 3_000]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)
messages = st.fixed_dictionaries({"type": st.sampled_from(KINDS)}).flatmap(
    lambda head: st.dictionaries(st.sampled_from(FIELDS), values, max_size=6).map(lambda more: {**more, **head})
)
texts = st.text(max_size=200) | messages.map(json.dumps) | st.integers(1, 15_000).map(lambda many: "[" * many)


def responsive(line: Line) -> None:
    """An answer to something sensible, whatever came before."""
    assert line.do("consent", yes=True)["type"] in ("done", "refused")


@SOME
@given(lots=st.lists(texts, min_size=1, max_size=25))
def test_nonsense_is_refused_in_sentences_and_changes_nothing(serving: Serving, lots: list[str]) -> None:
    code, _, lines = started(serving, 2)
    watcher = Guest(serving)
    before = watcher.table(code)
    with watcher.at(code) as line:
        try:
            for text in lots:
                line.send(text.encode("utf-8", "replace").decode("utf-8"))
            responsive(line)
        except ConnectionClosed as error:
            closed = error.rcvd
        else:
            closed = None
        assert closed is None or closed.code in (1009, 4429)
        for heard in line.heard:
            message = json.loads(heard)
            assert message["type"] in ("update", "presence", "refused", "done")
            if message["type"] == "refused":
                assert 0 < len(message["reason"]) <= 600
                assert "Traceback" not in message["reason"]
    after = watcher.table(code)
    assert after["match"] == before["match"]
    assert after["scenes"] == before["scenes"]
    assert http.get(f"{serving.url}/healthz").text == "ok\n"
    hang_up(lines)


actions = st.lists(
    st.tuples(
        st.integers(0, 1),  # who
        st.sampled_from(["answer", "late", "twice", "wrong", "undo", "consent", "refuse", "reconnect", "say"]),
        st.integers(0, 5),
    ),
    min_size=5,
    max_size=30,
)


@SOME
@given(plan=actions)
def test_people_in_any_order_late_and_twice_leave_one_consistent_table(
    serving: Serving, plan: list[tuple[int, str, int]]
) -> None:
    code, guests, lines = started(serving, 2)
    old: list[dict[str, Any]] = []
    for who, what, number in plan:
        line = lines[who]
        question = line.question
        if question:
            old.append(question)
        if what in ("answer", "twice") and question:
            key = question["options"][number % len(question["options"])]["key"]
            for _ in range(2 if what == "twice" else 1):
                line.ask("answer", question=question["id"], key=key)
        elif what == "late" and old:
            late = old[number % len(old)]
            line.ask("answer", question=late["id"], key=late["options"][0]["key"])
        elif what == "wrong" and question:
            line.ask("answer", question=question["id"], key="no such key")
        elif what == "undo":
            line.ask("undo", answers=line.match["answers"])
        elif what in ("consent", "refuse"):
            line.ask("consent", yes=what == "consent")
        elif what == "say":
            line.ask("say", text="hm")
        elif what == "reconnect":
            line.socket.close()
            lines[who] = guests[who].at(code)
    told = [line.do("consent", yes=False) for line in lines]
    last = max([message["seq"] for message in told] + [line.update["seq"] for line in lines])
    for line in lines:
        line.catch_up(last)
    public = [[(event["seq"], event["turn"], event["kind"]) for event in line.events] for line in lines]
    assert public[0] == public[1]
    for guest, line in zip(guests, lines, strict=True):
        fresh = guest.table(code)
        if fresh["seq"] == line.update["seq"]:
            assert fresh["match"] == line.update["match"]
        assert fresh["scenes"][: len(line.events)] == line.events
    assert sum(len(line.match["questions"]) for line in lines) == (lines[0].table["state"] == "playing")
    hang_up(lines)


@SOME
@given(body=st.binary(max_size=300) | values.map(lambda value: json.dumps(value).encode()))
def test_tables_are_not_made_from_nonsense(serving: Serving, body: bytes) -> None:
    answer = http.post(f"{serving.url}/api/tables", content=body)
    assert answer.status_code in (400, 429)
    assert set(answer.json()) == {"error", "key", "facts", "setting"}


@SOME
@given(
    wish=st.fixed_dictionaries(
        {"game": st.just("scrap-racer") | st.text(max_size=20), "seats": st.integers(-3, 10**20)},
        optional={
            "settings": st.dictionaries(
                st.sampled_from(["track", "short", "finish", "start", "jackal", "nix"]), values, max_size=3
            ),
            "name": st.text(max_size=60),
            "title": st.text(max_size=90),
            "bots": st.sampled_from(["", "rookie", "nobody"]),
            "same_screen": st.booleans(),
        },
    )
)
def test_wishes_for_tables_are_granted_or_refused_in_a_sentence(serving: Serving, wish: dict[str, Any]) -> None:
    answer = http.post(f"{serving.url}/api/tables", content=json.dumps(wish).encode())
    assert answer.status_code in (201, 400, 429), answer.text
    if answer.status_code != 201:
        assert 0 < len(answer.json()["error"]) <= 700


@SOME
@given(
    game=st.sampled_from(["scrap-racer", "wacky-races", "scrapyard-empire", "home-racers"]),
    seats=st.none() | st.integers(-3, 10**20),
    settings=st.dictionaries(
        st.sampled_from(
            ["track", "short", "finish", "start", "course", "laps", "any_tiles", "special", "clock", "nix"]
        ),
        values,
        max_size=4,
    ),
)
def test_any_settings_are_checked_or_refused_in_a_sentence(
    serving: Serving, game: str, seats: int | None, settings: dict[str, Any]
) -> None:
    body = json.dumps({"seats": seats, "settings": settings}).encode()
    answer = http.post(f"{serving.url}/api/games/{game}/check", content=body)
    assert answer.status_code in (200, 400, 429), answer.text
    if answer.status_code == 200:
        assert all(0 < len(problem["sentence"]) <= 700 for problem in answer.json()["problems"])


@SOME
@given(path=st.text(alphabet="abc./%2e\\:?#-_~ ", max_size=60))
def test_no_address_leads_to_a_file_of_the_server(serving: Serving, path: str) -> None:
    for before in ("/", "/assets/", "/api/", "/api/tables/", "/api/games/"):
        answer = http.get(f"{serving.url}{before}" + path.replace("#", "%23").replace(" ", "%20"))
        assert answer.status_code in (200, 307, 404, 405, 503), answer.text
        assert "import " not in answer.text


def test_a_body_that_is_too_long_and_one_nested_too_deeply_are_refused(serving: Serving) -> None:
    for body in (b"x" * 100_000, b'{"game":"scrap-racer","seats":2,"settings":{"track":' + b"[" * 60_000):
        answer = http.post(f"{serving.url}/api/tables", content=body)
        assert answer.status_code == 400
        assert len(answer.json()["error"]) < 700


def test_one_who_does_not_read_holds_up_nobody(serving: Serving) -> None:
    code, _, lines = started(serving, 2)
    url = f"ws://127.0.0.1:{serving.port}/socket/{code}"
    deaf = connect(url, additional_headers={"Cookie": Guest(serving).cookie}, max_queue=1, close_timeout=1, legacy=True)
    deaf.send('{"type":"hello"}')
    for _ in range(30):
        asked = next((line for line in lines if line.question), None)
        if asked is None:
            break
        seq = asked.answer()
        for line in lines:
            line.catch_up(seq)
    deaf.close()
    hang_up(lines)


def test_what_is_no_text_ends_its_socket_and_is_no_error_of_ours(serving: Serving) -> None:
    code, _, lines = started(serving, 2)
    with Guest(serving).at(code) as line:
        line.socket.send(b"\xff\xfe", text=True)
        with pytest.raises(ConnectionClosed) as closed:
            responsive(line)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1007
    assert [told for told in serving.lines() if told["level"] == "error"] == []
    hang_up(lines)
