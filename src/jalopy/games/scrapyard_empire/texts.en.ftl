# Scrapyard Empire in English. The conventions of ids and variables are told in jalopy/texts.py.
#
# $character is a name and $character-ability what it can do; $card-effect says what a card does. A wish is a small machine
# that somebody wants to have, not a card.

game = Scrapyard Empire
    .pitch = Dig, steal and trade for parts, build machines from them, and be first with two inventions.


## Kinds of cards

name-part = parts
name-machine = small machines
name-invention = inventions
name-build-guide = Build Guide


## Parts

name-bulbs = Bulbs
name-clockwork = Clockwork
name-control-panel = Control Panel
name-crank = Crank
name-gearbox = Gearbox
name-guns-and-ammo = Guns & Ammo
name-harness = Harness
name-hull = Hull
name-metal-casing = Metal Casing
name-pendulum = Pendulum
name-petrol = Petrol
name-piston = Piston
name-propeller = Propeller
name-steel-cage = Steel Cage
name-tripod = Tripod


## Small machines and inventions

name-biomonitor = Biomonitor
    .effect = What another player has just stolen or dug up becomes yours instead.
name-transport-vessel = Transport Vessel
    .effect = Draw 4 parts. Costs an action.
name-mecha-skeleton = Mecha Skeleton
    .effect = When you build a small machine, another part may stand in for one of its three.
name-jet-propulsion = Jet Propulsion
    .effect = Take one more action in this turn.
name-plasma-generator = Plasma Generator
    .effect = After a roll for a dig, a steal or a machine, the die counts as a 6.
name-petrol-engine = Petrol Engine
    .effect = Draw 2 small machines and 1 part. Costs an action.
name-clockwork-brain = Clockwork Brain
    .effect = Use another player’s unused small machine, which is then used up. Costs an action.
name-weaponry-system = Weaponry System
    .effect = Choose an opponent and roll: 3–4 take one part, 5–6 take two. Costs an action.
name-navigatrix = Navigatrix
    .effect = Take any card from the pile of parts or of small machines. Costs an action.
name-the-terrible = The Terrigible
    .effect = Every opponent gives you a part of their choice. Costs an action.
name-glove-of-ruin = Glove of Ruin
    .effect = Scrap up to 3 parts of an opponent. Costs an action.
name-flight-pack = Flight Pack
    .effect = Take two more actions in this turn.
name-deathlock = Deathclock
    .effect = An opponent has only one action in the next turn. Costs an action.
name-strolling-house = Strolling House
    .effect = Cancel what would take or scrap cards of yours.
name-subterranean-sub = Subterranean Sub
    .effect = Take any 2 cards from the pile of parts or of small machines. Costs an action.
name-time-machine = Time Machine
    .effect = After this turn take another one, without a draw phase. Costs an action.
name-doomsday-ray = Doomsday Ray
    .effect = Roll two dice: every opponent scraps as many parts as the lower one shows. Costs an action.
name-wish-biomonitor = { name-biomonitor }
name-wish-transport-vessel = { name-transport-vessel }
name-wish-mecha-skeleton = { name-mecha-skeleton }
name-wish-jet-propulsion = { name-jet-propulsion }
name-wish-plasma-generator = { name-plasma-generator }
name-wish-petrol-engine = { name-petrol-engine }
name-wish-clockwork-brain = { name-clockwork-brain }
name-wish-weaponry-system = { name-weaponry-system }
name-wish-navigatrix = { name-navigatrix }


## Characters

name-prof-luna-tech = Prof. Luna Tech
    .ability = After the last action, roll: with 4 or more there is one more action.
name-captain-minerva = Captain Minerva
    .ability = Digging for parts with a 6, may take two cards.
name-jerry-riggsby = Jerry Riggsby
    .ability = Once in a match, builds an invention with one small machine fewer.
name-digby-spade = Digby Spade
    .ability = Digs succeed with a 3 too.
name-lady-felicity-fingers = Lady Felicity Fingers
    .ability = Steals succeed with a 3 or a 4 too.
name-the-great-mimico = The Great Mimico
    .ability = Once in a match, has the ability of another player’s character for a turn.
name-otto-smelter = Otto Smelter
    .ability = Once a turn, scraps a part to draw 3 small machines.
name-rusty-magpie = Rusty Magpie
    .ability = Once a turn, swaps a part for the top one of the pile.
name-bertha-packrat = Bertha Packrat
    .ability = May keep 12 parts and 9 small machines.
name-dr-amelia-amp = Dr. Amelia Amp
    .ability = Each part scrapped to raise a roll adds two.
name-sergeant-brassguard = Sergeant Brassguard
    .ability = Stealing from him takes a 6.
name-lucky-lucinda = Lucky Lucinda
    .ability = Twice in a match, rolls a die again.
name-sir-reginald-copycog = Sir Reginald Copycog
    .ability = Twice in a match, uses an opponent’s unused small machine without an action.
name-tinker-tam = Tinker Tam
    .ability = Once a turn, rolls: with 5 or more draws a part.
name-dame-ada-wrench = Dame Ada Wrench
    .ability = Once in a match, builds a small machine with one part fewer.
name-madame-zora-lens = Madame Zora Lens
    .ability = Once a turn, looks at the top card of a deck and may put it under the deck.


## Events

event-decks-shuffled = All decks are shuffled; the box holds { $count } cards.
event-dealer-rolled =
    { $you ->
        [yes] You roll a { $die } for the deal.
       *[no] { $seat } rolls a { $die } for the deal.
    }
event-dealer =
    { $you ->
        [yes] You deal.
       *[no] { $seat } deals.
    }
event-dealt =
    { $you ->
        [yes] You are dealt { $parts }, { $count } small machines and an invention.
       *[no] { $seat } is dealt { $parts }, { $count } small machines and an invention.
    }
event-dealt-with-machines = You are dealt { $parts }; into your hand go { $machines }, and { $inventions }.
event-flipped = { $card } begins the scrap pile of { $deck }.
event-character =
    { $you ->
        [yes] You are { $character }. { $character-ability }
       *[no] { $seat } is { $character }. { $character-ability }
    }
event-turn-began =
    { $you ->
        [yes] Round { $round }: your turn.
       *[no] Round { $round }: { $seat }’s turn.
    }
event-drew =
    { $you ->
        [yes] You draw { $count } from the deck of { $deck }.
       *[no] { $seat } draws { $count } from the deck of { $deck }.
    }
event-drew-with-cards =
    { $you ->
        [yes] You draw { $cards }, from the deck of { $deck }.
       *[no] { $seat } draws { $cards }, from the deck of { $deck }.
    }
event-reshuffled = The scrap pile of { $deck } is shuffled and becomes the deck, { $count } cards.
event-rolled =
    { $you ->
        [yes] You roll a { $die }.
       *[no] { $seat } rolls a { $die }.
    }
event-raised =
    { $you ->
        [yes] You scrap { $card }: the roll is now { $roll }.
       *[no] { $seat } scraps { $card }: the roll is now { $roll }.
    }
event-digging =
    { $you ->
        [yes] You dig in the scrap pile of { $pile }, with { $wanted } or more.
       *[no] { $seat } digs in the scrap pile of { $pile }, with { $wanted } or more.
    }
event-dig-failed =
    { $you ->
        [yes] You find no way into the pile of { $pile }.
       *[no] { $seat } finds no way into the pile of { $pile }.
    }
event-dug =
    { $you ->
        [yes] You lay out { $card }.
       *[no] { $seat } lays out { $card }.
    }
event-took =
    { $you ->
        [yes] You take { $card } from the scrap of { $pile }.
       *[no] { $seat } takes { $card } from the scrap of { $pile }.
    }
event-nothing-taken =
    { $you ->
        [yes] You go through the whole pile of { $pile } and take nothing.
       *[no] { $seat } goes through the whole pile of { $pile } and takes nothing.
    }
event-stealing =
    { $you ->
        [yes] You try to steal from { $victim_seat }, one of the { $what }, with { $wanted } or more.
       *[no]
            { $victim_seat-you ->
                [yes] { $seat } tries to steal from you, one of the { $what }, with { $wanted } or more.
               *[no] { $seat } tries to steal from { $victim_seat }, one of the { $what }, with { $wanted } or more.
            }
    }
event-steal-failed =
    { $you ->
        [yes] { $victim_seat } catches you.
       *[no]
            { $victim_seat-you ->
                [yes] You catch { $seat }.
               *[no] { $victim_seat } catches { $seat }.
            }
    }
event-stole =
    { $you ->
        [yes] You take { $count } from the hand of { $victim_seat }.
       *[no]
            { $victim_seat-you ->
                [yes] { $seat } takes { $count } from your hand.
               *[no] { $seat } takes { $count } from the hand of { $victim_seat }.
            }
    }
event-stole-with-cards =
    { $you ->
        [yes] You take { $cards } from { $victim_seat }.
       *[no]
            { $victim_seat-you ->
                [yes] { $seat } takes { $cards } from you.
               *[no] { $seat } takes { $cards } from { $victim_seat }.
            }
    }
event-trade-offered =
    { $you ->
        [yes] You offer { $partner_seat } a trade: { $gives } for { $wants }.
       *[no]
            { $partner_seat-you ->
                [yes] { $seat } offers you a trade: { $gives } for { $wants }.
               *[no] { $seat } offers { $partner_seat } a trade: { $gives } for { $wants }.
            }
    }
event-counter-offered =
    { $you ->
        [yes] You offer { $partner_seat } instead: { $gives } for { $wants }.
       *[no]
            { $partner_seat-you ->
                [yes] { $seat } offers you instead: { $gives } for { $wants }.
               *[no] { $seat } offers { $partner_seat } instead: { $gives } for { $wants }.
            }
    }
event-traded =
    { $you ->
        [yes] You accept: { $gives } goes to { $partner_seat }, { $gets } comes back.
       *[no]
            { $partner_seat-you ->
                [yes] { $seat } accepts: { $gives } goes to you, { $gets } comes back.
               *[no] { $seat } accepts: { $gives } goes to { $partner_seat }, { $gets } comes back.
            }
    }
event-trade-refused =
    { $you ->
        [yes] You refuse the trade.
       *[no] { $seat } refuses the trade.
    }
event-built =
    { $you ->
        [yes] You build { $card } from { $used }.
       *[no] { $seat } builds { $card } from { $used }.
    }
event-built-with-by =
    { $you ->
        [yes] With the help of { $by } you build { $card } from { $used }.
       *[no] With the help of { $by } { $seat } builds { $card } from { $used }.
    }
event-discarded =
    { $you ->
        [yes] You discard { $card }.
       *[no] { $seat } discards { $card }.
    }
event-monitored =
    { $you ->
        [yes] Your Biomonitor takes the card that { $victim_seat } has won.
       *[no]
            { $victim_seat-you ->
                [yes] { $seat }’s Biomonitor takes the card that you have won.
               *[no] { $seat }’s Biomonitor takes the card that { $victim_seat } has won.
            }
    }
event-monitored-with-cards =
    { $you ->
        [yes] Your Biomonitor takes what { $victim_seat } has won: { $cards }.
       *[no]
            { $victim_seat-you ->
                [yes] { $seat }’s Biomonitor takes what you have won: { $cards }.
               *[no] { $seat }’s Biomonitor takes what { $victim_seat } has won: { $cards }.
            }
    }
event-activated =
    { $you ->
        [yes] You use { $card }. { $card-effect }
       *[no] { $seat } uses { $card }. { $card-effect }
    }
event-copied =
    { $you ->
        [yes] With { $by } you use the { $card } of { $owner_seat }.
       *[no]
            { $owner_seat-you ->
                [yes] With { $by } { $seat } uses your { $card }.
               *[no] With { $by } { $seat } uses the { $card } of { $owner_seat }.
            }
    }
event-missed =
    { $you ->
        [yes] You miss { $victim_seat }.
       *[no]
            { $victim_seat-you ->
                [yes] { $seat } misses you.
               *[no] { $seat } misses { $victim_seat }.
            }
    }
event-scrapped =
    { $you ->
        [yes] { $card } of yours goes onto the scrap pile.
       *[no] { $card } of { $seat } goes onto the scrap pile.
    }
event-slowed =
    { $you ->
        [yes] You will have only one action in your next turn.
       *[no] { $seat } will have only one action in the next turn.
    }
event-cancelled =
    { $you ->
        [yes] Your Strolling House walks away from { $thief_seat }: nothing is lost.
       *[no]
            { $thief_seat-you ->
                [yes] { $seat }’s Strolling House walks away from you: nothing is lost.
               *[no] { $seat }’s Strolling House walks away from { $thief_seat }: nothing is lost.
            }
    }
event-another-turn =
    { $you ->
        [yes] You take another turn.
       *[no] { $seat } takes another turn.
    }
event-ray-rolled =
    { $you ->
        [yes] Your ray rolls { $dice }: { $count ->
            [one] one part each
           *[other] { $count } parts each
        }.
       *[no] { $seat }’s ray rolls { $dice }: { $count ->
            [one] one part each
           *[other] { $count } parts each
        }.
    }
event-used =
    { $you ->
        [yes] You use { $character }’s ability.
       *[no] { $seat } uses { $character }’s ability.
    }
event-extra-action =
    { $you ->
        [yes] You have one more action.
       *[no] { $seat } has one more action.
    }
event-mimicked =
    { $you ->
        [yes] Until the end of the turn you are { $character } too. { $character-ability }
       *[no] Until the end of the turn { $seat } is { $character } too. { $character-ability }
    }
event-swapped =
    { $you ->
        [yes] You swap { $gives } for { $gets } from the pile.
       *[no] { $seat } swaps { $gives } for { $gets } from the pile.
    }
event-looked = { $seat } looks at { $count } of the { $deck } on the deck.
event-looked-with-cards =
    { $you ->
        [yes] You look at the deck of { $deck }: { $cards }.
       *[no] { $seat } looks at the deck of { $deck }: { $cards }.
    }
event-put-under =
    { $you ->
        [yes] You put it under the deck of { $deck }.
       *[no] { $seat } puts it under the deck of { $deck }.
    }
event-won =
    { $you ->
        [yes] With { $card } you have won the scrapyard empire!
       *[no] With { $card } { $seat } has won the scrapyard empire!
    }
event-time-up =
    { $you ->
        [yes] After { $rounds } rounds time is up, and you have the most.
       *[no] After { $rounds } rounds time is up, and { $seat } has the most.
    }
event-time-up-with-seats = After { $rounds } rounds time is up. The first place is shared: { $seats }.
event-lost =
    { $you ->
        [yes] It is over: { $inventions } of { $goal } inventions.
       *[no] It is over for { $seat }: { $inventions } of { $goal } inventions.
    }


## Questions

question-character = Who are you in this match?
question-draw = Before you draw: do you use an ability?
question-action = What do you do? Actions left: { $actions }.
question-raise = The roll is { $roll }; { $needs } is enough, and beyond { $wanted } nothing changes. Raise it?
question-dig = You have laid out { $card }. Take it?
question-penalty = The dig failed: which part do you scrap?
question-steal-part = Which part do you take from { $victim_seat }?
question-steal-machine = Which of the two do you keep? The other goes back to { $victim_seat }.
question-offer-give = A trade with { $partner_seat }, { $what }: what do you give?
question-offer-want = And what do you want from { $partner_seat } ({ $what })?
question-trade = { $partner_seat } offers { $gives } and wants { $wants }. Do you agree?
question-counter = { $partner_seat } offers { $gives } instead and wants { $wants }. Do you agree?
question-monitor = { $victim_seat } has just won a card. Does your Biomonitor take it?
question-monitor-with-cards = { $victim_seat } has just won { $cards }. Does your Biomonitor take over?
question-stroll = { $thief_seat } is after your cards. Does your Strolling House walk away?
question-build = What do you build?
question-build-SE-14-17 = Which part do you leave out of { $card }?
question-build-SE-14-5 = Which small machine do you leave out of { $card }?
question-build-SE-12-3 = Which part of { $card } is replaced?
question-build-with-part = What stands in for { $part } in { $card }?
question-build-with-machine = You have built { $machine } more than once: which one goes into { $card }?
question-discard = Too many { $what }: which one do you discard? Still { $count }.
question-copy = Whose machine do you use with { $card }?
question-aim = { $card }: whom do you choose?
question-loot = The { name-weaponry-system } hits: which part do you take from { $victim_seat }?
question-search = { $card }: which pile do you search?
question-find = Which card do you take from the pile of { $pile }?
question-ray = Your ray shows { $dice }: { $count } is the lower one. Roll a die again?
question-hand-over = { name-the-terrible } wants a part of yours: which one do you hand over?
question-ruin = { name-glove-of-ruin }: which part of { $victim_seat } do you scrap?
question-melt = The { name-doomsday-ray } melts your parts: which one do you scrap?
question-smelt = { name-otto-smelter }: which part do you scrap for small machines?
question-swap = What do you give for { $card }, which lies on top?
question-look = { name-madame-zora-lens }: which deck do you look at?
question-leave-or-under = { $card } lies on the deck of { $deck }. Does it stay?
question-mimic = { name-the-great-mimico }: whose ability do you want in this turn?


## Options

option-copy = { $value } ({ $player })
    .hint = It is used up for its owner too.
option-character = { $value }
    .hint = { $value-ability }
option-deal = Deal me one
    .hint = Chance decides.
option-draw-now = Draw a part
    .hint = The ability can wait.
option-ask-more = Ask me at every chance
    .hint = Also before the draw, and after a roll that is good enough.
option-ask-less = Ask me only where it matters
    .hint = Not before the draw, and not after a roll that is good enough.
option-done = Done
    .hint = Go on with the next phase.
option-back = Think again
    .hint = Nothing has been announced yet.
option-draw-part = Draw a part
    .hint = From the deck; it lies open.
option-draw-machine = Draw a small machine
    .hint = From the deck, into your hand.
option-draw-invention = Draw an invention
    .hint = From the deck; you may keep only one.
option-draw-two-part = Draw two parts
    .hint = Because you have five small machines in hand.
option-draw-two-machine = Draw two small machines
    .hint = Because you have five small machines in hand.
option-dig-part = Dig for parts
    .hint = Roll, then go through the scrap pile card by card.
option-dig-machine = Dig for small machines
    .hint = Roll, then go through the scrap pile card by card.
option-dig-invention = Dig for inventions
    .hint = Roll, then go through the scrap pile card by card.
option-steal-part = Steal a part from { $player }
    .hint = Roll, then choose any of their parts.
option-steal-machine = Steal a small machine from { $player }
    .hint = Roll, then look at two by lot and keep one.
option-trade-part = Offer { $player } a trade of parts
    .hint = One part for one part.
option-trade-machine = Offer { $player } a trade of small machines
    .hint = One from your hand for one from theirs.
option-activate = Use { $value }
    .hint = { $value-effect }
option-use = Use { $value }’s ability
    .hint = { $value-ability }
option-keep = Leave it
    .hint = The roll stays as it is.
option-plasma = Use the Plasma Generator
    .hint = The die counts as a 6.
option-re-roll = Roll again
    .hint = Only the new roll counts.
option-re-roll-lower = Roll the lower die again
    .hint = The other one stays.
option-re-roll-higher = Roll the higher die again
    .hint = The other one stays.
option-scrap = Scrap { $value }
    .hint = It goes onto the part pile.
option-take = Take it
    .hint = It is yours.
option-take-last = Take it and stop
    .hint = It is yours, and you want no second one.
option-pass = Dig on
    .hint = There is no way back to this card.
option-enough = That is enough
    .hint = Nothing more.
option-part = { $value }
    .hint = You take this part.
option-machine = { $value }
    .hint = You keep this one.
option-give = { $value }
    .hint = You give this one.
option-want = { $value }
    .hint = You ask for this one.
option-accept = Accept
    .hint = The cards change hands.
option-refuse = Refuse
    .hint = Nothing changes.
option-counter = Make another offer
    .hint = You name what you would give and want.
option-let = Let it happen
    .hint = You keep your card for another time.
option-monitor =
    { $value ->
        [monitor] Take it
       *[other] Take { $value }
    }
    .hint = Your Biomonitor is used up then.
option-cancel = Walk away
    .hint = Your Strolling House is used up then.
option-build = Build { $value }
    .hint = What it is made of is scrapped.
option-skeleton = Build { $value } with the Mecha Skeleton
    .hint = A part of another kind stands in for one of the three.
option-instead = { $value }
    .hint = Another part stands in for this one.
option-with = { $value }
    .hint = This part stands in.
option-wrench = Build { $value } with one part fewer
    .hint = Dame Ada Wrench does it once in a match.
option-both = Build { $value } with one part fewer and one replaced
    .hint = The Mecha Skeleton and Dame Ada Wrench help together.
option-without = Without { $value }
    .hint = It is not needed, and stays yours.
option-which-used = The one that is used up
    .hint = The other one stays on the table.
option-which-ready = The one that can still be used
    .hint = The other one stays on the table.
option-which-fresh = The one built in this turn
    .hint = The other one stays on the table.
option-riggsby = Build { $value } with one machine fewer
    .hint = Jerry Riggsby does it once in a match.
option-discard = Discard { $value }
    .hint = It goes onto the scrap pile.
option-search-part = The pile of parts
    .hint = Take what you like.
option-search-machine = The pile of small machines
    .hint = Take what you like.
option-find = { $value }
    .hint = You take this card.
option-aim = { $player }
    .hint = You roll for their parts.
option-ruin = { $player }
    .hint = You scrap up to three of their parts.
option-slow = { $player }
    .hint = Only one action in their next turn.
option-mimic = { $value }
    .hint = { $value-ability }
option-swap = { $value }
    .hint = This part goes onto the pile.
option-look-part = The deck of parts
    .hint = Only you see the card.
option-look-machine = The deck of small machines
    .hint = Only you see the card.
option-look-invention = The deck of inventions
    .hint = Only you see the card.
option-leave = Leave it on top
    .hint = It is the next to be drawn.
option-under = Put it under the deck
    .hint = It is the last to be drawn.


## Why not

barred-no-action-left = You have no action left.
barred-slowed-down = The { name-deathlock } left you one action in this turn, and you have no other.
barred-another-phase = That belongs to another phase of the turn.
barred-not-your-turn = It is not your turn.
barred-finish-first = Finish what you have begun.
barred-announced = That is announced: there is no thinking again.
barred-so-already = That is how it is already.
barred-nothing-to-draw = Deck and pile are empty.
barred-pile-stays = The deck is empty, and the pile is not shuffled anew.
barred-first-action-only = Two cards are drawn with the first action only.
barred-five-machines = That takes five small machines in hand.
barred-no-two-inventions = Two cards are drawn of parts or of small machines only.
barred-pile-empty = The scrap pile is empty.
barred-no-opponent = There is no opponent of that name.
barred-alone = That takes an opponent, and you are alone.
barred-no-inventions = Inventions are neither stolen nor traded.
barred-nothing-to-steal = There is nothing of that kind to steal.
barred-not-theirs = That player has no such card.
barred-not-drawn = That is neither of the two that were drawn.
barred-one-offer = You have made an offer there in this turn.
barred-nothing-to-trade = Both of you need a card of that kind.
barred-all-alike = The two of you have parts of one kind only.
barred-another-kind = Parts are traded for parts, small machines for small machines.
barred-same-for-same = Nobody gives and wants the same.
barred-not-in-hand = You have not got what is wanted.
barred-one-counter-offer = One counter-offer is enough.
barred-no-such-part = You have no such part to spare.
barred-no-such-card = You have no such card.
barred-raised-already = The roll is raised already.
barred-no-plasma = You have no unused { name-plasma-generator }.
barred-a-six-already = The roll is a six already.
barred-both-alike = Both dice show the same: say the lower one.
barred-one-card-only = Only { name-captain-minerva } takes two cards, for parts and with a 6.
barred-last-anyway = It would be your last card anyway: just take it.
barred-nothing-taken-yet = You have taken nothing yet: dig on, or take it.
barred-not-won = That card was not won just now.
barred-one-of-the-two = Two cards were won: say which one.
barred-used-up = Its ability is used up.
barred-not-built = It is not built.
barred-another-time = It is not activated: it works when its moment comes.
barred-no-effect = It would do nothing now.
barred-not-to-be-copied = That machine works only for its owner.
barred-nothing-to-copy = No opponent has an unused small machine that would help.
barred-another-card = It is another card that you are using.
barred-no-parts = That player has no parts.
barred-slowed-already = That player is slowed down already.
barred-at-least-one = One part at least is scrapped.
barred-not-in-the-pile = No such card lies in that pile.
barred-not-your-character = That is the ability of a character you are not.
barred-works-by-itself = That always works: there is nothing to use.
barred-no-uses-left = You have used that as often as a match allows.
barred-once-a-turn = You have used that in this turn.
barred-after-the-actions = That comes after your last action.
barred-no-parts-left = You have no part for it.
barred-deck-empty = That deck is empty.
barred-decks-empty = All decks are empty.
barred-not-in-the-set = That character is not in the set that is played with.
barred-parts-missing = You lack { $missing }.
barred-machines-missing = You have not built { $missing }.
barred-more-than-one-missing = More than one is missing.
barred-more-than-two-missing = All three parts are missing.
barred-no-skeleton = You have no { name-mecha-skeleton } that can be used.
barred-no-stand-in = You have no part of another kind that could stand in.
barred-the-same-part = A part is replaced by one of another kind.
barred-only-machines = That helps with small machines only.
barred-only-inventions = That helps with inventions only.
barred-not-begun = Say first what you build in that way.
barred-one-at-a-time = One thing after the other: finish this, or think again.
barred-not-in-recipe = It is not made of that.
barred-not-enough-then = The rest would not be enough.
barred-none-of-those = You have none in that state.
barred-not-too-many = Of that kind you may keep all.
barred-parts-first = Parts go first, then small machines, then inventions.


## The final order

place-won = First to build { $inventions } inventions.
place-richest = Had the most when time was up: inventions { $inventions }, small machines { $machines }, parts { $parts }.
place-behind = Inventions { $inventions }, small machines { $machines }, parts { $parts }.
place-alone-won = Won in round { $rounds } with { $inventions } inventions.
place-clock-won = Lost to the clock: { $inventions } of { $goal } inventions.
place-deck-won = Lost to the deck: { $inventions } of { $goal } inventions.


## Settings

setting-characters = Characters
    .help = Which characters are dealt.
setting-characters-base = the base set
setting-characters-expansion = the expansion set
setting-characters-both = both sets
setting-cards = Cards
    .help = How the cards are shared out among the kinds.
setting-cards-standard = standard
setting-cards-demand = parts by demand
setting-cards-rare = rare inventions
setting-cards-sixteen = fewer inventions
setting-cards-uses = machines by use
setting-memory_aid = Memory aid
    .help = Scrap piles can be looked through at any time.
setting-rounds = Rounds
    .help = With two to four players the match is over after so many rounds.
setting-inventions = Inventions to win
    .help = For one player alone.
setting-inventions-usual = as usual
setting-inventions-2 = two
setting-inventions-3 = three
setting-inventions-4 = four
setting-penalty = Penalty
    .help = For one player alone: parts scrapped after a failed dig.
setting-clock = Clock
    .help = For one player alone: how many turns there are.
setting-clock-easy = easy, 24 turns
setting-clock-normal = normal, 20 turns
setting-clock-hard = hard, 18 turns
setting-clock-none = none, as many turns as it takes
setting-beat_the_deck = Beat the deck
    .help = For one player alone: the part pile is never shuffled anew.
setting-solo_character = Character
    .help = For one player alone: with a character, chosen or dealt.

## Settings that are refused

refused-too-few-cards = This box has { $cards } { $kind }, and dealing takes { $needed }.
refused-too-few-characters = Everybody gets a character: { $needed } are needed, and { $there } are left in the box.
refused-weaponry-order = Two parts cannot take a lower roll ({ $two }) than one ({ $one }).
refused-alone-only = It is for one player alone.
refused-rounds-alone = It is for two to four players; alone, “{ setting-clock }” says how long.


## What a table agrees on at one stroke

preset-quick = Quick
    .hint = Ten rounds at most; whoever is ahead then has won.
preset-classic = Classic
    .hint = Two inventions win. The characters of the base box.
preset-everything = Everything
    .hint = All characters of both boxes are in the deck.
preset-solitaire = Solitaire
    .hint = You alone against the clock.
## About the things on the table

about-player =
    { $you ->
        [yes] You
       *[no] { $seat }
    }
about-player-as = As { $name }
about-player-kind = A player
about-player-holds = { $parts ->
        [one] 1 part lies open
       *[other] { $parts } parts lie open
    }; in hand { $machines ->
        [one] 1 small machine
       *[other] { $machines } small machines
    } and { $inventions ->
        [one] 1 invention
       *[other] { $inventions } inventions
    }.
about-player-built = Built: { $built }.
about-player-built-nothing = Nothing built yet.
about-player-slowed = Only one action in the next turn.
about-player-steal = Stealing from here takes a { $needs } or more now.
about-character = Character
about-character-of =
    { $you ->
        [yes] Your character
       *[no] The character of { $seat }
    }
about-character-away = Not at this table.
about-uses-left =
    { $count ->
        [0] Used up for this match.
        [one] Can be used once more in this match.
       *[other] Can be used { $count } more times in this match.
    }
about-used-this-turn = Used in this turn.
about-part = Part
about-part-builds = Goes into { $cards }.
about-part-lies = Open before { $seats-dative }.
about-part-nowhere = Nobody has one on the table now.
about-part-wanted = Your hand needs it for { $cards }.
about-machine = Small machine
about-invention = Invention
about-made-of = Made of { $cards }.
about-built-used =
    { $you ->
        [yes] You have built it, and it is used up.
       *[no] { $seat } has built it, and it is used up.
    }
about-built-fresh =
    { $you ->
        [yes] You have built it in this turn: it works from the next one on.
       *[no] { $seat } has built it in this turn: it works from the next one on.
    }
about-built-ready =
    { $you ->
        [yes] You have built it, and it can still be used, once.
       *[no] { $seat } has built it, and it can still be used, once.
    }
about-built-by-nobody = Nobody has built it yet.
about-hand-lacks = It is in your hand; you still lack { $cards }.
about-hand-complete = It is in your hand, and you have all it takes: build it in the build phase.
about-deck = Deck
about-deck-part = Deck of parts
about-deck-part-does = Every turn begins with one part from here; an action draws another one. Parts lie open.
about-deck-machine = Deck of small machines
about-deck-machine-does = An action draws one into the hand. Build it from three parts.
about-deck-invention = Deck of inventions
about-deck-invention-does = An action draws one; one may be kept. A new one follows each invention that is built.
about-deck-count =
    { $count ->
        [one] One card is left.
       *[other] { $count } cards are left.
    }
about-deck-top = You have seen the top one: { $card }.
about-pile = Scrap pile
about-pile-part = Scrap pile of parts
about-pile-machine = Scrap pile of small machines
about-pile-invention = Scrap pile of inventions
about-pile-does = What is scrapped comes here. A dig turns it over card by card, and takes one.
about-pile-count =
    { $count ->
        [one] One card lies there.
       *[other] { $count } cards lie there.
    }
about-pile-top = On top: { $card }.
about-pile-dig = A dig takes a { $needs } or more now.
about-dice = Die
about-dice-kind = For digs, steals and some machines
about-dice-raise = Each own part that is scrapped after the roll adds one to it.
about-dice-roll = The roll is { $roll }.
about-dice-wanted = It takes { $wanted } or more.
about-guide-kind = What everything is made of
about-guide-does = A small machine takes three different parts, an invention three different small machines that are built.
about-guide-goal =
    { $goal ->
        [one] One invention wins.
       *[other] { $goal } inventions win.
    }


## What differs between answers ($by: an amount, $more: of it or less; $chance and $instead: in per cent)

telling-inventions-built =
    { $more ->
        [yes] { $count ->
            [one] { $by } invention more built on average
           *[other] { $by } inventions more built on average
        }
       *[no] { $count ->
            [one] { $by } invention fewer built on average
           *[other] { $by } inventions fewer built on average
        }
    }
telling-machines-built =
    { $more ->
        [yes] { $count ->
            [one] { $by } machine more built on average
           *[other] { $by } machines more built on average
        }
       *[no] { $count ->
            [one] { $by } machine fewer built on average
           *[other] { $by } machines fewer built on average
        }
    }
telling-missing =
    { $more ->
        [yes] { $count ->
            [one] { $by } thing more missing for the next card on average
           *[other] { $by } things more missing for the next card on average
        }
       *[no] { $count ->
            [one] { $by } thing fewer missing for the next card on average
           *[other] { $by } things fewer missing for the next card on average
        }
    }
telling-failure =
    { $chance ->
        [0] no risk of a failed roll this turn instead of { $instead } %
       *[other] { $chance } % risk of a failed roll this turn instead of { $instead } %
    }
    .risk = { $chance } % risk of a failed roll this turn, with raising
telling-parts =
    { $more ->
        [yes] { $count ->
            [one] { $by } part more on average
           *[other] { $by } parts more on average
        }
       *[no] { $count ->
            [one] { $by } part fewer on average
           *[other] { $by } parts fewer on average
        }
    }
telling-cards-in-hand =
    { $more ->
        [yes] { $count ->
            [one] { $by } card more in hand on average
           *[other] { $by } cards more in hand on average
        }
       *[no] { $count ->
            [one] { $by } card fewer in hand on average
           *[other] { $by } cards fewer in hand on average
        }
    }
