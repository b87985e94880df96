"""One server for all tests of a module; where the module has a `RIG`, that was done to it first."""

from collections.abc import Iterator

import pytest
from tests.server.serving import Serving


@pytest.fixture(scope="module")
def serving(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    server = Serving(tmp_path_factory.mktemp("server"), rigged=getattr(request.module, "RIG", ""))
    yield server
    assert server.stop() == 0, "the server did not stop properly"
    assert "Traceback" not in server.log()
    assert [line for line in server.lines() if line["level"] == "error"] == []
