"""Plays a transcript: the hand runs by the rules, and every line has to be true when its turn comes."""

from splitpot.history.amounts import amount_text
from splitpot.history.played_hand import PlayedHand
from splitpot.history.transcript import Act, AllCheck, Award, Step, Transcript, TranscriptFault
from splitpot.history.transcript_checks import claim_and_truth
from splitpot.poker.actions import Bet, Check, IllegalAction, Raise
from splitpot.poker.events import BetMade, Called, Event, Raised
from splitpot.poker.hand import turn_seat


def play_transcript(transcript: Transcript) -> PlayedHand:
    """The hand of `transcript`, played to its end. Raises TranscriptFault for the first untrue line."""
    player = _Player(transcript)
    for numbered in transcript.steps:
        player.take(numbered.line, numbered.step)
    player.finish(transcript.steps[-1].line)
    return player.played


class _Player:
    def __init__(self, transcript: Transcript) -> None:
        self.played = PlayedHand(transcript.start)
        self._file = transcript.file
        self._names = {seat: name for name, seat in transcript.names.items()}
        self._awards = 0

    def take(self, line: int, step: Step) -> None:
        """Do or check one step."""
        match step:
            case Act(refusal=None):
                self._act(line, step)
            case Act():
                self._refused(line, step)
            case AllCheck():
                self._all_check(line)
            case _:
                self._awards += isinstance(step, Award)
                claim, truth = claim_and_truth(self.played, self._names, step)
                if claim != truth:
                    raise self._fault(line, claim, truth)

    def finish(self, line: int) -> None:
        """A transcript that names an award names them all."""
        if self._awards and self._awards != len(self.played.hand.awards):
            paid = len(self.played.hand.awards)
            raise self._fault(line, f"all awards, here {self._awards}", f"{paid} awards")

    def _act(self, line: int, act: Act) -> None:
        wish = f"{self._names[act.seat]} can {wish_text(act)}"
        try:
            event = self.played.act(act.seat, act.action)
        except IllegalAction as refused:
            raise self._fault(line, wish, self._refusal_text(refused)) from refused
        if isinstance(event, Called) and act.call not in (None, event.amount):
            raise self._fault(line, wish, f"a call of {amount_text(event.amount)}")
        if _is_all_in(event) != act.all_in:
            raise self._fault(line, wish, "him all-in" if _is_all_in(event) else "him with chips left")

    def _refused(self, line: int, act: Act) -> None:
        hand, events = self.played.hand, list(self.played.events)
        claim = " ".join([str(act.refusal), *(f"{word} {amount_text(value)}" for word, value in act.values)])
        try:
            self.played.act(act.seat, act.action)
        except IllegalAction as refused:
            values = [f"{word} {amount_text(value)}" for word, value in refused.values.items()]
            truth = " ".join([refused.reason.value, *(values if act.values else ())])
            if claim != truth:
                raise self._fault(line, claim, truth) from refused
            assert (hand, events) == (self.played.hand, self.played.events), "a refusal changed the hand"
            return
        raise self._fault(line, f"a refusal, {claim}", f"{self._names[act.seat]} can {wish_text(act)}")

    def _all_check(self, line: int) -> None:
        street = self.played.hand.street
        turn = turn_seat(self.played.hand)
        if turn is None:
            raise self._fault(line, "somebody to check", "nobody to act")
        while turn is not None and self.played.hand.street is street:
            self._act(line, Act(turn, Check()))
            turn = turn_seat(self.played.hand)

    def _fault(self, line: int, expected: str, got: str) -> TranscriptFault:
        return TranscriptFault(self._file, line, expected, got)

    def _refusal_text(self, refused: IllegalAction) -> str:
        turn = turn_seat(self.played.hand)
        who = "nobody" if turn is None else self._names[turn]
        return f"the refusal {refused.reason.value} ({who} is to act)"


def wish_text(act: Act) -> str:
    """What was asked for, in the words of a transcript."""
    words = type(act.action).__name__.lower()
    if isinstance(act.action, Bet | Raise):
        words += f" to {amount_text(act.action.to)}"
    elif act.call is not None:
        words += f" {amount_text(act.call)}"
    return words + (" all-in" if act.all_in else "")


def _is_all_in(event: Event) -> bool:
    return isinstance(event, Called | BetMade | Raised) and event.all_in
