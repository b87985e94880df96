"""The rookie: plans the cards of its own turn, minds where Dastardly will go, and uses powers when they pay."""

from jalopy.bots.bot import Bot, Chair
from jalopy.games.wacky_races.bot.driving import plan_now
from jalopy.games.wacky_races.bot.powering import best_power, strength, target
from jalopy.games.wacky_races.bot.roadworks import best_forest, best_trade
from jalopy.games.wacky_races.bot.sight import WELCOME, Sight
from jalopy.games.wacky_races.power_cards import ALL_POWERS
from jalopy.kernel.questions import Option, Question


class Rookie(Bot):
    name = "rookie"

    def choose(self, chair: Chair) -> Option:
        question = chair.question
        if len(question.options) == 1:
            return question.options[0]
        key = self._key(question, chair)
        for option in question.options:
            if option.key == key:
                return option
        return question.options[0]

    def _key(self, question: Question, chair: Chair) -> str:
        keys = [option.key for option in question.options]
        if question.kind == "choose-racer":
            return keys[chair.lot.below(len(keys))]  # they are about equal
        sight = Sight(chair.view())
        if question.kind in ("crossroads", "crossroads-with"):
            return self._trade(sight, keys)
        if question.kind in ("first-card", "next-card"):
            return best_power(sight, keys) or plan_now(sight).first
        if question.kind in ("target", "target-tile"):
            return self._target(sight, keys, question.rule)
        if question.kind in ("who-first", "who-escapes", "who-springs", "swap-with"):
            return self._whose_turn(sight, keys, question.kind)
        if question.kind in ("unexhaust", "exhaust"):
            powers = [key for key in keys if key.startswith(f"{question.kind}:")]  # no reason ever to decline
            ranked = sorted(powers, key=lambda key: strength(ALL_POWERS[key.partition(":")[2]]))
            return ranked[-1] if question.kind == "unexhaust" else ranked[0]
        if question.kind == "trap-seen":
            trap = sight.known_traps[int(str(question.facts["tile"]))]
            return "keep-trap" if trap in WELCOME else "discard-trap"
        if question.kind == "forest-tile":
            return f"tile:{best_forest(sight)[1]}"
        if question.kind == "discard":
            return max(keys, key=lambda key: sight.hand.count(key.removeprefix("discard:")))
        return keys[0]

    def _target(self, sight: Sight, keys: list[str], rule: str) -> str:
        if keys[0].startswith("tile:"):
            return keys[-1]
        return f"racer:{target(sight, [key.removeprefix('racer:') for key in keys], rule)}"

    def _trade(self, sight: Sight, keys: list[str]) -> str:
        """The two questions of the Crossroads: no tile or the first one, then the other one."""
        trade = best_trade(sight, sight.moving_tiles())
        if trade is None:
            return keys[0]
        return next(key for key in (f"tile:{trade[0]}", f"tile:{trade[1]}") if key in keys)

    def _whose_turn(self, sight: Sight, keys: list[str], kind: str) -> str:
        """The own car where that is good for it; a trap is for somebody else."""
        own = f"racer:{sight.mine['name']}"
        if own in keys:
            others = [key for key in keys if key != own]
            return others[0] if kind == "who-springs" else own
        return keys[0]
