"""Views that are taken for many: what everybody sees is made once, and compared once with what was seen before."""

from typing import cast

from jalopy.kernel.changes import Change, Path, compare, difference
from jalopy.kernel.questions import Facts


class Seen:
    """What one pair of eyes sees: what everybody sees and, by name, what it sees otherwise."""

    def __init__(self, shown: Facts, own: Facts) -> None:
        self.shown = shown
        self.own = own

    def view(self) -> Facts:
        return {"seat": None, **self.shown, **self.own}


class Look:
    """A moment at which many look. What changed for everybody is found out by the first of them."""

    def __init__(self, shown: Facts) -> None:
        self.shown = shown  # to everybody
        self._before: Facts | None = None
        self._for_all: Change = []
        self._changed: set[object] = set()  # the names in the view that these steps begin with

    def change(self, before: Seen, now: Seen) -> Change:
        if before.own.keys() != now.own.keys():
            return self.change(_seen_alike(before.view(), now.own), _seen_alike(now.view(), now.own))
        if self._before is not before.shown:
            self._before, self._for_all = before.shown, difference(before.shown, now.shown)
            self._changed = {cast(Path, step[0])[0] for step in self._for_all}
        change = self._for_all  # mostly the very same for everybody
        for name in now.own:
            if name in self._changed:
                change = [step for step in change if cast(Path, step[0])[0] not in now.own]
                break
        for name, value in now.own.items():
            old = before.own[name]
            if old is not value and old != value:
                change = change.copy()
                compare(old, value, [name], change)
        return change


def _seen_alike(view: Facts, own: Facts) -> Seen:
    """With these names seen otherwise, so that it can be compared, step by step in the usual order."""
    return Seen(
        {name: value for name, value in view.items() if name not in own}, {name: view.get(name) for name in own}
    )
