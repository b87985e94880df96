"""The same server as for the tests of the server itself."""

from tests.server.conftest import serving

__all__ = ["serving"]
