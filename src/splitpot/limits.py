"""Every limit of the house in one place; reaching one is a refusal with a name, never a crash.

Each room adds its own limits here, one constant a line with its unit in the name or the comment,
and nothing else: this module imports nothing, so every room may read it.
"""

PLAYERS_MIN = 2  # seats of the smallest table
PLAYERS_MAX = 10  # seats of the largest table
CHIPS_MAX = 10**12  # smallest units; far below 2**53, so a browser can count them exactly
ENTRY_ID_MAX = 200  # characters of a ledger entry's id
JOURNAL_QUEUE_MAX = 10_000  # steps and entries that wait for the disk; further ones wait to be let in
JOURNAL_BATCH_MAX = 256  # steps and entries written in one transaction
PAYLOAD_BYTES_MAX = 1024 * 1024  # one step's payload, one snapshot, one finished hand's record
PAGE_ROWS_MAX = 200  # rows one look-up of hands or entries returns
FRAME_BYTES_MAX = 4096  # bytes of one WebSocket frame from a browser
CLIENT_KEY_MAX = 64  # characters of a request's own key
TABLE_ID_MAX = 40  # characters of a table's id
ECHO_MAX = 2**53 - 1  # a ping's number; the largest a browser counts exactly, so any of its clocks fits
