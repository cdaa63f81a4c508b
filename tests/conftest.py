"""What all tests share."""

from hypothesis import settings

# The first example of a property may have to wait for the compiler, so time is no measure of an example.
settings.register_profile("ludoteka", deadline=None)
settings.load_profile("ludoteka")
