"""What tests of the server begin with."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.engines import postgres
from tests.server.serving import Serving


@pytest.fixture(scope="module")
def serving(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """One server for all tests of a module; where the module has a `RIG`, that was done to it first."""
    server = Serving(tmp_path_factory.mktemp("server"), rigged=getattr(request.module, "RIG", ""))
    yield server
    assert server.stop() == 0, "the server did not stop properly"
    assert "Traceback" not in server.log()
    assert [line for line in server.lines() if line["level"] == "error"] == []


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database; SQLite's in a folder that is still to be made."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'a folder' / 'jalopy.db'}"
    else:
        with postgres() as address:
            yield address
