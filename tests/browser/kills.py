"""Ten times kill -9 in running hands, and the books afterwards: ``python -m tests.browser.kills``.

A player and the house's opponents play at every practice table; the server is killed at random moments and
started again. After each kill the journal, the ledger and the cards are compared with what the player had
been told, and the interrupted hands are played to their end. Exit code 1 if anything differs.
"""

import argparse
import asyncio
import random
import sys
import tempfile
from pathlib import Path

import msgspec

from splitpot.cluster.restoring import restore
from splitpot.cluster.tables import config_from
from splitpot.ledger import HOUSE, wallet
from splitpot.players import BOT_NAMES
from splitpot.storage import Store
from splitpot.table.table import Table, is_playing, occupied, seat_total
from tests.browser.players import Player, View, wavering
from tests.browser.serving import ServedRoom

BUY_IN = 40_000
PLAYING_SECONDS = 3.0  # the longest time that play goes on before a running hand is picked
THINKING_SECONDS = 0.3  # the longest time from then to the kill: about one action
STREETS = ("preflop", "flop", "turn", "river")
HEADS = ("kill", "hands interrupted", "steps told", "steps kept", "chips in play", "found wrong")


class Kill(msgspec.Struct):
    """One kill: which hands it hit, how many steps were told and are kept, and all that was found wrong."""

    name: str
    hands: list[str]
    told: int
    kept: int = 0
    chips: int = 0
    wrong: list[str] = msgspec.field(default_factory=list)

    def cells(self) -> tuple[str, ...]:
        """The line of the printed table."""
        numbers = (str(self.told), str(self.kept), f"{self.chips / 100:,.2f}")
        return (self.name, ", ".join(self.hands) or "none", *numbers, "; ".join(self.wrong) or "nothing")


class Measure:
    """A served room, and one player who sits at all its practice tables."""

    def __init__(self, room: ServedRoom, chance: random.Random) -> None:
        self._room = room
        self._chance = chance
        self._player: Player

    async def begin(self) -> None:
        """Open the room and sit down everywhere."""
        await self._room.start()
        self._player = await Player.enter(self._room.origin, "Robin")
        await self._player.connect()
        lobby = await self._player.read("/api/tables")
        for table in [info["table"] for info in lobby["tables"] if info["practice"]]:
            self._player.play(table, wavering(self._chance))
            await self._player.sit(table, 1, BUY_IN)

    async def end(self) -> Kill:
        """Close the room politely, and look into the books a last time."""
        await self._room.stop()
        await self._player.disconnect()
        last = Kill("end", [], steps(self._player.views))
        await self._look_into_the_books(last, self._player.views)
        return last

    async def kill(self, name: str) -> Kill:
        """Kill the server in running hands, look into the books, and let those hands end."""
        player = self._player
        await asyncio.sleep(self._chance.uniform(0, PLAYING_SECONDS))
        await player.view_when(self._chance.choice(list(player.views)), in_play)
        await asyncio.sleep(self._chance.uniform(0, THINKING_SECONDS))
        await self._room.kill()
        await player.disconnect()
        told = dict(player.views)
        running = {table: view for table, view in told.items() if in_play(view)}
        hit = [f"{table} {STREETS[view['hand']['street']]}" for table, view in running.items()]
        kill = Kill(name, hit, steps(told))
        await self._look_into_the_books(kill, told)
        await self._room.start()
        await player.connect()
        for table in told:
            view = await player.watch(table)
            if table in running:
                kill.wrong += hand_differences(running[table], view)
        for table, view in running.items():
            await self._let_end(kill, table, view["hand"]["number"])
        return kill

    async def _look_into_the_books(self, kill: Kill, told: dict[str, View]) -> None:
        """Compare the journal and the ledger, as the killed server left them, with what was told."""
        store = await Store.open(str(self._room.data))
        try:
            audit = await store.audit()
            kill.chips = audit.chips_in_play
            kill.wrong += [f"{finding.check} {finding.where} {finding.chips}" for finding in audit.findings]
            owners, found = [self._player.id], 0
            for row in await store.tables.all():
                table = (await restore(store, config_from(row.config))).table
                seats = {seat.player: seat_total(seat) for _, seat in occupied(table) if seat_total(seat)}
                booked = await store.accounts.seats(row.id)
                if booked != seats:
                    kill.wrong.append(f"{row.id}: the seats hold {seats}, their accounts {booked}")
                owners += [f"bot-{row.id}-{name.lower()}" for name in BOT_NAMES]
                found += sum(seats.values())
                if row.id in told:
                    kill.kept += table.seq
                    kill.wrong += table_differences(told[row.id], table)
            found += sum((await store.accounts.balances([HOUSE, *map(wallet, owners)])).values())
            if found != kill.chips:
                kill.wrong.append(f"{found - kill.chips} chips at tables and in wallets that nobody gave out")
        finally:
            await store.close()

    async def _let_end(self, kill: Kill, table: str, number: int) -> None:
        """Wait for the end of a hand, and find its record."""

        def ended(view: View) -> bool:
            return bool(view["hand"]["number"] > number or view["hand"]["over"])

        await self._player.view_when(table, ended)
        record = await self._player.read(f"/api/hands/{table}/{number}")
        rest = sum(seat["net"] for seat in record["seats"])
        if rest:
            kill.wrong.append(f"{table}: hand {number} made {rest} chips")


def in_play(view: View) -> bool:
    """Is a hand running."""
    return view["hand"] is not None and not view["hand"]["over"]


def steps(views: dict[str, View]) -> int:
    """How many steps of all tables were told."""
    return sum(view["seq"] for view in views.values())


def brought(view: View) -> dict[int, int]:
    """The chips that every seat of the running hand began it with."""
    return {player["seat"]: player["stack"] + player["paid"] for player in view["hand"]["players"]}


def hole(view: View) -> list[int]:
    """The player's own cards."""
    mine = [player["cards"] for player in view["hand"]["players"] if player["seat"] == view["you"]["seat"]]
    return mine[0] if mine else []


def table_differences(told: View, kept: Table) -> list[str]:
    """What was told of a table and is not what its journal holds."""
    wrong = []
    if kept.seq < told["seq"]:
        wrong.append(f"{kept.id}: step {told['seq']} was told, and {kept.seq} is the last one kept")
    if in_play(told) and is_playing(kept) and told["hand"]["number"] == kept.hand_number:
        stacks = {number: seat.stack for number, seat in occupied(kept)}
        for seat, chips in brought(told).items():
            if stacks.get(seat) != chips:
                wrong.append(f"{kept.id}: seat {seat} began with {chips}, and {stacks.get(seat)} are kept")
    return wrong


def hand_differences(told: View, now: View) -> list[str]:
    """What of an interrupted hand is not as it was told, once the server is back."""
    table, number = told["table"], told["hand"]["number"]
    if now["hand"]["number"] != number:
        # The kill came between the last step of the hand and its telling, and the next was dealt since.
        return [] if now["hand"]["number"] == number + 1 else [f"{table}: hand {number} is gone"]
    wrong = []
    if hole(now) not in (hole(told), []):
        wrong.append(f"{table}: other hole cards in hand {number}")
    if now["hand"]["board"][: len(told["hand"]["board"])] != told["hand"]["board"]:
        wrong.append(f"{table}: another board in hand {number}")
    if in_play(now) and brought(now) != brought(told):
        wrong.append(f"{table}: other stacks in hand {number}")
    return wrong


def printed(kills: list[Kill]) -> str:
    """All kills as a table."""
    rows = [HEADS, *(kill.cells() for kill in kills)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(HEADS))]
    return "\n".join("  ".join(map(str.ljust, row, widths)).rstrip() for row in rows)


async def measured(folder: Path, kills: int, chance: random.Random) -> list[Kill]:
    """Play and kill `kills` times with the data in `folder`."""
    room = ServedRoom(folder / "data")
    measure = Measure(room, chance)
    try:
        await measure.begin()
        found = [await measure.kill(str(number)) for number in range(1, kills + 1)]
        found.append(await measure.end())
    finally:
        if room.is_running:
            await room.kill()
    return found


def main() -> int:
    """Run the measure and print what came of it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--kills", type=int, default=10)
    parser.add_argument("--seed", type=int, default=None, help="of the player's choices and the moments")
    asked = parser.parse_args()
    seed = asked.seed if asked.seed is not None else random.SystemRandom().randrange(10**6)
    with tempfile.TemporaryDirectory() as folder:
        kills = asyncio.run(measured(Path(folder), asked.kills, random.Random(seed)))
    wrong = sum(len(kill.wrong) for kill in kills)
    hands = sum(len(kill.hands) for kill in kills)
    sys.stdout.write(
        f"{printed(kills)}\n"
        f"{asked.kills} kills in {hands} running hands (seed {seed}): {wrong or 'nothing'} found wrong.\n"
    )
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
