"""Attacks of people on people: a try that gets through would be one too many."""

import time
from collections import Counter
from collections.abc import Iterator

from bench.attacking.stage import Stage, Told, two_or_more
from tests.server.guests import LIKE_GUEST_1, Guest, Hearing, Line, hang_up, play_together, seated, started
from tests.server.serving import Serving
from tests.waiting import patiently

from jalopy import games

AWAY = 0.15  # seconds that somebody needs to load the page anew
LASTS = 10.0  # seconds that an attack goes on at least
SHORT = {"agreed", "play_on_from", "seat", "since"}  # what is told of somebody who is asked


def for_a_while(seconds: float = LASTS) -> Iterator[int]:
    """Rounds until so much time is over; one at least."""
    ends = time.monotonic() + seconds
    number = 0
    while not number or time.monotonic() < ends:
        yield number
        number += 1


def summed(told: Counter[str]) -> str:
    return ", ".join(f"{count} {what}" for what, count in told.most_common(4)) or "nothing"


def wait_till(moment: float) -> None:
    time.sleep(max(0.0, moment - time.time()) + 0.1)


def play_until_answered(by: Line, then: Line) -> None:
    """The last answer is theirs, and the other is asked."""
    for _ in patiently("they never take turns", 60):
        answering = by.question is not None
        play_together([by, then], 1)
        if answering and then.question is not None:
            return


# --- 1 ----------------------------------------------------------------------------------------------------------------------------


def consent_by_bot(stage: Stage) -> Told:
    """Somebody loads their page anew; another puts a bot on their chair, and takes back what both have answered."""
    code, guests, (one, two) = started(stage.serving, 2)
    heard: Counter[str] = Counter()
    tries = through = 0
    for _ in for_a_while():
        play_until_answered(two, one)
        given = one.match["answers"]
        two.socket.close()
        time.sleep(AWAY)
        put = one.do("bot", seat=1, bot="rookie")
        undone = one.do("undo", answers=given)
        agreed = one.do("consent", yes=True)
        back = guests[1].at(code)
        tries += 1
        through += put["type"] == "done" or agreed["type"] == "done" or back.match["answers"] < given
        heard.update(told.get("key") or told["type"] for told in (put, undone, agreed))
        if back.table["undo"] is not None:
            back.done("consent", yes=False)
        one.catch_up(back.update["seq"])
        two = back
    hang_up([one, two])
    return Told("reload, 150 ms later a bot on the chair, undo, consent", summed(heard), tries, through)


# --- 2 ----------------------------------------------------------------------------------------------------------------------------


def through_another_process(stage: Stage) -> Told:
    """The same through a process that has just loaded the table, and while the bus is down. The stage has a bus."""
    redis = stage.redis
    assert redis is not None
    other = Serving(stage.folder, stage.serving.rigged, **stage.serving.options)
    heard: Counter[str] = Counter()
    tries = through = 0

    def attack(elsewhere: Line) -> None:
        nonlocal tries, through
        told = elsewhere.do("bot", seat=0, bot="rookie")
        tries += 1
        through += told["type"] == "done"
        heard.update([told.get("key") or told["type"]])

    try:
        for _ in for_a_while(LASTS / 2):
            code, guests, (one, two) = started(stage.serving, 2)
            with Guest(other, guests[1].cookie).at(code) as elsewhere:
                two.socket.close()
                attack(elsewhere)  # on somebody who is here, by a process that hears of it only now
                one.socket.close()
                time.sleep(AWAY)
                attack(elsewhere)
        code, guests, (one, two) = started(stage.serving, 2)
        with Guest(other, guests[1].cookie).at(code) as elsewhere:
            elsewhere.wait(lambda: elsewhere.table["seats"][0]["here"])
            redis.stop()
            for _ in for_a_while(LASTS / 2):  # longer than anybody's grace
                attack(elsewhere)
                time.sleep(0.2)
            redis.start()
        hang_up([one, two])
    finally:
        other.stop()
    return Told("a bot on somebody's chair through a second process, bus up and down", summed(heard), tries, through)


# --- 3 ----------------------------------------------------------------------------------------------------------------------------


def never_answers(stage: Stage) -> Told:
    """Whoever is here and silent holds up the table until all others agree, and nobody is played for before."""
    heard: Counter[str] = Counter()
    tries = early = held = 0
    for _ in for_a_while():
        _, _, lines = started(stage.serving, 3)
        silent = next(line for line in lines if line.question)
        seat = lines.index(silent)
        first, second = (line for line in lines if line is not silent)
        for line in (first, second):
            told = line.do("play-on", seat=seat)
            early += told["type"] == "done"
            heard.update([told.get("key") or told["type"]])
        wait_till(first.match["waiting"][0]["play_on_from"])
        first.done("play-on", seat=seat)
        told = first.do("play-on", seat=seat)  # twice by the same is not by two
        early += bool(first.table["seats"][seat]["bot"])
        second.done("play-on", seat=seat)
        if goes_on(second):
            heard.update(["tables went on"])
        else:
            held += 1
        tries += 4
        hang_up(lines)
    wrong = [f"{held} tables were held up for ever"] if held else []
    return Told("votes before their time, twice by one; then by all", summed(heard), tries, early, wrong)


def goes_on(line: Line) -> bool:
    """Whether somebody answers, without anybody's doing."""
    answers = line.match["answers"]
    try:
        line.wait(lambda: line.match["answers"] > answers, 20)
    except (TimeoutError, AssertionError):
        return False
    return True


# --- 4 ----------------------------------------------------------------------------------------------------------------------------


def kinds_of_questions(stage: Stage) -> Told:
    """All that is sent to one while another is asked is read through for what it tells of the question."""
    tables = {}
    for name in games.names():
        _, _, tables[name] = started(stage.serving, two_or_more(name), game=name)
    read = through = 0
    for _ in for_a_while():
        for lines in tables.values():
            play_together(lines, 1)
            for own, line in enumerate(lines):
                read += 1
                update = line.update["match"]
                asked = [question for question in update["questions"] if question["seat"] != own]
                more = [waiting for waiting in update["waiting"] if set(waiting) != SHORT]
                through += bool(asked or more)
        time.sleep(0.1)  # no faster than a socket may say
    for lines in tables.values():
        hang_up(lines)
    return Told(f"updates of others' turns read, {len(tables)} games", "no word of what they are asked", read, through)


# --- 5 ----------------------------------------------------------------------------------------------------------------------------


def names_and_chairs(stage: Stage) -> Told:
    """Muted and heard again by another name, called like another, sent away and back at once."""
    heard: Counter[str] = Counter()
    tries = through = 0
    for _ in for_a_while():
        code, guests, (ann, ben, cat) = seated(stage.serving, 3)
        for name in LIKE_GUEST_1:
            told = ben.do("sit", seat=1, name=name)
            tries += 1
            through += told["type"] == "done"
            heard.update([told.get("key") or told["type"]])
        ann.do("mute", seat=1)
        hears = Hearing(ann)
        ben.done("stand", seat=1)
        ben.done("sit", seat=1, name="Somebody new")
        with guests[1].at(code) as window:  # and through another window
            window.done("say", text="from another window")
        ben.done("say", text="by another name")
        cat.done("say", text="enough")
        tries += 2
        through += sum(text != "enough" for text in hears.texts(3))
        ann.done("free", seat=1)
        for seat, name in ((1, "Somebody new"), (1, "Nobody you know")):
            told = ben.do("sit", seat=seat, name=name)
            tries += 1
            through += told["type"] == "done"
            heard.update([told.get("key") or told["type"]])
        hang_up([ann, ben, cat])
    return Told("look-alike names, words of a muted guest, sitting again when sent away", summed(heard), tries, through)
