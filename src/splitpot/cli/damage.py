"""What is wrong with the books or with what lies beside them, in sentences for the operator."""

from splitpot.storage.audit import Finding

ADVICE = "Nothing may be played on it: put back the newest backup from before the damage."


def sentence(finding: Finding) -> str:
    """What was found, where, and by how many units (a chip has 100)."""
    where, units = finding.where, f"{finding.chips:+}"
    match finding.check:
        case "accounts_sum_to_zero":
            return f"{where} together hold {units} units that were never given out"
        case "entries_sum_to_zero":
            return f"entry {where} does not balance (rest {units} units)"
        case "nobody_is_overdrawn":
            return f"account {where} is overdrawn ({units} units)"
        case "balances_are_what_the_legs_say":
            return f"account {where} holds {units} units beside what its entries say"
        case "settings_are_there":
            return f"the setting '{where}' is lost"
        case "chips_lie_at_tables":
            return f"account {where} holds {units} units at a table that does not exist"
        case "file_is_whole":
            return f"the database file: {where}"
        case _:
            return f"{where} was changed"


def summary(findings: tuple[Finding, ...]) -> str:
    """The first finding that names a place, and how many more there are."""
    # "All accounts" tells least: what caused it stands in another finding, unless it is the only one.
    first = min(findings, key=lambda finding: finding.check == "accounts_sum_to_zero")
    more = len(findings) - 1
    return sentence(first) + (f", and {more} more" if more else "")
