"""The route of equities: questions are worked on in threads, a few at a time, and dropped if nobody waits."""

import asyncio
import threading
import time

from litestar import post
from litestar.handlers import HTTPRouteHandler

from splitpot.equity.calculation import Equity, Limits, Progress, equity
from splitpot.equity.outs import NextCard
from splitpot.equity.patience import Stopped
from splitpot.equity.question import QuestionError, ask
from splitpot.equity.shares import POT, HandEquity
from splitpot.limits import (
    EQUITY_AT_ONCE,
    EQUITY_BURST,
    EQUITY_DEALS_MAX,
    EQUITY_MATCHUPS_MAX,
    EQUITY_PER_SECOND,
    EQUITY_READING_SECONDS_MAX,
    EQUITY_SECONDS_MAX,
    EQUITY_WAITING_MAX,
)
from splitpot.protocol.equities import EquityAnswer, EquityHand, EquityNext, EquityOuts, EquityWish
from splitpot.protocol.faults import RequestFault
from splitpot.table import TableRefusal
from splitpot.web.asgi import address_of
from splitpot.web.rates import Rates
from splitpot.web.reception import Asked, wish_of
from splitpot.web.refusals import PageRefused

_LIMITS = Limits(
    trials=10**9,
    deals=EQUITY_DEALS_MAX,
    matchups=EQUITY_MATCHUPS_MAX,
    seconds=EQUITY_SECONDS_MAX,
    error=0.0005,
)


class Scales:
    """Weighs questions off the event loop; what is asked beyond the limits is refused."""

    def __init__(self) -> None:
        self._at_once = asyncio.Semaphore(EQUITY_AT_ONCE)
        self._asked = 0

    async def weigh(self, wish: EquityWish, asker: Asked) -> EquityAnswer:
        """The answer, as soon as it is this question's turn. Raises PageRefused.

        When the asker leaves, the work ends.
        """
        if self._asked >= EQUITY_AT_ONCE + EQUITY_WAITING_MAX:
            raise PageRefused(TableRefusal.BUSY)
        self._asked += 1
        stop = threading.Event()
        gone = asyncio.create_task(_has_left(asker, stop))
        try:
            async with self._at_once:
                return await asyncio.to_thread(answer, wish, stop)
        finally:
            stop.set()
            gone.cancel()
            self._asked -= 1


def equity_routes() -> list[HTTPRouteHandler]:
    """The handler of /api/equity."""
    rates = Rates(EQUITY_BURST, EQUITY_PER_SECOND)
    scales = Scales()

    @post("/api/equity", status_code=200)
    async def weigh(request: Asked) -> EquityAnswer:
        wish = await wish_of(request, EquityWish)
        if not rates.take(address_of(request.scope), time.monotonic()):
            raise PageRefused(RequestFault.TOO_FAST)
        return await scales.weigh(wish, request)

    return [weigh]


def answer(wish: EquityWish, stop: threading.Event) -> EquityAnswer:
    """The answer to a question, until `stop` is set. Raises PageRefused."""

    read_by = time.monotonic() + EQUITY_READING_SECONDS_MAX

    def reads_on() -> bool:
        return not stop.is_set() and time.monotonic() < read_by

    def watch(_: Progress) -> bool:
        return not stop.is_set()

    try:
        if stop.is_set():
            raise Stopped
        asked = ask(wish.game, wish.hands, wish.board, wish.dead, go_on=reads_on)
        return _told(equity(asked, _LIMITS, watch=watch))
    except QuestionError as refused:
        numbers = {"hand": refused.hand, "position": refused.position}
        raise PageRefused(
            refused.fault, **{name: number for name, number in numbers.items() if number}
        ) from None
    except Stopped:
        # Nobody reads this any more, or its ranges take too long to read.
        raise PageRefused(TableRefusal.BUSY) from None


async def _has_left(asker: Asked, stop: threading.Event) -> None:
    while (await asker.receive())["type"] != "http.disconnect":
        pass
    stop.set()


def _told(found: Equity) -> EquityAnswer:
    prospect = found.prospect
    return EquityAnswer(
        exact=found.exact,
        boards=found.boards,
        hands=tuple(map(_hand, found.hands)),
        next=tuple(map(_next, prospect.cards)) if prospect else (),
        outs=tuple(EquityOuts(outs.high, outs.low) for outs in prospect.outs) if prospect else (),
    )


def _hand(hand: HandEquity) -> EquityHand:
    share = hand.share
    return EquityHand(
        count=hand.count,
        equity=hand.equity,
        error=hand.standard_error,
        high=hand.high,
        low=hand.low,
        scoop=hand.part(share.scoop),
        three_quarter=hand.part(share.three_quarter),
        half=hand.part(share.half),
        quarter=hand.part(share.quarter),
        tie=hand.part(share.tie),
        nothing=hand.part(hand.nothing),
    )


def _next(coming: NextCard) -> EquityNext:
    parts = tuple(units / (POT * coming.boards) for units in coming.units)
    return EquityNext(coming.card, parts, coming.highs, coming.lows)
