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
FRAME_BYTES_MAX = 4096  # bytes of one request from a browser
FRAME_BYTES_READ_MAX = 4 * FRAME_BYTES_MAX  # bytes that are still read of it, to refuse it by name
CLIENT_KEY_MAX = 64  # characters of a request's own key
TABLE_ID_MAX = 40  # characters of a table's id
ECHO_MAX = 2**53 - 1  # a ping's number; the largest a browser counts exactly, so any of its clocks fits
INBOX_MAX = 256  # requests waiting for one table
ANSWERS_MAX = 512  # answers one table remembers for repeated requests of people
STEPS_RECALLED_MAX = 4 * ANSWERS_MAX  # a table's newest steps that are searched for answers when it opens
REQUESTS_BURST = 20  # requests a visitor may send at once over all his connections
REQUESTS_PER_SECOND = 5  # requests a visitor may send for ever
REQUEST_FAULTS_MAX = 10  # requests refused in a row for their form or speed before the connection ends
REQUESTS_WAITING_MAX = 16  # requests of one connection that wait for their tables
WATCHED_TABLES_MAX = 16  # tables one connection watches
SOCKETS_PER_PLAYER_MAX = 8  # connections of one player; one more ends his oldest
SOCKETS_PER_ADDRESS_MAX = 64  # connections of players from one network address
SOCKETS_WITHOUT_NAME_MAX = 24  # connections without a name from one address; one more ends an idle one
OUTBOX_UPDATES_MAX = 64  # updates that wait for a slow reader; beyond, only each table's newest view is kept
SEND_SECONDS_MAX = 20  # seconds one update may take to a reader before his connection ends
CHAT_LETTERS_MAX = 200  # characters of one message at a table
CHAT_LINES_MAX = 100  # messages of a table that are kept, in memory only
CHAT_BURST = 5  # messages and reactions somebody may send at once
CHAT_PER_SECOND = 0.5  # messages and reactions somebody may send for ever
IDLE_SECONDS_MAX = 60  # seconds a connection without a name and without anything to watch may last
BODY_BYTES_MAX = 4096  # bytes of an HTTP request's body
HEAD_BYTES_MAX = 16 * 1024  # bytes of an HTTP request's line and headers
REQUEST_SECONDS_MAX = 10  # seconds an HTTP request may take to arrive, and to begin after connecting
CONTROL_FRAMES_PER_SECOND = 10  # pings and pongs a connection may send for ever
PAGES_BURST = 60  # HTTP requests to the room from one address at once
PAGES_PER_SECOND = 10  # HTTP requests to the room from one address for ever
GUESTS_BURST = 30  # guests let in from one address at once
GUESTS_PER_MINUTE = 6  # guests let in from one address for ever
SPARE_KEY_MINUTES = 15  # minutes a code for another device is good
SPARE_KEYS_BURST = 5  # codes for another device a player may make at once
SPARE_KEYS_PER_MINUTE = 2  # codes for another device a player may make for ever
SPARE_KEY_TRIES_BURST = 20  # codes from one address that are looked at or used at once
SPARE_KEY_TRIES_PER_MINUTE = 6  # codes from one address that are looked at or used for ever
EQUITY_BURST = 20  # questions about equity from one address at once
EQUITY_PER_SECOND = 2  # questions about equity from one address for ever
EQUITY_AT_ONCE = 2  # questions about equity that are worked on at a time; others wait
EQUITY_WAITING_MAX = 16  # questions about equity that wait; further ones are refused
EQUITY_SECONDS_MAX = 1  # seconds a question about equity is counted, and if that is not enough, sampled
EQUITY_READING_SECONDS_MAX = 5  # seconds the ranges of a question are read, before it is refused
EQUITY_DEALS_MAX = 40_000  # deals of ranges that are listed to be counted; with more they are sampled
EQUITY_MATCHUPS_MAX = 4_000  # different ones of those that are counted
PLAY_CHIPS_START = 200_000  # play chips (smallest units) of a new guest, and after a refill
PLAY_CHIPS_REFILL_BELOW = 50_000  # whoever has fewer, in wallet and on tables together, may refill
HANDS_PER_PAGE_MAX = 100  # finished hands one look-up of a browser returns
LEASE_MS = 15_000  # how long a table stays with a server that is not heard of any more
RETURN_WITHIN_MAX = 24 * 60  # minutes a table remembers what somebody took along
RESUME_WITHIN_MS = 600_000  # a hand unfinished for longer is cancelled and every stack is as before it
STORAGE_RETRY_MAX_S = 5.0  # the longest pause between two tries to write a step
SIMULATED_HANDS_MAX = 100_000_000  # hands one simulation plays
