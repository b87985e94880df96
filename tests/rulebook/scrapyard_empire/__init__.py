"""One test per rule and per printed example of Scrapyard Empire."""
