"""Rows of numbers without an object for each, as mypyc knows them; uncompiled, lists do as well."""

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from librt.vecs import append as append
    from librt.vecs import vec as vec
else:
    T = TypeVar("T")

    vec = list

    def append(row: list[T], item: T) -> list[T]:
        row.append(item)
        return row
