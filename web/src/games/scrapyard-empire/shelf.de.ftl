# Was das Regal von Scrapyard Empire sagt, auf Deutsch.

name = Scrapyard Empire
feel = Grabe, stibitze und schraube zwei irre Erfindungen zusammen.
