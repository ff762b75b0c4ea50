"""Every limit of the house in one place; reaching one is a refusal with a name, never a crash.

Each room adds its own limits here, one constant a line with its unit in the name or the comment,
and nothing else: this module imports nothing, so every room may read it.
"""
