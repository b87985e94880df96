"""The courses that the page's editor is held to are what the game says today."""

import importlib.util
import json
from pathlib import Path

spec = importlib.util.spec_from_file_location("web_courses", Path(__file__).with_name("courses.py"))
assert spec is not None
assert spec.loader is not None
courses = importlib.util.module_from_spec(spec)
spec.loader.exec_module(courses)

ADVICE = "run `python tests/web/courses.py`"


def test_the_box_of_courses_is_up_to_date() -> None:
    assert courses.BOX.read_text(encoding="utf-8") == courses.box(), ADVICE


def test_the_sample_of_broken_courses_is_up_to_date() -> None:
    assert courses.SAMPLE.read_text(encoding="utf-8") == courses.sample(), ADVICE


def test_every_course_of_the_sample_is_broken_in_its_own_way() -> None:
    found = json.loads(courses.SAMPLE.read_text(encoding="utf-8"))
    problems = [found[word]["problems"] for word in courses.BROKEN]
    assert all(len(each) == 1 for each in problems)
    assert len({each[0]["key"] for each in problems}) > 20
    assert len({each[0]["sentence"] for each in problems}) > 20
