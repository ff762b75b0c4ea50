/** What is told anew, with those parts of before that stayed as they were: whatever draws them need not draw them again. */

/** `now`, but every part of it that equals the one in `before` is that very one. Knows plain values, lists and maps. */
export function unchanged<T>(before: unknown, now: T): T {
  if (Object.is(before, now)) return now;
  if (before === null || now === null || typeof before !== "object" || typeof now !== "object") return now;
  if (Array.isArray(now)) return Array.isArray(before) ? (listed(before, now) as T) : now;
  if (now instanceof Map) return before instanceof Map && sameMap(before, now) ? (before as T) : now;
  if (Array.isArray(before) || before instanceof Map) return now;
  return named(before as Parts, now as Parts) as T;
}

type Parts = Record<string, unknown>;

function listed(before: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  const parts = now.map((part, index) => unchanged(before[index], part));
  return parts.length === before.length && parts.every((part, index) => Object.is(part, before[index])) ? before : parts;
}

function named(before: Parts, now: Parts): Parts {
  const names = Object.keys(now);
  let same = names.length === Object.keys(before).length;
  const parts: Parts = {};
  for (const name of names) {
    const part = unchanged(before[name], now[name]);
    parts[name] = part;
    if (same && !(Object.is(part, before[name]) && name in before)) same = false;
  }
  return same ? before : parts;
}

function sameMap(before: ReadonlyMap<unknown, unknown>, now: ReadonlyMap<unknown, unknown>): boolean {
  if (before.size !== now.size) return false;
  for (const [key, part] of now) if (!before.has(key) || !Object.is(unchanged(before.get(key), part), before.get(key))) return false;
  return true;
}
