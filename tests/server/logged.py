"""What must be true of a table's log, held against what its people were told. It runs in a process of its own."""

import hashlib
import json
from dataclasses import dataclass, field
from typing import Any

import msgspec

import jalopy
from jalopy.kernel.errors import JalopyError
from jalopy.server.entries import Answered, Header, decode
from jalopy.server.outlook import scenes_for
from jalopy.server.room import BadLog, Room

encode = msgspec.json.Encoder().encode


def digest(scene: bytes) -> bytes:
    return hashlib.blake2b(scene, digest_size=8).digest()


@dataclass
class Acknowledged:
    """Answers that somebody was told are in the log, as number `seq` or before."""

    question: int
    seat: int
    keys: list[str]
    seq: int


@dataclass
class Heard:
    """What one guest was told: as which seat (or as a spectator), a digest of each scene, and what was acknowledged.

    Of a scene that was taken back nothing is kept: it leads nowhere, and is told otherwise to whoever comes later.
    """

    ears: int | None
    scenes: list[bytes | None]
    acknowledged: list[Acknowledged]


@dataclass
class Found:
    problems: list[str] = field(default_factory=list)
    acknowledged: int = 0
    logged: int = 0  # answers
    scenes: int = 0  # compared byte by byte
    verified: int = 0  # records
    decisions: int = 0
    seq: int = 0


def check(header: Header, rows: list[tuple[int, str]], heard: list[Heard], record: bytes | None) -> Found:
    """Every acknowledged answer is in the log once and in order, the log can be folded, and everybody saw what it says."""
    found = Found()
    room = Room(header)
    given: dict[tuple[int, int], tuple[int, str]] = {}  # question and seat: number and key
    keys: dict[int, str] = {}
    for seq, text in rows:
        entry = decode(text)
        if isinstance(entry, Answered):
            asked = (room.question_id, entry.seat)
            if asked in given:
                found.problems.append(f"the answer of seat {asked[1]} to question {asked[0]} is in the log twice")
            given[asked] = (seq, entry.key)
            keys[seq] = entry.key
            found.logged += 1
        try:
            room.apply(seq, entry)
        except BadLog as error:
            found.problems.append(f"the log cannot be folded: {error}")
            return found
    found.seq = room.seq
    if room.failed:
        found.problems.append(f"the rules broke on entry {room.failed}")
    for each in heard:
        _check_acknowledged(each, given, keys, found)
        _check_scenes(each, room, found)
    if room.match is not None:
        found.decisions = room.match.decisions
        if room.match.over:
            _check_record(record, found)
    return found


def _check_acknowledged(
    heard: Heard, given: dict[tuple[int, int], tuple[int, str]], keys: dict[int, str], found: Found
) -> None:
    before = 0
    for each in heard.acknowledged:
        found.acknowledged += len(each.keys)
        seq, _ = given.get((each.question, each.seat), (0, ""))
        if not seq or [keys.get(seq + place) for place in range(len(each.keys))] != each.keys:
            found.problems.append(
                f"the answer of seat {each.seat} to question {each.question} was acknowledged and is lost"
            )
        elif seq + len(each.keys) - 1 > each.seq:
            found.problems.append(f"entry {seq} was acknowledged as number {each.seq}")
        elif seq <= before:
            found.problems.append(f"entry {seq} was acknowledged after entry {before}")
        before = max(before, seq)


def _check_scenes(heard: Heard, room: Room, found: Found) -> None:
    if room.match is None or not heard.scenes:
        return
    room.match.watch([heard.ears])
    told = [encode(scene) for scene in scenes_for(room, room.match, heard.ears, 0)]
    gone: set[int] = set()
    for scene in told:
        gone.update(taken_back(scene))
    if len(heard.scenes) > len(told):
        found.problems.append(f"somebody saw {len(heard.scenes)} scenes, and there are {len(told)}")
    for number, (saw, scene) in enumerate(zip(heard.scenes, told, strict=False)):
        if saw is not None and number not in gone:
            found.scenes += 1
            if saw != digest(scene):
                found.problems.append(f"{_who(heard.ears)} saw another scene {number} than the log tells them")
                return


def _who(ears: int | None) -> str:
    return "a spectator" if ears is None else f"seat {ears}"


def taken_back(scene: bytes) -> list[int]:
    """Numbers of the scenes that this one takes back."""
    if b'"taken-back"' not in scene:
        return []
    data: dict[str, Any] = msgspec.json.decode(scene)
    return list(data["facts"]["events"]) if data["kind"] == "taken-back" else []


def _check_record(record: bytes | None, found: Found) -> None:
    if record is None:
        found.problems.append("the match is over, and there is no record of it")
        return
    try:
        verified = jalopy.verify(json.loads(record))
    except JalopyError as error:
        found.problems.append(f"the record does not verify: {error}")
        return
    if not verified.complete:
        found.problems.append("the record verifies in part only")
    found.verified += 1
