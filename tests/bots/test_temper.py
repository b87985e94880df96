"""Temper: what is taken of answers that are about as good, and never one that is worse."""

import pytest
from click.testing import CliRunner
from tests.bots.test_search import Toss, at_a_choice

import jalopy
from jalopy import games
from jalopy.bots import characters, own, registry
from jalopy.bots.bot import Chair
from jalopy.bots.dial import STEPS
from jalopy.bots.registry import UnknownBot
from jalopy.bots.runner import play
from jalopy.bots.search import Budget, Searcher, Tried, as_good_as, results
from jalopy.bots.temper import ENOUGH, EVEN, TEMPERS, WITHIN
from jalopy.cli import main
from jalopy.kernel.chance import Stream
from jalopy.kernel.match import Match
from jalopy.kernel.questions import Option
from jalopy.texts import Texts

GAME = "wacky-races"


def answered(results: list[float]) -> Tried:
    tried = Tried(Option("x", ""))
    tried.results = results
    return tried


STEADY = [0.5, 0.5] * 8
SWINGING = [0.2, 0.8] * 8


@pytest.mark.parametrize(
    ("temper", "likes"), [("cautious", STEADY), ("bold", SWINGING), ("even", None), ("vengeful", None)]
)
def test_who_likes_spread_and_who_does_not(temper: str, likes: list[float] | None) -> None:
    rivals = [0.3] * 16
    steady, swinging = (TEMPERS[temper].liking(each, rivals) for each in (STEADY, SWINGING))
    if likes is None:
        assert steady == pytest.approx(swinging)
    else:
        assert (steady > swinging) is (likes is STEADY)


def test_who_minds_what_the_strongest_rival_gets() -> None:
    low, high = ([chance] * 16 for chance in (0.2, 0.4))
    assert TEMPERS["vengeful"].liking(STEADY, low) > TEMPERS["vengeful"].liking(STEADY, high)
    for name in ("even", "bold", "cautious"):
        assert TEMPERS[name].liking(STEADY, low) == TEMPERS[name].liking(STEADY, high)


def test_about_as_good_is_little_less_and_not_clearly_so() -> None:
    best = answered(SWINGING)
    assert (
        as_good_as(answered([each - WITHIN / 2 * (1 + (at % 3 - 1)) for at, each in enumerate(SWINGING)]), best)
        is False
    ), "little, and yet clear: it is behind in nearly every world"
    assert as_good_as(answered(STEADY), best)
    assert as_good_as(answered([0.5 - WITHIN * 2] * 16), best) is False, "more than a little, however unsure"
    assert as_good_as(answered(STEADY[: ENOUGH - 1]), best) is False, "tried too seldom to tell"


def rigged(temper: str, worth: dict[str, list[float]], rivals: dict[str, float]) -> Searcher:
    """Every answer comes to its chances in turn, and to as much for the strongest rival."""
    tried: dict[str, int] = {}

    def judge(match: Match, seat: int) -> float:
        key = match.answers[-1][2]
        tried[key] = tried.get(key, -1) + 1
        return worth[key][tried[key] % len(worth[key])]

    def chances(match: Match, seat: int) -> list[float]:
        key = match.answers[-1][2]
        row = [rivals[key] / 2] * match.seats
        row[(seat + 1) % match.seats] = rivals[key]
        return row

    bot = Searcher("rigged", Toss(), judge, lambda seats: 0, Budget(240), 1.0)
    if temper != EVEN.name:
        bot.take_on(TEMPERS[temper], chances)
    return bot


@pytest.mark.parametrize(("temper", "place"), [("even", 0), ("cautious", 0), ("bold", 1), ("vengeful", 2)])
def test_each_takes_the_one_it_likes_of_three_that_are_as_good(temper: str, place: int) -> None:
    match = at_a_choice(jalopy.new(GAME, seats=3, seed=2, listening=False), 3)
    assert match.question is not None
    keys = [option.key for option in match.question.options]
    bad = [0.05, 0.06]
    worth = dict.fromkeys(keys, bad) | {keys[0]: [0.5, 0.5], keys[1]: [0.3, 0.7], keys[2]: [0.49, 0.51]}
    rivals = dict.fromkeys(keys, 0.3) | {keys[2]: 0.1}
    chair = Chair(match, match.question.seat, Stream(1))
    assert rigged(temper, worth, rivals).choose(chair).key == keys[place]


@pytest.mark.parametrize("temper", TEMPERS)
def test_nobody_takes_a_worse_one_for_it(temper: str) -> None:
    match = at_a_choice(jalopy.new(GAME, seats=3, seed=2, listening=False), 3)
    assert match.question is not None
    keys = [option.key for option in match.question.options]
    tempting = {keys[1]: [0.15, 0.85], keys[2]: [0.45, 0.45]}
    worth = {key: [0.1, 0.1] for key in keys} | tempting | {keys[0]: [0.5, 0.6]}
    rivals = dict.fromkeys(keys, 0.0) | {keys[0]: 0.4}
    chair = Chair(match, match.question.seat, Stream(1))
    assert rigged(temper, worth, rivals).choose(chair).key == keys[0]


@pytest.mark.parametrize("temper", TEMPERS)
def test_every_temper_plays_a_match_to_its_end(temper: str) -> None:
    match = jalopy.new("home-racers", seats=2, seed=3, listening=False)
    bot = registry.find(f"strength-1:{temper}", "home-racers")
    play(match, [bot, registry.find("rookie", "home-racers")], 1)
    assert match.over
    assert sum(results(match)) == pytest.approx(1.0)


def test_an_even_bot_is_the_bot_without_a_temper() -> None:
    bot = registry.find("driver:even", GAME)
    assert isinstance(bot, Searcher)
    assert bot.temper is EVEN
    assert bot.name == "driver"


def test_bots_in_a_temper_are_found_by_name_wherever_one_is_named() -> None:
    for find in (registry.find, own.find):
        bot = find("champion:vengeful", GAME)
        assert isinstance(bot, Searcher)
        assert (bot.name, bot.temper) == ("champion:vengeful", TEMPERS["vengeful"])
        with pytest.raises(
            UnknownBot, match=r"^There is no temper 'cross'; there are: even, cautious, bold, vengeful\.$"
        ):
            find("driver:cross", GAME)
        with pytest.raises(
            UnknownBot, match=r"^The bot 'rookie' has no temper; those that think ahead have one, as in"
        ):
            find("rookie:bold", GAME)


def test_the_command_takes_them_and_names_them() -> None:
    words = [
        "simulate",
        "home-racers",
        "--seats",
        "2",
        "--bots",
        "strength-1:bold,rookie",
        "--games",
        "1",
        "--workers",
        "1",
    ]
    result = CliRunner().invoke(main, words)
    assert result.exit_code == 0, result.output
    assert "strength-1:bold" in result.stdout
    result = CliRunner().invoke(main, ["simulate", "home-racers", "--bots", "driver:cross"])
    assert result.exit_code == 2
    for command in ("simulate", "ladder", "play"):
        told = " ".join(CliRunner().invoke(main, [command, "--help"]).stdout.split())
        for name in (*registry.names(), STEPS[0], STEPS[-1], *TEMPERS):
            assert name in told


def test_every_character_has_a_temper_and_every_temper_some_characters() -> None:
    assert list(characters.TEMPERS) == list(characters.NAMES)
    for temper in TEMPERS:
        assert list(characters.TEMPERS.values()).count(temper) >= 2


def test_who_does_not_search_has_none() -> None:
    assert not registry.has_temper("rookie")
    assert not registry.has_temper("random")
    assert registry.has_temper("strength-6")
    assert registry.is_name("strength-6:bold")
    assert not registry.is_name("rookie:bold")
    assert not registry.is_name("driver:cross")


@pytest.mark.parametrize("language", ["en", "de"])
def test_everything_about_them_can_be_said(language: str) -> None:
    texts = Texts(games.find(GAME), language, strict=True)
    told = [f"character-{who}" for who in characters.KEYS]
    told += [f"temper-{temper}{part}" for temper in TEMPERS if temper != EVEN.name for part in ("", ".hint")]
    told += [f"bot-{name}{part}" for name in (*registry.names(), *STEPS) for part in ("", ".hint")]
    for message in told:
        assert texts.say(message, {}, []), message
