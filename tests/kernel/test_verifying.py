"""Records of several parts: each is verified where its rules are at hand, and whatever is changed in any of them shows."""

import copy
import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from tests.kernel.toy import GAME, SEATS, SETTINGS, SwapMeet, play

from jalopy.kernel import record as records
from jalopy.kernel.chance import Chance, CommittedChance, FastChance, ScriptedChance, Stream
from jalopy.kernel.errors import BadRecord
from jalopy.kernel.events import digest
from jalopy.kernel.match import Match, match_from, new_match
from jalopy.kernel.playout import play_out
from jalopy.kernel.verifying import BROKEN, ELSEWHERE, VERIFIED, examine, verify

Data = dict[str, Any]
Edit = Callable[[Data], None]

SEED = "fedcba9876543210" * 4
OTHER_SEED = CommittedChance("ab" * 32)


def at_hand(version: str) -> records.FindGame:
    """A program that has this version of the toy's rules, and no other."""
    game = SwapMeet(GAME.name, version, SEATS, SETTINGS, GAME.rulebook, GAME.box)
    return lambda name: game


def sent(match: Match) -> Data:
    data: Data = json.loads(json.dumps(match.record()))
    return data


def play_some(match: Match, answers: int, seed: int) -> Match:
    """By lot, and then on until a turn is under way in which dice were rolled and something was answered."""
    source = Stream(seed)
    while match.decisions < answers or not (match.turns[-1].asked and match.turns[-1].drawn):
        question = match.question
        assert question is not None, "the match was over too soon"
        dares = [option for option in question.options if option.key in ("dare", "roll")]
        among = dares if match.decisions >= answers and dares else question.options
        match.answer(among[source.below(len(among))], question.seat)
    return match


def three_parts(chance: Chance | None = None) -> Data:
    """A match that went on twice under other rules, and was played to its end."""
    chance = chance or CommittedChance(SEED, ("a guest",))
    match = play_some(new_match(at_hand("1")(""), 3, {"rounds": 5}, chance), 5, 1)
    match = play_some(records.resume(sent(match), at_hand("2")), 5, 2)
    match = records.resume(sent(match), at_hand("3"))
    play_out(match, Stream(3))
    data = sent(match)
    assert [part["rules"] for part in data["earlier"]] == ["1", "2"]
    return data


WHOLE = three_parts()


def part_of(data: Data, number: int) -> Data:
    part: Data = [*data["earlier"], data][number - 1]
    return part


# --- what is sound ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("version", ["1", "2", "3"])
def test_the_part_whose_rules_are_at_hand_is_verified_and_the_others_are_named(version: str) -> None:
    found = verify(WHOLE, at_hand(version))
    assert [part.result for part in found.parts] == [
        VERIFIED if rules == version else ELSEWHERE for rules in ("1", "2", "3")
    ]
    for part in found.parts:
        assert part.draws == sum(map(len, part_of(WHOLE, part.number)["drawn"])) > 0
        if part.result == ELSEWHERE:
            assert part.reason == f"Playing it again takes rules {part.rules} of swap-meet; this program has {version}."
            assert part.match is None
        else:
            assert part.reason == ""
            assert part.match is not None
            assert sent(part.match)["hash"] == part_of(WHOLE, part.number)["hash"]
    assert found.result == VERIFIED
    assert not found.complete


def test_two_parts_under_the_same_rules_are_both_verified() -> None:
    match = play_some(new_match(at_hand("1")(""), 3, {"rounds": 5}, FastChance(3)), 4, 1)
    match = play_some(records.resume(sent(match), at_hand("2")), 4, 2)
    match = records.resume(sent(match), at_hand("1"))
    play_out(match, Stream(3))
    found = verify(sent(match), at_hand("1"))
    assert [part.result for part in found.parts] == [VERIFIED, ELSEWHERE, VERIFIED]
    assert sent(found.match) == sent(match)


def test_the_verified_match_has_all_its_parts() -> None:
    assert sent(verify(WHOLE, at_hand("3")).match) == WHOLE
    with pytest.raises(BadRecord, match="made with rules 3 of swap-meet; this program has 1"):
        _ = verify(WHOLE, at_hand("1")).match


def test_a_match_that_took_answers_back_after_it_went_on_is_sound() -> None:
    match = play_some(new_match(at_hand("1")(""), 3, {"rounds": 5}, FastChance(5)), 5, 1)
    match = records.resume(sent(match), at_hand("2"))
    match.undo(by_consent=True, back=match.decisions)
    assert match.answers == []
    play_out(match, Stream(8))
    assert [part.result for part in verify(sent(match), at_hand("2")).parts] == [ELSEWHERE, VERIFIED]


def test_a_match_under_way_that_went_on_is_sound() -> None:
    match = play_some(new_match(at_hand("1")(""), 3, {"rounds": 5}, FastChance(5)), 5, 1)
    for version in ("2", "3", "2"):
        match = records.resume(sent(match), at_hand(version))
        found = verify(sent(match), at_hand(version))
        assert sent(found.match) == sent(match)


def test_where_no_rules_are_at_hand_nothing_is_verified_but_all_else_is_compared() -> None:
    found = examine(WHOLE, at_hand("4"))
    assert [part.result for part in found.parts] == [ELSEWHERE] * 3
    assert all(part.draws for part in found.parts)
    assert found.result == ELSEWHERE
    assert found.reason == (
        "The record was made with rules 1, 2, 3 of swap-meet; this program has 4 and would play another match."
    )
    with pytest.raises(BadRecord, match="made with rules 1, 2, 3 of swap-meet"):
        verify(WHOLE, at_hand("4"))


def test_without_its_rules_a_script_cannot_be_told_from_what_was_drawn() -> None:
    match = play(new_match(at_hand("1")(""), 2, {"change": False}, ScriptedChance([2, 3, 4], picks=[0] * 90)), "dare")
    (part,) = examine(sent(match), at_hand("2")).parts
    assert (part.result, part.draws) == (ELSEWHERE, 0)
    (part,) = examine(sent(match), at_hand("1")).parts
    assert (part.result, part.draws) == (VERIFIED, sum(map(len, sent(match)["drawn"])))


def test_a_position_that_does_not_tell_its_turn_is_helped_by_the_last_turns() -> None:
    """Written by hand, it may leave the number of its turn to the rules; without them the draws' turns are not known."""
    begun = play_some(new_match(GAME, 3, {"rounds": 5}, FastChance(2)), 3, 1)
    match = play_some(match_from(GAME, begun.position(), FastChance(6)), 4, 2)
    data = resealed(sent(match), lambda data: data["position"].pop("turn"))
    (part,) = examine(data, at_hand("2")).parts
    assert part.draws == sum(map(len, data["drawn"])) > 0
    play_out(match, Stream(2))
    over = resealed(sent(match), lambda data: data["position"].pop("turn"))
    (part,) = examine(over, at_hand("2")).parts
    assert (part.result, part.draws) == (ELSEWHERE, 0)


# --- what is not ----------------------------------------------------------------------------------------------------


def edited(number: int, edit: Edit) -> Data:
    data = copy.deepcopy(WHOLE)
    edit(part_of(data, number))
    assert data != WHOLE
    return data


def resealed(data: Data, edit: Edit = lambda data: None) -> Data:
    """As a forger does it who knows how checksums are made."""
    data = copy.deepcopy(data)
    edit(data)
    before = ""
    for part in [*data.get("earlier", []), data]:
        if before:
            part["after"] = before
        part["checksum"] = before = records.checksum_of(part)
    return data


def change_answer(part: Data) -> None:
    answer = next(answer for answer in part["answers"] if answer[2] in ("roll", "dare", "stop", "draw", "ring"))
    answer[2] = "stop" if answer[2] == "roll" else "ring" if answer[2] in ("dare", "draw") else "roll"


def drop_answer(part: Data) -> None:
    part["answers"].pop(0)


def change_die(part: Data) -> None:
    for turn in part["drawn"]:
        for place, draw in enumerate(turn):
            if isinstance(draw, int):
                turn[place] = draw % 6 + 1
                return


def change_last_draw(part: Data) -> None:
    """In an earlier part it belongs to the turn that the next part begins anew."""
    turn = next(turn for turn in reversed(part["drawn"]) if turn)
    turn[-1] = turn[-1] % 6 + 1 if isinstance(turn[-1], int) else [(turn[-1][0] + 1) % turn[-1][1], turn[-1][1]]


def among_nothing(part: Data) -> None:
    part["drawn"][0].append([0, 0])


def change_seed(part: Data) -> None:
    part["chance"]["seed"] = OTHER_SEED.seed


def change_seed_and_commitment(part: Data) -> None:
    part["chance"].update(seed=OTHER_SEED.seed, commitment=OTHER_SEED.commitment)


def change_entropy(part: Data) -> None:
    part["chance"]["entropy"] = ["another guest"]


def change_setting(part: Data) -> None:
    start = part if "settings" in part else part["position"]
    start["settings"]["rounds"] = 3


def change_seats(part: Data) -> None:
    start = part if "seats" in part else part["position"]
    start["seats"] = 2


def change_start(part: Data) -> None:
    if "position" in part:
        part["position"]["points"][0] += 1
    else:
        part["settings"]["change"] = False


def change_last_position(part: Data) -> None:
    part["last_turn"]["position"]["points"][0] += 1


def change_last_position_and_digest(part: Data) -> None:
    change_last_position(part)
    part["digests"][-1] = digest(part["last_turn"]["position"])


def change_digest(part: Data) -> None:
    part["digests"][-1] = "0" * 32


def drop_turn(part: Data) -> None:
    part["drawn"].pop()


def change_hash(part: Data) -> None:
    part["hash"] = "0" * 64


def change_rules(part: Data) -> None:
    part["rules"] = "9"


def change_game(part: Data) -> None:
    part["game"] = "chess"


def change_checksum(part: Data) -> None:
    part["checksum"] = "0" * 32


def change_standing(part: Data) -> None:
    part["standing"].reverse()


def change_after(part: Data) -> None:
    part["after"] = "0" * 32


OF_ANY_PART: list[Edit] = [
    change_answer,
    drop_answer,
    change_die,
    change_last_draw,
    among_nothing,
    change_seed,
    change_seed_and_commitment,
    change_entropy,
    change_setting,
    change_seats,
    change_start,
    change_digest,
    drop_turn,
    change_hash,
    change_rules,
    change_checksum,
    change_after,
]
OF_EARLIER_PARTS: list[Edit] = [change_last_position, change_last_position_and_digest, change_game]
EDITS = [(number, edit) for number in (1, 2, 3) for edit in OF_ANY_PART]
EDITS += [(number, edit) for number in (1, 2) for edit in OF_EARLIER_PARTS]
EDITS.append((3, change_standing))


@pytest.mark.parametrize("version", ["1", "2", "3", "4"])
@pytest.mark.parametrize(
    ("number", "edit"), [pytest.param(number, edit, id=f"{edit.__name__}-{number}") for number, edit in EDITS]
)
def test_whatever_is_changed_in_a_part_shows(version: str, number: int, edit: Edit) -> None:
    data = edited(number, edit)
    found = examine(data, at_hand(version))
    assert found.result == BROKEN
    assert found.parts[number - 1].result == BROKEN
    assert found.parts[number - 1].reason
    assert all(part.number in (number, number + 1) for part in found.parts if part.result == BROKEN)
    with pytest.raises(BadRecord, match=r"^Part [123] of 3: "):
        verify(data, at_hand(version))


# What a forger changes who makes all checksums anew; the other parts' rules are at hand, or none are.
FORGERIES: list[tuple[int, Edit, str]] = [
    (1, change_die, "Turn [0-9]+, draw [0-9]+: the record says [1-6], but chance gives [1-6]"),
    (2, change_die, "Turn [0-9]+, draw [0-9]+: the record says [1-6], but chance gives [1-6]"),
    (1, change_last_draw, "but chance gives"),
    (2, change_last_draw, "but chance gives"),
    (2, among_nothing, "the record says 0 among 0"),
    (1, change_seed_and_commitment, "but chance gives"),
    (2, change_seed_and_commitment, "Its chance is another than that of part 1"),
    (2, change_entropy, "Its chance is another than that of part 1"),
    (1, change_entropy, "but chance gives"),
    (1, change_setting, "The setting 'rounds' at the start is another than in the last turn's position"),
    (1, change_seats, "The number of seats at the start is another than in the last turn's position"),
    (2, change_setting, "It does not begin with the position that part 1 ended with"),
    (2, change_start, "It does not begin with the position that part 1 ended with"),
    (1, change_last_position, "The last turn's position in the record is not the one of its digest"),
    (1, change_digest, "The last turn's position in the record is not the one of its digest"),
    (1, drop_turn, "turns"),
    (2, change_game, "It is of chess, but the record of swap-meet"),
]


@pytest.mark.parametrize(
    ("number", "edit", "complaint"),
    [pytest.param(*forgery, id=f"{forgery[1].__name__}-{forgery[0]}") for forgery in FORGERIES],
)
def test_what_needs_no_rules_to_be_found_is_found_without_them(number: int, edit: Edit, complaint: str) -> None:
    data = resealed(edited(number, edit))
    part = examine(data, at_hand("4")).parts[number - 1]
    assert part.result == BROKEN
    assert re.search(complaint, part.reason)


def test_a_forged_end_shows_where_the_next_part_begins() -> None:
    data = resealed(edited(1, change_last_position_and_digest))
    for version in ("2", "3", "4"):
        found = examine(data, at_hand(version))
        assert found.parts[1].reason == "It does not begin with the position that part 1 ended with."
    # Where the rules of the first part are at hand, they do not lead to that position either.
    assert examine(data, at_hand("1")).parts[0].result == BROKEN


def test_a_forged_answer_is_found_by_whoever_has_the_rules() -> None:
    for number, version in ((1, "1"), (2, "2"), (3, "3")):
        found = examine(resealed(edited(number, change_answer)), at_hand(version))
        assert [part.number for part in found.parts if part.result == BROKEN] == [number]


def test_parts_that_were_made_anew_do_not_fit_the_next() -> None:
    """Whoever edits a part and makes its checksum anew leaves the next part after another one."""
    data = edited(1, change_hash)
    part_of(data, 1)["checksum"] = records.checksum_of(part_of(data, 1))
    found = examine(data, at_hand("3"))
    assert [part.result for part in found.parts] == [ELSEWHERE, BROKEN, VERIFIED]
    assert found.parts[1].reason == "It does not follow part 1, but one with another checksum."


@pytest.mark.parametrize("lost", [0, 1])
def test_a_lost_part_is_missed(lost: int) -> None:
    data = copy.deepcopy(WHOLE)
    del data["earlier"][lost]
    found = examine(data, at_hand("3"))
    assert found.result == BROKEN
    if lost == 0:
        assert found.parts[0].reason == "It follows a part that the record does not have."


@pytest.mark.parametrize("name", ["format", "game"])
def test_a_part_that_does_not_say_what_it_is_is_refused(name: str) -> None:
    data = copy.deepcopy(WHOLE)
    del data["earlier"][0][name]
    assert examine(data, at_hand("3")).result == BROKEN


def test_all_lost_parts_are_missed() -> None:
    data = copy.deepcopy(WHOLE)
    del data["earlier"]
    with pytest.raises(BadRecord, match="It follows a part that the record does not have"):
        verify(data, at_hand("3"))


def test_parts_in_another_order_are_found() -> None:
    data = copy.deepcopy(WHOLE)
    data["earlier"].reverse()
    assert examine(data, at_hand("3")).result == BROKEN


def test_a_part_that_ended_is_not_followed() -> None:
    data = copy.deepcopy(WHOLE)
    first = part_of(data, 1)
    del first["last_turn"]
    first["end"], first["standing"] = data["end"], data["standing"]
    found = examine(resealed(data), at_hand("4"))
    assert found.parts[1].reason == "It follows part 1, which was not under way when it ended."


def test_a_part_that_starts_from_the_box_is_no_continuation() -> None:
    data = copy.deepcopy(WHOLE)
    second = part_of(data, 2)
    del second["position"]
    second["seats"], second["settings"] = 3, part_of(data, 1)["settings"]
    found = examine(resealed(data), at_hand("4"))
    assert found.parts[1].reason == "It follows part 1, but begins with the set-up."


def test_a_turn_is_not_played_once_more_under_the_same_rules() -> None:
    """Only other rules open a new part; otherwise whoever disliked a turn could begin it anew."""
    match = play_some(new_match(at_hand("1")(""), 3, {"rounds": 5}, FastChance(5)), 5, 1)
    anew = match_from(at_hand("1")(""), match.position(), FastChance(5))
    anew.earlier = [sent(match)]
    found = examine(sent(anew), at_hand("1"))
    assert found.parts[1].reason == "It was played under the same rules as part 1, and so is no part of its own."


def test_a_part_that_cannot_be_read_is_named_and_the_others_are_examined() -> None:
    found = examine(edited(1, lambda part: part.pop("answers")), at_hand("3"))
    assert [part.result for part in found.parts] == [BROKEN, ELSEWHERE, VERIFIED]
    assert found.parts[0].reason == "the record's earlier part 1 lacks 'answers'."
    assert found.reason == "Part 1 of 3: the record's earlier part 1 lacks 'answers'."


def test_text_that_cannot_be_written_is_refused_in_words() -> None:
    for version in ("1", "2"):
        data = edited(1, lambda part: part["answers"].append([0, "act", "\ud800"]))
        assert examine(data, at_hand(version)).result == BROKEN
    data = edited(1, lambda part: part["last_turn"]["position"].update(note="\ud800"))
    assert examine(data, at_hand("4")).result == BROKEN


# --- settings, and records of the older format ------------------------------------------------------------------------


def setting_up() -> Data:
    return sent(new_match(GAME, 3, {}, FastChance(1)))


def older(data: Data) -> Data:
    """The same record in format 2: without checksums, and its parts without format and game."""
    data = copy.deepcopy(data)
    told = {name: value for name, value in data.items() if name not in ("checksum", "after", "earlier")}
    if "earlier" in data:
        told["earlier"] = [
            {name: value for name, value in part.items() if name not in ("format", "game", "checksum", "after")}
            for part in data["earlier"]
        ]
    return {**told, "format": 2}


@pytest.mark.parametrize(("name", "value"), [("rounds", 5), ("rounds", 2), ("rounds", "3")])
@pytest.mark.parametrize("version", ["1", "2"])
def test_a_changed_setting_shows_even_if_only_the_set_up_was_played(name: str, value: Any, version: str) -> None:
    data = setting_up()
    assert examine(data, at_hand(version)).result != BROKEN
    data["settings"][name] = value
    found = examine(data, at_hand(version))
    assert found.result == BROKEN
    assert "checksum" in found.reason


def test_a_setting_that_was_left_out_shows_too() -> None:
    data = setting_up()
    del data["settings"]["rounds"]
    with pytest.raises(BadRecord, match="checksum"):
        verify(data, at_hand("1"))


def test_records_of_the_older_format_are_read_as_ever() -> None:
    match = play_some(new_match(GAME, 3, {"rounds": 5}, FastChance(5)), 5, 1)
    old = older(sent(match))
    assert sent(records.replay(old, at_hand("1"))) == sent(match)
    assert sent(records.resume(old, at_hand("1"))) == sent(match)
    found = verify(old, at_hand("1"))
    assert sent(found.match) == sent(match)
    assert found.parts[0].segment is not None
    assert found.parts[0].segment.checksum == ""
    assert verify(older(setting_up()), at_hand("1")).result == VERIFIED


@pytest.mark.parametrize("version", ["1", "2", "3"])
def test_parts_of_the_older_format_are_verified_as_well(version: str) -> None:
    found = verify(older(WHOLE), at_hand(version))
    assert [part.result for part in found.parts] == [
        VERIFIED if rules == version else ELSEWHERE for rules in ("1", "2", "3")
    ]


@pytest.mark.parametrize("edit", [change_die, change_seed, change_entropy, change_start, change_digest])
@pytest.mark.parametrize("number", [1, 2])
def test_what_is_changed_in_a_part_of_the_older_format_shows(number: int, edit: Edit) -> None:
    data = older(WHOLE)
    edit(part_of(data, number))
    if (number, edit) == (1, change_start):
        assert examine(data, at_hand("1")).result == BROKEN
    found = examine(data, at_hand("3"))
    assert found.parts[number - 1].result == BROKEN


def test_a_match_of_the_older_format_goes_on_and_what_it_was_stays_bound() -> None:
    match = play_some(new_match(at_hand("1")(""), 3, {"rounds": 5}, FastChance(5)), 5, 1)
    old = older(sent(match))
    match = play_some(records.resume(old, at_hand("2")), 5, 2)
    match = records.resume(older(sent(match)), at_hand("3"))
    play_out(match, Stream(3))
    data = sent(match)
    assert [part["format"] for part in data["earlier"]] == [2, 2]
    assert data["format"] == 3
    assert [part.result for part in verify(data, at_hand("3")).parts] == [ELSEWHERE, ELSEWHERE, VERIFIED]
    part_of(data, 2)["hash"] = "0" * 64
    found = examine(data, at_hand("3"))
    assert found.parts[2].reason == "It does not follow part 2, but one with another checksum."


def test_a_checksum_in_the_older_format_is_an_unknown_field() -> None:
    data = {**setting_up(), "format": 2}
    with pytest.raises(BadRecord, match="unknown field 'checksum'"):
        verify(data, at_hand("1"))


# --- told again -------------------------------------------------------------------------------------------------------


def test_all_parts_are_told_whose_rules_are_at_hand() -> None:
    told = records.replay_parts(WHOLE, at_hand("2"))
    assert [(segment.rules, match is not None) for segment, match in told] == [("1", False), ("2", True), ("3", False)]
    match = told[1][1]
    assert match is not None
    assert sent(match) == {**part_of(WHOLE, 2), "earlier": WHOLE["earlier"][:1]}


def test_where_no_part_can_be_told_the_record_is_refused() -> None:
    with pytest.raises(BadRecord, match="made with rules 1, 2, 3 of swap-meet; this program has 4"):
        records.replay_parts(WHOLE, at_hand("4"))
