/** What is told anew, with those parts of before that stayed as they were: whatever draws them need not draw them again. */

/** `now`, but every part of it that equals the one in `before` is that very one. Knows plain values, lists and maps; of anything else it takes the newer. */
export function unchanged<T>(before: unknown, now: T): T {
  if (Object.is(before, now)) return now;
  if (before === null || now === null || typeof before !== "object" || typeof now !== "object") return now;
  if (Array.isArray(now)) return Array.isArray(before) ? (listed(before, now) as T) : now;
  if (now instanceof Map) return before instanceof Map && sameMap(before, now) ? (before as T) : now;
  if (Array.isArray(before) || before instanceof Map || Object.getPrototypeOf(now) !== Object.prototype) return now;
  return named(before as Parts, now as Parts) as T;
}

type Parts = Record<string, unknown>;

// Most parts stay, and this runs with every update: a copy is made only where a part has to be put into it.
function listed(before: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  let same = now.length === before.length;
  let kept: unknown[] | null = null;
  for (let index = 0; index < now.length; index += 1) {
    const part = unchanged(before[index], now[index]);
    if (!Object.is(part, before[index])) same = false;
    if (!Object.is(part, now[index])) (kept ??= [...now])[index] = part;
  }
  return same ? before : (kept ?? now);
}

function named(before: Parts, now: Parts): Parts {
  let names = 0;
  let same = true;
  let kept: Parts | null = null;
  for (const name in now) {
    names += 1;
    const part = unchanged(before[name], now[name]);
    if (!Object.is(part, before[name]) || (part === undefined && !(name in before))) same = false;
    if (!Object.is(part, now[name])) (kept ??= { ...now })[name] = part;
  }
  if (same) for (const _ in before) names -= 1;
  return same && names === 0 ? before : (kept ?? now);
}

function sameMap(before: ReadonlyMap<unknown, unknown>, now: ReadonlyMap<unknown, unknown>): boolean {
  if (before.size !== now.size) return false;
  for (const [key, part] of now) if (!before.has(key) || !Object.is(unchanged(before.get(key), part), before.get(key))) return false;
  return true;
}
