## What is in Home Racers' box, as the workshop calls it

kind = Siege nach Auto

group-dice = Schwarze Würfel
    .one = Schwarze Würfel
knob-dice-black = Schwarze Würfel
group-gears = Ein Gangwürfel ist gut ab
    .one = Ein Gangwürfel ist gut ab
knob-gears-good = Ein Gangwürfel ist gut ab
group-sheet = Punkte für Reifen und Auto
    .one = Punkte: { $name }
knob-sheet-divisor = Plättchen des Rennens für einen
knob-sheet-least = mindestens
knob-sheet-most = höchstens
group-danger = Gefahren
    .one = { $name }
knob-danger-hit = Ein schwarzer Würfel trifft ab
knob-danger-hurts_the_mover = Ein Rempler schadet dem Rempelnden bei
knob-danger-loss_of_control = Treffer bis zum Kontrollverlust
knob-danger-hard_braking = Würfel fürs harte Bremsen
group-effects = Besondere Plättchen
    .one = { $name }
knob-effects-caltrops = Krähenfüße: Reifen weg
knob-effects-booster = Turbo: Plättchen mehr
