"""The rookie at Scrapyard Empire."""
