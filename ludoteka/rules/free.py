"""`kernel` for what drives games: compiled as rules are, and run without Python's lock, so that threads work at once.

`lean` is the same for functions that make no array, nor call one that does (see lean.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .abi import F, cache_folder

if TYPE_CHECKING:

    def kernel(function: F) -> F: ...

    def lean(function: F) -> F: ...

else:

    def kernel(function, **how):
        """Compile with Numba when first called."""
        import numba

        numba.config.CACHE_DIR = str(cache_folder(function.__module__.removeprefix("ludoteka.")))
        return numba.njit(cache=True, error_model="numpy", nogil=True, **how)(function)

    def lean(function):
        return kernel(function, _nrt=False)
