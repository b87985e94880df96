"""WR-12  Championship."""

from typing import Any

import pytest
from tests.rulebook.marks import rule
from tests.rulebook.wacky_races.table import (
    TERRAIN,
    Named,
    asked,
    cited,
    dastardly,
    dealt,
    hand,
    kinds,
    look,
    options,
    play,
    race,
    ready,
    reasons,
    seen,
    story,
    tiles,
    told,
    trapped,
)

from jalopy.kernel.chance import Stream
from jalopy.kernel.errors import BadPosition
from jalopy.kernel.match import Match
from jalopy.kernel.playout import play_out

SPECIAL_OF = {
    ("season-1", 1): ["railroad"],
    ("season-1", 2): ["crossroads"],
    ("season-1", 3): ["acme"],
    ("season-1", 4): ["swamp"],
    ("season-2", 1): ["railroad", "swamp"],
    ("season-2", 2): ["crossroads"],
    ("season-2", 3): ["acme"],
    ("season-2", 4): ["railroad"],
    ("season-4", 1): ["swamp", "crossroads", "railroad", "acme"],
    ("season-4", 4): ["swamp", "acme"],
}
NAMES = ["turbo", "coupe", "compact", "boulder-mobile", "buzz-wagon", "surplus"]
NEUTRAL = {"compact": 12, "boulder-mobile": 11, "buzz-wagon": 8, "surplus": 7}
NONE = {"turbo": ["telescopic-nose", "gallant-gesture", "back-in-one-piece", "perfect-poise"]}


SEASON = ("season_points", "season_wins", "season_seconds")


def standings(**more: Any) -> Named:
    """Nothing yet, but for what is given; what is given of all races is of this season too, unless that is given as well."""
    zero: Named = {name: [0] * 6 for name in ("points", "wins", "seconds", "last")}
    given: Named = {"names": NAMES, "titles": [], **zero, **more}
    return {**{name: given[name.removeprefix("season_")] for name in SEASON}, **given}


def special_race(
    season: str,
    number: int,
    players: dict[str, int] | None = None,
    neutral: dict[str, int] | None = None,
    **more: Any,
) -> Match:
    """In the given race of a season; turbo's seat 0 is next."""
    special = SPECIAL_OF.get((season, number), ["railroad"])
    road = [*TERRAIN * 3, *special, *TERRAIN]
    usual: Named = {"hands": [["farm"]], "standings": standings()}
    more = usual | {"race": number} | ({"turn": 200} if number > 1 else {}) | more
    return race(
        players or {"turbo": 9, "coupe": 14},
        neutral or NEUTRAL,
        tiles=road,
        settings={"championship": season, **more.pop("settings", {})},
        **more,
    )


def won(season: str, number: int, **more: Any) -> Match:
    """The same with turbo across the Finish Line: the next race is set up, or the championship is over."""
    finish = 25 + len(SPECIAL_OF.get((season, number), ["one"])) - 1
    match = special_race(season, number, {"turbo": finish - 1, "coupe": 14}, picks=[0] * 200, **more)
    play(match, "play:farm")
    return match


@rule("WR-12.1")
def test_WR_12_1_a_season_is_four_races_and_a_grand_championship_sixteen():
    for championship, races in (("none", 1), ("season-3", 4), ("grand", 16)):
        match = dealt(2, 3, championship=championship)
        play_out(match, Stream(1))
        assert len(told(match, "race-won") + told(match, "neutral-won")) == races
    match = won("season-1", 1, exhausted=NONE)
    assert told(match, "next-race") == [{"season": 1, "number": 2}]
    assert len(ready(match, "turbo")) == 4
    assert sorted(tiles(match).values()) == [1, 2, 3, 4, 5, 6]


@rule("WR-12.2")
def test_WR_12_2_places_bring_points_to_neutral_racers_too():
    match = won("season-1", 1)
    assert [(facts["racer"], facts["points"]) for facts in told(match, "scored")] == [
        ("turbo", 9),
        ("coupe", 6),
        ("compact", 4),
        ("boulder-mobile", 3),
        ("buzz-wagon", 2),
        ("surplus", 1),
    ]
    assert [entry["points"] for entry in seen(match)["standings"]] == [9, 6, 4, 3, 2, 1]


def grid_of(match: Match) -> list[str]:
    return sorted(tiles(match), key=tiles(match).__getitem__)


@rule("WR-12.3")
def test_WR_12_3_the_best_player_starts_rearmost_and_the_others_line_up_clockwise():
    players = {"turbo": 24, "coupe": 14, "compact": 12, "boulder-mobile": 11}
    neutral = {"buzz-wagon": 8, "surplus": 7}
    for points, grid in (
        ([0, 1, 2, 20, 0, 0], ["boulder-mobile", "turbo", "coupe", "compact"]),
        ([0, 1, 30, 20, 0, 0], ["compact", "boulder-mobile", "turbo", "coupe"]),
    ):
        match = special_race("season-1", 2, players, neutral, picks=[0] * 200, standings=standings(points=points))
        play(match, "play:farm")
        assert grid_of(match)[:4] == grid
        assert (asked(match)[0], cited(match, "grid")) == (NAMES.index(grid[0]), ["WR-12.3"])
        assert seen(match)["start_player"] == NAMES.index(grid[0])


@rule("WR-12.3")
def test_WR_12_3_the_neutral_racers_stand_in_front_by_lot():
    fronts = set()
    for seed in range(40):
        match = dealt(4, seed, championship="season-1")
        play_out_race(match, Stream(seed))
        front = grid_of(match)[4:]
        neutral = [racer["name"] for racer in seen(match)["racers"][4:]]
        assert sorted(front) == sorted(neutral)
        fronts.add(front == neutral)
    assert fronts == {True, False}


def play_out_race(match: Match, lot: Stream) -> None:
    """By lot until the next race is set up."""
    races = len(told(match, "lined-up"))
    while (question := match.question) is not None and len(told(match, "lined-up")) == races:
        match.take(question, question.options[lot.below(len(question.options))])


@rule("WR-12.4")
@pytest.mark.parametrize(
    ("more", "first"),
    [
        ({"points": [0, 4, 0, 0, 0, 0]}, 1),  # 10 against 9
        ({"points": [0, 3, 0, 0, 0, 0], "wins": [0, 2, 0, 0, 0, 0]}, 1),
        ({"points": [0, 3, 0, 0, 0, 0], "wins": [0, 1, 0, 0, 0, 0], "seconds": [2, 0, 0, 0, 0, 0]}, 0),
        ({"points": [0, 3, 0, 0, 0, 0], "wins": [0, 1, 0, 0, 0, 0], "seconds": [1, 0, 0, 0, 0, 0]}, 0),  # last race
    ],
)
def test_WR_12_4_points_then_wins_then_seconds_then_the_last_race(more, first):
    match = won("season-1", 4, standings=standings(**more))
    assert match.over
    assert match.standing[0].seat == first
    assert (match.standing[0].reason, match.standing[0].rule) == ("champion", "WR-12.4")


@rule("WR-12.4")
def test_WR_12_4_everybody_sees_the_places_of_the_last_race():
    match = won("season-1", 1)
    assert [entry["last"] for entry in seen(match)["standings"]] == [1, 2, 3, 4, 5, 6]


@rule("WR-12.5")
def test_WR_12_5_the_title_goes_to_most_points_of_the_season():
    match = won("season-1", 4, standings=standings(points=[0, 0, 40, 0, 0, 0], season_points=[0, 0, 40, 0, 0, 0]))
    assert told(match, "title") == [{"racer": "compact", "season": 1, "points": 44}]
    assert [place.reason for place in match.standing] == ["points", "points"]
    assert match.standing[0].facts["of_six"] == 2


GRAND = {"championship": "grand"}


@rule("WR-12.5")
@pytest.mark.parametrize(
    ("more", "first"),
    [
        ({}, "turbo"),  # 9 against 9, with one win against none
        ({"season_wins": [0, 2, 0, 0, 0, 0]}, "coupe"),
        ({"season_wins": [0, 1, 0, 0, 0, 0], "season_seconds": [2, 0, 0, 0, 0, 0]}, "turbo"),
        ({"season_wins": [0, 1, 0, 0, 0, 0], "season_seconds": [0, 0, 0, 0, 0, 0]}, "coupe"),  # a second just now
        ({"season_wins": [0, 1, 0, 0, 0, 0], "season_seconds": [1, 0, 0, 0, 0, 0]}, "turbo"),  # its last race
    ],
)
def test_WR_12_5_of_equals_the_wins_of_the_season_decide_then_its_seconds_then_its_last_race(more, first):
    """Coupé has had the better seasons before; they count for nothing here."""
    before = {"points": [10, 60, 0, 0, 0, 0], "wins": [0, 6, 0, 0, 0, 0], "seconds": [0, 4, 0, 0, 0, 0]}
    of_season: Named = {"season_points": [0, 3, 0, 0, 0, 0], "season_wins": [0] * 6, "season_seconds": [0] * 6}
    given = standings(**before, **{**of_season, **more}, titles=[1])
    match = won("season-2", 4, settings=GRAND, race=8, standings=given)
    assert told(match, "title") == [{"racer": first, "season": 2, "points": 9}]


def test_a_position_names_the_champion_of_each_season_that_is_over():
    grand = GRAND
    for season, number, titles in (("season-1", 4, [0]), ("season-2", 8, []), ("season-2", 8, [0, 1])):
        with pytest.raises(BadPosition, match="champion of each season that is over"):
            special_race(season, 4, settings=grand, race=number, standings=standings(titles=titles))


def test_a_position_may_leave_out_what_the_season_shares_with_the_whole():
    older = standings(points=[9, 0, 0, 0, 0, 0], wins=[1, 0, 0, 0, 0, 0])
    for name in ("season_wins", "season_seconds"):
        del older[name]
    first = special_race("season-1", 2, standings=older)
    assert seen(first)["standings"][0]["season_wins"] == 1
    later = special_race("season-2", 2, settings=GRAND, race=6, standings={**older, "titles": [0]})
    assert seen(later)["standings"][0]["season_wins"] == 0


@rule("WR-12.6")
def test_WR_12_6_the_grand_title_goes_to_the_player_with_most_points_of_all():
    match = dealt(3, 8, championship="grand")
    play_out(match, Stream(4))
    points = {entry["seat"]: entry["points"] for entry in seen(match)["standings"] if entry["seat"] is not None}
    title = told(match, "grand-title")
    assert title[0]["points"] == max(points.values()) == points[title[0]["seat"]]
    assert [facts["season"] for facts in told(match, "title")] == [1, 2, 3, 4]
    assert sum(facts["points"] for facts in told(match, "scored")) == 25 * 17
    assert [(place.place, place.rule) for place in match.standing] == [(1, "WR-12.6"), (2, "WR-12.6"), (3, "WR-12.6")]
    assert match.standing[0].facts["points"] == title[0]["points"]


@rule("WR-12.6")
def test_WR_12_6_a_neutral_racer_of_the_last_season_wins_no_grand_title():
    given = standings(points=[0, 12, 99, 0, 0, 0], season_points=[0] * 6, titles=[1, 1, 1])
    match = won("season-4", 4, settings=GRAND, race=16, standings=given)
    assert told(match, "grand-title") == [{"seat": 1, "racer": "coupe", "points": 24}]
    assert [(place.place, place.seat, place.reason) for place in match.standing] == [
        (1, 1, "grand-champion"),
        (2, 0, "grand-points"),
    ]


@rule("WR-12.6")
def test_WR_12_6_of_equal_players_the_wins_of_all_seasons_decide():
    given = standings(points=[10, 16, 0, 0, 0, 0], wins=[0, 3, 0, 0, 0, 0], season_wins=[0] * 6, titles=[1, 1, 1])
    match = won("season-4", 4, settings=GRAND, race=16, standings=given)
    assert [place.seat for place in match.standing] == [1, 0]


@rule("WR-12.7")
def test_WR_12_7_within_a_season_the_racers_stay_the_same():
    match = won("season-1", 1)
    assert [racer["name"] for racer in seen(match)["racers"]] == NAMES


@rule("WR-12.7")
def test_WR_12_7_every_season_draws_a_starting_player_and_lets_racers_be_chosen_anew():
    given = standings(points=[4, 20, 9, 0, 0, 0], wins=[0, 2, 1, 0, 0, 0])
    match = won("season-1", 4, settings=GRAND, standings=given)
    assert (told(match, "next-race"), len(told(match, "starting-player"))) == ([{"season": 2, "number": 1}], 1)
    assert (asked(match), seen(match)["racers"]) == ((0, "choose-racer", "WR-2.3"), [])
    assert [(row["racer"], row["points"]) for row in seen(match)["standings"]] == [(None, 13), (None, 26)]
    play(match, "racer:surplus", "racer:turbo")
    names = [racer["name"] for racer in seen(match)["racers"]]
    assert names[:2] == ["surplus", "turbo"]
    assert told(match, "neutral-racers-drawn")[-1]["racers"] == names[2:]
    assert grid_of(match) == names
    rows = seen(match)["standings"]
    assert [row["racer"] for row in rows] == names
    assert [row["points"] for row in rows] == [13, 26, 0, 0, 0, 0]
    assert [row["wins"] for row in rows] == [1, 2, 0, 0, 0, 0]
    for name in ("season_points", "season_wins", "season_seconds", "last"):
        assert [row[name] for row in rows] == [0] * 6


@rule("WR-12.7")
def test_WR_12_7_the_lot_of_a_season_need_not_fall_on_its_leader():
    starting = set()
    for seed in range(12):
        match = dealt(3, seed, championship="grand")
        lot = Stream(seed)
        for _ in range(4):
            play_out_race(match, lot)
        assert seen(match)["race"]["season"] == 2
        rows = seen(match)["standings"][:3]
        best = max(range(3), key=lambda seat: rows[seat]["points"])
        starting.add(seen(match)["start_player"] == best)
        assert len(told(match, "starting-player")) == 2
        if len(starting) == 2:
            break
    assert starting == {True, False}


@rule("WR-12.7")
def test_WR_12_7_the_title_of_a_neutral_racer_leaves_with_it():
    given = standings(points=[4, 20, 60, 0, 0, 0])
    match = won("season-1", 4, settings=GRAND | {"racers": "random"}, standings=given)
    assert told(match, "title")[0]["racer"] == "compact"
    assert [row["titles"] for row in seen(match)["standings"]] == [0] * 6
    ended = won("season-1", 4, standings=given)
    assert [row["titles"] for row in seen(ended)["standings"]] == [0, 0, 1, 0, 0, 0]


@rule("WR-12.8")
def test_WR_12_8_each_race_has_its_special_tiles():
    for (season, number), special in SPECIAL_OF.items():
        if (season, number) in (("season-2", 2), ("season-4", 4)):
            continue  # face down, and by lot
        match = dealt(2, 1, championship=season) if number == 1 else won(season, number - 1)
        assert sorted(told(match, "special-tiles")[-1]["tiles"]) == sorted(special)
        assert len(kinds(match)) == 25 + len(special)
        assert set(special) <= set(kinds(match)[16:])
    last = won("season-4", 3)
    assert len(told(last, "special-tiles")[-1]["tiles"]) == 2


@rule("WR-12.9")
def test_WR_12_9_a_trap_lies_on_the_second_half_from_the_start():
    match = won("season-1", 2)
    assert (trapped(match), cited(match, "trap-laid")) == ([16], ["WR-12.9"])


@rule("WR-12.10")
def test_WR_12_10_every_player_begins_with_a_power_exhausted():
    match = won("season-1", 3)
    asked_seats = []
    while asked(match)[1] == "exhaust":
        assert asked(match)[2] == "WR-12.10"
        asked_seats.append(asked(match)[0])
        play(match, options(match)[0])
    assert asked_seats == [0, 1]
    assert (len(ready(match, "turbo")), len(ready(match, "coupe"))) == (3, 3)


@rule("WR-12.11")
def test_WR_12_11_the_second_half_lies_face_down_until_a_racer_is_near():
    match = won("season-2", 1)
    assert kinds(match)[16:25] == ["hidden"] * 9
    near = special_race("season-2", 2, {"turbo": 13, "coupe": 14}, face_down=list(range(17, 25)), exhausted=NONE)
    assert kinds(near)[16:18] == ["desert", "hidden"]
    play(near, "play:farm")
    assert tiles(near)["turbo"] == 14
    far = special_race("season-2", 2, {"turbo": 14, "coupe": 14}, face_down=list(range(17, 25)), exhausted=NONE)
    play(far, "play:farm")
    assert told(far, "tile-revealed")[0] == {"tile": 17, "kind": "forest"}


@rule("WR-12.11")
def test_WR_12_11_dastardly_turns_up_tiles_until_one_stops_him():
    match = special_race(
        "season-2", 2, {"turbo": 13, "coupe": 14}, face_down=list(range(17, 25)), exhausted=NONE, dastardly=14
    )
    assert seen(match)["dastardly"]["goes"]["farm"] is None
    play(match, "play:farm")
    assert [facts["tile"] for facts in told(match, "tile-revealed")] == [17, 18, 19]
    assert told(match, "dastardly-moved")[0]["to"] == 19


@rule("WR-12.12")
def test_WR_12_12_the_gas_station_is_dry():
    neutral = {"compact": 16, "boulder-mobile": 17, "buzz-wagon": 18, "surplus": 19}
    match = special_race("season-2", 3, {"turbo": 14, "coupe": 19}, neutral, exhausted={"coupe": ["dragon-power"]})
    play(match, "play:farm")
    assert (tiles(match)["turbo"], told(match, "refuelled")) == (15, [])


@rule("WR-12.13")
def test_WR_12_13_hands_of_four_and_four_cards_a_turn():
    match = won("season-1", 1)
    assert (len(hand(match, 0)), len(hand(match, 1)), seen(match)["race"]["hand"]) == (4, 4, 4)
    assert seen(won("season-2", 3))["plays"] == 4
    cards = ["farm", "farm", "desert", "forest", "prairie"]
    match = special_race("season-2", 4, hands=[cards], exhausted={"turbo": ["telescopic-nose"]})
    play(match, "play:farm", "play:farm", "play:desert", "play:forest")
    assert reasons(match)["play:prairie"] == ("no-more-cards", "WR-12.13")


@rule("WR-12.14")
def test_WR_12_14_level_in_the_lead_he_lays_a_trap_that_springs_at_once():
    players = {"turbo": 13, "coupe": 12}
    match = special_race("season-3", 1, players, exhausted=NONE, dastardly=10, trap_deck=sorted_traps("boulder"))
    play(match, "play:farm")
    assert cited(match, "trap-laid") == ["WR-12.14"]
    assert told(match, "trap-sprung") == [{"racer": "turbo", "tile": 14, "trap": "boulder"}]
    assert tiles(match)["turbo"] == 13


def sorted_traps(top: str) -> list[str]:
    """The whole trap deck with this one on top."""
    kinds_twice = ["broken-bridge", "oil", "painted-tunnel", "boulder", "log", "sabotage", "failed-plan"]
    deck = [*kinds_twice * 2, "old-switcheroo", "mud-pool"]
    deck.remove(top)
    return [*deck, top]


@rule("WR-12.15")
def test_WR_12_15_the_failed_plans_are_taken_out():
    match = won("season-3", 1)
    view = seen(match)
    assert (view["trap_deck"], view["removed"]) == (14, ["failed-plan", "failed-plan"])
    assert cited(match, "plans-removed") == ["WR-12.15"]


@rule("WR-12.16")
def test_WR_12_16_traps_lie_face_up():
    match = special_race(
        "season-3", 3, {"turbo": 9, "coupe": 7}, exhausted=NONE, dastardly=10, trap_deck=sorted_traps("oil")
    )
    play(match, "play:farm")
    assert told(match, "trap-open") == [{"tile": 14, "trap": "oil"}]
    assert seen(match, None)["tiles"][14]["trap"] == "oil"


@rule("WR-12.17")
def test_WR_12_17_dastardly_moves_at_the_end_of_every_round():
    players = {"turbo": 9, "coupe": 14, "compact": 12}
    neutral = {"boulder-mobile": 11, "buzz-wagon": 8, "surplus": 7}
    for number, expected in ((4, ["WR-5.1", "WR-12.17"]), (2, ["WR-5.1"])):
        hands = [["farm"]] * 3
        tired = {"compact": ["hair-dryer-boost", "hey-elp", "powder-room"]}
        match = special_race("season-3", number, players, neutral, hands=hands, round=2, next=2, exhausted=tired)
        play(match, "play:farm")
        while asked(match)[1] == "who-first":
            play(match, options(match)[0])
        assert cited(match, "dastardly-moved") == expected
        assert dastardly(match) is not None


@rule("WR-12.18")
def test_WR_12_18_every_player_drives_any_racer_and_the_points_are_the_players():
    match = dealt(2, 5, championship="season-4")
    lot = Stream(3)
    while (question := match.question) is not None and len(told(match, "next-race")) < 2:
        if seen(match)["race"]["number"] == 2:
            entries = seen(match)["standings"]
            assert [entry["drives"] for entry in entries[2:]] == [entry["racer"] for entry in entries[2:]]
        match.take(question, question.options[lot.below(len(question.options))])
    assert cited(match, "racer-taken")[-2:] == ["WR-12.18"] * 2
    assert [racer["name"] for racer in seen(match)["racers"]] == [entry["racer"] for entry in seen(match)["standings"]]


@rule("WR-12.19")
def test_WR_12_19_the_halves_are_mixed():
    uneven = 0
    for seed in range(3):
        match = dealt(1, seed, championship="season-4")
        play_out(match, Stream(seed))
        first, second = (told(match, name)[2]["tiles"] for name in ("first-half-laid", "second-half-laid"))
        assert (len(first), len(second)) == (8, 9)
        assert all((first + second).count(terrain) == 4 for terrain in TERRAIN)
        uneven += any(first.count(terrain) != 2 for terrain in TERRAIN)
    assert uneven > 0


@rule("WR-12.20")
def test_WR_12_20_the_last_race_counts_twice():
    match = won("season-4", 4)
    assert [facts["points"] for facts in told(match, "scored")] == [18, 12, 8, 6, 4, 2]
    assert cited(match, "scored") == ["WR-12.20"] * 6
    assert "grand-title" not in story(match)
    assert look(match, "turbo")["tile"] == 26
