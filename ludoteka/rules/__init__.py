"""Rules: one kernel per family, compiled by Numba; `abi` holds what all kernels share.

Modules in here import each other relatively, because the whole package is also loaded a second time, uncompiled,
under the name `ludoteka.rules_plain` (see `abi.load`).
"""
