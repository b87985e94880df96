"""Nobody is played for who is here or might be, nobody's consent is anybody else's, and nobody holds up the others for ever."""

import time
from pathlib import Path

import pytest
from tests.server.engines import own_redis, postgres
from tests.server.guests import LIKE_GUEST_1, Guest, Line, hang_up, play_together, started
from tests.server.serving import Serving
from tests.waiting import patiently, wait_until

RELOADED = "Guest 2 has only just left; a bot may play on in one second."
UNKNOWN = "It is not known just now whether Guest 1 is here; please try again in a moment."
RIG = "short patience"


def leaves(who: Line, seat: int, sees: Line) -> None:
    """And everybody's patience is over."""
    who.socket.close()
    sees.wait(lambda: not sees.table["seats"][seat]["here"])
    wait_till(sees.table["seats"][seat]["bot_from"])


def wait_till(moment: float) -> None:
    time.sleep(max(0.0, moment - time.time()) + 0.1)


def test_whoever_loads_the_page_anew_is_not_away(serving: Serving) -> None:
    code, guests, (one, two) = started(serving, 2)
    assert one.refused("bot", seat=1, bot="rookie") == "Guest 2 is here and plays."
    assert one.table["seats"][1]["bot_from"] is None
    before = time.time()
    two.socket.close()
    one.wait(lambda: not one.table["seats"][1]["here"])
    chair = one.table["seats"][1]
    assert before <= chair["away_since"] <= time.time()
    assert chair["bot_from"] == chair["away_since"] + 1.0
    assert one.refused("bot", seat=1, bot="rookie") == RELOADED
    with guests[1].at(code) as back:
        one.wait(lambda: one.table["seats"][1]["here"])
        assert one.table["seats"][1]["bot"] == ""
        leaves(back, 1, one)
    assert one.refused("bot", seat=1, bot="random") == "Only this bot plays on for people who are away: rookie."
    one.done("bot", seat=1, bot="rookie")
    assert one.refused("bot", seat=1, bot="rookie") == "A bot plays there already."
    with guests[1].at(code) as back:
        back.done("sit", seat=1, name="")
        assert back.table["seats"][1]["bot"] == ""
        assert back.table["seats"][1]["here"]
    hang_up([one])


def test_the_consent_of_whoever_is_away_stays_theirs(serving: Serving) -> None:
    """With a bot on their chair, nothing that they did is taken back, and a wish waits for them."""
    code, guests, (one, two) = started(serving, 2)
    play_together([one, two], 12)
    leaves(two, 1, one)
    one.done("bot", seat=1, bot="rookie")
    one.wait(lambda: one.question is not None)
    given = one.match["answers"]
    one.done("undo")
    assert one.table["undo"]["waiting_for"] == [1]
    assert one.match["answers"] == given
    assert one.refused("consent", yes=True) == "You are not asked."
    with guests[1].at(code) as back:
        assert back.table["undo"]["waiting_for"] == [1]
        assert back.match["answers"] == given
        back.done("consent", yes=False)
        one.wait(lambda: one.table["undo"] is None)
    assert one.match["answers"] == given
    hang_up([one])


def test_nor_does_a_wish_come_true_because_somebody_left(serving: Serving) -> None:
    _, _, lines = started(serving, 3)
    play_together(lines, 12)
    asked = next(line for line in lines if line.question)
    asker, leaver = (line for line in lines if line is not asked)
    given = asker.match["answers"]
    asked.catch_up(asker.done("undo"))
    leaver.done("stand", seat=lines.index(leaver))
    asked.done("consent", yes=True)
    assert asked.table["undo"]["waiting_for"] == [lines.index(leaver)]
    assert asked.match["answers"] == given
    hang_up(lines)


def test_whoever_never_answers_is_played_for_if_all_others_agree_until_they_are_back(serving: Serving) -> None:
    code, _, lines = started(serving, 3)
    silent = next(line for line in lines if line.question)
    seat = lines.index(silent)
    first, second = (line for line in lines if line is not silent)
    assert "has some time left to answer; a bot may play on in " in first.refused("play-on", seat=seat)
    nobody = "There is nobody whose answer the table waits for on that chair."
    assert silent.refused("play-on", seat=seat) == nobody
    assert first.refused("play-on", seat=lines.index(second)) == nobody
    with Guest(serving).at(code) as watching:
        assert watching.refused("play-on", seat=seat) == "Only those who sit at the table can do that."
    wait_till(first.match["waiting"][0]["play_on_from"])
    first.done("play-on", seat=seat)
    first.done("play-on", seat=seat)  # said twice, it counts once
    assert first.match["waiting"][0]["agreed"] == [lines.index(first)]
    assert first.table["seats"][seat]["bot"] == ""
    second.done("play-on", seat=seat)
    second.wait(lambda: second.table["seats"][seat]["bot"] == "rookie")
    assert second.table["seats"][seat]["timed_out"]
    silent.done("sit", seat=seat, name="")
    assert silent.table["seats"][seat]["bot"] == ""
    hang_up(lines)


def test_an_answer_ends_the_others_wish_to_play_on(serving: Serving) -> None:
    _, _, lines = started(serving, 3)
    silent = next(line for line in lines if line.question)
    first = next(line for line in lines if line is not silent)
    wait_till(first.match["waiting"][0]["play_on_from"])
    seq = first.done("play-on", seat=lines.index(silent))
    silent.catch_up(seq)
    turn = silent.match["view"]["turn"]
    for _ in patiently("they are never asked again"):
        play_together(lines, 1)
        if silent.question is not None and silent.match["view"]["turn"] != turn:
            break
    assert [waiting["agreed"] for waiting in silent.match["waiting"]] == [[]]
    hang_up(lines)


def test_what_somebody_is_asked_is_told_to_nobody_else(serving: Serving) -> None:
    _, _, lines = started(serving, 2)
    for line in lines:
        assert [sorted(waiting) for waiting in line.match["waiting"]] == [["agreed", "play_on_from", "seat", "since"]]
    hang_up(lines)


def test_a_process_that_knows_nothing_of_somebody_takes_them_for_present(tmp_path: Path) -> None:
    """Through a process that has just loaded the table, and with the bus down: a bot on somebody who is here never sits."""
    with postgres() as database, own_redis() as redis:
        pair = [Serving(tmp_path, rigged="short patience", database=database, bus=redis.url) for _ in range(2)]
        try:
            for _ in range(5):
                _, guests, (one, two) = started(pair[0], 2)
                with Guest(pair[1], guests[1].cookie).at(one.code) as elsewhere:
                    two.socket.close()
                    assert elsewhere.refused("bot", seat=0, bot="rookie") in (
                        RELOADED.replace("Guest 2", "Guest 1"),
                        "Guest 1 is here and plays.",
                    )
                hang_up([one])
            _, guests, (one, two) = started(pair[0], 2)
            with Guest(pair[1], guests[1].cookie).at(one.code) as elsewhere:
                elsewhere.wait(lambda: elsewhere.table["seats"][0]["here"])
                redis.stop()
                one.socket.close()
                time.sleep(2.5)  # longer than anybody's grace
                told = elsewhere.refused("bot", seat=0, bot="rookie")
                assert told in (UNKNOWN, "Guest 1 is here and plays.")
                redis.start()
                elsewhere.wait(lambda: elsewhere.table["seats"][0]["bot_from"] is not None)
                wait_till(elsewhere.table["seats"][0]["bot_from"])
                # Away for certain, and then back where nobody hears of it any more.
                redis.stop()
                elsewhere.wait(lambda: elsewhere.table["seats"][0]["bot_from"] is None)
                with guests[0].at(one.code):
                    time.sleep(2.5)
                    assert elsewhere.refused("bot", seat=0, bot="rookie") == UNKNOWN
                redis.start()
                wait_until(
                    lambda: elsewhere.do("bot", seat=0, bot="rookie")["type"] == "done", "nobody is away", 60, 0.5
                )
        finally:
            for server in pair:
                server.stop()


@pytest.mark.parametrize("name", LIKE_GUEST_1)
def test_nobody_takes_a_name_that_looks_like_anothers(serving: Serving, name: str) -> None:
    code = Guest(serving).make(name="Guest 1")
    with Guest(serving).at(code) as other:
        told = other.refused("sit", seat=1, name=name)
        assert told in (
            "Somebody here is called Guest 1; please choose a name that nobody takes for theirs.",
            f"Somebody at this table is called {name} already.",
        )
        other.done("sit", seat=1, name="Guest 2")


def test_whoever_is_sent_away_does_not_sit_down_again_at_once(serving: Serving) -> None:
    host = Guest(serving)
    code = host.make(name="Ann")
    with host.at(code) as ann, Guest(serving).at(code) as ben, Guest(serving).at(code) as cleo:
        ben.done("sit", seat=1, name="Ben")
        ann.done("free", seat=1)
        assert ben.refused("sit", seat=1, name="Ben") == (
            "Whoever made the table has sent you from your chair; you may watch."
        )
        cleo.done("sit", seat=1, name="Cleo")


def test_nobody_can_jam_a_lobby_for_others(serving: Serving) -> None:
    code = Guest(serving).make(name="Ann", seats=3)
    with Guest(serving).at(code) as ben, Guest(serving).at(code) as cleo:
        told = [ben.do("sit", seat=1, name=name) for name in ["Ben", "Bob"] * 55]
        assert {answer["type"] for answer in told[:100]} == {"done"}
        assert told[-1]["key"] == "too-much-before"
        cleo.done("sit", seat=2, name="Cleo")
        cleo.done("entropy", text="a word")
