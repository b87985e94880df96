"""Nothing that goes to a seat, or into the server's log, depends on what that seat cannot know."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.guests import Guest, hang_up, started
from tests.server.rooms import beginning, folded, header, played
from tests.server.serving import Serving

from jalopy.kernel.chance import Stream
from jalopy.kernel.match import Match
from jalopy.server.entries import Answered, Entry, UndoWanted, encode
from jalopy.server.outlook import Known, presence_for, table_for, update_for
from jalopy.server.room import Room

SPECTATOR = 60  # a seat nobody has: it knows what lies open, no more


def guest_of(seat: int | None) -> str:
    return "a watcher" if seat is None else f"guest-{seat}"


def dealt_anew(room: Room, seat: int | None, key: int) -> None:
    """What the seat cannot know is dealt anew at the start of the turn; the turn begins again from there."""
    match = room.match
    assert match is not None
    turn = match.turns[-1]
    assert turn.start is not None
    watcher = SPECTATOR if seat is None else seat
    if seat is None:
        turn.start.cards.redeal(watcher, Stream(key))
    else:
        match.game.determinize(turn.start, watcher, Stream(key))
    match._redrive(turn)


def watch_as(room: Room, seat: int | None) -> None:
    assert room.match is not None
    room.match.watch([seat])


def told_apart(one: Match, other: Match, seat: int | None) -> bool:
    left, right = one.state.cards, other.state.cards
    return any(
        left.face(card) != right.face(card) and (left.knows(card, seat) or right.knows(card, seat))
        for card in range(len(left.faces))
    )


def offered(room: Room, entry: Answered) -> bool:
    return any(
        option.key == entry.key
        for question in room.questions()
        if question.seat == entry.seat
        for option in question.options
    )


def twins(seats: int, seed: int, seat: int | None, cut: int, entries: list[Entry]) -> Iterator[tuple[Room, Room]]:
    """Two rooms of one log that differ from a turn's start on in what `seat` cannot know, entry by entry."""
    one, other = (folded(header(seats, seed), entries[:cut]) for _ in range(2))
    other.presence = one.presence  # since when nobody is here is no secret of the cards
    assert one.match is not None
    assert other.match is not None
    if one.match.turns[-1].asked:
        return
    for room in (one, other):
        watch_as(room, seat)
    dealt_anew(other, seat, cut)
    for entry in entries[cut:]:
        # What came up in between differs rightly: a face that the seat learnt, a card that a seat does not hold.
        if told_apart(one.match, other.match, seat):
            return
        yield one, other
        if not isinstance(entry, Answered) or not offered(other, entry):
            return
        shown = one.match.state.cards.shown, other.match.state.cards.shown
        for room in (one, other):
            room.apply(room.seq + 1, entry)
        if one.match.state.cards.shown - shown[0] != other.match.state.cards.shown - shown[1]:
            return


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_whatever_is_sent_to_a_seat_is_the_same_bytes_when_the_unknown_is_dealt_anew(seat: int | None) -> None:
    compared = differed = 0
    for seed in range(3):
        entries = played(3, seed)
        for cut in range(len(beginning(3)), len(entries), 4):
            seen = -1
            for one, other in twins(3, seed, seat, cut, entries):
                assert one.match is not None
                assert other.match is not None
                seen = len(one.match.table.stream) if seen < 0 else seen
                for message in (update_for, lambda room, guest, *_: presence_for(room, guest)):
                    known = Known(seen, 0, seat)
                    assert encode(message(one, guest_of(seat), known)) == encode(message(other, guest_of(seat), known))
                seen = len(one.match.table.stream)
                compared += 1
                differed += one.match.state.cards.faces != other.match.state.cards.faces
    assert compared > 100
    assert differed > 50


def test_a_wish_to_take_back_does_not_tell_the_others_the_answer() -> None:
    entries = played(3, 4)
    for cut in range(len(beginning(3)) + 1, len(entries), 11):
        room = folded(header(3, 4), entries[:cut])
        last = entries[cut - 1]
        assert isinstance(last, Answered)
        others = [seat for seat in range(3) if seat != last.seat]
        room.apply(room.seq + 1, UndoWanted(seat=last.seat, answers=1, asked=others, at=3.0))
        for seat in [*others, None]:
            undo = table_for(room, guest_of(seat)).undo
            assert undo is not None
            assert undo.key == ""
        own = table_for(room, guest_of(last.seat)).undo
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
