"""The same log makes the same room, whoever folds it and when."""

import asyncio
from typing import cast

import msgspec
import pytest
from tests.server.rooms import beginning, folded, header, played
from tests.waiting import completed, patiently

from jalopy import games
from jalopy.kernel.chance import Stream
from jalopy.kernel.record import resume
from jalopy.kernel.scenes import Audience
from jalopy.server import limits, requests
from jalopy.server.bus import Bus
from jalopy.server.checks import Checks
from jalopy.server.entries import (
    Answered,
    BotSat,
    Consented,
    Entry,
    Header,
    Said,
    Sat,
    Started,
    UndoWanted,
    decode,
    encode,
)
from jalopy.server.metrics import Metrics
from jalopy.server.outlook import Known, Outlook, update_for
from jalopy.server.room import BadLog, Room, answer_again
from jalopy.server.service import OpenRoom, Tables
from jalopy.server.storage import Storage
from jalopy.server.summary import my_table, read_summary, summary_of, write_summary
from jalopy.server.wire import SceneInfo, Undo


def all_updates(room: Room, seats: int) -> list[bytes]:
    guests = [f"guest-{seat}" for seat in range(seats)] + ["somebody else", ""]
    room.presence.others_are_heard(False)  # since when nobody is here is no part of the log
    return [encode(update_for(room, guest, Known())) for guest in guests]


@pytest.mark.parametrize("seed", range(2))
def test_a_room_folded_live_and_one_loaded_later_send_the_same(seed: int) -> None:
    """Also the numbers of events after moves were taken back: processes that load a log count like those that saw it."""
    live: list[list[bytes]] = []
    entries = played(3, seed, lambda room, _: live.append(all_updates(room, 3)), undos=True)
    first = len(beginning(3)) + 1
    for cut in range(first, len(entries) + 1, 17):
        stored = [decode(encode(entry)) for entry in entries[:cut]]
        assert all_updates(folded(header(3, seed), stored), 3) == live[cut - first]
    room = folded(header(3, seed), entries)
    assert room.match is not None
    assert [event.seq for event in room.match.table.stream] == list(range(len(room.match.table.stream)))
    assert any(event.kind == "taken-back" for event in room.match.table.stream)


def scenes_to(room: Room, guest: str, known: int) -> list[SceneInfo]:
    """As they are read at the other end."""
    return msgspec.json.decode(msgspec.json.encode(update_for(room, guest, Known(known)).scenes), type=list[SceneInfo])


def test_updates_in_pieces_are_the_whole_stream() -> None:
    pieces: dict[str, list[SceneInfo]] = {"guest-1": [], "nobody": []}

    def take(room: Room, _: object) -> None:
        for guest, heard in pieces.items():
            heard += scenes_to(room, guest, len(heard))

    entries = played(2, 5, take, undos=True)
    room = folded(header(2, 5), entries)
    for guest, heard in pieces.items():
        whole = scenes_to(room, guest, 0)
        gone = {event for scene in whole if scene.kind == "taken-back" for event in scene.facts["events"]}
        assert gone
        for scene in heard:
            if scene.seq in gone:
                scene.change = []  # it led nowhere
        assert heard == whole


def test_watchers_share_one_text_and_those_who_are_told_more_do_not() -> None:
    room = folded(header(2, 6), beginning(2))
    outlook = Outlook()
    one = outlook.update(room, "watcher", Known())
    assert outlook.update(room, "another", Known())[0] is one[0]
    assert outlook.update(room, "guest-1", Known())[0] != one[0]
    room.presence.arrive("guest-1")
    assert outlook.update(room, "another", Known())[0] != one[0]


@pytest.mark.parametrize("game", games.names())
def test_what_is_made_once_for_many_is_what_would_be_made_for_each(game: str) -> None:
    """One guest plays two seats on one screen, two watch, one of whom is often late."""
    lot, seats = Stream(11), 4
    guests = ["guest-0", "guest-1", "guest-2", "guest-2"]
    room = Room(msgspec.structs.replace(header(2, 8), game=game, seats=seats, settings={}, same_screen=True))
    for seat, guest in enumerate(guests):
        room.apply(room.seq + 1, Sat(seat=seat, guest=guest, name=f"Guest {seat}", at=1.0))
    outlook, known = Outlook(), {guest: Known() for guest in [*guests, "watcher", "another", "late"]}
    for guest in known:
        room.presence.arrive(guest)
    room.apply(room.seq + 1, Started(rules=games.find(game).version, at=2.0))
    shared = 0
    for _ in range(150):
        texts: list[bytes] = []
        for guest, has in known.items():
            if guest != "late" or not lot.below(5):
                alone = encode(update_for(room, guest, has))
                text, known[guest] = outlook.update(room, guest, has)
                assert text == alone
                assert encode(update_for(room, guest, known[guest]).scenes) == b"[]"
                shared += any(text is other for other in texts)
                texts.append(text)
        if not room.questions():
            break
        _anything(room, lot)
    assert shared > 100


def test_whoever_is_told_more_of_an_event_does_not_share_a_text_although_they_see_the_same() -> None:
    room = folded(header(3, 6), beginning(3))
    match = room.match
    assert match is not None
    for seat in range(3):
        room.presence.arrive(f"guest-{seat}")
    asked = room.questions()[0].seat
    others = [seat for seat in range(3) if seat != asked]
    outlook = Outlook()
    known = {seat: outlook.update(room, f"guest-{seat}", Known())[1] for seat in others}
    told = len(match.table.stream)
    option = room.questions()[0].options[0]
    room.apply(room.seq + 1, Answered(seat=asked, kind=room.questions()[0].kind, key=option.key, by="", at=3.0))
    match.table.stream[told].private = {others[1]: {"secret": 7}}
    texts = [outlook.update(room, f"guest-{seat}", known[seat])[0] for seat in others]
    assert [b'"secret":7' in text for text in texts] == [False, True]


def _anything(room: Room, lot: Stream) -> None:
    """An answer, mostly; somebody says something, leaves, comes back, wants something back."""
    what, who = lot.below(20), f"guest-{lot.below(3)}"
    match room.questions()[0], what:
        case _, 0:
            room.apply(room.seq + 1, Said(guest=who, name="", seat=0, text="hi", emote=False, at=3.0))
        case _, 1 if who in room.presence.connected:
            room.presence.leave(who)
        case _, 1 | 2:
            room.presence.arrive(who)
        case question, 3:
            room.apply(room.seq + 1, UndoWanted(seat=question.seat, answers=1, asked=[0], at=3.0))
        case question, _:
            key = question.options[lot.below(len(question.options))].key
            room.apply(room.seq + 1, Answered(seat=question.seat, kind=question.kind, key=key, by=who, at=3.0))


def test_views_are_taken_for_those_who_are_here() -> None:
    room = folded(header(2, 6), beginning(2))
    match = room.match
    assert match is not None
    update_for(room, "", Known())  # somebody asks once how the table stands
    room.presence.arrive("guest-1")
    Outlook().update(room, "guest-1", Known())
    watching = match.table.witness
    assert isinstance(watching, Audience)
    assert set(watching.watchers) == {1}
    room.presence.arrive("a watcher")
    Outlook().update(room, "a watcher", Known())
    assert set(watching.watchers) == {1, None}


def test_a_log_that_does_not_fit_is_refused() -> None:
    room = folded(header(2, 7), beginning(2))
    with pytest.raises(BadLog):
        room.apply(room.seq + 2, Said(guest="guest-0", name="", seat=0, text="hi", emote=False, at=1.0))
    with pytest.raises(BadLog):
        room.apply(room.seq + 1, Answered(seat=0, kind="fly", key="fly", by="guest-0", at=1.0))
    with pytest.raises(BadLog):
        folded(header(2, 7), [Answered(seat=0, kind="fly", key="fly", by="guest-0", at=1.0)])


def test_a_summary_says_who_is_waited_for() -> None:
    room = folded(header(2, 8), beginning(2))
    asked = room.questions()[0].seat
    summary = read_summary(write_summary(summary_of(room)))
    assert summary == summary_of(room)
    assert my_table(room.header, summary, f"guest-{asked}").waiting_for_me
    assert not my_table(room.header, summary, f"guest-{1 - asked}").waiting_for_me
    room.apply(room.seq + 1, UndoWanted(seat=asked, answers=1, asked=[1 - asked], at=3.0))
    assert my_table(room.header, summary_of(room), f"guest-{1 - asked}").waiting_for_me
    assert not summary_of(room).waits_for_bot
    room.apply(room.seq + 1, Consented(seat=1 - asked, yes=False, at=3.5))
    room.apply(room.seq + 1, BotSat(seat=asked, bot="rookie", at=4.0))
    assert summary_of(room).waits_for_bot
    mine = my_table(room.header, summary_of(room), f"guest-{asked}")
    assert not mine.waiting_for_me
    assert mine.waiting_for == [f"Guest {asked}"]


def test_a_table_that_could_not_be_loaded_at_first_is_then_loaded_once() -> None:
    """Whoever waited meanwhile gets the same room as whoever comes later."""

    class Failing:
        tries = 0

        async def header(self, code: str) -> Header:
            Failing.tries += 1
            await asyncio.sleep(0.01)
            if Failing.tries == 1:
                raise OSError("the database was away")
            return header(2, 9)

        async def entries(self, table: int, after: int) -> list[tuple[int, Entry]]:
            await asyncio.sleep(0.01)
            return []

    async def whole() -> None:
        tables = Tables(cast(Storage, Failing()), Bus(), Metrics(), lambda opened: None, Checks())
        finding = [asyncio.create_task(tables.find("a-b")) for _ in range(2)]
        for _ in patiently("the second does not try"):
            if Failing.tries == 2:
                break
            await asyncio.sleep(0)
        finding.append(asyncio.create_task(tables.find("a-b")))
        failed, second, third = await asyncio.gather(*finding, return_exceptions=True)
        assert isinstance(failed, OSError)
        assert second is third is await tables.find("a-b")

    completed(whole())


def test_after_enough_was_taken_back_every_move_stands_and_the_table_loads_as_it_was() -> None:
    """On one screen nobody has to be asked: whoever answers and takes back for hours holds nobody up."""
    log: list[Entry] = [Sat(seat=seat, guest="guest-0", name="Ann", at=1.0) for seat in range(2)] + beginning(2)[2:]
    room = folded(header(2, 7), log)

    def fold(*entries: Entry) -> None:
        for entry in entries:
            room.apply(room.seq + 1, entry)
            log.append(entry)

    def roll() -> None:
        """The first die; whatever is asked before it is answered somehow."""
        for _ in patiently("nobody is asked to roll"):
            question = room.questions()[0]
            keys = [option.key for option in question.options]
            key = "roll" if "roll" in keys else keys[0]
            fold(Answered(seat=question.seat, kind=question.kind, key=key, by="guest-0", at=3.0))
            if key == "roll":
                return

    for _ in range(limits.MOST_UNDOS_BY_CONSENT):
        roll()
        fold(*requests.undo(room, "guest-0", Undo(id=1)))
    roll()
    with pytest.raises(requests.Refusal, match="every move stands"):
        requests.undo(room, "guest-0", Undo(id=1))
    assert room.undos_by_consent == limits.MOST_UNDOS_BY_CONSENT
    assert all_updates(folded(header(2, 7), log), 2) == all_updates(room, 2)


@pytest.mark.parametrize("seed", range(3))
def test_what_was_answered_after_a_snapshot_is_answered_again(seed: int) -> None:
    entries = played(3, seed, undos=True)[:-1]
    half = len(entries) // 2
    snapshot = folded(header(3, seed), entries[:half]).match
    whole = folded(header(3, seed), entries).match
    assert snapshot is not None
    assert whole is not None
    match = resume(snapshot.record(), games.find)
    answer_again(match, entries[half:])
    assert match.answers == whole.answers
    assert match.position() == whole.position()


def test_what_newer_rules_do_not_offer_ends_what_is_answered_again() -> None:
    entries = played(2, 4)
    match = folded(header(2, 4), beginning(2)).match
    assert match is not None
    answered = [entry for entry in entries if isinstance(entry, Answered)]
    gone = msgspec.structs.replace(answered[3], key="ramp")
    answer_again(match, [*answered[:3], gone, *answered[4:]])
    assert match.decisions == 3


def test_bots_among_themselves_play_at_so_many_tables_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_BOT_TABLES", limits.MOST_BOT_TABLES_OF_ONE + 1)
    bots: list[Entry] = [BotSat(seat=seat, bot="random", who="", at=1.0) for seat in range(2)]
    tables = object.__new__(Tables)
    tables._open = {}

    def one_more(entries: list[Entry], host: str = "guest-0") -> None:
        head = msgspec.structs.replace(header(2, 1), host=host)
        tables._open[str(len(tables._open))] = OpenRoom(folded(head, [*entries, *beginning(2)[2:]]))

    for _ in range(limits.MOST_BOT_TABLES_OF_ONE):
        tables._check_bots_among_themselves("guest-0")
        one_more(bots)
        one_more(beginning(2)[:2])  # where people sit, nothing is counted
    with pytest.raises(requests.Refusal, match="Bots play at many tables already"):
        tables._check_bots_among_themselves("guest-0")
    tables._check_bots_among_themselves("guest-1")
    one_more(bots, "guest-1")
    with pytest.raises(requests.Refusal, match="Bots play at many tables already"):
        tables._check_bots_among_themselves("guest-2")
