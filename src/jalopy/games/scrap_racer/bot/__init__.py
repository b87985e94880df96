"""How to drive a scrap racer, worked out from the view alone."""
