# Die Wörter auf dem Tisch von Scrapyard Empire, auf Deutsch.

headline = Runde { $round } · { $goal } Erfindungen
headline-alone = Zug { $round } von { $rounds } · baue { $goal }
headline-no-clock = Zug { $round } · baue { $goal }
order-title = Rennen der Erfinder
order-head = Erfindungen · gebaut · Teile
you = du
nothing = nichts
no-character = ohne Figur
table = Der Schrottplatz: Spieler, Stapel und was gerade geschieht

one-part = Teil
one-machine = Maschine
one-invention = Erfindung
pile-part = Teile
pile-machine = Maschinen
pile-invention = Erfindungen
deck-count = Stapel { $count }
scrap-count = Schrott { $count }
deck-label = Stapel { $kind }: { $count } Karten
pile-label = Schrott { $kind }: { $count } Karten, obenauf { $top }
pile-dug = Schrott { $kind }: hier wird gewühlt
being-dug = hier wird gewühlt
pile-empty = leer
look-through = Den Schrott der { $kind } ansehen

group-draw = Ziehen
group-dig = Wühlen
group-steal = Stehlen
group-trade = Tauschen
group-use = Nutzen
ask-more = Mehr fragen
ask-less = Weniger fragen
chance-roll = gelingt ab { $wanted }
choose-way = Was tust du hier?

phase-draw = Ziehen
phase-action = Aktion
phase-build = Bauen
phase-discard = Ablegen
phase-action-number = Aktion { $number }
phase-done = erledigt
phases = Phasen des Zuges

built-you = Gebaut
built-none = Noch nichts. Was du baust, steht hier.
your-parts = Deine Teile, { $count } von { $limit }
parts-open = alle sehen sie
your-hand = Deine Hand ist der Bauplan
hand-hidden = den anderen verborgen
want-it =
    { $count ->
        [one] 1-mal nötig
       *[other] { $count }-mal nötig
    }
state-have = vorhanden
state-shared = mehrfach nötig
state-coming = jetzt zu haben
state-missing = fehlt
guide-open = Bauplan
ready = Baubereit
ready-now = Bauen
take-ready = Nehmen: baubereit
build-wins = Baut den Sieg
missing-count =
    { $count ->
        [one] 1 fehlt
       *[other] { $count } fehlen
    }
still-missing =
    { $count ->
        [one] Noch 1 fehlt
       *[other] Noch { $count } fehlen
    }
machine-built = gebaut
machine-ready = baubereit
machine-in-hand = auf der Hand
used-up = verbraucht
fresh = neu
new-this-turn = in diesem Zug gebaut: ruht, bis der Zug vorbei ist
uses-left = noch { $count }-mal
used-this-turn = in diesem Zug genutzt
slowed = nur eine Aktion
hand-machines =
    { $count ->
        [one] 1 Maschine auf der Hand
       *[other] { $count } Maschinen auf der Hand
    }
hand-inventions =
    { $count ->
        [one] 1 Erfindung auf der Hand
       *[other] { $count } Erfindungen auf der Hand
    }
known-in-hand = Du kennst: { $cards }
inventions-of = Erfindungen gebaut: { $count } von { $goal }
machines-of = Maschinen gebaut: { $count }
parts-of = Teile: { $count }
spectator = Du schaust zu.

rolled = { $roll } gewürfelt
raised-by = { $die }, erhöht um { $by }
dig-needs = Wühlen gelingt ab { $wanted }
steal-needs = Stehlen gelingt ab { $wanted }
minerva = Minerva: eine { $best } nimmt mehr als eine
roll-failed = zu wenig
roll-fine = gelungen
die = Würfel: { $face }
passed = vorbei, für dieses Wühlen verloren
below = { $count } darunter
below-hidden = Reihenfolge unbekannt
all-seen = alle haben sie gesehen
nothing-below = die letzte
take-this = Nehmen
dig-deeper = Tiefer wühlen
lies-below = Was darunter liegt
lies-below-hint = { $count } Karten, alle sahen sie hineinwandern
memory-off = Keine Gedächtnishilfe an diesem Tisch

trade-table = Tausch
trade-counter = Gegenangebot
trade-gives = { $who } gibt
you-give = du gibst
you-get = du bekommst
choose-give = wähle eine deiner Karten
choose-want = wähle eine von drüben
choose-wish = nenne eine Maschine
you-built = baust
you-won = bekommst
you-used = nutzt
you-looked = besiehst
shown-built = baut
shown-won = bekommt
shown-used = nutzt
shown-looked = besieht
board-missing = Noch nötig
board-nothing = Nichts fehlt: bauen!
at-player = liegt bei { $who }
in-scrap = im Schrott, Nummer { $place } von oben
in-scrap-short = Nr. { $place }
in-scrap-top = liegt oben im Schrott
nowhere = nur im Stapel
choice-find = Nimm eine Karte vom Schrott
choice-steal-machine = Behalte eine der beiden
choice-offer-want = Welche Maschine wünschst du dir?
offer-helps = Damit ist komplett: { $cards }.
offer-wanted-by = Nützlich für { $cards }.
offer-costs = { $card } brauchst du für { $cards }.
offer-spare = { $card } kannst du entbehren.

describe-round = Es ist Runde { $round }; { $goal } Erfindungen gewinnen.
describe-turn = Am Zug: { $who }. Phase: { $phase }. Aktionen übrig: { $actions }.
describe-player = { $who }: { $character }.
describe-parts = Teile von { $who } ({ $count }): { $parts }.
describe-built = Gebaut von { $who }: { $built }.
describe-used = { $card } (verbraucht)
describe-hand =
    Auf der Hand von { $who }: { $machines ->
        [one] 1 Maschine
       *[other] { $machines } Maschinen
    }, { $inventions ->
        [one] 1 Erfindung
       *[other] { $inventions } Erfindungen
    }.
describe-known = Davon kennst du { $cards }.
describe-ready = Auf deiner Hand { $card }, aus { $needs }: baubereit.
describe-lacking = Auf deiner Hand { $card }, aus { $needs }: es fehlt { $missing }.
describe-pile = { $kind }: { $deck } im Stapel, { $count } im Schrott, obenauf { $top }.
describe-dig = Beim Wühlen ausgelegt: { $cards }.
describe-trade = { $who } bietet { $partner } { $gives } für { $wants }.
describe-dice = Würfel: { $dice }, erhöht um { $raised }.

podium-won = { $name } gewinnt!
podium-you = Du gewinnst!
podium-shared = Geteilter Sieg: { $names }
podium-lost = Der Schrott gewinnt
podium-how =
    { $inventions ->
        [one] 1 Erfindung
       *[other] { $inventions } Erfindungen
    } nach { $rounds } Runden
podium-how-lost = { $inventions } von { $goal } Erfindungen
story = Wie es dazu kam
story-none = Es wurde nichts gebaut.
story-row = Runde { $round }: { $name } baut { $card }

## Was dem Leser geschieht: ausgerufen

touch-robbed = Beraubt
touch-robbed-how = { $card }, von { $who }
touch-robbed-unseen = Beraubt
touch-robbed-unseen-how = eine Karte, von { $who }
touch-monitored = Abgenommen
touch-monitored-how = { $card } geht an { $who }
touch-monitored-unseen = Abgenommen
touch-monitored-unseen-how = es geht an { $who }
touch-kept = Nichts verloren
touch-kept-how = { $who } wollte dich berauben
touch-refused = Kein Tausch
touch-refused-how = { $who } lehnt ab
touch-foiled = Vereitelt
touch-foiled-how = { $who } verhindert deinen Diebstahl
touch-scrapped = Verschrottet
touch-scrapped-how = { $card } ist weg
touch-slowed = Gebremst
touch-slowed-how = weniger Aktionen in deinem nächsten Zug, durch { $who }
touch-copied = Kopiert
touch-copied-how = { $who } nutzt deine Karte { $card }
