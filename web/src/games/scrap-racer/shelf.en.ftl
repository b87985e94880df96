# What the shelf says of Scrap Racer in English.

name = Scrap Racer
feel = One more die? Push your luck until something falls off.
build = Lay a circuit of your own in the track builder
