"""The end of a race in pictures."""

import jalopy
from jalopy.games.scrap_racer.terminal import podium
from jalopy.games.scrap_racer.terminal.dashboard import tag
from jalopy.kernel.chance import Stream
from jalopy.kernel.match import Match
from jalopy.kernel.playout import play_out
from jalopy.terminal.sayings import Sayings


def finished(seats: int, seed: int) -> tuple[Match, Sayings]:
    match = jalopy.new("scrap-racer", seats, seed)
    play_out(match, Stream(seed))
    return match, Sayings(match, "en", [0], strict=True)


def test_rounds_end_with_the_final_distances_and_never_skip_one() -> None:
    for seats in (2, 3, 6):
        match, _ = finished(seats, seats)
        view = match.view()
        racers = view["racers"]
        assert isinstance(racers, list)
        history = podium.rounds(match)
        assert history[-1] == {racer["name"]: racer["distance"] for racer in racers}
        assert len(history) == match.turns[-1].number // len(racers)
        assert all(set(line) == set(history[0]) for line in history)


def test_the_distances_of_a_round_are_those_of_its_last_position() -> None:
    match = jalopy.new("scrap-racer", 3, 5)
    lot = Stream(5)
    at_round: dict[int, dict[str, int]] = {}
    while (question := match.question) is not None:
        position = match.position()
        racers = position["racers"]
        assert isinstance(racers, list)
        turn = position["turn"]
        assert isinstance(turn, int)
        if (turn - 1) % 3 == 0:
            at_round[(turn - 1) // 3] = {racer["name"]: racer["distance"] for racer in racers}
        match.answer(question.options[lot.below(len(question.options))])
    history = podium.rounds(match)
    assert {number: history[number - 1] for number in at_round if number > 0} == {
        number: distances for number, distances in at_round.items() if number > 0
    }


def test_the_graph_shows_everybody_in_every_round() -> None:
    match, sayings = finished(4, 3)
    lines = podium.graph(match, sayings, 200).plain.split("\n")
    rounds = len(podium.rounds(match))
    assert len(lines[0].split()) == rounds + 1
    for column in range(rounds):
        tags = [line[6 + 3 * column : 8 + 3 * column] for line in lines[1:]]
        assert len(set(tags)) == 4
    final = [str(place.facts["racer"]) for place in match.standing]
    assert [line.split()[-1] for line in lines[1:]] == [tag(racer).plain for racer in final]


def test_a_long_race_fits_a_narrow_screen_with_its_first_and_last_round() -> None:
    match, sayings = finished(3, 2)
    lines = podium.graph(match, sayings, 30).plain.split("\n")
    assert max(map(len, lines)) <= 30
    assert lines[0].split()[1] == "1"
    assert lines[0].split()[-1] == str(len(podium.rounds(match)))


def test_the_podium_has_the_winner_in_the_middle_and_highest() -> None:
    match, sayings = finished(3, 4)
    lines = podium.podium(match.standing, sayings).plain.split("\n")
    tags = [tag(str(place.facts["racer"])).plain for place in match.standing]
    heights = {tag: next(number for number, line in enumerate(lines) if tag in line) for tag in tags}
    columns = {tag: lines[heights[tag]].index(tag) for tag in tags}
    assert heights[tags[0]] < heights[tags[1]] < heights[tags[2]]
    assert columns[tags[1]] < columns[tags[0]] < columns[tags[2]]


def test_distances_have_a_notch_for_every_lap() -> None:
    match, _ = finished(3, 4)
    lines = podium.distances(match, 78).plain.split("\n")
    winner = match.standing[0]
    assert lines[0].endswith(f" {winner.facts['distance']}")
    assert lines[0].count("┿") == 3
    assert max(map(len, lines)) <= 78


def test_lead_changes_are_counted_from_round_to_round() -> None:
    history = [
        {"swifty": 3, "hover": 5},
        {"swifty": 9, "hover": 8},
        {"swifty": 12, "hover": 10},
        {"swifty": 13, "hover": 15},
    ]
    assert podium.lead_changes(history) == 2
    assert podium.lead_changes(history[:1]) == 0
