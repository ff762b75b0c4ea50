"""`splitpot serve`: opens the room and keeps it open until it is told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import ipaddress
import signal
import socket
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from splitpot.cli.address import note_address
from splitpot.cli.fault import Fault
from splitpot.cli.installed import client_folder
from splitpot.cli.options import Data, Database
from splitpot.cli.store import (
    folder_of,
    location_of,
    node_name,
    opened_store,
    refuse_damaged,
    warn_of_open_key,
)

if TYPE_CHECKING:
    from splitpot.web import RoomServer

_TROUBLE = 1
_EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 -- only compared with


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.", metavar="HOST")] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(help="The port; 0 takes a free one.", envvar="PORT", min=0, max=65535)
    ] = 8000,
    data: Data = Path("data"),
    database: Database = None,
    pace: Annotated[str, typer.Option(help="How fast tables run: relaxed, normal or quick.")] = "normal",
    proxy: Annotated[
        str | None,
        typer.Option(help="A reverse proxy whose X-Forwarded headers are believed.", metavar="ADDRESS"),
    ] = None,
    chat: Annotated[bool, typer.Option(help="Whether people may write to each other at the tables.")] = True,
    odds: Annotated[bool, typer.Option(help="Whether open all-in hands show what they may expect.")] = True,
) -> None:
    """Open the room for browsers until Ctrl+C or SIGTERM; running hands go on at the next start."""
    from splitpot.cli.logs import log_to_stderr
    from splitpot.table import PACES

    if pace not in PACES:
        raise Fault(f"there is no pace '{pace}'; the paces are {', '.join(PACES)}.", code="unknown_pace")
    client = client_folder()
    if client is None:
        raise Fault(
            "the web client is not built; run `make setup`, or install the package again.",
            code="no_client",
            exit_code=_TROUBLE,
        )
    place = location_of(data, database)
    if proxy is not None:
        _check_proxy(proxy)
    log_to_stderr()
    with contextlib.closing(_bound(host, port)) as bound:
        print(f"Opening the room in {place} ...", flush=True)
        with _runner() as runner:
            runner.run(_serve(bound, data, database, pace, client, proxy, chat=chat, odds=odds))
    print("The room is closed; running hands go on at the next start.", flush=True)


def _check_proxy(proxy: str) -> None:
    """Refuse what no connection will ever come from, which would quietly believe nobody."""
    for address in proxy.split(","):
        try:
            ipaddress.ip_network(address.strip())
        except ValueError:
            raise Fault(
                f"--proxy is '{proxy}'; it must be addresses or networks, as in 127.0.0.1 or 10.0.0.0/8.",
                code="bad_proxy",
            ) from None


def _bound(host: str, port: int) -> socket.socket:
    from splitpot.web import bound_socket

    try:
        return bound_socket(host, port)
    except socket.gaierror:
        raise Fault(f"'{host}' is no address of this machine; try 127.0.0.1.", code="bad_host") from None
    except OSError as error:
        why = {
            errno.EADDRINUSE: f"port {port} is in use on {host}; choose another with --port",
            errno.EACCES: f"port {port} may not be used by this user; choose one above 1023 with --port",
            errno.EADDRNOTAVAIL: f"{host} is no address of this machine; try 127.0.0.1",
        }.get(error.errno or 0, f"{host} port {port} cannot be used: {error.strerror}")
        raise Fault(f"{why}.", code="no_port", exit_code=_TROUBLE) from None


def _runner() -> asyncio.Runner:
    try:
        import uvloop
    except ImportError:  # not made for every system
        return asyncio.Runner()
    return asyncio.Runner(loop_factory=uvloop.new_event_loop)


async def _serve(
    bound: socket.socket,
    data: Path,
    database: str | None,
    pace: str,
    client: Path,
    proxy: str | None,
    *,
    chat: bool,
    odds: bool,
) -> None:
    """Open store, tables and server in this order, and close them in the other one."""
    from splitpot.cli.open_odds import open_odds
    from splitpot.cli.practice import Practice
    from splitpot.cluster import House
    from splitpot.table import PACES
    from splitpot.web import RoomServer, WebApplication

    async with opened_store(data, database, sole=True) as store:
        warn_of_open_key(data, database)
        await refuse_damaged(store)
        house = await House.open(
            store, PACES[pace], node=node_name(data, database), odds=open_odds if odds else None
        )
        try:
            if house.damaged and not house.actors:
                raise Fault(
                    f"no table of this room can be opened, damaged are {', '.join(house.damaged)}; put back a"
                    " backup from before the damage, `splitpot doctor` lists all of it.",
                    code="tables_damaged",
                    exit_code=_TROUBLE,
                )
            if not house.actors:
                raise Fault(
                    "another server runs the tables of this database; stop it and wait a few seconds.",
                    code="tables_held",
                    exit_code=_TROUBLE,
                )
            practice = Practice(house, store)
            server = RoomServer(WebApplication(store, house, client, chat=chat), proxy=proxy)
            practice.start()
            try:
                # Behind a proxy the room has another address than the one it listens on.
                address = None if proxy else _address_nearby(bound) or _address(bound)
                note_address(folder_of(data, database), address)
                await _until_told(server, bound)
            finally:
                await practice.stop()
        finally:
            await house.close()


async def _until_told(server: RoomServer, bound: socket.socket) -> None:
    """Serve until a signal comes, and say when browsers can come in."""
    loop = asyncio.get_running_loop()

    def stop() -> None:
        server.should_exit = True

    for told in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(told, stop)
    serving = asyncio.create_task(server.serve(sockets=[bound]))
    listening = asyncio.create_task(server.listening.wait())
    await asyncio.wait((serving, listening), return_when=asyncio.FIRST_COMPLETED)
    if listening.done():
        print(f"Splitpot is open at {_address(bound)}", flush=True)
        near = _address_nearby(bound)
        if near:
            print(f"Others in your network find it at {near}", flush=True)
    listening.cancel()
    await serving


def _address_nearby(bound: socket.socket) -> str | None:
    """Where other machines find a room that listens everywhere; None if it does not, or has no network."""
    host, port = bound.getsockname()[:2]
    if host not in _EVERYWHERE:
        return None
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: the system only says from which address it would be.
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        own = probe.getsockname()[0]
    return None if own.startswith("127.") else f"http://{own}:{port}"


def _address(bound: socket.socket) -> str:
    host, port = bound.getsockname()[:2]
    if host in _EVERYWHERE:
        host = "127.0.0.1"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
