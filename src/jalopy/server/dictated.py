"""Two words that lead to a table while it is open: easy to say across a room, or into a telephone.

Nouns of the workshop and the yard, each of them told apart by ear from the others. Two of them are quickly guessed by a
program, so guesses are limited, and links stay as long as they are: words only find the link.
"""

import re
import secrets
from typing import Final

NOUNS: Final = """
acorn anchor antler anvil apple apron arrow axle bacon badge badger bagel bakery balloon banana banjo barrel basil
basket battery beacon beaver beetle bellows bench bicycle biscuit blanket blister bobbin bolt bonnet bottle bracket
bramble brick bridge broom bucket buckle buffalo bumper bundle butter button cabbage cabin cable cactus camel camper
candle cannon canvas caravan carbon cargo carpet carrot castle cellar cement chain chalk chariot cherry chimney
chisel chrome cinder circuit clamp clover clutch cobbler coconut compass copper cork cotton cowbell crane crank
crater cricket crystal cushion cylinder daisy dagger diesel dolphin domino donkey donut dragon drawer drill dumpling
dynamo eagle echo elbow ember engine escort falcon fender ferry fiddle filter flannel flint funnel furnace gadget
garage garden garlic gasket gearbox ginger girder glider goblet goggles gondola goose granite gravel grease griddle
guitar gutter hamlet hammer hammock handle harbour harness hatchet hazel helmet hinge hobby honey hopper hornet
hubcap hydrant igloo indigo ingot iron island ivory jacket jelly jersey jigsaw jungle kayak kettle kitten knuckle
ladder ladle lantern lasso lava lemon lever lobster locket lumber magnet mallet mango marble marmot mustard melon
meteor mirror mitten monkey mortar muffler muffin mushroom napkin needle nickel noodle nozzle nugget nutmeg oatmeal
olive onion orbit orchard otter oven oyster paddle padlock pancake panther papaya parrot pebble pedal pencil
penguin pepper piano pickle pigeon pillow pirate piston pixel plank plaster plumber pocket polish poncho poodle
popcorn potato powder pretzel propeller pudding pulley pumpkin puppet puzzle quarry rabbit radar radiator radish
raisin rattle ratchet ribbon rivet robin rocket roller rooster rubber rudder saddle salmon sandal sardine saucer
scooter shovel shutter sidecar siren skillet sled slipper socket spanner sparrow spider spindle sponge spoon
sprocket squirrel stapler steamer stirrup stove suitcase sulphur sunset tailpipe tandem tanker tappet teapot
thimble thistle thunder ticket tiger timber tinsel toaster toffee tomato tornado torque tractor trailer trolley
trumpet tulip tunnel turbine turnip turtle umbrella valve vanilla velvet violin volcano waffle wagon walnut walrus
washer whistle widget willow winch window wizard wombat workshop yarn yoghurt zebra zeppelin zipper
"""
WORDS: Final = tuple(NOUNS.split())
DAYS_KEPT: Final = 30  # the words of a table that never came to its end go to another one then


def two_words() -> str:
    first = secrets.choice(WORDS)
    return f"{first}-{secrets.choice([word for word in WORDS if word != first])}"


def read_words(said: str) -> str:
    """As people type what they heard: with spaces, in capitals; "" if it is no pair of words."""
    parts = re.findall(r"[a-z]+", said.casefold())
    return "-".join(parts) if len(parts) == 2 and all(part in WORDS for part in parts) else ""
