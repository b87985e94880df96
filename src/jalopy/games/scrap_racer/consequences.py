"""What an answer does on the track: the ways that the board draws, and the chances of the dice."""

from typing import Final

from jalopy.games.scrap_racer.state import Race, Racer
from jalopy.games.scrap_racer.ways import distance_on
from jalopy.kernel.consequences import Course, Foresight, Planner
from jalopy.kernel.questions import Facts, Option, Question
from jalopy.kernel.table import SIDES

# Nothing more is rolled or played; at the fork both ways are looked at.
GOING_ON: Final = {
    "roll-or-stop": ["stop"],
    "stop-or-boost": ["stop"],
    "card-or-drive": ["drive"],
    "card-or-done": ["done"],
    "track-or-pit": ["way:track", "way:pit"],
}
PLANNED: Final = (*GOING_ON, "crash-or-boost", "which-ability")
IDLE: Final = ("bonus-card-drawn", "reshuffled")  # a new card in hand is for later turns
BY_CHANCE: Final = ("roll", "crash", "boost:re-roll")


def planner(foresight: Foresight) -> Planner:
    return RacePlanner(foresight)


class RacePlanner(Planner):
    def __init__(self, foresight: Foresight) -> None:
        super().__init__(foresight)
        race = foresight.world.state
        assert isinstance(race, Race)
        self.race = race

    def plans(self, option: Option) -> list[Facts]:
        """One way; two where the road forks ahead: the track, then the lane."""
        if self.foresight.question.kind not in PLANNED or option.key in BY_CHANCE:
            return []
        courses = self.foresight.courses(option.key, go_on, IDLE)
        return [Drawn(self.race, course).as_data() for course in courses if drives(course, option)]

    def odds(self, option: Option, plans: list[Facts]) -> list[Facts]:
        dice = self.race.this_turn.dice
        if option.key == "roll":
            return [risk(dice)]
        if option.key == "boost:re-roll":
            return [risk(dice[:-1])]
        if option.key.startswith("boost:"):
            doubled = self._doubled(option)
            if doubled:
                return [{"key": "a-double", "facts": {"die": doubled}, "chance": 1.0, "figure": str(doubled)}]
        return landing(plans) if self.foresight.question.kind != "track-or-pit" else []

    def _doubled(self, option: Option) -> int:
        """The pips of the double that a marker makes of the last die, or 0."""
        for event in self.foresight.sure(option.key):
            facts = event["facts"]
            if event["kind"] == "boosted" and isinstance(facts, dict):
                dice = facts["dice"]
                return dice[-1] if dice[-1] in dice[:-1] else 0
        return 0


def go_on(question: Question) -> list[str]:
    if question.kind == "which-ability":
        return [question.options[0].key]
    return GOING_ON.get(question.kind, [])


def drives(course: Course, option: Option) -> bool:
    """Whether the answer lets the racer drive or stay; a marker that makes a double does neither."""
    return not option.key.startswith("boost:") or any(event["kind"] == "stopped" for event in course.events)


class Drawn:
    """The active racer's way through what is left of its turn."""

    def __init__(self, race: Race, course: Course) -> None:
        self.race = race
        self.racer = race.active
        self.path = [self.racer.space]
        self.distance = self.racer.distance
        self.stops: list[int] = []  # where a move of its own ended
        self.added = 0  # spaces that abilities add
        self.lost = 0  # points, to a Stop, the pit stop or a scrap tile
        self.slime = 0  # the place on the slime trail
        self.scrap = 0  # the tile it takes
        self.boost = False
        self.fight = False
        self.ability = course.asked is not None and course.asked.kind == "take-ability"
        entered = by_ability = False
        for event in course.events:
            kind, facts = event["kind"], event["facts"]
            assert isinstance(facts, dict)
            if kind == "fight":
                self.fight = facts["space"] == self.path[-1]
                break  # from here on dice decide, or another racer moves
            if facts.get("racer") != self.racer.name:
                continue
            if kind == "entered-pit-lane":
                entered = True
            elif kind == "ability":
                by_ability = True
            elif kind == "moved":
                self._move(facts, entered, by_ability)
                entered = False
            else:
                self._note(str(kind), facts)

    def _move(self, facts: Facts, into_pit: bool, by_ability: bool) -> None:
        """Space by space, as the rules count them."""
        race, track = self.race, self.race.track
        goal = _number(facts, "to")
        space = _number(facts, "space") if "space" in facts else race.space(goal)
        before = len(self.path)
        while self.path[-1] != space or self.distance != goal:
            ahead = track.next_space(self.path[-1], into_pit)
            self.distance = distance_on(race.track, ahead, self.distance)
            self.path.append(ahead)
        if by_ability:
            self.added += len(self.path) - before
        else:
            self.stops.append(self.path[-1])

    def _note(self, kind: str, facts: Facts) -> None:
        if kind in ("halted", "blocked") and "abilities" not in facts:
            self.lost += _number(facts, "lost")
        elif kind == "slipped":
            self.slime = _number(facts, "space") - self.race.track.slime + 1
        elif kind == "scrap-taken":
            self.scrap = _number(facts, "tile")
        elif kind == "collected":
            self.boost = True

    def as_data(self) -> Facts:
        return {
            "racer": self.racer.name,
            "path": self.path,
            "stops": self.stops,
            "steps": len(self.path) - 1 - self.added,
            "added": self.added,
            "lost": self.lost,
            "slime": self.slime,
            "scrap": self.scrap,
            "ability": self.ability,
            "boost": self.boost,
            "fights": [other.name for other in self._others()] if self.fight else [],
        }

    def _others(self) -> list[Racer]:
        return [other for other in self.race.on_space(self.path[-1]) if other is not self.racer]


def _number(facts: Facts, name: str) -> int:
    number = facts[name]
    assert isinstance(number, int)
    return number


# --- odds -----------------------------------------------------------------------------------------------------------


def doubling_faces(dice: list[int]) -> list[int]:
    """SR-4.4  What the next die must not show."""
    return sorted(set(dice))


def risk(dice: list[int]) -> Facts:
    faces = doubling_faces(dice)
    return {"key": "risk", "facts": {"faces": faces}, "chance": len(faces) / SIDES}


def landing(plans: list[Facts]) -> list[Facts]:
    """Where the way ends, and what it brings."""
    if not plans:
        return []
    first, path = plans[0], plans[0]["path"]
    assert isinstance(path, list)
    if len(path) < 2:
        return []
    said: list[Facts] = [
        {"key": "to-space", "facts": {"spaces": len(path) - 1, "space": path[-1]}, "figure": figure(first)}
    ]
    if len(plans) > 1:
        lane = plans[1]["path"]
        assert isinstance(lane, list)
        said.append({"key": "or-lane", "facts": {"space": lane[-1]}})
    said += [{"key": f"and-{what}", "facts": {name: first[what]}} for what, name in GAINS if first[what]]
    if first["fights"]:
        said.append({"key": "and-fight", "facts": {}})
    return said


GAINS: Final = (("lost", "lost"), ("slime", "place"), ("scrap", "tile"), ("ability", "ability"), ("boost", "boost"))


def figure(plan: Facts) -> str:
    """Spaces driven, and those that abilities add."""
    return f"{plan['steps']} + {plan['added']}" if plan["added"] else str(plan["steps"])


class Rolling:
    """Of so many more dice: the chance that none makes a double, and the sum on average if none does."""

    def __init__(self, dice: int, holds: float, total: float) -> None:
        self.dice = dice
        self.holds = holds
        self.total = total


def rolling_on(dice: list[int], most: int) -> list[Rolling]:
    """For one more die, two more, and so on, up to the most there are; boost markers and crash cards left aside."""
    left = [face for face in range(1, SIDES + 1) if face not in dice]
    result: list[Rolling] = []
    holds = 1.0
    for count in range(1, min(most - len(dice), len(left)) + 1):
        holds *= (len(left) - count + 1) / SIDES
        # Any set of new faces is as likely as another, so each adds the average face that is left.
        result.append(Rolling(count, holds, sum(dice) + count * sum(left) / len(left)))
    return result
