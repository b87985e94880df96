"""What a match is worth, and what an episode refuses."""

import pytest

pytest.importorskip("numpy")

from jalopy.envs.names import name_of
from jalopy.envs.world import Episode, World, fast
from jalopy.kernel.errors import BadSetting, NotNow
from jalopy.kernel.game import Place

SCRAP_RACER = name_of("scrap-racer")


def standing(*places: int, lost: bool = False) -> list[Place]:
    return [Place(place, seat, "", {}, "", lost) for seat, place in enumerate(places)]


@pytest.mark.parametrize(
    ("rewards", "places", "worth"),
    [
        ("win", (2, 1, 3, 4), [-1 / 3, 1, -1 / 3, -1 / 3]),
        ("win", (2, 1), [-1, 1]),
        ("win", (1, 1, 3, 4), [0.5, 0.5, -0.5, -0.5]),
        ("win", (2, 3, 4, 5), [0, 0, 0, 0]),  # a racer without a driver has won
        ("place", (2, 1, 3), [0, 1, -1]),
        ("place", (1, 4, 2, 3), [1, -1, 1 / 3, -1 / 3]),
        ("place", (1, 2, 2, 4), [1, 0, 0, -1]),
        ("place", (2, 5), [1, -1]),
    ],
)
def test_what_an_order_is_worth_adds_up_to_nothing(rewards: str, places: tuple[int, ...], worth: list[float]) -> None:
    world = World(SCRAP_RACER, 4, rewards, 0, {})
    world.seats = len(places)
    assert world.worth(standing(*places)) == pytest.approx(worth)
    assert sum(worth) == pytest.approx(0)


def test_whoever_plays_alone_wins_or_loses() -> None:
    world = World(name_of("scrapyard-empire"), 1, "win", 0, {})
    assert world.worth(standing(1)) == [1]
    assert world.worth(standing(1, lost=True)) == [-1]
    assert world.worth([]) == [0]


def test_what_is_not_legal_is_refused_with_what_is() -> None:
    episode = Episode(World(SCRAP_RACER, 4, "win", 0, {}), fast(1), history=False)
    assert episode.seat is not None
    before = episode.observation(episode.seat).tobytes()
    with pytest.raises(NotNow, match="'drive', is not legal now: 'roll-or-stop' is asked, and legal are 0, 1"):
        episode.answer(episode.world.actions.index("drive"))
    with pytest.raises(NotNow, match="Action -1 is none"):
        episode.answer(-1)
    assert episode.observation(episode.seat).tobytes() == before
    assert episode.legal(episode.seat) == [0, 1]
    assert episode.mask((episode.seat + 1) % 4).sum() == 0


def test_a_match_may_be_broken_off() -> None:
    episode = Episode(World(SCRAP_RACER, 4, "win", 3, {}), fast(1), history=False)
    for _ in range(3):
        assert episode.seat is not None
        episode.answer(episode.legal(episode.seat)[0])
    assert episode.over
    assert episode.broken_off
    assert episode.seat is None
    assert episode.worth() == [0] * 4


@pytest.mark.parametrize(
    ("rewards", "most", "seats", "sentence"),
    [
        ("score", 0, 4, "no rewards by 'score'; there are: win, place"),
        ("win", -1, 4, "-1 is less"),
        ("win", 0, 9, "scrap-racer is for 2 to 8 players, not 9"),
    ],
)
def test_what_there_is_not_is_refused(rewards: str, most: int, seats: int, sentence: str) -> None:
    with pytest.raises(BadSetting, match=sentence):
        World(SCRAP_RACER, seats, rewards, most, {})


def test_the_printed_box_is_the_only_one() -> None:
    with pytest.raises(BadSetting, match="know the printed box only"):
        World(SCRAP_RACER, 4, "win", 0, {"box": "laps.to_win=2"})
    assert World(SCRAP_RACER, 4, "win", 0, {"box": "laps.to_win=3"}).values["box"] == ""
