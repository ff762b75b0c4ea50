/** A table as this browser knows it: the view as it was last told, and the facts that led there. */
import type { TableEvent, TableUpdate, TableView } from "./protocol";
import { Parted } from "./parted.svelte";

export const LOG_ENTRIES_MAX = 400;

/** Facts of the table that are no facts of a hand. */
const BETWEEN_HANDS: ReadonlySet<TableEvent["type"]> = new Set([
  "sat_down", "left_table", "leave_asked", "sat_out", "came_back", "post_chosen", "topped_up", "blind_missed", "timed_out", "preferred", "accustomed", "carried_given", "cards_shown",
  "hand_voided",
]);

/** A fact with the names that the seats had then. */
export interface LogEntry {
  /** Counts up; no two entries of a table share it. */
  readonly id: number;
  readonly seq: number;
  readonly event: TableEvent;
  readonly names: ReadonlyMap<number, string>;
}

function namesOf(seats: readonly { readonly seat: number; readonly name: string }[]): ReadonlyMap<number, string> {
  return new Map(seats.map(({ seat, name }) => [seat, name]));
}

export class TableState {
  /** All that is true; everything drawn comes from here. Always the same thing: its parts change, and those of hand and clock. */
  readonly view: TableView;
  /** The last update; its events are for motion and sound only, and empty if it was no single step. */
  lastUpdate: TableUpdate;
  /** Facts since this table is watched, oldest first, beginning with the hand that was running then. */
  log: readonly LogEntry[];
  /** When the view came, in the milliseconds of `performance.now()`. */
  receivedAt: number;
  readonly #parts: Parted<TableView>;
  #entries = 0;

  /** `now` is when the first update came. */
  constructor(update: TableUpdate, now: number) {
    this.#parts = new Parted(update.view, 1);
    this.view = this.#parts.whole;
    this.lastUpdate = $state.raw({ ...update, events: [] });
    this.log = $state.raw(this.#logged(update, update.view));
    this.receivedAt = $state(now);
  }

  /** When the clock of the seat on turn runs out, in the milliseconds of `performance.now()`. */
  get turnEndsAt(): number | null {
    return this.view.clock === null ? null : this.receivedAt + this.view.clock.left_ms;
  }

  /** When the next hand is dealt, in the milliseconds of `performance.now()`. */
  get nextHandAt(): number | null {
    return this.view.next_hand_ms === null ? null : this.receivedAt + this.view.next_hand_ms;
  }

  /**
   * Take an update that came at `now`. The same step told twice is shown twice but happened once.
   *
   * Who comes back is told the facts of the running hand from its beginning; those known already are left out.
   */
  take(update: TableUpdate, now: number): void {
    const events = update.seq > this.lastUpdate.seq ? update.events.slice(this.#known(update.events)) : [];
    if (events.length > 0) this.log = [...this.log, ...this.#logged({ ...update, events }, this.view)].slice(-LOG_ENTRIES_MAX);
    const next = update.seq === this.lastUpdate.seq + 1;
    // Whatever the step left alone stays the same, and nothing that shows it is drawn again.
    this.#parts.take(update.view);
    this.lastUpdate = { ...update, events: next ? events : [] };
    this.receivedAt = now;
  }

  /** How many of `events`, if they begin a hand, stand in the log already. */
  #known(events: readonly TableEvent[]): number {
    const [first] = events;
    if (first?.type !== "hand_started") return 0;
    const start = this.log.findLastIndex(({ event }) => event.type === "hand_started" && event.number === first.number);
    return start === -1 ? 0 : this.log.slice(start).filter(({ event }) => !BETWEEN_HANDS.has(event.type)).length;
  }

  /**
   * The update's events with the names of those who sat there `before` and of those who sit there now.
   *
   * A hand is named after those who played it: who comes late is told its facts when some have left, or others sit there.
   */
  #logged(update: TableUpdate, before: TableView): LogEntry[] {
    const seated = [...before.seats, ...update.view.seats];
    const names = namesOf(seated);
    const played = namesOf([...seated, ...update.view.departed]);
    return update.events.map((event) => ({ id: (this.#entries += 1), seq: update.seq, event, names: BETWEEN_HANDS.has(event.type) ? names : played }));
  }
}
