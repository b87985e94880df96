"""The rulebook of Scrap Racer, rule by rule."""
