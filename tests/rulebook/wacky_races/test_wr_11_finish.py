"""WR-11  The finish."""

from tests.rulebook.marks import rule
from tests.rulebook.wacky_races.table import cited, play, race, story, told

from jalopy.lab.accumulators import Summary, look_at


@rule("WR-11.1")
def test_WR_11_1_the_first_at_the_finish_line_wins_at_once():
    match = race({"turbo": 24, "coupe": 23}, hands=[["farm", "farm"]])
    play(match, "play:farm")
    assert match.over
    assert (match.standing[0].seat, match.standing[0].reason) == (0, "winner")
    assert told(match, "race-won")[0]["racer"] == "turbo"
    assert story(match)[-1] == "race-won"


@rule("WR-11.1")
def test_WR_11_1_also_in_anothers_turn_and_the_rest_does_not_happen():
    match = race(
        {"coupe": 10, "turbo": 24},
        {"compact": 23},
        traps={11: "oil"},
        hands=[["farm"]],
        exhausted={"turbo": ["perfect-poise"]},
    )
    play(match, "play:farm")
    assert match.over
    assert match.standing[0].seat == 1
    assert [facts["racer"] for facts in told(match, "moved")] == ["coupe", "turbo"]


@rule("WR-11.2")
def test_WR_11_2_a_neutral_winner_leaves_the_best_player_second():
    match = race({"coupe": 10, "turbo": 12}, {"compact": 24}, traps={11: "oil"}, hands=[["farm"]])
    play(match, "play:farm")
    assert cited(match, "neutral-won") == ["WR-11.2"]
    first = match.standing[0]
    assert (first.seat, first.place, first.reason, first.facts["of_six"]) == (1, 2, "runner-up", 2)
    assert [place.place for place in match.standing] == [2, 3]


@rule("WR-11.2")
def test_WR_11_2_neutral_racers_behind_the_winner_take_places_too():
    match = race({"coupe": 10, "turbo": 12}, {"compact": 24, "surplus": 20}, traps={11: "oil"}, hands=[["farm"]])
    play(match, "play:farm")
    assert told(match, "neutral-won")[0]["order"][:3] == ["compact", "surplus", "turbo"]
    assert [(place.place, place.seat, place.reason) for place in match.standing] == [
        (3, 1, "runner-up"),
        (4, 0, "behind"),
    ]


@rule("WR-11.2")
def test_WR_11_2_in_the_lab_a_neutral_win_is_nobodys():
    match = race({"coupe": 10, "turbo": 12}, {"compact": 24}, traps={11: "oil"}, hands=[["farm"]])
    play(match, "play:farm")
    summary = Summary()
    summary.add(look_at(match, 0, ("rookie", "rookie"), match.decisions))
    assert (summary.games, summary.by_seat.wins.total(), summary.by_kind["racer"].wins.total()) == (1, 0, 0)


@rule("WR-11.3")
def test_WR_11_3_behind_the_winner_tiles_decide_and_then_who_came_first():
    match = race({"turbo": 24, "coupe": 12, "compact": 13, "surplus": 12}, ranking=["turbo", "compact", "surplus", "coupe", "boulder-mobile", "buzz-wagon"], hands=[["farm"]])  # fmt: skip
    play(match, "play:farm")
    assert [place.seat for place in match.standing] == [0, 2, 3, 1]
    assert [place.facts["of_six"] for place in match.standing] == [1, 2, 3, 4]
    assert match.standing[2].rule == "WR-11.3"
