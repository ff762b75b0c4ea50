"""Settings of every test run."""

from hypothesis import settings

# How long an example takes says more about who else uses the machine than about the code.
settings.register_profile("house", deadline=None)
settings.load_profile("house")
