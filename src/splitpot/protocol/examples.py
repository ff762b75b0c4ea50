"""One example of every message, for the protocol page; tests send each through the codec."""

import msgspec

from splitpot.poker.actions import Bet, Call, Check, Fold, Raise, Refusal
from splitpot.poker.apply import begin
from splitpot.poker.events import (
    BetMade,
    BetReturned,
    BetsCollected,
    BoardDealt,
    Called,
    Checked,
    Folded,
    Half,
    HandEnded,
    HandsOpened,
    HandStarted,
    High,
    Hole,
    HolesDealt,
    Mucked,
    Post,
    Posted,
    PostKind,
    Pot,
    PotAwarded,
    Raised,
    RakeTaken,
    Share,
    Shown,
    Stack,
    Street,
)
from splitpot.poker.rules import fixed_limit
from splitpot.poker.sight import hand_view
from splitpot.protocol.chat import ChatLine, ChatUpdate, React, Reaction, Say
from splitpot.protocol.equities import EquityAnswer, EquityHand, EquityNext, EquityOuts, EquityWish
from splitpot.protocol.faults import Farewell, PageFault
from splitpot.protocol.pages import (
    Fault,
    GuestWish,
    HandList,
    HandRecord,
    HandSeat,
    HandSteps,
    HandSummary,
    Health,
    LanguageWish,
    Me,
    SpareKey,
    SpareKeyHolder,
    SpareKeyUse,
    SpareKeyWish,
)
from splitpot.protocol.requests import Ping, Unwatch, Watch, WatchLobby
from splitpot.protocol.updates import (
    Accepted,
    DeviceJoined,
    Goodbye,
    LobbyUpdate,
    PlayedHere,
    PlayerInfo,
    Pong,
    Refused,
    TableInfo,
    TableUpdate,
    Wallet,
    Welcome,
)
from splitpot.table.facts import (
    Accustomed,
    BlindMissed,
    CameBack,
    CardsShown,
    CarriedGiven,
    HandVoided,
    LeaveAsked,
    LeftTable,
    OutReason,
    PostChosen,
    Preferred,
    SatDown,
    SatOut,
    TimedOut,
    ToppedUp,
)
from splitpot.table.requests import Accustom, Act, Leave, PostNow, Prefer, Show, Sit, SitOut, TopUp, UseBank
from splitpot.table.view import BotLevel, Mark, SeatState, SeatView, Stage, TableView, YouView

_RULES = fixed_limit("omaha8", 100, 200, unit=50)
_ANN = PlayerInfo("5f0c3a9be1d24478", "Ann", "en", 198_000)
_VIEW = TableView(
    table="oak",
    name="Oak",
    rules=_RULES,
    practice=True,
    seq=1,
    stage=Stage.WAITING,
    seats=(SeatView(3, "Ann", 2_000, SeatState.PLAYING, None, None, False, True, False, None),),
    button=None,
    hand=None,
    turn=None,
    clock=None,
    next_hand_ms=None,
    you=YouView(3, None, None, False, False, 150),
    watchers=0,
)

_REQUESTS = (
    WatchLobby(),
    Watch("oak"),
    Unwatch("oak"),
    Sit("oak", 3, 2_000, "k1"),
    Leave("oak", "k2"),
    SitOut("oak", True, "k3"),
    TopUp("oak", 1_000, "k4"),
    PostNow("oak", True, "k5"),
    Prefer("oak", True, False, "k7"),
    Accustom("oak", False, True, "k10"),
    UseBank("oak", 12, 4187, "k8"),
    Show("oak", 12, (51,), "k9"),
    Act("oak", 12, 4187, "k6", Raise(200)),
    Say("oak", "Good evening", "k11"),
    React("oak", Reaction.NICE_HAND, "k12"),
    Ping(1_234),
)
_ACTIONS = (Fold(), Check(), Call(), Bet(100), Raise(200))
_UPDATES = (
    Welcome("0.1.0", 1, _ANN),
    LobbyUpdate((TableInfo("oak", "Oak", _RULES, True, 1, 5, 2, 12, 1_450, 3, ()),)),
    TableUpdate("oak", 1, (SatDown(3, _ANN.id, "Ann", 2_000),), _VIEW),
    ChatUpdate("oak", True, False, (ChatLine(7, "Ann", 3, 1_777_666_449_000, "Good evening", None),)),
    PlayedHere("oak", False),
    Wallet(198_000),
    DeviceJoined(),
    Accepted("k1"),
    Refused("k6", Refusal.WRONG_AMOUNT, {"min": 200, "max": 200}),
    Pong(1_234),
    Goodbye(Farewell.RESTARTING),
)
_TABLE_FACTS = (
    SatDown(3, "", "Ann", 2_000),
    LeftTable(3, "", "Ann", 2_350, 1_777_666_449_000),
    LeaveAsked(3),
    SatOut(3, OutReason.TIMED_OUT),
    CameBack(3),
    PostChosen(3, True),
    Preferred(3, True, False),
    Accustomed(3, False, True),
    ToppedUp(3, 1_000),
    BlindMissed(3, Mark.ML),
    TimedOut(3),
    CarriedGiven(3, 50),
    CardsShown(3, (51,)),
    HandVoided(12),
)
_HIGH = High("two_pair", (11, 2))
_STARTED = HandStarted(
    12, _RULES, 3, (Stack(4, 2_000), Stack(3, 2_000)), (Post(3, PostKind.SMALL_BLIND, 50),), ()
)
_HAND_FACTS = (
    _STARTED,
    Posted(3, PostKind.SMALL_BLIND, 50),
    HolesDealt((Hole(4, (None, None, None, None)), Hole(3, (51, 46, 0, 5)))),
    Folded(4),
    Checked(4),
    Called(3, 50),
    BetMade(4, 100),
    Raised(3, 200),
    BetReturned(3, 100),
    BetsCollected((Pot(400, (3, 4)),)),
    HandsOpened((Hole(3, (51, 46, 0, 5)), Hole(4, (48, 44, 9, 14)))),
    BoardDealt(Street.FLOP, (45, 8, 10)),
    Shown(3, (51, 46, 0, 5), _HIGH, (6, 2, 1, 0, 12)),
    Mucked(4),
    RakeTaken((10,)),
    PotAwarded(0, Half.HIGH, 200, (Share(3, 200),)),
    HandEnded((Stack(3, 2_200), Stack(4, 1_800))),
)
_PAGES = (
    GuestWish("Ann", "en"),
    LanguageWish("pl"),
    SpareKey("K7PM4-XQD2R", 900),
    SpareKeyWish("K7PM4-XQD2R"),
    SpareKeyHolder("Ann"),
    SpareKeyUse("K7PM4-XQD2R"),
    EquityWish("omaha8", ("As2sKdQd", "9c9hJcTc"), "3c4h9d8s"),
    EquityAnswer(
        True,
        40,
        (
            EquityHand(1, 0.55, None, 0.05, 0.5, 0.1, 0.0, 0.9, 0.0, 0.9, 0.0),
            EquityHand(1, 0.45, None, 0.45, 0.0, 0.0, 0.0, 0.9, 0.0, 0.9, 0.1),
        ),
        (EquityNext(15, (1.0, 0.0), (0,), (0,)),),
        (EquityOuts((15,), ()), EquityOuts((), ())),
    ),
    Me(_ANN, 2_000, 50_000, 200_000),
    HandList(
        (HandSummary("oak", "Oak", 12, 1_777_666_449_000, _RULES, 2, (51, 46, 0, 5), (45, 8, 10), 400, 200),),
        None,
    ),
    HandRecord(
        "oak",
        "Oak",
        12,
        1_777_666_449_000,
        _RULES,
        (HandSeat(3, "Ann", None, True, 200), HandSeat(4, "Pebble", BotLevel.EASY, False, -200)),
        _HAND_FACTS[:2],
        hand_view(begin(_STARTED), 3),
    ),
    HandSteps((hand_view(begin(_STARTED), 3),)),
    Fault(PageFault.REFILL_NOT_DUE, {"chips": 60_000, "below": 50_000}),
    Health("0.1.0", 6),
)

EXAMPLES: dict[str, msgspec.Struct] = {
    type(example).__name__: example
    for example in (*_REQUESTS, *_ACTIONS, *_UPDATES, *_TABLE_FACTS, *_HAND_FACTS, *_PAGES)
}
"""An example by the name of its type."""
