"""Scrapyard Empire: build inventions from small machines, and small machines from parts found in the scrap."""
