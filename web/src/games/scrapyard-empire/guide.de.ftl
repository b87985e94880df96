# Die Wörter der ersten Partie, auf Deutsch.

guide-goal = Das ist der Schrottplatz, mitten in einer Partie. Wer zuerst zwei Erfindungen baut, gewinnt. Du bist Digby Spade und hast schon eine: den Handschuh unten links. Gegenüber sitzt Jerry Riggsby, den ein Bot spielt.
guide-hand = Deine Hand ist der Bauplan. Die blaue Karte braucht drei gebaute Maschinen; eine steht schon, zwei fehlen, und jede von ihnen braucht drei Teile. Ein Haken heißt: vorhanden. Die Tafel sagt, wo der Rest liegt: das Getriebe ist die zweite Karte im Schrott, das Blechgehäuse hat Jerry.
guide-dig = Ein Teil hast du gezogen, nun hast du zwei Aktionen. Zuerst das Getriebe: Wühle nach Teilen. Ein Würfel entscheidet, ob es gelingt, und Digby genügt eine 3. Drücke bei „Wühlen“ auf Teil, oder gleich auf den Schrottstapel.
guide-pass = Eine 5: Es gelingt. Karte für Karte wird ausgelegt, und zu einer übergangenen führt kein Weg zurück. Dieses Pendel braucht niemand: Wühle weiter.
guide-take = Das Getriebe! Auf deiner Hand steht nun „Nehmen: baubereit“. Nimm es.
guide-trade = Eine Aktion bleibt. Das Blechgehäuse liegt bei Jerry. Du könntest es stehlen, mit einer 5 oder 6; du kannst aber auch fragen. Biete ihm einen Tausch von Teilen an.
guide-give = Was kannst du entbehren? Den Kolben braucht nur eine deiner Karten, und die ist ohnehin nicht fertig. Gib den Kolben.
guide-want = Und du möchtest das Blechgehäuse. Er kann annehmen, ablehnen oder ein Gegenangebot machen; ein Tausch, aus dem nichts wird, kostet keine Aktion.
guide-build = Er nimmt an. Nun wird gebaut, so viel du willst, eins nach dem anderen. Was bereit ist, ist grün. Baue die Navigatrix; ihre Teile kommen auf den Schrott.
guide-build-again = Und nun den Düsenantrieb. Gebaute Maschinen haben je eine Fähigkeit für einmal; eine verbrauchte liegt quer.
guide-invention = Alle drei Maschinen stehen. Baue die Erfindung!
guide-end = Zwei Erfindungen: gewonnen. Das ist der Kern: Teile finden, Maschinen bauen, Erfindungen bauen. Maschinen und Figuren können noch viel mehr; ist etwas neu, zeigen Verlauf und „Warum?“ die Regel.
