"""Keys for lots: from some numbers one number, so that every match and every seat draws its own."""

import hashlib

from jalopy.kernel.chance import LARGEST_SEED


def key_of(*numbers: int) -> int:
    """A key from 0 to the largest seed; close numbers give keys that have nothing in common."""
    text = ":".join(map(str, numbers)).encode()
    return int.from_bytes(hashlib.blake2b(text, digest_size=8).digest(), "big") & LARGEST_SEED
