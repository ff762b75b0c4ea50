"""What storage can refuse or fail at, drawn as a tree.

StorageError
  StorageUnavailable    the disk or the database does not answer; nothing was acknowledged
  Refused               a step, an entry or a newcomer that was not written; everything else went on
    SequenceTaken         another step stands at this place of the table's journal
    LeaseLost             the writer does not own the table any more
    InsufficientChips     an account holds less than was wanted from it
    DuplicateEntry        an entry with this id is in the ledger already
    DuplicateHand         a finished hand with this number is kept already
    RecordRefused         the database cannot hold, or look for, such a value
  LeaseHeld             another node owns the table
  TableUnknown          no such table
  PlayerUnknown         no such player
  SealBroken            a sealed payload was changed, or sealed with another key
  CannotOpen            for the operator: why the room does not start, and what to do
    BadLocation           not a place storage understands
    FolderUnwritable      the data folder cannot be written
    DatabaseUnreachable   the PostgreSQL server does not answer or does not let us in
    NotADatabase          a file or database that belongs to something else
    SchemaTooNew          written by a newer version of this program
    SettingLost           what the house remembers of a used database is not there any more
    AlreadyServed         another server has this data folder open
    KeyUnusable           the secret key is missing, malformed or the wrong one
"""


class StorageError(Exception):
    """Anything storage can raise."""


def sentence_of(error: BaseException) -> str:
    """What an exception of the system or of a driver says, in its first line and without numbers."""
    said = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    first = (said.splitlines() or [""])[0]
    refused = isinstance(error, ConnectionRefusedError) or "Connect call failed" in first
    return "nobody listens there" if refused else first or "no answer in time"


class StorageUnavailable(StorageError):
    """The disk is full or the database does not answer; nothing was acknowledged.

    `unsure` means that a step may be on disk: append the same step again (which is harmless), or read the
    table's history before anything else. `fatal` means that only opening the store again can help.
    """

    def __init__(self, why: str, *, fatal: bool = False, unsure: bool = False) -> None:
        super().__init__(f"storage is unavailable: {why}")
        self.why = why
        self.fatal = fatal
        self.unsure = unsure


class Refused(StorageError):
    """Not written, and by its own fault: every other step of the same transaction went on."""


class SequenceTaken(Refused):
    """Another step stands here or later: somebody else writes this table, or memory is stale."""

    def __init__(self, table_id: str, seq: int) -> None:
        super().__init__(f"step {seq} of table {table_id} is taken")
        self.table_id = table_id
        self.seq = seq


class LeaseLost(Refused):
    """The table's lease has another epoch: this writer must stop."""

    def __init__(self, table_id: str, epoch: int) -> None:
        super().__init__(f"the lease of table {table_id} is not at epoch {epoch} any more")
        self.table_id = table_id
        self.epoch = epoch


class InsufficientChips(Refused):
    """An account holds `balance` chips and `wanted` were to be taken from it."""

    def __init__(self, account: str, balance: int, wanted: int) -> None:
        super().__init__(f"{account} holds {balance}, {wanted} are wanted")
        self.account = account
        self.balance = balance
        self.wanted = wanted


class DuplicateEntry(Refused):
    """An entry with this id is in the ledger; `same` says whether it moved the same chips."""

    def __init__(self, entry_id: str, *, same: bool) -> None:
        super().__init__(
            f"entry {entry_id} is in the ledger already, with {'the same' if same else 'other'} legs"
        )
        self.entry_id = entry_id
        self.same = same


class DuplicateHand(Refused):
    """A finished hand with this number is kept already."""

    def __init__(self, table_id: str, number: int) -> None:
        super().__init__(f"hand {number} of table {table_id} is kept already")
        self.table_id = table_id
        self.number = number


class RecordRefused(Refused):
    """A value the database cannot hold or look for, such as a number beyond 64 bits."""


class LeaseHeld(StorageError):
    """Another owner holds the table until `expires_at` (milliseconds)."""

    def __init__(self, table_id: str, owner: str, expires_at: int) -> None:
        super().__init__(f"table {table_id} is held by {owner}")
        self.table_id = table_id
        self.owner = owner
        self.expires_at = expires_at


class TableUnknown(StorageError):
    """No table has this id."""

    def __init__(self, table_id: str) -> None:
        super().__init__(f"there is no table {table_id}")
        self.table_id = table_id


class PlayerUnknown(StorageError):
    """No player has this id."""

    def __init__(self, player_id: str) -> None:
        super().__init__(f"there is no player {player_id}")
        self.player_id = player_id


class SealBroken(StorageError):
    """A sealed payload does not open; `context` says which one."""

    def __init__(self, context: str) -> None:
        super().__init__(f"the sealed {context} was changed or belongs to another key")
        self.context = context


class CannotOpen(StorageError):
    """The store cannot be opened; the message is one sentence for the operator."""


class BadLocation(CannotOpen):
    """Neither a folder, nor sqlite:///, nor postgresql://."""


class FolderUnwritable(CannotOpen):
    """The data folder does not exist and cannot be made, or nothing can be written in it."""


class DatabaseUnreachable(CannotOpen):
    """The PostgreSQL server does not answer or does not let us in."""


class NotADatabase(CannotOpen):
    """The file or database belongs to something else."""


class SchemaTooNew(CannotOpen):
    """The database was written by a newer version of this program."""


class SettingLost(CannotOpen):
    """A setting is missing from a database that was used with it: it was damaged."""

    def __init__(self, shown: str, name: str) -> None:
        super().__init__(f"{shown} has lost its setting '{name}': put back a backup from before the damage")


class AlreadyServed(CannotOpen):
    """Another server has this data folder open."""


class KeyUnusable(CannotOpen):
    """The secret key is missing, malformed or not the one this database is sealed with."""
