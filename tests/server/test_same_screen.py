"""One guest on several seats: the screen shows what the asked seat may see, and nothing of the others."""

from tests.server.guests import Guest, Line
from tests.server.serving import Serving


def shared(serving: Serving, mine: list[int], seats: int) -> tuple[str, Line, list[Line]]:
    """A table where one guest has the seats `mine`, and each of the others is somebody's own."""
    host = Guest(serving)
    code = host.make(seats=seats, same_screen=True)
    line = host.at(code)
    for seat in mine:
        line.done("sit", seat=seat, name=f"Seat {seat}")
    others = []
    for seat in range(seats):
        if seat not in mine:
            others.append(Guest(serving).at(code))
            others[-1].done("sit", seat=seat, name=f"Seat {seat}")
    seq = line.done("start")
    for other in others:
        other.catch_up(seq)
    return code, line, others


def play(line: Line, others: list[Line], answers: int) -> int:
    """How often somebody else than the screen's guest was asked, while nobody's hand lay open on the screen."""
    covered = 0
    for _ in range(answers):
        everyone = [line, *others]
        asked = next((one for one in everyone if one.question), None)
        if asked is None:
            break
        view = line.match["view"]
        if asked is line:
            assert [question["seat"] for question in line.match["questions"]] == [view["seat"]]
        else:
            covered += 1
            assert view["seat"] is None
        for hand in view["hands"]:
            assert ("cards" in hand) == (hand["seat"] == view["seat"])
        question = asked.question
        assert question is not None
        seq = asked.answer(question["options"][-1]["key"], seat=question["seat"])
        for one in everyone:
            one.catch_up(seq)
    return covered


def test_the_screen_sees_as_the_seat_that_is_asked_and_as_nobody_while_none_is(serving: Serving) -> None:
    _, line, others = shared(serving, [0, 2], 3)
    assert play(line, others, 120) > 0
    for one in [line, *others]:
        one.socket.close()


def test_what_is_told_on_a_shared_screen_is_what_a_spectator_hears(serving: Serving) -> None:
    code, line, others = shared(serving, [0, 1], 3)
    play(line, others, 80)
    with Guest(serving).at(code) as watching:
        assert line.events == watching.events
    for one in [line, *others]:
        one.socket.close()


def test_names_on_one_screen_differ_and_so_do_the_questions_seats(serving: Serving) -> None:
    guest = Guest(serving)
    with guest.at(guest.make(seats=2, same_screen=True, name="Ann")) as line:
        assert line.refused("sit", seat=1, name="ANN") == "Somebody at this table is called ANN already."
        line.done("sit", seat=1, name="Ben")
        line.done("start")
        question = line.question
        assert question is not None
        wrong = 1 - question["seat"]
        assert (
            line.refused("answer", question=question["id"], key="roll", seat=wrong)
            == "That question is no longer open."
        )
        line.answer(seat=question["seat"])


def test_whoever_shares_a_screen_takes_back_without_asking_the_others_on_it(serving: Serving) -> None:
    guest = Guest(serving)
    with guest.at(guest.make(seats=2, same_screen=True, name="Ann")) as line:
        line.done("sit", seat=1, name="Ben")
        line.done("start")
        for _ in range(5):
            line.answer()
        line.done("undo", answers=5)
        assert line.match["answers"] == 4
        assert line.table["undo"] is None
