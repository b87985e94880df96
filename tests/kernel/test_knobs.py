"""Changes of a box: read, put into their one text, refused with the reason."""

import pytest

from jalopy.kernel.box import parse_box
from jalopy.kernel.errors import BadSetting
from jalopy.kernel.knobs import MOST_LENGTH, Knob, box_setting, knobs_of, read_changes, write_changes

BOX = parse_box(
    """
[race]
source = "house"
laps = 3
name = "oval"
points = [9, 6, 4]

[cards.red]
source = "printed"
cards = { stop = 2, go = 4 }

[cards.blue]
source = "printed"
cards = { stop = 1 }
""",
    "box.toml",
)
KNOBS = knobs_of(BOX, {"race.laps": (1, 5), "race.points.*": (0, 20), "cards.red.cards.*": (0, 9)})
SETTING = box_setting(BOX, KNOBS)


def test_knobs_stand_in_the_order_of_the_box_with_what_is_printed() -> None:
    assert [(knob.path, knob.least, knob.most, knob.printed) for knob in KNOBS] == [
        ("race.laps", 1, 5, 3),
        ("race.points.1", 0, 20, 9),
        ("race.points.2", 0, 20, 6),
        ("race.points.3", 0, 20, 4),
        ("cards.red.cards.stop", 0, 9, 2),
        ("cards.red.cards.go", 0, 9, 4),
    ]
    assert KNOBS[0].as_data() == {"path": "race.laps", "least": 1, "most": 5, "printed": 3}


@pytest.mark.parametrize(
    ("given", "read"),
    [
        ("", ""),
        ("race.laps=3", ""),
        ("cards.red.cards.go=0, race.laps=2", "race.laps=2,cards.red.cards.go=0"),
        ("race.points.2=6,race.points.3=0", "race.points.3=0"),
    ],
)
def test_one_box_has_one_text(given: str, read: str) -> None:
    assert SETTING.read(given) == read
    assert SETTING.read(read) == read
    assert write_changes(KNOBS, read_changes(read)) == read


def test_a_changed_box_has_other_numbers_and_the_printed_one_stays() -> None:
    changed = BOX.changed(read_changes("race.laps=2,race.points.3=7,cards.red.cards.go=0"))
    assert changed.number("race", "laps") == 2
    assert changed.group("race")["points"] == [9, 6, 7]
    assert changed.counts("cards.red", "cards") == {"stop": 2, "go": 0}
    assert changed.group("race")["name"] == "oval"
    assert BOX.number("race", "laps") == 3
    assert BOX.counts("cards.red", "cards") == {"stop": 2, "go": 4}


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ("race.laps", "'race.laps' is no change of the box"),
        ("race.laps=many", "'race.laps=many' is no change of the box"),
        ("race.laps=99999999999999", "is no change of the box"),
        (",", "'' is no change of the box"),
        ("=3", "'=3' is no change of the box"),
        ("race.laps=6", "'race.laps' can be 1 to 5, not 6"),
        ("race.laps=-1", "'race.laps' can be 1 to 5, not -1"),
        ("race.laps=2,race.laps=2", "'race.laps' is there twice"),
        ("race.lap=2", "There is no 'race.lap' in the box. Did you mean 'race.laps'?"),
        ("wheels=4", "There is no 'wheels' in the box."),
        ("race.name=4", "'race.name' cannot be changed: the rules count on it"),
        ("cards.blue.cards.stop=2", "'cards.blue.cards.stop' cannot be changed: the rules count on it"),
        (
            "cards.red.cards=2",
            "'cards.red.cards' holds several numbers: name one of them, such as 'cards.red.cards.stop'",
        ),
    ],
)
def test_what_is_no_change_is_refused(given: str, complaint: str) -> None:
    with pytest.raises(BadSetting) as refusal:
        SETTING.read(given)
    assert complaint in str(refusal.value)


def test_a_text_longer_than_any_box_is_refused_unread() -> None:
    with pytest.raises(BadSetting, match="take at most 4,000 letters"):
        SETTING.read("race.laps=2," * MOST_LENGTH)


def test_everything_that_is_wrong_is_told() -> None:
    with pytest.raises(BadSetting) as refusal:
        SETTING.read("race.laps=9,race.name=1")
    assert [fault.key for fault in refusal.value.faults] == ["box-range", "box-fixed"]
    assert {fault.setting for fault in refusal.value.faults} == {"box"}


def test_a_knob_says_what_it_is() -> None:
    assert repr(Knob("race.laps", 1, 5, 3)) == "Knob(race.laps, 1 to 5, printed 3)"
