# What the shelf says of Home Racers in English.

name = Home Racers
feel = Toy cars in top gear across the living-room floor.
build = Draw a course of your own in the course editor
piece-blue = Blue car
piece-green = Green car
piece-yellow = Yellow car
piece-red = Red car
