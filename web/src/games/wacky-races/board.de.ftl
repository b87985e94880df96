# Die Wörter auf dem Spielplan von Wacky Races.

board = Die Straße: { $tiles } Felder bis zum Ziel, { $racers } Rennwagen
headline =
    { $season ->
        [0] Runde { $round }
       *[other] Saison { $season }, Rennen { $number } · Runde { $round }
    } · Ziel auf Feld { $finish }
headline-setup = Wahl der Rennwagen
order-head = Karten · Kräfte · Feld
neutral = neutral
never-placed = zählt nie mit
out-of-fuel = Tank leer
you = du
his = SEINS
finish = Ziel
start = Start
gas = Benzin
deck = Bewegungskarten
discard = Letzte Ablage
traps = Seine Fallen
follows = der folgt er
sitting-out = setzen aus
deck-of = Bewegungsstapel: { $cards } Karten
traps-of = Seine Fallen: { $cards } verdeckt im Stapel
discard-of =
    { $cards ->
        [0] Der Ablagestapel ist leer
       *[other] Letzte Ablage: { $card }, { $cards } auf dem Stapel
    }
show-way = { $discard }. Zeigen, wohin Dastardly fahren wird
he-goes = Er führe auf Feld { $tile }.
he-leads = Er führe auf Feld { $tile }, wäre vorn und legte eine Falle.
he-runs-out = Er fände kein Feld, und der Tank wäre leer.
he-unknown = Wohin er führe, weiß niemand.
tag-goes = hierhin führe er
tag-trap = hier legte er eine Falle
tile-here = Feld { $tile }: { $kind }
tile-start = Startfeld { $tile }: { $kind }
trap-here = verdeckte Falle auf Feld { $tile }
trap-open = { $trap } auf Feld { $tile }
racer-here = { $racer } ({ $who }) auf Feld { $tile }
villain-here = Die Mean Machine auf Feld { $tile }
hand = Deine Hand
powers = Kräfte
dashboard = Dein Rennwagen, deine Hand und deine Kräfte
dash-line = Feld { $tile }, { $kind } · noch { $left }
matches = passt
any-tile = jedes Feld
no-match = passt nicht
no-more = keine mehr
play-card = { $card } spielen
card-of-hand = { $card } auf deiner Hand
no-cards = keine Karten
power-ready = bereit
power-exhausted = erschöpft
power-spent = leer
power-auto = wirkt von selbst
when-auto = auto
when-start = Beginn
when-mid = danach
when-first = gleich
when-any = immer
when-auto-long = wirkt von selbst gegen ihre Falle
when-start-long = vor der ersten Karte deines Zugs
when-mid-long = nach der ersten Karte deines Zugs
when-first-long = gleich nach der ersten Karte deines Zugs
when-any-long = jederzeit in deinem Zug
spectator = Du schaust zu.
no-racer = Noch kein Rennwagen.
slow = nächsten Zug nur eine Karte
muddy = zieht nicht nach
stand-on = Du stehst auf { $kind }, Feld { $tile }.
    .short = { $kind }, Feld { $tile }
card-number = Karte { $number } von { $plays }
leads-to = Auf Feld { $tile }, { $kind }.
stays = Du bleibst auf Feld { $tile }.
into-trap = Dort liegt eine Falle!
trap-sprung = Falle!
trap-cancelled = Aufgehoben: { $power }
trap-harmless = Tut einem neutralen Wagen nichts
trap-seen = Das siehst nur du
trap-taken = Weggenommen
neutral-racers = Die neutralen Wagen fahren
mean-machine = Mean Machine
standings = Wertung
standings-after = Nach Rennen { $number } der Saison { $season }
standings-close = Schließen
points = { $points } Punkte
wins-of =
    { $wins ->
        [one] 1 Sieg
       *[other] { $wins } Siege
    }
titles-of =
    { $titles ->
        [one] 1 Titel
       *[other] { $titles } Titel
    }
in-all = { $points } insgesamt
gained = +{ $points }
choose = Wähle deinen Rennwagen

## Der Spielplan in Worten

describe-road = Die Straße führt über { $tiles } Felder: { $list }.
describe-part = { $tile } { $kind }
describe-round =
    { $season ->
        [0] Es läuft Runde { $round }.
       *[other] Es läuft Runde { $round } von Rennen { $number } der Saison { $season }.
    }
describe-setup = Die Rennwagen werden noch gewählt.
describe-over = Das Rennen ist vorbei: { $racer } hat gewonnen.
describe-racer = Platz { $place }: { $racer } ({ $who }) auf Feld { $tile }, { $kind }.
describe-slow = { $racer } darf im nächsten Zug nur eine Karte spielen.
describe-muddy = { $racer } zieht nicht nach.
describe-powers = Bereite Kräfte von { $racer }: { $powers }.
describe-no-powers = Alle Kräfte von { $racer } sind erschöpft.
describe-villain = Dastardly steht auf Feld { $tile }.
describe-villain-out = Dastardly ist der Sprit ausgegangen.
describe-villain-goes = Wenn der Zug jetzt endete, führe er auf Feld { $tile }.
describe-traps = Verdeckte Fallen liegen auf den Feldern { $tiles }.
describe-open-trap = { $trap } liegt offen auf Feld { $tile }.
describe-known-trap = Du kennst die Falle auf Feld { $tile }: { $trap }.
describe-no-traps = Auf der Straße liegen keine Fallen.
describe-hand = Deine Hand: { $cards }.
describe-hand-of =
    { $cards ->
        [one] { $who } hält 1 Karte.
       *[other] { $who } hält { $cards } Karten.
    }
describe-discard = Oben auf dem Ablagestapel: { $card }.
describe-decks = In den Stapeln sind noch { $deck } Bewegungskarten und { $traps } Fallen.
describe-active = { $racer } ist am Zug.
describe-points = { $racer } hat { $points } Punkte.

## Das Ende

wins-title = { $name } gewinnt!
champion-title = { $name } ist Champion!
after-rounds =
    { $rounds ->
        [one] nach 1 Runde
       *[other] nach { $rounds } Runden
    }
nobody-drives = und niemand fährt ihn
with-points = mit { $points } Punkten
how = So lief das Rennen
how-last = So lief das letzte Rennen
lead-changes =
    { $changes ->
        [one] 1 Führungswechsel
       *[other] { $changes } Führungswechsel
    }
start-axis = Start
turns-axis = Züge
story-start = In der Startaufstellung
story-leads = Zug { $turn }: { $racer } führt
story-takes = Zug { $turn }: { $racer } übernimmt die Führung
story-slider = Zug des Rennens
graph = Reihenfolge im Rennen, Zug für Zug. { $lines }
graph-line = { $racer }: von Platz { $first } auf Platz { $last }.

## Was dem Leser geschieht: ausgerufen

touch-robbed = Beraubt
touch-robbed-how = eine Karte, von { $racer }
touch-swapped = Getauscht
touch-swapped-how = { $racer } hat deinen Platz; du stehst auf Feld { $tile }
touch-pushed-back = { $tiles } zurück
touch-pushed-back-how = durch { $racer }
touch-pushed-on = { $tiles } vor
touch-pushed-on-how = dank { $racer }
touch-trap = In der Falle
touch-trap-how = { $trap }
touch-saved = Gerettet
touch-saved-how = { $power } hebt { $trap } auf
touch-slowed = Gebremst
touch-slowed-how = eine Karte in deinem nächsten Zug
touch-bogged = Im Schlamm
touch-bogged-how = du ziehst keine Karten
touch-turn-lost = Zug zu Ende
touch-turn-lost-how = die Falle beendet ihn
touch-no-redraw = Keine Karten
touch-no-redraw-how = diesmal ziehst du keine
touch-power-lost = Kraft weg
touch-power-lost-how = { $power }, durch { $racer }
touch-card-lost = Karte weg
touch-card-lost-how = { $card }, durch { $racer }
touch-overtaken = Überholt
touch-overtaken-how = von { $racer }: du bist Nummer { $place }
## Das Ende, wenn niemand den Sieger fährt

you-best-title = Am besten: du!
best-title = { $name } war am besten!
best-behind =
    { $place ->
        [2] { $name } ist zweiter; { $neutral } kam zuerst an, und niemand fährt ihn
        [3] { $name } ist dritter; { $neutral } kam zuerst an, und niemand fährt ihn
       *[other] { $name } ist Nummer { $place }; { $neutral } kam zuerst an, und niemand fährt ihn
    }
