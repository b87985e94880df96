"""Nothing that goes to a seat, or into the server's log, depends on what that seat cannot know."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.conformance.tables import few
from tests.server import twins
from tests.server.guests import Guest, hang_up, started
from tests.server.rooms import beginning, folded, header, played
from tests.server.serving import Serving
from tests.server.twins import Comparison, compare, guest_of

from jalopy import games
from jalopy.server import wire
from jalopy.server.entries import Answered, Entry, UndoWanted, encode
from jalopy.server.outlook import Known, Reader, table_for, update_for
from jalopy.server.room import Room


@pytest.mark.parametrize("game", games.GAMES)
def test_whatever_is_sent_is_the_same_bytes_when_the_unknown_is_dealt_anew(game: str) -> None:
    found = Comparison()
    for number, case in enumerate(few(games.find(game))[:4]):
        compare(header(case.seats, number, game, **case.given), number, found, cuts=2)
    assert found.differences == []
    assert found.compared > 100
    assert found.dealt_otherwise > 20 or not found.hides_faces


def test_what_tells_of_a_hidden_face_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that gave away the top of a pile would not pass."""

    def told_with_a_face(room: Room, guest: str, known: Known) -> wire.Update:
        assert room.match is not None
        update = update_for(room, guest, known)
        update.sayings = [wire.Saying(number=0, name="", text=repr(room.match.state.cards.faces))]
        return update

    monkeypatch.setattr(twins, "update_for", told_with_a_face)
    found = Comparison()
    compare(header(3, 1), 1, found, cuts=3)
    assert found.differences


def test_a_wish_to_take_back_does_not_tell_the_others_the_answer() -> None:
    entries = played(3, 4)
    for cut in range(len(beginning(3)) + 1, len(entries), 11):
        room = folded(header(3, 4), entries[:cut])
        last = entries[cut - 1]
        assert isinstance(last, Answered)
        others = [seat for seat in range(3) if seat != last.seat]
        room.apply(room.seq + 1, UndoWanted(seat=last.seat, answers=1, asked=others, at=3.0))
        for seat in [*others, None]:
            undo = table_for(Reader(room, guest_of(seat))).undo
            assert undo is not None
            assert undo.key == ""
        own = table_for(Reader(room, guest_of(last.seat))).undo
        assert own is not None
        assert own.key == last.key


def test_the_seed_the_guests_and_the_answers_of_others_go_to_nobody_before_the_end() -> None:
    def look(room: Room, _: Entry) -> None:
        match = room.match
        assert match is not None
        for seat in (0, 1, 2, None):
            text = encode(update_for(room, guest_of(seat), Known())).decode()
            assert (room.header.seed in text) == match.over
            assert not re.search(r"guest-\d", text), "who a guest is on the server is nobody's business"

    played(3, 9, look)


def words(data: object) -> Iterator[str]:
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for value in data.values():
            yield from words(value)
    elif isinstance(data, list):
        for value in data:
            yield from words(value)


def test_over_real_sockets_no_message_no_header_and_no_log_line_holds_a_hand_of_somebody_else(tmp_path: Path) -> None:
    serving = Serving(tmp_path, rigged="known seeds")
    try:
        looked = 0
        for _ in range(4):  # somebody holds cards in the third and the fourth
            code, guests, lines = started(serving, 3)
            with Guest(serving).at(code) as watching:
                for _ in range(250):
                    asked = next((line for line in lines if line.update["match"] and line.question), None)
                    if asked is None:
                        break
                    hands = [line.match["view"]["hands"][seat]["cards"] for seat, line in enumerate(lines)]
                    public = [card for pile in ("bonus", "goal") for card in watching.match["view"][pile]["discard"]]
                    for seat, line in [*enumerate(lines), (None, watching)]:
                        view = line.match["view"]
                        for owner, hand in enumerate(view["hands"]):
                            assert set(hand) == ({"seat", "count", "cards"} if owner == seat else {"seat", "count"})
                        known = {*public, *(hands[seat] if seat is not None else [])}
                        hidden = {card for owner, cards in enumerate(hands) if owner != seat for card in cards} - known
                        latest = json.loads(line.heard[-1])
                        if latest["type"] == "update":
                            said = set(words([view["hands"], latest["match"]["questions"]]))
                            assert not hidden & said
                            looked += len(hidden)
                    question = asked.question
                    assert question is not None
                    seq = asked.answer(question["options"][-1]["key"])
                    for line in [*lines, watching]:
                        line.catch_up(seq)
            answer = guests[0].http.get(f"/api/tables/{code}")
            for name, value in answer.headers.items():
                assert guests[1].id not in value, name
            hang_up(lines)
        assert looked > 20
        log = serving.log()
        for guest in guests:
            assert guest.id not in log
        assert code not in log
        assert not re.search(r"[0-9a-f]{64}", log)
    finally:
        serving.stop()
