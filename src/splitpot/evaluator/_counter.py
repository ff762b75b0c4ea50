"""Who counts equities: the C++ core, or its Python twin where that is not built or not wanted."""

import os

try:
    if os.environ.get("SPLITPOT_EVALUATOR") == "python":
        raise ImportError
    from splitpot.evaluator._core import deals, equities, sample
except ImportError:
    from splitpot.evaluator.twin_equity import deals, equities, sample

__all__ = ["deals", "equities", "sample"]
