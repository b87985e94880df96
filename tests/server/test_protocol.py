"""Every message and every refusal, against a real server over real sockets."""

import hashlib
import json
from functools import partial
from itertools import pairwise

import pytest
from tests.server.guests import Guest, Line, hang_up, play_together, seated, started
from tests.server.serving import Serving, http
from tests.waiting import patiently
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

import jalopy


def to_the_end(lines: list[Line]) -> None:
    play_together(lines, 2_000, lambda question: question["options"][-1]["key"])
    assert lines[0].table["state"] == "over"


# --- looking ahead --------------------------------------------------------------------------------------------------------


def test_whoever_is_asked_may_look_ahead_and_nobody_else(serving: Serving) -> None:
    code, _, lines = started(serving, 2)
    line = next(line for line in lines if line.question)
    other = next(line for line in lines if line.question is None)
    question = line.question
    assert question is not None
    before = line.update["seq"]
    foreseen = line.do("foresee", question=question["id"])
    assert (foreseen["type"], foreseen["question"], foreseen["seat"]) == ("foreseen", question["id"], question["seat"])
    assert [each["key"] for each in foreseen["options"]] == [option["key"] for option in question["options"]]
    assert set(foreseen["options"][0]) == {"key", "sure", "plans", "odds"}
    again = line.do("foresee", question=question["id"], seat=question["seat"])
    assert again["options"] == foreseen["options"]
    assert again["seq"] == before
    assert line.refused("foresee", question=question["id"] + 1) == "That question is no longer open."
    assert (
        line.refused("foresee", question=question["id"], seat=1 - question["seat"])
        == "That question is no longer open."
    )
    assert other.refused("foresee", question=question["id"]) == "That question is no longer open."
    with Guest(serving).at(code) as watching:
        assert watching.refused("foresee", question=question["id"]).startswith("You are watching")
        assert watching.update["seq"] == before
    hang_up(lines)


def has_more_than(line: Line, events: int) -> bool:
    return len(line.events) > events


def test_what_was_foreseen_comes_true_and_another_question_is_foreseen_anew(serving: Serving) -> None:
    _, _, lines = started(serving, 2)
    for _ in range(6):
        line = next(line for line in lines if line.question)
        question = line.question
        assert question is not None
        foreseen = line.do("foresee", question=question["id"])["options"][-1]
        told = len(line.events)
        line.answer(foreseen["key"])
        line.wait(partial(has_more_than, line, told))
        for sure, event in zip(foreseen["sure"], line.events[told:], strict=False):
            assert sure["kind"] == event["kind"]
            assert sure["facts"].items() <= event["facts"].items()
        for each in lines:
            each.catch_up(line.update["seq"])
    hang_up(lines)


# --- coming in ------------------------------------------------------------------------------------------------------------


def test_a_table_shows_its_commitment_before_anything_is_answered(serving: Serving) -> None:
    guest = Guest(serving)
    update = guest.table(guest.make(name="Ann"))
    assert len(update["table"]["commitment"]) == 64
    assert update["match"] is None
    assert update["table"]["state"] == "lobby"
    assert [seat["kind"] for seat in update["table"]["seats"]] == ["person", "empty"]


def test_whoever_has_the_link_watches_and_is_counted(serving: Serving) -> None:
    code, _, lines = started(serving, 2)
    with Guest(serving).at(code) as watching:
        assert watching.match["view"]["seat"] is None
        assert watching.match["questions"] == []
        assert not any(seat["you"] for seat in watching.table["seats"])
        lines[0].wait(lambda: lines[0].table["spectators"] == 1)
        assert watching.refused("answer", question=1, key="roll").startswith("You are watching")
        assert watching.refused("undo").startswith("You are watching")
        assert watching.refused("say", text="hello") == "Only those who sit at the table can talk."
        assert watching.refused("bot", seat=0, bot="rookie") == "Only those who sit at the table can do that."
        assert watching.refused("rematch") == "Only those who sit at the table can do that."
    lines[0].wait(lambda: lines[0].table["spectators"] == 0)
    hang_up(lines)


def test_without_a_cookie_nobody_sits_on_a_bots_chair(serving: Serving) -> None:
    guest = Guest(serving)
    code = guest.make(seats=3, name="Ann", bots="rookie")
    with guest.at(code):
        update = http.get(f"{serving.url}/api/tables/{code}").json()
    assert update["base"]["seat"] is None
    assert update["match"]["questions"] == []
    assert not any(seat["you"] for seat in update["table"]["seats"])


def test_sitting_down_and_standing_up_in_the_lobby(serving: Serving) -> None:
    code, _, (one, two) = seated(serving, 2)
    assert two.refused("sit", seat=0, name="Ben") == "Guest 1 sits there already."
    assert two.refused("sit", seat=7, name="Ben") == "There is no seat 8 at this table."
    assert two.refused("sit", seat=-1, name="Ben") == "There is no seat 0 at this table."
    two.done("stand", seat=1)
    assert two.refused("stand", seat=1) == "You do not sit there."
    assert two.refused("sit", seat=1, name=" \t\n ") == "Please say a name before you sit down."
    assert two.refused("sit", seat=1, name="guest 1") == "Somebody at this table is called guest 1 already."
    two.done("sit", seat=1, name="  Ben\n the\u202e second  ")
    assert two.table["seats"][1]["name"] == "Ben the second"
    before = two.update["seq"]
    assert two.done("sit", seat=1, name="Ben the second") == before
    with Guest(serving).at(code) as late:
        assert late.refused("sit", seat=1, name="Carl") == "Ben the second sits there already."
    hang_up([one, two])


def test_a_guest_has_one_chair_unless_the_screen_is_shared(serving: Serving) -> None:
    guest = Guest(serving)
    with guest.at(guest.make(name="Ann")) as line:
        assert line.refused("sit", seat=1, name="Anna") == "You sit at this table already."


def test_only_whoever_made_the_table_fills_and_starts_it(serving: Serving) -> None:
    _, _, (one, two) = seated(serving, 2)
    assert two.refused("start") == "Only whoever made the table can do that."
    assert two.refused("free", seat=0) == "Only whoever made the table can do that."
    two.done("stand", seat=1)
    assert one.refused("start") == "Seat 2 is empty: somebody must sit there, or a bot."
    assert one.refused("bot", seat=0, bot="rookie") == "Guest 1 sits there."
    assert one.refused("bot", seat=1, bot="genius").startswith("There is no bot 'genius' for this game; there are: ")
    assert one.refused("free", seat=1) == "Nobody sits there."
    one.done("bot", seat=1, bot="random")
    one.done("free", seat=1)
    one.done("bot", seat=1, bot="rookie")
    one.done("start")
    assert one.refused("start") == "The match has begun already."
    assert one.refused("free", seat=1) == "The match has begun."
    assert two.refused("sit", seat=1, name="Ben") == "A bot has played there from the start."
    hang_up([one, two])


def test_where_the_host_sits_nowhere_anybody_who_sits_may_start(serving: Serving) -> None:
    code, _, (one, two) = seated(serving, 2)
    one.done("stand", seat=0)
    with Guest(serving).at(code) as watching:
        assert watching.refused("start") == "Only whoever made the table can do that."
        assert not watching.table["host"]
    two.wait(lambda: two.table["host"])  # the page shows what a host can do
    two.done("bot", seat=0, bot="rookie")
    two.done("start")
    hang_up([one, two])


# --- the match ------------------------------------------------------------------------------------------------------------


def test_an_answer_is_acknowledged_or_refused_with_the_rule(serving: Serving) -> None:
    _, _, lines = started(serving, 2)
    asked = next(line for line in lines if line.question)
    other = next(line for line in lines if not line.question)
    question = asked.question
    assert question is not None
    refusal = asked.do("answer", question=question["id"], key="fly")
    assert (refusal["type"], refusal["rule"]) == ("refused", question["rule"])
    assert refusal["seq"] == asked.update["seq"]
    assert "possible are" in refusal["reason"]
    assert other.refused("answer", question=question["id"], key="roll") == "That question is no longer open."
    assert asked.refused("answer", question=question["id"] - 1, key="roll") == "That question is no longer open."
    seq = asked.answer()
    assert seq == question["id"] + 1
    other.catch_up(seq)
    assert other.match["answers"] == asked.match["answers"] == 1
    hang_up(lines)


def test_the_same_answer_sent_twice_counts_once_and_is_acknowledged_twice(serving: Serving) -> None:
    _, _, lines = started(serving, 2)
    asked = next(line for line in lines if line.question)
    question = asked.question
    assert question is not None
    key = question["options"][0]["key"]
    numbers = [asked.ask("answer", question=question["id"], key=key) for _ in range(3)]
    asked.wait(lambda: all(number in asked.answered for number in numbers))
    assert [asked.answered[number]["type"] for number in numbers] == ["done"] * 3
    assert asked.match["answers"] == 1
    hang_up(lines)


def test_before_the_start_and_after_the_end_there_is_nothing_to_answer(serving: Serving) -> None:
    code, guests, (one, two) = seated(serving, 2)
    assert one.refused("answer", question=1, key="roll") == "The match has not begun."
    assert one.refused("undo") == "The match has not begun."
    assert guests[0].http.get(f"/api/tables/{code}/record").status_code == 409
    one.done("start")
    two.catch_up(one.update["seq"])
    assert one.match["seed"] is None
    assert guests[0].http.get(f"/api/tables/{code}/record").status_code == 409
    to_the_end([one, two])
    assert one.refused("answer", question=1, key="roll") == "The match is over."
    assert one.refused("undo") == "The match is over."
    assert one.refused("stand", seat=0) == "The match is over."
    hang_up([one, two])


def test_a_finished_match_shows_its_seed_and_its_record_verifies(serving: Serving) -> None:
    code, guests, lines = seated(serving, 2)
    lines[1].done("entropy", text="a word of Ben's")
    lines[0].done("entropy", text="a word of Ann's")
    assert lines[0].table["entropy"] == ["Guest 2", "Guest 1"]
    seq = lines[0].done("start")
    lines[1].catch_up(seq)
    assert lines[0].refused("entropy", text="too late") == "The dice are fixed: the match has begun."
    commitment = lines[0].table["commitment"]
    to_the_end(lines)
    seed = lines[0].match["seed"]
    assert hashlib.sha256(bytes.fromhex(seed)).hexdigest() == commitment
    answer = guests[1].http.get(f"/api/tables/{code}/record")
    assert "attachment" in answer.headers["content-disposition"]
    record = answer.json()
    jalopy.verify(record)
    assert record["chance"]["entropy"] == ["a word of Ben's", "a word of Ann's"]
    assert lines[0].match["standing"] == record["standing"]
    hang_up(lines)


def test_entropy_that_is_sent_again_counts_once(serving: Serving) -> None:
    """Whoever was told "not saved" does not know whether it was."""
    _, _, lines = seated(serving, 2)
    first = lines[0].done("entropy", text="a word")
    assert lines[0].done("entropy", text=" a  word ") == first
    lines[1].done("entropy", text="a word")  # another's is another's
    lines[0].done("entropy", text="another word")
    lines[0].catch_up(first + 2)
    assert lines[0].table["entropy"] == ["Guest 1", "Guest 2", "Guest 1"]
    hang_up(lines)


def test_entropy_is_limited(serving: Serving) -> None:
    _, _, lines = seated(serving, 2)
    assert lines[0].refused("entropy", text="  ") == "Please write something."
    for number in range(4):
        lines[0].done("entropy", text=f"word {number}")
    assert lines[0].refused("entropy", text="more") == "You have added enough words; leave some to the others."
    lines[1].done("entropy", text="mine")
    hang_up(lines)


def test_a_rematch_seats_everybody_again_and_there_is_only_one(serving: Serving) -> None:
    code, guests, lines = started(serving, 2, title="Sunday race")
    assert lines[0].refused("rematch") == "The match is not over yet."
    to_the_end(lines)
    numbers = [(line, line.ask("rematch")) for line in lines]
    for line, number in numbers:
        line.wait(lambda line=line, number=number: number in line.answered and bool(line.table["rematch"]))  # type: ignore[misc]
        assert line.answered[number]["type"] == "done"
    assert lines[0].table["rematch"] == lines[1].table["rematch"]
    again = guests[0].table(lines[0].table["rematch"])
    assert [seat["name"] for seat in again["table"]["seats"]] == ["Guest 1", "Guest 2"]
    assert again["table"]["title"] == "Sunday race"
    assert again["table"]["state"] == "lobby"
    assert again["table"]["commitment"] != lines[0].table["commitment"]
    mine = [table["code"] for table in guests[1].http.get("/api/mine").json()]
    assert sorted(mine) == sorted([code, lines[0].table["rematch"]])
    hang_up(lines)


def test_whoever_stands_up_leaves_a_bot_and_may_come_back(serving: Serving) -> None:
    _, _, (one, two) = started(serving, 2)
    two.done("stand", seat=1)
    assert two.refused("stand", seat=1) == "A bot plays for you already."
    assert two.table["seats"][1]["kind"] == "person"
    assert two.table["seats"][1]["bot"] == "rookie"
    one.wait(lambda: (bool(one.question) and one.match["answers"] > 0) or bool(one.question))
    for _ in patiently("the bot does not play"):
        if one.match["answers"] >= 12 or one.table["state"] != "playing":
            break
        if one.question:
            one.answer()
        else:
            one.receive()
    two.catch_up(one.update["seq"])
    assert two.match["questions"] == []
    seq = two.done("sit", seat=1, name="Somebody else")
    one.catch_up(seq)
    assert one.table["seats"][1]["name"] == "Guest 2"
    assert one.table["seats"][1]["bot"] == ""
    assert play_together([one, two], 4) == 4
    hang_up([one, two])


# --- taking back ------------------------------------------------------------------------------------------------------------


def test_against_bots_any_answer_can_be_taken_back(serving: Serving) -> None:
    guest = Guest(serving)
    with guest.at(guest.make(seats=2, name="Ann", bots="rookie")) as line:
        assert line.refused("undo") == "You have not answered anything yet."
        line.wait(lambda: line.question is not None)
        before = line.match
        line.answer()
        line.wait(lambda: line.question is not None)
        line.done("undo", answers=line.match["answers"])
        line.wait(lambda: line.question is not None)
        assert line.match["answers"] == before["answers"]
        assert line.match["view"] == before["view"]
        assert line.events[-1]["kind"] == "taken-back"
        assert line.refused("undo", answers=9_999) == "The match has gone on since; please look again."


def test_among_people_the_others_are_asked_and_the_request_names_the_move(serving: Serving) -> None:
    _, _, lines = started(serving, 3)
    asked = next(line for line in lines if line.question)
    before = asked.match["view"]
    key = asked.question["options"][0]["key"]  # type: ignore[index]
    events = len(asked.events)
    asked.answer(key)
    assert asked.refused("consent", yes=True) == "Nobody asks to take a move back."
    seq = asked.done("undo")
    others = [line for line in lines if line is not asked]
    for line in others:
        line.catch_up(seq)
        request = line.table["undo"]
        assert request["key"] == "", "what was answered is only for whoever answered it"
        assert request["events"] == list(range(events, len(line.events)))
        assert request["name"] == asked.table["undo"]["name"]
    assert asked.table["undo"]["key"] == key
    assert asked.refused("consent", yes=True) == "You are not asked."
    assert others[0].refused("undo") in (
        "You have not answered anything yet.",
        "Somebody has asked to take a move back already.",
    )
    first = others[0].done("consent", yes=True)
    others[1].catch_up(first)
    assert others[1].table["undo"]["waiting_for"] == [seat["seat"] for seat in others[1].table["seats"] if seat["you"]]
    assert others[0].refused("consent", yes=True) == "You are not asked."
    asked.catch_up(others[1].done("consent", yes=True))
    assert asked.match["answers"] == 0
    assert asked.match["view"] == before
    assert asked.table["undo"] is None
    hang_up(lines)


def test_one_who_says_no_ends_the_request_and_so_does_whoever_made_it(serving: Serving) -> None:
    _, _, lines = started(serving, 2)
    asked = next(line for line in lines if line.question)
    other = next(line for line in lines if line is not asked)
    asked.answer()
    for line, words in ((other, "no"), (asked, "withdrawn")):
        other.catch_up(asked.done("undo"))
        assert asked.refused("undo") == "Somebody has asked to take a move back already."
        line.done("consent", yes=False)
        assert line.table["undo"] is None, words
        assert line.match["answers"] == 1
    old = asked.done("undo")
    asked.done("consent", yes=False)
    other.catch_up(asked.done("undo"))
    assert other.table["undo"]["asked"] > old
    assert other.refused("consent", yes=True, asked=old) == "That wish is no longer open; please look at the new one."
    other.done("consent", yes=True, asked=other.table["undo"]["asked"])
    assert other.match["answers"] == 0
    hang_up(lines)


def test_an_answer_after_which_nobody_learnt_anything_is_taken_back_freely(serving: Serving) -> None:
    _, _, lines = started(serving, 2)
    for _ in range(400):
        mine = [line for line in lines if line.match["can_undo"]]
        if mine:
            break
        assert play_together(lines, 1, lambda question: question["options"][-1]["key"]) == 1, "no such answer came up"
    answers = mine[0].match["answers"]
    mine[0].done("undo", answers=answers)
    assert mine[0].match["answers"] == answers - 1
    assert mine[0].table["undo"] is None
    hang_up(lines)


# --- talking --------------------------------------------------------------------------------------------------------------


def test_talk_reaches_everybody_and_has_limits(serving: Serving) -> None:
    _, _, (one, two) = seated(serving, 2)
    one.done("say", text="hello\n\nthere \u0000 you")
    two.wait(lambda: bool(two.update["sayings"]))
    (saying,) = two.update["sayings"]
    assert (saying["text"], saying["name"], saying["seat"], saying["you"]) == ("hello there you", "Guest 1", 0, False)
    assert one.refused("say", text=" ") == "There is nothing to say."
    one.done("say", text="x" * 1_000, emote=True)
    two.wait(lambda: bool(two.update["sayings"]) and two.update["sayings"][-1]["emote"])
    assert len(two.update["sayings"][-1]["text"]) == 300
    reasons = [one.do("say", text=f"number {number}").get("reason") for number in range(10)]
    assert "You talk very fast; please wait a moment." in reasons
    hang_up([one, two])


# --- connections ------------------------------------------------------------------------------------------------------------


def test_connecting_again_brings_only_what_is_missing(serving: Serving) -> None:
    code, guests, lines = started(serving, 2)
    play_together(lines, 6)
    whole = lines[0].events
    lines[0].socket.close()
    have = len(whole) // 2
    with guests[0].at(code, scenes=have) as again:
        assert again.update["first_scene"] == have
        assert again.update["scenes"] == whole[have:]
    with guests[0].at(code, scenes=10_000, sayings=-4) as again:
        assert again.update["first_scene"] == 0
        assert again.events == whole
    hang_up(lines)


def test_who_is_here_is_told_without_the_whole_table(serving: Serving) -> None:
    code, guests, lines = started(serving, 2)
    lines[1].socket.close()
    for _ in patiently("it is not told who is here"):
        message = lines[0].receive()
        if message["type"] == "presence" and not message["seats"][1]["here"]:
            break
    assert set(message) == {"type", "seq", "seats", "spectators"}
    with guests[1].at(code):
        lines[0].wait(lambda: lines[0].table["seats"][1]["here"])
    hang_up(lines)


def test_the_table_is_told_again_only_when_it_has_changed(serving: Serving) -> None:
    code, _, lines = started(serving, 2)
    ann, bob = lines
    play_together(lines, 3)
    with Guest(serving).at(code):
        ann.wait(lambda: ann.table["spectators"] == 1)
        play_together(lines, 3)
    ann.wait(lambda: ann.table["spectators"] == 0)
    play_together(lines, 3)
    told = [(message["type"], bool(message.get("table"))) for message in map(json.loads, ann.heard)]
    updates = [with_table for kind, with_table in told if kind == "update"]
    assert updates.count(False) >= 6
    for (kind, _), (after, with_table) in pairwise(entry for entry in told if entry[0] in ("update", "presence")):
        if kind == "presence" and after == "update":
            assert with_table
    assert bob.table["seats"][1]["you"]
    assert ann.table["seats"][0]["you"]
    hang_up(lines)


def test_a_guest_in_two_windows_is_gone_with_the_second(serving: Serving) -> None:
    code, guests, lines = started(serving, 2)
    with guests[1].at(code) as second:
        lines[1].socket.close()
        second.done("say", text="still here")
        lines[0].wait(lambda: bool(lines[0].update["sayings"]))
        assert lines[0].table["seats"][1]["here"]
    lines[0].wait(lambda: not lines[0].table["seats"][1]["here"])
    hang_up(lines)


def test_messages_that_are_not_understood_change_nothing(serving: Serving) -> None:
    _, _, lines = started(serving, 2)
    line = lines[0]
    seq = line.update["seq"]
    for text in ("", "{", "[]", "null", '"hello"', '{"type":"fly","id":77}', '{"type":"answer","id":77,"key":5}'):
        line.send(text)
        message = line.receive()
        assert message["type"] == "refused"
        assert message["reason"].startswith("That message is not understood: ")
        assert message["id"] == (77 if "77" in text else 0)
    line.send('{"type":"undo","id":1,"more":2}')
    assert "more" in line.receive()["reason"]
    line.send("[" * 8_000)
    assert line.receive()["type"] == "refused"
    assert line.guest.table(line.code)["seq"] == seq
    hang_up(lines)


def say_hello_for_ever(line: Line) -> None:
    for _ in range(200):
        line.send('{"type":"hello"}')
    for _ in patiently("the server listens for ever"):
        line.receive()


def test_a_socket_takes_text_of_a_sensible_size_at_a_sensible_pace(serving: Serving) -> None:
    guest = Guest(serving)
    code = guest.make(name="Ann")
    for message, close in ((b"\x00\x01", 1003), ("x" * 20_000, 1009)):
        with guest.at(code) as line:
            line.send(message)
            with pytest.raises(ConnectionClosed) as closed:
                line.receive()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == close
    with guest.at(code) as line:
        with pytest.raises(ConnectionClosed) as closed:
            say_hello_for_ever(line)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4429
    with guest.at(code) as line:
        line.done("say", text="the table goes on")


def test_who_may_open_a_socket(serving: Serving) -> None:
    guest = Guest(serving)
    code = guest.make(name="Ann")
    cookie = {"Cookie": guest.cookie}
    forged = {"Cookie": guest.cookie.partition(".")[0] + "." + "0" * 40}
    url = f"ws://127.0.0.1:{serving.port}/socket/{code}"
    for headers, address, code_ in (
        ({}, url, 4401),
        (forged, url, 4401),
        (cookie, url[:-3], 4404),
        (cookie, url + "x" * 500, 4404),
    ):
        with pytest.raises(ConnectionClosed) as closed, connect(address, additional_headers=headers) as socket:
            socket.recv(10)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == code_
    for origin in ("https://elsewhere.example", "null", "http://[", f"http://127.0.0.1:{serving.port}.example"):
        with pytest.raises(InvalidStatus) as status:
            connect(url, additional_headers={**cookie, "Origin": origin})
        assert status.value.response.status_code == 403
    with connect(url, additional_headers={**cookie, "Origin": f"http://127.0.0.1:{serving.port}"}) as socket:
        socket.send(json.dumps({"type": "hello"}))
        assert json.loads(socket.recv(10))["type"] == "update"


def test_many_windows_do_not_make_a_guest_faster(serving: Serving) -> None:
    guest = Guest(serving)
    code = guest.make(name="Ann")
    lines = [guest.at(code) for _ in range(4)]
    asked = [(line, line.ask("sit", seat=0, name=f"Ann {number % 2}")) for number in range(60) for line in lines]
    for line, number in asked:
        line.wait(lambda line=line, number=number: number in line.answered)  # type: ignore[misc]
    answers = [line.answered[number] for line, number in asked]
    assert any(answer.get("reason") == "That is very fast; please wait a moment." for answer in answers)
    hang_up(lines)


def test_a_table_is_not_open_in_too_many_windows(serving: Serving) -> None:
    guest = Guest(serving)
    code = guest.make(name="Ann")
    lines = [guest.at(code) for _ in range(20)]
    with pytest.raises(ConnectionClosed) as closed:
        guest.at(code)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4429
    hang_up(lines)
