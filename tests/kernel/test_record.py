"""Records: replayed, resumed and verified; whatever is edited, shows."""

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest
from tests.kernel.toy import GAME, SEATS, SETTINGS, SwapMeet, meet, play

from jalopy.kernel import record as records
from jalopy.kernel.chance import Chance, CommittedChance, FastChance, ScriptedChance, Stream
from jalopy.kernel.errors import BadPosition, BadRecord, UnknownGame
from jalopy.kernel.game import Game
from jalopy.kernel.match import Match, match_from, new_match
from jalopy.kernel.playout import play_out
from jalopy.kernel.verifying import verify

Data = dict[str, Any]

SEED = "0123456789abcdef" * 4


def find(name: str) -> Game[Any]:
    if name != GAME.name:
        raise UnknownGame("no-game", game=name, known="")
    return GAME


def finished(seed: int = 3, chance: Chance | None = None) -> Match:
    match = new_match(GAME, 3, {}, chance or FastChance(seed))
    play_out(match, Stream(seed))
    return match


def under_way() -> Match:
    return play(new_match(GAME, 3, {"change": False}, FastChance(8)), "draw", "ring", "enough", "ring")


def data_of(match: Match) -> Data:
    text = json.dumps(match.record())
    data: Data = json.loads(text)
    return data


# --- the round trip -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(12))
def test_a_record_replayed_is_the_same_match(seed: int) -> None:
    match = finished(seed)
    again = records.replay(data_of(match), find)
    assert again.record() == match.record()
    assert again.events(seat=1) == match.events(seat=1)
    assert [place.as_data() for place in again.standing] == [place.as_data() for place in match.standing]
    verify(data_of(match), find)


@pytest.mark.parametrize(
    "chance",
    [
        FastChance(5),
        CommittedChance(SEED, ("guest", "größer")),
        ScriptedChance([2, 3, 4] * 20, picks=[0] * 400),
    ],
)
def test_a_record_knows_its_chance(chance: Chance) -> None:
    match = finished(1, chance)
    data = data_of(match)
    assert data["chance"] == chance.as_data()
    assert verify(data, find).match.record() == match.record()


def test_a_record_of_named_cards_is_verified_too() -> None:
    names = ["bolt", "gear", "belt", "lamp", "bolt", "gear", "gear", "moss"]
    match = new_match(GAME, 2, {"change": False}, ScriptedChance(cards=names, picks=[1]))
    play(match, "draw", "dig", "ring", "enough")
    assert match.events(seat=1)[-3]["facts"] == {"seat": 1, "card": "gear"}
    verify(data_of(match), find)


def test_a_match_nobody_listened_to_has_the_same_record() -> None:
    loud = finished(4)
    quiet = new_match(GAME, 3, {}, FastChance(4), listening=False)
    play_out(quiet, Stream(4))
    assert quiet.record() == loud.record()


def test_a_match_from_a_position_is_recorded_with_it() -> None:
    position = under_way().position()
    match = match_from(GAME, position, FastChance(30))
    play_out(match, Stream(2))
    data = data_of(match)
    assert data["position"] == position
    assert "seats" not in data
    assert verify(data, find).match.record() == match.record()


def test_a_record_does_not_change_when_the_position_it_began_with_is_edited_afterwards() -> None:
    position = under_way().position()
    match = match_from(GAME, position, FastChance(30))
    before = data_of(match)
    position["left"] = 1
    assert data_of(match) == before


def test_records_say_how_far_the_match_has_come() -> None:
    over, going = data_of(finished()), data_of(under_way())
    assert "last_turn" not in over
    assert len(over["standing"]) == 3
    assert going["last_turn"]["answers"] == 1
    assert "end" not in going
    setting_up = data_of(new_match(GAME, 3, {}, FastChance(1)))
    assert "last_turn" not in setting_up


# --- going on -----------------------------------------------------------------------------------------------------


def test_a_match_is_resumed_at_every_question() -> None:
    for seed in range(6):
        match = new_match(GAME, 3, {}, FastChance(seed))
        source = Stream(seed)
        while match.question is not None:
            resumed = records.resume(data_of(match), find)
            assert [question.as_data() for question in resumed.questions] == [
                question.as_data() for question in match.questions
            ]
            assert resumed.record() == match.record()
            assert resumed.can_undo == match.can_undo
            options = match.question.options
            match.answer(options[source.below(len(options))])
        assert records.resume(data_of(match), find).over


def test_a_match_is_resumed_in_the_middle_of_a_common_question() -> None:
    match = play(meet(), "pass-round")
    match.answer("pass:1", seat=2)
    resumed = records.resume(data_of(match), find)
    assert [question.seat for question in resumed.questions] == [0, 1]
    for one in (match, resumed):
        one.answer("pass:0", seat=1)
        one.answer("pass:0", seat=0)
    assert resumed.record() == match.record()


class OtherRules(SwapMeet):
    """The next version of the rules."""


def find_next(name: str) -> Game[Any]:
    return OtherRules(GAME.name, "2", SEATS, SETTINGS, GAME.rulebook, GAME.box)


class Bellless(SwapMeet):
    """Rules in which what was answered cannot be answered any more."""

    def turn(self, state: Any, table: Any) -> Any:
        for question in super().turn(state, table):
            if question.kind == "act":
                question.options = [option for option in question.options if option.key != "ring"]
            yield question


def find_bellless(name: str) -> Game[Any]:
    return Bellless(GAME.name, "2", SEATS, SETTINGS, GAME.rulebook, GAME.box)


def test_under_other_rules_a_match_goes_on_from_its_last_turn() -> None:
    match = under_way()
    data = data_of(match)
    resumed = records.resume(data, find_next)
    assert [question.as_data() for question in resumed.questions] == [
        question.as_data() for question in match.questions
    ]
    assert resumed.answers == match.answers[-1:]
    again = data_of(resumed)
    assert again["rules"] == "2"
    assert again["position"] == data["last_turn"]["position"]
    assert again["earlier"] == [data]
    assert again["after"] == data["checksum"]


def test_under_other_rules_the_turn_restarts_if_its_answers_are_no_longer_possible() -> None:
    resumed = records.resume(data_of(under_way()), find_bellless)
    assert resumed.answers == []
    assert resumed.question is not None
    assert (resumed.question.seat, resumed.question.kind) == (under_way().turns[-1].asked[0].seat, "act")


def test_under_other_rules_answers_to_a_common_question_count_in_whatever_order_they_came() -> None:
    match = play(meet(), "draw", "pass-round")
    match.answer("pass:1", seat=2)
    resumed = records.resume(data_of(match), find_next)
    assert resumed.answers == match.answers[1:]
    assert [question.seat for question in resumed.questions] == [0, 1]


def test_a_match_resumed_twice_keeps_all_its_parts() -> None:
    once = records.resume(data_of(under_way()), find_next)
    again = records.resume(data_of(once), find)
    assert [part["rules"] for part in data_of(again)["earlier"]] == ["1", "2"]


def test_under_other_rules_nothing_goes_on_before_the_first_turn_or_after_the_end() -> None:
    for match in (new_match(GAME, 3, {}, FastChance(1)), finished()):
        with pytest.raises(BadRecord, match="made with rules 1 of swap-meet; this program has 2"):
            records.resume(data_of(match), find_next)


def test_a_record_of_other_rules_is_neither_replayed_nor_verified() -> None:
    refusals: list[Callable[[object, records.FindGame], object]] = [records.replay, verify]
    for refuse in refusals:
        with pytest.raises(BadRecord, match="this program has 2 and would play another match"):
            refuse(data_of(finished()), find_next)


# --- verifying ----------------------------------------------------------------------------------------------------


def set_at(*path: Any) -> Callable[[Data], None]:
    *way, last, value = path

    def change(data: Data) -> None:
        at: Any = data
        for step in way:
            at = at[step]
        at[last] = value

    return change


def without(*path: Any) -> Callable[[Data], None]:
    *way, last = path

    def change(data: Data) -> None:
        at: Any = data
        for step in way:
            at = at[step]
        del at[last]

    return change


EDITS: list[tuple[str, Callable[[Data], None], str]] = [
    ("format", set_at("format", 1), "has format 1; this program reads formats 2 and 3"),
    ("seed", set_at("chance", "seed", 999), "draw 1: the record says"),
    ("kind of chance", set_at("chance", "kind", "loaded"), "'loaded'; possible are: fast, committed, scripted"),
    ("more chance", set_at("chance", "luck", 1), "unknown field 'luck'"),
    ("setting", set_at("settings", "rounds", 2), "turns|over|hash|state"),
    ("unknown setting", set_at("settings", "weather", "rain"), "swap-meet has no setting 'weather'"),
    ("bad setting", set_at("settings", "rounds", [3]), "'rounds' in the record must be a word"),
    ("seats", set_at("seats", 2), "draw|state|Answer"),
    ("no seats", without("seats"), "the record lacks 'seats'"),
    ("answer's key", set_at("answers", 0, 2, "nonsense"), "Answer 1 of the record does not fit: 'nonsense'"),
    ("answer's kind", set_at("answers", 0, 1, "act"), "Answer 1 of the record is seat 0's to 'act', but there"),
    ("answer's seat", set_at("answers", 0, 0, 9), "Answer 1 of the record is seat 9's"),
    ("answer's shape", set_at("answers", 0, [0, "act"]), r"Answer 1 in the record is not \(seat, kind, key\)"),
    ("answer by yes", set_at("answers", 1, 0, True), r"Answer 2 in the record is not \(seat, kind, key\)"),
    ("lost answer", without("answers", 4), "draw|state|Answer|turns"),
    ("die", set_at("drawn", 0, 0, 99), "Turn 0, draw 1: the record says 99, but chance gives"),
    ("more dice", set_at("drawn", 1, [1] * 50), "Turn 1, draw|Turn 1: the record has 50 draws"),
    ("dice are words", set_at("drawn", 1, ["six"]), "drawn in turn 1 is not a list of dice and lots"),
    ("dice by yes", set_at("drawn", 1, [True]), "drawn in turn 1 is not a list of dice and lots"),
    ("lot by yes", set_at("drawn", 1, [[0, True]]), "drawn in turn 1 is not a list of dice and lots"),
    ("lot of three", set_at("drawn", 1, [[0, 1, 2]]), "drawn in turn 1 is not a list of dice and lots"),
    ("lot for a die", set_at("drawn", 0, 0, [1, 99]), "Turn 0, draw 1: the record says 1 among 99, but chance gives"),
    ("lost turn", without("drawn", -1), "the record has none|tells of"),
    ("digest", set_at("digests", 2, "0" * 32), "start of turn 2 is not the recorded one"),
    ("lost digest", without("digests", 1), "start of turn 1 is not the recorded one"),
    ("count of events", set_at("events", 1), "counts 1 events, but"),
    ("hash", set_at("hash", "0" * 64), "hash of the events is another"),
    ("end", set_at("end", "0" * 32), "The end of the match in the record is not"),
    ("standing", set_at("standing", 0, "seat", 9), "The end of the match in the record is not"),
    ("first by yes", set_at("standing", 0, "place", True), "The end of the match in the record is not"),
    ("no standing", without("standing"), "The end of the match in the record is not"),
    ("a last turn", set_at("last_turn", {"position": {}, "answers": 0}), "The last turn's position in the record"),
    ("rules", set_at("rules", "0"), "The checksum is another"),
    ("checksum", set_at("checksum", "0" * 32), "The checksum is another"),
    ("no checksum", without("checksum"), "the record lacks 'checksum'"),
    ("a part before", set_at("after", "0" * 32), "It follows a part that the record does not have"),
    ("a setting's kind", set_at("settings", "rounds", "3"), "The checksum is another"),
    ("setting left out", without("settings", "change"), "The checksum is another"),
    ("game", set_at("game", "chess"), "There is no game 'chess'"),
    ("more", set_at("comment", "well played"), "the record has an unknown field 'comment'"),
]


@pytest.mark.parametrize(("edit", "complaint"), [pytest.param(edit, text, id=name) for name, edit, text in EDITS])
def test_every_edit_of_a_record_shows(edit: Callable[[Data], None], complaint: str) -> None:
    data = data_of(finished(2))
    verify(copy.deepcopy(data), find)
    edit(data)
    with pytest.raises((BadRecord, UnknownGame), match=complaint):
        verify(data, find)


@pytest.mark.parametrize(
    ("edit", "complaint"),
    [
        (set_at("last_turn", "answers", 0), "The last turn's position"),
        (set_at("last_turn", "answers", 99), "'answers' in 'last_turn' must be a whole number from 0 to 4"),
        (set_at("last_turn", "position", "left", 1), "The last turn's position"),
        (set_at("last_turn", "position", "waited", 0), "The last turn's position"),
        (set_at("last_turn", "more", 1), "unknown field 'more'"),
        (without("last_turn"), "The last turn's position"),
        (set_at("standing", []), "The checksum is another"),
        (set_at("end", "0" * 32), "The end of the match"),
    ],
)
def test_every_edit_of_an_unfinished_record_shows(edit: Callable[[Data], None], complaint: str) -> None:
    data = data_of(under_way())
    edit(data)
    with pytest.raises(BadRecord, match=complaint):
        verify(data, find)


def test_a_seed_that_does_not_fit_its_commitment_is_refused() -> None:
    data = data_of(finished(1, CommittedChance(SEED)))
    data["chance"]["seed"] = "f" * 64
    with pytest.raises(BadRecord, match="The seed does not fit the commitment"):
        verify(data, find)


def test_added_entropy_shows_in_the_dice() -> None:
    data = data_of(finished(1, CommittedChance(SEED)))
    data["chance"]["entropy"] = ["more"]
    with pytest.raises(BadRecord, match="Turn 0, draw 1"):
        verify(data, find)


@pytest.mark.parametrize("entropy", [["\ud800"], [3], "text"])
def test_entropy_that_is_no_text_is_refused(entropy: object) -> None:
    data = data_of(finished(1, CommittedChance(SEED)))
    data["chance"]["entropy"] = entropy
    with pytest.raises(BadRecord, match=r"UTF-8|texts only|must be a list"):
        verify(data, find)


def test_a_script_that_is_too_short_is_refused() -> None:
    data = data_of(play(meet(dice=[3, 4]), "dare", "roll"))
    data["chance"]["dice"] = [3]
    with pytest.raises(BadRecord, match="Answer 2 of the record does not fit: The script's dice end after 1"):
        verify(data, find)


def test_a_position_that_cannot_be_is_refused_as_a_record() -> None:
    data = data_of(match_from(GAME, under_way().position(), FastChance(1)))
    data["position"]["active"] = 7
    with pytest.raises(BadRecord, match="The match in the record cannot begin: 'active' in the position"):
        verify(data, find)
    with pytest.raises(BadPosition):
        GAME.from_position(data["position"])


def test_replaying_an_edited_record_plays_what_it_says() -> None:
    data = data_of(under_way())
    data["hash"] = "edited"
    assert records.replay(data, find).answers == under_way().answers
    data["answers"].append([0, "ring-on", "enough"])
    with pytest.raises(BadRecord, match="Answer 5"):
        records.replay({**data, "answers": [*data["answers"], [0, "act", "ring"]]}, find)


@pytest.mark.parametrize("data", [None, [], "record", 3, {}])
def test_what_is_no_record_is_refused(data: object) -> None:
    readers: list[Callable[[object, records.FindGame], object]] = [records.replay, records.resume, verify]
    for read in readers:
        with pytest.raises(BadRecord, match=r"the record must be a table|the record lacks 'format'"):
            read(data, find)
