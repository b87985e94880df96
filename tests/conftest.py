"""Options of a test run, and which of its tests stay together."""

from pathlib import Path

import pytest

HERE = Path(__file__).parent
TOGETHER = (HERE / "browser", HERE / "server")  # a module's tests share a server, and some a browser
# They drive real browsers and real sockets, and time passes. Whatever needs its second try is named at the end of the run.
SECOND_TRY = pytest.mark.flaky(reruns=1)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="also run the tests marked long, which take minutes")


@pytest.fixture
def thorough(request: pytest.FixtureRequest) -> bool:
    """With --long, costly checks are made at every question; otherwise at some, spread over the match."""
    return bool(request.config.getoption("--long"))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Why a second try was needed is told, too, although the run is green."""
    for report in terminalreporter.stats.get("rerun", []):
        terminalreporter.section(f"first try of {report.nodeid}", "_")
        terminalreporter.write_line(report.longreprtext)


@pytest.hookimpl(tryfirst=True)  # before the groups are read
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.parent in TOGETHER:
            item.add_marker(pytest.mark.xdist_group(f"{item.path.parent.name}-{item.path.stem}"))
            item.add_marker(SECOND_TRY)
    if config.getoption("--long"):
        return
    skip = pytest.mark.skip(reason="takes minutes; runs with --long")
    for item in items:
        if item.get_closest_marker("long"):
            item.add_marker(skip)
