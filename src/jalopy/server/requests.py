"""What guests ask of a table, turned into entries of its log, or refused with the reason."""

import time
from collections.abc import Callable
from math import ceil
from typing import Any

from jalopy import games
from jalopy.bots import characters
from jalopy.bots.registry import names_for, strengths_for
from jalopy.kernel.errors import IllegalAnswer, NotNow, Told
from jalopy.kernel.match import Match
from jalopy.kernel.questions import Question
from jalopy.kernel.together import together
from jalopy.server import limits, wire
from jalopy.server.entries import (
    Answered,
    BotSat,
    CoachAllowed,
    CoachAsked,
    Consented,
    EntropyAdded,
    Entry,
    Freed,
    PlayOnWanted,
    ReadySaid,
    Said,
    Sat,
    Started,
    Stood,
    TimeUp,
    Undone,
    UndoWanted,
)
from jalopy.server.likeness import skeleton
from jalopy.server.presence import seconds_of_grace
from jalopy.server.room import Chair, Room
from jalopy.texts import told

PLAYS_ON = ("rookie", "random")  # for somebody who is away: the first of these that knows the game


class Refusal(Told):
    """What the guest who asked is told; nothing has changed."""

    rule = ""  # that forbids it

    def __init__(self, key: str, **facts: str | int) -> None:
        super().__init__(key, **limits.shortened(facts))


class RulesRefuse(Refusal):
    """The rules do not allow an answer; their reason goes along as key and facts."""

    def __init__(self, error: IllegalAnswer) -> None:
        super().__init__("")
        self.said = told(error)
        self.rule = error.rule
        key = limits.shorten(error.key)
        self.answer = wire.BarredInfo(key=key, reason=error.reason, rule=error.rule, facts=dict(error.facts))

    def __str__(self) -> str:
        return self.said


class NotSaved(Refusal):
    """The log could not be written; the fault is not the guest's."""


class Spoilt(Refusal):
    """The rules broke on an answer; it does not count."""


def decide(room: Room, guest: str, message: wire.ClientMessage) -> list[Entry]:
    """The entries a message makes; none where it asks for what is so already. Nothing is changed: the log comes first."""
    return DECISIONS[type(message)](room, guest, message)


# --- chairs -----------------------------------------------------------------------------------------------------------


def sit(room: Room, guest: str, message: wire.Sit) -> list[Entry]:
    chair = chair_at(room, message.seat)
    if chair.guest and chair.guest != guest:
        raise Refusal("taken", name=chair.name)
    if not chair.guest and room.match is not None:
        if chair.bot:
            raise Refusal("bot-from-the-start")
        raise Refusal("begun")
    if room.match is None and time.time() < room.sent_away.get(guest, 0.0) + limits.SENT_AWAY:
        raise Refusal("sent-away")
    if room.seats_of(guest) not in ([], [message.seat]) and not room.header.same_screen:
        raise Refusal("sitting")
    if room.match is not None:
        name = chair.name  # under which everybody knows them
    else:
        name = limits.tidy(message.name, limits.LONGEST_NAME)
    if not name:
        raise Refusal("no-name")
    for seat, other in enumerate(room.chairs):
        if seat != message.seat and skeleton(other.name) == skeleton(name):
            same = other.name.casefold() == name.casefold()
            raise Refusal("same-name", name=name) if same else Refusal("like-name", name=other.name)
    if chair.guest == guest and chair.name == name and not chair.bot:
        return []
    return [Sat(seat=message.seat, guest=guest, name=name, at=time.time())]


def stand(room: Room, guest: str, message: wire.Stand) -> list[Entry]:
    chair = _own_chair(room, guest, message.seat)
    if room.match is None:
        return [Stood(seat=message.seat, bot="", at=time.time())]
    if room.match.over:
        raise Refusal("over")
    if chair.bot:
        raise Refusal("bot-for-you")
    bot = plays_on(room.header.game)
    return [Stood(seat=message.seat, bot=bot, at=time.time())]


def plays_on(game: str) -> str:
    """The bot for somebody who is away."""
    known = names_for(game)
    return next((name for name in PLAYS_ON if name in known), known[0])


def check_strength(bot: str, game: str) -> None:
    """Of a bot that is to sit at a table. Its temper is its character's."""
    known = strengths_for(game)
    if bot not in known:
        raise Refusal("no-such-bot", bot=limits.tidy(bot, 24), known=", ".join(known))


def seat_bot(room: Room, guest: str, message: wire.SeatBot) -> list[Entry]:
    chair = chair_at(room, message.seat)
    check_strength(message.bot, room.header.game)
    if room.match is None:
        _host(room, guest)
        if chair.guest:
            raise Refusal("person-there", name=chair.name)
        who = chair.who
        if message.another or not who:
            who = characters.another(
                [other.who for other in room.chairs],
                [other.name for other in room.chairs if other.guest],
                who,
                room.header.id,
            )
        if chair.bot == message.bot and chair.who == who:
            return []
        return [BotSat(seat=message.seat, bot=message.bot, who=who, at=time.time())]
    _at_table(room, guest)
    _playing(room)
    if not chair.guest or chair.bot:
        raise Refusal("bot-there")
    if message.bot != plays_on(room.header.game):
        raise Refusal("stand-in-only", bot=plays_on(room.header.game))
    if chair.guest != guest:
        _surely_away(room, chair)
    return [BotSat(seat=message.seat, bot=message.bot, at=time.time())]


def _surely_away(room: Room, chair: Chair) -> None:
    """Whoever loads their page anew is not away, nor is somebody of whom we merely know nothing."""
    if room.presence.here(chair.guest):
        raise Refusal("person-here", name=chair.name)
    since = room.presence.away_since(chair.guest)
    if since is None:
        raise Refusal("person-unknown", name=chair.name)
    left = seconds_of_grace(since)
    if left > 0:
        raise Refusal("person-just-left", name=chair.name, seconds=ceil(left))


def play_on(room: Room, guest: str, message: wire.PlayOn) -> list[Entry]:
    """Somebody is asked and does not answer: after a while the others may agree that a bot plays on until they do."""
    _playing(room)
    chair = chair_at(room, message.seat)
    since = room.since.get(message.seat)
    if since is None or not chair.guest or chair.bot or chair.guest == guest:
        raise Refusal("nobody-silent")
    mine = [seat for seat in room.play_on_waits_for(message.seat) if seat in room.seats_of(guest)]
    if not mine:
        _at_table(room, guest)
        return []  # said already
    left = since.at + limits.PATIENCE - time.time()
    if left > 0:
        raise Refusal("patience", name=chair.name, seconds=ceil(left))
    now = time.time()
    entries: list[Entry] = [PlayOnWanted(seat=message.seat, by=mine[0], at=now)]
    if room.play_on_waits_for(message.seat) == mine:
        entries.append(TimeUp(seat=message.seat, bot=plays_on(room.header.game), at=now))
    return entries


def free(room: Room, guest: str, message: wire.Free) -> list[Entry]:
    _host(room, guest)
    chair = chair_at(room, message.seat)
    if room.match is not None:
        raise Refusal("begun")
    if chair.kind == "empty":
        raise Refusal("nobody-there")
    return [Freed(seat=message.seat, at=time.time())]


# --- the start ----------------------------------------------------------------------------------------------------------


def ready(room: Room, guest: str, message: wire.Ready) -> list[Entry]:
    """Whoever sits on several chairs of one screen is ready for all of them."""
    if room.match is not None:
        raise Refusal("begun-already")
    mine = room.seats_of(guest)
    if not mine:
        raise Refusal("sitting-only")
    changed = [seat for seat in mine if room.chairs[seat].ready != message.ready]
    return [ReadySaid(seat=seat, ready=message.ready, at=time.time()) for seat in changed]


def add_entropy(room: Room, guest: str, message: wire.Entropy) -> list[Entry]:
    text = limits.tidy(message.text, limits.LONGEST_ENTROPY)
    if room.match is not None:
        raise Refusal("dice-fixed")
    if not text:
        raise Refusal("no-words")
    mine = room.seats_of(guest)
    if not mine:
        raise Refusal("sitting-only")
    if any((added.guest, added.text) == (guest, text) for added in room.entropy):
        return []  # sent again, for nobody knew whether it was kept
    if len(room.entropy) >= limits.MOST_ENTROPY:
        raise Refusal("enough-words")
    if sum(1 for added in room.entropy if added.guest == guest) >= limits.MOST_ENTROPY_OF_ONE:
        raise Refusal("enough-words-of-yours")
    return [EntropyAdded(guest=guest, name=room.chairs[mine[0]].name, text=text, at=time.time())]


def allow_coach(room: Room, guest: str, message: wire.AllowCoach) -> list[Entry]:
    _host(room, guest)
    if room.match is not None:
        raise Refusal("begun-already")
    if room.header.seats == 1 and not message.allowed:
        raise Refusal("coach-alone")
    return [] if room.coach is message.allowed else [CoachAllowed(allowed=message.allowed, at=time.time())]


def start(room: Room, guest: str, message: wire.Start) -> list[Entry]:
    _host(room, guest)
    if room.match is not None:
        raise Refusal("begun-already")
    empty = [seat + 1 for seat, chair in enumerate(room.chairs) if chair.kind == "empty"]
    if empty:
        raise Refusal("empty-seat", number=empty[0])
    return [Started(rules=games.find(room.header.game).version, at=time.time())]


# --- the match ------------------------------------------------------------------------------------------------------------


def answer(room: Room, guest: str, message: wire.Answer) -> list[Entry]:
    question = _question_for(room, guest, message, [message.key])
    if question is None:
        return []
    try:
        _playing(room).check(message.key, question)
    except IllegalAnswer as error:
        raise RulesRefuse(error) from None
    return [Answered(seat=question.seat, kind=question.kind, key=message.key, by=guest, at=time.time())]


def answers(room: Room, guest: str, message: wire.Answers) -> list[Entry]:
    """All of them or none: each is checked against the question that it will meet."""
    if not 0 < len(message.keys) <= limits.MOST_TOGETHER:
        raise Refusal("answers-number", most=limits.MOST_TOGETHER)
    question = _question_for(room, guest, message, message.keys)
    if question is None:
        return []
    now = time.time()
    return [
        Answered(seat=met.seat, kind=met.kind, key=key, by=guest, at=now, place=place)
        for place, (met, key) in enumerate(zip(met_by(room, question.seat, message.keys), message.keys, strict=True), 1)
    ]


def met_by(room: Room, seat: int, keys: list[str]) -> list[Question]:
    """The questions that answers given together meet, or the refusal of the first that cannot be given."""
    try:
        return together(_playing(room), seat, keys)
    except IllegalAnswer as error:
        raise RulesRefuse(error) from None
    except NotNow as error:
        raise Refusal(error.key) from None
    except Exception as error:
        raise Spoilt("rules-broke") from error


def _question_for(room: Room, guest: str, message: wire.Answer | wire.Answers, keys: list[str]) -> Question | None:
    """The guest's own question that a message answers; None if this very message was taken already."""
    mine = room.seats_of(guest)
    if not mine:
        raise Refusal("watching")
    if _answered_so(room, guest, message, keys, mine):
        return None
    questions = [question for question in _playing(room).questions if question.seat in mine]
    if message.seat is not None:
        questions = [question for question in questions if question.seat == message.seat]
    if message.question != room.question_id or not questions:
        raise Refusal("not-open")
    if room.chairs[questions[0].seat].bot:
        raise Refusal("bot-plays-for-you")
    return questions[0]


def asked_seat(room: Room, guest: str, message: wire.Foresee | wire.Propose | wire.AskCoach) -> int:
    """The seat of the guest's own question, for whoever wants to know what its answers would do."""
    if not room.seats_of(guest):
        raise Refusal("watching-ahead")
    for question in room.questions_to(guest):
        if message.question == room.question_id and message.seat in (None, question.seat):
            return question.seat
    raise Refusal("not-open")


def coached_seat(room: Room, guest: str, message: wire.AskCoach) -> int:
    """The same for whoever wants to hear the coach, where the table has it so."""
    if room.seats_of(guest) and not room.coach_allowed:
        raise Refusal("coach-not-agreed")
    return asked_seat(room, guest, message)


def weighed_answer(room: Room, guest: str, message: wire.Weigh) -> tuple[int, str]:
    """The guest's own answer with its seat, where nobody but bots plays with them: then it can be taken back."""
    match = _playing(room)
    if not room.seats_of(guest) or _people_but(room, guest):
        raise Refusal("weigh-company")
    if not room.coach_allowed:
        raise Refusal("coach-not-agreed")
    if not 0 <= message.answer < len(match.answers):
        raise Refusal("gone-on")
    seat, _, key = match.answers[message.answer]
    if seat not in room.seats_of(guest):
        raise Refusal("gone-on")
    return seat, key


def told_of_coach(room: Room, seat: int) -> list[Entry]:
    """Other people at the table should know."""
    return [CoachAsked(seat=seat, at=time.time())] if room.people > 1 else []


def _answered_so(room: Room, guest: str, message: wire.Answer | wire.Answers, keys: list[str], mine: list[int]) -> bool:
    """Whether this very answer was taken already: its sender did not hear so and says it again."""
    for seat in mine if message.seat is None else [message.seat]:
        taken = room.taken.get(seat)
        if taken and (taken.question, taken.by, taken.keys) == (message.question, guest, keys):
            return not any(question.seat == seat for question in room.questions()) or taken.question != room.question_id
    return False


def undo(room: Room, guest: str, message: wire.Undo) -> list[Entry]:
    match = _playing(room)
    mine = room.seats_of(guest)
    answers = match.answers
    if message.answers is not None and message.answers != len(answers):
        raise Refusal("gone-on")
    if not mine:
        raise Refusal("watching-undo")
    own = answers[match.taken_over :]  # what was answered in another match stands
    back = next((number for number, (seat, _, _) in enumerate(reversed(own), 1) if seat in mine), 0)
    if not back:
        raise Refusal("nothing-answered")
    seat = answers[-back][0]
    others = _people_but(room, guest)
    free = back == 1 and match.can_undo
    if room.undos >= limits.MOST_UNDOS or (not free and room.undos_by_consent >= limits.MOST_UNDOS_BY_CONSENT):
        raise Refusal("undo-often")
    back = room.given_together(back)  # what was given in one breath is taken back in one
    if free or not others:
        return [Undone(seat=seat, answers=back, at=time.time())]
    if room.undo is not None:
        raise Refusal("undo-asked-already")
    return [UndoWanted(seat=seat, answers=back, asked=others, at=time.time())]


def consent(room: Room, guest: str, message: wire.Consent) -> list[Entry]:
    if room.undo is None:
        raise Refusal("no-undo-asked")
    if message.asked is not None and message.asked != room.undo_asked:
        raise Refusal("wish-not-open")
    now = time.time()
    mine = room.seats_of(guest)
    if room.undo.seat in mine and not message.yes:
        return [Consented(seat=room.undo.seat, yes=False, at=now)]
    waiting = [seat for seat in room.undo_waits_for() if seat in mine]
    if not waiting:
        raise Refusal("not-asked-you")
    if not message.yes:
        return [Consented(seat=waiting[0], yes=False, at=now)]
    entries: list[Entry] = [Consented(seat=seat, yes=True, at=now) for seat in waiting]
    if room.undo_waits_for() == waiting:
        entries.append(Undone(seat=room.undo.seat, answers=room.undo.answers, at=now))
    return entries


def say(room: Room, guest: str, message: wire.Say) -> list[Entry]:
    text = limits.tidy(message.text, limits.LONGEST_SAYING)
    mine = room.seats_of(guest)
    if not text:
        raise Refusal("nothing-to-say")
    if not mine:
        raise Refusal("talk-sitting")
    once = limits.tidy(message.once, limits.LONGEST_ONCE)
    if once and any((said.guest, said.once) == (guest, once) for said in room.sayings[-limits.MOST_SAYINGS :]):
        return []
    name = room.chairs[mine[0]].name
    return [Said(guest=guest, name=name, seat=mine[0], text=text, emote=message.emote, at=time.time(), once=once)]


# --- who may ----------------------------------------------------------------------------------------------------------------


def chair_at(room: Room, seat: int) -> Chair:
    if not 0 <= seat < len(room.chairs):
        raise Refusal("no-such-seat", number=seat + 1)
    return room.chairs[seat]


def _own_chair(room: Room, guest: str, seat: int) -> Chair:
    chair = chair_at(room, seat)
    if chair.guest != guest:
        raise Refusal("not-your-seat")
    return chair


def _host(room: Room, guest: str) -> None:
    if not room.hosts(guest):
        raise Refusal("host-only")


def _at_table(room: Room, guest: str) -> None:
    if not room.seats_of(guest):
        raise Refusal("sitting-only")


def _playing(room: Room) -> Match:
    if room.match is None:
        raise Refusal("not-begun")
    if room.match.over:
        raise Refusal("over")
    return room.match


def _people_but(room: Room, guest: str) -> list[int]:
    """Seats of the other people, who must agree, also those for whom a bot plays on: their consent stays theirs."""
    return [seat for seat, chair in enumerate(room.chairs) if chair.guest and chair.guest != guest]


DECISIONS: dict[type, Callable[[Room, str, Any], list[Entry]]] = {
    wire.Sit: sit,
    wire.Stand: stand,
    wire.SeatBot: seat_bot,
    wire.PlayOn: play_on,
    wire.Free: free,
    wire.Ready: ready,
    wire.Entropy: add_entropy,
    wire.AllowCoach: allow_coach,
    wire.Start: start,
    wire.Answer: answer,
    wire.Answers: answers,
    wire.Undo: undo,
    wire.Consent: consent,
    wire.Say: say,
}
