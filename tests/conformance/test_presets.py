"""What a table may agree on at one stroke, and what need not be asked, for every game that is registered."""

import pytest

from jalopy import games
from jalopy.kernel.presets import Preset
from jalopy.texts import Texts

ALL = [(name, preset) for name in games.names() for preset in games.presets(games.find(name))]


@pytest.mark.parametrize(("name", "preset"), ALL, ids=[f"{name}-{preset.name}" for name, preset in ALL])
def test_a_preset_is_a_table_that_can_be_made(name: str, preset: object) -> None:
    game = games.find(name)
    assert isinstance(preset, Preset)
    game.read_settings(preset.seats, preset.settings)
    for seats in [1] if preset.seats == 1 else game.seat_counts:
        values, faults = game.read_given(seats, preset.settings)
        assert not faults
        idle = game.idle_settings(seats, values)
        game.read_settings(seats, {key: value for key, value in preset.settings.items() if key not in idle})
        assert 5 <= preset.minutes_for(seats) <= 120


@pytest.mark.parametrize("name", ["scrap-racer", "wacky-races", "scrapyard-empire", "home-racers"])
def test_presets_have_names_and_sentences_in_both_languages(name: str) -> None:
    presets = games.presets(games.find(name))
    assert len(presets) >= 3
    assert len({preset.name for preset in presets}) == len(presets)
    for language in ("en", "de"):
        texts = Texts(games.find(name), language=language)
        for preset in presets:
            assert texts.say(f"preset-{preset.name}") != f"preset-{preset.name}"
            assert texts.say(f"preset-{preset.name}.hint").endswith(".")


@pytest.mark.parametrize("name", games.GAMES)
def test_a_game_for_one_has_a_preset_for_one(name: str) -> None:
    game = games.find(name)
    assert (1 in game.seat_counts) == any(preset.seats == 1 for preset in games.presets(game))


@pytest.mark.parametrize("name", games.names())
def test_settings_that_make_no_difference_are_settings_of_the_game(name: str) -> None:
    game = games.find(name)
    known = {setting.name for setting in game.settings}
    for seats in game.seat_counts:
        values = game.read_settings(seats, {})
        idle = game.idle_settings(seats, values)
        assert set(idle) <= known
        assert len(set(idle)) == len(idle)


@pytest.mark.parametrize(
    ("name", "seats", "settings", "idle", "asked"),
    [
        ("scrap-racer", 4, {}, {"any_tiles", "two_racers", "pit_stop_at"}, {"short", "new_racers", "more_markers"}),
        (
            "scrap-racer",
            3,
            {"track": "SSSRRSSSRR", "pit_stop": True},
            {"short"},
            {"any_tiles", "two_racers", "pit_stop_at"},
        ),
        ("scrap-racer", 7, {}, {"new_racers", "more_markers"}, {"slime_trail"}),
        ("wacky-races", 1, {}, {"start"}, {"special", "crossroads"}),
        ("wacky-races", 3, {"championship": "season-1"}, {"special"}, {"start", "crossroads"}),
        ("wacky-races", 3, {"special": "swamp"}, {"crossroads"}, {"special"}),
        ("scrapyard-empire", 3, {}, {"clock", "penalty"}, {"rounds", "characters"}),
        ("scrapyard-empire", 1, {}, {"rounds", "characters"}, {"clock", "penalty"}),
        ("scrapyard-empire", 1, {"solo_character": True}, {"rounds"}, {"characters"}),
        ("home-racers", 3, {"course": "desk-sprint"}, {"laps", "any_tiles"}, {"slipstream"}),
        ("home-racers", 1, {}, {"slipstream", "finish", "any_tiles"}, {"laps"}),
    ],
)
def test_what_makes_no_difference_need_not_be_asked(
    name: str, seats: int, settings: dict[str, bool | str], idle: set[str], asked: set[str]
) -> None:
    game = games.find(name)
    found = set(game.idle_settings(seats, game.read_settings(seats, {**settings})))
    assert idle <= found
    assert not asked & found
