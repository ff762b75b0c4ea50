"""A batch is judged as if each piece of work came alone: a property, without a database."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from splitpot.ledger import MINT, Entry, Leg, overdrawn, posted, total
from splitpot.storage import DuplicateEntry, InsufficientChips, LeaseLost, SequenceTaken, StepRecord
from splitpot.storage.batch import Found, SealedStep, Work, judge, step_context, wanted
from splitpot.storage.schema import entries, journal
from splitpot.storage.seal import KEY_BYTES, Seal

SEAL = Seal(bytes(KEY_BYTES))
ACCOUNTS = ["mint", "house", "wallet:ann", "wallet:bob", "seat:oak:ann"]


@st.composite
def movements(draw: st.DrawFn) -> Entry:
    """An entry between two accounts; ids repeat, now with the same and now with other chips."""
    source, target = draw(st.permutations(ACCOUNTS))[:2]
    chips = draw(st.integers(1, 20))
    return Entry(draw(st.sampled_from("abcdefghij")), "k", (Leg(source, -chips), Leg(target, chips)))


@st.composite
def works(draw: st.DrawFn) -> Work:
    """A step, an entry, or both."""
    entry = draw(st.none() | movements())
    if entry and draw(st.booleans()):
        return Work(0, entry=entry)
    record = StepRecord(
        draw(st.sampled_from(["oak", "elm"])),
        draw(st.integers(1, 6)),
        draw(st.sampled_from([1, 1, 1, 2])),
        1,
        draw(st.sampled_from([b"x", b"y"])),
        entry,
    )
    payload = SEAL.seal(record.payload, step_context(record.table_id, record.seq))
    return Work(0, step=SealedStep(record, payload, None), entry=entry)


def fresh() -> Found:
    """A database with two owned tables and some chips."""
    return Found(epochs={"oak": 1, "elm": 1}, balances={MINT: -30, "wallet:ann": 20, "wallet:bob": 10})


@given(st.lists(works(), max_size=20))
def test_a_batch_is_judged_like_its_parts(batch: list[Work]) -> None:
    """All at once or one at a time: the same outcomes, rows and balances."""
    together, alone = fresh(), fresh()
    outcomes, rows = judge(batch, together, SEAL)
    parts = [judge([work], alone, SEAL) for work in batch]

    assert [str(it) for it in outcomes] == [str(part[0][0]) for part in parts]
    assert rows.inserts == {
        table: [row for _, part in parts for row in part.inserts[table]] for table in rows.inserts
    }
    assert together == alone


@given(st.lists(works(), max_size=20))
def test_no_batch_makes_chips_or_overdraws(batch: list[Work]) -> None:
    """What is let through keeps the books balanced; balances are those the written entries add up to."""
    found = fresh()
    before = dict(found.balances)
    outcomes, rows = judge(batch, found, SEAL)
    written = {row[0] for row in rows.inserts[entries]}
    first = {
        work.entry.id: work.entry
        for work, it in reversed(list(zip(batch, outcomes, strict=True)))
        if work.entry and it is None
    }

    assert 0 == total(found.balances)
    assert () == overdrawn(found.balances)
    assert found.balances == posted(before, [first[entry_id] for entry_id in written])
    assert len(written) == len(rows.inserts[entries])
    assert {it.__class__ for it in outcomes} <= {
        type(None),
        LeaseLost,
        SequenceTaken,
        DuplicateEntry,
        InsufficientChips,
    }


@given(st.lists(works(), max_size=20))
def test_steps_of_a_table_only_go_forward(batch: list[Work]) -> None:
    """No place is written twice, and none before the last."""
    _, rows = judge(batch, fresh(), SEAL)
    for table_id in ("oak", "elm"):
        seqs = [row[1] for row in rows.inserts[journal] if row[0] == table_id]
        assert sorted(set(seqs)) == seqs


@given(st.lists(works(), max_size=20))
def test_everything_judged_was_asked_for(batch: list[Work]) -> None:
    """The writer read every key that the judgement looks at, each once and in order."""
    keys = wanted(batch)

    assert sorted({work.step.record.table_id for work in batch if work.step}) == keys.table_ids
    assert sorted({leg.account for work in batch if work.entry for leg in work.entry.legs}) == keys.accounts
    asked: list[list[Any]] = [keys.table_ids, keys.steps, keys.entry_ids, keys.accounts]
    assert [sorted(set(it)) for it in asked] == asked
