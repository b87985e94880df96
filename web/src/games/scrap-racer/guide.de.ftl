# Die Wörter der ersten Partie.

guide-circuit = Das ist die Strecke. Wer nach drei Runden am weitesten vorn ist, gewinnt. Der blaue Swifty ist deiner; Crusher und Hover fahren Bots. Alle warten hinter der Ziellinie.
guide-first-die = Dein Zug beginnt mit einem Würfel: einer 3. Mehr Würfel bringen dich weiter, denn du fährst ihre Summe. Drücke „Würfeln“.
guide-stop = 3 und 5, das sind 8 Felder. Eine zweite 3 oder 5 wäre aber ein Pasch, und dann führest du gar nicht: zwei von sechs Seiten. Die dunklen Seiten zeigen, welche. Nimm lieber die 8: drücke „Aufhören“.
guide-drive = Swifty ist 8 Felder gefahren. Sein Zug endete in einer Kurve, deshalb gab ihm seine Fähigkeit eines dazu: Jeder Racer hat sein eigenes Talent. Und auf Feld 9 lag ein Boost-Marker, der jetzt dir gehört.
guide-crash = Crusher wollte zu viel: eine zweite 4. Ein Pasch heißt Crashkarte statt Fahrt, diesmal eine milde. Für den Schreck gibt es einen Bonusmarker; drei davon sind eine Bonuskarte wert.
guide-push = Wieder dein Zug, 5 und 3 liegen da. Diesmal nur Mut, denn du hast einen Boost-Marker. Drücke „Würfeln“.
guide-boost = Ein Pasch! Jetzt hilft der Marker: Er stellt den letzten Würfel auf den Kopf, aus der 3 wird eine 4, und der Pasch ist weg.
guide-stop-again = 5, 3 und 4 sind 12. Der Marker ist verbraucht; genug für diesmal. Drücke „Aufhören“.
guide-end = Feld 21, und der nächste Boost-Marker. Das ist der Kern: würfeln, rechtzeitig aufhören, nutzen, was du findest. Zwei Racer auf einem Feld kämpfen darum; an der Ziellinie gibt es Zielkarten. Wenn etwas neu ist, zeigen der Verlauf und „warum?“ die Regel.
