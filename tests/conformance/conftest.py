"""How thorough a run is."""

import pytest


@pytest.fixture
def thorough(request: pytest.FixtureRequest) -> bool:
    """With --long, costly checks are made at every question; otherwise at some, spread over the match."""
    return bool(request.config.getoption("--long"))
