"""`kernel` for functions that never make an array: compiled without the counting of references to arrays.

Numba counts references to every array that a function hands on to another, with atomic instructions that cost more than
many a rule. Rules work on rows that their caller owns, so there is nothing to count. In a function that makes an array
or calls one that does, use `abi.kernel`; the compiler refuses it here.

`part` is for functions that are given the entry points of a family, and belong to whoever gives them: they are compiled
together with each caller and not kept by themselves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .abi import PLAIN, F, cache_folder

if TYPE_CHECKING:

    def kernel(function: F) -> F: ...

    def part(function: F) -> F: ...

elif PLAIN:

    def kernel(function):
        return function

    part = kernel

else:

    def kernel(function):
        """Compile with Numba when first called; the plain copy of the package leaves the function as it is."""
        import numba

        numba.config.CACHE_DIR = str(cache_folder(function.__module__.removeprefix("ludoteka.")))
        return numba.njit(cache=True, error_model="numpy", _nrt=False)(function)

    def part(function):
        """Compile with each function that calls it."""
        import numba

        return numba.njit(error_model="numpy", _nrt=False, inline="always")(function)
