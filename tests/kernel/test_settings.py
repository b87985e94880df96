"""Settings: read from words and from data, refused with the reason."""

import pytest
from tests.kernel.toy import GAME

from jalopy.kernel.errors import BadSetting, Fault
from jalopy.kernel.settings import Setting, Value, read_settings

LAMPS = Setting("lamps", False, "Lamps are lit.", rule="SM-1.1")
ROUNDS = Setting("rounds", 3, "How many.", range(1, 6))
LENGTH = Setting("length", 10, "How long.")
MODE = Setting("mode", "plain", "How.", ("plain", "wild", "7"))
WORD = Setting("word", "ab", "Which.", check=lambda text: [] if text.isalpha() else [Fault("letters-only")])
ALL = (LAMPS, ROUNDS, LENGTH, MODE, WORD)


@pytest.mark.parametrize(
    ("setting", "given", "read"),
    [
        (LAMPS, True, True),
        (LAMPS, "yes", True),
        (LAMPS, "ON", True),
        (LAMPS, 1, True),
        (LAMPS, "false", False),
        (LAMPS, "Off", False),
        (LAMPS, 0, False),
        (ROUNDS, 5, 5),
        (ROUNDS, "5", 5),
        (LENGTH, "-4", -4),
        (MODE, "wild", "wild"),
        (MODE, 7, "7"),
        (WORD, "xyz", "xyz"),
    ],
)
def test_a_value_is_read_from_data_or_from_a_word(setting: Setting, given: object, read: Value) -> None:
    value = setting.read(given)
    assert (value, type(value)) == (read, type(read))


@pytest.mark.parametrize(
    ("setting", "given", "complaint"),
    [
        (LAMPS, "maybe", "'lamps' is yes or no, not 'maybe'"),
        (LAMPS, 2, "'lamps' is yes or no, not 2"),
        (LAMPS, None, "'lamps' is yes or no, not None"),
        (ROUNDS, 6, "'rounds' cannot be '6'; possible are: 1, 2, 3, 4, 5"),
        (ROUNDS, "many", "'rounds' takes a number, not 'many'"),
        (ROUNDS, True, "'rounds' takes a number, not True"),
        (LENGTH, 2.5, "'length' takes a number, not 2.5"),
        (LENGTH, "9" * 5000, "'length' takes a number"),
        (MODE, "tame", "'mode' cannot be 'tame'; possible are: plain, wild, 7"),
        (MODE, True, "'mode' takes a word, not True"),
        (WORD, "a1", "'word' cannot be 'a1': Letters only"),
        (WORD, ["a"], "'word' takes a word"),
    ],
)
def test_what_a_setting_cannot_be_is_refused(setting: Setting, given: object, complaint: str) -> None:
    with pytest.raises(BadSetting, match=complaint):
        setting.read(given)


def test_settings_that_are_not_given_have_their_defaults() -> None:
    assert read_settings("a game", ALL, {"rounds": "2"}) == {
        "lamps": False,
        "rounds": 2,
        "length": 10,
        "mode": "plain",
        "word": "ab",
    }


def test_an_unknown_setting_is_refused_with_the_one_that_was_perhaps_meant() -> None:
    with pytest.raises(BadSetting, match=r"a game has no setting 'round'\. Did you mean 'rounds'\?"):
        read_settings("a game", ALL, {"round": 2})
    with pytest.raises(BadSetting, match="It has: lamps, rounds, length, mode, word"):
        read_settings("a game", ALL, {"xylophone": 2})
    with pytest.raises(BadSetting, match="It has: none"):
        read_settings("a game", (), {"xylophone": 2})


def test_a_setting_as_data_makes_a_form() -> None:
    assert LAMPS.as_data() == {
        "name": "lamps",
        "kind": "yes-no",
        "default": False,
        "choices": [],
        "help": "Lamps are lit.",
        "rule": "SM-1.1",
    }
    assert [setting.kind for setting in ALL] == ["yes-no", "choice", "number", "choice", "text"]
    assert ROUNDS.as_data()["choices"] == [1, 2, 3, 4, 5]


def test_settings_are_checked_together_with_the_seats() -> None:
    assert GAME.read_settings(3, {"rounds": 5}) == {"rounds": 5, "change": True}
    with pytest.raises(BadSetting, match="'rounds' cannot be '5': Too many rounds"):
        GAME.read_settings(4, {"rounds": 5})
    with pytest.raises(BadSetting, match="swap-meet is for 2 to 4 players, not 1"):
        GAME.read_settings(1, {})
