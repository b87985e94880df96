"""Everything explains itself: whatever lies on a table has a title, words in both languages, and a rule that exists."""

import pytest
from tests.conformance.driving import begin, some, watchers
from tests.conformance.tables import Case, short_tables

from jalopy import games
from jalopy.kernel.about import About, Line, View
from jalopy.kernel.errors import UnknownThing
from jalopy.kernel.match import Match
from jalopy.texts import Texts

LANGUAGES = ("en", "de")
TABLES = [table for table in short_tables() if games.part(table.values[0].game, "about") is not None]  # type: ignore[union-attr]


@pytest.mark.parametrize("name", ["scrap-racer", "wacky-races", "scrapyard-empire", "home-racers"])
def test_every_game_of_ours_explains_its_things(name: str) -> None:
    assert games.part(games.find(name), "about") is not None


@pytest.mark.parametrize("case", TABLES)
def test_everything_in_sight_is_explained_with_a_rule_in_both_languages(case: Case, thorough: bool) -> None:
    match = begin(case, 91)
    for _ in some(match, 92, thorough, many=4):
        texts = [Texts.of(match, language, strict=True) for language in LANGUAGES]
        for seat in watchers(match):
            view = match.view(seat)
            for thing in games.things(match.game, view):
                check(match, view, thing, texts)


def check(match: Match, view: View, thing: str, texts: list[Texts]) -> None:
    about = games.about(match.game, view, thing)
    assert match.game.rulebook.rule(about.rule) is not None, f"{thing}: {about.rule}"
    assert about.does, thing
    for line in lines(about):
        for language in texts:
            assert said(language, line, match.seats).strip(), f"{thing}: {line}"
    for near in about.near:
        assert games.about(match.game, view, near).title, f"{thing}, next to it {near}"


def lines(about: About) -> list[Line]:
    return [about.title, about.kind, *about.does, *about.now]


def said(texts: Texts, line: Line, seats: int) -> str:
    return texts.say(f"about-{line.key}", line.facts, [f"Player {seat}" for seat in range(seats)], 0)


@pytest.mark.parametrize("name", games.GAMES)
@pytest.mark.parametrize(
    "thing", ["", "nothing", "racer:", "tile:-1", "tile:99999999", "card:nobody", "space:x", "player:9", "gear:77"]
)
def test_what_there_is_not_is_refused_by_its_name(name: str, thing: str) -> None:
    game = games.find(name)
    view = begin(Case(game, game.seat_counts[0], {}), 93).view(0)
    with pytest.raises(UnknownThing) as refused:
        games.about(game, view, thing)
    assert refused.value.facts == {"thing": thing}
