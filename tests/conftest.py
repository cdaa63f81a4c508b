"""What all tests share."""

import os

from hypothesis import settings

# The compiled rules are what is tested; the contract tests compare them with the plain and the bounds-checked ones.
os.environ.setdefault("LUDOTEKA_KERNELS", "compiled")

# The first example of a property may have to wait for the compiler, so time is no measure of an example.
settings.register_profile("ludoteka", deadline=None)
settings.load_profile("ludoteka")
