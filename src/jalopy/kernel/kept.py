"""What was worked out once and is kept for whoever asks next, but never more of it than so much."""

from typing import Final, Generic, TypeVar

Key = TypeVar("Key")
Value = TypeVar("Value")

MANY: Final = 64  # boxes, courses, tracks: more than are played with at a time


class Kept(Generic[Key, Value]):
    """When it is full it begins anew: what is asked for often is soon back, and nothing has to be counted."""

    def __init__(self, most: int = MANY) -> None:
        self._most = most
        self._known: dict[Key, Value] = {}

    def get(self, key: Key) -> Value | None:
        return self._known.get(key)

    def keep(self, key: Key, value: Value) -> Value:
        if len(self._known) >= self._most:
            self._known.clear()
        self._known[key] = value
        return value

    def __len__(self) -> int:
        return len(self._known)
