"""Scrap Racer at the terminal: the circuit, the racers' table, the dice, and what every answer leads to."""

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from jalopy.games.scrap_racer.circuits import NAMED
from jalopy.games.scrap_racer.components import PLUS_MINUS, RE_ROLL, TURN
from jalopy.games.scrap_racer.consequences import doubling_faces, risk, rolling_on
from jalopy.games.scrap_racer.contents import contents_of
from jalopy.games.scrap_racer.pieces import more_markers
from jalopy.games.scrap_racer.terminal import circuit, dashboard, liveries, podium
from jalopy.games.scrap_racer.track import lay
from jalopy.kernel.consequences import Foresight
from jalopy.kernel.match import Match
from jalopy.kernel.questions import Facts, Option, Question
from jalopy.terminal import board
from jalopy.terminal.board import Outlook, View
from jalopy.terminal.sayings import Sayings

BESIDE: Final = 80  # from this width on the table stands beside the circuit
TABLE: Final = 34  # the least width of the table

SETTING_UP: Final = ("track-laid", "markers-laid", "decks-shuffled", "start-player", "racer-taken")
PAUSES: Final = {
    "turn-began": 0.5,
    "rolled": 0.7,
    "moved": 0.7,
    "doubled": 0.9,
    "fight-rolled": 0.9,
    "crash-card": 1.4,
    "goal-card": 1.4,
    "bonus-played": 1.0,
}


class Board(board.Board):
    def __init__(self, match: Match, sayings: Sayings) -> None:
        super().__init__(match, sayings)
        settings = match.settings
        laid: View = match.view()
        pieces = tuple((entry["piece"], entry["tile"]) for entry in laid["track"].get("pieces", []))
        short, finish = settings["short"] is True, int(settings["finish"])
        box, more = contents_of(settings), more_markers(settings, match.seats)
        self.track = lay(str(settings["track"]), short, finish, pieces, box, more)
        self.most_dice = box.dice

    # --- what is seen -------------------------------------------------------------------------------------------------

    def heading(self, shown: View) -> str:
        parts = [self.sayings.name(self.track_name())]
        if shown["last_round"]:
            parts.append(self.sayings.say("terminal-last-round"))
        elif shown["racers"]:
            parts.append(self.sayings.say("terminal-round", round=shown["round"]))
        return " · ".join(parts)

    def track_name(self) -> str:
        name = str(self.match.settings["track"])
        return name if name in NAMED else self.track.word

    def scene(self, shown: View, plans: dict[int, str], width: int, dice: bool) -> RenderableType:
        standing: dict[int, list[str]] = {}
        for racer in shown["racers"]:
            standing.setdefault(racer["space"], []).append(racer["name"])
        spaces = circuit.Spaces(standing, shown["markers"], plans)
        faces: list[int] = shown["dice"] if dice else []
        if width < BESIDE:
            drawing = circuit.draw(self.track, spaces, width)
            order = self._order(shown).append_text(dashboard.small_dice(faces))
            return Group(drawing, dashboard.racers(shown, self.sayings, width), order)
        drawing = circuit.draw(self.track, spaces, width - TABLE - 1)
        left = max(len(line) for line in drawing.plain.split("\n"))
        scene = Table.grid(padding=(0, 1, 0, 0))
        scene.add_column(width=left)
        scene.add_column()
        room = width - left - 1
        table = dashboard.racers(shown, self.sayings, room)
        scene.add_row(drawing, Group(table, self._order(shown), dashboard.dice(faces, room)))
        return scene

    def _order(self, shown: View) -> Text:
        return Text.assemble((f"{self.sayings.say('terminal-turn-order')} ", "dim"), dashboard.turn_order(shown))

    def dice(self, shown: View, width: int) -> RenderableType | None:
        return dashboard.dice(shown["dice"], width) if shown["dice"] else None

    def legend(self) -> list[str]:
        signs = {"straight": circuit.STRAIGHT, "curve": circuit.CURVE, "line": circuit.LINE}
        boosts = dashboard.BOOSTS
        return [
            self.sayings.say("terminal-legend", marker=circuit.MARKER, space=circuit.NO_MARKER, **signs),
            self.sayings.say(
                "terminal-legend-boosts", plus=boosts[PLUS_MINUS], again=boosts[RE_ROLL], turn=boosts[TURN]
            ),
        ]

    def badge(self, event: Facts) -> Text:
        facts = event["facts"]
        assert isinstance(facts, dict)
        racer = str(facts.get("racer", ""))
        return dashboard.tag(racer) if racer in liveries.TAGS else Text("  ")

    def welcome(self) -> list[str]:
        view: View = self.match.view()
        how = " ".join(self.sayings.say("terminal-scrap-racer-how").split())
        mine = [racer["name"] for racer in view["racers"] if racer["seat"] == self.sayings.reader]
        return [how, "", *(self.sayings.say("terminal-welcome-you", racer=name) for name in mine)]

    def belongings(self, shown: View, seat: int) -> list[str]:
        lines: list[str] = []
        for racer in shown["racers"]:
            if racer["name"] == shown["active"] and racer["seat"] == seat and racer["boosts"]:
                lines.append(self.sayings.say("terminal-markers", markers=racer["boosts"]))
        cards = shown["hands"][seat].get("cards")
        if cards:
            lines.append(self.sayings.say("terminal-cards", cards=cards))
        return lines

    def covered(self, shown: View, seat: int) -> bool:
        return bool(shown["hands"][seat]["count"])

    def acting(self, shown: View, seat: int) -> str:
        for racer in shown["racers"]:
            if racer["name"] == shown["active"]:
                return self.sayings.say("terminal-driving", seat=racer["seat"], racer=racer["name"])
        return super().acting(shown, seat)

    def pause(self, event: Facts) -> float:
        kind = str(event["kind"])
        return 0.0 if kind in SETTING_UP else PAUSES.get(kind, 0.5)

    # --- what an answer would do --------------------------------------------------------------------------------------

    def outlook(self, question: Question, option: Option, shown: View) -> Outlook:
        if option.key == "roll":
            return Outlook(self._risk(shown["dice"], "terminal-outlook-roll"), None)
        if not shown["racers"]:
            return super().outlook(question, option, shown)
        phrases: list[str] = []
        space: int | None = None
        for event in Foresight(self.match, question.seat).sure(option.key):
            facts = event["facts"]
            assert isinstance(facts, dict)
            if event["kind"] == "moved" and facts.get("racer") == shown["active"] and "to" in facts:
                space = facts.get("space") or self._space(facts["to"])
            elif event["kind"] == "stopped":
                space = self._space(self._distance(shown) + facts["total"])
            phrases.append(self._phrase(str(event["kind"]), str(event["rule"]), facts, question.seat, shown))
        return Outlook(", ".join(filter(None, phrases)) or self.sayings.hint(option), space)

    def _phrase(self, kind: str, rule: str, facts: View, seat: int, shown: View) -> str:
        """An event in two or three words, or "" if it goes without saying."""
        say = self.sayings.say
        mine = facts.get("racer") == shown["active"]
        if kind == "moved" and ("lane" in facts or "from_lane" in facts):
            return ""  # the hint says it better: in the lane distances are not spaces driven (SR-21.7)
        if kind == "moved" and mine and "to" in facts:
            return self._move(facts, rule)
        if kind == "boosted":
            return self._boost(facts, shown["dice"])
        if kind == "fight" and shown["active"] in facts.get("racers", []):
            return say("terminal-outlook-fight", others=[name for name in facts["racers"] if name != shown["active"]])
        if kind == "stopped" and shown["hands"][seat]["count"]:
            space = self._space(self._distance(shown) + facts["total"])
            return say("terminal-outlook-stopped", total=facts["total"], space=space)
        if kind == "crash-card":
            return say("terminal-outlook-crash", pile=facts["pile"])
        if kind in ("lap-marker", "goal-card", "collected", "bonus-marker") and mine:
            return say(f"terminal-outlook-{kind}")
        return ""

    def _distance(self, shown: View) -> int:
        """How far the racer at work has driven."""
        return next(int(racer["distance"]) for racer in shown["racers"] if racer["name"] == shown["active"])

    def _space(self, distance: int) -> int:
        return (distance - 1) % self.track.length + 1

    def _move(self, facts: View, rule: str) -> str:
        length = self.track.length
        over = facts["from"] > 0 and (facts["to"] - 1) // length > (facts["from"] - 1) // length
        return self.sayings.say(
            "terminal-outlook-step" if rule.startswith("SR-14") else "terminal-outlook-drive",
            spaces=facts["to"] - facts["from"],
            space=self._space(facts["to"]),
            over=over,
        )

    def _boost(self, facts: View, before: list[int]) -> str:
        if "to" not in facts:
            return self._risk(before[:-1], "terminal-outlook-again")
        dice: list[int] = facts["dice"]
        message = "terminal-outlook-double" if dice[-1] in dice[:-1] else "terminal-outlook-die"
        return self.sayings.say(message, before=facts["from"], after=facts["to"], total=sum(dice))

    def _risk(self, dice: list[int], message: str) -> str:
        chance = risk(dice)["chance"]
        assert isinstance(chance, float)
        return self.sayings.say(message, risk=round(100 * chance), faces=doubling_faces(dice))

    def odds(self, shown: View) -> RenderableType:
        question = self.match.question
        dice: list[int] = shown["dice"]
        if question is None or all(option.key != "roll" for option in question.options):
            return super().odds(shown)
        lines = [Text(self.sayings.say("terminal-odds-title", dice=dice, total=sum(dice)))]
        for line in rolling_on(dice, self.most_dice)[:3]:
            facts = {"total": f"{line.total:.1f}", "worth": f"{line.total * line.holds:.1f}"}
            risk = round(100 * (1 - line.holds))
            lines.append(Text(self.sayings.say("terminal-odds-line", count=line.dice, risk=risk, **facts)))
        return Group(*lines)

    # --- the end --------------------------------------------------------------------------------------------------------

    def ending(self, width: int) -> RenderableType:
        return podium.ceremony(self.match, self.sayings, width)
