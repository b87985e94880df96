# Die Wörter der ersten Partie, auf Deutsch.

guide-road = Das ist die Straße: vom Startplan unten hinauf zum Ziel auf Feld 25. Wer es zuerst erreicht, gewinnt. Der türkise Convert-a-Car gehört dir; ein Bot fährt den Turbo Terrific, und die vier Wagen mit eckigen Schildern sind neutral: Niemand fährt sie, und doch können sie gewinnen. Dastardly wartet auf 00.
guide-first-card = Du bist am Zug. Unter dem Spielplan liegen deine drei Bewegungskarten. Die erste Karte eines Zugs wirkt überall und bringt dich ein Feld voran. Spiele „Wüste“.
guide-match = Ein Feld voran. Eine zweite und eine dritte Karte müssen zu dem Feld passen, auf dem du stehst. Der Stern sagt: Hier passt alles. Spiele „Wald“.
guide-power = Jetzt stehst du auf Wüste, und Prärie passt nicht. Aber du hast vier Kräfte. „Wandelrad“ zieht eine Karte und lässt die nächste zu jedem Feld passen. Drücke darauf.
guide-third-card = Die Kraft ist nun umgedreht: erschöpft, bis die Tankstelle oder ein Glücksfall sie zurückbringt. Spiele „Prärie“.
guide-stop = Mehr als drei Karten gehen nicht. „Wirbelwerk“ könnte noch den Platz mit dem Wagen vor dir tauschen, aber auch eine gesparte Kraft ist etwas wert. Drücke „Anhalten“.
guide-villain = Du hast auf drei Karten nachgezogen, und dann fuhr Dastardly: immer auf das nächste Feld, das zur letzten Ablage passt, zu deiner Prärie. Er lag allein vorn, also legte er dort eine Falle und fiel hinter alle zurück. Drücke auf die Ablage, um vorher zu sehen, wohin er führe.
guide-others = Der Bot hat eine Wüste gespielt, und Dastardly hat noch eine Falle gelegt, auf Feld 9. Wer auf ein Feld mit einer Falle kommt, löst sie aus, und meist endet damit der Zug. Eine deiner Kräfte, „Bohrweg“, hebt einen gemalten Tunnel von selbst auf.
guide-end = Ab der zweiten Runde fahren am Ende jeder Runde auch die neutralen Wagen. Das ist der Kern: passende Karten aneinanderreihen, Dastardly eine Karte hinlegen, die anderen wehtut, und eine Kraft für den richtigen Moment behalten. Wenn etwas neu ist, zeigen der Verlauf und „warum?“ die Regel.
