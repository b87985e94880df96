## What is in Wacky Races' box, as the workshop calls it

kind = Siege nach Fahrzeug
often-trap = Züge mit ausgelöster Falle

group-cards = Karten
    .hint = drück einen Stapel, um ihn zu öffnen
group-cards-movement-cards = Bewegungskarten
    .one = Bewegungskarte { $name }
group-cards-traps-cards = Fallenkarten
    .one = Fallenkarte { $name }
group-hand = Bewegungskarten
    .one = Bewegungskarten { $name }
knob-hand-cards = auf der Hand
knob-hand-plays = je Zug
group-tiles = Streckenteile
    .hint = drück eine Hälfte, um sie zu öffnen
group-tiles-first-tiles = Erste Hälfte
    .one = Erste Hälfte: { $name }
group-tiles-second-tiles = Zweite Hälfte
    .one = Zweite Hälfte: { $name }
group-switcheroo = Der alte Tauschtrick reicht
    .one = Reichweite des alten Tauschtricks
knob-switcheroo-reach = Teile
group-abilities = Fahrzeuge
    .hint = Kräfte an oder aus
    .one = Kräfte: { $name }
group-championship-points-places = Punkte eines Rennens
    .one = Punkte für { $name }
knob-championship-points-places-1 = Platz 1
knob-championship-points-places-2 = Platz 2
knob-championship-points-places-3 = Platz 3
knob-championship-points-places-4 = Platz 4
knob-championship-points-places-5 = Platz 5
knob-championship-points-places-6 = Platz 6
