"""The words of recovery phrases: a thousand and twenty-four, so that each of them is worth ten bits.

Plain nouns mostly, none of them rude. A phrase that was written down has to be read again: no word is ever taken out of
this list.
"""

from typing import Final

LIST: Final = """
acid acorn acre actor adult agent alarm album alley almond alpine amber anchor angle ankle answer antler anvil apple
april apron arcade arch arctic arena armor arrow artist ash aspen atlas attic august aunt autumn avenue awake award
axle baby bacon badge badger bagel bakery balcony balloon bamboo banana banjo banner barber barley barrel basil basin
basket battery beach beacon beard beaver beech beetle bench berry bicycle birch bird biscuit bison blade blanket
blossom board bobbin boiler bonnet bottle boulder bowl bracket brain branch brass brave bread breeze brick bride
bridge broom brother brown brush bubble bucket buckle buffalo bugle builder bumper bundle bus bush butter button
cabbage cabin cable cactus camel camera canal canary candle candy canoe canvas canyon captain caramel caravan cargo
carpet carrot castle cattle cedar cellar cello cement cereal chain chair chalk champion chapel chariot charm chart
cheek cheese cherry chess chest chestnut chicken chief chimney chisel choir chorus chrome circle circus citrus city
clarinet clay clerk cliff clock cloud clove clover clown club coach coast cobalt cobra cocoa coconut coffee collar
colony color comb comet compass concert copper coral corner cotton country cousin cow crab cradle crane crater crayon
cream creek cricket crown cruise crumb crystal cuckoo cup curtain curve cushion cycle daisy dance deer delta denim
desert desk diamond diesel dinner disc diver doctor doll dolphin domino donkey door dove dragon drawer dream dress
drill drum duck dynamo eagle early earth easel echo edge egg elastic elbow elder elm ember emerald engine envelope
equal evening exit express fabric factory fairy falcon family father feast feather fern ferry festival fiddle field
film filter finch finger fish flag flame flannel flash flask fleet flint flock floor florist flour flower flute foam
folder forest forge forum fossil fountain fox frame freckle friday friend frog frost fruit fuel funnel fur furnace
future gadget galaxy gallery garage garden garlic garnet gate gazelle gecko genius giant ginger giraffe glacier glad
glass glider globe glove glue gondola goose gorilla grain granite grape graph grass gravel gravity green griddle grill
group grove guest guide guitar gull gym habit hair hammer hammock hamster handle happy harbor harp harvest hatch hawk
hazel heart hedge helmet hen heron hinge hippo hobby hockey hollow holly honey hook horizon horn horse hotel hour
house humble hunter husky hydrant ice icicle idea igloo index indigo inn insect iris iron island ivory ivy jacket jade
jaguar january jasmine jazz jelly jersey jewel jigsaw joker jolly journey judge juggler juice jumper june jungle jury
kangaroo kayak keel kernel kettle key kiosk kite kitten kiwi knee knight knot koala label ladder lady lagoon lake
lantern larch laser lasso latch laurel lava lawn layer leaf leather legend lemon lens leopard letter lever library
light lilac lily lime linen lion lip liquid list lizard llama lobster log lotus lucky lumber lunar lunch lute lynx
machine magic magnet magpie mango manor maple marble march market marmot mast match maze meadow medal melody melon
memory menu merry metal meteor metro mill mimosa mineral mint minute mirror mitten moat model monday monkey month moon
moose morning mosaic moss mother motor mountain mouse mouth muffin mule museum mushroom music mustard myth name napkin
narrow nature navy neck nectar needle neon nephew nickel niece night noble noodle north note novel nugget number nurse
nut nutmeg oasis oat ocean octave october office old olive onion onyx opal open opera orange orbit orchard orchid
organ osprey ostrich otter outlet oval oven owl oyster packet paddle padlock page paint palace palm panda panel
panther papaya paper parade parcel park parrot party pasta path patrol paw peach peacock peak peanut pear pearl pebble
pedal pelican pencil penguin pepper perch perfume petal phone photo piano pickle picnic picture pier pigeon pillow
pilot pine pink pioneer pipe pirate piston pixel pizza plain planet plank plant plate plaza plow plum pocket poem poet
polar polish pond pony poodle popcorn poplar poppy porch port postcard potato pottery powder prairie prince print
prism prize puddle puffin pulley pump pumpkin pupil puppet purple purse puzzle pyramid quail quarry quartz queen quick
quiet quill quilt quince quiver quiz rabbit raccoon radar radio radish raft rail rain raisin rally ramp ranch ranger
rapid raven ray recipe red reed reef relay ribbon rice rider ridge ring ripple river road roast robin robot rock
rocket rodeo roof room root rope rose round route royal rubber ruby rudder rug ruler runner rust rye saddle safari
saffron sage sail salad salmon salt sand sandal sapphire sardine sash satin saturn sauce saucer sauna scale scarf
scene school science scooter scout screen screw seal season seat second seed seesaw shadow shed sheep shelf shell
sheriff shield ship shirt shoe shore shovel shower shrimp shuttle side sign silk silver singer siren sister skate sky
sled sleeve slice slipper sloth small smile smoke snail snow soap soccer socket sofa soil solar soldier song sonnet
soup south spade spark sparrow speaker spear spice spider spinach spiral spirit sponge spoon spring spruce square
squash squid squirrel stable stadium stage stair stamp star station statue steam steel stem step stone stool stork
storm story stove straw stream street string studio sugar suit summer sun sunday sunset surf swallow swan sweater
swift swing sword syrup system table tablet tailor tango tank tape tart taxi tea teacher teapot temple tempo tennis
tent thimble thistle thread throne thumb thunder thyme ticket tide tiger tile timber tin toast toffee tomato tongue
tool tooth topaz torch tornado tower town toy tractor trail train trapeze tray treasure tree trellis triangle trolley
trophy trout truck trumpet trunk tuba tube tuesday tulip tuna tundra tunnel turban turbine turkey turnip turtle twig
twin umbrella uncle unicorn union unit upper urban useful vacuum valley valve van vanilla vase vault velvet vendor
verb vessel vest viking villa village vine vinegar vintage violet violin visit visitor voice volcano vowel voyage
waffle wagon waist walnut walrus waltz wander warm wasp watch water wave weasel weather wedge west whale wheat wheel
whisker whistle white widget wild willow wind window winner winter wire wise wizard wolf wombat wonder wood wool world
wren wrist writer yacht yard yarn year yeast yellow yoga yogurt young zebra zenith zero zinc zipper zone zoo
"""
WORDS: Final = tuple(LIST.split())
