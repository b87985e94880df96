"""The curve of a policy that learns is drawn from what was kept of its training."""

import json
import runpy
from pathlib import Path

import pytest

pytest.importorskip("numpy")

ROOT = Path(__file__).resolve().parents[2]
PICTURES = ROOT / "docs" / "pictures"
KEPT = json.loads((PICTURES / "learning.json").read_text("utf-8"))


def test_the_curve_is_drawn_from_what_was_kept() -> None:
    drawn = runpy.run_path(str(ROOT / "bench" / "ppo.py"))["draw"](KEPT)
    assert drawn == (PICTURES / "learning.svg").read_text("utf-8"), "python bench/ppo.py --draw"


def test_the_page_tells_what_was_kept() -> None:
    page = (ROOT / "docs" / "environments.md").read_text("utf-8")
    last = KEPT["points"][-1]
    for bot in ("random", "rookie"):
        assert f"{last[bot] / last['matches']:.1%}".replace("%", " %") in page
    assert f"{last['decisions'] / 1e6:.1f} million decisions" in page


def test_what_a_seat_gains_is_told_by_what_follows_for_it() -> None:
    np = pytest.importorskip("numpy")
    advantages = runpy.run_path(str(ROOT / "bench" / "ppo.py"))["advantages"]
    seats = np.array([[0], [1], [0], [1]])
    values = np.array([[0.1], [0.2], [0.3], [0.4]], np.float32)
    ended = np.array([[False], [False], [True], [False]])
    rewards = np.zeros((4, 1, 2), np.float32)
    rewards[2, 0] = [1, -1]
    gains, counts = advantages(seats, values, ended, rewards)
    assert counts[:, 0].tolist() == [True, True, True, False]  # of the last answer nobody knows what came of it
    assert gains[2, 0] == pytest.approx(0.7)
    assert gains[1, 0] == pytest.approx(-1.2)
    assert gains[0, 0] == pytest.approx(0.3 - 0.1 + 0.95 * 0.7)
