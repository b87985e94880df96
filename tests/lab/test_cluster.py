"""A real cluster of several nodes, each with processes of its own, one of which is killed: nothing is lost or different."""

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from tests.lab.own_bots import OWN
from tests.lab.test_tables import Enough, stop_after, written

from jalopy.bots.failing import BotFailed
from jalopy.kernel.errors import BadSetting, JalopyError
from jalopy.lab import tables as lab
from jalopy.lab.jobs import make_job
from jalopy.lab.ladder import ladder
from jalopy.lab.simulate import simulate, tabulate
from jalopy.lab.tables import Tables

pytestmark = pytest.mark.xdist_group("pools")

MATCHES = 300


@pytest.fixture
def cluster() -> Iterator[Any]:
    pytest.importorskip("ray", reason="jalopy[ray] is not installed")
    pytest.importorskip("pyarrow", reason="jalopy[lab] is not installed")
    made: Any = import_module("ray.cluster_utils").Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    for _ in range(2):
        made.add_node(num_cpus=1)
    made.wait_for_nodes()
    yield made
    made.shutdown()


def tables(folder: Path) -> Tables:
    return Tables(str(folder), make_job("wacky-races", 3, ["rookie", "random", "rookie"], 7, {}), MATCHES, True)


@pytest.mark.long
def test_a_cluster_that_loses_a_node_in_mid_run_writes_the_same_bytes(
    cluster: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lab, "PART", 100)
    nodes: list[int] = []

    ray: Any = import_module("ray")

    def kill_one(done: int, of: int) -> None:
        if done >= 100 and not nodes:
            nodes.append(sum(node["Alive"] for node in ray.nodes()))
            cluster.remove_node(next(iter(cluster.worker_nodes)), allow_graceful=False)

    alone = tabulate(tables(tmp_path / "alone"), 1)
    spread = tabulate(tables(tmp_path / "spread"), None, kill_one, cluster.address)
    assert nodes == [3]
    assert len(cluster.worker_nodes) == 1
    assert spread.digest == alone.digest
    assert written(tmp_path / "spread") == written(tmp_path / "alone")

    # What was begun on the cluster is interrupted there twice, goes on there, and comes to its end here.
    for matches in (60, 160):
        with pytest.raises(Enough):
            tabulate(tables(tmp_path / "again"), None, stop_after(matches), cluster.address)
    tabulate(tables(tmp_path / "again"), 1)
    assert written(tmp_path / "again") == written(tmp_path / "alone")


@pytest.mark.long
def test_bots_of_ones_own_play_and_fail_there_as_they_do_here(
    cluster: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("my_bots.py").write_text(OWN, "utf-8")
    bots = ["my_bots.py:Last", "random", "rookie"]
    here, there = (ladder("wacky-races", bots, 3, 4, 7, {}, None, None, ray) for ray in ("", cluster.address))
    assert there.as_data() == here.as_data()
    with pytest.raises(BotFailed, match=r"The bot 'my_bots\.py:Dreamer' .* with 'a pony'"):
        simulate("wacky-races", 3, ["my_bots.py:Dreamer"], 8, ray=cluster.address, workers=None)


def test_without_ray_there_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(JalopyError, match=r"A cluster takes Ray, which is not installed here: install jalopy\[ray\]\."):
        simulate("scrap-racer", 3, ["random"], 8, workers=None, ray="auto")


def test_a_cluster_has_its_own_number_of_workers() -> None:
    with pytest.raises(BadSetting, match="has its own number of workers; only 'local' takes one"):
        simulate("scrap-racer", 3, ["random"], 8, workers=2, ray="auto")


@pytest.mark.parametrize("address", ["auto", "127.0.0.1:9"])  # where nothing listens
def test_a_cluster_that_is_not_there_is_told_in_a_sentence(address: str) -> None:
    pytest.importorskip("ray", reason="jalopy[ray] is not installed")
    with pytest.raises(JalopyError, match=f"There is no Ray cluster at '{address}': "):
        simulate("scrap-racer", 3, ["random"], 8, workers=None, ray=address)
