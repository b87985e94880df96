"""Home Racers: toy cars race over the furniture of a home."""
