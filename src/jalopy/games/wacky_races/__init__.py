"""Wacky Races."""
