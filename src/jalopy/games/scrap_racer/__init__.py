"""Scrap Racer."""
