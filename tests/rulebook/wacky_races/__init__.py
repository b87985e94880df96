"""The rulebook of Wacky Races, rule by rule."""
