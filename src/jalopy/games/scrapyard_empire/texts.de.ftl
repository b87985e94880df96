# Scrapyard Empire auf Deutsch. Was es mit den Namen auf sich hat, steht in jalopy/texts.py.
#
# Ein Wunsch (wish) ist eine Kleinmaschine, die jemand haben will, keine Karte.

game = Scrapyard Empire
    .pitch = Teile erwühlen, stehlen und tauschen, Maschinen daraus bauen und als Erster zwei Erfindungen haben.


## Arten von Karten

name-part = Teile
name-machine = Kleinmaschinen
name-invention = Erfindungen
name-build-guide = Bauplan


## Teile

name-bulbs = Glühbirnen
name-clockwork = Uhrwerk
name-control-panel = Schalttafel
name-crank = Kurbel
name-gearbox = Getriebe
name-guns-and-ammo = Geschütze
name-harness = Gurtzeug
name-hull = Rumpf
name-metal-casing = Blechgehäuse
name-pendulum = Pendel
name-petrol = Benzin
name-piston = Kolben
name-propeller = Propeller
name-steel-cage = Stahlkäfig
name-tripod = Dreibein


## Kleinmaschinen und Erfindungen

name-biomonitor = Biomonitor
    .effect = Was ein anderer gerade gestohlen oder erwühlt hat, bekommst du.
name-transport-vessel = Transporter
    .effect = Zieh 4 Teile. Kostet eine Aktion.
name-mecha-skeleton = Mecha-Skelett
    .effect = Beim Bau einer Kleinmaschine darf ein anderes Teil für eines der drei einspringen.
name-jet-propulsion = Düsenantrieb
    .effect = In diesem Zug gibt es eine Aktion mehr.
name-plasma-generator = Plasmagenerator
    .effect = Nach einem Wurf fürs Wühlen, Stehlen oder für eine Maschine zählt der Würfel als 6.
name-petrol-engine = Benzinmotor
    .effect = Zieh 2 Kleinmaschinen und 1 Teil. Kostet eine Aktion.
name-clockwork-brain = Uhrwerkhirn
    .effect = Nutze eine unbenutzte Kleinmaschine eines anderen, die damit verbraucht ist. Kostet eine Aktion.
name-weaponry-system = Waffensystem
    .effect = Wähle einen Gegner und würfle: 3–4 nimm ein Teil, 5–6 nimm zwei. Kostet eine Aktion.
name-navigatrix = Navigatrix
    .effect = Nimm eine beliebige Karte vom Schrott der Teile oder der Kleinmaschinen. Kostet eine Aktion.
name-the-terrible = Die Schrecklenkbare
    .effect = Jeder Gegner gibt dir ein Teil eigener Wahl. Kostet eine Aktion.
name-glove-of-ruin = Handschuh des Ruins
    .effect = Verschrotte bis zu 3 Teile eines Gegners. Kostet eine Aktion.
name-flight-pack = Flugrucksack
    .effect = In diesem Zug gibt es zwei Aktionen mehr.
name-deathlock = Todesuhr
    .effect = Ein Gegner hat im nächsten Zug nur eine Aktion. Kostet eine Aktion.
name-strolling-house = Wanderhaus
    .effect = Verhindere, dass dir Karten genommen oder verschrottet werden.
name-subterranean-sub = Erd-U-Boot
    .effect = Nimm 2 beliebige Karten vom Schrott der Teile oder der Kleinmaschinen. Kostet eine Aktion.
name-time-machine = Zeitmaschine
    .effect = Nach diesem Zug kommt noch einer, ohne Ziehphase. Kostet eine Aktion.
name-doomsday-ray = Weltuntergangsstrahl
    .effect = Wirf zwei Würfel: Jeder Gegner verschrottet so viele Teile, wie der niedrigere zeigt. Kostet eine Aktion.
name-wish-biomonitor = { name-biomonitor }
name-wish-transport-vessel = { name-transport-vessel }
name-wish-mecha-skeleton = { name-mecha-skeleton }
name-wish-jet-propulsion = { name-jet-propulsion }
name-wish-plasma-generator = { name-plasma-generator }
name-wish-petrol-engine = { name-petrol-engine }
name-wish-clockwork-brain = { name-clockwork-brain }
name-wish-weaponry-system = { name-weaponry-system }
name-wish-navigatrix = { name-navigatrix }


## Figuren

name-prof-luna-tech = Prof. Luna Tech
    .ability = Nach der letzten Aktion würfeln: ab 4 gibt es noch eine.
name-captain-minerva = Captain Minerva
    .ability = Darf beim Wühlen nach Teilen mit einer 6 zwei Karten nehmen.
name-jerry-riggsby = Jerry Riggsby
    .ability = Baut einmal im Spiel eine Erfindung mit einer Kleinmaschine weniger.
name-digby-spade = Digby Spade
    .ability = Wühlen glückt schon mit einer 3.
name-lady-felicity-fingers = Lady Felicity Fingers
    .ability = Stehlen glückt schon mit einer 3 oder 4.
name-the-great-mimico = The Great Mimico
    .ability = Hat einmal im Spiel für einen Zug auch die Fähigkeit einer anderen Figur.
name-otto-smelter = Otto Smelter
    .ability = Verschrottet einmal im Zug ein Teil und zieht 3 Kleinmaschinen.
name-rusty-magpie = Rusty Magpie
    .ability = Tauscht einmal im Zug ein Teil gegen das oberste vom Schrott.
name-bertha-packrat = Bertha Packrat
    .ability = Darf 12 Teile und 9 Kleinmaschinen behalten.
name-dr-amelia-amp = Dr. Amelia Amp
    .ability = Jedes Teil, das einen Wurf erhöht, zählt zwei.
name-sergeant-brassguard = Sergeant Brassguard
    .ability = Ihn zu bestehlen braucht eine 6.
name-lucky-lucinda = Lucky Lucinda
    .ability = Würfelt zweimal im Spiel noch einmal.
name-sir-reginald-copycog = Sir Reginald Copycog
    .ability = Nutzt zweimal im Spiel ohne Aktion eine unbenutzte Kleinmaschine eines Gegners.
name-tinker-tam = Tinker Tam
    .ability = Würfelt einmal im Zug: ab 5 gibt es ein Teil.
name-dame-ada-wrench = Dame Ada Wrench
    .ability = Baut einmal im Spiel eine Kleinmaschine mit einem Teil weniger.
name-madame-zora-lens = Madame Zora Lens
    .ability = Sieht einmal im Zug die oberste Karte eines Stapels an und darf sie darunter legen.


## Was geschieht

event-decks-shuffled = Alle Stapel sind gemischt; die Schachtel hat { $count } Karten.
event-dealer-rolled =
    { $you ->
        [yes] Du würfelst eine { $die } ums Geben.
       *[no] { $seat } würfelt eine { $die } ums Geben.
    }
event-dealer =
    { $you ->
        [yes] Du gibst.
       *[no] { $seat } gibt.
    }
event-dealt =
    { $you ->
        [yes] Du bekommst { $parts }, { $count } Kleinmaschinen und eine Erfindung.
       *[no] { $seat } bekommt { $parts }, { $count } Kleinmaschinen und eine Erfindung.
    }
event-dealt-with-machines = Du bekommst { $parts }; auf die Hand kommen { $machines } und { $inventions }.
event-flipped = { $card } beginnt den Schrott der { $deck }.
event-character =
    { $you ->
        [yes] Du bist { $character }. { $character-ability }
       *[no] { $seat } ist { $character }. { $character-ability }
    }
event-turn-began =
    { $you ->
        [yes] Runde { $round }: Du bist am Zug.
       *[no] Runde { $round }: { $seat } ist am Zug.
    }
event-drew =
    { $you ->
        [yes] Du ziehst { $count } vom Stapel der { $deck }.
       *[no] { $seat } zieht { $count } vom Stapel der { $deck }.
    }
event-drew-with-cards =
    { $you ->
        [yes] Du ziehst { $cards } vom Stapel der { $deck }.
       *[no] { $seat } zieht { $cards } vom Stapel der { $deck }.
    }
event-reshuffled = Der Schrott der { $deck } wird gemischt und zum neuen Stapel, { $count } Karten.
event-rolled =
    { $you ->
        [yes] Du würfelst eine { $die }.
       *[no] { $seat } würfelt eine { $die }.
    }
event-raised =
    { $you ->
        [yes] Du verschrottest { $card }: Der Wurf zählt jetzt { $roll }.
       *[no] { $seat } verschrottet { $card }: Der Wurf zählt jetzt { $roll }.
    }
event-digging =
    { $you ->
        [yes] Du wühlst im Schrott der { $pile }, ab { $wanted }.
       *[no] { $seat } wühlt im Schrott der { $pile }, ab { $wanted }.
    }
event-dig-failed =
    { $you ->
        [yes] Du kommst nicht an den Schrott der { $pile }.
       *[no] { $seat } kommt nicht an den Schrott der { $pile }.
    }
event-dug =
    { $you ->
        [yes] Du legst { $card } aus.
       *[no] { $seat } legt { $card } aus.
    }
event-took =
    { $you ->
        [yes] Du nimmst { $card } aus dem Schrott der { $pile }.
       *[no] { $seat } nimmt { $card } aus dem Schrott der { $pile }.
    }
event-nothing-taken =
    { $you ->
        [yes] Du gehst den ganzen Schrott der { $pile } durch und nimmst nichts.
       *[no] { $seat } geht den ganzen Schrott der { $pile } durch und nimmt nichts.
    }
event-stealing =
    { $you ->
        [yes] Du willst { $victim_seat } bestehlen (eine Karte der Art { $what }), ab { $wanted }.
       *[no]
            { $victim_seat-you ->
                [yes] { $seat } will dich bestehlen (eine Karte der Art { $what }), ab { $wanted }.
               *[no] { $seat } will { $victim_seat } bestehlen (eine Karte der Art { $what }), ab { $wanted }.
            }
    }
event-steal-failed =
    { $you ->
        [yes] { $victim_seat } ertappt dich.
       *[no]
            { $victim_seat-you ->
                [yes] Du ertappst { $seat }.
               *[no] { $victim_seat } ertappt { $seat }.
            }
    }
event-stole =
    { $you ->
        [yes] Du nimmst { $count } aus der Hand von { $victim_seat }.
       *[no]
            { $victim_seat-you ->
                [yes] { $seat } nimmt { $count } aus deiner Hand.
               *[no] { $seat } nimmt { $count } aus der Hand von { $victim_seat }.
            }
    }
event-stole-with-cards =
    { $you ->
        [yes] Du nimmst { $victim_seat } weg: { $cards }.
       *[no]
            { $victim_seat-you ->
                [yes] { $seat } nimmt dir weg: { $cards }.
               *[no] { $seat } nimmt { $victim_seat } weg: { $cards }.
            }
    }
event-trade-offered =
    { $you ->
        [yes] Du bietest { $partner_seat } einen Tausch an: { $gives } gegen { $wants }.
       *[no]
            { $partner_seat-you ->
                [yes] { $seat } bietet dir einen Tausch an: { $gives } gegen { $wants }.
               *[no] { $seat } bietet { $partner_seat } einen Tausch an: { $gives } gegen { $wants }.
            }
    }
event-counter-offered =
    { $you ->
        [yes] Du bietest { $partner_seat } stattdessen: { $gives } gegen { $wants }.
       *[no]
            { $partner_seat-you ->
                [yes] { $seat } bietet dir stattdessen: { $gives } gegen { $wants }.
               *[no] { $seat } bietet { $partner_seat } stattdessen: { $gives } gegen { $wants }.
            }
    }
event-traded =
    { $you ->
        [yes] Du nimmst an: { $gives } geht an { $partner_seat }, { $gets } kommt zurück.
       *[no]
            { $partner_seat-you ->
                [yes] { $seat } nimmt an: { $gives } geht an dich, { $gets } kommt zurück.
               *[no] { $seat } nimmt an: { $gives } geht an { $partner_seat }, { $gets } kommt zurück.
            }
    }
event-trade-refused =
    { $you ->
        [yes] Du lehnst den Tausch ab.
       *[no] { $seat } lehnt den Tausch ab.
    }
event-built =
    { $you ->
        [yes] Du baust { $card } aus { $used }.
       *[no] { $seat } baut { $card } aus { $used }.
    }
event-built-with-by =
    { $you ->
        [yes] Mithilfe von { $by } baust du { $card } aus { $used }.
       *[no] Mithilfe von { $by } baut { $seat } { $card } aus { $used }.
    }
event-discarded =
    { $you ->
        [yes] Du legst { $card } ab.
       *[no] { $seat } legt { $card } ab.
    }
event-monitored =
    { $you ->
        [yes] Dein Biomonitor nimmt die Karte, die { $victim_seat } gewonnen hat.
       *[no]
            { $victim_seat-you ->
                [yes] Der Biomonitor von { $seat } nimmt die Karte, die du gewonnen hast.
               *[no] Der Biomonitor von { $seat } nimmt die Karte, die { $victim_seat } gewonnen hat.
            }
    }
event-monitored-with-cards =
    { $you ->
        [yes] Dein Biomonitor nimmt, was { $victim_seat } gewonnen hat: { $cards }.
       *[no]
            { $victim_seat-you ->
                [yes] Der Biomonitor von { $seat } nimmt, was du gewonnen hast: { $cards }.
               *[no] Der Biomonitor von { $seat } nimmt, was { $victim_seat } gewonnen hat: { $cards }.
            }
    }
event-activated =
    { $you ->
        [yes] Du nutzt { $card }. { $card-effect }
       *[no] { $seat } nutzt { $card }. { $card-effect }
    }
event-copied =
    { $you ->
        [yes] Mit { $by } nutzt du von { $owner_seat }: { $card }.
       *[no]
            { $owner_seat-you ->
                [yes] Mit { $by } nutzt { $seat } von dir: { $card }.
               *[no] Mit { $by } nutzt { $seat } von { $owner_seat }: { $card }.
            }
    }
event-missed =
    { $you ->
        [yes] Du verfehlst { $victim_seat }.
       *[no]
            { $victim_seat-you ->
                [yes] { $seat } verfehlt dich.
               *[no] { $seat } verfehlt { $victim_seat }.
            }
    }
event-scrapped =
    { $you ->
        [yes] Von dir kommt auf den Schrott: { $card }.
       *[no] Von { $seat } kommt auf den Schrott: { $card }.
    }
event-slowed =
    { $you ->
        [yes] Du hast im nächsten Zug nur eine Aktion.
       *[no] { $seat } hat im nächsten Zug nur eine Aktion.
    }
event-cancelled =
    { $you ->
        [yes] Dein Wanderhaus entkommt { $thief_seat }: Nichts geht verloren.
       *[no]
            { $thief_seat-you ->
                [yes] Das Wanderhaus von { $seat } entkommt dir: Nichts geht verloren.
               *[no] Das Wanderhaus von { $seat } entkommt { $thief_seat }: Nichts geht verloren.
            }
    }
event-another-turn =
    { $you ->
        [yes] Du bist noch einmal am Zug.
       *[no] { $seat } ist noch einmal am Zug.
    }
event-ray-rolled =
    { $you ->
        [yes] Dein Strahl würfelt { $dice }: { $count ->
            [one] je ein Teil
           *[other] je { $count } Teile
        }.
       *[no] Der Strahl von { $seat } würfelt { $dice }: { $count ->
            [one] je ein Teil
           *[other] je { $count } Teile
        }.
    }
event-used =
    { $you ->
        [yes] Du nutzt die Fähigkeit von { $character }.
       *[no] { $seat } nutzt die Fähigkeit von { $character }.
    }
event-extra-action =
    { $you ->
        [yes] Du hast noch eine Aktion.
       *[no] { $seat } hat noch eine Aktion.
    }
event-mimicked =
    { $you ->
        [yes] Bis zum Ende des Zugs bist du auch { $character }. { $character-ability }
       *[no] Bis zum Ende des Zugs ist { $seat } auch { $character }. { $character-ability }
    }
event-swapped =
    { $you ->
        [yes] Du tauschst { $gives } gegen { $gets } vom Schrott.
       *[no] { $seat } tauscht { $gives } gegen { $gets } vom Schrott.
    }
event-looked = { $seat } sieht { $count } vom Stapel der { $deck } an.
event-looked-with-cards =
    { $you ->
        [yes] Du siehst oben auf dem Stapel der { $deck }: { $cards }.
       *[no] { $seat } sieht oben auf dem Stapel der { $deck }: { $cards }.
    }
event-put-under =
    { $you ->
        [yes] Du legst sie unter den Stapel der { $deck }.
       *[no] { $seat } legt sie unter den Stapel der { $deck }.
    }
event-won =
    { $you ->
        [yes] Mit { $card } gewinnst du das Schrottreich!
       *[no] Mit { $card } gewinnt { $seat } das Schrottreich!
    }
event-time-up =
    { $you ->
        [yes] Nach { $rounds } Runden ist die Zeit um, und du hast das meiste.
       *[no] Nach { $rounds } Runden ist die Zeit um, und { $seat } hat das meiste.
    }
event-time-up-with-seats = Nach { $rounds } Runden ist die Zeit um. Der erste Platz ist geteilt: { $seats }.
event-lost =
    { $you ->
        [yes] Es ist vorbei: { $inventions } von { $goal } Erfindungen.
       *[no] Es ist vorbei für { $seat }: { $inventions } von { $goal } Erfindungen.
    }


## Fragen

question-character = Wer bist du in diesem Spiel?
question-draw = Bevor du ziehst: Nutzt du eine Fähigkeit?
question-action = Was tust du? Aktionen übrig: { $actions }.
question-raise = Der Wurf zählt { $roll }; { $needs } reicht, und über { $wanted } hinaus ändert sich nichts. Erhöhen?
question-dig = Du hast { $card } ausgelegt. Nehmen?
question-penalty = Das Wühlen missglückt: Welches Teil verschrottest du?
question-steal-part = Welches Teil nimmst du { $victim_seat } weg?
question-steal-machine = Welche von beiden behältst du? Die andere geht an { $victim_seat } zurück.
question-offer-give = Tausch mit { $partner_seat }, { $what }: Was gibst du?
question-offer-want = Und was willst du von { $partner_seat } ({ $what })?
question-trade = { $partner_seat } bietet { $gives } und will { $wants }. Einverstanden?
question-counter = { $partner_seat } bietet stattdessen { $gives } und will { $wants }. Einverstanden?
question-monitor = { $victim_seat } hat gerade eine Karte gewonnen. Nimmt dein Biomonitor sie?
question-monitor-with-cards = { $victim_seat } hat gerade gewonnen: { $cards }. Greift dein Biomonitor zu?
question-stroll = { $thief_seat } hat es auf deine Karten abgesehen. Entkommt dein Wanderhaus?
question-build = Was baust du?
question-build-SE-14-17 = Welches Teil lässt du bei { $card } weg?
question-build-SE-14-5 = Welche Kleinmaschine lässt du bei { $card } weg?
question-build-SE-12-3 = Welches Teil von { $card } wird ersetzt?
question-build-with-part = Was springt bei { $card } ein, statt { $part }?
question-build-with-machine = Mehr als einmal gebaut: { $machine }. Welche Karte geht in { $card } auf?
question-discard = Zu viele { $what }: Was legst du ab? Noch { $count }.
question-copy = Wessen Maschine nutzt du mit { $card }?
question-aim = { $card }: Wen wählst du?
question-loot = { name-weaponry-system } trifft: Welches Teil nimmst du { $victim_seat } weg?
question-search = { $card }: Welchen Schrott durchsuchst du?
question-find = Welche Karte nimmst du vom Schrott der { $pile }?
question-ray = Dein Strahl zeigt { $dice }, der niedrigere ist { $count }. Einen Würfel noch einmal werfen?
question-hand-over = { name-the-terrible } fordert ein Teil: Welches gibst du her?
question-ruin = { name-glove-of-ruin }: Welches Teil von { $victim_seat } verschrottest du?
question-melt = { name-doomsday-ray }: Welches deiner Teile verschrottest du?
question-smelt = { name-otto-smelter }: Welches Teil verschrottest du für Kleinmaschinen?
question-swap = Was gibst du für { $card }, oben auf dem Schrott?
question-look = { name-madame-zora-lens }: Welchen Stapel siehst du an?
question-leave-or-under = { $card } liegt auf dem Stapel der { $deck }. Bleibt die Karte?
question-mimic = { name-the-great-mimico }: Wessen Fähigkeit willst du in diesem Zug?


## Antworten

option-copy = { $value } ({ $player })
    .hint = Auch für den Besitzer ist sie dann verbraucht.
option-character = { $value }
    .hint = { $value-ability }
option-deal = Gib mir eine
    .hint = Der Zufall entscheidet.
option-draw-now = Ein Teil ziehen
    .hint = Die Fähigkeit kann warten.
option-ask-more = Bei jeder Gelegenheit fragen
    .hint = Auch vor dem Ziehen und nach einem Wurf, der schon reicht.
option-ask-less = Nur fragen, wo es zählt
    .hint = Nicht vor dem Ziehen und nicht nach einem Wurf, der schon reicht.
option-done = Fertig
    .hint = Weiter mit der nächsten Phase.
option-back = Noch mal überlegen
    .hint = Noch ist nichts angesagt.
option-draw-part = Ein Teil ziehen
    .hint = Vom Stapel; es liegt offen.
option-draw-machine = Eine Kleinmaschine ziehen
    .hint = Vom Stapel auf die Hand.
option-draw-invention = Eine Erfindung ziehen
    .hint = Vom Stapel; behalten darfst du nur eine.
option-draw-two-part = Zwei Teile ziehen
    .hint = Weil du fünf Kleinmaschinen auf der Hand hast.
option-draw-two-machine = Zwei Kleinmaschinen ziehen
    .hint = Weil du fünf Kleinmaschinen auf der Hand hast.
option-dig-part = Nach Teilen wühlen
    .hint = Würfeln, dann Karte für Karte durch den Schrott.
option-dig-machine = Nach Kleinmaschinen wühlen
    .hint = Würfeln, dann Karte für Karte durch den Schrott.
option-dig-invention = Nach Erfindungen wühlen
    .hint = Würfeln, dann Karte für Karte durch den Schrott.
option-steal-part = { $player } ein Teil stehlen
    .hint = Würfeln, dann ein beliebiges Teil nehmen.
option-steal-machine = { $player } eine Kleinmaschine stehlen
    .hint = Würfeln, dann zwei zufällige ansehen und eine behalten.
option-trade-part = { $player } einen Tausch von Teilen anbieten
    .hint = Ein Teil gegen ein Teil.
option-trade-machine = { $player } einen Tausch von Kleinmaschinen anbieten
    .hint = Eine von deiner Hand gegen eine fremde.
option-activate = { $value } nutzen
    .hint = { $value-effect }
option-use = Fähigkeit von { $value } nutzen
    .hint = { $value-ability }
option-keep = So lassen
    .hint = Der Wurf bleibt, wie er ist.
option-plasma = Plasmagenerator nutzen
    .hint = Der Würfel zählt als 6.
option-re-roll = Noch einmal würfeln
    .hint = Nur der neue Wurf zählt.
option-re-roll-lower = Den niedrigeren noch einmal
    .hint = Der andere bleibt liegen.
option-re-roll-higher = Den höheren noch einmal
    .hint = Der andere bleibt liegen.
option-scrap = { $value } verschrotten
    .hint = Kommt auf den Schrott der Teile.
option-take = Nehmen
    .hint = Sie gehört dir.
option-take-last = Nehmen und aufhören
    .hint = Sie gehört dir, und eine zweite willst du nicht.
option-pass = Weiterwühlen
    .hint = Zurück zu dieser Karte geht es nicht.
option-enough = Das reicht
    .hint = Nichts weiter.
option-part = { $value }
    .hint = Du nimmst dieses Teil.
option-machine = { $value }
    .hint = Du behältst diese.
option-give = { $value }
    .hint = Das gibst du.
option-want = { $value }
    .hint = Das willst du haben.
option-accept = Annehmen
    .hint = Die Karten wechseln den Besitzer.
option-refuse = Ablehnen
    .hint = Alles bleibt, wie es ist.
option-counter = Anderes Angebot machen
    .hint = Du sagst, was du gibst und willst.
option-let = Geschehen lassen
    .hint = Du hebst deine Karte auf.
option-monitor =
    { $value ->
        [monitor] Nehmen
       *[other] { $value } nehmen
    }
    .hint = Dein Biomonitor ist dann verbraucht.
option-cancel = Entkommen
    .hint = Dein Wanderhaus ist dann verbraucht.
option-build = { $value } bauen
    .hint = Woraus es besteht, wird verschrottet.
option-skeleton = { $value } mit dem Mecha-Skelett bauen
    .hint = Ein Teil anderer Art springt für eines der drei ein.
option-instead = { $value }
    .hint = Dafür springt ein anderes Teil ein.
option-with = { $value }
    .hint = Dieses Teil springt ein.
option-wrench = { $value } mit einem Teil weniger bauen
    .hint = Das kann Dame Ada Wrench einmal im Spiel.
option-both = { $value } mit einem Teil weniger und einem ersetzten bauen
    .hint = Mecha-Skelett und Dame Ada Wrench helfen zusammen.
option-without = Ohne { $value }
    .hint = Wird nicht gebraucht und bleibt dir.
option-which-used = Die verbrauchte
    .hint = Die andere bleibt auf dem Tisch.
option-which-ready = Die noch nutzbare
    .hint = Die andere bleibt auf dem Tisch.
option-which-fresh = Die in diesem Zug gebaute
    .hint = Die andere bleibt auf dem Tisch.
option-riggsby = { $value } mit einer Maschine weniger bauen
    .hint = Das kann Jerry Riggsby einmal im Spiel.
option-discard = { $value } ablegen
    .hint = Kommt auf den Schrott.
option-search-part = Den Schrott der Teile
    .hint = Nimm, was du willst.
option-search-machine = Den Schrott der Kleinmaschinen
    .hint = Nimm, was du willst.
option-find = { $value }
    .hint = Du nimmst diese Karte.
option-aim = { $player }
    .hint = Du würfelst um Teile.
option-ruin = { $player }
    .hint = Du verschrottest bis zu drei Teile.
option-slow = { $player }
    .hint = Nur eine Aktion im nächsten Zug.
option-mimic = { $value }
    .hint = { $value-ability }
option-swap = { $value }
    .hint = Dieses Teil kommt auf den Schrott.
option-look-part = Den Stapel der Teile
    .hint = Nur du siehst die Karte.
option-look-machine = Den Stapel der Kleinmaschinen
    .hint = Nur du siehst die Karte.
option-look-invention = Den Stapel der Erfindungen
    .hint = Nur du siehst die Karte.
option-leave = Oben liegen lassen
    .hint = Sie wird als Nächste gezogen.
option-under = Unter den Stapel legen
    .hint = Sie wird als Letzte gezogen.


## Warum nicht

barred-no-action-left = Du hast keine Aktion mehr.
barred-slowed-down = Die { name-deathlock } ließ dir in diesem Zug eine Aktion, und eine andere hast du nicht.
barred-another-phase = Das gehört in eine andere Phase des Zugs.
barred-not-your-turn = Du bist nicht am Zug.
barred-finish-first = Bring erst zu Ende, was du begonnen hast.
barred-announced = Das ist angesagt: Ein Zurück gibt es nicht.
barred-so-already = So ist es schon.
barred-nothing-to-draw = Stapel und Schrott sind leer.
barred-pile-stays = Der Stapel ist leer, und der Schrott wird nicht neu gemischt.
barred-first-action-only = Zwei Karten gibt es nur mit der ersten Aktion.
barred-five-machines = Dafür brauchst du fünf Kleinmaschinen auf der Hand.
barred-no-two-inventions = Zwei Karten gibt es nur von Teilen oder Kleinmaschinen.
barred-pile-empty = Der Schrott ist leer.
barred-no-opponent = Einen solchen Gegner gibt es nicht.
barred-alone = Dafür braucht es einen Gegner, und du spielst allein.
barred-no-inventions = Erfindungen werden weder gestohlen noch getauscht.
barred-nothing-to-steal = Davon gibt es dort nichts zu stehlen.
barred-not-theirs = Eine solche Karte ist dort nicht.
barred-not-drawn = Das ist keine der beiden gezogenen Karten.
barred-one-offer = Dort hast du in diesem Zug schon ein Angebot gemacht.
barred-nothing-to-trade = Dafür braucht ihr beide eine solche Karte.
barred-all-alike = Ihr habt beide nur Teile derselben Art.
barred-another-kind = Getauscht werden Teile gegen Teile und Kleinmaschinen gegen Kleinmaschinen.
barred-same-for-same = Niemand gibt und will dasselbe.
barred-not-in-hand = Du hast das Gewünschte nicht.
barred-one-counter-offer = Ein Gegenangebot genügt.
barred-no-such-part = Ein solches Teil hast du nicht übrig.
barred-no-such-card = Eine solche Karte hast du nicht.
barred-raised-already = Der Wurf ist schon erhöht.
barred-no-plasma = Du hast keinen unbenutzten { name-plasma-generator }.
barred-a-six-already = Der Wurf zählt schon 6.
barred-both-alike = Beide Würfel zeigen dasselbe: Nimm den niedrigeren.
barred-one-card-only = Zwei Karten nimmt nur { name-captain-minerva }, bei Teilen und mit einer 6.
barred-last-anyway = Es wäre ohnehin deine letzte Karte: Nimm sie einfach.
barred-nothing-taken-yet = Du hast noch nichts genommen: Wühl weiter oder nimm sie.
barred-not-won = Diese Karte wurde nicht gerade gewonnen.
barred-one-of-the-two = Zwei Karten wurden gewonnen: Sag, welche.
barred-used-up = Die Fähigkeit ist verbraucht.
barred-not-built = Das ist nicht gebaut.
barred-another-time = Das wird nicht genutzt, sondern wirkt, wenn sein Augenblick kommt.
barred-no-effect = Das würde jetzt nichts bewirken.
barred-not-to-be-copied = Diese Maschine wirkt nur für ihren Besitzer.
barred-nothing-to-copy = Kein Gegner hat eine unbenutzte Kleinmaschine, die helfen würde.
barred-another-card = Du nutzt gerade eine andere Karte.
barred-no-parts = Dort gibt es keine Teile.
barred-slowed-already = Dort tickt die Uhr schon.
barred-at-least-one = Ein Teil wird mindestens verschrottet.
barred-not-in-the-pile = Eine solche Karte liegt nicht in diesem Schrott.
barred-not-your-character = Das ist die Fähigkeit einer Figur, die du nicht bist.
barred-works-by-itself = Das wirkt immer: Da gibt es nichts zu nutzen.
barred-no-uses-left = Das hast du so oft genutzt, wie es ein Spiel erlaubt.
barred-once-a-turn = Das hast du in diesem Zug schon genutzt.
barred-after-the-actions = Das kommt nach deiner letzten Aktion.
barred-no-parts-left = Du hast kein Teil dafür.
barred-deck-empty = Dieser Stapel ist leer.
barred-decks-empty = Alle Stapel sind leer.
barred-not-in-the-set = Diese Figur spielt nicht mit.
barred-parts-missing = Dir fehlt: { $missing }.
barred-machines-missing = Noch nicht gebaut: { $missing }.
barred-more-than-one-missing = Es fehlt mehr als eines.
barred-more-than-two-missing = Alle drei Teile fehlen.
barred-no-skeleton = Du hast kein { name-mecha-skeleton }, das du nutzen kannst.
barred-no-stand-in = Du hast kein Teil anderer Art, das einspringen könnte.
barred-the-same-part = Ersetzt wird ein Teil durch eines anderer Art.
barred-only-machines = Das hilft nur bei Kleinmaschinen.
barred-only-inventions = Das hilft nur bei Erfindungen.
barred-not-begun = Sag erst, was du so baust.
barred-one-at-a-time = Eins nach dem anderen: Bau das zu Ende oder überleg noch mal.
barred-not-in-recipe = Daraus besteht es nicht.
barred-not-enough-then = Der Rest würde nicht reichen.
barred-none-of-those = So eine hast du nicht.
barred-not-too-many = Davon darfst du alle behalten.
barred-parts-first = Erst kommen Teile, dann Kleinmaschinen, dann Erfindungen.


## Die Wertung

place-won = Hatte zuerst { $inventions } Erfindungen gebaut.
place-richest = Hatte am Ende das meiste: Erfindungen { $inventions }, Kleinmaschinen { $machines }, Teile { $parts }.
place-behind = Erfindungen { $inventions }, Kleinmaschinen { $machines }, Teile { $parts }.
place-alone-won = Gewonnen in Runde { $rounds } mit { $inventions } Erfindungen.
place-clock-won = Gegen die Uhr verloren: { $inventions } von { $goal } Erfindungen.
place-deck-won = Gegen den Stapel verloren: { $inventions } von { $goal } Erfindungen.


## Einstellungen

setting-characters = Figuren
    .help = Welche Figuren verteilt werden.
setting-characters-base = die Grundfiguren
setting-characters-expansion = die Erweiterungsfiguren
setting-characters-both = alle Figuren
setting-cards = Karten
    .help = Wie sich die Karten auf die Arten verteilen.
setting-cards-standard = wie üblich
setting-cards-demand = Teile nach Bedarf
setting-cards-rare = seltene Erfindungen
setting-cards-sixteen = weniger Erfindungen
setting-cards-uses = Maschinen nach Verwendung
setting-memory_aid = Gedächtnishilfe
    .help = Der Schrott kann jederzeit durchgesehen werden.
setting-rounds = Runden
    .help = Zu zweit bis zu viert ist nach so vielen Runden Schluss.
setting-inventions = Erfindungen zum Sieg
    .help = Für eine Person allein.
setting-inventions-usual = wie üblich
setting-inventions-2 = zwei
setting-inventions-3 = drei
setting-inventions-4 = vier
setting-penalty = Strafe
    .help = Für eine Person allein: So viele Teile kostet missglücktes Wühlen.
setting-clock = Uhr
    .help = Für eine Person allein: wie viele Züge es gibt.
setting-clock-easy = leicht, 24 Züge
setting-clock-normal = normal, 20 Züge
setting-clock-hard = schwer, 18 Züge
setting-clock-none = keine, so viele Züge wie nötig
setting-beat_the_deck = Gegen den Stapel
    .help = Für eine Person allein: Der Schrott der Teile wird nie neu gemischt.
setting-solo_character = Figur
    .help = Für eine Person allein: mit einer Figur, gewählt oder zugeteilt.

## Einstellungen, die nicht gehen

refused-too-few-cards = Diese Schachtel hat { $cards } { $kind }, und das Austeilen braucht { $needed }.
refused-too-few-characters = Alle bekommen einen Charakter: gebraucht werden { $needed }, in der Schachtel sind noch { $there }.
refused-weaponry-order = Zwei Teile können keinen niedrigeren Wurf ({ $two }) brauchen als eines ({ $one }).
refused-alone-only = Das ist nur für eine Person allein.
refused-rounds-alone = Das ist für zwei bis vier; allein sagt „{ setting-clock }“, wie lange gespielt wird.


## Worauf sich ein Tisch mit einem Griff einigt

preset-quick = Schnell
    .hint = Höchstens zehn Runden; wer dann vorn liegt, hat gewonnen.
preset-classic = Klassisch
    .hint = Zwei Erfindungen gewinnen. Die Figuren des Grundspiels.
preset-everything = Alles drin
    .hint = Die Figuren beider Schachteln sind im Spiel.
preset-solitaire = Solitär
    .hint = Du allein gegen die Uhr.
## Über die Dinge auf dem Tisch

about-player =
    { $you ->
        [yes] Du
       *[no] { $seat }
    }
about-player-as = Als { $name }
about-player-kind = Mit am Tisch
about-player-holds = { $parts ->
        [one] 1 Teil liegt offen
       *[other] { $parts } Teile liegen offen
    }; auf der Hand { $machines ->
        [one] 1 kleine Maschine
       *[other] { $machines } kleine Maschinen
    } und { $inventions ->
        [one] 1 Erfindung
       *[other] { $inventions } Erfindungen
    }.
about-player-built = Gebaut: { $built }.
about-player-built-nothing = Noch nichts gebaut.
about-player-slowed = Im nächsten Zug nur eine Aktion.
about-player-steal = Ein Diebstahl gelingt hier jetzt ab { $needs }.
about-character = Charakter
about-character-of =
    { $you ->
        [yes] Dein Charakter
       *[no] Der Charakter von { $seat }
    }
about-character-away = Nicht an diesem Tisch.
about-uses-left =
    { $count ->
        [0] In dieser Partie verbraucht.
        [one] In dieser Partie noch einmal zu nutzen.
       *[other] In dieser Partie noch { $count }-mal zu nutzen.
    }
about-used-this-turn = In diesem Zug genutzt.
about-part = Teil
about-part-builds = Gehört in { $cards }.
about-part-lies = Offen bei { $seats-dative }.
about-part-nowhere = Gerade hat es niemand auf dem Tisch.
about-part-wanted = Deine Hand braucht es für { $cards }.
about-machine = Kleine Maschine
about-invention = Erfindung
about-made-of = Gebaut aus { $cards }.
about-built-used =
    { $you ->
        [yes] Du hast sie gebaut, und sie ist verbraucht.
       *[no] { $seat } hat sie gebaut, und sie ist verbraucht.
    }
about-built-fresh =
    { $you ->
        [yes] Du hast sie in diesem Zug gebaut: Sie wirkt ab dem nächsten.
       *[no] { $seat } hat sie in diesem Zug gebaut: Sie wirkt ab dem nächsten.
    }
about-built-ready =
    { $you ->
        [yes] Du hast sie gebaut und kannst sie noch einmal nutzen.
       *[no] { $seat } hat sie gebaut und kann sie noch einmal nutzen.
    }
about-built-by-nobody = Noch hat sie niemand gebaut.
about-hand-lacks = Du hast sie auf der Hand; dir fehlt noch { $cards }.
about-hand-complete = Du hast sie auf der Hand und alles dafür: Bau sie in der Bauphase.
about-deck = Stapel
about-deck-part = Stapel der Teile
about-deck-part-does = Jeder Zug beginnt mit einem Teil von hier; eine Aktion zieht noch eins. Teile liegen offen.
about-deck-machine = Stapel der kleinen Maschinen
about-deck-machine-does = Eine Aktion zieht eine auf die Hand. Gebaut wird sie aus drei Teilen.
about-deck-invention = Stapel der Erfindungen
about-deck-invention-does = Eine Aktion zieht eine; behalten darf man eine. Nach jeder gebauten kommt eine neue.
about-deck-count =
    { $count ->
        [one] Eine Karte ist übrig.
       *[other] { $count } Karten sind übrig.
    }
about-deck-top = Die oberste hast du gesehen: { $card }.
about-pile = Schrottstapel
about-pile-part = Schrottstapel der Teile
about-pile-machine = Schrottstapel der kleinen Maschinen
about-pile-invention = Schrottstapel der Erfindungen
about-pile-does = Hierher kommt, was verschrottet wird. Wer gräbt, deckt Karte um Karte auf und nimmt eine.
about-pile-count =
    { $count ->
        [one] Eine Karte liegt dort.
       *[other] { $count } Karten liegen dort.
    }
about-pile-top = Obenauf: { $card }.
about-pile-dig = Graben gelingt jetzt ab { $needs }.
about-dice = Würfel
about-dice-kind = Fürs Graben, Stehlen und manche Maschinen
about-dice-raise = Jedes eigene Teil, das nach dem Wurf verschrottet wird, zählt eins dazu.
about-dice-roll = Der Wurf ist { $roll }.
about-dice-wanted = Nötig sind { $wanted } oder mehr.
about-guide-kind = Woraus alles gebaut wird
about-guide-does = Eine kleine Maschine braucht drei verschiedene Teile, eine Erfindung drei verschiedene gebaute kleine Maschinen.
about-guide-goal =
    { $goal ->
        [one] Eine Erfindung gewinnt.
       *[other] { $goal } Erfindungen gewinnen.
    }


## Was Antworten unterscheidet ($by: eine Menge, $more: davon mehr oder weniger; $chance und $instead: in Prozent)

telling-inventions-built =
    { $more ->
        [yes] { $count ->
            [one] { $by } Erfindung mehr gebaut im Schnitt
           *[other] { $by } Erfindungen mehr gebaut im Schnitt
        }
       *[no] { $count ->
            [one] { $by } Erfindung weniger gebaut im Schnitt
           *[other] { $by } Erfindungen weniger gebaut im Schnitt
        }
    }
telling-machines-built =
    { $more ->
        [yes] { $count ->
            [one] { $by } Maschine mehr gebaut im Schnitt
           *[other] { $by } Maschinen mehr gebaut im Schnitt
        }
       *[no] { $count ->
            [one] { $by } Maschine weniger gebaut im Schnitt
           *[other] { $by } Maschinen weniger gebaut im Schnitt
        }
    }
telling-missing =
    { $more ->
        [yes] { $count ->
            [one] { $by } fehlendes Teil mehr für die nächste Karte
           *[other] { $by } fehlende Teile mehr für die nächste Karte
        }
       *[no] { $count ->
            [one] { $by } fehlendes Teil weniger für die nächste Karte
           *[other] { $by } fehlende Teile weniger für die nächste Karte
        }
    }
telling-failure =
    { $chance ->
        [0] keine Gefahr eines Fehlschlags in diesem Zug statt { $instead } %
       *[other] { $chance } % Gefahr eines Fehlschlags in diesem Zug statt { $instead } %
    }
    .risk = { $chance } % Gefahr eines Fehlschlags im Zug, mit Erhöhen
telling-parts =
    { $more ->
        [yes] { $count ->
            [one] { $by } Teil mehr im Schnitt
           *[other] { $by } Teile mehr im Schnitt
        }
       *[no] { $count ->
            [one] { $by } Teil weniger im Schnitt
           *[other] { $by } Teile weniger im Schnitt
        }
    }
telling-cards-in-hand =
    { $more ->
        [yes] { $count ->
            [one] { $by } Karte mehr auf der Hand im Schnitt
           *[other] { $by } Karten mehr auf der Hand im Schnitt
        }
       *[no] { $count ->
            [one] { $by } Karte weniger auf der Hand im Schnitt
           *[other] { $by } Karten weniger auf der Hand im Schnitt
        }
    }
