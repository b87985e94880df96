"""What is installed only where it is wanted."""

from importlib.util import find_spec

from jalopy.kernel.errors import JalopyError


class MissingExtra(JalopyError):
    """A package that Jalopy can do without was not installed with it."""


def need(package: str, extra: str, purpose: str) -> None:
    if find_spec(package) is None:
        raise MissingExtra(f"Install jalopy[{extra}] to {purpose}.")
