/** What is told anew again and again, part by part: whoever reads one part hears of it when that part changes, and only then. */
import { unchanged } from "./unchanged";

/** One part with a signal of its own. */
interface Part {
  value: unknown;
}

function part(first: unknown): Part {
  let value = $state.raw(first);
  return {
    get value() {
      return value;
    },
    set value(next) {
      value = next;
    },
  };
}

export class Parted<Whole extends object> {
  /** Always the same thing, with the parts that were told last. */
  readonly whole = {} as Whole;
  readonly #parts = new Map<string, Part>();
  readonly #deeper = new Map<string, Parted<object>>();
  readonly #depth: number;

  /** Parts that are things with names themselves come in parts too, `depth` times. */
  constructor(first: Whole, depth: number) {
    this.#depth = depth;
    this.take(first);
  }

  /** Be told what is true now. Must be of the same shape as before, but for parts that come and go. */
  take(now: Whole): void {
    for (const [name, value] of Object.entries(now)) this.#put(name, this.#deep(name, value));
    for (const name of this.#parts.keys()) if (!(name in now)) this.#put(name, undefined);
  }

  #put(name: string, value: unknown): void {
    const known = this.#parts.get(name);
    if (known !== undefined) {
      known.value = unchanged(known.value, value);
      return;
    }
    const made = part(value);
    this.#parts.set(name, made);
    Object.defineProperty(this.whole, name, { enumerable: true, get: () => made.value });
  }

  #deep(name: string, value: unknown): unknown {
    if (this.#depth === 0 || value === null || typeof value !== "object" || Array.isArray(value)) return value;
    const known = this.#deeper.get(name);
    if (known !== undefined) {
      known.take(value);
      return known.whole;
    }
    const made = new Parted<object>(value, this.#depth - 1);
    this.#deeper.set(name, made);
    return made.whole;
  }
}
