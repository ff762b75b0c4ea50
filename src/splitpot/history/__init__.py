"""Hands as text: transcripts that prove the rules."""

from splitpot.history.amounts import UNITS_PER_CHIP, amount_text, parse_amount
from splitpot.history.transcript import Transcript, TranscriptFault
from splitpot.history.transcript_parser import parse_transcript
from splitpot.history.transcript_player import play_transcript

__all__ = [
    "UNITS_PER_CHIP",
    "Transcript",
    "TranscriptFault",
    "amount_text",
    "parse_amount",
    "parse_transcript",
    "play_transcript",
]
