"""Settings that every test shares."""

from hypothesis import settings

# The same examples on every run and every machine, and no failure for being slow on a busy one.
settings.register_profile("default", deadline=None, derandomize=True, print_blob=False)
settings.load_profile("default")
