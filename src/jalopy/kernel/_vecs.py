"""Rows of numbers without an object for each, as mypyc knows them; uncompiled, lists do as well."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import vec as vec
else:
    vec = list
