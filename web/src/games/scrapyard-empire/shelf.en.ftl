# What the shelf says of Scrapyard Empire in English.

name = Scrapyard Empire
feel = Dig, steal and bolt together two mad inventions.
