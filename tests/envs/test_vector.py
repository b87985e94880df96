"""Many matches at once: the same as one by one, the same whatever their number, and honest about what is not legal."""

import os
import sys
from typing import Any

import pytest

np = pytest.importorskip("numpy")

from tests.processes import run  # noqa: E402

from jalopy import games  # noqa: E402
from jalopy.envs.names import name_of  # noqa: E402
from jalopy.envs.vector import Step, VectorEnv, random_legal  # noqa: E402
from jalopy.envs.world import Episode, World, fast  # noqa: E402
from jalopy.kernel.abreast import seed_of  # noqa: E402
from jalopy.kernel.errors import BadSetting, NotNow  # noqa: E402

SCRAP_RACER = name_of("scrap-racer")

DIGEST = """
import hashlib, sys
import numpy as np
from jalopy import _builds, games
from jalopy.envs.names import name_of
from jalopy.envs.vector import VectorEnv
digest = hashlib.sha256()
for game in games.GAMES:
    env = VectorEnv(name_of(game), 3, seats=3, seed=5)
    now = env.reset()
    for step in range(120):
        for part in now:
            digest.update(part.tobytes())
        places = (np.cumsum(now.masks, 1) == 1 + step % now.masks.sum(1, keepdims=True)).argmax(1)
        now = env.step(places)
print(digest.hexdigest(), _builds.build())
"""


def parts(now: Step) -> list[Any]:
    """All of its arrays."""
    return list(now)


def first_legal(now: Step) -> list[int]:
    return [int(mask.argmax()) for mask in now.masks]


def last_legal(now: Step) -> list[int]:
    return [int(np.flatnonzero(mask)[-1]) for mask in now.masks]


@pytest.mark.parametrize("game", games.GAMES)
def test_a_row_is_what_a_match_by_itself_shows(game: str) -> None:
    for seats in games.find(game).seat_counts:
        env = VectorEnv(name_of(game), 2, seats, seed=3)
        now = env.reset()
        alone = Episode(World(name_of(game), seats, "win", 0, {}), fast(seed_of(3, 1, 0)), history=False)
        for _ in range(30):
            if now.ended[1]:
                break
            assert alone.seat == now.seats[1]
            assert (alone.observation(int(now.seats[1])) == now.observations[1]).all()
            assert (alone.mask(int(now.seats[1])) == now.masks[1]).all()
            chosen = last_legal(now)
            alone.answer(chosen[1])
            now = env.step(chosen)


def test_the_same_seed_gives_the_same_matches_however_many_there_are() -> None:
    few, many = VectorEnv(SCRAP_RACER, 2, seed=9), VectorEnv(SCRAP_RACER, 5, seed=9)
    one, other = few.reset(), many.reset()
    ended = 0
    for _ in range(600):
        for part, whole in zip(parts(one), parts(other), strict=True):
            assert (part == whole[:2]).all()
        one, other = few.step(last_legal(one)), many.step(last_legal(other))
        ended += one.ended.sum()
    assert ended > 2
    assert (few.reset().observations == VectorEnv(SCRAP_RACER, 2, seed=9).reset().observations).all()
    assert (few.reset(10).observations != many.reset(9).observations[:2]).any()


def test_what_ends_begins_anew_in_the_same_step_with_its_rewards() -> None:
    env = VectorEnv(SCRAP_RACER, 8, seats=3, seed=2)
    rng = np.random.default_rng(2)
    now = env.reset()
    ended = 0
    for _ in range(400):
        now = env.step(random_legal(now.masks, rng))
        assert now.masks.any(1).all()
        assert now.rewards[~now.ended].sum() == 0
        for rewards in now.rewards[now.ended]:
            assert sorted(rewards.tolist()) == [-0.5, -0.5, 1]
            ended += 1
        dice = now.observations[now.ended]
        assert (dice[:, env.world.high == 900] == 0).all()  # nobody has driven yet
    assert ended > 8
    assert not now.broken_off.any()


def test_matches_are_broken_off_for_nothing() -> None:
    env = VectorEnv(SCRAP_RACER, 3, seed=2, most_decisions=5)
    now = env.reset()
    for _ in range(4):
        now = env.step(first_legal(now))
        assert not now.ended.any()
    now = env.step(first_legal(now))
    assert now.ended.all()
    assert now.broken_off.all()
    assert not now.rewards.any()


def test_one_illegal_action_and_nothing_happens() -> None:
    env = VectorEnv(SCRAP_RACER, 3, seed=2)
    now = env.reset()
    good = first_legal(now)
    with pytest.raises(NotNow, match="'done', is not legal now"):
        env.step([*good[:2], env.world.actions.index("done")])
    once = env.step(good)
    again = VectorEnv(SCRAP_RACER, 3, seed=2)
    for part, other in zip(parts(once), parts(again.step(good)), strict=True):
        assert (part == other).all()


def test_what_makes_no_sense_is_refused_in_a_sentence() -> None:
    with pytest.raises(BadSetting, match="At least one match must be played, not 0"):
        VectorEnv(SCRAP_RACER, 0)
    env = VectorEnv(SCRAP_RACER, 2)
    with pytest.raises(BadSetting, match=r"2 matches take one action each, in one row; .* shape \(3,\)"):
        env.step([0, 0, 0])
    with pytest.raises(BadSetting, match="The seed must be"):
        env.reset(-1)


def test_random_actions_are_legal_and_equally_likely() -> None:
    masks = np.zeros((4000, 6), np.bool_)
    masks[:, [1, 4, 5]] = True
    drawn = random_legal(masks, np.random.default_rng(1))
    counts = np.bincount(drawn, minlength=6)
    assert counts[[0, 2, 3]].sum() == 0
    assert (abs(counts[[1, 4, 5]] - 4000 / 3) < 200).all()


def test_both_builds_show_the_same() -> None:
    said = [run([sys.executable, "-c", DIGEST], env={**os.environ, "JALOPY_PURE": pure}) for pure in ("", "1")]
    compiled, pure = (each.stdout.split() for each in said)
    assert pure[1] == "pure", said
    assert compiled[0] == pure[0]
